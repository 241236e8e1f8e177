// SPDX-License-Identifier: GPL-3.0-or-later
//
// The plugin and the slow rules side by side.
#pragma once

#include <boardwright/pure/random.hpp>
#include <map>
#include <string>

#include "game_under_test.hpp"
#include "slow_rules.hpp"

namespace compare {

/// How often something worth meeting was met, by name.
using Events = std::map<std::string, std::uint64_t>;

/// One move of a list: often an attack, or the way back.
[[nodiscard]] std::string choose(const slow::Game& game, const std::vector<std::string>& moves,
                                 boardwright::Random& random);

/// Everything that can be asked of a position must be the same.
void position(under_test::Game& game, const slow::Game& slow, const slow::Options& options,
              boardwright::Random& random);

/// Counts what a move has brought about.
void note(const slow::Game& before, const std::string& move, const slow::Game& after, Events& events);

/// Plays at random until the end or so many plies, comparing each. From the start if `text` is empty. Returns
/// the number of plies.
std::uint64_t game(const slow::Options& options, const std::string& text, std::uint64_t plies,
                   boardwright::Random& random, Events& events);

}  // namespace compare
