// SPDX-License-Identifier: GPL-3.0-or-later
//
// Of the pairings of a bracket that are equally good the first in the order of T6.22-T6.27. Room-internal.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "framework/tournament/dutch_quality.hpp"

namespace boardwright::tournament {

/// The pairs of the bracket, as vertices, and the sum of each level over the whole matching.
struct OrderedBracket {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
  std::vector<std::uint64_t> sums;
};

/// There is a matching of everybody: the round can be made (T6.7).
[[nodiscard]] OrderedBracket first_best(const DutchGraph& bracket);

/// Only how many are left over from the bracket in its best pairings (T6.9).
[[nodiscard]] std::size_t left_over(const DutchGraph& bracket);

}  // namespace boardwright::tournament
