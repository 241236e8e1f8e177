// SPDX-License-Identifier: GPL-3.0-or-later
//
// A match of a knock-out, game by game until somebody has won it (T13.2, T13.3). Pure functions.
#pragma once

#include <span>
#include <variant>

#include "framework/tournament/crosstable.hpp"

namespace boardwright::tournament {

/// What decides when all pairs of games were level.
enum class LastResort : std::uint8_t {
  kDrawForSecond,  ///< one more game, whose draw counts for side 2
  kLot,
  kBetterSeed
};

struct KnockOutSettings {
  std::uint32_t games = 2;          ///< sides are swapped from game to game
  std::uint32_t further_pairs = 1;  ///< of games on the next clocks of a list, while the match is level
  LastResort last = LastResort::kDrawForSecond;
};

/// A game of the match that is over: what it was for the one who had side 1 in the match's first game.
using MatchGames = std::span<const Code>;

struct NextGame {
  bool swapped = false;     ///< the other one has side 1
  std::uint32_t clock = 0;  ///< 0: the tournament's; else the so-manieth of the list
  bool draw_for_second = false;
  friend bool operator==(const NextGame&, const NextGame&) = default;
};
/// Whom the match goes to.
struct MatchWinner {
  bool opener = true;  ///< the one who had side 1 in the first game
  friend bool operator==(const MatchWinner&, const MatchWinner&) = default;
};
struct LotDecides {
  friend bool operator==(const LotDecides&, const LotDecides&) = default;
};
using MatchStanding = std::variant<NextGame, MatchWinner, LotDecides>;

/// `opener_is_better`: he has the better seed. A match is over as soon as the games left can't change it. A game
/// that both forfeit is no game of the match.
[[nodiscard]] MatchStanding knock_out_match(MatchGames games, bool opener_is_better,
                                            const KnockOutSettings& settings = {});

/// What somebody's sides were before this match.
struct SidesSoFar {
  std::uint32_t first = 0;  ///< games on side 1
  Side latest = Side::kNone;
};
/// Whether the better seed has side 1 in the first game; `round` of the bracket from 1 (T13.3).
[[nodiscard]] bool better_seed_opens(const SidesSoFar& better, const SidesSoFar& other, std::uint32_t round);

}  // namespace boardwright::tournament
