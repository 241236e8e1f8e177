// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/undone_turns.hpp"

#include <algorithm>

namespace boardwright::desktop {

void UndoneTurns::follow(const GameLine& line) {
  Moves now;
  for (const auto& ply : line.plies())
    if (ply.seat != BW_CHANCE) now.emplace_back(ply.seat, ply.text);
  const auto parted = std::mismatch(made_.begin(), made_.end(), now.begin(), now.end());
  if (parted.second == now.end()) {  // as before, or moves are gone
    undone_.insert(undone_.begin(), parted.first, made_.end());
  } else {
    const auto more = now.end() - parted.second;
    const bool again = parted.first == made_.end() && more <= std::ssize(undone_) &&
                       std::equal(parted.second, now.end(), undone_.begin());
    undone_.erase(undone_.begin(), again ? undone_.begin() + more : undone_.end());
  }
  made_ = std::move(now);
}

UndoneTurns::Moves UndoneTurns::next_turn(const std::vector<Seat>& people) const {
  Moves turn;
  for (const auto& move : undone_) {
    const bool persons = std::find(people.begin(), people.end(), move.first) != people.end();
    if (!turn.empty() && move.first != turn.back().first && persons) break;
    turn.push_back(move);
  }
  return turn;
}

}  // namespace boardwright::desktop
