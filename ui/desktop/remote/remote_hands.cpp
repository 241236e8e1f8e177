// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_hands.hpp"

#include <algorithm>

#include "framework/link/question.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_refusals.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/remote/remote_arranging.hpp"
#include "ui/desktop/remote/remote_board.hpp"
#include "ui/desktop/remote/remote_match.hpp"
#include "ui/desktop/remote/remote_message.hpp"

namespace boardwright::desktop {

RemoteHands::RemoteHands(RemoteBoard& board, MoveEntry& entry, RemoteArranging& arranging,
                         std::function<bool()> may_move, QObject* parent)
    : QObject(parent),
      board_(board.view()),
      off_board_(board.off_board()),
      message_(board.message()),
      entry_(entry),
      arranging_(arranging),
      may_move_(std::move(may_move)) {
  join();
}

void RemoteHands::join() {
  connect(&board_, &BoardView::move_chosen, this, &RemoteHands::choose_on_board);
  connect(&board_, &BoardView::refused, this, &RemoteHands::explain_clicks);
  connect(&board_, &BoardView::clicked_anew, this, [this] { message_.say({}); });
  connect(&board_, &BoardView::typed, &entry_, &MoveEntry::type);
  connect(&off_board_, &OffBoardMoves::chosen, this, &RemoteHands::play);
  connect(&entry_, &MoveEntry::chosen, this, &RemoteHands::play);
  connect(&entry_, &MoveEntry::refused, this, &RemoteHands::explain_text);
  connect(&entry_, &MoveEntry::left, this, [this] { board_.setFocus(Qt::ShortcutFocusReason); });
  connect(&entry_, &MoveEntry::changed, this, [this] { board_.point_at({}); });
  connect(&arranging_, &RemoteArranging::refused, this,
          [this](const Explanation& why) { refuse(why, std::nullopt); });
}

void RemoteHands::set_match(RemoteMatch* match) {
  match_ = match;
  position_.clear();
  board_.forget_touched();
}

void RemoteHands::show_position(bool touches) {
  const Update& update = match_->update();
  if (position_ != update.position) board_.forget_touched();
  position_ = update.position;
  const bool holds = touches && match_->watching().touch_move && match_->plays();
  board_.set_touch_move(holds ? std::optional(update.viewer) : std::nullopt);
}

void RemoteHands::choose_on_board(const QString& move) {
  if (!arranging_.active()) return play(move);
  message_.say({});
  arranging_.do_edit(move.toULongLong());
}

void RemoteHands::play(const QString& move) {
  if (!may_move_()) return;
  const auto& moves = match_->update().moves;
  const auto meant = std::find_if(moves.begin(), moves.end(),
                                  [&](const LegalMove& one) { return one.text == move.toStdString(); });
  if (meant == moves.end()) return;
  const auto touched = board_.touched();
  if (match_->watching().touch_move && touched &&
      (meant->clicks.empty() || meant->clicks.front() != *touched))
    return message_.say(GameTable::tr("Touch-move: the piece that was chosen has to move."));
  entry_.accept();
  message_.say({});
  match_->play(move.toStdString());
}

void RemoteHands::explain_clicks(const std::vector<std::uint32_t>& clicks) {
  if (!may_move_() || clicks.empty()) return;
  if (arranging_.active()) return arranging_.try_clicks(clicks);
  if (match_->update().moves.empty()) return;  // off turn a click asks nothing
  if (clicks.size() == 1 && board_.picture().at(clicks.front()) == nullptr &&
      board_.board().is_field(clicks.front()))
    return;  // nothing was meant by it
  AskExplain question;
  question.clicks = clicks;
  match_->ask(question, [this, clicks, asked = position_](const Answer& answer) {
    const auto* told = std::get_if<ExplainAnswer>(&answer);
    if (told == nullptr || !told->explanation || told->explanation->legal || asked != position_) return;
    refuse(*told->explanation, clicks.back());
  });
}

void RemoteHands::explain_text(const QString& text) {
  if (!may_move_() || match_->update().moves.empty()) return;
  AskExplain question;
  question.move = text.toStdString();
  match_->ask(question, [this, text](const Answer& answer) {
    const auto* told = std::get_if<ExplainAnswer>(&answer);
    if (told == nullptr) return;
    const auto& why = told->explanation;
    QString sentence = why && !why->legal ? match_->board().explanation(*why) : QString();
    if (sentence.isEmpty()) sentence = MoveRefusals::tr("“%1” is not a legal move here.").arg(text);
    entry_.reject(sentence);
    if (why) board_.point_at(why->places);
  });
}

void RemoteHands::refuse(const Explanation& why, std::optional<std::uint32_t> place) {
  message_.refuse(why, match_->board().explanation(why), place);
}

void RemoteHands::hear_refusal(const Refusal& refusal) {
  if (refusal.why && !refusal.why->message.empty()) return refuse(*refusal.why, std::nullopt);
  if (refusal.code == RefusalCode::kStale)
    return message_.say(tr("Meanwhile something else has happened: nothing was played. Choose anew."));
  message_.say(refusal_words(refusal.sentence));
}

}  // namespace boardwright::desktop
