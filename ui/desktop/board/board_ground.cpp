// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_ground.hpp"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include "ui/desktop/board/shape_ground.hpp"

namespace boardwright::desktop {

namespace {

// Pixels: titles of narrow trays get more of their room, and are set smaller before they are cut.
constexpr int kWideTray = 120, kSmallestLetters = 11, kSmallestName = 8;

}  // namespace

BoardGround::BoardGround() {
  setZValue(0);
  setCacheMode(QGraphicsItem::DeviceCoordinateCache);
}

void BoardGround::set(const BoardGeometry* board, const BoardLook& look, const BoardLayout& layout,
                      bool coordinates) {
  prepareGeometryChange();
  board_ = board;
  look_ = look;
  layout_ = layout;
  coordinates_ = coordinates;
  bounds_ = layout.frame();
  for (std::uint32_t place = 0; place < layout.place_count(); ++place) bounds_ |= layout.place(place);
  bounds_.adjust(-2, -2, 2, 2);
  update();
}

void BoardGround::set_tray_names(QStringList names) {
  tray_names_ = std::move(names);
  update();
}

void BoardGround::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  if (board_ == nullptr || layout_.place_count() == 0) return;
  painter->setRenderHint(QPainter::Antialiasing);
  if (layout_.is_grid()) {
    paint_grid(*painter);
  } else {
    const ShapeGround shape(*painter, *board_, look_, layout_);
    shape.paint_frame();
    shape.paint_sides();
    shape.paint_fields();
    shape.paint_lines();
    shape.paint_zones();
    if (coordinates_) shape.paint_coordinates();
  }
  paint_trays(*painter);
}

void BoardGround::paint_grid(QPainter& painter) const {
  const double round = std::max(3.0, layout_.field_size() * 0.09);
  painter.setPen(Qt::NoPen);
  painter.setBrush(look_.border);
  painter.drawRoundedRect(QRectF(layout_.frame()), round, round);
  paint_fields(painter);
  if (look_.lines) paint_lines(painter);
  paint_zones(painter);
  if (coordinates_) paint_coordinates(painter);
}

void BoardGround::paint_fields(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (std::uint32_t i = 0; i < board_->fields().size(); ++i) {
    const bool dark = !look_.lines && look_.checkered && board_->fields()[i].dark();
    painter.fillRect(layout_.place(i), dark ? look_.dark : look_.light);
  }
  if (!look_.lines && !look_.checkered) {
    // One colour: hairlines tell the fields apart.
    QColor hair = look_.line;
    hair.setAlphaF(0.55F);
    painter.setPen(QPen(hair, 1));
    for (std::uint32_t i = 0; i < board_->fields().size(); ++i) {
      const QRect cell = layout_.place(i);
      painter.drawLine(cell.bottomLeft(), cell.bottomRight());
      painter.drawLine(cell.topRight(), cell.bottomRight());
    }
  }
  painter.setRenderHint(QPainter::Antialiasing);
}

void BoardGround::paint_lines(QPainter& painter) const {
  painter.setPen(QPen(look_.line, std::max(1.0, layout_.field_size() * 0.025)));
  for (std::uint32_t i = 0; i < board_->fields().size(); ++i)
    for (const Direction way : {Direction::kNorth, Direction::kEast})
      if (const auto next = board_->neighbour(i, way))
        painter.drawLine(layout_.place(i).center(), layout_.place(*next).center());
}

