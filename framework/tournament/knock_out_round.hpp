// SPDX-License-Identifier: GPL-3.0-or-later
//
// A knock-out as a crosstable: numbers are seeds, and every round holds the matches that could be played (T13). Pure
// functions.
#pragma once

#include <tl/expected.hpp>

#include "framework/tournament/bracket_play.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// The winners that the table's rounds show, or the match that has none: a level one (T13.2), or one that the bracket
/// does not have.
[[nodiscard]] tl::expected<BracketResults, PairingProblem> bracket_results(const Crosstable& table,
                                                                           const Bracket& bracket);

/// Every match that can be played now, with sides by T13.3; no pairs when the last one is over.
[[nodiscard]] tl::expected<RoundPairing, PairingProblem> pair_knock_out(const Crosstable& table,
                                                                        const BracketSettings& settings = {});

}  // namespace boardwright::tournament
