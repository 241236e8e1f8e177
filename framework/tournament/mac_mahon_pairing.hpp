// SPDX-License-Identifier: GPL-3.0-or-later
//
// The next round of a MacMahon tournament: one matching over all who are in (T14.3). A pure function.
#pragma once

#include <tl/expected.hpp>

#include "framework/tournament/mac_mahon.hpp"

namespace boardwright::tournament {

/// Of pairings that are equal in M1 to M7 the one in which the highest ranked meets the highest ranked he can, then
/// the next one (M8). With a handicap the weaker has side 1 (T14.4).
[[nodiscard]] tl::expected<RoundPairing, PairingProblem> pair_mac_mahon(
    const Crosstable& table, const MacMahonSettings& settings, const HandicapRules* handicaps = nullptr);

}  // namespace boardwright::tournament
