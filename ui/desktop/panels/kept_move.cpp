// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/kept_move.hpp"

#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/move_ahead.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/state_words.hpp"

namespace boardwright::desktop {

KeptMove::KeptMove(const ScreenGame& game, const ShownPosition& shown, BoardView& board, MoveEntry& entry)
    : game_(game), shown_(shown), board_(board), entry_(entry) {
  connect(&board_, &BoardView::premove_changed, this, &KeptMove::chosen);
  connect(&board_, &BoardView::clicked_anew, this, [this] { typed_.clear(); });
  connect(&entry_, &MoveEntry::ahead, this, [this](const QString& text) {
    board_.forget_premove();
    typed_ = text;
    entry_.accept();
    emit chosen();
  });
}

bool KeptMove::may_choose() const {
  if (!game_.has_game() || !shown_.live() || game_.is_record()) return false;
  const Update& update = game_.update();
  return !game_.hand_over() && !update.table.paused && !game_.covered() && !update.table.result &&
         update.moves.empty() && !update.on_turn.empty() && game_.is_human(update.viewer) &&
         !has_left(update.table, update.viewer) && !shown_.sets_up();
}

void KeptMove::prepare(bool wanted) {
  const Update& update = game_.update();
  const bool may = wanted && may_choose();
  if (shown_.live() && !update.moves.empty() && board_.has_board() && !shown_.sets_up())
    board_.set_premove_likeness(likeness_of(update.moves, update.picture, board_.board(), update.viewer));
  board_.set_premoves(may ? std::optional(update.viewer) : std::nullopt);
  entry_.set_ahead(may);
  if (!may && (update.moves.empty() || !shown_.live())) forget();
}

void KeptMove::forget() {
  board_.forget_premove();
  typed_.clear();
}

QString KeptMove::words() const {
  const QString ahead = ahead_text(board_, typed_);
  return ahead.isEmpty() ? QString() : tr("Your next move: %1 (Esc lets it go)").arg(ahead);
}

QString KeptMove::spoken() const {
  if (const QString ahead = words(); !ahead.isEmpty()) return ahead;
  const auto& begun = board_.premove().places();
  return begun.empty() ? tr("No move is chosen ahead.") : board_.spoken_name(begun.front());
}

void KeptMove::take_turn() {
  const auto& moves = game_.update().moves;
  const bool some = !typed_.isEmpty() || !board_.premove().places().empty();
  if (!some || moves.empty() || !shown_.live() || !game_.takes_commands()) return;
  const QString text = ahead_text(board_, typed_);
  const auto meant = move_ahead(board_, typed_, moves);
  typed_.clear();
  if (!meant) {
    board_.take_premove();
    const bool lost = !text.isEmpty() && board_.marks().chosen.empty();
    return emit gone(lost ? tr("Your move chosen ahead, %1, isn't possible now.").arg(text) : QString());
  }
  board_.forget_premove();
  QMetaObject::invokeMethod(
      this,
      [this, number = game_.update().number, move = QString::fromStdString(*meant)] {
        if (shown_.live() && game_.update().number == number) emit due(move);
      },
      Qt::QueuedConnection);
  emit gone({});
}

}  // namespace boardwright::desktop
