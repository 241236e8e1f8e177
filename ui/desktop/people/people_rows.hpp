// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "ui/desktop/people/people_filter.hpp"

namespace boardwright::desktop {

struct SeatMember;

/// A row of the list of those who may sit somewhere.
struct PeopleRow {
  enum class Kind { kPlayer, kAction, kHeading };
  Kind kind = Kind::kPlayer;
  QString text;
  QString player{};  ///< as PeopleField names players
  QString more{};    ///< about the player than its name
  PeopleAction action = kNoAction;
};

/// Members in this order. `everybody`: people without a name too. `may_join`: new members can be made.
[[nodiscard]] std::vector<PeopleRow> rows_of_people(const std::vector<SeatMember>& members, bool everybody,
                                                    bool may_join);
/// `programs`: others that have played here, as ugi:COMMAND.
[[nodiscard]] std::vector<PeopleRow> rows_of_computers(const QStringList& programs);

}  // namespace boardwright::desktop
