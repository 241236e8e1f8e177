// SPDX-License-Identifier: GPL-3.0-or-later
//
// Maximum-weight matching with weights in levels: of two matchings the one with the greater sum in the first level
// wins, then in the second, and so on. Pure functions; LEMON does the work. This header is also compiled as C++17,
// because LEMON doesn't compile as C++20.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace boardwright::tournament {

/// A graph whose edges are worth something in each level. At most one edge between two vertices.
struct LevelGraph {
  std::size_t vertices = 0;
  std::vector<std::uint64_t>
      most;  ///< for each level what no matching's sum exceeds; 0: the level counts for nothing
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  std::vector<std::uint32_t> values;  ///< of edge e in level l: at e * most.size() + l

  [[nodiscard]] std::uint32_t value(std::size_t edge, std::size_t level) const {
    return values[edge * most.size() + level];
  }
};

/// No vertex, or no edge.
inline constexpr std::uint32_t kNothing = 0xffffffff;

struct LevelMatching {
  std::vector<std::uint32_t> edge_of;  ///< of each vertex its matched edge, or kNothing
  /// Whether an edge can be in any of the best matchings at all; some of which it says so can't.
  std::vector<bool> can_be_best;
};

/// A best matching. Levels are packed into one integer of the width that they need, from 64 to 16,384 bits (T6.32);
/// to have levels that need more is a bug.
[[nodiscard]] LevelMatching best_matching(const LevelGraph& graph);

/// A largest matching without weights, and what it says of who is left over (Gallai and Edmonds).
struct LargestMatching {
  std::size_t size = 0;
  std::vector<std::uint32_t> partner;  ///< of each vertex, or kNothing
  enum class Part : std::uint8_t {
    kSpare,   ///< some largest matching leaves it out
    kScarce,  ///< always matched, with a spare one
    kSettled  ///< always matched, among themselves
  };
  std::vector<Part> part;
};

[[nodiscard]] LargestMatching largest_matching(
    std::size_t vertices, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges);

}  // namespace boardwright::tournament
