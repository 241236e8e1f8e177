// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who waits in an open evening, and whom the rules propose to each other (T12.8); in a table that is played in any order,
// who plays next (T12.7). Pure functions of the tournament.
#pragma once

#include <chrono>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "framework/tournament/draft.hpp"
#include "framework/tournament/open_evening.hpp"

namespace boardwright {

/// How long there is, and how long the games of the settings' list take; a game that isn't named fits always.
struct TimeLeft {
  std::optional<std::chrono::minutes> left;
  std::vector<std::chrono::minutes> lasts;
};

/// How often two met before this evening; the smaller id first.
using MetBefore = std::map<std::pair<std::string, std::string>, std::uint32_t>;

/// Numbers are places in `tournament.entrants` from 1, ids of games places in the settings' list from 0.
[[nodiscard]] tournament::OpenEvening waiting_now(const tournament::Tournament& tournament,
                                                  const MetBefore& before, const TimeLeft& time, TimeMs now);

/// Adds everybody's matches of an evening; those decided by forfeit are none.
void count_meetings(const tournament::Tournament& tournament, MetBefore& met);

/// Two who might play, and why these two.
struct ProposedMatch {
  tournament::Proposal match;  ///< `one` sits on side 1
  bool suits = false;          ///< both like the game and there is time for it; else it is the first of all
  bool by_lot = false;         ///< the sides were drawn
  std::uint32_t met = 0, met_before = 0;  ///< this evening, and in the series before it
  std::chrono::seconds waited_one{0}, waited_other{0};
  friend bool operator==(const ProposedMatch&, const ProposedMatch&) = default;
};

struct Proposed {
  std::vector<ProposedMatch> matches;  ///< by the longer wait, as many as boards are free
  std::vector<std::string> next;       ///< still waiting, for the next who is free; the longest wait first
  std::vector<std::string>
      house_player;                   ///< those of them who have waited so long that a computer is offered
  std::vector<std::string> no_board;  ///< those of them who have somebody to play with, and wait for a board
  friend bool operator==(const Proposed&, const Proposed&) = default;
};

/// `open` is of `tournament`.
[[nodiscard]] Proposed proposed(const tournament::Tournament& tournament, const tournament::OpenEvening& open,
                                const Seed& lots);

/// A published board of a table, to be played in any order.
struct OpenBoard {
  std::uint32_t round = 0, board = 0;
  std::string first, second;
  std::chrono::seconds waited_first{0},
      waited_second{0};  ///< since their last result, else since the first round
  friend bool operator==(const OpenBoard&, const OpenBoard&) = default;
};

/// Whether the last day for the matches of a table has gone by, where there is one (T12.7); by the clock of this laptop.
[[nodiscard]] bool time_is_over(const tournament::Settings& settings, TimeMs now);

/// Published matches of all rounds that have no result.
[[nodiscard]] std::size_t matches_left(const tournament::Tournament& tournament);

/// T12.7: boards that might be played now by those who are in for the next round, nobody twice; the longest wait first.
/// None when the time is over.
[[nodiscard]] std::vector<OpenBoard> open_boards(const tournament::Tournament& tournament, TimeMs now);

}  // namespace boardwright
