// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/catalogue/game.hpp"

namespace boardwright {

/// The game's library may not be loaded in this process (own_libraries.hpp): it can be played in another one. Of such a game
/// Game::problems knows no more than what its file says. Loads nothing.
[[nodiscard]] bool plays_apart(const Game& game);

}  // namespace boardwright
