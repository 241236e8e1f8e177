// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/table_requests.hpp"

#include <algorithm>

namespace boardwright::desktop {

std::optional<Seat> TableRequests::seat_to_answer() const {
  if (table_ == nullptr || screen_.hand_over()) return std::nullopt;  // while nobody has taken the screen
  return asked_person(table_->match(), screen_.people());
}

std::optional<Seat> TableRequests::seat_that_asks() const {
  if (table_ == nullptr || screen_.hand_over()) return std::nullopt;
  const Update& update = table_->match().update(screen_.viewer());
  for (const Seat seat : screen_.people()) {
    const auto& offers = update.table.draw_offers;
    if (update.table.request && update.table.request->seat == seat) return seat;
    if (std::find(offers.begin(), offers.end(), seat) != offers.end()) return seat;
  }
  return std::nullopt;
}

Result<void> TableRequests::offer_draw() const {
  if (table_ == nullptr || screen_.hand_over() || !screen_.is_players())
    return fail("nobody at this screen plays");
  // The others at the screen answer before anybody else offers.
  return table_->submit(Command::Type::kOfferDraw, seat_to_answer().value_or(screen_.viewer()));
}

Result<void> TableRequests::answer(Command::Type type) const {
  const auto seat = seat_to_answer();
  if (!seat) return fail("nobody at this screen can answer");
  return table_->submit(type, *seat);
}

Result<void> TableRequests::withdraw() const {
  const auto seat = seat_that_asks();
  if (!seat) return fail("nobody at this screen has asked for anything");
  return table_->submit(Command::Type::kWithdraw, *seat);
}

}  // namespace boardwright::desktop
