// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/editor/board_edits.hpp"

namespace boardwright::desktop {

std::vector<std::uint32_t> BoardEdit::clicks() const {
  return from ? std::vector{*from, to} : std::vector{to};
}

std::vector<BoardEdit> edits_of(const BoardText& board, std::uint32_t fields, const EditorHand& hand) {
  std::vector<BoardEdit> edits;
  const bool sets = hand.kind.has_value() || hand.eraser;
  for (std::uint32_t field = 0; field < fields; ++field) {
    const auto there = board.kind_at(field);
    if (there && board.is_part_of_board(*there)) continue;
    if (sets) {
      // What is there already goes, unless it can be put on itself.
      const bool away = hand.kind == there && !board.stacks(field);
      if (hand.kind || there) edits.push_back({std::nullopt, away ? std::nullopt : hand.kind, field});
    } else if (there) {
      for (std::uint32_t to = 0; to < fields; ++to)
        if (to != field) edits.push_back({field, std::nullopt, to});
    }
  }
  return edits;
}

void carry_out(const BoardEdit& edit, BoardText& board) {
  if (edit.from)
    board.move(*edit.from, edit.to);
  else
    board.set(edit.to, edit.kind);
}

}  // namespace boardwright::desktop
