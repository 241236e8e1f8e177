// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/random.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "framework/match/arrangement.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

/// What is missing in an arrangement to follow one of these ready ones (letters as arrangement_text.hpp has
/// them), as it is or left and right exchanged: which one is chance, as far as what stands already leaves it
/// open. Now and then two neighbouring fields change places, so that who knows them all by heart still can't
/// tell. Pieces that stand elsewhere are made the best of. By field; nothing where none of them fits.
[[nodiscard]] std::optional<std::vector<bw_item>> ready_set_up(const Arrangement& arrangement,
                                                               std::span<const std::string> ready,
                                                               Random& random);

/// The next move of such a set-up; nothing is remembered from move to move. Nothing where there is nothing to
/// arrange, too.
[[nodiscard]] std::optional<Move> ready_set_up_move(const Position& view, Seat seat,
                                                    std::span<const std::string> ready, Random& random);

}  // namespace boardwright
