// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/editor/known_reserves.hpp"

#include <algorithm>

namespace boardwright::desktop {

void KnownReserves::look_at(const std::string& text, const std::optional<Position>& position) {
  if (!position) return;
  auto found = reserve_counters(*position);
  if (are_in(text))
    for (const ReserveCounter& known : counters_)
      if (std::find(found.begin(), found.end(), known) == found.end()) found.push_back(known);
  std::sort(found.begin(), found.end());
  counters_ = std::move(found);
  frame_ = frame_of_numbers(text);
}

}  // namespace boardwright::desktop
