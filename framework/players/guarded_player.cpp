// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/guarded_player.hpp"

#include <algorithm>

#include "framework/players/seat_turn.hpp"

namespace boardwright {

GuardedPlayer::GuardedPlayer(std::unique_ptr<Player> first, std::vector<Spare> spares)
    : name_(first->name()), now_(std::move(first)), spares_(std::move(spares)) {
  std::reverse(spares_.begin(), spares_.end());
}

template <class Ask>
Result<Choice> GuardedPlayer::first_answer(Ask ask, const SeatTurn* turn) {
  std::vector<Replacement> replaced;
  for (;;) {
    Result<Choice> choice = ask(*now_);
    if (choice) {
      choice->replaced.insert(choice->replaced.begin(), replaced.begin(), replaced.end());
      return choice;
    }
    const bool unwanted = turn != nullptr && turn->interrupt != nullptr && turn->interrupt->is_set();
    if (unwanted || spares_.empty()) return choice;
    auto next = spares_.back()();
    spares_.pop_back();
    replaced.push_back({now_->name(), choice.error(), next->name()});
    now_ = std::move(next);
  }
}

Result<Move> GuardedPlayer::choose(const Position& view, Seat seat, Random& random) {
  const auto ask = [&](Player& player) -> Result<Choice> {
    const auto move = player.choose(view, seat, random);
    if (!move) return fail(move.error());
    return Choice{*move, {}};
  };
  const auto choice = first_answer(ask, nullptr);
  if (!choice) return fail(choice.error());
  return choice->move;
}

Result<Choice> GuardedPlayer::play_turn(const SeatTurn& turn) {
  return first_answer([&](Player& player) { return player.play_turn(turn); }, &turn);
}

}  // namespace boardwright
