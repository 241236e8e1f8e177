// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much of a game's result chance brought: what the evaluation promises after each chance event, less what
// it promised before, on the average of all events. Its mean is 0 whoever plays and whatever the evaluation
// is, so that a result less its luck is as fair as the result, and closer to what the players are worth the
// better the evaluation is (Zinkevich, Bowling, Bard, Kan, Billings 2006: Optimal unbiased estimators for
// evaluating agent performance).
#pragma once

#include <optional>

#include "framework/line/game_line.hpp"
#include "framework/search/fast_rules.hpp"

namespace boardwright {

/// One thread at a time.
class Luck {
 public:
  explicit Luck(std::shared_ptr<const Rules> rules);

  /// A seat's, in expected scores; chance can bring more than a whole game. Nothing where chance had no part
  /// or the rules have no evaluation.
  [[nodiscard]] std::optional<double> of(const GameLine& line, Seat seat);

 private:
  /// What a position promises the seat; where chance is on turn the mean over its events, so many deep.
  [[nodiscard]] double promise(const void* position, Seat seat, int depth);
  [[nodiscard]] double mean_promise(const void* position, Seat seat, int depth);

  FastRules rules_;
};

}  // namespace boardwright
