// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/analysis/course.hpp"

#include <algorithm>
#include <cmath>

namespace boardwright::desktop {

namespace {

constexpr double kTurn = 0.1;  // of the score; less is as likely the search's doubt as the player's mistake

}  // namespace

Slip slip_of(double loss) {
  constexpr double kRounding = 1e-9;
  if (loss + kRounding >= kBlunderLoss) return Slip::kBlunder;
  if (loss + kRounding >= kMistakeLoss) return Slip::kMistake;
  return loss + kRounding >= kInaccuracyLoss ? Slip::kInaccuracy : Slip::kNone;
}

std::vector<JudgedMove> judged_moves(const Course& course, const std::vector<std::string>& moves,
                                     const std::vector<Seat>& seats) {
  std::vector<JudgedMove> judged;
  for (std::size_t i = 0; i < std::min({course.size(), moves.size(), seats.size()}); ++i) {
    if (!course[i] || seats[i] > 1 || course[i]->best.empty() || course[i]->best == moves[i]) continue;
    const bool dice_follow = i + 1 < seats.size() && seats[i + 1] > 1;
    const bool known_after = !dice_follow && i + 1 < course.size() && course[i + 1].has_value();
    const std::optional<double> after = known_after ? course[i + 1]->score : course[i]->played;
    if (!after) continue;
    const auto of_mover = [&](double score) { return seats[i] == 0 ? score : 1 - score; };
    JudgedMove one{i + 1,          seats[i], Slip::kNone, of_mover(course[i]->score), of_mover(*after),
                   course[i]->best};
    one.slip = slip_of(one.before - one.after);
    if (one.slip != Slip::kNone) judged.push_back(std::move(one));
  }
  return judged;
}

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
