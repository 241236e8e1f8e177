// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/game_count.hpp"

#include <algorithm>
#include <cmath>

namespace boardwright {

GameRow GameCount::row(const GameEnd& end, Seat seats) const noexcept {
  GameRow row;
  const double plies = plies_;
  row.set(Column::kPlies, plies);
  row.set(Column::kPliesSquared, plies * plies);
  row.set(Column::kTurns, turns_);
  row.set(Column::kChanceEvents, chance_events_);
  row.set(Column::kDecisions, decisions_);
  row.set(Column::kChoices, static_cast<double>(choices_));
  row.set(Column::kDecisionChoices, static_cast<double>(decision_choices_));
  row.set(Column::kTreeLog, tree_log_);
  row.set(Column::kRepeats, repeats_);

  const bool cut = end.by == GameEnd::By::kLimit;
  const auto best = *std::max_element(end.scores.begin(), end.scores.begin() + seats);
  const auto leaders = std::count(end.scores.begin(), end.scores.begin() + seats, best);
  // Who plays alone wins, or loses, against nobody.
  const bool won = !cut && (seats == 1 ? best == 2 : leaders < static_cast<std::ptrdiff_t>(seats));
  row.set(Column::kWon, won ? 1 : 0);
  row.set(Column::kDrawn, !won && !cut && (seats != 1 || best == 1) ? 1 : 0);
  row.set(Column::kCut, cut ? 1 : 0);
  row.set(Column::kByRepetition, end.by == GameEnd::By::kRepetition ? 1 : 0);
  for (Seat seat = 0; seat < seats; ++seat) {
    row.set(Column::kScore, seat, end.scores[seat] / 2.0);
    row.set(Column::kWin, seat, won && end.scores[seat] == best ? 1 : 0);
  }
  return row;
}

std::vector<double> log_table(std::uint32_t most) {
  std::vector<double> logs(most + 1U, 0);
  for (std::uint32_t i = 2; i <= most; ++i) logs[i] = std::log10(i);
  return logs;
}

}  // namespace boardwright
