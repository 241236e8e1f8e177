// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/lessons/lesson_page.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <utility>

#include "framework/lesson/lesson_check.hpp"
#include "ui/desktop/appearance/icons.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/lessons/lesson_card.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSideWidth = 350;
constexpr int kSideGap = 20;

QString local(const LocalText& text) { return QString::fromStdString(text.or_english(spoken_language())); }

}  // namespace

LessonPage::LessonPage(QWidget* parent)
    : Page(parent),
      board_(new LessonBoard),
      card_(new LessonCard),
      status_(new StatusHeader),
      restart_(new QPushButton),
      back_(new QPushButton),
      next_(new QPushButton),
      leave_(new QPushButton),
      play_(new QPushButton) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kSideGap, 8, kSideGap, kSideGap);
  row->setSpacing(kSideGap);
  row->addWidget(board_, 1);
  row->addWidget(build_side());
  join();
}

LessonPage::~LessonPage() = default;

QWidget* LessonPage::build_side() {
  restart_->setObjectName("lesson_restart");
  back_->setObjectName("lesson_back");
  next_->setObjectName("lesson_next");
  leave_->setObjectName("lesson_leave");
  next_->setProperty("primary", true);
  play_->setObjectName("lesson_play");
  play_->setProperty("primary", true);
  auto* steps = new QHBoxLayout;
  steps->setSpacing(8);
  steps->addWidget(back_, 1);
  steps->addWidget(next_, 1);
  auto* others = new QHBoxLayout;
  others->setSpacing(8);
  others->addWidget(restart_, 1);
  others->addWidget(leave_, 1);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  card_->add_below(status_);
  column->addWidget(card_, 1);
  column->addWidget(play_);
  column->addLayout(steps);
  column->addLayout(others);
  return new ColumnScroll(side, kSideWidth);
}

void LessonPage::join() {
  connect(board_, &LessonBoard::chosen, this, [this](const QString& move) {
    const Picture before = walk_->picture();
    attempt(walk_->attempt(move.toStdString()), before);
  });
  connect(board_, &LessonBoard::refused, this, [this](const std::vector<std::uint32_t>& clicks) {
    if (!walk_->waits()) return;
    if (clicks.size() == 1 && walk_->picture().at(clicks.front()) == nullptr)
      return;  // nothing was meant by it
    attempt(walk_->attempt(clicks), walk_->picture());
  });
  connect(board_, &LessonBoard::clicked_anew, this, [this] { say({}); });
  connect(board_, &LessonBoard::pointed, this, &LessonPage::hint);
  connect(next_, &QPushButton::clicked, this, [this] {
    if (!ended_) return go_on();
    if (more_) return emit next_lesson_wanted();
    emit left();
  });
  connect(play_, &QPushButton::clicked, this, &LessonPage::play_wanted);
  connect(back_, &QPushButton::clicked, this, &LessonPage::go_back);
  connect(restart_, &QPushButton::clicked, this, &LessonPage::restart);
  connect(leave_, &QPushButton::clicked, this, &LessonPage::left);
  const auto shortcut = [this](int key, auto&& what) {
    connect(new QShortcut(QKeySequence(key), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, this, what);
  };
  shortcut(Qt::Key_PageDown, &LessonPage::go_on);
  shortcut(Qt::Key_PageUp, &LessonPage::go_back);
}

Result<void> LessonPage::begin(std::shared_ptr<const Game> game, Lesson lesson, bool more) {
  // Also lessons that nobody has tested: whoever writes one is told in the window what is wrong with it.
  if (const auto problems = check_lesson(lesson, *game); !problems.empty()) return fail(problems.front());
  auto rules = rules_of(lesson, *game);
  if (!rules) return fail(rules.error());
  auto walk = LessonWalk::begin(std::move(lesson), *rules);
  if (!walk) return fail(walk.error());
  game_ = std::move(game);
  rules_ = std::move(*rules);
  walk_ = std::move(*walk);
  more_ = more;
  ended_ = false;
  board_->set_game(*rules_, game_->appearance());
  retranslate();
  show_step(walk_->start_of_step(), true);
  return {};
}

bool LessonPage::put_aside() {
  walk_.reset();
  board_->show_scene({});
  return false;
}

bool LessonPage::finished() const { return walk_->is_last() && !walk_->waits(); }

GameWords LessonPage::words() const { return {game_, rules_, spoken_language()}; }

QString LessonPage::title() const { return walk_ ? local(walk_->lesson().title) : QString(); }

/// After the last step comes a page that says what may come next.
void LessonPage::end() {
  if (ended_) return;
  ended_ = true;
  say({});
  show_words();
  emit lesson_done();
  play_->setFocus(Qt::OtherFocusReason);
}

/// Where a game begins with a set-up and the lesson doesn't: what it leaves out; else empty.
QString LessonPage::skipped() const {
  if (!walk_->begins_after_set_up()) return {};
  return tr(
      "A game begins with the set-up: each player places their own pieces. This lesson begins after it.");
}

void LessonPage::go_on() {
  if (!walk_ || ended_) return;
  if (finished()) return end();
  const bool waited = walk_->waits();
  const Picture before = walk_->picture();
  const auto done = waited ? walk_->show_solution() : walk_->next();
  if (!done) return say(refusal_words(done.error()));
  shown_ = waited;
  answer_ = waited ? std::optional(LessonWalk::Answer::kRight) : std::nullopt;
  show_step(waited ? before : walk_->start_of_step(), true);
}

void LessonPage::go_back() {
  if (!walk_) return;
  if (std::exchange(ended_, false)) {  // back to the last step
    show_words();
    return focus_first();
  }
  if (const auto done = walk_->back(); !done) return say(refusal_words(done.error()));
  answer_.reset();
  show_step({}, false);
}

void LessonPage::restart() {
  if (!walk_) return;
  ended_ = false;
  if (const auto done = walk_->restart(); !done) return say(refusal_words(done.error()));
  answer_.reset();
  show_step(walk_->start_of_step(), true);
}

LessonBoard::Scene LessonPage::scene() const {
  return {walk_->picture(), walk_->text(), walk_->last_places(), walk_->moves()};
}

void LessonPage::show_step(const Picture& before, bool animate) {
  say({});
  if (animate) {
    board_->play_scene(before, walk_->news(), scene(), false);
  } else {
    board_->show_scene(scene());
  }
  show_words();
  if (animate) focus_first();  // not on the way back: whoever goes back may go on doing so
}

void LessonPage::focus_first() {
  if (!walk_) return;
  QWidget* thing = ended_ ? play_ : next_;
  if (!ended_ && walk_->waits() && board_->view().has_board()) thing = &board_->view();
  thing->setFocus(Qt::OtherFocusReason);
}

void LessonPage::attempt(const LessonWalk::Reply& reply, const Picture& before) {
  using Answer = LessonWalk::Answer;
  const QString why = reply.why ? words().explanation(*reply.why) : QString();
  if (reply.answer == Answer::kRefused && why.isEmpty()) return;
  shown_ = false;
  if (reply.answer != Answer::kRefused) answer_ = reply.answer;
  if (walk_->news().empty()) board_->put_back();
  board_->play_scene(before, walk_->news(), scene(), true);
  show_words();
  board_->say(why, LessonBoard::Tone::kWrong);
  if (reply.why && !reply.why->legal) board_->point_at(reply.why->places);
  if (reply.answer == Answer::kRight) focus_first();
}

void LessonPage::hint(const QString& move) {
  if (!walk_ || board_->playing()) return;
  const auto comes = move.isEmpty() ? std::nullopt : walk_->explain(move.toStdString());
  board_->say(comes && comes->legal ? words().explanation(*comes) : QString(), LessonBoard::Tone::kHint);
}

void LessonPage::say(const QString& sentence) { board_->say(sentence, LessonBoard::Tone::kWrong); }

void LessonPage::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  restart_->setIcon(themed_icon("first"));
}

void LessonPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

void LessonPage::retranslate() {
  if (!walk_) return;
  board_->set_words(words());
  say({});
  show_words();
}

void LessonPage::show_words() {
  const LessonStep& step = walk_->step();
  const int number = static_cast<int>(walk_->step_number()) + 1;
  const int count = static_cast<int>(walk_->lesson().steps.size());
  std::vector<LessonCard::Rule> rules;
  for (const auto& rule : step.rules)
    rules.push_back(
        {QString::fromStdString(rule.text),
         QString::fromStdString(game_->text(spoken_language(), TextKind::kRule, rule.text, rules_.get()))});
  if (ended_) {
    card_->say(
        title(), tr("%1 – lesson done", "a game").arg(words().game_name()),
        more_ ? tr("You have done this lesson. Try it in a game: the computer plays at an easy level. Or go "
                   "on with the next lesson.")
              : tr("You have done this lesson. Try it in a game: the computer plays at an easy level."),
        {});
  } else {
    const QString skipped = this->skipped();
    card_->say(title(), tr("%1 – step %2 of %3").arg(words().game_name()).arg(number).arg(count),
               local(step.text) + (skipped.isEmpty() ? QString() : QStringLiteral("\n\n") + skipped), rules);
  }
  card_->set_progress(number, count);
  status_->setVisible(!ended_);
  show_status();
  name_buttons();
}

void LessonPage::show_status() {
  using Answer = LessonWalk::Answer;
  using Kind = StatusHeader::Kind;
  const GameWords words = this->words();
  const auto phase = walk_->phase();
  const QString goes_on = phase ? words.phase(*phase) : QString();
  const auto& task = walk_->step().task;
  if (task && answer_ == Answer::kRight)
    return status_->say(Kind::kResult, shown_ ? tr("This is the solution") : tr("Right!"),
                        local(task->right));
  if (task && answer_ == Answer::kWrong)
    return status_->say(Kind::kLooking, tr("Not this one"), local(task->wrong));
  if (task && answer_ == Answer::kFound)
    return status_->say(Kind::kLooking,
                        tr("%1 of %2 found").arg(walk_->found().size()).arg(task->moves.size()), goes_on);
  if (const auto ended = walk_->outcome())
    return status_->say(Kind::kTurn, tr("The game is over"), words.reason(ended->reason));
  const auto seat = walk_->learner();
  const QString who = seat ? words.seat(*seat) : QString();
  QString title = walk_->waits() ? tr("Your turn: %1").arg(who) : tr("%1 to move").arg(who);
  if (who.isEmpty()) title = tr("Chance");
  status_->say(Kind::kTurn, title, goes_on);
}

void LessonPage::name_buttons() {
  restart_->setText(tr("F&rom the start"));
  back_->setText(tr("&Back"));
  leave_->setText(tr("&Leave lesson"));
  play_->setText(tr("&Play now"));
  play_->setVisible(ended_);
  next_->setText(walk_->waits() ? tr("&Show me")
                 : !ended_      ? tr("&Next")
                 : more_        ? tr("&Next lesson")
                                : tr("&Done"));
  // The way on stands out, the way round a task doesn't, nor what is beside a game.
  style_by(*next_, "primary", !walk_->waits() && !ended_);
  back_->setEnabled(walk_->step_number() > 0 || ended_);
  restart_->setEnabled(walk_->step_number() > 0 || ended_);
}

}  // namespace boardwright::desktop
