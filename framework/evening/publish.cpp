// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/publish.hpp"

#include <utility>
#include <variant>

#include "framework/evening/checked_in.hpp"

namespace boardwright {

using namespace tournament;

Allowed<void> publish(Evening& evening, Draft draft, std::string reason) {
  for (;;) {
    if (auto published = evening.rounds().publish(draft, std::exchange(reason, {})); !published)
      return published;
    if (auto here = keep_checked_in(evening); !here) return here;
    if (evening.now().settings.open_until.empty()) return {};
    auto next = draft_round(evening.now(), evening.names());
    auto* more = std::get_if<Draft>(&next.what);
    if (more == nullptr) return {};
    draft = std::move(*more);
  }
}

}  // namespace boardwright
