// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/catalogue/game.hpp"
#include "framework/package/archive.hpp"

namespace boardwright {

/// What of a game's folder goes into its package, and what lies there and doesn't.
struct GameContent {
  std::vector<PackedFile> files;      ///< by path
  std::vector<std::string> left_out;  ///< by path: kinds of files that packages don't have
};

/// Of a game in a folder with a game.yaml everything that packages may hold; of a script by itself what is called like it,
/// its record in `records`, lessons, arrangements and the drawings of these kinds of pieces. Links are left out. Fails for a game
/// that is a library.
[[nodiscard]] Result<GameContent> content_of(const Game& game, const std::vector<std::string>& kinds);

}  // namespace boardwright
