// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/table/table.hpp"
#include "ui/desktop/play/screen_seat.hpp"

namespace boardwright::desktop {

/// What the people at a screen ask of the others and answer. Computers agree at once, but to a draw by their score
/// (players/draw_answer.hpp). Looks at a table and at who sits there, and lives no longer than they stay.
class TableRequests {
 public:
  /// `table`: nullptr where a record is looked at: nobody asks for anything.
  TableRequests(Table* table, const ScreenSeat& screen) : table_(table), screen_(screen) {}

  /// The one at the screen whom the others wait for, about the open offer or request.
  [[nodiscard]] std::optional<Seat> seat_to_answer() const;
  [[nodiscard]] bool can_answer() const { return seat_to_answer().has_value(); }
  /// What the one at the screen has asked and the others haven't answered yet.
  [[nodiscard]] bool waits_for_answer() const { return seat_that_asks().has_value(); }

  [[nodiscard]] Result<void> offer_draw() const;  ///< or accept the open one
  [[nodiscard]] Result<void> decline_draw() const { return answer(Command::Type::kDeclineDraw); }
  [[nodiscard]] Result<void> allow() const { return answer(Command::Type::kAllow); }
  [[nodiscard]] Result<void> refuse() const { return answer(Command::Type::kRefuse); }
  /// Takes back what the one at the screen has offered or asked for.
  [[nodiscard]] Result<void> withdraw() const;

 private:
  [[nodiscard]] std::optional<Seat> seat_that_asks() const;
  [[nodiscard]] Result<void> answer(Command::Type type) const;

  Table* table_;
  const ScreenSeat& screen_;
};

}  // namespace boardwright::desktop
