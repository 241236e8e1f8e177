// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is moved up into the top scoregroup of a round of matches, and who meets whom there (T9.3, T9.4, T10.3).
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

/// One of two who are to meet.
struct MayFloat {
  std::size_t place = 0;
  bool up = false;  ///< an upfloater
};
/// Whether a pair is against a criterion.
using PairFault = std::function<bool(const MayFloat&, const MayFloat&)>;

/// What is looked at after the scores of those who float up, in order.
struct FloatRules {
  bool fewest_again = true;       ///< C7: as few as possible float up who floated in the previous round
  std::vector<PairFault> faults;  ///< then as few pairs as possible with the first, the second …
};

/// Not C8 of T9.3, or C10 of T10.3: an upfloater meets somebody who floated in the previous round.
[[nodiscard]] PairFault opponent_floated(const DutchField& field);

/// Whether these can all be paired.
[[nodiscard]] bool can_be_paired(const DutchField& field, const PlaceList& people);

/// The best set of upfloaters for the top scoregroup of those left, who can all be paired (C4-C6, then the rules).
[[nodiscard]] PlaceList best_upfloaters(const DutchField& field, const PlaceList& left,
                                        const FloatRules& rules);

/// Pairs of that scoregroup with its upfloaters: the first identifier of those with the fewest faults.
[[nodiscard]] PlacePairs pair_group(const DutchField& field, const PlaceList& residents,
                                    const PlaceList& upfloaters, const FloatRules& rules);

/// Who gets the bye: the first that leaves a legal pairing, by lowest score, most matches played, largest number (T9.2).
[[nodiscard]] std::optional<std::size_t> bye_of_matches(const DutchField& field);

/// All of these, who can all be paired: scoregroup by scoregroup from the top.
[[nodiscard]] PlacePairs pair_groups(const DutchField& field, PlaceList left, const FloatRules& rules);

/// How many of the people, from the first on, have the score of the first one.
[[nodiscard]] std::size_t top_group(const DutchField& field, const PlaceList& people);

}  // namespace boardwright::tournament
