// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_table.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <utility>

#include "ui/desktop/appearance/icons.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/board_side.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/remote/remote_chat.hpp"
#include "ui/desktop/remote/remote_set_up.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSideWidth = 320, kBetween = 20, kTenthOfASecond = 100;

QPushButton* named_button(const char* name) {
  auto* button = new QPushButton;
  button->setObjectName(name);
  return button;
}

}  // namespace

RemoteTable::RemoteTable(MatchWire& wire, QWidget* parent)
    : QWidget(parent),
      wire_(wire),
      boards_(new PageStack),
      board_(new BoardView),
      text_board_(new TextBoard),
      off_board_(new OffBoardMoves),
      message_(new QLabel),
      toast_(new DiceToast(boards_)),
      why_not_(new WhyNot(boards_)),
      cards_(new SeatCards),
      status_(new StatusHeader),
      last_throw_(new LastThrow),
      arrange_(new ArrangePanel),
      move_list_(new MoveList),
      chat_(new RemoteChat),
      entry_(new MoveEntry),
      lobby_(named_button("remote_lobby")),
      draw_(named_button("remote_draw")),
      take_back_(named_button("remote_take_back")),
      pause_(named_button("remote_pause")),
      resign_(named_button("remote_resign")),
      again_(named_button("remote_again")),
      write_(named_button("remote_chat")),
      flip_(named_button("remote_flip")),
      hint_(named_button("remote_hint")),
      clock_timer_(new QTimer(this)) {
  setObjectName("remote_table");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kBetween);
  message_->setObjectName("remote_message");
  row->addWidget(board_side(*boards_, *board_, *text_board_, *off_board_, *message_), 1);
  row->addWidget(build_side());
  clock_timer_->setInterval(kTenthOfASecond);
  join();
  retranslate();
}

RemoteTable::~RemoteTable() = default;

QWidget* RemoteTable::build_side() {
  flip_->setProperty("icon_only", true);
  flip_->setIconSize({18, 18});
  hint_->setProperty("icon_only", true);
  hint_->setIconSize({18, 18});
  hint_->hide();
  auto* buttons = new QGridLayout;
  buttons->setSpacing(8);
  buttons->addWidget(take_back_, 0, 0);
  buttons->addWidget(draw_, 0, 1);
  buttons->addWidget(pause_, 1, 0);
  buttons->addWidget(resign_, 1, 1);
  auto* last = new QHBoxLayout;
  last->setSpacing(8);
  last->addWidget(lobby_, 1);
  last->addWidget(write_, 1);
  last->addWidget(hint_);
  last->addWidget(flip_);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  column->addWidget(cards_);
  column->addWidget(status_);
  column->addWidget(again_);
  column->addWidget(last_throw_);
  column->addWidget(arrange_);
  column->addWidget(move_list_, 1);
  column->addWidget(chat_, 1);
  column->addStretch();
  column->addWidget(entry_);
  column->addLayout(buttons);
  column->addLayout(last);
  arrange_->hide();
  write_->setCheckable(true);
  show_chat();
  return new ColumnScroll(side, kSideWidth);
}

void RemoteTable::join() {
  connect(board_, &BoardView::move_chosen, this, &RemoteTable::play);
  connect(board_, &BoardView::refused, this, &RemoteTable::explain_clicks);
  connect(board_, &BoardView::clicked_anew, this, [this] {
    typed_ahead_.clear();
    say({});
  });
  connect(board_, &BoardView::premove_changed, this, &RemoteTable::say_ahead);
  connect(entry_, &MoveEntry::ahead, this, &RemoteTable::keep_typed);
  connect(toast_, &DiceToast::shown_throw, this, &RemoteTable::show_last_throw);
  connect(toast_, &DiceToast::resized, this, &RemoteTable::place_toast);
  connect(write_, &QPushButton::toggled, this, &RemoteTable::show_chat);
  connect(chat_, &RemoteChat::changed, this, &RemoteTable::show_chat);
  connect(chat_, &RemoteChat::left, this, &RemoteTable::focus_play);
  connect(board_, &BoardView::typed, entry_, &MoveEntry::type);
  connect(off_board_, &OffBoardMoves::chosen, this, &RemoteTable::play);
  connect(entry_, &MoveEntry::chosen, this, &RemoteTable::play);
  connect(entry_, &MoveEntry::refused, this, &RemoteTable::explain_text);
  connect(entry_, &MoveEntry::left, this, [this] { board_->setFocus(Qt::ShortcutFocusReason); });
  connect(entry_, &MoveEntry::changed, board_, [this] { board_->point_at({}); });
  connect(move_list_, &MoveList::looked_at, this, &RemoteTable::look_at);
  connect(status_->first_button(), &QPushButton::clicked, this, &RemoteTable::accept);
  connect(status_->second_button(), &QPushButton::clicked, this, &RemoteTable::decline);
  const auto on_press = [this](QPushButton* button, Command::Type type) {
    connect(button, &QPushButton::clicked, this, [this, type] {
      if (match_) match_->command(type);
    });
  };
  on_press(draw_, Command::Type::kOfferDraw);
  connect(take_back_, &QPushButton::clicked, this, [this] {
    if (match_) match_to_take_back().command(Command::Type::kTakeBack);
  });
  connect(pause_, &QPushButton::clicked, this, [this] {
    if (match_)
      match_->command(match_->update().table.paused ? Command::Type::kResume : Command::Type::kPause);
  });
  connect(resign_, &QPushButton::clicked, this, &RemoteTable::ask_resign);
  connect(again_, &QPushButton::clicked, this, &RemoteTable::again_wanted);
  connect(lobby_, &QPushButton::clicked, this, &RemoteTable::lobby_wanted);
  connect(flip_, &QPushButton::clicked, this, &RemoteTable::flip);
  connect(clock_timer_, &QTimer::timeout, this, &RemoteTable::show_clocks);
  connect(&wire_, &MatchWire::changed, this, [this] {
    if (match_) show_position();
  });
  join_arrangement();
}

