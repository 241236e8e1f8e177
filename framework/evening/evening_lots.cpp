// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/evening_lots.hpp"

#include "framework/text/plain_text.hpp"
#include "framework/tournament/lots.hpp"
#include "framework/tournament/lots_due.hpp"

namespace boardwright {

using namespace tournament;

std::string lot_hash(const Tournament& tournament) {
  return may_draw(tournament) ? promised_hash(tournament) : std::string();
}

Allowed<void> EveningLots::promise() {
  return log_.write([](const Tournament& now) -> Allowed<EveningPlan> {
    if (!may_draw(now) || open_promise(now) != nullptr) return EveningPlan();
    return EveningPlan::one(LotPromised{Seed::fresh().hex()});
  });
}

Allowed<void> EveningLots::draw(const std::string& said) {
  constexpr std::size_t kLongestSaid = 1000;
  if (said.size() > kLongestSaid || !is_utf8(said) || one_line(said) != said)
    return refuse("evening.lot_words", {std::to_string(kLongestSaid)});
  if (auto fixed = promise(); !fixed) return fixed;
  auto drawn = log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    const auto due = lots_due(now);
    if (due.empty() && !said.empty()) return refuse("evening.no_lot_due");
    const auto* promised = open_promise(now);
    EveningPlan plan;
    if (promised == nullptr || due.empty()) return plan;
    for (auto& lot : draw_promised(now, *promised, due, said)) plan.events.push_back({std::move(lot)});
    return plan;
  });
  return drawn ? promise() : drawn;
}

}  // namespace boardwright
