// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "framework/board/lost_pieces.hpp"

namespace boardwright::desktop {

class ScreenGame;

/// What every seat has lost in the first so many moves of the history, by the pictures that the one at the screen has
/// seen. There is a game, and its board has a geometry.
[[nodiscard]] LostPieces pieces_lost(const ScreenGame& game, std::size_t moves);

}  // namespace boardwright::desktop
