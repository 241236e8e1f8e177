// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/board_figures.hpp"

#include "framework/board/geometry.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::ordered_json;

/// Of a board that is no grid: its size in units, and each field with its column and row as if squares of one unit lay
/// about the centres, counted from the lower left, and with its outline about the centre (y upwards) or null. Lines are
/// in the fields' columns and rows.
Json shape_json(const bw_shape& shape) {
  const BoardGeometry board(shape);
  const BoardExtent extent = board.extent();
  constexpr double kUnit = BW_UNIT;
  const auto place = [&](const BoardPoint& point) {
    return std::pair{(point.x - extent.left) / kUnit - 0.5, (point.y - extent.bottom) / kUnit - 0.5};
  };
  Json outlines = Json::array(), fields = Json::array(), lines = Json::array();
  for (const BoardPath& path : board.outlines()) {
    Json corners = Json::array();
    for (const BoardPoint& corner : path) corners.push_back({corner.x / kUnit, corner.y / kUnit});
    outlines.push_back(std::move(corners));
  }
  for (const BoardField& field : board.fields()) {
    const auto [column, row] = place(field.centre);
    fields.push_back({field.name, column, row, field.dark(), field.outline ? Json(*field.outline) : Json()});
  }
  for (const BoardPath& path : board.lines()) {
    Json& line = lines.emplace_back(Json::array());
    for (const BoardPoint& point : path) line.push_back(place(point));
  }
  return {{"columns", (extent.right - extent.left) / kUnit},
          {"rows", (extent.top - extent.bottom) / kUnit},
          {"outlines", std::move(outlines)},
          {"lines", std::move(lines)},
          {"fields", std::move(fields)}};
}

}  // namespace

Json board_figures(const Rules& rules) {
  const bw_shape* board = rules.geometry();
  if (board == nullptr) return nullptr;
  if (board->columns == 0) return shape_json(*board);
  Json fields = Json::array();
  for (std::uint32_t i = 0; i < board->field_count; ++i)
    fields.push_back({board->fields[i].name, board->fields[i].centre.x / BW_UNIT,
                      board->fields[i].centre.y / BW_UNIT, board->fields[i].ground == BW_GROUND_DARK});
  return {{"columns", board->columns}, {"rows", board->rows}, {"fields", std::move(fields)}};
}

Json standing_figures(const Picture& picture, const Rules& rules, std::set<std::uint32_t>& kinds) {
  Json standing = Json::array();
  if (rules.geometry() == nullptr) return standing;
  for (std::uint32_t field = 0; field < rules.geometry()->field_count; ++field)
    if (const PictureItem* item = picture.at(field)) {
      standing.push_back({field, item->kind});
      kinds.insert(item->kind);
    }
  return standing;
}

}  // namespace boardwright
