// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/clock/table_clock.hpp"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <chrono>

#include "framework/clock/presets.hpp"
#include "framework/clock/time_control_text.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/clock/clock_face.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/kit/room_scroll.hpp"
#include "ui/desktop/panels/seat_cards.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kFaceTick = 100;  // milliseconds: the last seconds show tenths
constexpr Milliseconds kLittleTime{20'000};
constexpr std::size_t kMostPresses = 40;  // that can be undone

UtcTime system_time() { return std::chrono::floor<Milliseconds>(std::chrono::system_clock::now()); }

}  // namespace

TableClock::TableClock(QWidget* parent)
    : QWidget(parent, Qt::Window),
      now_(system_time),
      pages_(new PageStack),
      name_labels_{new QLabel, new QLabel},
      names_{new QLineEdit, new QLineEdit},
      control_label_(new QLabel),
      game_label_(new QLabel),
      wrong_(new QLabel),
      words_(new QLabel),
      control_(new QComboBox),
      game_(new QComboBox),
      rated_(new QCheckBox),
      faces_{new ClockFace, new ClockFace},
      wins_{new QPushButton, new QPushButton},
      start_(new QPushButton),
      go_back_(new QPushButton),
      leave_(new QPushButton),
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
  pages_->addWidget(build_setup());
  pages_->addWidget(build_clock());
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(20, 20, 20, 20);
  whole->addWidget(new RoomScroll(pages_));
  build_corrections();
  join();
  list_controls();
  retranslate();
  refresh_club();
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
  connect(start_, &QPushButton::clicked, this, &TableClock::begin);
  connect(pause_, &QPushButton::clicked, this, &TableClock::pause_or_go_on);
  connect(enter_, &QPushButton::clicked, this, [this] { ask_result(true); });
  connect(draw_, &QPushButton::clicked, this, [this] { enter_result(std::nullopt); });
  connect(again_, &QPushButton::clicked, this, &TableClock::back_to_setup);
  connect(go_back_, &QPushButton::clicked, this, [this] {
    pages_->setCurrentIndex(1);
    timer_->start(kFaceTick);
    tick();
  });
  for (QPushButton* button : {leave_, close_}) connect(button, &QPushButton::clicked, this, &QWidget::close);
  connect(into_club_, &QPushButton::clicked, this, &TableClock::put_into_club);
  connect(game_, &QComboBox::currentIndexChanged, this, &TableClock::refresh_club);
  for (QLineEdit* line : names_) connect(line, &QLineEdit::textChanged, this, &TableClock::refresh_club);
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

