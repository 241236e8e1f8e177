// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/evening_history.hpp"

#include <algorithm>

#include "framework/evening/what_depends.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {

using namespace tournament;

Allowed<void> EveningHistory::undo(std::string event, std::string reason) {
  return log_.write_and_copy([&](const Tournament& now) -> Allowed<EveningPlan> {
    if (now.event(event) == nullptr) return refuse("evening.no_event", {excerpt(event)});
    if (!now.counts(event)) return refuse("evening.counts_no_more");
    if (const auto why = what_depends(now, log_.names(), event); !why.empty())
      return tl::unexpected<Remark>(why.front());  // T20.6
    return EveningPlan::one(Undone{event, reason});
  });
}

Allowed<void> EveningHistory::choose(std::string pairing, std::string reason) {
  return log_.write_and_copy([&](const Tournament& now) -> Allowed<EveningPlan> {
    for (const auto& aside : now.aside) {
      if (aside.kind != Aside::Kind::kPairedTwice) continue;
      if (std::ranges::find(aside.events, pairing) == aside.events.end()) continue;
      Chosen chosen{pairing, {}, reason};
      for (const auto& id : aside.events)
        if (id != pairing) chosen.rejected.push_back(id);
      return EveningPlan::one(std::move(chosen));
    }
    return refuse("evening.not_paired_twice");
  });
}

Allowed<void> EveningHistory::accept(std::vector<std::string> events, std::string reason) {
  return log_.write_and_copy([&](const Tournament& now) -> Allowed<EveningPlan> {
    for (const auto& event : events)
      if (std::ranges::none_of(now.aside, [&](const Aside& aside) {
            return aside.kind == Aside::Kind::kTooLate && aside.events.front() == event;
          }))
        return refuse("evening.not_late", {excerpt(event)});
    return EveningPlan::one(Accepted{events, reason});
  });
}

}  // namespace boardwright
