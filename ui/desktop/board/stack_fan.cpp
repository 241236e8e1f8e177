// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/stack_fan.hpp"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>

#include "ui/desktop/board/piece_art.hpp"

namespace boardwright::desktop {

namespace {

constexpr double kPiece = 0.55;   // of a field
constexpr int kSmallest = 18;     // pixels
constexpr int kEdge = 4;          // round the pieces
constexpr double kNumber = 1.15;  // of a piece: room for how many of a kind lie on each other

}  // namespace

StackFan::StackFan() {
  setZValue(25);
  setAcceptedMouseButtons(Qt::NoButton);
  setVisible(false);
}

void StackFan::hide() {
  items_.clear();
  setVisible(false);
}

void StackFan::show(const BoardLook& look, const BoardLayout& layout, PieceArt* art, std::uint32_t place,
                    std::vector<PictureItem> items) {
  prepareGeometryChange();
  look_ = look;
  art_ = art;
  items_ = std::move(items);
  counted_ =
      std::any_of(items_.begin(), items_.end(), [](const PictureItem& item) { return item.count > 1; });
  const int count = static_cast<int>(items_.size()), room = layout.frame().height() - 2 * kEdge;
  side_ = std::max(kSmallest, static_cast<int>(layout.field_size() * kPiece));
  side_ = std::max(1, std::min(side_, room / std::max(1, count)));
  const double wide = side_ * (counted_ ? 1 + kNumber : 1) + 2 * kEdge;
  box_ = QRectF(0, 0, wide, count * side_ + 2 * kEdge);
  // To the right of its field, or to the left where the board ends; and all of it on the board.
  const QRectF frame(layout.frame());
  const QPointF middle = layout.centre(place);
  const double aside = layout.field_size() * 0.5 + kEdge;
  box_.moveTop(middle.y() - box_.height() / 2);
  box_.moveLeft(middle.x() + aside);
  if (box_.right() > frame.right()) box_.moveRight(middle.x() - aside);
  box_.moveTop(std::clamp(box_.top(), frame.top(), std::max(frame.top(), frame.bottom() - box_.height())));
  setVisible(!items_.empty());
  update();
}

void StackFan::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  if (items_.empty() || art_ == nullptr) return;
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(look_.border, 1.5));
  painter->setBrush(look_.light);
  painter->drawRoundedRect(box_, 7, 7);
  QFont font = painter->font();
  font.setPixelSize(std::max(9, static_cast<int>(side_ * 0.55)));
  font.setWeight(QFont::DemiBold);
  painter->setFont(font);
  const QColor ink(0x33, 0x26, 0x18);
  painter->setPen(contrast(ink, look_.light) >= 4.5 ? ink : Qt::white);
  QPointF corner(box_.left() + kEdge, box_.bottom() - kEdge - side_);
  for (const PictureItem& item : items_) {
    if (painter->paintEngine()->type() == QPaintEngine::SVG) {
      painter->save();
      painter->translate(corner);
      art_->draw(*painter, item.kind, side_);
      painter->restore();
    } else {
      painter->drawPixmap(corner, art_->picture(item.kind, side_, painter->device()->devicePixelRatioF()));
    }
    if (item.count > 1)
      painter->drawText(QRectF(corner + QPointF(side_, 0), QSizeF(side_ * kNumber, side_)), Qt::AlignCenter,
                        QStringLiteral("×%1").arg(item.count));
    corner.ry() -= side_;
  }
}

}  // namespace boardwright::desktop
