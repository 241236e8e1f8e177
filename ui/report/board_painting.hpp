// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards of the figures' JSON (framework/statistics/board_figures.hpp) on paper. All throw nlohmann's exceptions, and
// std::out_of_range for a field that the board doesn't have.
#pragma once

#include <QPainter>
#include <QSvgRenderer>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace boardwright::report {

class BoardPainter {
 public:
  /// As they stand in a rule set of the figures.
  BoardPainter(const nlohmann::ordered_json& board, const nlohmann::ordered_json& kinds);

  /// What a picture of this width has in height.
  [[nodiscard]] qreal height_for(qreal width) const;
  /// With these kinds standing on these fields, and an arrow along fields where there are any; as wide as `area`.
  void draw(QPainter& painter, const QRectF& area, const std::map<std::size_t, std::size_t>& standing,
            const std::vector<std::size_t>& arrow) const;

 private:
  void draw_fields(QPainter& painter) const;
  void draw_piece(QPainter& painter, const QRectF& square, std::size_t kind) const;
  void draw_arrow(QPainter& painter, const std::vector<std::size_t>& arrow) const;

  const nlohmann::ordered_json& board_;
  const nlohmann::ordered_json& kinds_;
  std::map<std::string, std::unique_ptr<QSvgRenderer>> art_;  // by the kind's index, as kinds_ writes it
};

}  // namespace boardwright::report
