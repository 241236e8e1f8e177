// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a Swiss can run out of pairs with so few people. Pure functions.
#pragma once

#include <cstdint>

namespace boardwright::planning {

enum class DeadEnd : std::uint8_t {
  kNever,        ///< whatever happened, a round without a second meeting is left
  kNotExcluded,  ///< it depends on who met whom
  kCertain       ///< everybody has met everybody
};

/// Of round `round` (from 1), all rounds before played by everybody, nobody meeting twice; of an odd number one
/// is free in each round, never twice. Sides and prohibited pairs are left out: they can only make it worse.
[[nodiscard]] DeadEnd dead_end(std::uint32_t people, std::uint32_t round);

/// The last round that is safe whatever happens.
[[nodiscard]] std::uint32_t safe_rounds(std::uint32_t people);

}  // namespace boardwright::planning
