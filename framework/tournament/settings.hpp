// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an organiser decides about a tournament before it begins. Values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boardwright/pure/result.hpp>

#include "framework/tournament/crosstable.hpp"

namespace boardwright::tournament {

enum class System : std::uint8_t { kOpenEvening, kRoundRobin, kSwiss, kKeizer, kKnockOut };

/// Who plays in a round of whom nothing was said (T4.1).
enum class PresenceRule : std::uint8_t { kCheckIn, kAssumed };

/// What numbers follow (T3.1).
enum class Strength : std::uint8_t { kRating, kLot, kAsEntered };

struct PlayedGame {
  std::string game;     ///< id
  std::string variant;  ///< id; empty: the game's first
  friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

struct Settings {
  std::string name;  ///< of the tournament; no person's
  System system = System::kOpenEvening;
  Edition edition = Edition::kFide2026;
  /// Round r is of game r of these, from the beginning again after the last one (T19.2); in an open evening,
  /// those that may be chosen.
  std::vector<PlayedGame> games;
  PointScheme scheme;
  std::vector<std::string> tie_breaks;  ///< codes of T17, in order; empty: the system's usual ones
  std::uint32_t rounds = 0;             ///< planned; 0: as many as the system makes, or not known
  bool balanced_sides = true;           ///< T1.4: `seats`; false is `none`
  Strength strength = Strength::kRating;
  PresenceRule presence = PresenceRule::kCheckIn;
  std::uint32_t late_half = 0;        ///< of the rounds before somebody came, so many count as half (T3.4)
  std::uint32_t half_byes = 1;        ///< that each may ask for (T4.2)
  std::uint32_t no_half_in_last = 1;  ///< rounds at the end without any
  std::string fill;  ///< plays for fun instead of the bye, such as level:2 (T4.11); empty: nobody
  std::uint32_t games_per_match = 1;  ///< 2: sides are swapped (T2.6)
  bool match_points = false;          ///< a match of several games counts as one result, else its games' sum
  std::uint32_t cycles = 1;           ///< of a round robin; 2: with sides swapped (T12.3)
  std::string clock;                  ///< a preset's id or a control such as 15m+10s; empty: none
  bool rated = true;                  ///< matches between members count for points and ratings (T2.5)
  std::uint32_t boards = 0;           ///< there are so many; 0: enough (T4.12)
  std::uint32_t patience =
      10;             ///< minutes that somebody waits in an open evening before the house player is offered
  bool even = false;  ///< an open evening pairs people of like strength last of all (T12.8)

  /// The game of a round from 1; nothing where there are none.
  [[nodiscard]] const PlayedGame* game_of(std::uint32_t round) const {
    return games.empty() || round == 0 ? nullptr : &games[(round - 1) % games.size()];
  }
  friend bool operator==(const Settings&, const Settings&) = default;
};

/// What can't be meant, in one sentence (T2.1, T4.11).
[[nodiscard]] Result<void> check_settings(const Settings& settings);

}  // namespace boardwright::tournament
