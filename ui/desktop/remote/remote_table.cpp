// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_table.hpp"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/desktop/kit/named_button.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/remote/remote_buttons.hpp"
#include "ui/desktop/remote/remote_chat.hpp"

namespace boardwright::desktop {

RemoteTable::RemoteTable(MatchWire& wire, QWidget* parent)
    : QWidget(parent),
      game_(new RemoteGame(wire, this)),
      table_(new GameTable(*game_)),
      chat_(new RemoteChat),
      buttons_(new RemoteButtons),
      again_(named_button("remote_again")) {
  setObjectName("remote_table");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(table_);
  table_->stand_in_page({.below_status = again_, .beside_moves = chat_, .buttons = buttons_});
  join();
  show_chat();
  retranslate();
}

/// What is shown of a match goes before the match.
RemoteTable::~RemoteTable() {
  close();
  delete table_;
}

void RemoteTable::join() {
  connect(table_, &GameTable::position_shown, this, &RemoteTable::show_buttons);
  connect(table_, &GameTable::position_shown, this, &RemoteTable::position_shown);
  connect(table_, &GameTable::heard, this, &RemoteTable::heard);
  connect(chat_, &RemoteChat::changed, this, &RemoteTable::show_chat);
  connect(chat_, &RemoteChat::left, this, &RemoteTable::focus_play);
  connect(again_, &QPushButton::clicked, this, &RemoteTable::again_wanted);
  connect(buttons_, &RemoteButtons::command_wanted, this, &RemoteTable::command);
  connect(buttons_, &RemoteButtons::take_back_wanted, this, [this] { command(Command::Type::kTakeBack); });
  connect(buttons_, &RemoteButtons::flip_wanted, table_, &GameTable::flip);
  connect(buttons_, &RemoteButtons::lobby_wanted, this, &RemoteTable::lobby_wanted);
  connect(buttons_, &RemoteButtons::chat_toggled, this, &RemoteTable::show_chat);
  connect(game_, &RemoteGame::viewer_changed, this, [this] { chat_->set_match(match()); });
  connect(game_, &ScreenGame::words_changed, chat_, &RemoteChat::refresh);
  connect(game_, &ScreenGame::updated, chat_, &RemoteChat::refresh);
  connect(game_, &RemoteGame::stop_answered, this,
          [this](bool first) { first ? emit stopped_first() : emit stopped_second(); });
}

void RemoteTable::open(std::unique_ptr<RemoteMatch> match, const Appearance& look) {
  std::vector<std::unique_ptr<RemoteMatch>> only;
  only.push_back(std::move(match));
  open(std::move(only), look);
}

void RemoteTable::open(std::vector<std::unique_ptr<RemoteMatch>> matches, const Appearance& look) {
  close();
  game_->open(std::move(matches), look);
}

void RemoteTable::close() {
  chat_->set_match(nullptr);
  buttons_->close_chat();
  game_->close();
}

void RemoteTable::stop(ScreenGame::Notice why) { game_->stop(std::move(why)); }
void RemoteTable::rename(const std::shared_ptr<const ServerBoard>& board) { game_->rename(board); }

void RemoteTable::show_buttons() {
  if (match() == nullptr) return;
  buttons_->show_match(*match(), game_->stopped(), game_->can_take_back());
  again_->setVisible(match()->begun() && match()->plays() && match()->update().table.result.has_value());
}

/// In the room of the list of moves, while somebody wants it.
void RemoteTable::show_chat() {
  const bool shown = chat_->is_there() && buttons_->wants_chat();
  buttons_->show_chat(chat_->is_there(), chat_->unread());
  chat_->setVisible(shown);
  table_->cover_moves(shown);
}

void RemoteTable::command(Command::Type type) {
  if (match() != nullptr) table_->command(type);
}

bool RemoteTable::chooses() const {
  if (match() == nullptr || !table_->live() || !game_->takes_commands()) return false;
  const Update& update = game_->update();
  return !update.table.result &&
         std::find(update.on_turn.begin(), update.on_turn.end(), update.viewer) != update.on_turn.end();
}

void RemoteTable::set_habits(const BoardHabits& habits) { table_->set_habits(habits); }

void RemoteTable::set_theme(const Theme& theme) {
  table_->set_theme(theme);
  buttons_->set_theme();
}

void RemoteTable::focus_play() { table_->focus_play(); }
void RemoteTable::hide_lobby() { buttons_->hide_lobby(); }
void RemoteTable::offer_hints() { buttons_->offer_hints(); }
QPushButton& RemoteTable::hint_button() const noexcept { return buttons_->hint(); }
BoardView& RemoteTable::board() const noexcept { return table_->board(); }
MoveEntry& RemoteTable::move_entry() const noexcept { return table_->move_entry(); }
StatusHeader& RemoteTable::status() const noexcept { return table_->status(); }
const DiceToast& RemoteTable::toast() const noexcept { return table_->toast(); }
const LastThrow& RemoteTable::last_throw() const noexcept { return table_->last_throw(); }
QString RemoteTable::message() const { return table_->message(); }
void RemoteTable::choose(const QString& move) { table_->play(move); }
void RemoteTable::show_advice(std::vector<std::uint32_t> clicks, const QString& sentence) {
  table_->show_advice(std::move(clicks), sentence);
}

void RemoteTable::retranslate() {
  again_->setText(tr("Play a&gain"));
  show_chat();
}

void RemoteTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
