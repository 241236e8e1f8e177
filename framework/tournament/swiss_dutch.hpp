// SPDX-License-Identifier: GPL-3.0-or-later
//
// Swiss pairing by the rules of FIDE's Dutch system, edition 2026 (T6). A pure function of the crosstable: no clock, no
// chance.
#pragma once

#include <tl/expected.hpp>

#include "framework/tournament/crosstable.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// The next round of those who are in, or the rule and the smallest set of people in its way (T5.7). Nobody in: a round
/// without pairs.
[[nodiscard]] tl::expected<RoundPairing, PairingProblem> pair_dutch(const Crosstable& table);

}  // namespace boardwright::tournament
