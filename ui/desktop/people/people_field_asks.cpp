// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a PeopleField asks before it can be chosen.
#include <QInputDialog>

#include "framework/players/engine_player.hpp"
#include "framework/players/time_budget.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/people/people_field.hpp"
#include "ui/desktop/people/people_filter.hpp"

namespace boardwright::desktop {

void PeopleField::ask(int action) {
  if (action == kNamedGuest) return ask_guest();
  if (action == kOtherSeconds) return ask_seconds();
  if (action == kOtherProgram) return ask_program();
}

void PeopleField::ask_member(const QString& name) {
  const QString wanted =
      QInputDialog::getText(this, tr("New member"), tr("The new member's name:"), QLineEdit::Normal, name)
          .simplified();
  if (wanted.isEmpty()) return;
  const auto joined = join_(wanted);
  if (!joined) return emit refused(refusal_words(joined.error()));
  members_.insert(members_.begin(), *joined);
  fill();
  choose(kMemberPrefix + QString::fromStdString(joined->id));
  emit member_joined(*joined);
}

void PeopleField::ask_guest() {
  const QString name = QInputDialog::getText(this, tr("Guest"), tr("The guest's name:")).simplified();
  if (!name.isEmpty()) choose(kGuestPrefix + name);
}

void PeopleField::ask_seconds() {
  constexpr int kUsual = 10, kMost = 3600;
  bool given = false;
  const int seconds = QInputDialog::getInt(this, tr("Computer that takes its time"), tr("Seconds a move:"),
                                           kUsual, 1, kMost, 1, &given);
  if (given) choose(QString::fromStdString(std::string(kTimePrefix)) + QString::number(seconds));
}

void PeopleField::ask_program() {
  const QString command =
      QInputDialog::getText(this, tr("Another program"),
                            tr("Its command (it must speak the Universal Game Interface):"))
          .trimmed();
  if (command.isEmpty()) return;
  const std::string name = std::string(kEnginePrefix) + command.toStdString();
  if (const auto player = make_player(name); !player) return emit refused(refusal_words(player.error()));
  choose(QString::fromStdString(name));
}

}  // namespace boardwright::desktop
