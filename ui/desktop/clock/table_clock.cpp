// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/clock/table_clock.hpp"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <chrono>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/clock/clock_face.hpp"
#include "ui/desktop/clock/clock_setup.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/kit/room_scroll.hpp"
#include "ui/desktop/panels/seat_cards.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kFaceTick = 100;  // milliseconds: the last seconds show tenths
constexpr Milliseconds kLittleTime{20'000};
constexpr int kNameOnButton = 12;  // letters

QString short_name(const QString& name) {
  return name.size() > kNameOnButton ? name.left(kNameOnButton - 1).trimmed() + QChar(0x2026) : name;
}

UtcTime system_time() { return std::chrono::floor<Milliseconds>(std::chrono::system_clock::now()); }

}  // namespace

TableClock::TableClock(QWidget* parent)
    : QWidget(parent, Qt::Window),
      now_(system_time),
      pages_(new PageStack),
      setup_(new ClockSetup),
      words_(new QLabel),
      faces_{new ClockFace, new ClockFace},
      wins_{new QPushButton, new QPushButton},
      pause_(new QPushButton),
      correct_(new QPushButton),
      enter_(new QPushButton),
      draw_(new QPushButton),
      again_(new QPushButton),
      into_club_(new QPushButton),
      close_(new QPushButton),
      timer_(new QTimer(this)) {
  setObjectName("table_clock");
  setAttribute(Qt::WA_StyledBackground);
  resize(1024, 640);
  pages_->addWidget(setup_);
  pages_->addWidget(build_clock());
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(20, 20, 20, 20);
  whole->addWidget(new RoomScroll(pages_));
  build_corrections();
  join();
  retranslate();
  offer_club();
}

void TableClock::build_corrections() {
  auto* corrections = new QMenu(correct_);
  undo_ = corrections->addAction(QString(), this, &TableClock::undo_press);
  undo_->setObjectName("clock_undo");
  for (Seat seat = 0; seat < 2; ++seat) {
    more_[seat] = corrections->addAction(QString(), this, [this, seat] { give_time(seat); });
    more_[seat]->setObjectName(QStringLiteral("clock_more_%1").arg(seat));
  }
  correct_->setMenu(corrections);
  correct_->setProperty("menu", true);
}

void TableClock::join() {
  connect(setup_, &ClockSetup::start_wanted, this, &TableClock::begin);
  connect(setup_, &ClockSetup::leave_wanted, this, &QWidget::close);
  connect(setup_, &ClockSetup::changed, this, &TableClock::offer_club);
  connect(setup_, &ClockSetup::back_wanted, this, [this] {
    pages_->setCurrentIndex(1);
    timer_->start(kFaceTick);
    tick();
  });
  connect(pause_, &QPushButton::clicked, this, &TableClock::pause_or_go_on);
  connect(enter_, &QPushButton::clicked, this, [this] { ask_result(true); });
  connect(draw_, &QPushButton::clicked, this, [this] { enter_result(std::nullopt); });
  connect(again_, &QPushButton::clicked, this, &TableClock::back_to_setup);
  connect(close_, &QPushButton::clicked, this, &QWidget::close);
  connect(into_club_, &QPushButton::clicked, this, &TableClock::put_into_club);
  for (Seat seat = 0; seat < 2; ++seat) {
    connect(faces_[seat], &QAbstractButton::pressed, this, [this, seat] { press(seat); });
    connect(wins_[seat], &QPushButton::clicked, this, [this, seat] { enter_result(seat); });
  }
  for (QWidget* widget :
       std::initializer_list<QWidget*>{faces_[0], faces_[1], pause_, correct_, enter_, wins_[0], draw_,
                                       wins_[1], into_club_, again_, close_})
    widget->installEventFilter(this);
  connect(timer_, &QTimer::timeout, this, &TableClock::tick);
}

