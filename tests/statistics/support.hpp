// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "framework/statistics/metric.hpp"
#include "framework/statistics/recorded_games.hpp"
#include "framework/statistics/run.hpp"
#include "tests/framework/support.hpp"

namespace boardwright::test {

/// A line of these moves.
inline GameLine line_of(const std::shared_ptr<const Rules>& rules, std::initializer_list<const char*> moves) {
  GameLine line(rules->start());
  for (const char* move : moves) {
    INFO(move);
    require_done(line.play(move));
  }
  return line;
}

/// A run of these rules under a name of its own.
inline RunResult run_of(const GamePlan& plan, std::uint64_t games, const RunControl& control = {},
                        const SampleSizes& samples = {}) {
  return value_of(run_games(plan, value_of(identify(plan, "some/game", games, samples)), control));
}

/// The estimate of a metric.
inline Estimate estimate_of(const RunResult& run, const std::string& id) {
  for (const Estimate& estimate : estimates(run))
    if (estimate.id == id) return estimate;
  FAIL("there is no metric " << id);
  return {};
}

}  // namespace boardwright::test
