// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/planning/side_advice.hpp"

namespace boardwright::planning {

SideFigures side_advice(const FirstMover& first, bool drawn_by_lot) {
  SideFigures figures;
  figures.games = first.games();
  if (figures.games > 0) {
    const auto games = static_cast<double>(figures.games);
    const double points = static_cast<double>(first.wins) + static_cast<double>(first.draws) / 2;
    figures.score = points / games;
    // Draws make the spread smaller than that of a share: the interval is rather too wide.
    figures.interval = wilson(points, games);
  }
  if (drawn_by_lot) {
    figures.advice = SideAdvice::kNone;
  } else if (figures.interval.low > 0.5 + kMuch || figures.interval.high < 0.5 - kMuch) {
    figures.advice = SideAdvice::kTwoGames;
  } else if (figures.interval.low >= 0.5 - kNothing && figures.interval.high <= 0.5 + kNothing) {
    figures.advice = SideAdvice::kNone;
  } else if (figures.interval.low > 0.5 || figures.interval.high < 0.5) {
    figures.advice = SideAdvice::kBalanced;
  }
  return figures;
}

}  // namespace boardwright::planning
