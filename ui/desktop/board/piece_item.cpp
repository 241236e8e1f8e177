// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/piece_item.hpp"

#include <boardwright/abi/board.h>

#include <QPaintEngine>
#include <QPainter>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/board/piece_art.hpp"

namespace boardwright::desktop {

PieceItem::PieceItem(PieceArt& art, const PictureItem& what) : art_(art), what_(what) {
  setZValue(10);
  setAcceptedMouseButtons(Qt::NoButton);  // the view knows places, not pieces
}

void PieceItem::put(QRectF square) {
  prepareGeometryChange();
  side_ = std::max(1, static_cast<int>(square.width()));
  setPos(square.topLeft());
}

void PieceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  if (painter->paintEngine()->type() == QPaintEngine::SVG) {
    art_.draw(*painter, what_.kind, side_);
  } else {
    painter->drawPixmap(QPointF(0, 0),
                        art_.picture(what_.kind, side_, painter->device()->devicePixelRatioF()));
  }
  if ((what_.flags & (BW_ITEM_MOVED | BW_ITEM_REVEALED)) != 0) {
    // A small dot in the corner: the piece has moved (left) or its kind is known to all (right).
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(Qt::white, 1));
    painter->setBrush(Theme::light().accent);
    const double r = side_ * 0.07;
    if ((what_.flags & BW_ITEM_MOVED) != 0) painter->drawEllipse(QPointF(side_ * 0.16, side_ * 0.16), r, r);
    if ((what_.flags & BW_ITEM_REVEALED) != 0)
      painter->drawEllipse(QPointF(side_ * 0.84, side_ * 0.16), r, r);
  }
  if (what_.count > 1) paint_count(*painter);
}

void PieceItem::paint_count(QPainter& painter) const {
  const double side = side_;
  // On a small piece the badge is bigger beside it: the number has to be read.
  constexpr double kLeastHeight = 15, kLeastWidth = 19;
  const double height = std::max(side * 0.36, std::min(kLeastHeight, side * 0.6));
  const double width = std::max(side * 0.42, std::min(kLeastWidth, side * 0.7));
  const QRectF badge(side * 0.98 - width, side * 0.94 - height, width, height);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(Qt::white, 1));
  painter.setBrush(QColor(0x24, 0x23, 0x20));
  painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
  QFont font = painter.font();
  font.setPixelSize(
      std::max(static_cast<int>(std::min(11.0, side * 0.4)), static_cast<int>(badge.height() * 0.7)));
  font.setWeight(QFont::DemiBold);
  painter.setFont(font);
  painter.setPen(Qt::white);
  painter.drawText(badge, Qt::AlignCenter, QString::number(what_.count));
}

}  // namespace boardwright::desktop
