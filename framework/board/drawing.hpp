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

/// The board with its coordinates and the kinds' signs, `.` for an empty field, nothing for a hole, and one
/// line for each tray that isn't empty; then for each seat with counts on borders a line such as
/// "red: a2|b2 4, b2|c2 5!", with an exclamation mark where the border is closed. Each line ends with a
/// newline.
[[nodiscard]] std::string draw(const BoardGeometry& board, const Picture& picture,
                               const DrawingOptions& options = {});

/// What `viewer` sees of a position, whether its rules have a board or not; without one it is the position's
/// text. Works on true positions and on that viewer's view.
[[nodiscard]] std::string draw(const View& view, const DrawingOptions& options = {});

}  // namespace boardwright
