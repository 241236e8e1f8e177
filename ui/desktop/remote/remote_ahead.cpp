// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_ahead.hpp"

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/kept_move.hpp"
#include "ui/desktop/panels/move_ahead.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/remote/remote_match.hpp"
#include "ui/desktop/remote/remote_message.hpp"

namespace boardwright::desktop {

RemoteAhead::RemoteAhead(BoardView& board, MoveEntry& entry, RemoteMessage& message, QObject* parent)
    : QObject(parent), board_(board), entry_(entry), message_(message) {
  connect(&board, &BoardView::premove_changed, this, &RemoteAhead::tell);
  connect(&board, &BoardView::clicked_anew, this, [this] { typed_.clear(); });
  connect(&entry, &MoveEntry::ahead, this, &RemoteAhead::keep_typed);
}

bool RemoteAhead::possible(const RemoteMatch& match) {
  if (!match.begun() || !match.plays()) return false;
  const Update& update = match.update();
  return !update.table.result && !update.table.paused && update.moves.empty() && !update.on_turn.empty() &&
         !has_left(update.table, update.viewer);
}

void RemoteAhead::begin(bool has_board) {
  forget();
  board_.set_premoves(std::nullopt);
  has_board_ = has_board;
}

void RemoteAhead::prepare(const RemoteMatch& match, bool may, bool own_turn, bool sets_up) {
  const Update& update = match.update();
  if (own_turn && has_board_ && !sets_up)
    board_.set_premove_likeness(likeness_of(update.moves, update.picture, board_.board(), update.viewer));
  if (has_board_) board_.set_premoves(may ? std::optional(update.viewer) : std::nullopt);
  entry_.set_ahead(may);
  if (!may && !own_turn) forget();
}

bool RemoteAhead::keeps_any() const {
  return !typed_.isEmpty() || (has_board_ && !board_.premove().places().empty());
}

void RemoteAhead::forget() {
  if (keeps_any()) message_.setText({});
  board_.forget_premove();
  typed_.clear();
}

void RemoteAhead::tell() {
  const QString text = ahead_text(board_, typed_);
  const auto& begun = board_.premove().places();
  message_.note(text.isEmpty() ? QString() : KeptMove::tr("Your next move: %1 (Esc lets it go)").arg(text));
  if (!text.isEmpty())
    announce(message_, message_.text());
  else
    announce(message_,
             begun.empty() ? KeptMove::tr("No move is chosen ahead.") : board_.spoken_name(begun.front()));
}

void RemoteAhead::keep_typed(const QString& text) {
  board_.forget_premove();
  typed_ = text;
  entry_.accept();
  tell();
}

RemoteAhead::Taken RemoteAhead::take(const std::vector<LegalMove>& moves) {
  const QString text = ahead_text(board_, typed_);
  auto meant = move_ahead(board_, typed_, moves);
  typed_.clear();
  if (meant) {
    board_.forget_premove();
    return {std::move(meant), {}};
  }
  board_.take_premove();
  if (text.isEmpty() || !board_.marks().chosen.empty()) return {};
  return {std::nullopt, KeptMove::tr("Your move chosen ahead, %1, isn't possible now.").arg(text)};
}

}  // namespace boardwright::desktop
