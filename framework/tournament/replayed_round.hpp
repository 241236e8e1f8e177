// SPDX-License-Identifier: GPL-3.0-or-later
//
// A crosstable as it was before a round, and the round as it stands there: what is needed to pair it again (T20.9).
// Pure functions.
#pragma once

#include <cstdint>

#include "framework/tournament/crosstable.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// `round` counts from 1. Who wasn't paired in it is out. Where nobody said how many rounds there are, those of the
/// table are all.
[[nodiscard]] Crosstable before_round(const Crosstable& table, std::uint32_t round);

/// The pairs by their smaller number, and the bye. Where no side is known the smaller number is first.
[[nodiscard]] RoundPairing round_as_played(const Crosstable& table, std::uint32_t round);

/// The same round with its pairs by their smaller number, to be compared.
[[nodiscard]] RoundPairing by_number(RoundPairing round);

/// A round more: those who were paired play, without a result yet; who is out is so as `out` says, and is asked anew for
/// the next round.
void add_round(Crosstable& table, const RoundPairing& round);

}  // namespace boardwright::tournament