QWidget* TableClock::build_clock() {
  faces_[0]->setObjectName("clock_face_0");
  faces_[1]->setObjectName("clock_face_1");
  wins_[0]->setObjectName("clock_wins_0");
  wins_[1]->setObjectName("clock_wins_1");
  pause_->setObjectName("clock_pause");
  correct_->setObjectName("clock_correct");
  close_->setObjectName("clock_close");
  enter_->setObjectName("clock_result");
  draw_->setObjectName("clock_draw");
  again_->setObjectName("clock_again");
  into_club_->setObjectName("clock_into_club");
  into_club_->setProperty("primary", true);
  words_->setObjectName("clock_words");
  words_->setProperty("role", "projected");
  words_->setAlignment(Qt::AlignCenter);
  words_->setWordWrap(true);
  auto* faces = new QHBoxLayout;
  faces->setSpacing(16);
  for (ClockFace* face : faces_) faces->addWidget(face, 1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addStretch();
  for (QPushButton* button :
       {pause_, correct_, enter_, wins_[0], draw_, wins_[1], into_club_, again_, close_})
    buttons->addWidget(button);
  buttons->addStretch();
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(14);
  column->addLayout(faces, 1);
  column->addWidget(words_);
  column->addLayout(buttons);
  return page;
}

void TableClock::begin() {
  auto control = setup_->control();
  auto clock = control ? HitClock::start(std::move(*control), now_()) : fail(control.error());
  setup_->say_wrong(clock ? QString() : refusal_words(clock.error()));
  if (!clock) return;
  clock_ = std::move(*clock);
  result_.reset();
  outcome_.reset();
  kept_.clear();
  for (Seat seat = 0; seat < 2; ++seat) faces_[seat]->set_name(setup_->name(seat));
  name_results();
  pause_->setVisible(true);
  pages_->setCurrentIndex(1);
  timer_->start(kFaceTick);
  ask_result(false);
  faces_[0]->setFocus();
  tick();
}

bool TableClock::running() const { return clock_ && clock_->runs() && !result_; }

void TableClock::press(Seat seat) {
  if (!running()) return;
  if (clock_->hit(seat, now_())) faces_[1 - seat]->setFocus();
  tick();
}

void TableClock::press_running() {
  if (!running()) return;
  if (const auto seat = clock_->running_seat(now_())) press(*seat);
}

void TableClock::undo_press() {
  if (!clock_ || result_ || !clock_->can_undo()) return;
  if (const auto back = clock_->undo(now_()); !back) return words_->setText(refusal_words(back.error()));
  ask_result(false);
  if (const auto seat = clock_->running_seat(now_())) faces_[*seat]->setFocus();
  tick();
}

void TableClock::give_time(Seat seat) {
  if (!clock_ || result_) return;
  if (const auto given = clock_->give_time(seat, now_()); !given)
    return words_->setText(refusal_words(given.error()));
  if (!clock_->clock().halted()) ask_result(false);
  tick();
}

void TableClock::pause_or_go_on() {
  if (!clock_ || clock_->clock().halted() || result_) return;
  const auto done = clock_->clock().paused() ? clock_->go_on(now_()) : clock_->pause(now_());
  if (!done) words_->setText(refusal_words(done.error()));
  if (!clock_->clock().paused()) ask_result(false);
  tick();
}

void TableClock::tick() {
  if (!clock_) return;
  const UtcTime now = now_();
  if (!result_) clock_->advance(now);
  for (Seat seat = 0; seat < 2; ++seat) {
    const SeatTime time = clock_->clock().time_of(seat, result_ ? clock_->clock().last_instant() : now);
    using State = ClockFace::State;
    const State state = time.flagged_at                ? State::kFallen
                        : !time.running || result_     ? State::kWaiting
                        : time.remaining < kLittleTime ? State::kLow
                                                       : State::kRunning;
    faces_[seat]->set_time(SeatCards::clock_text(time), state, clock_->turns(seat));
  }
  QString said;
  if (result_) {
    said = kept_.isEmpty() ? *result_ : *result_ + '\n' + kept_;
  } else if (clock_->clock().halted()) {
    said = tr("%1: time is up").arg(setup_->name(clock_->clock().flagged().front()));
  } else if (clock_->clock().paused()) {
    said = tr("Paused");
  }
  words_->setText(said);
  words_->setVisible(!said.isEmpty());
  pause_->setText(clock_->clock().paused() ? tr("Go on") : tr("Pause"));
  pause_->setEnabled(!clock_->clock().halted() && !result_);
  undo_->setEnabled(clock_->can_undo() && !result_);
  again_->setVisible(result_ || clock_->clock().paused() || clock_->clock().halted());
  if (clock_->clock().halted() && !result_ && wins_[0]->isHidden()) ask_result(true);
}

void TableClock::ask_result(bool asked) {
  if (asked && clock_ && clock_->runs())
    static_cast<void>(clock_->pause(now_()));  // the game is over for them: nobody's time runs meanwhile
  for (QPushButton* button : {wins_[0], draw_, wins_[1]}) button->setVisible(asked);
  enter_->setVisible(!asked);
  correct_->setVisible(true);
  again_->setVisible(false);
  into_club_->setVisible(false);
  if (asked) tick();
}

void TableClock::enter_result(std::optional<Seat> winner) {
  const bool by_time = winner && clock_->clock().halted() && clock_->clock().flagged().front() != *winner;
  outcome_ = winner ? Outcome{{0, 0}, by_time ? "time" : "reported"} : Outcome{{1, 1}, "reported"};
  if (winner) outcome_->scores[*winner] = 2;
  result_ = winner ? tr("%1 has won against %2.").arg(setup_->name(*winner), setup_->name(1 - *winner))
                   : tr("%1 and %2 have drawn.").arg(setup_->name(0), setup_->name(1));
  ask_result(false);
  enter_->setVisible(false);
  pause_->setVisible(false);
  correct_->setVisible(false);
  again_->setVisible(true);
  offer_club();
  timer_->stop();
  tick();
}

void TableClock::set_games(Catalogue catalogue) { setup_->set_games(std::move(catalogue)); }

void TableClock::use_club(std::shared_ptr<Club> club) {
  club_ = std::move(club);
  setup_->use_club(club_);
}

void TableClock::offer_club() {
  into_club_->setVisible(setup_->names_game() && outcome_.has_value() && kept_.isEmpty());
}

void TableClock::put_into_club() {
  if (club_ == nullptr || !outcome_ || !kept_.isEmpty()) return;
  auto plan = setup_->plan();
  const auto id = plan ? club_->enter(std::move(*plan), {std::nullopt, *outcome_})
                       : Result<std::string>(fail(plan.error()));
  if (id) {
    const auto report = club_->results().report(*id);
    kept_ = tr("It is among the club's results, marked as entered.");
    if (const QString points = report ? report_text(*report) : QString(); !points.isEmpty())
      kept_ += '\n' + points;
  }
  offer_club();
  tick();
  if (!id) words_->setText(*result_ + '\n' + refusal_words(id.error()));
}

void TableClock::back_to_setup() {
  if (result_) clock_.reset();  // a clock that only waits can be gone back to
  timer_->stop();
  setup_->offer_way_back(clock_.has_value());
  pages_->setCurrentIndex(0);
  setup_->focus_first();
}

QString TableClock::words() const { return words_->isHidden() ? QString() : words_->text(); }

void TableClock::retranslate() {
  setWindowTitle(tr("Clock – Boardwright"));
  enter_->setText(tr("Enter the result…"));
  draw_->setText(tr("Drawn"));
  again_->setText(tr("Another game"));
  into_club_->setText(tr("Into the club's results"));
  correct_->setText(tr("Correct"));
  undo_->setText(tr("Take back the last press"));
  close_->setText(tr("Close the clock"));
  name_results();
  pause_->setText(tr("Pause"));
  tick();
}

void TableClock::name_results() {
  for (Seat seat = 0; seat < 2; ++seat) {
    const QString who = short_name(setup_->name(seat));
    wins_[seat]->setText(tr("%1 has won", "a name").arg(QString(who).replace('&', "&&")));
    wins_[seat]->setToolTip(tr("%1 has won", "a name").arg(setup_->name(seat)));
    more_[seat]->setText(tr("One minute more for %1", "a name").arg(QString(who).replace('&', "&&")));
  }
}

void TableClock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void TableClock::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_F11: return isFullScreen() ? showNormal() : showFullScreen();
    case Qt::Key_Escape: return isFullScreen() ? showNormal() : QWidget::keyPressEvent(event);
    default: QWidget::keyPressEvent(event);
  }
}

bool TableClock::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::KeyPress && running()) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool hits =
        key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (hits && key->modifiers().testFlag(Qt::KeypadModifier) == (key->key() == Qt::Key_Enter)) {
      if (!key->isAutoRepeat()) press_running();
      return true;
    }
  }
  return QWidget::eventFilter(object, event);
}

// A closed clock would run unseen.
void TableClock::closeEvent(QCloseEvent* event) {
  if (running()) pause_or_go_on();
  QWidget::closeEvent(event);
}

}  // namespace boardwright::desktop
