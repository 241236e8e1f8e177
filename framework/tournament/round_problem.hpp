// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a round that C1 to C3 make impossible can't be made (T5.7). Room-internal.
#pragma once

#include "framework/tournament/dutch_field.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// The rule to lift first, the mildest one whose lifting is enough: a group that is kept apart (T4.10), sides (T6.6), a
/// second bye (T6.5), a second meeting (T6.4). The people: for T4.10 that group, else the smallest set of people who
/// can't all be paired.
[[nodiscard]] PairingProblem round_problem(const Crosstable& table, const DutchField& field);

}  // namespace boardwright::tournament
