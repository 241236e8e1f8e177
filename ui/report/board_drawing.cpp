// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/board_drawing.hpp"

#include <QByteArray>
#include <cmath>

#include "ui/report/board_shape.hpp"
#include "ui/report/html.hpp"

namespace boardwright::report {

using Json = nlohmann::ordered_json;

namespace {

/// A field's side in the boards' units; the script knows it too.
constexpr int kFieldSide = 10;

/// A piece without a picture: its sign on its owner's colour.
std::string drawn_piece(const Json& kind) {
  const std::string owner = kind.at("owner").is_null() ? "none" : std::to_string(kind.at("owner").get<int>());
  return "<circle cx=\"50\" cy=\"50\" r=\"41\" class=\"piece owner" + owner + "\"/><text x=\"50\" y=\"64\" " +
         "text-anchor=\"middle\" font-size=\"40\" class=\"owner" + owner + "\">" +
         escaped(kind.at("sign").get<std::string>()) + "</text>";
}

std::string art_piece(const std::string& art) {
  // As a picture of its own: its gradients' names must not meet those of others.
  return "<image width=\"100\" height=\"100\" href=\"data:image/svg+xml;base64," +
         QByteArray::fromStdString(art).toBase64().toStdString() + "\"/>";
}

constexpr std::size_t kDarkAt = 3;  // where a field says whether it is

double on_paper(double units) { return std::round(units * kFieldSide * 100) / 100; }

FieldPlace place_of(const Json& board, const Json& column, const Json& row) {
  return {on_paper(column.get<double>()), on_paper(board.at("rows").get<double>() - 1 - row.get<double>())};
}

std::string number(double value) { return QByteArray::number(value, 'g', 6).toStdString(); }

std::string at_place(const FieldPlace& place) {
  const std::string side = std::to_string(kFieldSide);
  return " x=\"" + number(place.x) + "\" y=\"" + number(place.y) + "\" width=\"" + side + "\" height=\"" +
         side + "\"";
}

/// Points of a path in the picture's units.
std::string corners(const std::vector<FieldPlace>& path) {
  std::string text;
  for (const FieldPlace& corner : path)
    text += (text.empty() ? "" : " ") + number(corner.x) + "," + number(corner.y);
  return text;
}

/// `outlines`: the board's, none of a grid.
std::string field_svg(const Json& field, const std::vector<QPolygonF>& outlines, const FieldPlace& place) {
  const std::string shade =
      " class=\"" + std::string(field.at(kDarkAt).get<bool>() ? "dark" : "light") + "\"/>";
  if (field.size() <= kOutlineAt) return "<rect" + at_place(place) + shade;
  const double x = place.x + kFieldSide / 2.0, y = place.y + kFieldSide / 2.0;
  if (field.at(kOutlineAt).is_null())
    return "<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"1\" class=\"point\"/>";
  std::vector<FieldPlace> outline;
  for (const QPointF& corner : outlines.at(field.at(kOutlineAt).get<std::size_t>()))
    outline.push_back({x + on_paper(corner.x()), y - on_paper(corner.y())});
  return "<polygon points=\"" + corners(outline) + "\"" + shade;
}

std::string lines_svg(const Json& board) {
  std::string svg;
  if (!board.contains("lines")) return svg;
  for (const Json& line : board.at("lines")) {
    std::vector<FieldPlace> path;
    for (const Json& point : line) {
      const FieldPlace place = place_of(board, point.at(0), point.at(1));
      path.push_back({place.x + kFieldSide / 2.0, place.y + kFieldSide / 2.0});
    }
    svg += "<polyline points=\"" + corners(path) + "\" class=\"line\"/>";
  }
  return svg;
}

FieldPlace centre_of(const FieldPlace& place) {
  return {place.x + kFieldSide / 2.0, place.y + kFieldSide / 2.0};
}

/// From field to field, with a head; where there is one field alone, a ring.
std::string arrow_svg(const std::vector<FieldPlace>& places, const std::vector<std::size_t>& arrow) {
  if (arrow.empty()) return {};
  const FieldPlace end = centre_of(places.at(arrow.back()));
  if (arrow.size() == 1)
    return "<circle cx=\"" + number(end.x) + "\" cy=\"" + number(end.y) + "\" r=\"4.4\" class=\"arrow\"/>";
  std::vector<FieldPlace> path;
  for (const std::size_t field : arrow) path.push_back(centre_of(places.at(field)));
  const FieldPlace from = path[path.size() - 2];
  const double angle = std::atan2(end.y - from.y, end.x - from.x);
  constexpr double kHead = 3.2, kHalf = 0.45;
  const auto corner = [&](double turned) {
    return FieldPlace{end.x - kHead * std::cos(angle + turned), end.y - kHead * std::sin(angle + turned)};
  };
  return "<polyline points=\"" + corners(path) + "\" class=\"arrow\"/><polygon points=\"" +
         corners({end, corner(kHalf), corner(-kHalf)}) + "\" class=\"arrow-head\"/>";
}

}  // namespace

std::string symbol_id(std::size_t set, const std::string& kind) {
  return "k" + std::to_string(set) + "-" + kind;
}

std::vector<FieldPlace> places_of(const Json& board) {
  std::vector<FieldPlace> places;
  for (const Json& field : board.at("fields")) places.push_back(place_of(board, field.at(1), field.at(2)));
  return places;
}

std::string board_symbols(const Json& sets) {
  std::string symbols;
  for (std::size_t set = 0; set < sets.size(); ++set)
    for (const auto& [index, kind] : sets.at(set).at("kinds").items())
      symbols += "<symbol id=\"" + symbol_id(set, escaped(index)) + "\" viewBox=\"0 0 100 100\">" +
                 (kind.contains("art") ? art_piece(kind.at("art").get<std::string>()) : drawn_piece(kind)) +
                 "</symbol>";
  return symbols.empty() ? "" : "<svg class=\"symbols\" aria-hidden=\"true\">" + symbols + "</svg>\n";
}

std::string board_svg(const Json& board, const std::map<std::size_t, std::size_t>& standing, std::size_t set,
                      const std::string& label, const std::vector<std::size_t>& arrow) {
  const auto places = places_of(board);
  std::string fields = lines_svg(board), pieces;
  const std::vector<QPolygonF> outlines = outlines_of(board);
  for (std::size_t i = 0; i < places.size(); ++i)
    fields += field_svg(board.at("fields").at(i), outlines, places[i]);
  for (const auto& [field, kind] : standing)
    pieces +=
        "<use" + at_place(places.at(field)) + " href=\"#" + symbol_id(set, std::to_string(kind)) + "\"/>";
  constexpr int kEdge = 1;
  const auto size = [&](const char* along) {
    return number(on_paper(board.at(along).get<double>()) + 2 * kEdge);
  };
  return "<svg viewBox=\"-1 -1 " + size("columns") + " " + size("rows") + "\" role=\"img\"" +
         attribute("aria-label", label) + ">" + fields + "<g class=\"pieces\">" + pieces + "</g>" +
         arrow_svg(places, arrow) + "</svg>";
}

}  // namespace boardwright::report
