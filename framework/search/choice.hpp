// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// How a game is searched where nothing is hidden; hidden information always takes its own search.
enum class SearchMethod { kTree, kAlphaBeta };
inline constexpr std::array<std::string_view, 2> kSearchMethods{"tree", "alphabeta"};

/// How much a level searches, and what part of its moves it doesn't search for at all.
struct LevelStrength {
  std::uint32_t mistakes = 0;     ///< percent of moves that are any legal move
  std::uint32_t blunders = 0;     ///< percent of moves that look worst one move ahead
  std::uint32_t simulations = 1;  ///< of the tree search, also of the one for hidden information
  std::uint32_t nodes = 1;        ///< moves made by alpha-beta
};

/// What a file says of a level's strength; the rest stays as it is.
struct LevelChange {
  std::optional<std::uint32_t> mistakes{}, blunders{}, simulations{}, nodes{};

  void apply(LevelStrength& strength) const {
    strength.mistakes = mistakes.value_or(strength.mistakes);
    strength.blunders = blunders.value_or(strength.blunders);
    strength.simulations = simulations.value_or(strength.simulations);
    strength.nodes = nodes.value_or(strength.nodes);
  }
  friend bool operator==(const LevelChange&, const LevelChange&) = default;
};

/// What game.yaml says under `search`, and what else computer players of a game are told.
struct SearchChoice {
  SearchMethod method = SearchMethod::kTree;
  /// Percent of a new position's score in the tree search that the evaluation gives, if the rules have one;
  /// the rest is a random game's.
  std::uint32_t evaluation = 100;
  /// The levels from 1 on where this game's differ from the program's.
  std::vector<LevelChange> levels{};
  /// Ready set-ups to choose from, as letters: the game's arrangements.yaml, not game.yaml.
  std::vector<std::string> arrangements{};
  friend bool operator==(const SearchChoice&, const SearchChoice&) = default;
};

}  // namespace boardwright
