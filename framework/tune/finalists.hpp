// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is made of the looks at those that were played on fresh seeds.
#pragma once

#include <span>

#include "framework/tune/successive_halving.hpp"

namespace boardwright {

/// Whether all of these goals are met, or one is missed, for certain.
[[nodiscard]] bool all_met(std::span<const Look> goals) noexcept;
[[nodiscard]] bool any_missed(std::span<const Look> goals) noexcept;

/// Fills verdicts, who is best and how many games would be enough; sorts the finalists and finds what random play
/// contradicts. Each finalist has a look at each goal and preference.
void judge_finalists(TuneOutcome& outcome, const TuneAims& aims);

}  // namespace boardwright
