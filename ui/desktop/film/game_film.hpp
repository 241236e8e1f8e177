// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game as moving pictures.
#pragma once

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <string>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"
#include "framework/catalogue/appearance.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

struct FilmChoice {
  int height = 480;  ///< pixels
  std::chrono::milliseconds move{1000}, last{3000};
  int turn = 0;  ///< as the board on the screen is turned
  bool coordinates = true;
};

struct FilmScene {
  Picture picture;
  std::vector<std::uint32_t> last;  ///< places of the move before it
};

/// The size that frames of this board have.
[[nodiscard]] QSize film_size(const BoardGeometry& board, const FilmChoice& choice);

/// A GIF of these scenes, one frame each. The interface's thread.
[[nodiscard]] Result<std::string> game_film(const BoardGeometry& board, const Appearance& appearance,
                                            const Theme& theme, const std::vector<FilmScene>& scenes,
                                            const FilmChoice& choice);

}  // namespace boardwright::desktop
