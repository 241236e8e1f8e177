// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/publish.hpp"

#include <utility>
#include <variant>

#include "framework/evening/checked_in.hpp"

namespace boardwright {

using namespace tournament;

Allowed<void> publish(Evening& evening, const Draft& draft, std::string reason) {
  if (auto published = evening.publish(draft, std::move(reason)); !published) return published;
  if (auto here = keep_checked_in(evening); !here) return here;
  while (!evening.now().settings.open_until.empty()) {
    const auto next = draft_round(evening.now(), evening.names());
    const auto* more = std::get_if<Draft>(&next.what);
    if (more == nullptr) break;
    if (auto published = evening.publish(*more); !published) return published;
    if (auto here = keep_checked_in(evening); !here) return here;
  }
  return {};
}

}  // namespace boardwright
