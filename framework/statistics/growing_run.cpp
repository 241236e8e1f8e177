// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/growing_run.hpp"

#include <algorithm>

namespace boardwright {

GrowingRun::GrowingRun(GamePlan plan, RunIdentity identity, std::uint64_t parts)
    : plan_(std::move(plan)),
      blocks_(identity.games, plan_.round()),
      parts_(std::clamp<std::uint64_t>(parts, 1, blocks_.blocks())),
      result_{.identity = std::move(identity)} {}

std::uint64_t GrowingRun::most_parts(const GamePlan& plan, std::uint64_t games) {
  return BlockPlan(games, plan.round()).blocks();
}

std::uint64_t GrowingRun::games_done() const noexcept {
  return blocks_.first_game(blocks_.first_block(done_, parts_));
}

Result<void> GrowingRun::play_on(RunControl control) {
  control.shard = done_;
  control.shards = parts_;
  auto part = run_games(plan_, result_.identity, control);
  if (!part) return fail(part.error());
  result_.blocks.insert(result_.blocks.end(), part->blocks.begin(), part->blocks.end());
  result_.counts.add(part->counts);
  result_.samples.add(part->samples);
  ++done_;
  return {};
}

RunResult GrowingRun::so_far() const {
  RunResult sofar = result_;
  sofar.identity.games = games_done();
  return sofar;
}

}  // namespace boardwright
