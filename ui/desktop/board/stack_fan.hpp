// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <vector>

#include "framework/board/picture.hpp"
#include "ui/desktop/board/board_layout.hpp"
#include "ui/desktop/board/board_look.hpp"

namespace boardwright::desktop {

class PieceArt;

/// What lies on each other on one field, laid out beside it: the uppermost above, several of a kind with their number.
class StackFan final : public QGraphicsItem {
 public:
  StackFan();
  /// Nothing is shown without items. `place`: where they lie; they come from the bottom.
  void show(const BoardLook& look, const BoardLayout& layout, PieceArt* art, std::uint32_t place,
            std::vector<PictureItem> items);
  void hide();
  [[nodiscard]] const std::vector<PictureItem>& items() const noexcept { return items_; }

  [[nodiscard]] QRectF boundingRect() const override { return box_.adjusted(-2, -2, 2, 2); }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  BoardLook look_;
  PieceArt* art_ = nullptr;
  std::vector<PictureItem> items_;
  QRectF box_;
  int side_ = 0;  // of a piece
  bool counted_ = false;
};

}  // namespace boardwright::desktop
