// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/random.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

class Match;

/// People stop when they have had enough; two programs may go on for ever. A game without people is drawn
/// after so many plies (MatchOptions::ply_limit).
inline constexpr std::uint32_t kLongestProgramsGame = 1000;

/// A computer player. It sees what its seat may see and nothing else. One thread at a time.
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  [[nodiscard]] virtual std::string name() const = 0;
  /// A legal move of `seat`, which is on turn. `view` is Position::view(seat). The same view and generator
  /// give the same move.
  [[nodiscard]] virtual Result<Move> choose(const Position& view, Seat seat, Random& random) = 0;
};

/// The names that make_player knows: "random", "greedy".
[[nodiscard]] const std::vector<std::string>& player_names();
/// A player by its name; the sentence names the nearest one.
[[nodiscard]] Result<std::unique_ptr<Player>> make_player(std::string_view name);

/// Lets a player make one move for a seat that is on turn.
[[nodiscard]] Result<void> let_play(Match& match, Seat seat, Player& player);

}  // namespace boardwright
