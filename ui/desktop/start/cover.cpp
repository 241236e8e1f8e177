// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/start/cover.hpp"

#include <QPainter>

#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_scene.hpp"

namespace boardwright::desktop {

Result<Cover> cover_of(const Game& game) {
  if (!game.file_problems().empty()) return fail(game.file_problems().front());
  const auto rules = game.create(game.variants().front());
  if (!rules) return fail(rules.error());
  const auto read = game.appearance().cover.empty() ? Result<Position>((*rules)->start())
                                                    : (*rules)->read_position(game.appearance().cover);
  const Position position = read ? *read : (*rules)->start();  // Game::problems tells what is wrong with it
  Cover cover;
  cover.chance = (*rules)->has(BW_HAS_CHANCE);
  cover.hidden = (*rules)->has(BW_HAS_HIDDEN);
  if ((*rules)->geometry() == nullptr) return cover;
  bw_shape bare = *(*rules)->geometry();
  bare.tray_count = 0;  // beside so small a board they would only take its room
  cover.board.emplace(bare);
  cover.picture = Picture::of(View::of(position, 0));
  std::erase_if(cover.picture.items,
                [&](const PictureItem& item) { return !cover.board->is_field(item.place); });
  return cover;
}

QPixmap paint_cover(const Cover& cover, const Appearance& appearance, const Theme& theme, QSize size,
                    qreal pixel_ratio) {
  if (!cover.board) return {};
  // In the screen's own pixels: at this size every one counts.
  const QSize pixels = size * pixel_ratio;
  BoardScene scene;
  scene.set_board(*cover.board, appearance);
  scene.set_look(BoardLook::of(appearance, theme));
  scene.arrange(pixels, 0, false, {});
  scene.show(cover.picture);
  QPixmap pixmap(pixels);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  scene.render(&painter, QRectF(QPointF(0, 0), QSizeF(pixels)), QRectF(QPointF(0, 0), QSizeF(pixels)));
  painter.end();
  pixmap.setDevicePixelRatio(pixel_ratio);
  return pixmap;
}

}  // namespace boardwright::desktop
