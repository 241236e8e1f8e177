// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long rounds take. Pure functions of a generator's state.
#pragma once

#include <boardwright/pure/random.hpp>

#include "framework/planning/evening_facts.hpp"

namespace boardwright::planning {

/// From 0 (with it) to 1 (without).
[[nodiscard]] double part(Random& random);
[[nodiscard]] double game_minutes(Random& random, const GameLength& length);
[[nodiscard]] double match_minutes(Random& random, const EveningFacts& facts);
/// Of matches that take so long, begun in their order as boards get free; 0 boards are enough for all.
[[nodiscard]] double round_minutes(const std::vector<double>& matches, std::uint32_t boards);

/// How probable it is that so many rounds (the first: one) of everybody end in time, up to `most`.
[[nodiscard]] std::vector<double> rounds_in_time(const EveningFacts& facts, std::uint32_t most,
                                                 std::uint64_t seed);

}  // namespace boardwright::planning
