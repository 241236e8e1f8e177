// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_table.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <algorithm>
#include <utility>

#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/named_button.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/remote/remote_ahead.hpp"
#include "ui/desktop/remote/remote_arranging.hpp"
#include "ui/desktop/remote/remote_board.hpp"
#include "ui/desktop/remote/remote_buttons.hpp"
#include "ui/desktop/remote/remote_cards.hpp"
#include "ui/desktop/remote/remote_chat.hpp"
#include "ui/desktop/remote/remote_hands.hpp"
#include "ui/desktop/remote/remote_message.hpp"
#include "ui/desktop/remote/remote_news.hpp"
#include "ui/desktop/remote/shared_screen.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSideWidth = 320, kBetween = 20;

}  // namespace

RemoteTable::RemoteTable(MatchWire& wire, QWidget* parent)
    : QWidget(parent),
      wire_(wire),
      screen_(new SharedScreen(this)),
      board_(new RemoteBoard),
      seat_cards_(new SeatCards),
      status_(new StatusHeader),
      last_throw_(new LastThrow),
      arrange_(new ArrangePanel),
      move_list_(new MoveList),
      chat_(new RemoteChat),
      entry_(new MoveEntry),
      again_(named_button("remote_again")),
      buttons_(new RemoteButtons),
      cards_(new RemoteCards(*seat_cards_, wire, this)),
      arranging_(new RemoteArranging(board_->view(), *arrange_, this)),
      ahead_(new RemoteAhead(board_->view(), *entry_, board_->message(), this)),
      hands_(new RemoteHands(
          *board_, *entry_, *arranging_, [this] { return may_move(); }, this)),
      news_(new RemoteNews(board_->view(), board_->stack(), *last_throw_, this)) {
  setObjectName("remote_table");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kBetween);
  row->addWidget(board_, 1);
  row->addWidget(build_side());
  join();
  join_screen();
  retranslate();
}

/// What is shown of a match goes before the match.
RemoteTable::~RemoteTable() { close(); }

QWidget* RemoteTable::build_side() {
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  column->addWidget(seat_cards_);
  column->addWidget(status_);
  column->addWidget(again_);
  column->addWidget(last_throw_);
  column->addWidget(arrange_);
  column->addWidget(move_list_, 1);
  column->addWidget(chat_, 1);
  column->addStretch();
  column->addWidget(entry_);
  column->addWidget(buttons_);
  arrange_->hide();
  show_chat();
  return new ColumnScroll(side, kSideWidth);
}

void RemoteTable::join() {
  connect(arrange_, &ArrangePanel::choice_changed, this, &RemoteTable::show_set_up);
  connect(arranging_, &RemoteArranging::changed, this, &RemoteTable::show_position);
  connect(&news_->toast(), &DiceToast::shown_throw, this, &RemoteTable::show_last_throw);
  connect(chat_, &RemoteChat::changed, this, &RemoteTable::show_chat);
  connect(chat_, &RemoteChat::left, this, &RemoteTable::focus_play);
  connect(move_list_, &MoveList::looked_at, this, &RemoteTable::look_at);
  connect(status_->first_button(), &QPushButton::clicked, this, &RemoteTable::accept);
  connect(status_->second_button(), &QPushButton::clicked, this, &RemoteTable::decline);
  connect(again_, &QPushButton::clicked, this, &RemoteTable::again_wanted);
  connect(buttons_, &RemoteButtons::command_wanted, this, &RemoteTable::command);
  connect(buttons_, &RemoteButtons::take_back_wanted, this, [this] {
    if (match() != nullptr) screen_->match_to_take_back().command(Command::Type::kTakeBack);
  });
  connect(buttons_, &RemoteButtons::flip_wanted, board_, &RemoteBoard::flip);
  connect(buttons_, &RemoteButtons::lobby_wanted, this, &RemoteTable::lobby_wanted);
  connect(buttons_, &RemoteButtons::chat_toggled, this, &RemoteTable::show_chat);
  connect(&wire_, &MatchWire::changed, this, &RemoteTable::show_position);
}

void RemoteTable::join_screen() {
  connect(screen_, &SharedScreen::updated, this, &RemoteTable::follow);
  connect(screen_, &SharedScreen::refused, hands_, &RemoteHands::hear_refusal);
  connect(screen_, &SharedScreen::seats_changed, this, &RemoteTable::show_position);
  connect(screen_, &SharedScreen::pending_changed, this, [this] {
    show_moves();
    play_ahead();
  });
  connect(screen_, &SharedScreen::viewer_changed, this, &RemoteTable::change_viewer);
  connect(screen_, &SharedScreen::hand_over_due, this, &RemoteTable::hand_over_due);
}

