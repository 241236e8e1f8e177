// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "framework/match/move_numbers.hpp"

namespace boardwright::desktop {

/// A move's number as lists show it: "14.", or "14…" where another seat has opened the round.
[[nodiscard]] QString move_label(const MoveNumbers::Ply& ply);
/// Where a game is after so many plies: "After move 14 of 27 (Red)", "Before the first move", "At the start".
[[nodiscard]] QString position_words(const MoveNumbers& numbers, std::size_t plies, const QStringList& seats);
/// The same of what is tried out from there: "Variation after move 14 (Red)".
[[nodiscard]] QString variation_words(const MoveNumbers& numbers, std::size_t plies,
                                      const QStringList& seats);

}  // namespace boardwright::desktop