void BoardGround::paint_zones(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  const double width = std::clamp(layout_.field_size() * 0.06, 3.0, 6.0);
  painter.setPen(QPen(look_.border, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  for (const auto& zone : board_->zones()) {
    QPainterPath area;
    for (const auto field : zone.fields) area.addRect(QRectF(layout_.place(field)));
    // Inside its edge, so that the outlines of neighbours lie side by side.
    painter.save();
    painter.setClipPath(area.simplified(), Qt::IntersectClip);  // a part of the board may be painted
    painter.drawPath(area.simplified());
    painter.restore();
  }
}

bool BoardGround::has_labels() const {
  for (std::uint32_t i = 0; i < board_->columns(); ++i)
    if (!board_->column_label(i).empty()) return true;
  for (std::uint32_t i = 0; i < board_->rows(); ++i)
    if (!board_->row_label(i).empty()) return true;
  return false;
}

/// Fields whose names say nothing of columns and rows, such as numbers, bear them themselves. Those of the other colour
/// nobody plays on.
void BoardGround::paint_names(QPainter& painter) const {
  QFont font = painter.font();
  font.setPixelSize(std::max(kSmallestName, layout_.field_size() / 6));
  font.setWeight(QFont::Medium);
  painter.setFont(font);
  const bool checkered = !look_.lines && look_.checkered;
  const QColor ground = checkered ? look_.dark : look_.light, ink(0x2B, 0x1E, 0x12);
  painter.setPen(contrast(ink, ground) >= 4.5 ? ink : Qt::white);
  for (std::uint32_t i = 0; i < board_->fields().size(); ++i)
    if (!checkered || board_->fields()[i].dark())
      painter.drawText(layout_.place(i).adjusted(2, 1, -2, -1), Qt::AlignLeft | Qt::AlignTop,
                       QString::fromStdString(board_->fields()[i].name));
}

void BoardGround::paint_coordinates(QPainter& painter) const {
  if (!has_labels()) return paint_names(painter);
  QFont font = painter.font();
  font.setPixelSize(std::max(kSmallestLetters, static_cast<int>(layout_.margin() * 0.48)));
  font.setWeight(QFont::Medium);
  painter.setFont(font);
  painter.setPen(look_.label);
  const QRect fields = layout_.fields(), frame = layout_.frame();
  const int size = layout_.field_size();
  const int columns = static_cast<int>(board_->columns()), rows = static_cast<int>(board_->rows());
  for (int i = 0; i < columns; ++i) {
    const int column = layout_.flipped() ? columns - 1 - i : i;
    const QString label = QString::fromStdString(board_->column_label(static_cast<std::uint32_t>(column)));
    painter.drawText(QRect(fields.left() + i * size, fields.bottom() + 1, size, layout_.margin()),
                     Qt::AlignCenter, label);
  }
  for (int i = 0; i < rows; ++i) {
    const int row = layout_.flipped() ? i : rows - 1 - i;
    const QString label = QString::fromStdString(board_->row_label(static_cast<std::uint32_t>(row)));
    painter.drawText(QRect(frame.left(), fields.top() + i * size, layout_.margin(), size), Qt::AlignCenter,
                     label);
  }
}

void BoardGround::paint_trays(QPainter& painter) const {
  QFont font = painter.font();
  font.setWeight(QFont::Medium);
  font.setPixelSize(std::clamp(layout_.tray_label_height() * 7 / 10, kSmallestLetters, 15));
  const QColor ink =
      contrast(QColor(0x33, 0x26, 0x18), look_.light) >= 4.5 ? QColor(0x33, 0x26, 0x18) : Qt::white;
  for (std::uint32_t i = 0; i < board_->trays().size(); ++i) {
    const QRectF box(layout_.place(static_cast<std::uint32_t>(board_->fields().size()) + i));
    if (box.isEmpty()) continue;
    painter.setPen(QPen(look_.border, 1.5));
    painter.setBrush(look_.light);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7);
    const qreal side = box.width() < kWideTray ? 5 : 8;
    const QRectF line = box.adjusted(side, 4, -side, 0);
    const QString name = tray_names_.value(static_cast<int>(i));
    const int room = static_cast<int>(line.width());
    QFont fitting = font;
    while (fitting.pixelSize() > kSmallestLetters && QFontMetrics(fitting).horizontalAdvance(name) > room)
      fitting.setPixelSize(fitting.pixelSize() - 1);
    painter.setFont(fitting);
    painter.setPen(ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop,
                     QFontMetrics(fitting).elidedText(name, Qt::ElideRight, room));
  }
}

}  // namespace boardwright::desktop
