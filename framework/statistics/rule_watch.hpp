// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "framework/statistics/game_observer.hpp"
#include "framework/statistics/tally.hpp"
#include "plugins/host/rule_trace.hpp"

namespace boardwright {

/// Notes which numbered rules the plies and events of a game use, and which of them its last one used.
class RuleWatch final : public GameObserver {
 public:
  /// nullptr where the rules don't tell. `counts` outlives this.
  [[nodiscard]] static std::unique_ptr<RuleWatch> create(const std::shared_ptr<const Rules>& rules,
                                                         RunCounts& counts);

  void begin(std::uint64_t number, const void* start) override;
  void step(const ObservedStep& step) override;
  /// A game that the rules ended, that about repetition included, was decided by the rules that its last ply
  /// or event used; a game that was cut or that the host ended was decided by none.
  void finish(const GameEnd& end, GameRow& row) override;

  /// A sentence once the rules have failed to tell; empty otherwise.
  [[nodiscard]] const std::string& problem() const noexcept { return problem_; }

 private:
  RuleWatch(RuleTrace trace, RunCounts& counts);
  void note(RuleBits used);

  RuleTrace trace_;
  RunCounts& counts_;
  RuleBits game_ = 0, last_ = 0;
  std::string problem_;
};

}  // namespace boardwright
