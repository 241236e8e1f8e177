// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "framework/statistics/interval.hpp"
#include "framework/statistics/run.hpp"

namespace boardwright {

/// How often the numbered rules of a run were used, over its watched games. docs/metrics.md has the
/// definitions.
struct RuleUse {
  struct Rule {
    std::string number;
    std::uint64_t plies = 0;    ///< plies and chance events that used it
    std::uint64_t used = 0;     ///< games with such a ply
    std::uint64_t decided = 0;  ///< games that the rules ended by such a ply
    std::optional<Interval> used_interval{}, decided_interval{};  ///< of the shares; nothing: too few games
  };
  std::uint64_t games = 0;  ///< that were watched
  std::vector<Rule> rules;  ///< those that the run's parameters make possible

  /// Numbers of possible rules that no watched game used; empty if none was watched.
  [[nodiscard]] std::vector<std::string> never() const;
};

/// Empty where the rules don't tell (RunIdentity::traced is empty).
[[nodiscard]] RuleUse rule_use(const RunResult& run);

}  // namespace boardwright
