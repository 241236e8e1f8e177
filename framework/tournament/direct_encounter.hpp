// SPDX-License-Identifier: GPL-3.0-or-later
//
// Direct encounter among those who are level (T17C). Pure functions.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "framework/tournament/derivation.hpp"

namespace boardwright::tournament {

/// For each of the group, in its order, its place from 1 in the table of their games; those who stay level
/// share one. All zero if nothing is decided.
[[nodiscard]] std::vector<std::uint32_t> direct_encounter(const ScoredTable& table,
                                                          std::span<const Number> group, bool forfeits);

/// The line of one of them in that table: a contribution for each other one met, the average of the points
/// against him (T17.3). The value is left open.
[[nodiscard]] std::vector<Contribution> encounters(const ScoredTable& table, std::span<const Number> group,
                                                   Number number, bool forfeits);

}  // namespace boardwright::tournament
