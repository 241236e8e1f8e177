// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keizer's pairing (T15.5, T15.6): neighbours of the ranking meet. A pure function.
#pragma once

#include <span>
#include <tl/expected.hpp>

#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

struct KeizerLimits {
  std::uint32_t apart = 3;     ///< g: two who met in the last so many rounds don't meet again
  std::uint32_t meetings = 3;  ///< t: so many in all at most; 0: no limit
};

struct KeizerRound {
  RoundPairing pairing;
  std::uint32_t apart = 0;  ///< g as it was lowered to; the page says so
  friend bool operator==(const KeizerRound&, const KeizerRound&) = default;
};

/// The next round of those who are not out, in the order of the ranking: numbers from the first place down.
[[nodiscard]] tl::expected<KeizerRound, PairingProblem> pair_keizer(const Crosstable& table,
                                                                    std::span<const Number> ranking,
                                                                    const KeizerLimits& limits = {});

}  // namespace boardwright::tournament
