// SPDX-License-Identifier: MIT
//
// The boards that Shape knows by name, and how they are put together.
#pragma once

#include <boardwright/sdk/shape.hpp>

namespace boardwright::sdk {

template <class Inside>
Shape Shape::grid(std::uint32_t columns, std::uint32_t rows, const Inside& inside) {
  Shape shape;
  const std::uint32_t outline =
      shape.outline({{-kHalf, -kHalf}, {kHalf, -kHalf}, {kHalf, kHalf}, {-kHalf, kHalf}});
  std::vector<Cell> cells;
  for (std::uint32_t row = 0; row < rows; ++row)
    for (std::uint32_t column = 0; column < columns; ++column) {
      if (!inside(column, row)) continue;
      cells.push_back({static_cast<int>(column), static_cast<int>(row)});
      shape.field(field_name(column, row), {cells.back().column * BW_UNIT, cells.back().row * BW_UNIT},
                  outline, (column + row) % 2 == 0 ? BW_GROUND_DARK : BW_GROUND_LIGHT);
    }
  shape.data_->table.columns = columns;
  shape.data_->table.rows = rows;
  shape.join(cells, kEightWays, kFourWays);
  return shape;
}

template <class Inside>
Shape Shape::hexes(int low, int high, const Inside& inside) {
  Shape shape;
  const std::uint32_t outline = shape.outline(kHexagon);
  std::vector<Cell> cells;
  for (int row = low; row <= high; ++row)
    for (int column = low - row; column <= high - row; ++column) {
      if (!inside(column, row)) continue;
      cells.push_back({column, row});
      const auto tone = static_cast<std::uint32_t>(((column - row) % 3 + 3) % 3);
      shape.field(static_cast<char>('a' + row - low) + std::to_string(column + row - low + 1),
                  hex_centre(cells.back()), outline, tone);
    }
  shape.join(cells, kHexWays, kHexWays);
  // Each diagonal's number stands below its lowest field: at the lower right of it.
  for (std::uint32_t field = 0; field < shape.field_count(); ++field) {
    if (shape.next(field, kSouthEast)) continue;
    const bw_point at = shape.data_->fields[field].centre;
    shape.label(std::to_string(cells[field].column + cells[field].row - low + 1),
                {at.x + kHalf, at.y - kHexRow});
  }
  return shape;
}

inline void Shape::letter_rows() {
  for (std::uint32_t field = 0; field < field_count(); ++field) {
    const bw_spot& first = data_->fields[field];
    if (!next(field, kWest))
      label(std::string_view(first.name).substr(0, 1), {first.centre.x - 3 * BW_UNIT / 4, first.centre.y});
  }
}

inline Shape Shape::hex_rhombus(std::uint32_t columns, std::uint32_t rows) {
  Shape shape;
  const std::uint32_t outline = shape.outline(kHexagon);
  std::vector<Cell> cells;
  for (int row = 0; row < static_cast<int>(rows); ++row)
    for (int column = 0; column < static_cast<int>(columns); ++column) {
      cells.push_back({column + row, -row});
      const auto tone = static_cast<std::uint32_t>((column + 2 * row) % 3);
      shape.field(field_name(static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row)),
                  hex_centre(cells.back()), outline, tone);
    }
  for (int column = 0; column < static_cast<int>(columns); ++column) {
    const std::string letter(1, static_cast<char>('a' + column));
    shape.label(letter, {column * BW_UNIT - kHalf, kHexRow});
  }
  for (int row = 0; row < static_cast<int>(rows); ++row)
    shape.label(std::to_string(row + 1), {row * kHalf - 3 * BW_UNIT / 4, -row * kHexRow});
  shape.join(cells, kHexWays, kHexWays);
  return shape;
}

inline Shape Shape::hex_hexagon(std::uint32_t side) {
  const int last = static_cast<int>(side) - 1;
  Shape shape = hexes(-last, last, [last](int column, int row) {
    return std::abs(column) <= last && std::abs(row) <= last && std::abs(column + row) <= last;
  });
  shape.letter_rows();
  return shape;
}

