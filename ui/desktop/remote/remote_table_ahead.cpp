// SPDX-License-Identifier: GPL-3.0-or-later
//
// What RemoteTable does with a move that is chosen while somebody else is on turn. The server is told nothing of it: it is
// looked for among the legal moves when the turn comes, and goes out as any other.
#include <QLabel>
#include <QMetaObject>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/move_ahead.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/remote/remote_set_up.hpp"
#include "ui/desktop/remote/remote_table.hpp"

namespace boardwright::desktop {

bool RemoteTable::may_choose_ahead() const {
  if (!habits_.premoves || !match_ || !match_->begun() || !match_->plays() || !live()) return false;
  const Update& update = match_->update();
  return !update.table.result && !update.table.paused && update.moves.empty() && !update.on_turn.empty() &&
         !has_left(update.table, update.viewer) && !set_up_->active();
}

/// Before the board and the entry get their moves.
void RemoteTable::prepare_ahead() {
  const Update& update = match_->update();
  const bool may = may_choose_ahead();
  if (live() && !update.moves.empty() && drawn() && !set_up_->active())
    board_->set_premove_likeness(likeness_of(update.moves, update.picture, board_->board(), update.viewer));
  if (drawn()) board_->set_premoves(may ? std::optional(update.viewer) : std::nullopt);
  entry_->set_ahead(may);
  if (!may && (update.moves.empty() || !live())) forget_ahead();
}

bool RemoteTable::keeps_ahead() const {
  return !typed_ahead_.isEmpty() || (drawn() && !board_->premove().places().empty());
}

void RemoteTable::forget_ahead() {
  if (keeps_ahead()) message_->setText({});
  board_->forget_premove();
  typed_ahead_.clear();
}

void RemoteTable::say_ahead() {
  why_not_->hide();
  const QString text = ahead_text(*board_, typed_ahead_);
  const auto& begun = board_->premove().places();
  style_by(*message_, "role", "muted");
  message_->setText(text.isEmpty() ? QString()
                                   : GameTable::tr("Your next move: %1 (Esc lets it go)").arg(text));
  if (!text.isEmpty())
    announce(*this, message_->text());
  else
    announce(*this,
             begun.empty() ? GameTable::tr("No move is chosen ahead.") : board_->spoken_name(begun.front()));
}

void RemoteTable::keep_typed(const QString& text) {
  board_->forget_premove();
  typed_ahead_ = text;
  entry_->accept();
  say_ahead();
}

void RemoteTable::play_ahead() {
  if (!live() || !may_move() || !keeps_ahead() || match_->update().moves.empty()) return;
  const auto& moves = match_->update().moves;
  const QString text = ahead_text(*board_, typed_ahead_);
  const auto meant = move_ahead(*board_, typed_ahead_, moves);
  typed_ahead_.clear();
  if (meant) {
    board_->forget_premove();
    // After everybody has heard of the move before.
    QMetaObject::invokeMethod(
        this,
        [this, match = match_->match(), number = match_->update().number,
         move = QString::fromStdString(*meant)] {
          if (match_ && match_->match() == match && match_->update().number == number && live()) play(move);
        },
        Qt::QueuedConnection);
    return say({});
  }
  board_->take_premove();
  if (!text.isEmpty() && board_->marks().chosen.empty())
    say(GameTable::tr("Your move chosen ahead, %1, isn't possible now.").arg(text));
  else
    say({});
}

}  // namespace boardwright::desktop
