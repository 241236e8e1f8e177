// SPDX-License-Identifier: GPL-3.0-or-later
//
// What RemoteTable does with what somebody does at the board and beside it.
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/remote/remote_set_up.hpp"
#include "ui/desktop/remote/remote_table.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

bool RemoteTable::chooses() const {
  if (!may_move() || hand_over_) return false;
  const auto& on_turn = match_->update().on_turn;
  return std::find(on_turn.begin(), on_turn.end(), match_->update().viewer) != on_turn.end();
}

void RemoteTable::play(const QString& move) {
  if (!match_) return;
  if (set_up_->active() && sender() == board_) return arrange_by(move.toULongLong());
  if (!may_move()) return;
  const auto& moves = match_->update().moves;
  const auto meant = std::find_if(moves.begin(), moves.end(),
                                  [&](const LegalMove& one) { return one.text == move.toStdString(); });
  if (meant == moves.end()) return;
  const auto touched = board_->touched();
  if (match_->watching().touch_move && touched &&
      (meant->clicks.empty() || meant->clicks.front() != *touched))
    return say(GameTable::tr("Touch-move: the piece that was chosen has to move."));
  entry_->accept();
  say({});
  match_->play(move.toStdString());
}

void RemoteTable::explain_clicks(const std::vector<std::uint32_t>& clicks) {
  if (!may_move() || clicks.empty()) return;
  const bool sets_up = set_up_->active();
  if (match_->update().moves.empty() && !sets_up) return;  // off turn a click asks nothing
  if (clicks.size() == 1 && board_->picture().at(clicks.front()) == nullptr && !sets_up &&
      board_->board().is_field(clicks.front()))
    return;  // nothing was meant by it
  if (sets_up) {
    const auto kind = arrange_->chosen_kind();
    if (clicks.size() > 1)
      set_up_->change({ArrangeChange::Type::kMove, 0, clicks.front(), clicks.back(), 0});
    else if (kind)
      set_up_->change({ArrangeChange::Type::kPlace, *kind, clicks.front(), 0, 0});
    return;
  }
  AskExplain question;
  question.clicks = clicks;
  match_->ask(question, [this, clicks, asked = touched_in_](const Answer& answer) {
    const auto* told = std::get_if<ExplainAnswer>(&answer);
    if (told == nullptr || !told->explanation || told->explanation->legal || asked != touched_in_) return;
    refuse(*told->explanation, clicks.back());
  });
}

void RemoteTable::explain_text(const QString& text) {
  if (!may_move() || match_->update().moves.empty()) return;
  AskExplain question;
  question.move = text.toStdString();
  match_->ask(question, [this, text](const Answer& answer) {
    const auto* told = std::get_if<ExplainAnswer>(&answer);
    if (told == nullptr) return;
    const auto& why = told->explanation;
    QString sentence = why && !why->legal ? match_->board().explanation(*why) : QString();
    if (sentence.isEmpty()) sentence = GameTable::tr("“%1” is not a legal move here.").arg(text);
    entry_->reject(sentence);
    if (why) board_->point_at(why->places);
  });
}

/// Beside the field that was clicked last, where there is one.
void RemoteTable::refuse(const Explanation& why, std::optional<std::uint32_t> place) {
  const QString sentence = match_->board().explanation(why);
  say(place ? QString() : sentence);
  if (place) {
    const QRect field = board_->place_rect(*place);
    why_not_->show_beside(QRect(board_->viewport()->mapTo(boards_, field.topLeft()), field.size()), sentence,
                          {});
  }
  board_->point_at(why.places);
}

void RemoteTable::hear_refusal(const Refusal& refusal) {
  if (refusal.why && !refusal.why->message.empty()) return refuse(*refusal.why, std::nullopt);
  if (refusal.code == RefusalCode::kStale)
    return say(tr("Meanwhile something else has happened: nothing was played. Choose anew."));
  say(refusal_words(refusal.sentence));
}

void RemoteTable::accept() {
  if (!match_) return;
  if (!live()) return look_at(match_->history().size());
  if (stopped_) return emit stopped_first();
  const TableState& table = match_->update().table;
  if (!table.flagged.empty()) return match_->command(Command::Type::kClaimTime);
  if (asked()) return match_->command(Command::Type::kWithdraw);
  if (table.request) return match_->command(Command::Type::kAllow);
  if (asks()) return match_->command(Command::Type::kOfferDraw);
  if (table.can_claim_repetition) return match_->command(Command::Type::kClaimRepetition);
  if (table.clock_waits) match_->command(Command::Type::kStartClock);
}

void RemoteTable::decline() {
  if (!match_) return;
  if (stopped_) return emit stopped_second();
  const TableState& table = match_->update().table;
  if (!table.flagged.empty()) return match_->command(Command::Type::kLetPlayOn);
  match_->command(table.request ? Command::Type::kRefuse : Command::Type::kDeclineDraw);
}

/// Twice: nobody gives up by a slip.
void RemoteTable::ask_resign() {
  if (!match_ || match_->update().table.result) return;
  auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Resign"), tr("Do you want to give up this game?"),
                              QMessageBox::NoButton, this);
  box->setObjectName("remote_resign_box");
  box->setAttribute(Qt::WA_DeleteOnClose);
  auto* yes = box->addButton(tr("&Resign"), QMessageBox::AcceptRole);
  yes->setObjectName("remote_resign_yes");
  auto* no = box->addButton(tr("&Play on"), QMessageBox::RejectRole);
  box->setDefaultButton(no);
  box->setEscapeButton(no);
  connect(yes, &QPushButton::clicked, this, [this, match = match_->match()] {
    if (match_ && match_->match() == match) match_->command(Command::Type::kResign);
  });
  box->open();
}

void RemoteTable::show_set_up() {
  if (!match_) return;
  const bool active = set_up_->active() && live() && art_ != nullptr;
  arrange_->setVisible(active);
  move_list_->setVisible(!write_->isChecked() && (!active || !match_->history().empty()));
  board_->set_drops(active ? kKindMimeType : "");
  edits_.clear();
  if (!active) return arrange_->set_pieces({}, false, false);
  const Arranged& arranged = set_up_->arranged();
  std::vector<ArrangePanel::Piece> pieces;
  constexpr int kChip = 30;  // pixels
  for (const auto& left : arranged.left)
    pieces.push_back({left.kind, left.count, match_->board().kind_names.value(static_cast<int>(left.kind)),
                      art_->on_wood(left.kind, kChip, devicePixelRatioF(), current_theme().board_light)});
  arrange_->set_pieces(pieces, !arranged.placed.empty(), arranged.complete && !match_->pending());
  edits_ = set_up_->edits(arrange_->chosen_kind());
  board_->show_picture(arranged.picture);
  board_->set_moves(as_moves(edits_));
}

void RemoteTable::arrange_by(std::size_t edit) {
  if (edit >= edits_.size()) return;
  const ArrangeEdit chosen = edits_[edit];
  say({});
  using Type = ArrangeChange::Type;
  set_up_->change(chosen.from ? ArrangeChange{Type::kMove, 0, *chosen.from, chosen.to, 0}
                              : ArrangeChange{Type::kPlace, chosen.kind, chosen.to, 0, 0});
}

void RemoteTable::arrange_at_random() {
  constexpr std::uint64_t kSeeds = (1ULL << 53U) - 1;  // as large as pages write numbers
  set_up_->change(
      {ArrangeChange::Type::kAtRandom, 0, 0, 0, QRandomGenerator::system()->generate64() & kSeeds});
}

}  // namespace boardwright::desktop
