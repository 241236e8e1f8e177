// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an organiser decides about a tournament before it begins. Values.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/text/remark.hpp"
#include "framework/tournament/bracket.hpp"
#include "framework/tournament/crosstable.hpp"

namespace boardwright::tournament {

enum class System : std::uint8_t {
  kOpenEvening,
  kRoundRobin,
  kSwiss,
  kKeizer,
  kKnockOut,
  kTwoGameSwiss,  ///< matches of two games (T9)
  kMacMahon,      ///< T14
  kLadder,        ///< challenges (T16); no rounds
  kTeamSwiss,     ///< T10.3
  kScheveningen   ///< everybody of one team meets everybody of the other (T10.6)
};

/// As events and the command line call them, in that order.
inline constexpr std::array kSystemWords{"open-evening", "round-robin",    "swiss",     "keizer",
                                         "knock-out",    "two-game-swiss", "mac-mahon", "ladder",
                                         "team-swiss",   "scheveningen"};
[[nodiscard]] constexpr const char* system_word(System system) {
  return kSystemWords[static_cast<std::size_t>(system)];
}

/// Whether the organiser says how many rounds there are.
[[nodiscard]] constexpr bool plans_rounds(System system) {
  return system == System::kSwiss || system == System::kTwoGameSwiss || system == System::kMacMahon ||
         system == System::kTeamSwiss;
}

/// Everybody's opponents are known from the beginning: its rounds don't depend on results (T12.7).
[[nodiscard]] constexpr bool of_table(System system) {
  return system == System::kRoundRobin || system == System::kScheveningen;
}

/// Who plays in a round of whom nothing was said (T4.1).
enum class PresenceRule : std::uint8_t { kCheckIn, kAssumed };

/// What numbers follow (T3.1).
enum class Strength : std::uint8_t { kRating, kLot, kAsEntered };

/// What decides about a knock-out match that is level (T13.2).
enum class LevelMatch : std::uint8_t { kAsk, kSecondSide, kLot, kBetterSeed };

/// Of a MacMahon tournament (T14). Points in tenths.
struct MacMahonRules {
  std::int32_t width = 0;  ///< rating points of a grade, for whom no grade was typed; 0: none
  std::optional<Points> bar, floor;
  Points absent = 0;
  bool whole = false;         ///< scores are rounded down
  bool slip = false;          ///< those of one score: the upper half meets the lower; else the first the last
  bool handicaps = false;     ///< T14.4
  std::uint32_t reduce = 0;   ///< of the difference, in whole points
  std::uint32_t ceiling = 0;  ///< at most so many steps; 0: nine
  friend bool operator==(const MacMahonRules&, const MacMahonRules&) = default;
};

/// A part of a whole, such as 2/3.
struct Share {
  std::uint32_t part = 0, of = 1;
  friend bool operator==(const Share&, const Share&) = default;
};

/// Written as 2/3, or as a whole number; nothing: that is none.
[[nodiscard]] std::optional<Share> parse_share(std::string_view text);
[[nodiscard]] std::string share_text(Share share);

/// Of a Keizer season (T15).
struct KeizerRules {
  std::uint32_t top = 0;   ///< value of the first; 0: one and a half times the people (T15.1)
  std::uint32_t step = 1;  ///< and so much less for each place
  bool own = true;         ///< one's own value counts once (T15.2)
  Share loss{0, 1};        ///< of the opponent's value
  Share bye{2, 3};         ///< of one's own, as those below
  Share excused{1, 3};
  std::uint32_t excused_rounds = 8;  ///< that count; more are worth nothing
  Share club{2, 3};
  bool once = false;           ///< one recount after each round (T15.3)
  std::uint32_t apart = 3;     ///< two who met in the last so many rounds don't meet again (T15.5)
  std::uint32_t meetings = 3;  ///< so many in all at most; 0: no limit
  friend bool operator==(const KeizerRules&, const KeizerRules&) = default;
};

/// Of a ladder (T16). 0 means as usual.
struct LadderRules {
  std::uint32_t reach = 0;      ///< places up that one may challenge; usually 3
  std::int32_t days = 0;        ///< to play a challenge; usually 14
  std::int32_t protection = 0;  ///< days after a lost challenge without one against the same; usually 14
  bool swap = false;            ///< the two change places, else all between move down
  std::int32_t idle_days = 0;   ///< after so many without a game somebody moves down each week; 0: never
  friend bool operator==(const LadderRules&, const LadderRules&) = default;
};

/// Teams (T10): each entrant is one, of so many boards; 0: entrants are people.
enum class TeamPreference : std::uint8_t { kTypeA, kTypeB, kNone };  // T10.4
struct TeamRules {
  std::uint32_t boards = 0;
  bool by_game_points = false;  ///< the primary score; else match points (T10.1)
  TeamPreference preference = TeamPreference::kTypeA;
  bool free_order = false;  ///< line-ups need not keep the order of the boards (T10.2)
  std::uint32_t best = 0;   ///< of people in teams: so many scores of each team count (T10.7); 0: all
  friend bool operator==(const TeamRules&, const TeamRules&) = default;
};

/// What several tournaments come to together (T19.1, T19.3).
enum class SeriesCount : std::uint8_t { kByShare, kByPlace, kByScore, kAllRound };
struct SeriesSettings {
  std::string name;  ///< tournaments of one name belong together; empty: none
  SeriesCount points = SeriesCount::kByShare;
  std::vector<Points> by_place;
  std::uint32_t best = 0;  ///< so many results count; 0: all
  friend bool operator==(const SeriesSettings&, const SeriesSettings&) = default;
};

struct PlayedGame {
  std::string game;        ///< id
  std::string variant;     ///< id; empty: the game's first
  std::uint32_t boards{};  ///< there are so many for it (T4.12); 0: enough
  friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

inline constexpr std::uint32_t kMostPatience = 1440;  ///< minutes: a day

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
  bool baku = false;  ///< acceleration (T11)
  std::uint32_t groups = 0;  ///< of a round robin, by snake; 0 or 1: none (T12.6)
  BracketSettings bracket;   ///< of a knock-out (T13.4)
  LevelMatch level = LevelMatch::kAsk;
  MacMahonRules mac_mahon;
  KeizerRules keizer;
  LadderRules ladder;
  TeamRules teams;
  SeriesSettings series;
  std::string stage_of;    ///< id of the tournament whose people go on here; empty: none (T1.1)
  std::uint32_t wait = 0;  ///< minutes after which somebody who isn't there has lost (T4.8); 0: as usual
  bool withdraw_absent = false;  ///< and plays no further round
  std::uint32_t objection = 0;   ///< minutes to object to a result by phone (T20.3); 0: ten
  /// Of a knock-out: while a match is level, two more games with each of these in turn (T13.2).
  std::vector<std::string> further_clocks;
  bool carry =
      false;  ///< of a stage: games among those who go on are carried over and not played again (T12.6)
  bool choice = false;      ///< the two at a board choose among the games (T19.2)
  bool keep_apart = false;  ///< of a round robin: those of one club meet early (T12.4)
  std::string
      open_until;  ///< of a table: matches may be played in any order up to this day, 2027-03-31 (T12.7)
  bool as_played = false;  ///< what is corrected two rounds later stays in the table as it was played (T20.5)

