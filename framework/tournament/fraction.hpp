// SPDX-License-Identifier: GPL-3.0-or-later
//
// Exact values of tie-breaks and Keizer points (T17, T15.3); only what is shown is rounded. Compare fractions
// with fractions alone: Boost's comparison of one with an integer calls itself for ever in C++20.
#pragma once

#include <boost/rational.hpp>
#include <cstdint>
#include <string>

#include "framework/tournament/points.hpp"

namespace boardwright::tournament {

using Fraction = boost::rational<std::int64_t>;

/// Points, which are tenths, as a number of whole points.
[[nodiscard]] inline Fraction of_points(Points points) { return {points, 10}; }

/// Rounded to a whole number, half up (T17F).
[[nodiscard]] std::int64_t rounded_half_up(const Fraction& value);

/// With so many decimals (0 to 6), a half away from zero: "13.38".
[[nodiscard]] std::string decimal_text(const Fraction& value, int decimals);

}  // namespace boardwright::tournament
