// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is noted of each game: one number a column. Metrics are made of these (metric.hpp).
#pragma once

#include <boardwright/abi.h>
#include <boardwright/abi/trace.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

#include "plugins/host/rules.hpp"

namespace boardwright {

/// Points of a game's time at which the lead is noted: the start, each twentieth, the end.
inline constexpr std::size_t kLeadPoints = 21;

/// docs/metrics.md has the definitions and their sources.
enum class Column : std::uint8_t {
  // Of every game.
  kPlies,
  kPliesSquared,
  kTurns,
  kChanceEvents,
  kDecisions,
  kChoices,
  kDecisionChoices,
  kTreeLog,
  kRepeats,
  kWon,
  kDrawn,
  kCut,
  kByRepetition,
  kFirstPlayer,
  // Of watched games: from pictures of the board.
  kCaptures,
  kCoverage,
  // Of examined games: from what the players could expect in each position.
  kDrama,
  kDramaMost,
  kLeadChanges,
  kThreshold,
  kDecided,
  kStability,
  kPermanence,
  kKillerMove,
  kNarrowness,
  kClarity,
  kUncertainty,
  // Of examined games with chance: the first seat's score, and in a game with the same dice.
  kOwnScore,
  kTwinScore,
  kOwnSquare,
  kTwinSquare,
  kTwinProduct,
  // By point of time, of examined games that one seat won.
  kLead,
  // By seat, of every game.
  kScore = kLead + kLeadPoints,
  kWin = kScore + BW_MAX_SEATS,
  // By numbered rule, of watched games whose rules tell which of them a move used.
  kRuleUsed = kWin + BW_MAX_SEATS,
  kRuleDecided = kRuleUsed + BW_MAX_TRACED_RULES,
  kEnd = kRuleDecided + BW_MAX_TRACED_RULES
};

inline constexpr std::size_t kColumns = static_cast<std::size_t>(Column::kEnd);

/// Neighbouring columns: from the first to before the end.
struct ColumnRange {
  std::size_t first = 0, end = kColumns;
};

/// The place of a column, and of those that there are several of.
[[nodiscard]] constexpr std::size_t at(Column column, std::size_t index = 0) noexcept {
  return static_cast<std::size_t>(column) + index;
}

/// What metrics are made of, and how often each rule was used.
inline constexpr ColumnRange kMetricColumns{0, at(Column::kRuleUsed)};
inline constexpr ColumnRange kRuleColumns{at(Column::kRuleUsed), kColumns};

/// One game's numbers; not a number: not noted of this game.
class GameRow {
 public:
  GameRow() noexcept { values_.fill(std::numeric_limits<double>::quiet_NaN()); }
  void set(Column column, double value) noexcept { values_[at(column)] = value; }
  void set(Column column, std::size_t index, double value) noexcept { values_[at(column, index)] = value; }
  [[nodiscard]] double get(std::size_t place) const noexcept { return values_[place]; }
  [[nodiscard]] double get(Column column, std::size_t index = 0) const noexcept {
    return values_[at(column, index)];
  }
  [[nodiscard]] bool has(std::size_t place) const noexcept { return !std::isnan(values_[place]); }

 private:
  std::array<double, kColumns> values_;
};

/// A column's name in files, such as "plies" or "wins.black"; empty for a seat that the rules don't have.
[[nodiscard]] std::string column_id(std::size_t place, const Rules& rules);
/// What it holds, for the data dictionary: one English sentence.
[[nodiscard]] std::string column_meaning(std::size_t place, const Rules& rules);

}  // namespace boardwright
