// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a piece without a picture looks like: a disc in its seat's tone with its sign.
#pragma once

#include <string>
#include <string_view>

#include "framework/board/geometry.hpp"

namespace boardwright {

/// "#rrggbb" of the disc's body, of its rim, of what is written on it.
struct DiscColours {
  std::string_view body, rim, sign;
};
[[nodiscard]] DiscColours disc_colours(Tone tone) noexcept;

/// The disc as an SVG of its own, 100 by 100. Seats that are second or fourth have a ring within the rim, so that two
/// seats are told apart without colours, too.
[[nodiscard]] std::string drawn_disc(const PieceKind& kind, Tone tone);

}  // namespace boardwright
