// SPDX-License-Identifier: GPL-3.0-or-later
//
// The two tables of the FIDE Handbook, B.02 "FIDE Rating Regulations effective from 1 March 2024",
// section 8.1. They come from Elo's normal curve and were rounded by hand, so no formula gives them to the
// last digit. Pure functions, any thread, no errors.
#pragma once

#include <cstdint>

namespace boardwright {

/// Table 8.1.2: the score probability PD, in hundredths, of a player whose rating is `difference` whole
/// points above the opponent's (negative: below).
[[nodiscard]] int fide_score_probability(std::int64_t difference) noexcept;

/// Table 8.1.1: the rating difference dp that belongs to a fractional score p, in hundredths from 0 to 100
/// (others count as the nearer end).
[[nodiscard]] int fide_rating_difference(int percent) noexcept;

}  // namespace boardwright
