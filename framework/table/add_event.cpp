// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/add_event.hpp"

#include "framework/match/time_source.hpp"

namespace boardwright {

Result<void> add_event(SharedStore& store, const ClubEvent& event) {
  if (auto right = check_clock(system_time()); !right) return right;
  return store.use([&](Store& kept) { return kept.add(event); });
}

}  // namespace boardwright
