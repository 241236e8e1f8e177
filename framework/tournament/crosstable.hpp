// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament of single entrants as a table: who met whom in which round, on which side, with what result. It
// is what pairing, tie-breaks and TRF files are functions of. Values; the events of a tournament are folded
// into one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "framework/tournament/points.hpp"

namespace boardwright::tournament {

/// An entrant's number in the starting order, 1 the strongest (T1.5); 0: nobody.
using Number = std::uint32_t;

/// Which edition of the rules holds (T20.9).
enum class Edition : std::uint8_t { kFide2026, kFide2024 };

/// A seat of the game in the order of its game.yaml (T1.3).
enum class Side : std::uint8_t { kNone, kFirst, kSecond };

[[nodiscard]] constexpr Side other(Side side) {
  return side == Side::kFirst ? Side::kSecond : side == Side::kSecond ? Side::kFirst : Side::kNone;
}

/// What a round was for one entrant (T4.4), by the letter of a TRF file.
enum class Code : char {
  kWin = '1',
  kDraw = '=',
  kLoss = '0',
  kUnratedWin = 'W',
  kUnratedDraw = 'D',
  kUnratedLoss = 'L',
  kForfeitWin = '+',
  kForfeitLoss = '-',
  kBye = 'U',
  kFull = 'F',
  kHalf = 'H',
  kZero = 'Z',
  kOpen = '*'  ///< paired, and no result yet: running or adjourned (T4.7)
};

/// The same game for the one on the other side; what was no game stays.
[[nodiscard]] constexpr Code other(Code code) {
  switch (code) {
    case Code::kWin: return Code::kLoss;
    case Code::kLoss: return Code::kWin;
    case Code::kUnratedWin: return Code::kUnratedLoss;
    case Code::kUnratedLoss: return Code::kUnratedWin;
    case Code::kForfeitWin: return Code::kForfeitLoss;
    case Code::kForfeitLoss: return Code::kForfeitWin;
    default: return code;
  }
}

struct RoundEntry {
  Number opponent = 0;
  Side side = Side::kNone;
  Code code = Code::kZero;
  std::optional<Points> points;  ///< where the scheme lets results be free (T2.3); else by the code
  /// Games won minus games lost in a match of several (T17.13); nothing: one game, by the code.
  std::optional<std::int32_t> games_ahead;
  std::int32_t handicap = 0;             ///< steps given (T14.5); below 0: taken
  std::optional<Points> other_points{};  ///< of a team match: by the score that isn't the primary one (T10.1)

  /// Both sat down and the game was played (T1.6), or is being played.
  [[nodiscard]] bool played() const;
  friend bool operator==(const RoundEntry&, const RoundEntry&) = default;
};

struct Entrant {
  std::string id;  ///< for who made the table; empty in a file
  std::string name;
  std::optional<std::int32_t> rating;
  std::string title;
  std::string federation;
  std::string fide_id;
  std::string club;                ///< or family: who might be kept apart
  std::vector<RoundEntry> rounds;  ///< all so far, from the first
  std::vector<Points> extra;  ///< virtual points in each round, the next one included (T11); may be shorter
  std::optional<Code> out;    ///< not to be paired in the next round: kHalf, kZero or kFull (T4.2)
  bool no_bye = false;        ///< a computer that plays for points: never gets the system's bye (T4.11)
  Points start = 0;           ///< an opening balance: points that no round of the table gave
  bool ever_paired() const;   ///< some round had an opponent, or was the system's bye
  friend bool operator==(const Entrant&, const Entrant&) = default;
};

/// People who must not meet from round `first` to `last` (T4.10).
struct KeptApart {
  std::uint32_t first = 1;
  std::uint32_t last = 0;  ///< 0: to the end
  std::vector<Number> numbers;
  friend bool operator==(const KeptApart&, const KeptApart&) = default;
};

struct Crosstable {
  Edition edition = Edition::kFide2026;
  PointScheme scheme;
  bool balanced_sides = true;        ///< T1.4: `seats`; false is `none`
  std::optional<Side> initial_side;  ///< drawn before round 1 (T6.29); nothing: not known
  std::uint32_t planned_rounds = 0;  ///< 0: not known
  bool round_robin = false;          ///< T17.10; KS is of these alone
  std::vector<Entrant> entrants;     ///< that of number n is at n - 1
  std::vector<KeptApart> apart;

  [[nodiscard]] std::uint32_t rounds() const;  ///< so far
  [[nodiscard]] const Entrant& of(Number number) const { return entrants[number - 1]; }
  /// What a round was worth; unplayed ones by the scheme.
  [[nodiscard]] Points points(const RoundEntry& entry) const;
  /// Points after so many rounds with what somebody started with, without virtual ones.
  [[nodiscard]] Points score(Number number, std::uint32_t after) const;
  /// The same with the virtual ones that count when the next round is paired (T1.5).
  [[nodiscard]] Points pairing_score(Number number, std::uint32_t after) const;
  friend bool operator==(const Crosstable&, const Crosstable&) = default;
};

}  // namespace boardwright::tournament
