// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/random.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "framework/players/player_setup.hpp"
#include "framework/players/situation.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

class Match;
struct SeatTurn;

/// People stop when they have had enough; two programs may go on for ever. A game without people is drawn
/// after so many plies (MatchOptions::ply_limit).
inline constexpr std::uint32_t kLongestProgramsGame = 1000;

/// A player that could not go on, and who plays in its place.
struct Replacement {
  std::string who;
  std::string why;  ///< "has crashed (Segmentation fault)"
  std::string by;   ///< empty: nobody, its seat has lost by disconnection
  friend bool operator==(const Replacement&, const Replacement&) = default;
};

/// What a player answers in a match.
struct Choice {
  Move move = 0;                      ///< legal for the seat
  std::vector<Replacement> replaced;  ///< on the way to it, oldest first
};

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
  /// The same with all that a player may be told; those who can use more than the view override it. A new
  /// game needs no call: what was kept from another one is not used.
  [[nodiscard]] virtual Result<Move> think(const Situation& situation, Random& random) {
    return choose(situation.view, situation.seat, random);
  }
  /// Whether it can play at all what a turn of its first game tells (of which it makes no move): another
  /// program is started, so that a wrong command is told before anything is lost by it.
  [[nodiscard]] virtual Result<void> ready(const SeatTurn& /*turn*/) { return {}; }
  /// think() in a match, where a player may also be replaced; by default it thinks about what the turn
  /// tells.
  [[nodiscard]] virtual Result<Choice> play_turn(const SeatTurn& turn);
};

/// Those of our own players that people choose from: "random", "greedy", "level:1" and so on
/// (config/levels.yaml).
[[nodiscard]] const std::vector<std::string>& player_names();
/// A player by its name: one of player_names; another program as "ugi:COMMAND"; time:SECONDS or time:clock
/// (time_budget.hpp); `tree:SIMULATIONS`,
/// `alphabeta:MOVES` (so many moves made per move) or `uct:SIMULATIONS` (a tree with nothing but random
/// games, to measure against), and these three without a number, which then think as long as they are given
/// time. The sentence about an unknown name names the nearest one.
[[nodiscard]] Result<std::unique_ptr<Player>> make_player(std::string_view name,
                                                          const PlayerSetup& setup = {});

/// Lets a player make one move for a seat that is on turn.
[[nodiscard]] Result<void> let_play(Match& match, Seat seat, Player& player);

}  // namespace boardwright
