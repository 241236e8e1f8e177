// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/game_checklist.hpp"

#include <QSignalBlocker>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/last_choices.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kGamesSeen = 6;

}  // namespace

GameChecklist::GameChecklist(QWidget* parent) : QListWidget(parent) {
  setFixedHeight((fontMetrics().height() + 15) * kGamesSeen);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setProperty("tells_whole", true);
}

void GameChecklist::fill(const Catalogue& catalogue) {
  QStringList chosen;
  for (int row = 0; row < count(); ++row)
    if (item(row)->checkState() == Qt::Checked) chosen << item(row)->data(Qt::UserRole).toString();
  const QSignalBlocker quiet(this);
  clear();
  for (const auto& game : catalogue.games()) {
    if (!game->file_problems().empty()) continue;
    for (const Variant& variant : game->variants()) {
      const QString name = QString::fromStdString(game->id() + "/" + variant.id);
      const QString title = QString::fromStdString(game->name(spoken_language()));
      auto* entry = new QListWidgetItem(
          game->variants().size() == 1
              ? title
              : title + QStringLiteral(", ") +
                    QString::fromStdString(game->variant_name(spoken_language(), variant)));
      entry->setData(Qt::UserRole, name);
      entry->setToolTip(entry->text());
      entry->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
      entry->setCheckState(chosen.contains(name) ? Qt::Checked : Qt::Unchecked);
      addItem(entry);
    }
  }
  if (!chosen.isEmpty() || count() == 0) return;
  const QStringList played = LastChoices::games();
  int first = 0;
  for (int at = 0; at < count() && !played.isEmpty(); ++at)
    if (item(at)->data(Qt::UserRole).toString().section('/', 0, 0) == played.front()) {
      first = at;
      break;
    }
  item(first)->setCheckState(Qt::Checked);
  setCurrentRow(first);
}

std::vector<tournament::PlayedGame> GameChecklist::chosen() const {
  std::vector<tournament::PlayedGame> games;
  for (int row = 0; row < count(); ++row) {
    if (item(row)->checkState() != Qt::Checked) continue;
    const QString name = item(row)->data(Qt::UserRole).toString();
    games.push_back({name.section('/', 0, 0).toStdString(), name.section('/', 1).toStdString()});
  }
  return games;
}

}  // namespace boardwright::desktop
