// SPDX-License-Identifier: GPL-3.0-or-later
//
// Free arrangements, such as a set-up, of a position or of a seat's view of one.
#pragma once

#include <span>

#include "plugins/host/position.hpp"

namespace boardwright {

/// The pieces that the seat has to place: kinds and counts, place unused. Empty: nothing to arrange now.
[[nodiscard]] std::vector<bw_item> pieces_to_arrange(const Position& position, Seat seat);

/// Whether these items can stand so and be completed; else what is in the way.
[[nodiscard]] Explanation check_arrangement(const Position& position, Seat seat,
                                            std::span<const bw_item> items);

/// What follows from these items and fills in by itself.
[[nodiscard]] std::vector<bw_item> fill_arrangement(const Position& position, Seat seat,
                                                    std::span<const bw_item> items);

/// What a complete arrangement is played as, in the notation's order; else what is missing.
struct ArrangedMoves {
  std::vector<Move> moves;
  Explanation why;  ///< legal if the moves are there
};
[[nodiscard]] ArrangedMoves arranged_moves(const Position& position, Seat seat,
                                           std::span<const bw_item> items);

}  // namespace boardwright
