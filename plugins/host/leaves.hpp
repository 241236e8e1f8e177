// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "plugins/host/position.hpp"

namespace boardwright {

/// The number of move sequences of this length, repetition not counted: by the plugin's own count where it
/// has one, otherwise by playing every move through the contract. Chance events count as moves; where several
/// seats may act, the first one acts.
[[nodiscard]] std::uint64_t count_leaves(const Position& position, std::uint32_t depth);

/// The same, always by playing every move through the contract.
[[nodiscard]] std::uint64_t count_leaves_by_playing(const Position& position, std::uint32_t depth);

}  // namespace boardwright
