// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everybody meets everybody (T12): who plays whom in which round. Pure functions.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

struct ScheduledRound {
  std::vector<Pair> pairs;  ///< in the order of the boards
  Number free = 0;          ///< who meets the empty place, if the number of people is odd (T12.1); no points
  friend bool operator==(const ScheduledRound&, const ScheduledRound&) = default;
};

/// The Berger table (T12.2). No rounds for fewer than two.
[[nodiscard]] std::vector<ScheduledRound> berger_table(Number people);

/// Twice, the second time with sides swapped; the last two rounds of the first time change places (T12.3).
[[nodiscard]] std::vector<ScheduledRound> double_round_robin(Number people);

/// Gives people places of the table: starts from `lots`, people in the order drawn, and exchanges two places
/// as long as those of one club, empty: none, meet earlier by it: fewer pairs after round 3, then a smaller
/// sum of rounds (T12.4). Returns who has place p at p - 1.
[[nodiscard]] std::vector<Number> places_apart(std::vector<Number> lots, std::span<const std::string> clubs);

}  // namespace boardwright::tournament
