// SPDX-License-Identifier: GPL-3.0-or-later
//
// What lies in a game's box, for whoever makes one out of paper.
#pragma once

#include <cstdint>
#include <map>

#include "framework/board/picture.hpp"

namespace boardwright {

/// How many pieces of each kind somebody needs: those of the start and of all set-ups; one at least of every
/// kind that can stand on the board. Nothing of rules without a board.
[[nodiscard]] std::map<std::uint32_t, unsigned> pieces_in_box(const Rules& rules);

/// Parts of the board that the rules draw as pieces of nobody's, such as lakes.
[[nodiscard]] Picture ground_of_board(const Rules& rules);

}  // namespace boardwright
