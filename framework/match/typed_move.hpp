// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moves as people type them. Records and the protocol are strict and don't ask here.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/board/geometry.hpp"
#include "plugins/host/view.hpp"

namespace boardwright {

/// The text of the one move that is meant: as it stands; else whatever its letters' case; else without what
/// people write between fields or leave out there, so that "C1 C3", "c1c3", "c1–c3" and "c1xc3" are c1-c3. A
/// nearer reading goes first; nothing where it fits several moves, and where nothing fits.
[[nodiscard]] std::optional<std::string> read_typed_move(std::string_view typed,
                                                         std::span<const std::string> moves);

/// The fields that a text names, in its order, with anything that people write between them; none if it says
/// something else besides.
[[nodiscard]] std::vector<std::uint32_t> typed_places(std::string_view typed, const BoardGeometry& board);

/// The same for a text that needs reading: none where it is fields with - or x between them, as moves are
/// written, and the rules can be asked about it as it stands.
[[nodiscard]] std::vector<std::uint32_t> loosely_typed_places(std::string_view typed,
                                                              const BoardGeometry& board);

/// Why a typed move isn't legal, or what comes of it: as Position::explain, also of fields that are set apart
/// otherwise than the rules write them.
[[nodiscard]] std::optional<Explanation> explain_typed(const View& view, std::string_view typed);

}  // namespace boardwright
