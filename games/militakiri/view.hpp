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

  /// M3.4: any of the other's arrangements, each as likely, and as much of it as may stand by now. Knows
  /// nothing but the last view, which has all that a player sees.
  [[nodiscard]] Result<Position> sample(Seat seat, std::span<const Position> views,
                                        std::uint64_t seed) const {
    if (seat > kBlue) return fail("expected a player's seat, found seat " + std::to_string(seat));
    if (views.empty()) return fail("expected at least one view");
    Position position = views.back();
    if (position.phase != kSetUpPhase) return position;
    const auto& set_up = this->set_up();
    constexpr unsigned kTowers = Base::Board::kTowersPerShape * kShapes;
    boardwright::Random random(seed);
    const unsigned placed = random.below(kTowers + (set_up.is_complete(position, seat) ? 0 : 1));
    for (unsigned i = 0; i < placed; ++i) {
      std::uint32_t ways = 0;
      set_up.each_placement(position, other(seat), [&](unsigned, std::uint32_t here) { ways += here; });
      std::uint32_t draw = random.below(ways);
      unsigned chosen = 0;
      set_up.each_placement(position, other(seat), [&](unsigned bit, std::uint32_t here) {
        if (chosen == 0 && draw < here) chosen = bit;
        draw -= chosen == 0 ? here : 0;
      });
      this->apply(position, other(seat), placement(chosen));
    }
    return position;
  }
};

}  // namespace militakiri
