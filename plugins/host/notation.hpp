// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moves as other programs write them, where rules know another way than their own (boardwright/abi/notation.h).
#pragma once

#include <string>
#include <string_view>

#include "plugins/host/position.hpp"

namespace boardwright {

/// A move by the rules' own text, else by one of those that other programs write. Only legal ones.
[[nodiscard]] Result<Move> read_any_move(const Position& position, Seat seat, std::string_view text);

/// A legal move's text for machines; the rules' own where they have no other.
[[nodiscard]] std::string machine_text(const Position& position, Seat seat, Move move);

}  // namespace boardwright
