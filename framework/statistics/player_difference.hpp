// SPDX-License-Identifier: GPL-3.0-or-later
//
// One rule set played by different players: whether they lead to different conclusions about it.
#pragma once

#include <span>
#include <vector>

#include "framework/statistics/comparison.hpp"

namespace boardwright {

/// How each further run differs from the first one in the figures that conclusions about rules rest on: the
/// first player's advantage, how games end, when they are decided, luck. Lengths and branching are left out:
/// other players make other games, and that contradicts nothing. The runs may have different numbers of
/// games, and are taken for independent.
///
/// Intervals are made of those of both figures (Newcombe's method 10 for shares; the same for others: Zou and
/// Donner 2008, Construction of confidence limits about effect measures); p is the level at which they reach
/// zero. Holm's correction is over all figures of all further runs together.
[[nodiscard]] std::vector<std::vector<MetricDifference>> player_differences(std::span<const RunResult> runs);

/// Found different, and by more than what matters: all of the interval lies beyond the margin.
[[nodiscard]] bool matters(const MetricDifference& one);

/// What a figure that may be negative says for certain.
enum class Sign { kUnknown, kPositive, kNegative };
[[nodiscard]] Sign sign_of(const Estimate& estimate);

}  // namespace boardwright
