// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/lessons/example_page.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <algorithm>

#include "framework/lesson/lesson_check.hpp"
#include "framework/lesson/lesson_walk.hpp"
#include "ui/desktop/appearance/icons.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/lessons/lesson_card.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kExampleCardWidth = 310, kExampleGap = 20;

}  // namespace

ExamplePage::ExamplePage(QWidget* parent)
    : Page(parent),
      board_(new LessonBoard),
      card_(new LessonCard),
      status_(new StatusHeader),
      back_(new QPushButton),
      restart_(new QPushButton),
      show_(new QPushButton),
      leave_(new QPushButton) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kExampleGap, 8, kExampleGap, kExampleGap);
  row->setSpacing(kExampleGap);
  row->addWidget(board_, 1);
  row->addWidget(build_side());
  join();
}

ExamplePage::~ExamplePage() = default;

QWidget* ExamplePage::build_side() {
  back_->setObjectName("example_back");
  restart_->setObjectName("example_restart");
  show_->setObjectName("example_show");
  leave_->setObjectName("example_leave");
  auto* moves = new QHBoxLayout;
  moves->setSpacing(8);
  moves->addWidget(back_, 1);
  moves->addWidget(show_, 1);
  auto* others = new QHBoxLayout;
  others->setSpacing(8);
  others->addWidget(restart_, 1);
  others->addWidget(leave_, 1);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  card_->add_below(status_);
  card_->hide_progress();
  column->addWidget(card_, 1);
  column->addLayout(moves);
  column->addLayout(others);
  return new ColumnScroll(side, kExampleCardWidth);
}

void ExamplePage::join() {
  connect(board_, &LessonBoard::chosen, this, [this](const QString& move) { play(move, true); });
  connect(board_, &LessonBoard::refused, this, [this](const std::vector<std::uint32_t>& clicks) {
    if (clicks.size() == 1 && picture().at(clicks.front()) == nullptr) return;
    refuse(tried_->explain({.clicks = clicks}));
  });
  connect(board_, &LessonBoard::clicked_anew, this, [this] { say({}); });
  connect(back_, &QPushButton::clicked, this, &ExamplePage::go_back);
  connect(restart_, &QPushButton::clicked, this, &ExamplePage::restart);
  connect(show_, &QPushButton::clicked, this, &ExamplePage::show_how);
  connect(leave_, &QPushButton::clicked, this, &ExamplePage::left);
}

Result<void> ExamplePage::begin(std::shared_ptr<const Game> game, RuleExample example) {
  // Also examples that nobody has tested: whoever writes one is told in the window what is wrong with it.
  if (const auto problems = check_lesson(example.lesson, *game); !problems.empty())
    return fail(problems.front());
  auto rules = rules_of(example.lesson, *game);
  if (!rules) return fail(rules.error());
  auto start = start_of(example.lesson, *rules);
  if (!start) return fail(start.error());
  GameLine line(std::move(*start));
  for (const auto& move : example.step().moves)
    if (auto played = line.play(move.text); !played)
      return fail(example.lesson.at(move.place) + played.error());
  game_ = std::move(game);
  rules_ = std::move(*rules);
  example_ = std::move(example);
  const std::size_t plies = line.plies().size();
  tried_.emplace(std::move(line), plies, plies);
  answer_ = Answer::kNone;
  board_->set_game(*rules_, game_->appearance());
  retranslate();
  show_now();
  return {};
}

void ExamplePage::focus_first() {
  QWidget* first = board_->view().has_board() ? static_cast<QWidget*>(&board_->view()) : show_;
  first->setFocus(Qt::OtherFocusReason);
}

bool ExamplePage::put_aside() {
  tried_.reset();
  example_.reset();
  board_->show_scene({});
  return false;
}

GameWords ExamplePage::words() const { return {game_, rules_, spoken_language()}; }

QString ExamplePage::title() const {
  return example_ ? tr("Rule %1").arg(QString::fromStdString(example_->rule.text)) : QString();
}

bool ExamplePage::asked_for(const std::string& move) const {
  const auto& task = example_->step().task;
  return task && std::any_of(task->moves.begin(), task->moves.end(),
                             [&](const LessonWord& one) { return one.text == move; });
}

