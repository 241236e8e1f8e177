// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/board_painting.hpp"

#include <QFont>
#include <QPolygonF>
#include <cmath>

#include "ui/report/board_drawing.hpp"
#include "ui/report/board_shape.hpp"
#include "ui/report/paper.hpp"

namespace boardwright::report {
namespace {

using Json = nlohmann::ordered_json;

constexpr qreal kSquare = 10, kBoardEdge = 1;  // of a field and around the board, in the units of places_of
constexpr std::size_t kIsDark = 3;             // where a field says whether it is

const QColor kLight(0xef, 0xe6, 0xd2), kDark(0xd3, 0xc2, 0xa0), kLine(0x8a, 0x7a, 0x5c),
    kArrow(0xb3, 0x26, 0x1e);

qreal length_of(const Json& board, const char* which) {
  return board.at(which).get<qreal>() * kSquare + 2 * kBoardEdge;
}

/// As pages dress a piece without a picture.
struct PieceColors {
  QColor ground, words;
  bool edged;
};
PieceColors colors_of_piece(const Json& kind) {
  if (kind.at("owner").is_null()) return {QColor(0x8a, 0x8f, 0x96), Qt::white, false};
  if (kind.at("owner").get<int>() == 1) return {QColor(0xf7, 0xf4, 0xec), QColor(0x2b, 0x2d, 0x33), true};
  return {QColor(0x2b, 0x2d, 0x33), Qt::white, false};
}

}  // namespace

BoardPainter::BoardPainter(const Json& board, const Json& kinds) : board_(board), kinds_(kinds) {
  for (const auto& [index, kind] : kinds.items()) {
    if (!kind.contains("art")) continue;
    auto art = std::make_unique<QSvgRenderer>(QByteArray::fromStdString(kind.at("art").get<std::string>()));
    if (art->isValid()) art_[index] = std::move(art);
  }
}

qreal BoardPainter::height_for(qreal width) const {
  return width * length_of(board_, "rows") / length_of(board_, "columns");
}

void BoardPainter::draw(QPainter& painter, const QRectF& area,
                        const std::map<std::size_t, std::size_t>& standing,
                        const std::vector<std::size_t>& arrow) const {
  const auto places = places_of(board_);
  painter.save();
  painter.translate(area.topLeft());
  const qreal scale = area.width() / length_of(board_, "columns");
  painter.scale(scale, scale);
  painter.translate(kBoardEdge, kBoardEdge);
  draw_fields(painter);
  for (const auto& [field, kind] : standing)
    draw_piece(painter, QRectF(places.at(field).x, places.at(field).y, kSquare, kSquare), kind);
  draw_arrow(painter, arrow);
  painter.restore();
}

void BoardPainter::draw_fields(QPainter& painter) const {
  const auto places = places_of(board_);
  const auto outlines = outlines_of(board_);
  if (board_.contains("lines"))
    for (const Json& line : board_.at("lines")) {
      QPolygonF path;
      for (const Json& point : line)
        path << QPointF((point.at(0).get<qreal>() + 0.5) * kSquare,
                        (board_.at("rows").get<qreal>() - point.at(1).get<qreal>() - 0.5) * kSquare);
      painter.setPen(QPen(kLine, 0.5));
      painter.drawPolyline(path);
    }
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Json& field = board_.at("fields").at(i);
    const QRectF square(places[i].x, places[i].y, kSquare, kSquare);
    const QColor ground = field.at(kIsDark).get<bool>() ? kDark : kLight;
    if (field.size() <= kOutlineAt) {
      painter.fillRect(square, ground);
    } else if (field.at(kOutlineAt).is_null()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(kLine);
      painter.drawEllipse(square.center(), 1, 1);
    } else {
      QPolygonF corners;
      for (const QPointF& corner : outlines.at(field.at(kOutlineAt).get<std::size_t>()))
        corners << square.center() + QPointF(corner.x(), -corner.y()) * kSquare;
      painter.setPen(QPen(kLine, 0.25));
      painter.setBrush(ground);
      painter.drawPolygon(corners);
    }
  }
}

void BoardPainter::draw_piece(QPainter& painter, const QRectF& square, std::size_t kind) const {
  const std::string index = std::to_string(kind);
  if (const auto art = art_.find(index); art != art_.end()) return art->second->render(&painter, square);
  const Json& drawn = kinds_.at(index);
  const PieceColors colors = colors_of_piece(drawn);
  painter.setPen(colors.edged ? QPen(QColor(0x6b, 0x5b, 0x44), 0.3) : QPen(Qt::NoPen));
  painter.setBrush(colors.ground);
  painter.drawEllipse(square.center(), kSquare * 0.41, kSquare * 0.41);
  QFont font = paper_font(1);
  font.setPixelSize(static_cast<int>(kSquare * 0.4));
  painter.setFont(font);
  painter.setPen(colors.words);
  painter.drawText(square, Qt::AlignCenter, QString::fromStdString(drawn.at("sign").get<std::string>()));
}

/// From field to field, with a head; where there is one field alone, a ring.
void BoardPainter::draw_arrow(QPainter& painter, const std::vector<std::size_t>& arrow) const {
  if (arrow.empty()) return;
  const auto places = places_of(board_);
  QPolygonF path;
  for (const std::size_t field : arrow)
    path << QPointF(places.at(field).x + kSquare / 2, places.at(field).y + kSquare / 2);
  painter.setOpacity(0.85);
  painter.setPen(QPen(kArrow, 0.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  if (path.size() == 1) {
    painter.drawEllipse(path.front(), 4.4, 4.4);
  } else {
    constexpr qreal kHead = 3.2, kHalf = 0.45;
    const QPointF end = path.back(), from = path[path.size() - 2];
    const qreal angle = std::atan2(end.y() - from.y(), end.x() - from.x());
    const auto corner = [&](qreal turned) {
      return end - kHead * QPointF(std::cos(angle + turned), std::sin(angle + turned));
    };
    painter.drawPolyline(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kArrow);
    painter.drawPolygon(QPolygonF{end, corner(kHalf), corner(-kHalf)});
  }
  painter.setOpacity(1);
}

}  // namespace boardwright::report
