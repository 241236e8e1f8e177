// SPDX-License-Identifier: MIT
//
// T1.3, T1.4, T7.2: what a seat may see. A view holds nothing that its text doesn't.
#pragma once

#include "position_reader.hpp"

namespace two_field {

template <class P>
class Views {
 public:
  using B = typename P::Board;

  explicit Views(const Rules<P>& rules) : rules_(rules) {}

  [[nodiscard]] P project(const P& position, Seat viewer) const {
    P view = position;
    view.end = kNotOver;
    view.winner = kNobodyWins;
    // Only the side that has lost its flag is on turn afterwards, whatever a text says: its view can tell.
    if (position.end == kFlagTaken) view.phase = position.winner == kRed ? kBlueTurn : kRedTurn;
    for (const Seat seat : {kRed, kBlue}) {
      if (seat == viewer) continue;
      if (position.phase == kSetUpPhase)
        hide_set_up(view, seat);
      else
        hide_ranks(view, seat);
    }
    settle(view, viewer);
    return view;
  }

  [[nodiscard]] Result<P> read(Seat viewer, std::string_view text) const {
    auto view = PositionReader<P>(rules_, text, viewer).read();
    if (!view) return view;
    for (const Seat seat : {kRed, kBlue}) {
      if (view->phase != kSetUpPhase || seat == viewer) continue;
      for (const unsigned bit : rules_.land().own(seat))
        if (view->on[bit] != 0)
          return fail("board, " + B::name(bit) +
                      ": expected an empty field, because this viewer can't see the set-up there");
    }
    settle(*view, viewer);
    return view;
  }

  /// Placements are told to nobody, but the last one of both shows that the set-up is over.
  [[nodiscard]] std::string move_text(const P& position, Seat seat, Move move, Seat viewer) const {
    const std::string text = write_move(position, seat, move);
    if (!is_placement(move) || seat == viewer) return text;
    P after = position;
    rules_.apply(after, seat, move);
    if (after.phase == kSetUpPhase) return "";
    const bool empty = placement_of(move).code == kLeftEmpty;
    return (empty ? kEmptySign : kUnknownSigns[kRed]) + text.substr(1);
  }

 private:
  void hide_set_up(P& view, Seat seat) const {
    for (const unsigned bit : rules_.land().own(seat)) view.remove(bit);
  }
  void hide_ranks(P& view, Seat seat) const {
    const auto pieces = view.side[seat];
    pieces.each([&](unsigned bit) {
      if ((view.on[bit] & kRevealed) != 0) return;
      const auto marks = static_cast<std::uint8_t>(view.on[bit] & ~kKindBits);
      view.remove(bit);
      view.put(seat, bit, marks | kUnknown);
    });
  }
  /// The ends that follow from what is seen: the viewer's own flag taken, no own move, too many quiet moves.
  void settle(P& view, Seat viewer) const {
    if (view.phase == kSetUpPhase) return;
    const bool player = viewer <= kBlue;
    if (player && !PositionReader<P>::has_flag(view, viewer))
      return Rules<P>::end(view, kFlagTaken, other(viewer));
    if (player && view.mover() == viewer && !rules_.has_legal(view, viewer))
      return Rules<P>::end(view, kNoMoves, other(viewer));
    const unsigned limit = rules_.options().quiet_limit;
    if (limit != 0 && view.quiet >= limit) Rules<P>::end(view, kQuietLimit, kNobodyWins);
  }

  const Rules<P>& rules_;
};

}  // namespace two_field