QWidget* TableClock::build_setup() {
  const char* kNames[] = {"clock_first", "clock_second"};
  auto* form = new QFormLayout;
  form->setSpacing(12);
  for (std::size_t i = 0; i < 2; ++i) {
    names_[i]->setObjectName(kNames[i]);
    names_[i]->setMaxLength(40);
    name_labels_[i]->setBuddy(names_[i]);
    form->addRow(name_labels_[i], names_[i]);
  }
  control_->setObjectName("clock_control");
  control_->setEditable(true);
  control_label_->setBuddy(control_);
  form->addRow(control_label_, control_);
  game_->setObjectName("clock_game");
  game_label_->setBuddy(game_);
  rated_->setObjectName("clock_rated");
  form->addRow(game_label_, game_);
  form->addRow({}, rated_);
  wrong_->setObjectName("clock_wrong");
  wrong_->setProperty("role", "wrong");
  wrong_->setWordWrap(true);
  leave_->setObjectName("clock_leave");
  go_back_->setObjectName("clock_go_back");
  go_back_->hide();
  start_->setObjectName("clock_start");
  start_->setProperty("primary", true);
  auto* box = new QWidget;
  box->setMaximumWidth(520);
  auto* column = new QVBoxLayout(box);
  column->setSpacing(14);
  column->addStretch(1);
  column->addLayout(form);
  column->addWidget(wrong_);
  auto* ways = new QHBoxLayout;
  ways->setSpacing(8);
  ways->addWidget(leave_);
  ways->addStretch();
  ways->addWidget(go_back_);
  ways->addWidget(start_);
  column->addLayout(ways);
  column->addStretch(1);
  auto* page = new QWidget;
  auto* row = new QHBoxLayout(page);
  row->addStretch(1);
  row->addWidget(box, 4);
  row->addStretch(1);
  return page;
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

void TableClock::list_controls() {
  const QString before = control_->currentText();
  control_->clear();
  for (const auto& preset : general_clocks().presets) {
    const QString text = QString::fromStdString(write_time_control(preset.control));
    control_->addItem(
        QString::fromStdString(preset.name.or_english(spoken_language())) + QStringLiteral(" (%1)").arg(text),
        text);
  }
  if (!before.isEmpty() && control_->findText(before) < 0) control_->setEditText(before);
}

QString TableClock::name(Seat seat) const {
  const QString typed = names_[seat]->text().trimmed();
  return typed.isEmpty() ? tr("Player %1").arg(seat + 1) : typed;
}

void TableClock::begin() {
  const int listed = control_->findText(control_->currentText());
  const QString text =
      listed >= 0 ? control_->itemData(listed).toString() : control_->currentText().trimmed();
  auto control = read_time_control(text.toStdString());
  auto clock = control ? Clock::create(std::move(*control), 2) : Result<Clock>(fail(control.error()));
  const std::array<Seat, 1> first{0};
  Result<void> started;
  if (clock) started = clock->start(first, now_());
  const std::string why = !clock ? clock.error() : !started ? started.error() : std::string();
  wrong_->setText(refusal_words(why));
  if (!why.empty()) return;
  clock_ = std::move(*clock);
  turns_ = {};
  presses_.clear();
  result_.reset();
  outcome_.reset();
  kept_.clear();
  for (Seat seat = 0; seat < 2; ++seat) faces_[seat]->set_name(name(seat));
  name_results();
  pause_->setVisible(true);
  pages_->setCurrentIndex(1);
  timer_->start(kFaceTick);
  ask_result(false);
  faces_[0]->setFocus();
  tick();
}

bool TableClock::running() const { return clock_ && !clock_->paused() && !clock_->halted() && !result_; }

void TableClock::press(Seat seat) {
  if (!running() || !clock_->time_of(seat, now_()).running) return;
  const std::array<Seat, 1> other{static_cast<Seat>(1 - seat)};
  clock_->advance(now_());
  Press before{*clock_, turns_};
  if (clock_->press(other, now_())) {  // refused: the flag has fallen by now
    if (presses_.size() == kMostPresses) presses_.erase(presses_.begin());
    presses_.push_back(std::move(before));
    ++turns_[seat];
    faces_[other[0]]->setFocus();
  }
  tick();
}

void TableClock::pause_or_go_on() {
  if (!clock_ || clock_->halted() || result_) return;
  const auto done = clock_->paused() ? clock_->resume(now_()) : clock_->pause(now_());
  if (!done) words_->setText(refusal_words(done.error()));
  if (!clock_->paused()) ask_result(false);
  tick();
}

void TableClock::tick() {
  if (!clock_) return;
  const UtcTime now = now_();
  if (!result_) clock_->advance(now);
  for (Seat seat = 0; seat < 2; ++seat) {
    const SeatTime time = clock_->time_of(seat, result_ ? clock_->last_instant() : now);
    using State = ClockFace::State;
    const State state = time.flagged_at                ? State::kFallen
                        : !time.running || result_     ? State::kWaiting
                        : time.remaining < kLittleTime ? State::kLow
                                                       : State::kRunning;
    faces_[seat]->set_time(SeatCards::clock_text(time), state, turns_[seat]);
  }
  QString said;
  if (result_) {
    said = kept_.isEmpty() ? *result_ : *result_ + '\n' + kept_;
  } else if (clock_->halted()) {
    said = tr("%1: time is up").arg(name(clock_->flagged().front()));
  } else if (clock_->paused()) {
    said = tr("Paused");
  }
  words_->setText(said);
  words_->setVisible(!said.isEmpty());
  pause_->setText(clock_->paused() ? tr("Go on") : tr("Pause"));
  pause_->setEnabled(!clock_->halted() && !result_);
  undo_->setEnabled(!presses_.empty() && !result_);
  again_->setVisible(result_ || clock_->paused() || clock_->halted());
  if (clock_->halted() && !result_ && wins_[0]->isHidden()) ask_result(true);
}

void TableClock::ask_result(bool asked) {
  if (asked && clock_ && !clock_->paused() && !clock_->halted())
    static_cast<void>(clock_->pause(now_()));  // the game is over for them: nobody's time runs meanwhile
  for (QPushButton* button : {wins_[0], draw_, wins_[1]}) button->setVisible(asked);
  enter_->setVisible(!asked);
  correct_->setVisible(true);
  again_->setVisible(false);
  into_club_->setVisible(false);
  if (asked) tick();
}

void TableClock::enter_result(std::optional<Seat> winner) {
  const bool by_time = winner && clock_->halted() && clock_->flagged().front() != *winner;
  outcome_ = winner ? Outcome{{0, 0}, by_time ? "time" : "reported"} : Outcome{{1, 1}, "reported"};
  if (winner) outcome_->scores[*winner] = 2;
  result_ = winner ? tr("%1 has won against %2.").arg(name(*winner), name(1 - *winner))
                   : tr("%1 and %2 have drawn.").arg(name(0), name(1));
  ask_result(false);
  enter_->setVisible(false);
  pause_->setVisible(false);
  correct_->setVisible(false);
  again_->setVisible(true);
  refresh_club();
  timer_->stop();
  tick();
}

void TableClock::back_to_setup() {
  if (result_) clock_.reset();  // a clock that only waits can be gone back to
  timer_->stop();
  go_back_->setVisible(clock_.has_value());
  pages_->setCurrentIndex(0);
  names_[0]->setFocus();
}

QString TableClock::words() const { return words_->isHidden() ? QString() : words_->text(); }

void TableClock::retranslate() {
  setWindowTitle(tr("Clock – Boardwright"));
  name_labels_[0]->setText(tr("Who begins:"));
  name_labels_[1]->setText(tr("The other:"));
  control_label_->setText(tr("Time:"));
  control_->setAccessibleName(tr("Time"));
  control_->setToolTip(tr("One of these, or a control such as 10m or 3m+2s."));
  start_->setText(tr("Start the clock"));
  enter_->setText(tr("Enter the result…"));
  draw_->setText(tr("Drawn"));
  again_->setText(tr("Another game"));
  into_club_->setText(tr("Into the club's results"));
  game_label_->setText(tr("Game:"));
  game_->setAccessibleName(tr("Game"));
  rated_->setText(tr("Rated"));
  rated_->setToolTip(tr("Counts for points and ratings"));
  list_games();
  for (Seat seat = 0; seat < 2; ++seat) {
    names_[seat]->setPlaceholderText(tr("Player %1").arg(seat + 1));
  }
  correct_->setText(tr("Correct"));
  undo_->setText(tr("Take back the last press"));
  leave_->setText(tr("Close the clock"));
  close_->setText(tr("Close the clock"));
  go_back_->setText(tr("Back to the clock"));
  name_results();
  pause_->setText(tr("Pause"));
  list_controls();
  tick();
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

// A closed clock would run unseen.
void TableClock::closeEvent(QCloseEvent* event) {
  if (running()) pause_or_go_on();
  QWidget::closeEvent(event);
}

}  // namespace boardwright::desktop
