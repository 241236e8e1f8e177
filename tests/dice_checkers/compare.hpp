// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games played by the plugin and by the slow rules at once.
#pragma once

#include <boardwright/pure/random.hpp>
#include <map>

#include "game_under_test.hpp"

namespace compare {

/// How often something was met.
using Events = std::map<std::string, int>;

/// Any readings together.
[[nodiscard]] slow::Options random_options(boardwright::Random& random);

/// A position of few or many pawns with any heads; sometimes of a fight.
[[nodiscard]] std::string random_position(const slow::Options& options, boardwright::Random& random);

/// Everything that can be asked of a position.
void position(under_test::Game& game, const slow::Game& slow, boardwright::Random& random);

/// Plays on from a position text, or from the start if it is empty, comparing before each ply.
void game(const slow::Options& options, const std::string& text, int plies, boardwright::Random& random,
          Events& events);

}  // namespace compare
