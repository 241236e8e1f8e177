// SPDX-License-Identifier: GPL-3.0-or-later
//
// An exhaustive solver for forced wins: slow and simple, and nothing in common with the searches but the
// rules.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "plugins/host/position.hpp"

namespace boardwright::test {

/// For games of two seats without chance. Tries every move of the seat on turn and every answer.
class ForcedWins {
 public:
  explicit ForcedWins(std::uint64_t budget) : budget_(budget) {}

  /// The fewest plies, up to `most`, in which the seat on turn wins whatever the other does; 0 if there is no
  /// such win. Odd. Gives up (`gave_up`) after the budget of positions.
  [[nodiscard]] std::uint32_t shortest(const Position& position, std::uint32_t most) {
    for (std::uint32_t plies = 1; plies <= most && !gave_up_; plies += 2)
      if (wins(position, plies)) return gave_up_ ? 0 : plies;
    return 0;
  }
  [[nodiscard]] bool gave_up() const noexcept { return gave_up_; }

 private:
  [[nodiscard]] bool wins(const Position& position, std::uint32_t plies) {
    const auto key = position.key() * 8 + plies;
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const Seat seat = position.seats_on_turn().front();
    Position after(position);
    bool found = false;
    // Quick wins first, so that the long way is only gone where there is none.
    for (const bool deep : {false, true}) {
      if (deep && plies == 1) break;
      for (const Move move : position.moves(seat)) {
        if (spend()) return false;
        after = position;
        if (!after.play(seat, move)) continue;
        if (after.is_over() ? after.outcome().scores[seat] == 2 : deep && loses(after, seat, plies - 1)) {
          found = true;
          break;
        }
      }
      if (found) break;
    }
    return known_[key] = found;
  }

  /// Whether every answer leaves `winner` a win; both must be on turn one after the other.
  [[nodiscard]] bool loses(const Position& position, Seat winner, std::uint32_t plies) {
    const Seat seat = position.seats_on_turn().front();
    if (seat == winner) return false;
    const auto answers = position.moves(seat);
    Position after(position);
    for (const bool deep : {false, true})
      for (const Move move : answers) {
        if (spend()) return false;
        after = position;
        if (!after.play(seat, move)) return false;
        if (after.is_over()) {
          if (after.outcome().scores[winner] != 2) return false;
        } else if (after.seats_on_turn().front() != winner || (deep && !wins(after, plies - 1))) {
          return false;
        }
      }
    return true;
  }

  [[nodiscard]] bool spend() {
    if (budget_ == 0) gave_up_ = true;
    if (!gave_up_) --budget_;
    return gave_up_;
  }

  std::uint64_t budget_;
  bool gave_up_ = false;
  std::unordered_map<std::uint64_t, bool> known_;
};

}  // namespace boardwright::test
