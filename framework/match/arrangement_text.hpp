// SPDX-License-Identifier: GPL-3.0-or-later
//
// Arrangements as letters, to keep, copy and paste them: one letter for each field that the seat may set up,
// row by row from the front one to the one nearest to the player, each from the player's left to the right;
// "-" for a field without a piece. So the same letters serve every seat.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "framework/match/arrangement.hpp"

namespace boardwright {

/// The fields that the seat may set up, whatever is placed: in the order of the letters.
[[nodiscard]] std::vector<std::uint32_t> arrangement_fields(const Arrangement& arrangement);

/// What is placed, without spaces between rows. Empty if the letters couldn't tell the kinds apart: then
/// `signs` of the board are longer than one letter or differ in case only.
[[nodiscard]] std::string arrangement_letters(const Arrangement& arrangement);

/// The same pieces, left and right exchanged. Refused like any other change, where the board or the rules
/// don't allow it.
[[nodiscard]] std::optional<Explanation> mirror(Arrangement& arrangement);

/// The pieces that the letters name, to be handed to Arrangement::replace. Spaces, line ends and "/" between
/// rows are skipped, capital and small letters are the same, "." and "_" are also empty fields. The sentence
/// says how many letters were expected, or which one is unknown and where.
[[nodiscard]] Result<std::vector<bw_item>> read_arrangement_letters(const Arrangement& arrangement,
                                                                    std::string_view letters);

}  // namespace boardwright
