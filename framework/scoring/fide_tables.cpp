// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/fide_tables.hpp"

#include <algorithm>
#include <array>

namespace boardwright {

int fide_score_probability(std::int64_t difference) noexcept {
  // The last difference of each row for the higher rated player: .50, .51 … .99; above the last it is 1.00.
  static constexpr std::array<std::int64_t, 50> kLast{
      3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
      129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
      290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};
  if (difference < 0) return 100 - fide_score_probability(difference < -1000 ? 1000 : -difference);
  return 50 + static_cast<int>(std::lower_bound(kLast.begin(), kLast.end(), difference) - kLast.begin());
}

int fide_rating_difference(int percent) noexcept {
  // For .50, .51 … 1.00; those below are the same with a minus sign.
  static constexpr std::array<int, 51> kDifference{
      0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
      125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
      284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};
  const int p = std::clamp(percent, 0, 100);
  return p < 50 ? -fide_rating_difference(100 - p) : kDifference.at(static_cast<std::size_t>(p - 50));
}

}  // namespace boardwright