void RemoteTable::join_arrangement() {
  connect(board_, &BoardView::thrown_away, this, [this](std::uint32_t place) {
    if (set_up_) set_up_->change({ArrangeChange::Type::kTakeAway, 0, place, 0, 0});
  });
  connect(board_, &BoardView::dropped, this, [this](const QByteArray& kind, std::uint32_t place) {
    if (set_up_) set_up_->change({ArrangeChange::Type::kPlace, kind.toUInt(), place, 0, 0});
  });
  connect(arrange_, &ArrangePanel::choice_changed, this, &RemoteTable::show_set_up);
  connect(arrange_, &ArrangePanel::random_wanted, this, &RemoteTable::arrange_at_random);
  connect(arrange_, &ArrangePanel::clear_wanted, this, [this] {
    if (set_up_) set_up_->change({ArrangeChange::Type::kClear, 0, 0, 0, 0});
  });
  connect(arrange_, &ArrangePanel::mirror_wanted, this, [this] {
    if (set_up_) set_up_->change({ArrangeChange::Type::kMirror, 0, 0, 0, 0});
  });
  connect(arrange_, &ArrangePanel::ready, this, [this] {
    if (set_up_) set_up_->ready();
  });
}

void RemoteTable::open(std::unique_ptr<RemoteMatch> match, const Appearance& look) {
  std::vector<std::unique_ptr<RemoteMatch>> only;
  only.push_back(std::move(match));
  open(std::move(only), look);
}

void RemoteTable::open(std::vector<std::unique_ptr<RemoteMatch>> matches, const Appearance& look) {
  close();
  match_ = std::move(matches.front());
  matches.erase(matches.begin());
  others_ = std::move(matches);
  const ServerBoard& board = match_->board();
  look_ = look;
  if (board.geometry) {
    board_->set_board(*board.geometry, look);
    art_ = std::make_unique<PieceArt>(*board.geometry, look);
  }
  boards_->setCurrentWidget(board.geometry ? static_cast<QWidget*>(board_) : text_board_);
  for (const auto& other : others_)
    connect(other.get(), &RemoteMatch::updated, this, &RemoteTable::choose_viewer);
  taken_ = others_.empty() || !board.hidden;
  turned_by_hand_ = false;
  show_match();
  turn_board();
  retranslate();
  show_position();
}

/// The one of match_ from now on.
void RemoteTable::show_match() {
  set_up_ = std::make_unique<RemoteSetUp>(*match_);
  chat_->set_match(match_.get());
  join_match();
}

void RemoteTable::join_match() {
  RemoteMatch* match = match_.get();
  match->disconnect(this);
  connect(match, &RemoteMatch::updated, this, &RemoteTable::follow);
  connect(match, &RemoteMatch::updated, this, &RemoteTable::choose_viewer);
  connect(match, &RemoteMatch::refused, this, &RemoteTable::hear_refusal);
  connect(match, &RemoteMatch::seats_changed, this, &RemoteTable::show_position);
  connect(match, &RemoteMatch::pending_changed, this, [this] {
    show_moves();
    play_ahead();
  });
  connect(set_up_.get(), &RemoteSetUp::changed, this, &RemoteTable::show_position);
  connect(set_up_.get(), &RemoteSetUp::refused, this,
          [this](const Explanation& why) { refuse(why, std::nullopt); });
}

void RemoteTable::stop(Stopped why) {
  stopped_ = std::move(why);
  show_position();
}

void RemoteTable::hide_lobby() { lobby_->hide(); }

void RemoteTable::offer_hints() { hint_->show(); }

