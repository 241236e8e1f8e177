// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <vector>

#include "framework/catalogue/appearance.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

/// The colours of one board: the theme's, and the game's own where game.yaml names some.
struct BoardLook {
  bool lines = false;  ///< pieces stand on crossings
  bool checkered = true;
  bool coordinates = true;  ///< whether the game has use for them
  QColor light, dark, line, border, label;
  QColor mark;                       ///< what is chosen, and the cursor
  QColor target;                     ///< where the next click may go
  QColor last;                       ///< what the last move touched
  QColor advice{0x7B, 0x24, 0xB8};   ///< what the computer would do; nothing else on a board is violet
  QColor premove{0x1D, 0x4E, 0x89};  ///< a move chosen ahead
  QColor drawn{0xC2, 0x4E, 0x0C};    ///< by hand, with the right mouse button
  std::vector<QColor> seats;         ///< of dice, counts and the like; may be fewer than there are seats

  /// Of a field by its ground (bw_ground and further tones).
  [[nodiscard]] QColor ground(std::uint32_t tone) const;
  [[nodiscard]] static BoardLook of(const Appearance& appearance, const Theme& theme);
};

}  // namespace boardwright::desktop
