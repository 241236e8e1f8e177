// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "framework/board/board_text.hpp"

namespace boardwright::desktop {

/// What somebody holds over a board that is set up: pieces of a kind, the eraser, or nothing.
struct EditorHand {
  std::optional<std::uint32_t> kind;
  bool eraser = false;
};

/// One thing that clicks on the board can do: a piece is moved, one is set, or, with neither, the field is emptied.
struct BoardEdit {
  std::optional<std::uint32_t> from, kind;
  std::uint32_t to = 0;
  [[nodiscard]] std::vector<std::uint32_t> clicks() const;
  friend bool operator==(const BoardEdit&, const BoardEdit&) = default;
};

/// With a kind in hand, or the eraser, every click counts; with nothing, pieces are moved. `fields`: of the board.
[[nodiscard]] std::vector<BoardEdit> edits_of(const BoardText& board, std::uint32_t fields,
                                              const EditorHand& hand);
void carry_out(const BoardEdit& edit, BoardText& board);

}  // namespace boardwright::desktop
