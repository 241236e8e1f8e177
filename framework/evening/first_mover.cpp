// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/first_mover.hpp"

#include <algorithm>

namespace boardwright {

Result<planning::FirstMover> first_mover_of(Club& club, const std::string& game) {
  const auto results = club.results().all();
  if (!results) return fail(results.error());
  planning::FirstMover first;
  for (const auto& one : *results) {
    if (!one.holds || one.holds->game != game || one.holds->seats.size() != 2) continue;
    const auto& seats = one.holds->seats;
    // Computers are rarely as good as who plays them.
    if (std::ranges::any_of(seats, [](const auto& seat) { return seat.kind == PlayerKind::kComputer; }))
      continue;
    ++(seats[0].half_points == 2 ? first.wins : seats[0].half_points == 1 ? first.draws : first.losses);
  }
  return first;
}

}  // namespace boardwright
