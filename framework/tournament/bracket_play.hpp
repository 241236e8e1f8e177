// SPDX-License-Identifier: GPL-3.0-or-later
//
// What results make of a bracket: who is in which match, who has which place, and whom a correction would
// concern (T13.4, T13.5). Pure functions.
#pragma once

#include <map>

#include "framework/tournament/bracket.hpp"

namespace boardwright::tournament {

/// Who is at one side of a match.
struct BracketSlot {
  bool known = false;
  Number seed = 0;  ///< 0 where known: nobody
  [[nodiscard]] bool somebody() const { return known && seed != 0; }
  friend bool operator==(const BracketSlot&, const BracketSlot&) = default;
};

struct PlayedMatch {
  BracketSlot first, second;
  BracketSlot winner, loser;  ///< who meets nobody has won at once
  [[nodiscard]] bool open() const { return first.somebody() && second.somebody() && !winner.known; }
  friend bool operator==(const PlayedMatch&, const PlayedMatch&) = default;
};

/// By match of the bracket: the winner's seed.
using BracketResults = std::map<std::size_t, Number>;

/// Every match as it stands. Results of matches that have not both their people, and winners who are not in
/// the match, count for nothing.
[[nodiscard]] std::vector<PlayedMatch> play_bracket(const Bracket& bracket, const BracketResults& results);

/// The place of each seed at seed - 1; 0: still plays. Those who lost in one round share one. A consolation
/// gives no places here.
[[nodiscard]] std::vector<std::uint32_t> bracket_places_of(const Bracket& bracket,
                                                           const BracketResults& results);

/// T13.5: the matches with a result or begun whose people would be others if `match` had been won by `winner`.
[[nodiscard]] std::vector<std::size_t> concerned_matches(const Bracket& bracket,
                                                         const BracketResults& results,
                                                         const std::vector<std::size_t>& begun,
                                                         std::size_t match, Number winner);

}  // namespace boardwright::tournament
