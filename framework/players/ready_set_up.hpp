// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/random.hpp>
#include <optional>
#include <span>
#include <string>

#include "plugins/host/position.hpp"

namespace boardwright {

/// The next move of a set-up that follows one of these ready ones (letters as arrangement_text.hpp has them),
/// as it is or left and right exchanged: which one is chance, as far as what stands already leaves it open.
/// Now and then two neighbouring fields change places, so that who knows them all by heart still can't tell.
/// Nothing is remembered from move to move, and pieces that stand elsewhere are made the best of. Nothing
/// where there is nothing to arrange, or none of them fits.
[[nodiscard]] std::optional<Move> ready_set_up_move(const Position& view, Seat seat,
                                                    std::span<const std::string> ready, Random& random);

}  // namespace boardwright
