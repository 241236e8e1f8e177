// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "framework/match/messages.hpp"

namespace boardwright::desktop {

/// What the game on a table calls its things, in the language that is spoken.
class TableWords {
 public:
  TableWords() = default;
  TableWords(const TableWords&) = default;
  TableWords& operator=(const TableWords&) = default;
  virtual ~TableWords() = default;

  [[nodiscard]] virtual QString game_name() const = 0;
  [[nodiscard]] virtual QString seat(Seat seat) const = 0;
  [[nodiscard]] virtual QStringList seats() const = 0;
  [[nodiscard]] virtual QStringList kinds() const = 0;
  [[nodiscard]] virtual QStringList trays() const = 0;
  /// As a sentence, to the player of that seat ("You have no tower left."); nothing: to everybody.
  [[nodiscard]] virtual QString reason(const Outcome& outcome, std::optional<Seat> seat) const = 0;
  [[nodiscard]] virtual QString explanation(const Explanation& explanation) const = 0;
  [[nodiscard]] virtual QString phase(const Explanation& phase) const = 0;  ///< as a sentence
};

}  // namespace boardwright::desktop
