// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/board_turn.hpp"

#include <algorithm>

#include "framework/board/geometry.hpp"
#include "ui/desktop/board/board_view.hpp"

namespace boardwright::desktop {

void BoardTurn::follow(bool turns) {
  if (game_.hand_over()) return;  // it turns when somebody has come
  std::vector<Seat> people;
  if (!game_.is_record())
    for (Seat seat = 0; seat < game_.seat_count(); ++seat)
      if (game_.is_human(seat)) people.push_back(seat);
  below_ = people.empty() ? 0 : people.front();
  const Seat viewer = game_.update().viewer;
  const bool may_turn = turns || shown_.sets_up();
  if (may_turn && std::find(people.begin(), people.end(), viewer) != people.end()) below_ = viewer;
  turn();
}

void BoardTurn::flip() {
  by_hand_ = !by_hand_;
  turn();
}

void BoardTurn::turn() {
  constexpr int kHalf = 180, kWhole = 360;
  if (board_.has_board()) board_.set_turn((game_.degrees(below_) + (by_hand_ ? kHalf : 0)) % kWhole);
}

}  // namespace boardwright::desktop
