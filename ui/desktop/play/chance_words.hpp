// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string>

namespace boardwright::desktop {

/// "Dice: Red 1, Blue 5": a throw, with whose die it is where each seat has one. Empty for any other event.
[[nodiscard]] QString dice_words(const std::string& event, const QStringList& seats);
/// The same, else the event's own text.
[[nodiscard]] QString chance_words(const std::string& event, const QStringList& seats);

}  // namespace boardwright::desktop