void RemoteTable::open(std::unique_ptr<RemoteMatch> match, const Appearance& look) {
  std::vector<std::unique_ptr<RemoteMatch>> only;
  only.push_back(std::move(match));
  open(std::move(only), look);
}

void RemoteTable::open(std::vector<std::unique_ptr<RemoteMatch>> matches, const Appearance& look) {
  close();
  screen_->open(std::move(matches));
  board_->begin(match()->board(), look);
  news_->begin(look, board_->art());
  ahead_->begin(board_->art() != nullptr);
  show_viewer();
  board_->turn_to(*match());
  retranslate();
  show_position();
}

void RemoteTable::close() {
  cards_->forget();
  ahead_->begin(false);
  ply_before_ = 0;
  news_->forget();
  chat_->set_match(nullptr);
  buttons_->close_chat();
  arranging_->set_match(nullptr, nullptr);
  hands_->set_match(nullptr);
  screen_->close();
  stopped_.reset();
  board_->forget();
  looking_at_.reset();
  say({});
}

void RemoteTable::show_viewer() {
  arranging_->set_match(match(), board_->art());
  hands_->set_match(match());
  chat_->set_match(match());
}

/// The screen is another one's of those who share it. What has happened was seen already.
void RemoteTable::change_viewer() {
  looking_at_.reset();
  show_viewer();
  move_list_->set_history(match()->history());
  arranging_->refresh();
  if (match()->board().hidden || habits_.turns) board_->turn_to(*match());
  say({});
  show_position();
}

std::optional<Seat> RemoteTable::hand_over() const noexcept { return screen_->hand_over(); }

void RemoteTable::take_over() {
  if (!screen_->hand_over()) return;
  const RemoteMatch* before = match();
  screen_->take_over();
  if (match() == before) show_position();
}

void RemoteTable::stop(StoppedMatch why) {
  stopped_ = std::move(why);
  show_position();
}

void RemoteTable::rename(const std::shared_ptr<const ServerBoard>& board) {
  if (match() == nullptr) return;
  screen_->rename(board);
  retranslate();
  chat_->refresh();
}

void RemoteTable::follow(const std::vector<SeenMove>& news) {
  const RemoteMatch& match = *this->match();
  const auto& history = match.history();
  if (looking_at_ && *looking_at_ >= history.size()) looking_at_.reset();
  move_list_->set_history(history);
  if (live() && !news.empty()) board_->show_news(match, news);
  news_->tell(match, news);
  arranging_->refresh();
  const Update& update = match.update();
  const std::uint32_t before = std::exchange(ply_before_, update.ply);
  if (update.rewound || update.ply < before) ahead_->forget();  // it was chosen on another position
  show_position();
  chat_->refresh();
  if (live() && !news.empty()) news_->show_throws(match, news.size(), habits_.animated);
  play_ahead();
}

void RemoteTable::show_position() {
  if (match() == nullptr) return;
  const bool sets_up = arranging_->active() && live();
  board_->show_position(*match(), looking_at_, sets_up ? &arranging_->arranged().picture : nullptr);
  hands_->show_position(board_->art() != nullptr && !sets_up);
  show_moves();
  move_list_->set_shown(shown_moves());
  show_last_throw();
  show_cards();
  show_status();
  emit position_shown();
}

void RemoteTable::show_moves() {
  if (match() == nullptr) return;
  const RemoteMatch& match = *this->match();
  const auto& update = match.update();
  show_set_up();
  ahead_->prepare(match, may_choose_ahead(), live() && !update.moves.empty(), arranging_->active());
  const bool sets_up = arranging_->active() && live();
  const std::vector<LegalMove> moves = may_move() && !sets_up ? update.moves : std::vector<LegalMove>();
  board_->set_moves(match, moves, !sets_up);
  entry_->set_moves(moves);
  buttons_->show_match(match, stopped_.has_value(),
                       screen_->match_to_take_back().update().table.can_take_back);
  again_->setVisible(match.begun() && match.plays() && update.table.result.has_value());
}

/// In the place of the list of moves, until there are some.
void RemoteTable::show_set_up() {
  if (match() == nullptr) return;
  const bool shown = arranging_->show(live());
  move_list_->setVisible(!buttons_->wants_chat() && (!shown || !match()->history().empty()));
}

void RemoteTable::show_cards() {
  if (match() != nullptr) cards_->show_match(*match(), board_->art());
}

