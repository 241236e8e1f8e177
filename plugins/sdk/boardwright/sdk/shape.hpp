// SPDX-License-Identifier: MIT
//
// How a game declares a board of any shape: hexagons, points and lines, or outlines of its own; and how its rules go
// from field to field there. Boards of squares are board.hpp's.
#pragma once

#include <boardwright/abi/board_2.h>

#include <algorithm>
#include <boardwright/sdk/board.hpp>
#include <compare>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <optional>
#include <utility>

namespace boardwright::sdk {

/// Collects what the contract's shape points to. Movable; what `get` returns stays where it is.
class Shape {
 public:
  /// Squares in columns and rows, a1 at the lower left and dark: as Geometry::grid, for boards that need what only a shape
  /// has, such as stacks. Directions: 0 east, then every 45 degrees against the clock; neighbours are those beside,
  /// above and below. `inside(column, row)`: whether there is a field; the others have no number.
  template <class Inside>
  [[nodiscard]] static Shape grid(std::uint32_t columns, std::uint32_t rows, const Inside& inside);
  [[nodiscard]] static Shape grid(std::uint32_t columns, std::uint32_t rows) {
    return grid(columns, rows, [](std::uint32_t, std::uint32_t) { return true; });
  }
  /// Hexagons in rows, each row half a field further to the right than the one above it: a1 at the upper left, columns
  /// by letters, rows counted downwards, as Hex is played. Field index = row * columns + column.
  /// Directions: 0 east, then every 60 degrees against the clock.
  [[nodiscard]] static Shape hex_rhombus(std::uint32_t columns, std::uint32_t rows);
  /// A hexagon of hexagons with `side` fields on each side: rows by letters from below, the diagonals that rise to the
  /// left by numbers, as Abalone is played. Fields row by row from below, each from the left.
  /// Directions: 0 east, then every 60 degrees against the clock.
  [[nodiscard]] static Shape hex_hexagon(std::uint32_t side);
  /// A triangle of hexagons that stands on its side, as Y is played on: `side` fields in row a, one in the last row.
  /// Names, fields and directions as on a hexagon of hexagons.
  [[nodiscard]] static Shape hex_triangle(std::uint32_t side);
  /// A star with six points, each a triangle with `side` fields on a side, as Stern-Halma is played on: 121 fields for
  /// 4. Names, fields and directions as on a hexagon of hexagons.
  [[nodiscard]] static Shape hex_star(std::uint32_t side);
  /// The crossings of a grid of lines, as Go is played on: a1 at the lower left. Field index = row * columns + column.
  /// Directions: 0 east, then every 45 degrees against the clock; neighbours are those along the lines.
  [[nodiscard]] static Shape points(std::uint32_t columns, std::uint32_t rows);
  /// The 24 points of Nine Men's Morris: three squares in each other, joined in the middles of their sides. Named as on
  /// a grid of seven by seven, a1 at the lower left, row by row from below.
  /// Directions: 0 east, 1 north, 2 west, 3 south, along the lines; a ray and its opposite make a line of three.
  [[nodiscard]] static Shape morris();
  /// Points anywhere, and the lines that join them, by their indices. Neighbours are those that a line joins, and there
  /// are no directions.
  [[nodiscard]] static Shape graph(std::initializer_list<std::pair<std::string_view, bw_point>> points,
                                   std::initializer_list<std::pair<std::uint32_t, std::uint32_t>> lines);

  /// A board without fields yet, for outlines and lines of its own. It has no directions.
  Shape() : data_(std::make_unique<Data>()) { data_->table.struct_size = sizeof(bw_shape); }

