// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/change_panel.hpp"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/kit/column_scroll.hpp"

namespace boardwright::desktop {

ChangePanel::ChangePanel(QWidget* parent) : QWidget(parent), told_(new QLabel), go_(new QPushButton) {
  told_->setObjectName("workshop_change");
  told_->setWordWrap(true);
  told_->setTextFormat(Qt::PlainText);
  told_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  told_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  go_->setObjectName("workshop_go_there");
  auto* inside = new QWidget;
  auto* rows = new QVBoxLayout(inside);
  rows->setContentsMargins(4, 6, 4, 0);
  rows->setSpacing(8);
  rows->addWidget(told_);
  rows->addWidget(go_, 0, Qt::AlignLeft);
  rows->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(new ColumnScroll(inside));
  connect(&run_, &ChangeRun::found, this, [this](const RuleChange& change) {
    change_ = change;
    show_words();
  });
  connect(go_, &QPushButton::clicked, this,
          [this] { emit position_wanted(QString::fromStdString(change_->difference->second)); });
  show_words();
}

void ChangePanel::show_change(const QString& words, std::shared_ptr<const Rules> before,
                              std::shared_ptr<const Rules> now) {
  words_ = words;
  change_.reset();
  run_.start(std::move(before), std::move(now));
  show_words();
}

void ChangePanel::show_nothing() {
  run_.stop();
  words_.clear();
  change_.reset();
  show_words();
}

/// Where they part, and what games come to.
QStringList ChangePanel::part_words() const {
  if (!change_->problem.empty())
    return {tr("They can't be compared: %1").arg(refusal_words(change_->problem))};
  if (!change_->difference)
    return {tr("No difference was found: %1 positions, all from the start to depth 2 and those of random "
               "games, have "
               "the same moves and the same ends.")
                .arg(change_->positions)};
  const TwinDifference& difference = *change_->difference;
  QStringList moves;
  for (const auto& move : difference.moves) moves << QString::fromStdString(move);
  QStringList words{moves.isEmpty()
                        ? tr("They part at the start: %1").arg(refusal_words(difference.what))
                        : tr("They part after %1: %2").arg(moves.join(' '), refusal_words(difference.what))};
  const auto games = change_->now.count(Column::kPlies);
  if (games == 0 || change_->before.count(Column::kPlies) == 0) return words;
  const QLocale locale(code_of(spoken_language()));
  const auto number = [&](double value) { return locale.toString(value, 'f', 1); };
  words << tr("Of %1 random games each: %2 moves a game before, %3 now; the first to move scored %4% before, "
              "%5% now.")
               .arg(games)
               .arg(number(change_->before.mean(Column::kPlies)), number(change_->now.mean(Column::kPlies)),
                    number(100 * change_->before.mean(Column::kScore)),
                    number(100 * change_->now.mean(Column::kScore)));
  return words;
}

void ChangePanel::show_words() {
  QStringList words;
  if (words_.isEmpty())
    words << tr("Save the rules twice, and what the second save has changed is told here.");
  else
    words << tr("On the board: %1").arg(words_);
  if (change_)
    words << part_words();
  else if (!words_.isEmpty())
    words << tr("Random games are being compared …");
  told_->setText(words.join("\n\n"));
  go_->setText(tr("Put that position on the board"));
  go_->setVisible(change_ && change_->difference && !change_->difference->second.empty());
}

QString ChangePanel::sentence() const { return told_->text(); }

void ChangePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) show_words();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
