// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands in the list of a PeopleField.
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include "framework/players/engine_player.hpp"
#include "framework/players/levels.hpp"
#include "framework/players/time_budget.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/people/people_field.hpp"
#include "ui/desktop/people/people_filter.hpp"
#include "ui/desktop/people/player_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr const char* kTimed[] = {"time:3", "time:10", "time:30"};

}  // namespace

void PeopleField::add_row(const QString& text, const QString& player, const QString& more) {
  addItem(text, player);
  setItemData(count() - 1, more, Qt::ToolTipRole);
}

void PeopleField::add_action(const QString& text, int action) {
  addItem(text);
  setItemData(count() - 1, action, kActionRole);
}

void PeopleField::add_heading(const QString& text) {
  addItem(text);
  auto* item = qobject_cast<QStandardItemModel*>(model())->item(count() - 1);
  item->setFlags(Qt::NoItemFlags);
  QFont font = item->font();
  font.setBold(true);
  item->setFont(font);
}

int PeopleField::row_of_action(int action) const { return findData(action, kActionRole); }

void PeopleField::add_people() {
  for (const auto& member : members_)
    add_row(QString::fromStdString(member.name), kMemberPrefix + QString::fromStdString(member.id));
  if (offers_ == Offers::kEverybody) add_row(short_title(kHuman), kHuman);
  if (offers_ == Offers::kEverybody) add_action(tr("Guest with a name…"), kNamedGuest);
  if (join_) add_action(tr("New member…"), kNewMember);
}

void PeopleField::add_computers() {
  add_heading(tr("Computer"));
  if (levels())
    for (const Level& level : *levels()) {
      const std::string name = "level:" + std::to_string(level.number);
      add_row(short_title(name), QString::fromStdString(name), words_about(name, spoken_language()));
    }
  for (const char* name : {"greedy", "random"}) add_row(short_title(name), name);
  add_heading(tr("Computer that takes its time"));
  for (const char* name : kTimed) add_row(short_title(name), name, words_about(name, spoken_language()));
  const std::string by_clock(kTimeByClock);
  add_row(short_title(by_clock), QString::fromStdString(by_clock), words_about(by_clock, spoken_language()));
  add_action(tr("Another number of seconds…"), kOtherSeconds);
  add_heading(tr("Other programs"));
  for (const QString& program : programs_) add_row(short_title(program.toStdString()), program);
  add_action(tr("Another program…"), kOtherProgram);
}

void PeopleField::fill() {
  const QString shown = currentText();
  {
    const QSignalBlocker quiet(this);
    clear();
    add_people();
    if (offers_ == Offers::kEverybody) {
      add_computers();
      const QString now = chosen_;
      if (findData(now) < 0) insert_player(now);
      setCurrentIndex(findData(now));
    } else {
      setCurrentIndex(-1);
      setEditText(shown);
    }
  }
  lineEdit()->setCursorPosition(0);
}

/// One that isn't among the usual rows, in its group.
void PeopleField::insert_player(const QString& player) {
  const std::string name = player.toStdString();
  int row = row_of_action(kOtherProgram);
  QString text = short_title(name);
  if (player.startsWith(kGuestPrefix)) {
    row = row_of_action(kNamedGuest);
    text = tr("%1 (guest)").arg(player.mid(kGuestPrefix.size()));
  } else if (takes_its_time(name)) {
    row = findData(QString::fromStdString(std::string(kTimeByClock)));
  }
  insertItem(row, text, player);
  setItemData(row, words_about(name, spoken_language()), Qt::ToolTipRole);
}

}  // namespace boardwright::desktop
