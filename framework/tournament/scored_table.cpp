// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/scored_table.hpp"

#include <algorithm>

namespace boardwright::tournament {
namespace {

RoundKind swiss_kind(const RoundEntry& entry) {
  if (entry.played()) return RoundKind::kPlayed;
  switch (entry.code) {
    case Code::kBye:
    case Code::kFull: return RoundKind::kGiven;
    case Code::kForfeitWin: return RoundKind::kForfeitWin;
    case Code::kForfeitLoss: return RoundKind::kForfeitLoss;
    default: return RoundKind::kByeThenPlayed;
  }
}

}  // namespace

ScoredTable::ScoredTable(const Crosstable& table, std::uint32_t after)
    : table_(&table), rounds_(std::min(after, table.rounds())) {
  lines_.reserve(table.entrants.size());
  for (const auto& entrant : table.entrants) {
    Line line;
    line.score = entrant.start;
    line.cells.resize(rounds_);
    for (std::size_t round = 0; round < rounds_; ++round) {
      Cell& cell = line.cells[round];
      if (round < entrant.rounds.size()) cell.entry = entrant.rounds[round];
      cell.points = table.points(cell.entry);
      line.score += cell.points;
    }
    classify(line);
    lines_.push_back(std::move(line));
  }
}

void ScoredTable::classify(Line& line) const {
  line.adjusted = line.score;
  if (table_->round_robin) {  // T17.10
    for (Cell& cell : line.cells)
      cell.kind = cell.entry.opponent != 0 ? RoundKind::kPlayed : RoundKind::kFree;
    return;
  }
  bool to_the_end = true;  // T17.7 (5): from here on all is voluntary
  for (auto cell = line.cells.rbegin(); cell != line.cells.rend(); ++cell) {
    cell->kind = swiss_kind(cell->entry);
    if (to_the_end && cell->kind == RoundKind::kByeThenPlayed) {
      cell->kind = RoundKind::kByeToTheEnd;
      line.adjusted += table_->scheme.draw - cell->points;  // T17.8
    }
    to_the_end = to_the_end && voluntary(cell->kind);
  }
}

Points ScoredTable::dummy(Number number, std::uint32_t round) const {
  const Points own = score(number);
  if (table_->edition == Edition::kFide2024) return own;
  const Cell& unplayed = cell(number, round);
  const bool forfeit = unplayed.kind == RoundKind::kForfeitWin || unplayed.kind == RoundKind::kForfeitLoss;
  if (forfeit && unplayed.entry.opponent != 0) return std::min(own, adjusted(unplayed.entry.opponent));
  return std::min(own, table_->scheme.draw * static_cast<Points>(rounds_));
}

Crosstable with_last_round_drawn(const Crosstable& table, std::uint32_t after) {
  Crosstable drawn = table;
  if (after == 0) return drawn;
  for (auto& entrant : drawn.entrants) {
    if (entrant.rounds.size() < after || entrant.rounds[after - 1].opponent == 0) continue;
    auto& entry = entrant.rounds[after - 1];
    entry.code = Code::kDraw;
    entry.points.reset();
    entry.games_ahead.reset();
  }
  return drawn;
}

}  // namespace boardwright::tournament
