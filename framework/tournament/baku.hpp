// SPDX-License-Identifier: GPL-3.0-or-later
//
// Baku acceleration (T11): virtual points for the first half of the entrants in the first half of the rounds.
#pragma once

#include <string>

#include "framework/tournament/crosstable.hpp"

namespace boardwright::tournament {

/// Why the points don't allow acceleration (T11.1); empty: they do.
[[nodiscard]] std::string baku_problem(const Crosstable& table);

/// How many are in the first group where nobody has come late: twice a quarter of them, rounded up.
[[nodiscard]] Number baku_group(std::size_t entrants);

/// Sets everybody's virtual points for all planned rounds. `last`: the number of the last one of the first group; those
/// with smaller numbers are in it, however late they came.
void accelerate_baku(Crosstable& table, Number last);

}  // namespace boardwright::tournament
