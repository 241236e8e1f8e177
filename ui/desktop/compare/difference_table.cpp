// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/difference_table.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/compare/compare_side.hpp"

namespace boardwright::desktop {

namespace {
enum Column { kMove, kAllowed, kRefused, kColumns };
}  // namespace

DifferenceTable::DifferenceTable(QWidget* parent) : QTableWidget(parent) {
  setObjectName("difference_table");
  setColumnCount(kColumns);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setShowGrid(false);
  setTabKeyNavigation(false);
  setWordWrap(true);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  horizontalHeader()->setSectionResizeMode(kMove, QHeaderView::ResizeToContents);
  horizontalHeader()->setSectionResizeMode(kAllowed, QHeaderView::ResizeToContents);
  horizontalHeader()->setSectionResizeMode(kRefused, QHeaderView::Stretch);
  horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  horizontalHeader()->setHighlightSections(false);
  name_columns();
  connect(this, &QTableWidget::itemSelectionChanged, this, &DifferenceTable::chosen_changed);
  connect(this, &QTableWidget::itemDoubleClicked, this, &DifferenceTable::play_chosen);
}

QStringList DifferenceTable::refusals(const DifferingMove& move, const std::vector<CompareSide*>& sides) {
  QStringList reasons, who;
  for (const CompareSide* side : sides) {
    const auto& verdict = move.verdicts[side->number()];
    if (verdict.legal || (!verdict.explanation && verdict.refusal.empty())) continue;
    const QString reason = verdict.explanation      ? side->sentence(*verdict.explanation)
                           : move.seat == BW_CHANCE ? tr("Chance can't bring this.")
                                                    : QString::fromStdString(verdict.refusal);
    const QString letter = side_letter(side->number());
    const auto known = reasons.indexOf(reason);
    if (known < 0) {
      reasons << reason;
      who << letter;
    } else {
      who[known] += ", " + letter;
    }
  }
  for (qsizetype i = 0; i < reasons.size(); ++i) reasons[i] = label_and_value(who[i], reasons[i]);
  return reasons;
}

QString DifferenceTable::allowed_by(const DifferingMove& move) {
  QStringList letters;
  for (std::size_t side = 0; side < move.verdicts.size(); ++side)
    if (move.verdicts[side].legal) letters << side_letter(side);
  return letters.join(", ");
}

void DifferenceTable::show_difference(MoveDifference difference, const std::vector<CompareSide*>& sides) {
  difference_ = std::move(difference);
  sides_ = sides;
  fill();
}

void DifferenceTable::fill() {
  const QSignalBlocker quiet(this);
  clearContents();
  setRowCount(static_cast<int>(difference_.moves.size()));
  for (int row = 0; row < rowCount(); ++row) {
    const DifferingMove& move = difference_.moves[static_cast<std::size_t>(row)];
    const QStringList reasons = refusals(move, sides_);
    const QString texts[] = {QString::fromStdString(move.text), allowed_by(move), reasons.join("\n")};
    for (int column = 0; column < kColumns; ++column)
      setItem(row, column, new QTableWidgetItem(texts[column]));
    // Said in one go to those who listen.
    item(row, kMove)
        ->setData(Qt::AccessibleTextRole,
                  tr("%1, allowed by %2. %3").arg(texts[0], texts[1], reasons.join(". ")));
    for (std::size_t side = 0; side < move.verdicts.size(); ++side)
      if (move.only_by(side)) item(row, kAllowed)->setForeground(side_colour(side, current_theme()));
  }
  emit chosen_changed();
}

const DifferingMove* DifferenceTable::chosen() const {
  const auto rows = selectionModel()->selectedRows();
  if (rows.isEmpty()) return nullptr;
  const auto row = static_cast<std::size_t>(rows.front().row());
  return row < difference_.moves.size() ? &difference_.moves[row] : nullptr;
}

void DifferenceTable::choose(const QString& move) {
  for (int row = 0; row < rowCount(); ++row)
    if (item(row, kMove)->text() == move) selectRow(row);
}

void DifferenceTable::play_chosen() {
  const DifferingMove* move = chosen();
  if (move == nullptr) return;
  for (std::size_t side = 0; side < move->verdicts.size(); ++side)
    if (move->verdicts[side].legal) return emit play_wanted(side, QString::fromStdString(move->text));
}

void DifferenceTable::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return play_chosen();
  QTableWidget::keyPressEvent(event);
}

void DifferenceTable::name_columns() {
  setHorizontalHeaderLabels({tr("Move"), tr("Allowed by"), tr("Why not elsewhere")});
  setAccessibleName(tr("Moves that only some of the rule sets allow"));
}

void DifferenceTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    name_columns();
    fill();
  }
  QTableWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
