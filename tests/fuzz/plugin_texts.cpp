// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts of positions and moves, read by loaded plugins. The first line names a game; the second
// is a position (empty: the start), the others are moves.
#include "plugins/host/position.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

namespace {

/// One move of the first seat on turn that reads it; whatever is read must be legal.
void play(Position& position, std::string_view text) {
  const bw_turn turn = position.turn();
  for (Seat seat = 0; seat < position.rules().seat_count(); ++seat) {
    (void)position.explain(seat, text);
    const auto move = position.read_move(seat, text);
    if (!move) {
      fuzz::require_sentence(move.error());
      continue;
    }
    fuzz::require(position.on_turn(seat), "only a seat on turn has moves");
    const std::string written = position.move_text(seat, *move);
    const auto again = position.read_move(seat, written);
    fuzz::require(again.has_value() && *again == *move, "a move that is written is read as the same");
    fuzz::require(position.play(seat, *move).has_value(), "a move that is read is legal");
    return;
  }
  fuzz::require(position.turn() == turn, "a text that is no move changes nothing");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest = fuzz::as_text(data, size);
  const auto chosen = fuzz::take_rules(rest);
  const Rules& rules = *chosen;
  const std::string_view text = fuzz::take_line(rest);
  for (Seat viewer = 0; viewer < rules.seat_count(); ++viewer) {
    if (const auto view = rules.read_view(viewer, text); !view) fuzz::require_sentence(view.error());
  }

  Result<Position> position = text.empty() ? rules.start() : rules.read_position(text);
  if (!position) {
    fuzz::require_sentence(position.error());
    return 0;
  }
  const auto again = rules.read_position(position->text());
  fuzz::require(again.has_value(), "a position that is written can be read");
  if (!rules.has(BW_TEXT_LOSES_HISTORY))
    fuzz::require(*again == *position, "a position that is written is read as the same");
  while (!rest.empty() && !position->is_over() && !position->is_chance())
    play(*position, fuzz::take_line(rest));
  if (position->is_over()) fuzz::require(!position->outcome().reason.empty(), "an end has a reason");
  return 0;
}
