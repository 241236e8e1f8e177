// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the store has counted. Values.
#pragma once

#include <string>
#include <vector>

#include "framework/scoring/pool_count.hpp"

namespace boardwright {

/// One pool and everybody in it, best first.
struct CountedPool {
  Scheme scheme;
  std::vector<Standing> standings;
};

/// A standing before a match and after it, both as of its end.
struct CountedChange {
  Standing before, after;
};

/// A player's rating after one match.
struct RatingPoint {
  TimeMs time = 0;
  std::string match;
  double rating = 0;
  friend bool operator==(const RatingPoint&, const RatingPoint&) = default;
};

}  // namespace boardwright
