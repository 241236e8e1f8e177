// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/parameter_table.hpp"

#include <QEvent>
#include <QHeaderView>
#include <algorithm>

#include "framework/catalogue/settings.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

ParameterTable::ParameterTable(QWidget* parent) : QTableWidget(parent) {
  setObjectName("parameter_table");
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setShowGrid(false);
  setTabKeyNavigation(false);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  horizontalHeader()->setHighlightSections(false);
}

void ParameterTable::show_rules(std::vector<RuleSet> sets) {
  sets_ = std::move(sets);
  fill();
}

void ParameterTable::fill() {
  clear();
  setRowCount(0);
  setAccessibleName(tr("Parameters in which the rule sets differ"));
  setColumnCount(static_cast<int>(sets_.size()) + 1);
  QStringList titles{tr("Parameter")};
  for (std::size_t side = 0; side < sets_.size(); ++side) {
    const Entry& entry = sets_[side].entry;
    titles << label_and_value(side_letter(side), QString::fromStdString(entry.game->variant_name(
                                                     spoken_language(), *entry.variant)));
  }
  setHorizontalHeaderLabels(titles);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  int widest = 0;
  for (int column = 0; column < columnCount(); ++column)
    widest = std::max(widest, horizontalHeader()->sectionSizeHint(column));
  horizontalHeader()->setMinimumSectionSize(widest);  // in a narrow place it scrolls
  static const std::string kNoText = write_value(Value(std::string()));
  for (const ParameterDifference& one : parameter_differences(sets_, spoken_language())) {
    const int row = rowCount();
    insertRow(row);
    auto* name = new QTableWidgetItem(QString::fromStdString(one.name));
    name->setToolTip(QString::fromStdString(one.meaning));
    setItem(row, 0, name);
    for (std::size_t side = 0; side < sets_.size(); ++side)
      setItem(row, static_cast<int>(side) + 1,
              new QTableWidgetItem(one.values[side] == kNoText ? QStringLiteral("–")
                                                               : QString::fromStdString(one.words[side])));
  }
}

void ParameterTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QTableWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
