// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/lessons/lesson_board.hpp"

#include <QLabel>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/appearance.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

// Milliseconds. Slower than in a game: a lesson's moves are there to be followed.
constexpr int kFirstPause = 350, kPause = 850, kDicePause = 1600;

}  // namespace

LessonBoard::LessonBoard(QWidget* parent)
    : QWidget(parent),
      boards_(new PageStack),
      board_(new BoardView),
      text_board_(new TextBoard),
      off_board_(new OffBoardMoves),
      message_(new QLabel),
      toast_(new DiceToast(boards_)),
      next_(new QTimer(this)) {
  boards_->addWidget(board_);
  boards_->addWidget(text_board_);
  text_board_->setObjectName("lesson_position");
  message_->setObjectName("lesson_message");
  message_->setProperty("role", "wrong");
  message_->setAlignment(Qt::AlignCenter);
  message_->setWordWrap(true);
  message_->setMinimumHeight(message_->fontMetrics().height() + 4);  // a sentence doesn't move the board
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(boards_, 1);
  column->addWidget(off_board_);
  column->addWidget(message_);
  next_->setSingleShot(true);
  connect(next_, &QTimer::timeout, this, &LessonBoard::play_next);
  connect(board_, &BoardView::move_chosen, this, &LessonBoard::chosen);
  connect(off_board_, &OffBoardMoves::chosen, this, &LessonBoard::chosen);
  connect(board_, &BoardView::refused, this, &LessonBoard::refused);
  connect(board_, &BoardView::clicked_anew, this, &LessonBoard::clicked_anew);
  connect(board_, &BoardView::pointed, this, [this](auto, const QString& move) { emit pointed(move); });
}

LessonBoard::~LessonBoard() = default;

void LessonBoard::set_game(const Rules& rules, const Appearance& appearance) {
  next_->stop();
  queue_.clear();
  toast_->hide();
  const auto geometry = BoardGeometry::of(rules);
  has_board_ = geometry.has_value();
  boards_->setCurrentWidget(has_board_ ? static_cast<QWidget*>(board_) : text_board_);
  if (geometry) board_->set_board(*geometry, appearance);
  board_->set_turn(0);
  dice_colours_ = BoardLook::of(appearance, current_theme()).seats;
}

void LessonBoard::set_words(const GameWords& words) {
  board_->set_names(tr("Board: %1").arg(words.game_name()), words.kinds(), words.trays(), words.seats());
}

void LessonBoard::set_theme(const Theme& theme) { board_->set_theme(theme); }
void LessonBoard::set_coordinates(bool coordinates) { board_->set_coordinates(coordinates); }
void LessonBoard::set_hints(bool hints) { board_->set_targets_shown(hints); }
void LessonBoard::set_animation(bool animation) {
  animated_ = animation;
  board_->set_animation(animation ? move_time_ : 0);
}

void LessonBoard::set_speed(int milliseconds) {
  move_time_ = milliseconds + 80;
  set_animation(animated_);
}

void LessonBoard::set_habits(const BoardHabits& habits) {
  set_coordinates(habits.coordinates);
  set_hints(habits.hints);
  set_speed(habits.speed);
  set_animation(habits.animated);
}

void LessonBoard::show_scene(Scene scene) {
  next_->stop();
  queue_.clear();
  toast_->hide();
  scene_ = std::move(scene);
  if (has_board_ && board_->picture() != scene_.picture) board_->show_picture(scene_.picture);
  text_board_->setText(QString::fromStdString(scene_.position));
  board_->set_last_move(scene_.last);
  board_->set_moves(scene_.moves);
  off_board_->set_moves(scene_.moves, !has_board_);
}

void LessonBoard::play_scene(const Picture& before, std::vector<SeenMove> moves, Scene scene, bool own) {
  if (!animated_ || !has_board_ || moves.empty()) return show_scene(std::move(scene));
  next_->stop();
  toast_->hide();
  scene_ = std::move(scene);
  queue_.assign(std::make_move_iterator(moves.rbegin()), std::make_move_iterator(moves.rend()));
  if (board_->picture() != before) board_->show_picture(before);
  board_->set_moves({});
  off_board_->set_moves({}, false);
  if (own) return play_next();
  board_->set_last_move({});
  next_->start(kFirstPause);
}

void LessonBoard::play_next() {
  if (queue_.empty()) return show_scene(std::move(scene_));
  const SeenMove move = std::move(queue_.back());
  queue_.pop_back();
  const bool chance = move.seat == BW_CHANCE;
  toast_->hide();
  board_->show_move(move.picture, move.difference);
  if (!chance) board_->set_last_move(move.places);
  if (chance) show_chance(move.text);
  // After the last one, too, dice stay to be read and the learner's turn begins when all is still.
  next_->start(chance ? kDicePause : queue_.empty() ? move_time_ : kPause);
}

void LessonBoard::show_chance(const std::string& event) {
  toast_->show_news({DiceToast::news_of(event, dice_colours_)}, animated_);
  place_toast();
}

void LessonBoard::place_toast() { toast_->move(boards_->rect().center() - toast_->rect().center()); }

void LessonBoard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place_toast();
}

void LessonBoard::put_back() {
  const Picture picture = board_->picture();
  board_->show_move(picture, {});
}

void LessonBoard::say(const QString& sentence, Tone tone) {
  // A refusal stays until the next click.
  if (tone == Tone::kHint && refusing_) return;
  refusing_ = tone == Tone::kWrong && !sentence.isEmpty();
  style_by(*message_, "role", tone == Tone::kWrong ? "wrong" : "muted");
  message_->setText(sentence);
  board_->set_hint(tone == Tone::kHint ? sentence : QString());
  if (refusing_) announce(*this, sentence);
}

void LessonBoard::point_at(const std::vector<std::uint32_t>& places) { board_->point_at(places); }
QString LessonBoard::message() const { return message_->text(); }

}  // namespace boardwright::desktop
