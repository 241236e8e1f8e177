// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/parameter_table.hpp"

#include <QEvent>
#include <QHeaderView>
#include <algorithm>

#include "framework/catalogue/settings.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/compare/side_colours.hpp"

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

void ParameterTable::show_rules(std::vector<Entry> entries, std::vector<std::shared_ptr<const Rules>> rules) {
  entries_ = std::move(entries);
  rules_ = std::move(rules);
  fill();
}

QString ParameterTable::words(const Game& game, const ParameterSpec& spec, const Value& value) const {
  if (const bool* on = std::get_if<bool>(&value)) return *on ? tr("on") : tr("off");
  if (spec.type == BW_CHOICE)
    return QString::fromStdString(
        game.choice_name(spoken_language(), spec.name, std::get<std::string>(value)));
  const std::string written = write_value(value);
  return written.empty() || written == "\"\"" || written == "''" ? QStringLiteral("–")
                                                                 : QString::fromStdString(written);
}

void ParameterTable::fill() {
  clear();
  setRowCount(0);
  setAccessibleName(tr("Parameters in which the rule sets differ"));
  setColumnCount(static_cast<int>(rules_.size()) + 1);
  QStringList titles{tr("Parameter")};
  for (std::size_t side = 0; side < entries_.size(); ++side)
    titles << side_letter(side) + ": " +
                  QString::fromStdString(
                      entries_[side].game->variant_name(spoken_language(), *entries_[side].variant));
  setHorizontalHeaderLabels(titles);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  if (rules_.empty()) return;
  const Game& game = *entries_.front().game;
  const auto specs = game.parameters();
  if (!specs) return;
  for (const ParameterSpec& spec : *specs) {
    const auto value = [&](const auto& rules) -> const Value& { return rules->parameters().at(spec.name); };
    const bool same = std::all_of(rules_.begin(), rules_.end(),
                                  [&](const auto& rules) { return value(rules) == value(rules_.front()); });
    if (same) continue;
    const int row = rowCount();
    insertRow(row);
    auto* name =
        new QTableWidgetItem(QString::fromStdString(game.parameter_name(spoken_language(), spec.name)));
    name->setToolTip(QString::fromStdString(game.parameter_meaning(spoken_language(), spec)));
    setItem(row, 0, name);
    for (std::size_t side = 0; side < rules_.size(); ++side)
      setItem(row, static_cast<int>(side) + 1, new QTableWidgetItem(words(game, spec, value(rules_[side]))));
  }
}

void ParameterTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QTableWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
