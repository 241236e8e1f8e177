// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is moved up into the top scoregroup of a two-game round, and who meets whom there (T9.3, T9.4).
// Room-internal. People are places of the field, higher ranked first.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "framework/tournament/dutch_field.hpp"

namespace boardwright::tournament {

using PlaceList = std::vector<std::size_t>;
using PlacePairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// Whether these can all be paired.
[[nodiscard]] bool can_be_paired(const DutchField& field, const PlaceList& people);

/// The best set of upfloaters for the top scoregroup of those left, who can all be paired (C4-C8); `last_round`
/// leaves out C7 and C8.
[[nodiscard]] PlaceList best_upfloaters(const DutchField& field, const PlaceList& left, bool last_round);

/// Pairs of that scoregroup with its upfloaters: the first identifier of those best in C8.
[[nodiscard]] PlacePairs pair_group(const DutchField& field, const PlaceList& residents,
                                    const PlaceList& upfloaters, bool last_round);

/// How many of the people, from the first on, have the score of the first one.
[[nodiscard]] std::size_t top_group(const DutchField& field, const PlaceList& people);

}  // namespace boardwright::tournament
