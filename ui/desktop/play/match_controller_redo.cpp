// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MatchController does with turns that were taken back and are played again.
#include <algorithm>

#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

/// Whoever has taken moves back, and with whose consent: what the match had more of before is kept, until it
/// goes on in another way.
void MatchController::keep_for_redo() {
  if (table_ == nullptr) return;
  std::vector<std::pair<Seat, std::string>> now;
  for (const auto& ply : match()->line().plies())
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

bool MatchController::can_redo() const {
  if (table_ == nullptr || hand_over_ || undone_.empty() || match()->is_over() || match()->paused())
    return false;
  const auto on_turn = match()->seats_on_turn();
  return std::find(on_turn.begin(), on_turn.end(), undone_.front().first) != on_turn.end();
}

Result<void> MatchController::redo() {
  if (!can_redo()) return fail("there is no move that was taken back");
  std::vector<std::pair<Seat, std::string>> again;
  for (const auto& move : undone_) {
    // The next turn of somebody at this screen is the next step.
    if (!again.empty() && move.first != again.back().first && is_human(move.first)) break;
    again.push_back(move);
  }
  return table_->play(again);
}

}  // namespace boardwright::desktop
