// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures as plain text, for the terminal and for logs.
#pragma once

#include <string>

#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"

namespace boardwright {

struct DrawingOptions {
  bool flipped = false;                 ///< turned by 180 degrees
  std::vector<std::string> seats = {};  ///< their names, for what is counted on borders
};

/// The board with its coordinates and the kinds' signs, `.` for an empty field, nothing for a hole; several pieces on
/// one field are the uppermost one and how many they are. Fields that don't lie in columns and rows stand where they
/// are, so that rows of hexagons are staggered. Then one line for each tray that isn't empty; then for each seat with counts on borders a line such as
/// "red: a2|b2 4, b2|c2 5!", with an exclamation mark where the border is closed. Each line ends with a
/// newline.
[[nodiscard]] std::string draw(const BoardGeometry& board, const Picture& picture,
                               const DrawingOptions& options = {});

/// The pieces of one place by their signs, from the bottom to the top: "b3: x o o"; "b3: ." if there is none.
[[nodiscard]] std::string draw_place(const BoardGeometry& board, const Picture& picture, std::uint32_t place);

/// What `viewer` sees of a position, whether its rules have a board or not; without one it is the position's
/// text. Works on true positions and on that viewer's view.
[[nodiscard]] std::string draw(const View& view, const DrawingOptions& options = {});

}  // namespace boardwright
