// SPDX-License-Identifier: GPL-3.0-or-later
//
// A crosstable as tie-breaks read it: points and scores counted once, unplayed rounds by their kind, adjusted
// scores and dummies (T17D). Refers to the crosstable, which must outlive it. Rounds count from 1.
#pragma once

#include <cstdint>
#include <vector>

#include "framework/tournament/crosstable.hpp"

namespace boardwright::tournament {

/// The categories of T17.7.
enum class RoundKind : std::uint8_t {
  kPlayed,         ///< in round robins forfeits too (T17.10)
  kGiven,          ///< (1) the system's bye or a full one
  kForfeitWin,     ///< (2)
  kByeThenPlayed,  ///< (3) a requested bye, and later a round that was not voluntarily left out
  kForfeitLoss,    ///< (4)
  kByeToTheEnd,    ///< (5) a requested bye and nothing but voluntarily unplayed rounds after it
  kFree            ///< the free round of a round robin: nothing at all (T12.1)
};

/// Voluntarily unplayed: VUR of T17.6.
[[nodiscard]] constexpr bool voluntary(RoundKind kind) {
  return kind == RoundKind::kByeThenPlayed || kind == RoundKind::kForfeitLoss ||
         kind == RoundKind::kByeToTheEnd;
}

class ScoredTable {
 public:
  /// The table after so many rounds; after all of them.
  ScoredTable(const Crosstable& table, std::uint32_t after);
  explicit ScoredTable(const Crosstable& table) : ScoredTable(table, table.rounds()) {}

  [[nodiscard]] const Crosstable& table() const { return *table_; }
  [[nodiscard]] std::uint32_t rounds() const { return rounds_; }
  [[nodiscard]] Number people() const { return static_cast<Number>(lines_.size()); }
  [[nodiscard]] const RoundEntry& entry(Number number, std::uint32_t round) const {
    return cell(number, round).entry;
  }
  [[nodiscard]] Points points(Number number, std::uint32_t round) const { return cell(number, round).points; }
  [[nodiscard]] RoundKind kind(Number number, std::uint32_t round) const { return cell(number, round).kind; }
  [[nodiscard]] Points score(Number number) const { return lines_[number - 1].score; }
  /// For the tie-breaks of opponents (T17.8); in round robins the score itself.
  [[nodiscard]] Points adjusted(Number number) const { return lines_[number - 1].adjusted; }
  /// The score of the dummy in an unplayed round (T17.9).
  [[nodiscard]] Points dummy(Number number, std::uint32_t round) const;

 private:
  struct Cell {
    RoundEntry entry;
    Points points = 0;
    RoundKind kind = RoundKind::kPlayed;
  };
  struct Line {
    std::vector<Cell> cells;
    Points score = 0, adjusted = 0;
  };
  [[nodiscard]] const Cell& cell(Number number, std::uint32_t round) const {
    return lines_[number - 1].cells[round - 1];
  }
  void classify(Line& line) const;

  const Crosstable* table_;
  std::uint32_t rounds_;
  std::vector<Line> lines_;
};

/// The table with every paired game of the last of so many rounds drawn, forfeits included, for FB (T17E).
[[nodiscard]] Crosstable with_last_round_drawn(const Crosstable& table, std::uint32_t after);

}  // namespace boardwright::tournament
