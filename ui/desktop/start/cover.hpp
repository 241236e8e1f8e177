// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"
#include "framework/catalogue/game.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

/// What a game's card shows that only its rules know. A value without ties to the library.
struct Cover {
  std::optional<BoardGeometry> board;  ///< without its trays; nothing for rules without a board
  Picture picture;                     ///< as the first seat sees it
  bool chance = false, hidden = false;
};

/// Of the first variant: its cover position from game.yaml, else the start. Loads the library, so it takes
/// its time; any thread. The sentence says why the game can't be played.
[[nodiscard]] Result<Cover> cover_of(const Game& game);

/// The board as the table would paint it, in the middle of `size`; the rest is transparent. Null without a
/// board. The interface's thread.
[[nodiscard]] QPixmap paint_cover(const Cover& cover, const Appearance& appearance, const Theme& theme,
                                  QSize size, qreal pixel_ratio);

}  // namespace boardwright::desktop
