// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/shape_layout.hpp"

#include <QLineF>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <utility>

namespace boardwright::desktop {

namespace {

constexpr double kUnit = BW_UNIT;
constexpr double kPointRadius = 0.47;  // of what covers a bare point
constexpr double kInLine = 0.02;       // of a field
constexpr double kLongField = 2;       // as long as wide: pieces beside each other stand in a row
constexpr double kInRow = 0.94;        // of the field's width: such a piece

/// On the screen, where y grows downwards.
QTransform turned(int degrees) {
  QTransform transform;
  transform.rotate(degrees);
  transform.scale(1, -1);
  return transform;
}

QPolygonF polygon_of(const BoardPath& path, const QTransform& transform) {
  QPolygonF polygon;
  for (const BoardPoint& point : path) polygon << transform.map(QPointF(point.x, point.y));
  return polygon;
}

/// The point about which half a turn lays all fields onto each other; nothing where there is none.
std::optional<QPointF> middle_of_half_turn(const BoardGeometry& board) {
  std::set<std::pair<std::int32_t, std::int32_t>> centres;
  for (const BoardField& field : board.fields()) centres.emplace(field.centre.x, field.centre.y);
  if (centres.empty()) return std::nullopt;
  const auto [left, right] = std::minmax_element(centres.begin(), centres.end());
  // What is sorted first and last by half a turn changes places.
  const std::int32_t across = left->first + right->first, up = left->second + right->second;
  for (const auto& [x, y] : centres)
    if (!centres.contains({across - x, up - y})) return std::nullopt;
  return QPointF(across / 2.0, up / 2.0);
}

/// All corners, of bare points those of the square that a piece takes; and labels beside fields, if they are shown.
QPolygonF corners_of(const BoardGeometry& board, const QTransform& transform, bool labels) {
  QPolygonF corners;
  for (const BoardField& field : board.fields()) {
    const QPointF centre = transform.map(QPointF(field.centre.x, field.centre.y));
    if (field.outline) {
      for (const QPointF& corner : polygon_of(board.outlines()[*field.outline], transform))
        corners << centre + corner;
    } else {
      const QRectF square(centre - QPointF(kUnit / 2, kUnit / 2), QSizeF(kUnit, kUnit));
      corners << square.topLeft() << square.topRight() << square.bottomRight() << square.bottomLeft();
    }
  }
  for (const BoardPath& line : board.lines()) corners << polygon_of(line, transform);
  if (!labels) return corners;
  const std::optional<QPointF> middle = middle_of_half_turn(board);
  for (const BoardLabel& label : board.labels()) {
    if (label.side != BoardLabel::Side::kFree) continue;
    const QPointF at(label.at.x, label.at.y);
    corners << transform.map(at);
    if (middle)
      corners << transform.map(*middle * 2 - at);  // as much room on the other side: the frame is even
  }
  return corners;
}

/// Andrew's monotone chain, by our own hands: Boost.Geometry 1.81 gives dented hulls where corners nearly fall on each
/// other, as those of neighbouring hexagons do. `near`: what lies no further from a straight side is on it.
QPolygonF hull_of(QPolygonF corners, double near) {
  std::sort(corners.begin(), corners.end(), [](const QPointF& a, const QPointF& b) {
    return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
  });
  QPolygonF hull;
  const auto add = [&](const QPointF& corner, qsizetype least) {
    while (hull.size() > least) {
      const QPointF before = hull[hull.size() - 2], side = corner - before, last = hull.back() - before;
      const double beside = last.x() * side.y() - last.y() * side.x();
      if (beside > near * std::hypot(side.x(), side.y())) break;
      hull.removeLast();
    }
    hull << corner;
  };
  for (const QPointF& corner : corners) add(corner, 1);
  const qsizetype lower = hull.size();
  for (auto corner = std::next(corners.rbegin()); corner != corners.rend(); ++corner) add(*corner, lower);
  hull.removeLast();  // the first one again
  return hull;
}

bool is_upright(const QPolygonF& polygon) {
  for (qsizetype i = 0; i < polygon.size(); ++i) {
    const QPointF edge = polygon[(i + 1) % polygon.size()] - polygon[i];
    if (std::abs(edge.x()) > 1e-6 && std::abs(edge.y()) > 1e-6) return false;
  }
  return true;
}

}  // namespace

QSizeF ShapeLayout::wanted(const BoardGeometry& board, int turn, bool coordinates) {
  return corners_of(board, turned(turn), coordinates).boundingRect().size() / kUnit;
}

ShapeLayout::ShapeLayout(const BoardGeometry& board, QRect fields, int size, int turn, bool coordinates)
    : size_(size), turn_(turn), fields_(fields) {
  const double scale = size_ / kUnit;
  const QTransform larger = QTransform::fromScale(scale, scale), transform = turned(turn_) * larger;
  const QPolygonF corners = larger.map(corners_of(board, turned(turn_), coordinates));
  const QPointF shift = QRectF(fields_).center() - corners.boundingRect().center();
  origin_ = shift.toPoint();  // a whole pixel, so that upright edges at halves of a field are sharp
  const QPolygonF without_labels = larger.map(corners_of(board, turned(turn_), false));
  ground_ = hull_of(without_labels, size_ * kInLine).translated(origin_);
  // A board with four straight sides has a frame with four, wherever its labels stand.
  rim_ = (is_upright(ground_) ? QPolygonF(corners.boundingRect()) : hull_of(corners, size_ * kInLine))
             .translated(origin_);
  for (const BoardPath& path : board.outlines()) {
    outlines_.push_back(polygon_of(path, transform));
    upright_.push_back(is_upright(outlines_.back()));
  }
  auto neighbours = board.all_neighbours();
  for (std::uint32_t field = 0; field < board.fields().size(); ++field) {
    const BoardField& known = board.fields()[field];
    spots_.push_back({at(known.centre), known.outline, known.slot, std::move(neighbours[field])});
  }
}

QPointF ShapeLayout::at(const BoardPoint& point) const {
  const double scale = size_ / kUnit;
  return origin_ + turned(turn_).map(QPointF(point.x, point.y)) * scale;
}

QRect ShapeLayout::square(std::uint32_t field) const {
  const QPoint centre = spots_[field].centre.toPoint();
  return {centre - QPoint(size_ / 2, size_ / 2), QSize(size_, size_)};
}

QRect ShapeLayout::place(std::uint32_t field) const {
  const QRect whole = square(field);
  return spots_[field].outline ? whole & outline(field).boundingRect().toAlignedRect() : whole;
}

std::optional<QRect> ShapeLayout::stand_in_row(std::uint32_t field, int index, int count) const {
  const QRectF box = outline(field).boundingRect();
  const bool upright = box.height() > box.width();
  const double length = std::max(box.width(), box.height()), width = std::min(box.width(), box.height());
  if (width < 1 || length < kLongField * width) return std::nullopt;
  const double side = std::floor(width * kInRow), edge = (width - side) / 2;
  const double step = count < 2 ? 0 : std::min(side, (length - side - edge) / (count - 1));
  const QPointF middle = QRectF(fields_).center();
  const bool from_end = upright ? box.center().y() > middle.y() : box.center().x() > middle.x();
  const double along = from_end ? length - side - edge - step * index : edge + step * index;
  const QPointF corner = upright ? QPointF(edge, along) : QPointF(along, edge);
  return QRect((box.topLeft() + corner).toPoint(), QSize(static_cast<int>(side), static_cast<int>(side)));
}

QPolygonF ShapeLayout::outline(std::uint32_t field) const {
  if (field >= spots_.size() || !spots_[field].outline) return {};
  const Spot& spot = spots_[field];
  QPolygonF polygon = outlines_[*spot.outline].translated(spot.centre);
  if (upright_[*spot.outline])
    for (QPointF& corner : polygon) corner = corner.toPoint();
  return polygon;
}

bool ShapeLayout::is_slot(std::uint32_t place) const { return place < spots_.size() && spots_[place].slot; }

QPainterPath ShapeLayout::area(std::uint32_t field, double part) const {
  QPainterPath path;
  const QPointF middle = centre(field);
  if (QPolygonF corners = outline(field); !corners.isEmpty()) {
    for (QPointF& corner : corners) corner = middle + (corner - middle) * part;
    path.addPolygon(corners);
    path.closeSubpath();
  } else {
    path.addEllipse(middle, size_ * kPointRadius * part, size_ * kPointRadius * part);
  }
  return path;
}

std::optional<std::uint32_t> ShapeLayout::field_at(QPointF point) const {
  for (const bool between : {true, false})
    for (std::uint32_t field = 0; field < spots_.size(); ++field)
      if (spots_[field].slot == between && outline(field).containsPoint(point, Qt::OddEvenFill)) return field;
  std::optional<std::uint32_t> nearest;
  double least = size_ / 2.0;
  for (std::uint32_t field = 0; field < spots_.size(); ++field) {
    const double distance = QLineF(spots_[field].centre, point).length();
    if (spots_[field].outline || distance > least) continue;
    nearest = field;
    least = distance;
  }
  return nearest;
}

}  // namespace boardwright::desktop
