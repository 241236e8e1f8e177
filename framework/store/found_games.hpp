// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finished games that are looked for, and what is found. Values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "framework/scoring/result.hpp"

namespace boardwright {

/// A match with a result. Players are those who sat there; doubles aren't followed.
struct StoredResult {
  MatchResult played;                ///< as it was reported
  std::optional<MatchResult> holds;  ///< nothing: voided
  std::uint32_t corrections = 0;     ///< how many decisions there are about it
  std::string opening;               ///< its first moves with a blank behind each, chance events left out
  friend bool operator==(const StoredResult&, const StoredResult&) = default;
};

/// Which finished games are wanted: those that fulfil everything that is said. Voided ones have the score as
/// they were played.
struct GameQuery {
  enum class Score { kAny, kWon, kDrawn, kLost };

  /// Ids of players who have their own results (no doubles): one of each group sits there, at different
  /// seats.
  std::vector<std::vector<std::string>> players;
  std::string game;                   ///< ids
  std::string variant;                ///< where parameters were changed by hand a game has none
  std::optional<TimeMs> from, until;  ///< of the end; `until` itself is left out
  Score score = Score::kAny;          ///< of the first group of players; without one: won or lost is decided
  std::vector<std::uint32_t> half_points;  ///< by seat; empty: any
  std::string reason;                      ///< id of how it ended
  std::optional<bool> rated, entered, voided;
  std::string opening;    ///< the first moves, with blanks between them; the last may be begun only
  std::size_t limit = 0;  ///< at most so many, 0: all
  std::size_t skip = 0;   ///< after so many
  bool oldest_first = false;
};

struct FoundGames {
  std::vector<StoredResult> games;
  std::size_t all = 0;  ///< how many there are without `limit` and `skip`
};

/// Moves as people write them ("1. b1-b3 a2-c2 2. …") as GameQuery::opening has them.
[[nodiscard]] std::string opening_of(std::string_view typed);

}  // namespace boardwright
