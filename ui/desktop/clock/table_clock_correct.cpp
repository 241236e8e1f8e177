// SPDX-License-Identifier: GPL-3.0-or-later
//
// What TableClock does with keys that hit it, and with presses and times that were wrong.
#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/clock/clock_face.hpp"
#include "ui/desktop/clock/table_clock.hpp"

namespace boardwright::desktop {

namespace {

constexpr Milliseconds kMoreTime{60'000};  // that is given at once
constexpr int kNameOnButton = 12;          // letters

QString short_name(const QString& name) {
  return name.size() > kNameOnButton ? name.left(kNameOnButton - 1).trimmed() + QChar(0x2026) : name;
}

}  // namespace

void TableClock::press_running() {
  for (Seat seat = 0; seat < 2; ++seat)
    if (running() && clock_->time_of(seat, now_()).running) return press(seat);
}

/// Whoever it was before is on turn again, with the time of then; what passed since is nobody's.
void TableClock::undo_press() {
  if (!clock_ || result_ || presses_.empty()) return;
  const auto back = clock_->rewind_to(presses_.back().before, now_());
  if (!back) return words_->setText(refusal_words(back.error()));
  turns_ = presses_.back().turns;
  presses_.pop_back();
  ask_result(false);
  for (Seat seat = 0; seat < 2; ++seat)
    if (clock_->time_of(seat, now_()).running) faces_[seat]->setFocus();
  tick();
}

void TableClock::give_time(Seat seat) {
  if (!clock_ || result_) return;
  const auto given = clock_->add_time(seat, kMoreTime, now_());
  if (!given) return words_->setText(refusal_words(given.error()));
  presses_.clear();  // what was before would take it away again
  if (!clock_->halted()) ask_result(false);
  tick();
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

void TableClock::name_results() {
  for (Seat seat = 0; seat < 2; ++seat) {
    const QString who = short_name(name(seat));
    wins_[seat]->setText(tr("%1 has won", "a name").arg(QString(who).replace('&', "&&")));
    wins_[seat]->setToolTip(tr("%1 has won", "a name").arg(name(seat)));
    more_[seat]->setText(tr("One minute more for %1", "a name").arg(QString(who).replace('&', "&&")));
  }
}

}  // namespace boardwright::desktop
