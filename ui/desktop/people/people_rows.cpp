// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/people/people_rows.hpp"

#include <QCoreApplication>

#include "framework/players/levels.hpp"
#include "framework/players/player.hpp"
#include "framework/players/time_budget.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/people/people_field.hpp"
#include "ui/desktop/people/player_words.hpp"

namespace boardwright::desktop {

namespace {

class PeopleRows {
  Q_DECLARE_TR_FUNCTIONS(PeopleRows)
};

constexpr const char* kTimed[] = {"time:3", "time:10", "time:30"};

PeopleRow heading(const QString& text) { return {.kind = PeopleRow::Kind::kHeading, .text = text}; }

PeopleRow action_row(const QString& text, PeopleAction action) {
  return {.kind = PeopleRow::Kind::kAction, .text = text, .action = action};
}

PeopleRow named_row(const std::string& player) {
  return {.text = short_title(player), .player = QString::fromStdString(player)};
}

PeopleRow explained_row(const std::string& player) {
  PeopleRow row = named_row(player);
  row.more = words_about(player, spoken_language());
  return row;
}

}  // namespace

std::vector<PeopleRow> rows_of_people(const std::vector<SeatMember>& members, bool everybody, bool may_join) {
  std::vector<PeopleRow> rows;
  for (const auto& member : members)
    rows.push_back({.text = QString::fromStdString(member.name),
                    .player = PeopleField::kMemberPrefix + QString::fromStdString(member.id)});
  if (everybody) {
    rows.push_back(named_row(kHuman));
    rows.push_back(action_row(PeopleRows::tr("Guest with a name…"), kNamedGuest));
  }
  if (may_join) rows.push_back(action_row(PeopleRows::tr("New member…"), kNewMember));
  return rows;
}

std::vector<PeopleRow> rows_of_computers(const QStringList& programs) {
  std::vector<PeopleRow> rows{heading(PeopleRows::tr("Computer"))};
  if (levels())
    for (const Level& level : *levels())
      rows.push_back(explained_row("level:" + std::to_string(level.number)));
  for (const char* name : {"greedy", "random"}) rows.push_back(named_row(name));
  rows.push_back(heading(PeopleRows::tr("Computer that takes its time")));
  for (const char* name : kTimed) rows.push_back(explained_row(name));
  rows.push_back(explained_row(std::string(kTimeByClock)));
  rows.push_back(action_row(PeopleRows::tr("Another number of seconds…"), kOtherSeconds));
  rows.push_back(heading(PeopleRows::tr("Other programs")));
  for (const QString& program : programs) rows.push_back(named_row(program.toStdString()));
  rows.push_back(action_row(PeopleRows::tr("Another program…"), kOtherProgram));
  return rows;
}

}  // namespace boardwright::desktop