  /// Matches without rounds, each published by itself.
  [[nodiscard]] bool without_rounds() const {
    return system == System::kOpenEvening || system == System::kLadder;
  }
  /// Entrants are teams of several boards.
  [[nodiscard]] bool of_teams() const { return teams.boards > 0; }
  /// Whether entrants keep the places that they had in the first round: of a table or a bracket.
  [[nodiscard]] bool fixed_places() const {
    return system == System::kRoundRobin || system == System::kKnockOut || system == System::kScheveningen;
  }
  /// How long somebody may be late before he has lost: a third of the main time, at most 30 (T4.8).
  [[nodiscard]] std::uint32_t minutes_to_wait() const;
  /// The game of a round from 1; nothing where there are none.
  [[nodiscard]] const PlayedGame* game_of(std::uint32_t round) const {
    return games.empty() || round == 0 ? nullptr : &games[(round - 1) % games.size()];
  }
  friend bool operator==(const Settings&, const Settings&) = default;
};

/// Numbers that a forged event may hold, brought back to what check_settings allows: nothing that is counted from them
/// takes memory or time without an end.
[[nodiscard]] Settings within_limits(Settings settings);

/// What can't be meant (T2.1, T4.11).
[[nodiscard]] Allowed<void> check_settings(const Settings& settings);

}  // namespace boardwright::tournament
