// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/film/game_film.hpp"

#include <QPainter>
#include <cmath>

#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_scene.hpp"
#include "ui/desktop/film/gif_writer.hpp"

namespace boardwright::desktop {

namespace {

constexpr double kFilmMargin = 0.8,
                 kFilmTrays = 2.4;  // of a field: round the board, and for what is beside it

/// Trays in which something lies at some time.
std::vector<bool> used_trays(const BoardGeometry& board, const std::vector<FilmScene>& scenes) {
  std::vector<bool> used(board.trays().size(), false);
  for (const auto& scene : scenes)
    for (const auto& item : scene.picture.items)
      if (board.is_tray(item.place)) used[item.place - board.fields().size()] = true;
  return used;
}

}  // namespace

QSize film_size(const BoardGeometry& board, const FilmChoice& choice) {
  const double trays = board.trays().empty() ? 0 : kFilmTrays;
  const QSizeF fields = BoardLayout::wanted(board, choice.turn, choice.coordinates);
  const double wide = fields.width() + kFilmMargin + trays, high = fields.height() + kFilmMargin;
  return {static_cast<int>(std::lround(choice.height * wide / high)), choice.height};
}

Result<std::string> game_film(const BoardGeometry& board, const Appearance& appearance, const Theme& theme,
                              const std::vector<FilmScene>& scenes, const FilmChoice& choice) {
  const QSize size = film_size(board, choice);
  BoardScene stage;
  stage.set_board(board, appearance);
  stage.set_look(BoardLook::of(appearance, theme));
  stage.arrange(size, choice.turn, choice.coordinates, used_trays(board, scenes));
  GifWriter film(size);
  for (std::size_t i = 0; i < scenes.size(); ++i) {
    stage.show(scenes[i].picture);
    Marks marks;
    marks.last = scenes[i].last;
    stage.set_marks(marks);
    QImage frame(size, QImage::Format_RGB32);
    frame.fill(theme.window);
    QPainter painter(&frame);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    stage.render(&painter, QRectF(frame.rect()), QRectF(frame.rect()));
    painter.end();
    if (auto added = film.add(frame, i + 1 == scenes.size() ? choice.last : choice.move); !added)
      return fail(added.error());
  }
  return film.finish();
}

}  // namespace boardwright::desktop
