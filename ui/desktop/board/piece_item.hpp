// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>

#include "framework/board/picture.hpp"

namespace boardwright::desktop {

class PieceArt;

/// One piece, or several of a kind in a tray with their number.
class PieceItem final : public QGraphicsItem {
 public:
  PieceItem(PieceArt& art, const PictureItem& what);
  void put(QRectF square);
  [[nodiscard]] const PictureItem& what() const noexcept { return what_; }

  [[nodiscard]] QRectF boundingRect() const override { return {0, 0, double(side_), double(side_)}; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  void paint_count(QPainter& painter) const;

  PieceArt& art_;
  PictureItem what_;
  int side_ = 1;
};

}  // namespace boardwright::desktop
