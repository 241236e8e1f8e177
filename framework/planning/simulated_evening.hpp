// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a format comes to in hundreds of evenings that are drawn by lot from the people's ratings. The same
// facts, format and seed give the same outlook. Pure functions; they take as long as pairing so many rounds.
#pragma once

#include <boardwright/pure/random.hpp>

#include "framework/planning/evening_facts.hpp"
#include "framework/statistics/interval.hpp"
#include "framework/tournament/settings.hpp"

namespace boardwright::planning {

struct Format {
  tournament::System system = tournament::System::kSwiss;  ///< open evening, round robin, Swiss or knock-out
  std::uint32_t rounds = 0;                                ///< of a Swiss
  std::uint32_t games = 1;                                 ///< in a match
  bool balanced_sides = true;
  friend bool operator==(const Format&, const Format&) = default;
};

/// Rounds that a format has with so many people; 0: it has none (open evening).
[[nodiscard]] std::uint32_t rounds_of(const Format& format, std::uint32_t people);

struct Outlook {
  std::uint32_t evenings = 0;
  double strongest = 0;  ///< chance that the one of the highest rating wins; a shared place counts in parts
  Interval strongest_interval;  ///< of 95%
  double shared = 0;            ///< chance that several are level on points at the top
  double playing = 0;       ///< share of everybody's time, until the last match ends, that is spent playing
  double games_each = 0;    ///< mean of what everybody plays
  double fewest_games = 0;  ///< mean of what the one plays who plays least
  double minutes = 0;       ///< until the last match ends, median
  double in_time = 0;       ///< chance that it ends in time
  double dead_ends = 0;     ///< share of evenings in which a round could not be paired
  friend bool operator==(const Outlook&, const Outlook&) = default;
};

inline constexpr std::uint32_t kEvenings = 400;

/// At least two people.
[[nodiscard]] Outlook simulate_format(const EveningFacts& facts, const Format& format, std::uint64_t seed,
                                      std::uint32_t evenings = kEvenings);

/// One evening (simulated_open_evening.cpp has that without rounds).
struct OneEvening {
  std::vector<double> points;        ///< by person
  std::vector<std::uint32_t> games;  ///< matches of each
  std::vector<double> played;        ///< minutes of each
  double minutes = 0;
  std::uint32_t winner = 0;  ///< where the format names one (knock-out), from 1; else 0
  bool dead_end = false;
};
[[nodiscard]] OneEvening open_evening(Random& random, const EveningFacts& facts);

}  // namespace boardwright::planning
