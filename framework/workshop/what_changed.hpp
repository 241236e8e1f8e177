// SPDX-License-Identifier: GPL-3.0-or-later
//
// What new rules make of a position, in figures.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "framework/text/language.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

/// Leaf counts of a position, from depth 1 on: as many as take no time to count.
struct SmallTree {
  std::vector<std::uint64_t> leaves;  ///< none where the game is over
  friend bool operator==(const SmallTree&, const SmallTree&) = default;
};

/// About so many moves are played for it.
inline constexpr std::uint64_t kSmallTree = 2000;

/// To `depth` at most; 0: as deep as the limit allows.
[[nodiscard]] SmallTree small_tree(const Position& position, std::size_t depth = 0);

/// "12 moves before, 14 now; to depth 2 there were 144 ways to go on, now there are 190.", or that they are the same.
[[nodiscard]] std::string what_changed_words(Language language, const SmallTree& before,
                                             const SmallTree& now);

/// The same of two positions, counted as deep for one as for the other.
[[nodiscard]] std::string what_changed_words(Language language, const Position& before, const Position& now);

}  // namespace boardwright
