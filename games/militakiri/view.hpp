// SPDX-License-Identifier: MIT
//
// M3.4: during a hidden set-up the other player's towers are absent (M11.3a).
#pragma once

#include "game.hpp"

namespace militakiri {

/// Rules under which the set-up is hidden.
template <class Base>
class WithView : public Base {
 public:
  using Position = typename Base::Position;
  using Base::Base;

  [[nodiscard]] Position project(Position position, Seat viewer) const {
    if (position.phase != kSetUpPhase) return position;
    for (const Seat seat : {kRed, kBlue}) {
      if (seat == viewer) continue;
      const auto hidden = position.pieces[seat];
      hidden.each([&](unsigned bit) { position.remove(bit); });
    }
    return position;
  }
  [[nodiscard]] std::string view_text(const Position& view, Seat) const { return this->position_text(view); }
  [[nodiscard]] Result<Position> read_view(Seat viewer, std::string_view text) const {
    const auto view = this->read_position(text);
    if (!view) return view;
    const auto seen = project(*view, viewer).occupied();
    if (!(seen == view->occupied()))
      return fail("board: shows towers that this viewer can't see, expected only its own during the set-up");
    return view;
  }
  /// Nobody learns of the other's placements before the last one, which shows everything.
  [[nodiscard]] std::string move_text_for(const Position& position, Seat seat, Move move, Seat viewer) const {
    if (position.phase == kSetUpPhase && seat != viewer) {
      Position after = position;
      this->apply(after, seat, move);
      if (after.phase == kSetUpPhase) return "";
    }
    return this->move_text(position, seat, move);
  }
};

}  // namespace militakiri
