// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"
#include "framework/catalogue/game.hpp"

namespace boardwright {

/// What a game's card shows that only its rules know. A value without ties to the library.
struct Cover {
  std::optional<BoardGeometry> board = {};  ///< without its trays; nothing for rules without a board
  Picture picture = {};                     ///< as the first seat sees it
  bool chance = false, hidden = false;
};

/// Of the first variant: its cover position from game.yaml, else the start. Loads the library, so it takes
/// its time; any thread. The sentence says why the game can't be played.
[[nodiscard]] Result<Cover> cover_of(const Game& game);

}  // namespace boardwright
