// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/start/cover.hpp"

#include <QPainter>

#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_scene.hpp"

namespace boardwright::desktop {

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
