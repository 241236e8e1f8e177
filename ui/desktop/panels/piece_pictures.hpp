// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <memory>
#include <optional>
#include <vector>

#include "framework/board/geometry.hpp"
#include "ui/desktop/board/piece_art.hpp"

namespace boardwright::desktop {

/// Pictures of the pieces of the game on a table, for what stands beside the board. None of a game without a board.
class PiecePictures {
 public:
  PiecePictures() = default;
  PiecePictures(const BoardGeometry& board, const Appearance& appearance, Seat seats);

  [[nodiscard]] bool any() const noexcept { return art_ != nullptr; }
  [[nodiscard]] PieceArt* art() const noexcept { return art_.get(); }  ///< nullptr: there are none
  /// Of so many pixels, on a bit of board in the theme of now. There are some.
  [[nodiscard]] QPixmap on_wood(std::uint32_t kind, int side, qreal pixel_ratio) const;
  /// The first kind that is a seat's; nothing: it has none.
  [[nodiscard]] std::optional<std::uint32_t> kind_of(Seat seat) const;

  static constexpr int kChip = 30;  ///< pixels: of a piece in a line of words

 private:
  std::unique_ptr<PieceArt> art_;
  std::vector<std::optional<std::uint32_t>> kind_of_seat_;
};

}  // namespace boardwright::desktop
