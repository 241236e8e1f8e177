// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wrong with a game: its values and ids against the plugin. Its texts: text_check.hpp.
#pragma once

#include <string>
#include <vector>

#include "framework/catalogue/game.hpp"

namespace boardwright {

/// The values of a variant's settings, and a sentence for each that is wrong.
Parameters values_of(const GameFile& file, const Variant& variant, const std::vector<ParameterSpec>& specs,
                     std::vector<std::string>& problems);
/// What Game::problems() keeps. Loads the library, makes every variant's rules.
[[nodiscard]] std::vector<std::string> problems_of(const Game& game);
/// The user's variants with which something is wrong, those whose values don't fit the plugin's parameters
/// included; the game can be used all the same. What several inherit is wrong only with the first. Loads
/// the library of a usable game.
[[nodiscard]] std::vector<BrokenVariant> own_problems(const Game& game);

}  // namespace boardwright
