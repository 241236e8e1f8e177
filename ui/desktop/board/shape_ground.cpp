// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/shape_ground.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <vector>

#include "framework/board/disc.hpp"

namespace boardwright::desktop {

namespace {

constexpr double kLetters = 0.21;  // of a field
constexpr int kLeastLabel = 11;    // pixels
constexpr int kLeastName = 8;
constexpr int kLeastLabelled = 20;    // pixels: a field whose label has room beside it
constexpr double kTellApart = 2;      // as contrast: a side's colour from the frame's
constexpr double kSide = 0.2;         // of a field: the half of it that lies outside is seen
constexpr double kOwnEdge = 0.6;      // of a field: no further from a centre are the field's own edges
constexpr double kSameCorner = 0.03;  // of a field: outlines needn't meet exactly

bool same(const QPointF& one, const QPointF& other, double near) {
  return QLineF(one, other).length() < near;
}

bool same_edge(const QLineF& one, const QLineF& other, double near) {
  return (same(one.p1(), other.p1(), near) && same(one.p2(), other.p2(), near)) ||
         (same(one.p1(), other.p2(), near) && same(one.p2(), other.p1(), near));
}

/// The edges that no two of the fields share.
std::vector<QLineF> edges_round(const BoardLayout& layout, const std::vector<std::uint32_t>& fields) {
  const double near = layout.field_size() * kSameCorner;
  std::vector<QLineF> edges;
  for (const auto field : fields) {
    const QPolygonF corners = layout.outline(field);
    for (qsizetype i = 0; i < corners.size(); ++i) {
      const QLineF edge(corners[i], corners[(i + 1) % corners.size()]);
      const auto shared = std::find_if(edges.begin(), edges.end(),
                                       [&](const QLineF& known) { return same_edge(known, edge, near); });
      if (shared == edges.end()) {
        edges.push_back(edge);
      } else {
        edges.erase(shared);
      }
    }
  }
  return edges;
}

bool is_among(const QLineF& edge, const std::vector<QLineF>& edges, double near) {
  return std::any_of(edges.begin(), edges.end(),
                     [&](const QLineF& known) { return same_edge(known, edge, near); });
}

std::vector<std::uint32_t> all_fields(const BoardGeometry& board) {
  std::vector<std::uint32_t> fields(board.fields().size());
  std::iota(fields.begin(), fields.end(), 0U);
  return fields;
}

}  // namespace

ShapeGround::ShapeGround(QPainter& painter, const BoardGeometry& board, const BoardLook& look,
                         const BoardLayout& layout)
    : painter_(painter), board_(board), look_(look), layout_(layout) {
  if (!board.zones().empty()) rim_ = edges_round(layout, all_fields(board));
  for (const BoardZone& zone : board.zones()) sides_.push_back(is_side(zone));
}

/// How far a piece of an edge is from the next field of a zone but the one that it belongs to.
double ShapeGround::distance_to(const QLineF& edge, const BoardZone& zone) const {
  double least = std::numeric_limits<double>::max();
  for (const auto field : zone.fields)
    if (const double distance = QLineF(layout_.centre(field), edge.center()).length();
        distance > layout_.field_size() * kOwnEdge)
      least = std::min(least, distance);
  return least;
}

/// Whose sides of the board are whose: an owner's zone that lies along the edge. A corner that lies in two of them is
/// parted between both.
void ShapeGround::paint_sides() const {
  const double near = layout_.field_size() * kSameCorner, width = layout_.field_size() * kSide;
  std::vector<std::vector<QLineF>> edges;  // by zone, none of those that are no sides
  for (std::size_t i = 0; i < sides_.size(); ++i)
    edges.push_back(sides_[i] ? edges_round(layout_, board_.zones()[i].fields) : std::vector<QLineF>());
  if (std::all_of(edges.begin(), edges.end(), [](const auto& none) { return none.empty(); })) return;
  std::vector<QPainterPath> sides(board_.zones().size());
  for (const QLineF& edge : rim_)
    for (const QLineF& half : {QLineF(edge.p1(), edge.center()), QLineF(edge.center(), edge.p2())}) {
      std::optional<std::size_t> nearest;
      for (std::size_t i = 0; i < edges.size(); ++i) {
        if (!is_among(edge, edges[i], near)) continue;
        if (!nearest || distance_to(half, board_.zones()[i]) < distance_to(half, board_.zones()[*nearest]))
          nearest = i;
      }
      if (!nearest) continue;
      sides[*nearest].moveTo(half.p1());
      sides[*nearest].lineTo(half.p2());
    }
  painter_.setBrush(Qt::NoBrush);
  for (const bool below : {true, false})
    for (std::size_t i = 0; i < sides.size(); ++i) {
      const Seat owner = board_.zones()[i].owner;
      const QColor own = owner < look_.seats.size()
                             ? look_.seats[owner]
                             : QColor(QLatin1String(disc_colours(board_.tone(owner)).body));
      const QColor line = contrast(own, look_.border) < kTellApart ? look_.label : look_.line;
      const QColor colour = below ? line : own;
      painter_.setPen(QPen(colour, width + (below ? 3 : 0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter_.drawPath(sides[i]);
    }
}

/// A zone of somebody's of which every field lies at the edge of the board. Squares have their zones framed.
bool ShapeGround::is_side(const BoardZone& zone) const {
  const bool squares = std::all_of(board_.outlines().begin(), board_.outlines().end(),
                                   [](const BoardPath& outline) { return outline.size() == 4; });
  if (squares || zone.owner == BW_NOBODY) return false;
  const double near = layout_.field_size() * kSameCorner;
  return std::all_of(zone.fields.begin(), zone.fields.end(), [&](std::uint32_t field) {
    const auto own = edges_round(layout_, {field});
    return std::any_of(own.begin(), own.end(),
                       [&](const QLineF& edge) { return is_among(edge, rim_, near); });
  });
}

bool ShapeGround::is_plain() const {
  return !look_.checkered ||
         std::all_of(board_.fields().begin(), board_.fields().end(),
                     [](const BoardField& field) { return field.ground == BW_GROUND_LIGHT; });
}

/// As far round the fields as the margin is wide, without a dent.
void ShapeGround::paint_frame() const {
  const QRectF frame(layout_.frame());
  const double round = std::max(3.0, layout_.field_size() * 0.09);
  const QPolygonF& rim = layout_.rim();
  const QRectF box = rim.boundingRect();
  const bool upright = std::all_of(rim.begin(), rim.end(), [&](const QPointF& corner) {
    return std::min(corner.x() - box.left(), box.right() - corner.x()) < 1 &&
           std::min(corner.y() - box.top(), box.bottom() - corner.y()) < 1;
  });
  painter_.setBrush(look_.border);
  if (upright) {
    painter_.setPen(Qt::NoPen);
    painter_.drawRoundedRect(frame, round, round);
  } else {
    // Each side and corner by itself: a wide pen round the whole bulges where corners are hardly any.
    const double margin = layout_.margin();
    painter_.setPen(Qt::NoPen);
    painter_.drawPolygon(rim);
    for (const QPointF& corner : rim) painter_.drawEllipse(corner, margin, margin);
    painter_.setPen(QPen(look_.border, 2 * margin, Qt::SolidLine, Qt::FlatCap));
    for (qsizetype i = 0; i < rim.size(); ++i) painter_.drawLine(rim[i], rim[(i + 1) % rim.size()]);
  }
}

void ShapeGround::paint_fields() const {
  const bool points = std::any_of(board_.fields().begin(), board_.fields().end(),
                                  [](const BoardField& field) { return !field.outline; });
  if (points) {  // one ground lies below them all
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(look_.light);
    painter_.drawPolygon(layout_.ground());
  }
  for (const bool between : {false, true})
    for (std::uint32_t field = 0; field < board_.fields().size(); ++field)
      if (board_.fields()[field].slot == between && board_.fields()[field].outline) paint_field(field);
  if (is_plain()) paint_edges();
}

void ShapeGround::paint_field(std::uint32_t field) const {
  const BoardField& known = board_.fields()[field];
  QColor colour = look_.checkered ? look_.ground(known.ground) : look_.light;
  if (known.slot) {  // a groove that a move can use
    colour = look_.line;
    colour.setAlphaF(0.2F);
    painter_.setPen(Qt::NoPen);
  } else {
    painter_.setPen(QPen(colour, 1));  // else what lies below shines through between two neighbours
  }
  painter_.setBrush(colour);
  painter_.drawPolygon(layout_.outline(field));
}

/// One colour: hairlines tell the fields apart.
void ShapeGround::paint_edges() const {
  QPainterPath edges;
  edges.setFillRule(Qt::WindingFill);
  for (std::uint32_t field = 0; field < board_.fields().size(); ++field)
    if (board_.fields()[field].outline && !board_.fields()[field].slot) edges.addPath(layout_.area(field));
  QColor hair = look_.line;
  hair.setAlphaF(0.7F);
  painter_.setBrush(Qt::NoBrush);
  painter_.setPen(
      QPen(hair, std::max(1.0, layout_.field_size() * 0.02), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  painter_.drawPath(edges);
}

void ShapeGround::paint_lines() const {
  const double width = std::max(1.0, layout_.field_size() * 0.025);
  painter_.setPen(QPen(look_.line, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.setBrush(Qt::NoBrush);
  for (const BoardPath& line : board_.lines()) {
    QPolygonF points;
    for (const BoardPoint& point : line) points << layout_.at(point);
    painter_.drawPolyline(points);
  }
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(look_.line);
  const double radius = std::max(2.0, layout_.field_size() * 0.08);
  for (const BoardPoint& mark : board_.marks()) painter_.drawEllipse(layout_.at(mark), radius, radius);
}

void ShapeGround::paint_zones() const {
  const double width = std::clamp(layout_.field_size() * 0.06, 2.0, 6.0);
  painter_.setPen(QPen(look_.border, width, Qt::SolidLine, Qt::RoundCap));
  for (std::size_t i = 0; i < sides_.size(); ++i) {
    if (sides_[i]) continue;
    for (const QLineF& edge : edges_round(layout_, board_.zones()[i].fields)) painter_.drawLine(edge);
  }
}

void ShapeGround::paint_coordinates() const {
  const auto labels = board_.labels();
  if (labels.empty()) return paint_names();
  QFont font = painter_.font();
  using Side = BoardLabel::Side;
  const bool free = std::any_of(labels.begin(), labels.end(),
                                [](const BoardLabel& label) { return label.side == Side::kFree; });
  const int least = free ? kLeastName : kLeastLabel;
  font.setPixelSize(std::max(least, static_cast<int>(layout_.field_size() * kLetters)));
  font.setWeight(QFont::Medium);
  painter_.setFont(font);
  painter_.setPen(look_.label);
  const QRectF fields(layout_.fields());
  const double half = layout_.margin() / 2.0;
  for (const BoardLabel& label : labels) {
    if (label.side == Side::kFree && layout_.field_size() < kLeastLabelled)
      continue;  // they would lie on each other
    QPointF middle = layout_.at(label.at);
    if (label.side == Side::kBottom) middle.setY(fields.bottom() + half);
    if (label.side == Side::kLeft) middle.setX(fields.left() - half);
    const QString text = QString::fromStdString(label.text);
    QRectF box(QPointF(0, 0),
               QSizeF(QFontMetricsF(font).horizontalAdvance(text) + 4, font.pixelSize() * 1.5));
    box.moveCenter(middle);
    painter_.drawText(box, Qt::AlignCenter, text);
  }
}

void ShapeGround::paint_names() const {
  QFont font = painter_.font();
  font.setPixelSize(std::max(kLeastName, layout_.field_size() / 6));
  font.setWeight(QFont::Medium);
  painter_.setFont(font);
  const QColor ink(0x2B, 0x1E, 0x12);
  for (std::uint32_t field = 0; field < board_.fields().size(); ++field) {
    const BoardField& known = board_.fields()[field];
    if (known.slot) continue;
    const QColor ground = known.outline && look_.checkered ? look_.ground(known.ground) : look_.light;
    painter_.setPen(contrast(ink, ground) >= 4.5 ? ink : Qt::white);
    const QString name = QString::fromStdString(known.name);
    const QRect place = layout_.place(field);
    if (known.outline) {
      painter_.drawText(place.adjusted(1, 1, -1, -1), Qt::AlignHCenter | Qt::AlignTop, name);
    } else {  // beside where lines cross
      painter_.drawText(QRect(place.center(), place.size()).translated(3, 1), Qt::AlignLeft | Qt::AlignTop,
                        name);
    }
  }
}

}  // namespace boardwright::desktop
