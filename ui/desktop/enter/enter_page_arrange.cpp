// SPDX-License-Identifier: GPL-3.0-or-later
//
// Set-ups from a score sheet: one seat after the other, whoever sat there.
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QPainter>

#include "framework/match/arrangement_text.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/enter/enter_page.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSheetPiece = 30;  // pixels

}  // namespace

void EnterPage::begin_arrangement() {
  const Position& now = game_->position();
  const bool open = in_club_.empty() && art_ != nullptr && !game_->ends_here();
  // What is being made stays while the position does.
  if (open && arrangement_ && set_up_at_ == now.key()) return show_arrangement();
  arrangement_.reset();
  set_up_at_ = now.key();
  for (const Seat seat : now.seats_on_turn())
    if (open && !arrangement_) arrangement_ = Arrangement::begin(View::of(now, seat));
  arrange_->forget_choice();
  show_arrangement();
}

void EnterPage::show_arrangement() {
  arrange_->setVisible(arrangement_.has_value());
  board_->set_drops(arrangement_ ? kKindMimeType : "");
  if (!arrangement_) return arrange_->set_pieces({}, false, false);
  const QStringList names = words().kinds();
  std::vector<ArrangePanel::Piece> pieces;
  for (const bw_item& piece : arrangement_->pieces())
    pieces.push_back(
        {piece.kind, piece.count, names.value(static_cast<int>(piece.kind)),
         art_->on_wood(piece.kind, kSheetPiece, devicePixelRatioF(), current_theme().board_light)});
  arrange_->set_pieces(pieces, !arrangement_->placed().empty(), arrangement_->complete());
  edits_ = arrange_edits(*arrangement_, arrange_->chosen_kind());
  board_->show_picture(arrangement_->picture());
  board_->set_last_move({});
  board_->set_moves(as_moves(edits_));
  off_board_->set_moves({}, false);
}

void EnterPage::change_arrangement(const std::function<std::optional<Explanation>(Arrangement&)>& change) {
  if (!arrangement_) return;
  const auto refused = change(*arrangement_);
  say(refused ? words().explanation(*refused) : QString());
  show_arrangement();
  keep_draft();
}

void EnterPage::finish_arrangement() {
  if (!arrangement_ || !arrangement_->complete()) return;
  EnteredGame done = *game_;
  EnteredGame::Dropped dropped;
  for (const auto& move : arrangement_->moves()) {
    const auto entered = done.enter(move);
    if (!entered) return say(refusal_words(entered.error()));
    if (dropped.texts.empty()) dropped = *entered;
  }
  remember();
  *game_ = std::move(done);
  arrangement_.reset();
  say({});
  show_position(false);
  show_dropped(dropped);
}

void EnterPage::place_letters(const std::string& letters) {
  if (!arrangement_) return;
  const auto items = read_arrangement_letters(*arrangement_, letters);
  if (!items) return say(refusal_words(items.error()));
  change_arrangement([&](Arrangement& changed) { return changed.replace(*items); });
}

void EnterPage::fill_set_ups(QMenu* menu) {
  if (!arrangement_) return;
  QAction* paste = menu->addAction(
      tr("&Paste letters"), this, [this] { place_letters(QApplication::clipboard()->text().toStdString()); });
  paste->setEnabled(!QApplication::clipboard()->text().isEmpty());
}

}  // namespace boardwright::desktop
