// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/crosstable.hpp"

#include <algorithm>

namespace boardwright::tournament {

bool RoundEntry::played() const {
  if (opponent == 0) return false;
  switch (code) {
    case Code::kWin:
    case Code::kDraw:
    case Code::kLoss:
    case Code::kUnratedWin:
    case Code::kUnratedDraw:
    case Code::kUnratedLoss:
    case Code::kOpen: return true;
    default: return false;
  }
}

bool Entrant::ever_paired() const {
  return std::ranges::any_of(
      rounds, [](const RoundEntry& entry) { return entry.opponent != 0 || entry.code == Code::kBye; });
}

std::uint32_t Crosstable::rounds() const {
  std::size_t most = 0;
  for (const auto& entrant : entrants) most = std::max(most, entrant.rounds.size());
  return static_cast<std::uint32_t>(most);
}

Points Crosstable::points(const RoundEntry& entry) const {
  if (entry.points) return *entry.points;
  switch (entry.code) {
    case Code::kWin:
    case Code::kUnratedWin:
    case Code::kForfeitWin: return scheme.win;
    case Code::kDraw:
    case Code::kUnratedDraw: return scheme.draw;
    case Code::kLoss:
    case Code::kUnratedLoss: return scheme.loss;
    case Code::kBye: return scheme.bye_points();
    case Code::kFull: return scheme.full_points();
    case Code::kHalf: return scheme.half_points();
    case Code::kForfeitLoss:
    case Code::kZero: return scheme.absent_points();
    case Code::kOpen: return scheme.pending_points();
  }
  return 0;
}

Points Crosstable::score(Number number, std::uint32_t after) const {
  const auto& entrant = of(number);
  Points sum = entrant.start;
  for (std::uint32_t round = 0; round < after; ++round)
    sum += round < entrant.rounds.size() ? points(entrant.rounds[round]) : scheme.absent_points();
  return sum;
}

Points Crosstable::pairing_score(Number number, std::uint32_t after) const {
  const auto& extra = of(number).extra;
  return score(number, after) + (after < extra.size() ? extra[after] : 0);
}

}  // namespace boardwright::tournament