void RemoteTable::close() {
  clock_timer_->stop();
  forget_ahead();
  board_->set_premoves(std::nullopt);
  ply_before_ = 0;
  toast_->hide();
  last_throw_->set_news({});
  chat_->set_match(nullptr);
  write_->setChecked(false);
  set_up_.reset();
  match_.reset();
  others_.clear();
  hand_over_.reset();
  stopped_.reset();
  art_.reset();
  looking_at_.reset();
  edits_.clear();
  touched_in_.clear();
  board_->forget_touched();
  arrange_->forget_choice();
  say({});
}

void RemoteTable::rename(std::shared_ptr<const ServerBoard> board) {
  if (!match_) return;
  match_->set_board(board);
  for (const auto& other : others_) other->set_board(board);
  retranslate();
  chat_->refresh();
}

bool RemoteTable::may_move() const {
  return match_ && match_->begun() && live() && !stopped_ && !match_->pending() &&
         !match_->update().table.result;
}

void RemoteTable::follow(const std::vector<SeenMove>& news) {
  const auto& history = match_->history();
  if (looking_at_ && *looking_at_ >= history.size()) looking_at_.reset();
  move_list_->set_history(history);
  if (live() && !news.empty() && drawn()) {
    board_->show_picture(match_->picture_after(history.size() - news.size()));
    for (std::size_t i = 0; i < news.size(); ++i)  // only the last one is seen on its way
      board_->show_move(news[i].picture, i + 1 == news.size() ? news[i].difference : PictureDifference{});
  }
  announce_news(news);
  set_up_->refresh();
  const Update& update = match_->update();
  const std::uint32_t before = std::exchange(ply_before_, update.ply);
  if (update.rewound || update.ply < before) forget_ahead();  // it was chosen on another position
  show_position();
  chat_->refresh();
  show_chance(news);
  play_ahead();
}

void RemoteTable::show_position() {
  if (!match_) return;
  const Update& update = match_->update();
  const std::size_t ply = looking_at_.value_or(match_->history().size());
  const bool sets_up = set_up_->active() && live();
  const Picture& picture = sets_up  ? set_up_->arranged().picture
                           : live() ? update.picture
                                    : match_->picture_after(ply);
  if (drawn() && board_->picture() != picture) board_->show_picture(picture);
  text_board_->setText(QString::fromStdString(update.position));
  std::vector<std::uint32_t> last;
  if (live() && update.last_move && !sets_up) last = update.last_move->places;
  if (!live() && ply > 0) last = match_->history()[ply - 1].places;
  board_->set_last_move(std::move(last));
  board_->set_targets_shown(habits_.hints && match_->watching().hints);
  if (touched_in_ != update.position) board_->forget_touched();
  touched_in_ = update.position;
  const bool touch = drawn() && match_->watching().touch_move && match_->plays() && !sets_up;
  board_->set_touch_move(touch ? std::optional(update.viewer) : std::nullopt);
  show_moves();
  move_list_->set_shown(ply);
  show_last_throw();
  show_cards();
  show_status();
  emit position_shown();
}

void RemoteTable::show_moves() {
  if (!match_) return;
  const bool sets_up = set_up_->active() && live();
  show_set_up();
  prepare_ahead();
  const std::vector<LegalMove> moves =
      may_move() && !sets_up ? match_->update().moves : std::vector<LegalMove>();
  if (!sets_up && drawn()) board_->set_moves(moves);
  off_board_->set_moves(moves, !match_->board().geometry);
  entry_->set_moves(moves);
  show_buttons();
}

void RemoteTable::look_at(std::size_t ply) {
  if (!match_) return;
  looking_at_ = ply < match_->history().size() ? std::optional(ply) : std::nullopt;
  say({});
  show_position();
}

void RemoteTable::flip() {
  turned_by_hand_ = !turned_by_hand_;
  turn_board();
}

/// Whoever plays sits at the lower edge.
void RemoteTable::turn_board() {
  const Seat viewer = match_ ? match_->update().viewer : 0;
  const bool sits = match_ && viewer < match_->board().turns.size();
  constexpr int kHalf = 180, kWhole = 360;
  board_->set_turn(((sits ? match_->board().turns[viewer] : 0) + (turned_by_hand_ ? kHalf : 0)) % kWhole);
}

void RemoteTable::set_habits(const BoardHabits& habits) {
  habits_ = habits;
  board_->set_coordinates(habits.coordinates);
  board_->set_animation(habits.animated ? habits.speed : 0);
  if (match_) show_position();
}

void RemoteTable::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  move_list_->set_theme();
  flip_->setIcon(themed_icon("flip"));
  hint_->setIcon(themed_icon("hint"));
  show_cards();
}

void RemoteTable::focus_play() {
  QWidget* place = drawn() ? static_cast<QWidget*>(board_) : entry_->line();
  place->setFocus(Qt::OtherFocusReason);
}

void RemoteTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void RemoteTable::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  why_not_->hide();  // the field is elsewhere now
  place_toast();
}

}  // namespace boardwright::desktop