void RemoteTable::show_status() {
  const RemoteStatus status = remote_status({.match = *match(),
                                             .looking_at = looking_at_,
                                             .stopped = stopped_ ? &*stopped_ : nullptr,
                                             .stale = wire_.stale(),
                                             .sets_up = arranging_->active()});
  status_->offer({});
  status_->say(status.kind, status.title, status.words);
  status_->offer(status.first, status.second);
}

/// In the room of the list of moves, while somebody wants it.
void RemoteTable::show_chat() {
  const bool shown = chat_->is_there() && buttons_->wants_chat();
  buttons_->show_chat(chat_->is_there(), chat_->unread());
  if (shown) move_list_->hide();
  chat_->setVisible(shown);
  if (!shown) show_set_up();  // which knows whether there is a list
}

void RemoteTable::show_last_throw() {
  if (match() != nullptr) news_->show_last(*match(), shown_moves(), live());
}

std::size_t RemoteTable::shown_moves() const { return looking_at_.value_or(match()->history().size()); }

void RemoteTable::look_at(std::size_t ply) {
  if (match() == nullptr) return;
  looking_at_ = ply < match()->history().size() ? std::optional(ply) : std::nullopt;
  say({});
  show_position();
}

bool RemoteTable::may_move() const {
  return match() != nullptr && match()->begun() && live() && !stopped_ && !match()->pending() &&
         !match()->update().table.result;
}

bool RemoteTable::may_choose_ahead() const {
  return habits_.premoves && live() && !arranging_->active() && RemoteAhead::possible(*match());
}

bool RemoteTable::chooses() const {
  if (!may_move() || hand_over()) return false;
  const auto& on_turn = match()->update().on_turn;
  return std::find(on_turn.begin(), on_turn.end(), match()->update().viewer) != on_turn.end();
}

void RemoteTable::play_ahead() {
  if (!may_move() || !ahead_->keeps_any() || match()->update().moves.empty()) return;
  const auto taken = ahead_->take(match()->update().moves);
  if (taken.move)  // after everybody has heard of the move before
    QMetaObject::invokeMethod(
        this,
        [this, shown = match()->match(), number = match()->update().number,
         move = QString::fromStdString(*taken.move)] {
          if (match() != nullptr && match()->match() == shown && match()->update().number == number && live())
            hands_->play(move);
        },
        Qt::QueuedConnection);
  say(taken.sentence);
}

void RemoteTable::accept() {
  if (match() == nullptr) return;
  if (!live()) return look_at(match()->history().size());
  if (stopped_) return emit stopped_first();
  if (const auto answer = first_answer(*match())) match()->command(*answer);
}

void RemoteTable::decline() {
  if (match() == nullptr) return;
  if (stopped_) return emit stopped_second();
  match()->command(second_answer(*match()));
}

void RemoteTable::command(Command::Type type) {
  if (match() != nullptr) match()->command(type);
}

void RemoteTable::set_habits(const BoardHabits& habits) {
  habits_ = habits;
  board_->set_habits(habits);
  show_position();
}

void RemoteTable::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  move_list_->set_theme();
  buttons_->set_theme();
  show_cards();
}

void RemoteTable::focus_play() {
  QWidget* place = board_->art() != nullptr ? static_cast<QWidget*>(&board()) : entry_->line();
  place->setFocus(Qt::OtherFocusReason);
}

RemoteMatch* RemoteTable::match() const noexcept { return screen_->match(); }
void RemoteTable::hide_lobby() { buttons_->hide_lobby(); }
void RemoteTable::offer_hints() { buttons_->offer_hints(); }
QPushButton& RemoteTable::hint_button() const noexcept { return buttons_->hint(); }
DiceToast& RemoteTable::toast() const noexcept { return news_->toast(); }
BoardView& RemoteTable::board() const noexcept { return board_->view(); }
void RemoteTable::choose(const QString& move) { hands_->play(move); }
void RemoteTable::say(const QString& sentence) { board_->message().say(sentence); }
QString RemoteTable::message() const { return board_->message().told(); }
void RemoteTable::show_advice(std::vector<std::uint32_t> clicks, const QString& sentence) {
  board_->message().show_advice(std::move(clicks), sentence);
}

void RemoteTable::retranslate() {
  again_->setText(tr("Play a&gain"));
  board_->message().setAccessibleName(GameTable::tr("Message"));
  show_chat();
  if (match() == nullptr) return;
  board_->name_things(match()->board());
  move_list_->set_seats(match()->board().seat_names);
  say({});
  show_position();
}

void RemoteTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void RemoteTable::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  board_->message().hide_refusal();  // the field is elsewhere now
  news_->place();
}

}  // namespace boardwright::desktop
