// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two teams of people, everybody of one against everybody of the other (T10.6). Pure functions.
#pragma once

#include <cstdint>
#include <vector>

#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// Round r from 1 of teams of `people` each: board i of the first team meets board ((i + r - 2) mod k) + 1 of the second.
/// Numbers: 1 to k of the first team, k + 1 to 2k of the second. The first of a pair has side 1. Nothing beyond k rounds.
[[nodiscard]] std::vector<Pair> scheveningen_round(Number people, std::uint32_t round);

}  // namespace boardwright::tournament
