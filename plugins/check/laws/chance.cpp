// SPDX-License-Identifier: GPL-3.0-or-later
#include <boardwright/abi/chance.h>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/guarded.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

Finding chance_events(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* chance = rules.extension<bw_chance>(BW_CHANCE_EVENTS);
  if (chance == nullptr) return not_applicable("the rules have no chance");
  const std::uint32_t most = rules.facts().max_moves;
  std::uint64_t met = 0;
  Finding finding = each_position(trial, {}, [&](const Position& position) -> Result<void> {
    if (!position.is_chance()) return {};
    ++met;
    Guarded<Move> events(most);
    Guarded<std::uint32_t> weights(most);
    std::uint32_t count = 0;
    const bw_status status =
        chance->events(rules.raw(), position.data(), events.data(), weights.data(), &count);
    if (!events.intact() || !weights.intact() || count > most)
      return fail("there are more chance events than the " + std::to_string(most) + " that are declared");
    if (status != BW_OK) return fail("listing the chance events fails with status " + std::to_string(status));
    const auto event = events.take(count);
    const auto weight = weights.take(count);
    std::uint64_t sum = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      if (i > 0 && event[i] <= event[i - 1])
        return fail("event " + std::to_string(event[i]) + " is listed after " + std::to_string(event[i - 1]));
      if (weight[i] == 0) return fail("event " + std::to_string(event[i]) + " has the weight 0");
      sum += weight[i];
    }
    if (sum >= std::uint64_t{1} << 32U)
      return fail("the weights' sum is " + std::to_string(sum) + ", expected less than 2^32");
    return {};
  });
  if (finding.status == Status::kPassed && met == 0)
    return broken("the rules have chance events, but chance is never on turn");
  return finding.status == Status::kPassed ? passed(met, "positions with chance on turn") : finding;
}

}  // namespace

std::span<const Law> chance_laws() {
  static constexpr Law kLaws[] = {
      {"chance_events",
       "Chance events are ascending, each once, with weights of at least 1 and a sum below 2^32.",
       chance_events},
  };
  return kLaws;
}

}  // namespace boardwright::check
