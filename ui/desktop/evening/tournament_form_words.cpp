// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the form of a tournament calls its fields and games, in the language that is spoken.
#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/dialogs/last_choices.hpp"
#include "ui/desktop/evening/clock_choice.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/keizer_fields.hpp"
#include "ui/desktop/evening/kind_fields.hpp"
#include "ui/desktop/evening/tournament_form.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"
#include "ui/desktop/people/player_words.hpp"

namespace boardwright::desktop {

void TournamentForm::fill_games() {
  QStringList chosen;
  for (int row = 0; row < games_->count(); ++row)
    if (games_->item(row)->checkState() == Qt::Checked)
      chosen << games_->item(row)->data(Qt::UserRole).toString();
  const QSignalBlocker quiet(games_);
  games_->clear();
  for (const auto& game : catalogue_.games()) {
    if (!game->file_problems().empty()) continue;
    for (const Variant& variant : game->variants()) {
      const QString name = QString::fromStdString(game->id() + "/" + variant.id);
      const QString title = QString::fromStdString(game->name(spoken_language()));
      auto* item = new QListWidgetItem(
          game->variants().size() == 1
              ? title
              : title + QStringLiteral(", ") +
                    QString::fromStdString(game->variant_name(spoken_language(), variant)));
      item->setData(Qt::UserRole, name);
      item->setToolTip(item->text());
      item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
      item->setCheckState(chosen.contains(name) ? Qt::Checked : Qt::Unchecked);
      games_->addItem(item);
    }
  }
  if (!chosen.isEmpty() || games_->count() == 0) return;
  const QStringList played = LastChoices::games();
  int row = 0;
  for (int at = 0; at < games_->count() && !played.isEmpty(); ++at)
    if (games_->item(at)->data(Qt::UserRole).toString().section('/', 0, 0) == played.front()) {
      row = at;
      break;
    }
  games_->item(row)->setCheckState(Qt::Checked);
  games_->setCurrentRow(row);
}

void TournamentForm::retranslate() {
  name_label_->setText(tr("Name:"));
  games_label_->setText(tr("Games:"));
  rounds_label_->setText(tr("Rounds:"));
  clock_label_->setText(tr("Clock:"));
  games_->setAccessibleName(tr("Games: checked those that are played"));
  two_games_->setText(tr("Matches of two games, sides swapped"));
  rated_->setText(tr("Rated"));
  more_->set_title(tr("Points, tie-breaks, sides"));
  series_fold_->set_title(tr("Counts for a series"));
  fields_->retranslate();
  keizer_->retranslate();
  choice_->setText(tr("The two at a board choose the game"));
  keep_apart_->setText(tr("Must not meet…"));
  keep_apart_->setToolTip(tr("A family, or people who come in one car: no two of them meet."));
  nobody_apart_->setText(tr("Everybody may meet"));
  fits_fold_->set_title(tr("What fits into the evening"));
  retranslate_more();
  const QString control = clock_->currentData().toString();
  const QSignalBlocker quiet(clock_);
  offer_clocks(*clock_, control);
  show_kind();
  if (!name_touched_)
    name_->setText(kind_name(kind_) + QStringLiteral(", ") +
                   day_words(QDate::currentDate(), spoken_language(), false));
  fill_games();
  fill_points();
  show_people();
}

void TournamentForm::retranslate_more() {
  points_label_->setText(tr("Win, draw, loss:"));
  ties_label_->setText(tr("Tie-breaks:"));
  ties_->setPlaceholderText(tr("the usual ones"));
  ties_->setToolTip(tr("Codes with commas between them, such as BH/C1,BH,DE"));
  numbers_label_->setText(tr("Order at first:"));
  order_label_->setText(tr("Standings:"));
  order_->setItemText(0, tr("beating the leaders counts most (Keizer)"));
  order_->setItemText(1, tr("by points"));
  boards_label_->setText(tr("Boards:"));
  boards_->setSpecialValueText(tr("enough"));
  boards_->setToolTip(tr("How many there are; with fewer than a round needs some play when one is free."));
  sets_label_->setText(tr("Boards of each game:"));
  sets_->setPlaceholderText(tr("enough"));
  sets_->setToolTip(
      tr("A number for each game, in the order of the list, with blanks between, such as: 4 2"));
  house_label_->setText(tr("Instead of a bye:"));
  sides_->setText(tr("Sides are balanced"));
  twice_->setText(tr("Twice, with sides swapped"));
  assumed_->setText(tr("Everybody plays unless he says he doesn't"));
  even_->setText(tr("People of like strength rather meet"));
  system_name_->setText(tr("System:") + ' ' + system_name(kind_));
  const QStringList numbers{tr("by rating"), tr("by lot"), tr("as entered")};
  for (int i = 0; i < numbers.size(); ++i) numbers_->setItemText(i, numbers[i]);
  house_->setItemText(0, tr("nobody to play"));
  for (int i = 1; i < house_->count(); ++i)
    house_->setItemText(i, short_title(house_->itemData(i).toString().toStdString()));
}

void TournamentForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
