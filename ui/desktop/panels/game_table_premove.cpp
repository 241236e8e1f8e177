// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable does with a move that is chosen while the other side is on turn: it is kept, and played as
// soon as it can be.
#include <QMetaObject>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/analysis/slip_words.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/move_ahead.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

bool GameTable::may_premove() const {
  if (!habits_.premoves || !controller_.has_game() || !live() || controller_.is_record()) return false;
  const Update& update = controller_.update();
  return !controller_.hand_over() && !controller_.paused() && !update.table.result && update.moves.empty() &&
         !update.on_turn.empty() && controller_.is_human(update.viewer) && arranging() == nullptr;
}

/// Before the board and the entry get their moves.
void GameTable::prepare_premove() {
  const Update& update = controller_.update();
  const bool may = may_premove();
  if (live() && !update.moves.empty() && board_->has_board() && arranging() == nullptr)
    board_->set_premove_likeness(likeness_of(update.moves, update.picture, board_->board(), update.viewer));
  board_->set_premoves(may ? std::optional(update.viewer) : std::nullopt);
  entry_->set_ahead(may);
  if (!may && (update.moves.empty() || !live())) forget_premove();
}

void GameTable::forget_premove() {
  board_->forget_premove();
  typed_ahead_.clear();
}

QString GameTable::premove_text() const { return ahead_text(*board_, typed_ahead_); }

/// Below the board when nothing else is: the move that is kept, else advice, else what a review thinks of the
/// move that is shown.
QString GameTable::standing_words() const {
  if (const QString ahead = premove_text(); !ahead.isEmpty())
    return tr("Your next move: %1 (Esc lets it go)").arg(ahead);
  const JudgedMove* judged = advice_.isEmpty() ? judged_now() : nullptr;
  return judged == nullptr ? advice_ : sentence_of(*judged, words().seat(judged->seat));
}

void GameTable::say_premove() {
  write_message(standing_words(), true);
  const auto& begun = board_->premove().places();
  if (!premove_text().isEmpty())
    announce(*this, standing_words());
  else
    announce(*this, begun.empty() ? tr("No move is chosen ahead.") : board_->spoken_name(begun.front()));
}

void GameTable::keep_typed(const QString& text) {
  board_->forget_premove();
  typed_ahead_ = text;
  entry_->accept();
  say_premove();
}

void GameTable::play_premove() {
  const auto& moves = controller_.update().moves;
  const bool some = !typed_ahead_.isEmpty() || !board_->premove().places().empty();
  if (!some || moves.empty() || !live()) return;
  const QString text = premove_text();
  const auto meant = move_ahead(*board_, typed_ahead_, moves);
  typed_ahead_.clear();
  if (meant) {
    board_->forget_premove();
    // After everybody has heard of the move before.
    const auto number = controller_.update().number;
    QMetaObject::invokeMethod(
        this,
        [this, number, move = QString::fromStdString(*meant)] {
          if (live() && controller_.update().number == number) play(move);
        },
        Qt::QueuedConnection);
    return say({});
  }
  board_->take_premove();
  if (!text.isEmpty() && board_->marks().chosen.empty())
    say(tr("Your move chosen ahead, %1, isn't possible now.").arg(text));
  else
    say({});
}

}  // namespace boardwright::desktop