  /// Corners counted from the centre of whichever fields have it; returns its index.
  std::uint32_t outline(std::vector<bw_point> corners) {
    data_->outlines.push_back(path(std::move(corners)));
    return static_cast<std::uint32_t>(data_->outlines.size() - 1);
  }
  Shape& field(std::string_view name, bw_point centre, std::uint32_t outline = BW_BARE_POINT,
               std::uint32_t ground = BW_GROUND_LIGHT, std::uint32_t flags = 0, std::uint32_t holds = 1) {
    data_->fields.push_back({keep(name), centre, outline, ground, flags, holds});
    return *this;
  }
  /// All fields hold so many pieces, drawn as a stack or, with BW_SPOT_BESIDE, side by side.
  Shape& holds(std::uint32_t pieces, std::uint32_t flags = 0) {
    for (bw_spot& field : data_->fields) {
      field.holds = pieces;
      field.flags |= flags;
    }
    return *this;
  }
  Shape& rename(std::uint32_t field, std::string_view name) {
    data_->fields[field].name = keep(name);
    return *this;
  }
  Shape& ground(std::uint32_t field, std::uint32_t tone) {
    data_->fields[field].ground = tone;
    return *this;
  }
  Shape& line(std::vector<bw_point> points) {
    data_->lines.push_back(path(std::move(points)));
    return *this;
  }
  /// A line from field to field, which are neighbours then. For boards without directions.
  Shape& meet(std::uint32_t one, std::uint32_t other) {
    met_.resize(data_->fields.size());
    met_[one].push_back(other);
    met_[other].push_back(one);
    return line({data_->fields[one].centre, data_->fields[other].centre});
  }
  Shape& mark(std::uint32_t field) {
    data_->marks.push_back(data_->fields[field].centre);
    return *this;
  }
  Shape& label(std::string_view text, bw_point at, std::uint32_t side = BW_SIDE_FREE) {
    data_->labels.push_back({keep(text), at, side});
    return *this;
  }
  /// By how many degrees each seat's board is turned with the clock, one for each seat.
  Shape& turns(std::vector<std::int32_t> degrees) {
    data_->turns = std::move(degrees);
    return *this;
  }
  Shape& zone(std::string_view id, Seat owner, std::vector<std::uint32_t> fields) {
    const auto& kept = data_->zone_fields.emplace_back(std::move(fields));
    data_->zones.push_back({keep(id), owner, static_cast<std::uint32_t>(kept.size()), kept.data()});
    return *this;
  }
  Shape& tray(std::string_view id, Seat owner) {
    data_->trays.push_back({keep(id), owner});
    return *this;
  }
  Shape& kind(std::string_view id, Seat owner, std::string_view sign) {
    data_->kinds.push_back({keep(id), owner, keep(sign)});
    return *this;
  }
  /// How many items a picture and how many places a move may have at most. Default: as many as all fields hold; 2.
  Shape& limits(std::uint32_t max_items, std::uint32_t max_clicks) {
    data_->table.max_items = max_items;
    data_->table.max_clicks = max_clicks;
    return *this;
  }

  [[nodiscard]] std::uint32_t field_count() const noexcept {
    return static_cast<std::uint32_t>(data_->fields.size());
  }
  [[nodiscard]] std::string_view name(std::uint32_t field) const { return data_->fields[field].name; }
  [[nodiscard]] std::optional<std::uint32_t> field(std::string_view name) const {
    for (std::uint32_t i = 0; i < field_count(); ++i)
      if (name == data_->fields[i].name) return i;
    return std::nullopt;
  }

  [[nodiscard]] std::uint32_t directions() const noexcept { return static_cast<std::uint32_t>(next_.size()); }
  [[nodiscard]] std::uint32_t opposite(std::uint32_t direction) const noexcept {
    return (direction + directions() / 2) % directions();
  }
  /// Nothing over the edge.
  [[nodiscard]] std::optional<std::uint32_t> next(std::uint32_t field, std::uint32_t direction) const {
    const std::uint32_t found = next_[direction][field];
    return found == kNone ? std::nullopt : std::optional(found);
  }
  /// The fields beside a field, in the order of the directions, else of the lines that join them.
  [[nodiscard]] std::vector<std::uint32_t> neighbours(std::uint32_t field) const {
    std::vector<std::uint32_t> found;
    if (field < met_.size()) found = met_[field];
    for (const std::uint32_t direction : joined_)
      if (const auto beside = next(field, direction)) found.push_back(*beside);
    return found;
  }
  /// The fields from a field on, itself left out, up to the edge.
  [[nodiscard]] std::vector<std::uint32_t> ray(std::uint32_t field, std::uint32_t direction) const {
    std::vector<std::uint32_t> fields;
    for (auto at = next(field, direction); at; at = next(*at, direction)) fields.push_back(*at);
    return fields;
  }

  /// The whole line through a field, itself in its place, from the end that lies against the direction on.
  [[nodiscard]] std::vector<std::uint32_t> line(std::uint32_t field, std::uint32_t direction) const {
    std::vector<std::uint32_t> fields = ray(field, opposite(direction));
    std::reverse(fields.begin(), fields.end());
    fields.push_back(field);
    for (const std::uint32_t ahead : ray(field, direction)) fields.push_back(ahead);
    return fields;
  }
  /// The fields for which `belongs(field)` holds and that hang together with this one, which is the first.
  template <class Belongs>
  [[nodiscard]] std::vector<std::uint32_t> group(std::uint32_t field, const Belongs& belongs) const {
    std::vector<std::uint32_t> fields;
    std::vector<bool> seen(field_count());
    const auto visit = [&](std::uint32_t one) {
      if (seen[one] || !belongs(one)) return;
      seen[one] = true;
      fields.push_back(one);
    };
    visit(field);
    for (std::size_t i = 0; i < fields.size(); ++i)
      for (const std::uint32_t beside : neighbours(fields[i])) visit(beside);
    return fields;
  }

