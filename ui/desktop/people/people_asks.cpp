// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/people/people_asks.hpp"

#include <QCoreApplication>
#include <QInputDialog>

#include "framework/players/engine_player.hpp"
#include "framework/players/time_budget.hpp"

namespace boardwright::desktop {

namespace {

class PeopleAsks {
  Q_DECLARE_TR_FUNCTIONS(PeopleAsks)
};

}  // namespace

QString ask_member_name(QWidget* parent, const QString& name) {
  return QInputDialog::getText(parent, PeopleAsks::tr("New member"), PeopleAsks::tr("The new member's name:"),
                               QLineEdit::Normal, name)
      .simplified();
}

QString ask_guest_name(QWidget* parent) {
  return QInputDialog::getText(parent, PeopleAsks::tr("Guest"), PeopleAsks::tr("The guest's name:"))
      .simplified();
}

QString ask_timed_player(QWidget* parent) {
  constexpr int kUsual = 10, kMost = 3600;
  bool given = false;
  const int seconds = QInputDialog::getInt(parent, PeopleAsks::tr("Computer that takes its time"),
                                           PeopleAsks::tr("Seconds a move:"), kUsual, 1, kMost, 1, &given);
  return given ? QString::fromStdString(std::string(kTimePrefix)) + QString::number(seconds) : QString();
}

Result<QString> ask_program(QWidget* parent) {
  const QString command =
      QInputDialog::getText(parent, PeopleAsks::tr("Another program"),
                            PeopleAsks::tr("Its command (it must speak the Universal Game Interface):"))
          .trimmed();
  if (command.isEmpty()) return QString();
  const std::string name = std::string(kEnginePrefix) + command.toStdString();
  if (const auto player = make_player(name); !player) return fail(player.error());
  return QString::fromStdString(name);
}

}  // namespace boardwright::desktop
