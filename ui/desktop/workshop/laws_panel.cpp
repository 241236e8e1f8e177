// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/laws_panel.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "framework/text/refusal.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

LawsPanel::LawsPanel(QWidget* parent)
    : QWidget(parent), state_(new QLabel), start_(new QPushButton), verdicts_(new QListWidget) {
  state_->setObjectName("workshop_law_state");
  state_->setWordWrap(true);
  state_->setTextFormat(Qt::PlainText);
  start_->setObjectName("workshop_laws");
  verdicts_->setObjectName("workshop_verdicts");
  verdicts_->setWordWrap(true);
  auto* row = new QHBoxLayout;
  row->addWidget(state_, 1);
  row->addWidget(start_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 6, 0, 0);
  column->setSpacing(6);
  column->addLayout(row);
  column->addWidget(verdicts_, 1);
  connect(start_, &QPushButton::clicked, this, [this] {
    if (run_.state() == LawsRun::State::kRunning)
      forget();
    else
      run_.start(game_);
  });
  connect(&run_, &LawsRun::changed, this, &LawsPanel::show_verdicts);
  show_verdicts();
}

void LawsPanel::set_game(const std::filesystem::path& game) {
  game_ = game;
  forget();
}

void LawsPanel::forget() {
  run_.stop();
  show_verdicts();
}

QString LawsPanel::sentence() const { return state_->text(); }

void LawsPanel::show_verdicts() {
  using State = LawsRun::State;
  using Status = LawsRun::Verdict::Status;
  const State state = run_.state();
  verdicts_->setAccessibleName(tr("Laws"));
  verdicts_->clear();
  std::vector<LawsRun::Verdict> verdicts = run_.verdicts();
  std::stable_partition(verdicts.begin(), verdicts.end(),
                        [](const auto& one) { return one.status == Status::kFailed; });
  for (const auto& one : verdicts) {
    if (one.status == Status::kNotApplicable) continue;
    const bool broken = one.status == Status::kFailed;
    const QString text = QString::fromStdString(verdict_in(spoken_language(), one.text.toStdString()));
    auto* item = new QListWidgetItem(
        broken ? tr("✗ %1: %2 (seed %3)").arg(one.law, text).arg(one.seed) : QStringLiteral("✓ ") + one.law,
        verdicts_);
    if (broken) item->setForeground(current_theme().wrong);
    item->setToolTip(text);
  }
  verdicts_->setVisible(!verdicts.empty());
  start_->setText(state == State::kRunning ? tr("Stop") : tr("Try the laws"));
  state_->setText(state == State::kRunning ? tr("The laws are being tried on the file, in another process …")
                  : state == State::kKept   ? tr("No law is broken, as far as five seconds show.")
                  : state == State::kBroken ? tr("A law is broken.")
                  : state == State::kFailed ? tr("The laws can't be tried: %1").arg(run_.problem())
                                            : tr("Laws that every rule set keeps: a move back is the same "
                                                 "position, a game ends once, and so on."));
  const char* role = state == State::kBroken || state == State::kFailed ? "wrong" : "";
  style_by(*state_, "role", role);
}

void LawsPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) show_verdicts();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
