// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is told of games that are played side by side, in the language that is spoken.
#pragma once

#include <QString>
#include <span>
#include <utility>
#include <vector>

#include "framework/side_by_side/parameter_difference.hpp"
#include "framework/side_by_side/side_by_side.hpp"

namespace boardwright::desktop {

class CompareSide;

/// A side that can't stand beside the first one, and why.
using Misfit = std::pair<std::size_t, BoardMismatch>;

/// Why there are no boards.
[[nodiscard]] QString apart_words(std::span<const RuleSet> sets, std::span<const Misfit> misfits);
/// What became of a move that not every side allows. `plays`: the sides that made it; `before`: the difference then.
/// Empty: all made it.
[[nodiscard]] QString played_words(const QString& move, const std::vector<bool>& plays,
                                   const MoveDifference& before, const std::vector<CompareSide*>& sides);
/// How far a record has led. `games`, `difference`: as it has left them.
[[nodiscard]] QString parting_words(const RecordRun& run, const Record& record, const SideBySide& games,
                                    const MoveDifference& difference, const std::vector<CompareSide*>& sides);

}  // namespace boardwright::desktop