inline Shape Shape::hex_star(std::uint32_t side) {
  const int most = static_cast<int>(side);
  Shape shape = hexes(-2 * most, 2 * most, [most](int column, int row) {
    const auto [least, greatest] = std::minmax({column, row, -column - row});
    return least >= -most || greatest <= most;  // two triangles, laid over each other
  });
  shape.letter_rows();
  return shape;
}

inline Shape Shape::points(std::uint32_t columns, std::uint32_t rows) {
  Shape shape;
  std::vector<Cell> cells;
  const auto at = [](std::uint32_t column, std::uint32_t row) {
    return bw_point{static_cast<std::int32_t>(column) * BW_UNIT, static_cast<std::int32_t>(row) * BW_UNIT};
  };
  for (std::uint32_t row = 0; row < rows; ++row)
    for (std::uint32_t column = 0; column < columns; ++column) {
      cells.push_back({static_cast<int>(column), static_cast<int>(row)});
      shape.field(field_name(column, row), at(column, row));
    }
  for (std::uint32_t row = 0; row < rows && columns > 1; ++row)
    shape.line({at(0, row), at(columns - 1, row)});
  for (std::uint32_t column = 0; column < columns && rows > 1; ++column)
    shape.line({at(column, 0), at(column, rows - 1)});
  for (std::uint32_t column = 0; column < columns; ++column)
    shape.label(std::string(1, static_cast<char>('a' + column)), {at(column, 0).x, -kHalf}, BW_SIDE_BOTTOM);
  for (std::uint32_t row = 0; row < rows; ++row)
    shape.label(std::to_string(row + 1), {-kHalf, at(0, row).y}, BW_SIDE_LEFT);
  shape.join(cells, kEightWays, kFourWays);
  return shape;
}

inline Shape Shape::morris() {
  Shape shape;
  std::vector<Cell> cells;
  for (int row = 0; row < 7; ++row)
    for (int column = 0; column < 7; ++column) {
      const int across = std::abs(column - 3), up = std::abs(row - 3);
      const bool on_line = across == 0 || up == 0 || across == up;
      if (!on_line || (across == 0 && up == 0)) continue;
      cells.push_back({column, row});
      shape.field(field_name(static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row)),
                  {column * BW_UNIT, row * BW_UNIT});
    }
  shape.next_.assign(4, std::vector<std::uint32_t>(cells.size(), kNone));
  const auto join_along = [&](std::uint32_t one, std::uint32_t other, std::size_t way) {
    shape.next_[way][one] = other;
    shape.next_[way + 2][other] = one;
    shape.line({shape.data_->fields[one].centre, shape.data_->fields[other].centre});
  };
  // The nearest point to the right and upwards, but for the two sides of the empty middle.
  for (std::uint32_t one = 0; one < cells.size(); ++one) {
    std::optional<std::uint32_t> right, above;
    for (std::uint32_t other = 0; other < cells.size(); ++other) {
      if (cells[other].row == cells[one].row && cells[other].column > cells[one].column && !right)
        right = other;
      if (cells[other].column == cells[one].column && cells[other].row > cells[one].row && !above)
        above = other;
    }
    if (right && !(cells[one].row == 3 && cells[one].column == 2)) join_along(one, *right, 0);
    if (above && !(cells[one].column == 3 && cells[one].row == 2)) join_along(one, *above, 1);
  }
  shape.joined_ = {0, 1, 2, 3};
  for (int i = 0; i < 7; ++i) {
    shape.label(std::string(1, static_cast<char>('a' + i)), {i * BW_UNIT, -kHalf}, BW_SIDE_BOTTOM);
    shape.label(std::to_string(i + 1), {-kHalf, i * BW_UNIT}, BW_SIDE_LEFT);
  }
  return shape;
}

inline Shape Shape::hex_triangle(std::uint32_t side) {
  const int last = static_cast<int>(side) - 1;
  Shape shape = hexes(0, last, [last](int column, int row) { return column >= 0 && column + row <= last; });
  shape.letter_rows();
  return shape;
}

inline Shape Shape::graph(std::initializer_list<std::pair<std::string_view, bw_point>> points,
                          std::initializer_list<std::pair<std::uint32_t, std::uint32_t>> lines) {
  Shape shape;
  for (const auto& [name, centre] : points) shape.field(name, centre);
  for (const auto& [one, other] : lines) shape.meet(one, other);
  return shape;
}

}  // namespace boardwright::sdk
