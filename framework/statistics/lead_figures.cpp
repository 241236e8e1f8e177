// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/lead_figures.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace boardwright {
namespace {

/// Expectations before each ply and, at the end, the result.
class Course {
 public:
  Course(std::span<const Expected> plies, const SeatScores& result, Seat seats)
      : plies_(plies), result_(result), seats_(seats) {}

  [[nodiscard]] std::size_t plies() const { return plies_.size(); }
  [[nodiscard]] Seat mover(std::size_t ply) const { return plies_[ply].mover; }
  [[nodiscard]] double score(std::size_t ply, Seat seat) const {
    return ply < plies_.size() ? plies_[ply].scores[seat] : result_[seat];
  }
  [[nodiscard]] double best_other(std::size_t ply, Seat seat) const {
    double best = 0;
    for (Seat other = 0; other < seats_; ++other)
      if (other != seat) best = std::max(best, score(ply, other));
    return best;
  }
  /// The seat that is clearly ahead of all others.
  [[nodiscard]] std::optional<Seat> leader(std::size_t ply) const {
    for (Seat seat = 0; seat < seats_; ++seat)
      if (score(ply, seat) - best_other(ply, seat) > kClearLead) return seat;
    return std::nullopt;
  }
  [[nodiscard]] std::optional<Seat> winner() const {
    for (Seat seat = 0; seat < seats_; ++seat)
      if (result_[seat] > best_other(plies(), seat)) return seat;
    return std::nullopt;
  }
  [[nodiscard]] double change(std::size_t ply) const {
    double most = 0;
    for (Seat seat = 0; seat < seats_; ++seat)
      most = std::max(most, std::abs(score(ply + 1, seat) - score(ply, seat)));
    return most;
  }

 private:
  std::span<const Expected> plies_;
  const SeatScores& result_;
  Seat seats_;
};

void fill_drama(const Course& course, Seat winner, GameRow& row) {
  double sum = 0, most = 0;
  std::size_t behind = 0;
  for (std::size_t ply = 0; ply < course.plies(); ++ply) {
    const double by = course.best_other(ply, winner) - course.score(ply, winner);
    if (by <= 0) continue;
    ++behind;
    sum += std::sqrt(by);
    most = std::max(most, std::sqrt(by));
  }
  row.set(Column::kDrama, behind == 0 ? 0 : sum / static_cast<double>(behind));
  row.set(Column::kDramaMost, most);
}

void fill_decision(const Course& course, Seat winner, GameRow& row) {
  double threshold = 0;
  for (std::size_t ply = 0; ply < course.plies(); ++ply)
    threshold = std::max(threshold, course.best_other(ply, winner));
  std::size_t decided = 0;
  while (decided < course.plies() && course.score(decided, winner) <= threshold) ++decided;
  const auto plies = static_cast<double>(course.plies());
  row.set(Column::kThreshold, threshold);
  row.set(Column::kDecided, (plies - static_cast<double>(decided)) / plies);
}

void fill_lead(const Course& course, Seat winner, GameRow& row) {
  for (std::size_t point = 0; point < kLeadPoints; ++point)
    row.set(Column::kLead, point, course.score(course.plies() * point / (kLeadPoints - 1), winner));
}

void fill_changes(const Course& course, GameRow& row) {
  std::uint32_t lead_changes = 0;
  std::optional<Seat> leader;
  for (std::size_t ply = 0; ply <= course.plies(); ++ply) {
    const auto now = course.leader(ply);
    if (!now) continue;
    if (leader && *leader != *now) ++lead_changes;
    leader = now;
  }
  row.set(Column::kLeadChanges, lead_changes);

  double changes = 0, most = 0, kept = 0;
  std::size_t gains = 0;
  for (std::size_t ply = 0; ply < course.plies(); ++ply) {
    const Seat mover = course.mover(ply);
    const double before = course.score(ply, mover), gain = course.score(ply + 1, mover) - before;
    // The end itself is no change of expectation: it is what was expected.
    if (ply + 1 < course.plies()) changes += course.change(ply);
    most = std::max(most, gain);
    if (gain < kClearGain || ply + 2 > course.plies() || course.mover(ply + 1) == mover) continue;
    ++gains;
    kept += std::clamp((course.score(ply + 2, mover) - before) / gain, 0.0, 1.0);
  }
  if (course.plies() > 1) row.set(Column::kStability, 1 - changes / static_cast<double>(course.plies() - 1));
  if (gains != 0) row.set(Column::kPermanence, kept / static_cast<double>(gains));
  row.set(Column::kKillerMove, most);
}

}  // namespace

void fill_lead_figures(std::span<const Expected> plies, const SeatScores& result, Seat seats, GameRow& row) {
  if (plies.empty() || seats < 2) return;
  const Course course(plies, result, seats);
  fill_changes(course, row);
  const auto winner = course.winner();
  if (!winner) return;
  fill_drama(course, *winner, row);
  fill_decision(course, *winner, row);
  fill_lead(course, *winner, row);
}

}  // namespace boardwright
