// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace boardwright {

/// How a game is searched where nothing is hidden; hidden information always takes its own search.
enum class SearchMethod { kTree, kAlphaBeta };
inline constexpr std::array<std::string_view, 2> kSearchMethods{"tree", "alphabeta"};

/// What game.yaml says under `search`.
struct SearchChoice {
  SearchMethod method = SearchMethod::kTree;
  /// Percent of a new position's score in the tree search that the evaluation gives, if the rules have one;
  /// the rest is a random game's.
  std::uint32_t evaluation = 100;
  friend bool operator==(const SearchChoice&, const SearchChoice&) = default;
};

}  // namespace boardwright
