// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/fresh_move.hpp"

#include <algorithm>

namespace boardwright {
namespace {

/// How often the seat has been before where the move leads.
std::ptrdiff_t times_before(const Situation& situation, const std::vector<std::uint64_t>& earlier,
                            Move move) {
  Position after = situation.view;
  if (!after.play(situation.seat, move)) return 0;
  return std::count(earlier.begin(), earlier.end(), after.same_key());
}

}  // namespace

Move fresh_move(const Situation& situation, const SearchInfo& info) {
  constexpr std::ptrdiff_t kOften = 2;
  constexpr double kNearly = 0.05;  // of an expected score
  const MoveValue& best = info.moves.front();
  if (info.proven || situation.view.rules().facts().repetition_limit != 0) return best.move;
  const std::vector<std::uint64_t> earlier = earlier_keys(situation);
  std::ptrdiff_t least = times_before(situation, earlier, best.move);
  Move chosen = best.move;
  if (least < kOften) return chosen;
  for (const MoveValue& other : info.moves) {
    if (other.visits == 0 || other.score < best.score - kNearly) continue;
    const std::ptrdiff_t times = times_before(situation, earlier, other.move);
    if (times >= least) continue;
    least = times;
    chosen = other.move;
  }
  return chosen;
}

}  // namespace boardwright