void ExamplePage::play(const QString& move, bool own) {
  if (!tried_) return;
  const Picture before = picture();
  const std::size_t from = tried_->shown();
  if (const auto played = tried_->play(move.toStdString()); !played)
    return say(refusal_words(played.error()));
  tried_->show(tried_->size());
  if (from == 0) answer_ = asked_for(move.toStdString()) ? Answer::kShown : Answer::kNone;
  board_->play_scene(before, tried_->seen(from),
                     {picture(), tried_->text(), tried_->last_places(), tried_->moves()}, own);
  say({});
  show_words();
}

void ExamplePage::refuse(const std::optional<Explanation>& why) {
  if (!why || why->legal) return;
  if (tried_->shown() == 0 && why->rule == example_->rule.text) answer_ = Answer::kRefused;
  say(words().explanation(*why));
  board_->point_at(why->places);
  show_words();
}

void ExamplePage::restart() {
  if (!tried_) return;
  tried_->show(0);
  answer_ = Answer::kNone;
  show_now();
}

void ExamplePage::go_back() {
  if (!tried_ || tried_->shown() == 0) return;
  do tried_->show(tried_->shown() - 1);
  while (tried_->shown() > 0 && tried_->is_chance());  // dice belong to the move before them
  answer_ = Answer::kNone;
  show_now();
}

void ExamplePage::show_how() {
  if (!tried_ || !example_->step().task) return;
  restart();
  const LessonTask& task = *example_->step().task;
  const std::string& move = task.moves.front().text;
  if (task.kind == LessonTask::Kind::kPlay) return play(QString::fromStdString(move), false);
  refuse(tried_->explain({.move = move}));
}

void ExamplePage::show_now() {
  say({});
  board_->show_scene({picture(), tried_->text(), tried_->last_places(), tried_->moves()});
  show_words();
}

void ExamplePage::say(const QString& sentence) { board_->say(sentence, LessonBoard::Tone::kWrong); }

/// What to try, in a sentence.
QString ExamplePage::task() const {
  const LessonStep& step = example_->step();
  const QString hint = QString::fromStdString(step.text.or_english(spoken_language()));
  if (!hint.isEmpty() || !step.task) return hint;
  QStringList moves;
  for (const auto& move : step.task->moves) moves << QString::fromStdString(move.text);
  if (step.task->kind == LessonTask::Kind::kForbidden)
    return tr("Try %1: the rule forbids it.").arg(moves.join(QStringLiteral(", ")));
  return moves.size() == 1 ? tr("Try %1, or anything else.").arg(moves.front())
                           : tr("Try one of %1, or anything else.").arg(moves.join(QStringLiteral(", ")));
}

void ExamplePage::show_words() {
  using Kind = StatusHeader::Kind;
  const GameWords words = this->words();
  const std::string& number = example_->rule.text;
  card_->say(title(), words.game_name(),
             QString::fromStdString(game_->text(spoken_language(), TextKind::kRule, number, rules_.get())),
             {});
  QStringList seats;
  for (const Seat seat : tried_->on_turn()) seats << words.seat(seat);
  const QString turn = seats.size() == 1 ? tr("%1 to move").arg(seats.front())
                                         : tr("%1 are on turn").arg(seats.join(QStringLiteral(", ")));
  const auto result = tried_->result();
  const QString over = result ? words.reason(result->reason) : QString();
  back_->setEnabled(tried_->shown() > 0);
  restart_->setEnabled(tried_->shown() > 0);
  if (answer_ == Answer::kShown)
    return status_->say(Kind::kResult, tr("That is the rule at work"), result ? over : turn);
  if (answer_ == Answer::kRefused) return status_->say(Kind::kResult, tr("The rule forbids it"), turn);
  if (result) return status_->say(Kind::kTurn, tr("The game is over"), over);
  status_->say(Kind::kTurn, turn, tried_->shown() == 0 ? task() : QString());
}

void ExamplePage::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  restart_->setIcon(themed_icon("first"));
}

void ExamplePage::set_habits(const BoardHabits& habits) { board_->set_habits(habits); }

void ExamplePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

void ExamplePage::retranslate() {
  back_->setText(tr("&Back"));
  restart_->setText(tr("F&rom the start"));
  show_->setText(tr("&Show me"));
  leave_->setText(tr("&Leave the example"));
  if (!tried_) return;
  show_->setEnabled(example_->step().task.has_value());
  board_->set_words(words());
  show_words();
}

}  // namespace boardwright::desktop
