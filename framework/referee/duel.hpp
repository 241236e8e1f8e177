// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches between two computer players, to learn which one is stronger.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "framework/players/player.hpp"
#include "framework/referee/match_score.hpp"

namespace boardwright {

class GameLine;

struct DuelOptions {
  std::shared_ptr<const Rules> rules;  ///< two seats
  std::uint32_t games = 100;           ///< rounded up to pairs
  std::uint64_t seed = 1;              ///< of openings, dice and players
  /// Random moves before the players take over, the same in both games of a pair; fewer if seats are on turn
  /// together, who then begin themselves.
  std::uint32_t opening = 4;
  std::optional<std::chrono::milliseconds> move_time;  ///< for each move; else the players' own limits
  bool processor_time = false;  ///< `move_time` is; players that are programs of their own are refused
  std::uint32_t ply_limit = kLongestProgramsGame;
  std::optional<SequentialTest> test;  ///< stops the match when it has a verdict
  /// A player that crashes, hangs or plays what isn't legal loses that game by disconnection and is started
  /// again for the next. Who does so in more games than this ends the match, when the pair has ended.
  std::uint32_t most_failures = 10;
  /// Set by any thread: our own players answer at once, and what was played of the game is lost. A program in
  /// a process of its own finishes its move first.
  const std::atomic<bool>* stop = nullptr;
};

/// One game of a duel as it ended, for whoever looks on.
struct DuelGame {
  std::uint32_t number = 0;  ///< from 0
  Seat first_player_seat = 0;
  Outcome outcome{};
  std::uint32_t plies = 0;
  std::optional<double> luck;      ///< Luck::of the first player
  const GameLine* line = nullptr;  ///< what was played; while `done` runs, no longer
  bool cut_short = false;  ///< drawn by DuelOptions::ply_limit, while the rules would have let it go on
  /// Who could not go on and lost by disconnection: 0 the first player, 1 the second.
  std::optional<std::size_t> failed;
  std::string why;  ///< "has crashed (Aborted)"
};

/// Plays the duel in the caller's thread. `done` is called after each game, `score` counts whole pairs.
/// Fails if the rules have another number of seats than two, a player can't play at all (a program that can't
/// be started, say) or the openings end the game.
[[nodiscard]] Result<MatchScore> play_duel(
    const DuelOptions& options, Player& first, Player& second,
    const std::function<void(const DuelGame&, const MatchScore&)>& done = {});

}  // namespace boardwright
