// SPDX-License-Identifier: GPL-3.0-or-later
//
// Swiss pairing where every round is a match of two games with sides swapped (T9). In the crosstable a round is the
// match: its points are the sum, its side is that of the first game. A pure function.
#pragma once

#include <tl/expected.hpp>

#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// The next round; the first of a pair has side 1 in the first game. Or what is in its way (T5.7).
[[nodiscard]] tl::expected<RoundPairing, PairingProblem> pair_two_games(const Crosstable& table);

}  // namespace boardwright::tournament
