// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/debug_panel.hpp"

#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {

DebugPanel::DebugPanel(QWidget* parent)
    : QWidget(parent),
      state_(new QLabel),
      points_(new QLabel),
      values_(new QListWidget),
      back_(new QPushButton),
      step_(new QPushButton),
      over_(new QPushButton),
      out_(new QPushButton),
      on_(new QPushButton),
      leave_(new QPushButton) {
  state_->setObjectName("debug_state");
  points_->setObjectName("debug_points");
  points_->setProperty("role", "muted");
  for (QLabel* label : {state_, points_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  values_->setObjectName("debug_values");
  values_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  values_->setWordWrap(true);
  back_->setObjectName("debug_back");
  step_->setObjectName("debug_step");
  over_->setObjectName("debug_over");
  out_->setObjectName("debug_out");
  on_->setObjectName("debug_on");
  leave_->setObjectName("debug_leave");
  auto* left = new QVBoxLayout;
  left->setSpacing(6);
  left->addWidget(state_);
  left->addWidget(values_, 1);
  left->addWidget(points_);
  auto* buttons = new QGridLayout;
  buttons->setSpacing(6);
  int place = 0;
  for (QPushButton* button : {step_, over_, out_, on_, back_, leave_}) {
    buttons->addWidget(button, place / 2, place % 2);
    ++place;
  }
  buttons->setRowStretch(3, 1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 6, 0, 0);
  row->setSpacing(16);
  row->addLayout(left, 1);
  row->addLayout(buttons);
  connect(step_, &QPushButton::clicked, this, &DebugPanel::step);
  connect(over_, &QPushButton::clicked, this, &DebugPanel::step_over);
  connect(out_, &QPushButton::clicked, this, &DebugPanel::step_out);
  connect(on_, &QPushButton::clicked, this, &DebugPanel::go_on);
  connect(back_, &QPushButton::clicked, this, &DebugPanel::step_back);
  connect(leave_, &QPushButton::clicked, this, &DebugPanel::leave);
  retranslate();
}

void DebugPanel::take_keys(QWidget& page) {
  const auto add = [&](QKeyCombination keys, QPushButton* button) {
    auto* shortcut =
        new QShortcut(QKeySequence(keys), &page, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
    keys_.emplace_back(button, shortcut);
  };
  add(Qt::Key_F11, step_);
  add(Qt::Key_F10, over_);
  add(Qt::SHIFT | Qt::Key_F11, out_);
  add(Qt::Key_F8, on_);
  add(Qt::CTRL | Qt::Key_F11, back_);
  retranslate();
}

const DebugStop* DebugPanel::stop() const {
  return recording_.stops.empty() ? nullptr : &recording_.stops[at_];
}
QString DebugPanel::sentence() const { return state_->text(); }

QStringList DebugPanel::values() const {
  QStringList all;
  for (int row = 0; row < values_->count(); ++row) all << values_->item(row)->text();
  return all;
}

void DebugPanel::show_run(const QString& what, DebugRecording recording, More more) {
  what_ = what;
  told_.clear();
  recording_ = std::move(recording);
  more_ = std::move(more);
  at_ = 0;
  more_words_.clear();
  show_stop(true);
}

void DebugPanel::set_breakpoints(std::vector<std::uint32_t> lines) {
  breakpoints_ = std::move(lines);
  retranslate();
}

void DebugPanel::tell(const QString& sentence) {
  forget();
  told_ = sentence;
  show_stop(true);
}

void DebugPanel::forget() {
  more_words_.clear();
  recording_ = {};
  more_ = nullptr;
  told_.clear();
  show_stop(false);
}

void DebugPanel::leave() {
  if (stop() != nullptr) forget();
}

bool DebugPanel::is_breakpoint(std::uint32_t line) const {
  return std::find(breakpoints_.begin(), breakpoints_.end(), line) != breakpoints_.end();
}

/// The next part of the run, if there may be one. Whether there is any.
bool DebugPanel::fetch(bool at_breakpoint) {
  if (!recording_.ended || recording_.stops.size() >= kMostStops || (at_breakpoint && breakpoints_.empty()))
    return false;
  DebugRecording more = more_(recording_.stops.back().number + 1, at_breakpoint);
  const bool any = !more.stops.empty();
  std::move(more.stops.begin(), more.stops.end(), std::back_inserter(recording_.stops));
  // Where no breakpoint comes any more the rest of the run may still be looked at line by line.
  if (any || !at_breakpoint) {
    recording_.ended = more.ended;
    recording_.problem = std::move(more.problem);
  }
  return any;
}

void DebugPanel::move_to(const Wanted& wanted, bool at_breakpoint) {
  if (stop() == nullptr) return;
  const auto find = [&](std::size_t from) {
    return std::find_if(recording_.stops.begin() + static_cast<std::ptrdiff_t>(from), recording_.stops.end(),
                        wanted);
  };
  auto found = find(at_ + 1);
  more_words_.clear();
  if (found == recording_.stops.end()) {
    const std::size_t known = recording_.stops.size();
    const bool any = fetch(at_breakpoint);
    found = any ? find(known) : recording_.stops.end();
    if (found == recording_.stops.end()) say_more(any, at_breakpoint);
  }
  const bool last = found == recording_.stops.end();
  at_ = last ? recording_.stops.size() - 1 : static_cast<std::size_t>(found - recording_.stops.begin());
  show_stop(true);
}

/// Why it stands at the last line that is known of a run which isn't at its end.
void DebugPanel::say_more(bool any, bool at_breakpoint) {
  if (!recording_.ended) return;
  more_words_ = recording_.stops.size() >= kMostStops ? tr("No more of this run is kept.")
                : at_breakpoint && !any ? tr("No breakpoint comes any more; Step goes on line by line.")
                                        : tr("The run is long: press once more to look further.");
}

void DebugPanel::step() {
  move_to([](const DebugStop&) { return true; }, false);
}

void DebugPanel::step_over() {
  if (const DebugStop* here = stop())
    move_to([depth = here->depth](const DebugStop& one) { return one.depth <= depth; }, false);
}

void DebugPanel::step_out() {
  if (const DebugStop* here = stop())
    move_to([depth = here->depth](const DebugStop& one) { return one.depth < depth; }, false);
}

void DebugPanel::go_on() {
  move_to([this](const DebugStop& one) { return is_breakpoint(one.line); }, true);
}

void DebugPanel::step_back() {
  if (stop() == nullptr || at_ == 0) return;
  more_words_.clear();
  --at_;
  show_stop(true);
}

QString DebugPanel::place_words() const {
  const DebugStop& here = recording_.stops[at_];
  const QString where = here.function.empty()
                            ? tr("Line %1").arg(here.line)
                            : tr("Line %1 in %2").arg(here.line).arg(QString::fromStdString(here.function));
  QStringList words{tr("%1: %2").arg(what_, where)};
  const bool last = at_ + 1 == recording_.stops.size();
  if (!more_words_.isEmpty())
    words << more_words_;
  else if (last && !recording_.ended)
    words << (recording_.problem.empty() ? tr("Here the run ends.") : refusal_words(recording_.problem));
  return words.join(QStringLiteral(" · "));
}

void DebugPanel::show_stop(bool told) {
  const DebugStop* here = stop();
  if (here == nullptr) {
    state_->setText(
        !told_.isEmpty()
            ? told_
            : tr("F9, or a click beside a line's number, sets a breakpoint. Ask the console, or step through "
                 "a "
                 "move under Moves: what runs is recorded from the first breakpoint on, to be walked through "
                 "here, back as well."));
    if (told && !told_.isEmpty()) announce(*this, told_);
  } else {
    state_->setText(place_words());
  }
  show_values(told);
  const bool forward = here != nullptr && (at_ + 1 < recording_.stops.size() || recording_.ended);
  for (QPushButton* button : {step_, over_, out_, on_}) button->setEnabled(forward);
  back_->setEnabled(here != nullptr && at_ > 0);
  leave_->setEnabled(here != nullptr);
  emit line_shown(here != nullptr ? here->line : 0);
}

/// Those who listen hear where it stands, and which values have changed.
void DebugPanel::show_values(bool told) {
  const QStringList before = values();
  values_->clear();
  const DebugStop* here = stop();
  if (here == nullptr) return;
  values_->addItem(QStringLiteral("p = ") + (here->position.empty()
                                                 ? tr("no position at this moment")
                                                 : QString::fromStdString(here->position)));
  for (const auto& one : here->variables)
    values_->addItem(QString::fromStdString(one.name + " = " + one.value));
  if (!told) return;
  QStringList heard{state_->text()};
  for (const QString& value : values())
    if (!before.contains(value)) heard << value;
  announce(*this, heard.join(QStringLiteral(". ")));
}

void DebugPanel::retranslate() {
  step_->setText(tr("Step"));
  step_->setToolTip(tr("To the next line that runs"));
  over_->setText(tr("Step over"));
  over_->setToolTip(tr("To the next line here, over functions that are called"));
  out_->setText(tr("Step out"));
  out_->setToolTip(tr("To whoever has called this function"));
  on_->setText(tr("Go on"));
  on_->setToolTip(tr("To the next breakpoint"));
  back_->setText(tr("Back"));
  back_->setToolTip(tr("To the line that ran before"));
  leave_->setText(tr("Stop"));
  leave_->setToolTip(tr("Leaves this run"));
  for (const auto& [button, keys] : keys_)
    button->setToolTip(button->toolTip() +
                       QStringLiteral(" (%1)").arg(keys->key().toString(QKeySequence::NativeText)));
  values_->setAccessibleName(tr("Values"));
  QStringList lines;
  for (const std::uint32_t line : breakpoints_) lines << QString::number(line);
  points_->setText(lines.isEmpty() ? tr("No breakpoints") : tr("Breakpoints: %1").arg(lines.join(", ")));
  show_stop(false);
}

void DebugPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
