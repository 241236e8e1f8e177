// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the figures say of a board that is no grid of squares.
#pragma once

#include <QPolygonF>
#include <nlohmann/json.hpp>
#include <vector>

namespace boardwright::report {

/// Where a field says which outline it has, null for a bare point; a grid's fields say nothing there.
inline constexpr std::size_t kOutlineAt = 4;

[[nodiscard]] inline bool is_grid(const nlohmann::ordered_json& board) { return !board.contains("outlines"); }

/// About a field's centre, in units, y upwards; none of a grid.
[[nodiscard]] inline std::vector<QPolygonF> outlines_of(const nlohmann::ordered_json& board) {
  std::vector<QPolygonF> outlines;
  if (is_grid(board)) return outlines;
  for (const auto& path : board.at("outlines")) {
    QPolygonF& outline = outlines.emplace_back();
    for (const auto& corner : path)
      outline << QPointF(corner.at(0).get<double>(), corner.at(1).get<double>());
  }
  return outlines;
}

}  // namespace boardwright::report