  [[nodiscard]] const bw_shape* get() const noexcept {
    bw_shape& table = data_->table;
    const auto list = [](auto& count, auto& first, const auto& all) {
      count = static_cast<std::uint32_t>(all.size());
      first = all.data();
    };
    list(table.field_count, table.fields, data_->fields);
    list(table.outline_count, table.outlines, data_->outlines);
    list(table.line_count, table.lines, data_->lines);
    list(table.mark_count, table.marks, data_->marks);
    list(table.label_count, table.labels, data_->labels);
    list(table.zone_count, table.zones, data_->zones);
    list(table.tray_count, table.trays, data_->trays);
    list(table.kind_count, table.kinds, data_->kinds);
    table.turns = data_->turns.empty() ? nullptr : data_->turns.data();
    if (table.max_items == 0)
      for (const bw_spot& field : data_->fields) table.max_items += field.holds;
    if (table.max_clicks == 0) table.max_clicks = 2;
    return &table;
  }

 private:
  struct Data {
    bw_shape table{};
    std::vector<bw_spot> fields;
    std::vector<bw_path> outlines, lines;
    std::vector<bw_point> marks;
    std::vector<bw_label> labels;
    std::vector<std::int32_t> turns;
    std::vector<bw_zone> zones;
    std::vector<bw_tray> trays;
    std::vector<bw_kind> kinds;
    std::deque<std::vector<bw_point>> points;  // deques: elements never move
    std::deque<std::vector<std::uint32_t>> zone_fields;
    std::deque<std::string> names;
  };
  /// Where a field lies among the others: on hexagons a row lies half a column to the right of the one below it.
  struct Cell {
    int column, row;
    friend auto operator<=>(const Cell&, const Cell&) = default;
  };

  static constexpr std::uint32_t kNone = 0xFFFFFFFFU;
  static constexpr std::int32_t kHalf = BW_UNIT / 2;
  static constexpr std::int32_t kHexRow = 866;  // the height of a triangle with sides of one unit
  // A hexagon on its corner, whose neighbours are one unit away.
  static constexpr std::initializer_list<bw_point> kHexagon = {{0, 577},  {-kHalf, 289}, {-kHalf, -289},
                                                               {0, -577}, {kHalf, -289}, {kHalf, 289}};
  static constexpr std::initializer_list<Cell> kHexWays = {{1, 0},  {0, 1},  {-1, 1},
                                                           {-1, 0}, {0, -1}, {1, -1}};
  static constexpr std::initializer_list<Cell> kEightWays = {{1, 0},  {1, 1},   {0, 1},  {-1, 1},
                                                             {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
  static constexpr std::initializer_list<Cell> kFourWays = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

  static constexpr std::uint32_t kWest = 3, kSouthEast = 5;  // on hexagons

  /// The hexagons that are inside, in rows from `low` to `high`: without the rows' letters.
  template <class Inside>
  static Shape hexes(int low, int high, const Inside& inside);
  /// Each row's letter, left of its first field.
  void letter_rows();

  static bw_point hex_centre(const Cell& cell) {
    return {cell.column * BW_UNIT + cell.row * kHalf, cell.row * kHexRow};
  }

  /// `joined`: those of the ways by which two fields lie side by side.
  void join(const std::vector<Cell>& cells, std::initializer_list<Cell> ways,
            std::initializer_list<Cell> joined) {
    std::map<Cell, std::uint32_t> places;
    for (std::uint32_t one = 0; one < cells.size(); ++one) places.emplace(cells[one], one);
    for (const Cell& way : ways) {
      for (const Cell& beside : joined)
        if (beside == way) joined_.push_back(directions());
      auto& next = next_.emplace_back(cells.size(), kNone);
      for (std::uint32_t one = 0; one < cells.size(); ++one) {
        const auto there = places.find({cells[one].column + way.column, cells[one].row + way.row});
        if (there != places.end()) next[one] = there->second;
      }
    }
  }

  bw_path path(std::vector<bw_point> points) {
    const auto& kept = data_->points.emplace_back(std::move(points));
    return {static_cast<std::uint32_t>(kept.size()), kept.data()};
  }
  const char* keep(std::string_view text) { return data_->names.emplace_back(text).c_str(); }

  std::unique_ptr<Data> data_;
  std::vector<std::vector<std::uint32_t>> next_;  // by direction and field
  std::vector<std::uint32_t> joined_;             // directions
  std::vector<std::vector<std::uint32_t>> met_;   // by field, without directions
};

}  // namespace boardwright::sdk

#include <boardwright/sdk/shape_makers.hpp>
