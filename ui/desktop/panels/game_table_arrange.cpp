// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable does while somebody sets up.
#include "framework/board/geometry.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

Arrangement* GameTable::arranging() const {
  return live() && art_ && !controller_.hand_over() && !controller_.is_record() ? controller_.arrangement()
                                                                                : nullptr;
}

void GameTable::show_arrangement() {
  const Arrangement* arrangement = arranging();
  arrange_->setVisible(arrangement != nullptr);
  if (arrangement == nullptr) return;
  const QStringList names = words().kinds();
  std::vector<ArrangePanel::Piece> pieces;
  for (const bw_item& piece : arrangement->pieces())
    pieces.push_back(
        {piece.kind, piece.count, names.value(static_cast<int>(piece.kind)), piece_on_wood(piece.kind)});
  arrange_->set_pieces(pieces, !arrangement->placed().empty(), arrangement->complete());
  edits_ = arrange_edits(*arrangement, arrange_->chosen_kind());
  board_->show_picture(arrangement->picture());
  board_->set_last_move({});
  board_->set_moves(as_moves(edits_));
  off_board_->set_moves({}, false);
}

void GameTable::arrange_by(std::size_t edit) {
  Arrangement* arrangement = arranging();
  if (arrangement == nullptr || edit >= edits_.size()) return;
  const auto [from, kind, to, clicks] = edits_[edit];
  const auto refused = from ? arrangement->move(*from, to) : arrangement->place(kind, to);
  show_arrangement();
  if (refused) say(words().explanation(*refused));
}

void GameTable::arrange_at_random() {
  if (Arrangement* arrangement = arranging()) {
    Random random = controller_.random();
    arrangement->complete_at_random(random);
  }
  show_arrangement();
}

void GameTable::explain_arrangement(const std::vector<std::uint32_t>& clicks) {
  const auto why = why_not(*arranging(), arrange_->chosen_kind(), clicks);
  if (!why) return;
  say(words().explanation(*why));
  board_->point_at(why->places);
}

}  // namespace boardwright::desktop
