// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/analysis/course.hpp"

#include <algorithm>
#include <cmath>

namespace boardwright::desktop {

namespace {

constexpr double kTurn = 0.1;  // of the score; less is as likely the search's doubt as the player's mistake

}  // namespace

std::vector<TurningPoint> turning_points(const Course& course, const std::vector<std::string>& moves,
                                         std::size_t most) {
  std::vector<TurningPoint> points;
  std::optional<std::size_t> before;
  for (std::size_t i = 0; i < course.size(); ++i) {
    if (!course[i]) continue;
    if (before && std::abs(course[i]->score - course[*before]->score) >= kTurn) {
      const Judgement& from = *course[*before];
      const bool played = *before < moves.size() && moves[*before] == from.best;
      points.push_back({*before + 1, from.score, course[i]->score, played ? std::string() : from.best});
    }
    before = i;
  }
  std::stable_sort(points.begin(), points.end(), [](const TurningPoint& a, const TurningPoint& b) {
    return std::abs(a.after - a.before) > std::abs(b.after - b.before);
  });
  if (points.size() > most) points.resize(most);
  std::sort(points.begin(), points.end(),
            [](const TurningPoint& a, const TurningPoint& b) { return a.move < b.move; });
  return points;
}

}  // namespace boardwright::desktop
