// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/plan_choice.hpp"

#include "framework/catalogue/settings.hpp"
#include "framework/clock/time_control_text.hpp"
#include "ui/desktop/people/people_field.hpp"

namespace boardwright::desktop {

namespace {

/// Whoever comes alone finds somebody to play with.
const QStringList kFirstPlayers{kHuman, QStringLiteral("level:3")};

}  // namespace

LastChoice choice_of(const MatchPlan& plan) {
  if (plan.rules == nullptr) {
    const auto last = plan.game ? LastChoices::of(plan.game->id()) : std::nullopt;
    LastChoice choice = last.value_or(LastChoice{.players = kFirstPlayers});
    const QString variant = QString::fromStdString(plan.variant);
    if (!variant.isEmpty() && choice.variant != variant) choice.changed.clear();  // they were another one's
    if (!variant.isEmpty()) choice.variant = variant;
    return choice;
  }
  LastChoice choice;
  choice.variant = QString::fromStdString(plan.variant);
  for (const PlannedSeat& seat : plan.seats) {
    if (seat.kind == PlayerKind::kMember)
      choice.players << PeopleField::kMemberPrefix + QString::fromStdString(seat.id);
    else if (!seat.name.empty())
      choice.players << PeopleField::kGuestPrefix + QString::fromStdString(seat.name);
    else
      choice.players << QString::fromStdString(seat.word());
  }
  if (plan.clock) choice.clock = QString::fromStdString(write_time_control(*plan.clock));
  for (const auto& [name, value] : plan.rules->parameters())
    choice.changed << QString::fromStdString(name + "=" + write_value(value));
  choice.rated = plan.rated;
  return choice;
}

}  // namespace boardwright::desktop
