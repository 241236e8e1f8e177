// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a declared shape is: the contract's board, and its fields and steps in the numbers of scripts.
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <span>

#include "plugins/script/board.hpp"

namespace boardwright::script {
namespace {

/// A way and the SDK's number for it.
struct Way {
  const char* name;
  std::uint32_t direction;
};
constexpr std::array<Way, 8> kEightWays{
    {{"n", 2}, {"ne", 1}, {"e", 0}, {"se", 7}, {"s", 6}, {"sw", 5}, {"w", 4}, {"nw", 3}}};
constexpr std::array<Way, 6> kSixWays{{{"ne", 1}, {"e", 0}, {"se", 5}, {"sw", 4}, {"w", 3}, {"nw", 2}}};
constexpr std::array<Way, 4> kFourWays{{{"n", 1}, {"e", 0}, {"s", 3}, {"w", 2}}};

std::span<const Way> ways_of(DeclaredShape shape) {
  switch (shape) {
    case DeclaredShape::kSquares:
    case DeclaredShape::kPoints: return kEightWays;
    case DeclaredShape::kMorris: return kFourWays;
    case DeclaredShape::kGraph: return {};
    case DeclaredShape::kRhombus:
    case DeclaredShape::kHexagon:
    case DeclaredShape::kTriangle:
    case DeclaredShape::kStar: break;
  }
  return kSixWays;
}

sdk::Shape graph_of(const DeclaredGraph& graph) {
  sdk::Shape shape;
  for (const auto& corners : graph.outlines) shape.outline(corners);
  for (const auto& field : graph.fields) shape.field(field.name, field.centre, field.outline, field.tone);
  for (const auto& line : graph.lines)
    for (std::size_t i = 1; i < line.size(); ++i) shape.meet(line[i - 1], line[i]);
  for (const auto& label : graph.labels) shape.label(label.text, label.at);
  return shape;
}

/// Before the fields are laid out all of them are there.
sdk::Shape squares_of(const Declaration& declared) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> there;
  for (const auto& field : declared.fields)
    there.emplace(static_cast<std::uint32_t>(field.column), static_cast<std::uint32_t>(field.row));
  return sdk::Shape::grid(declared.columns, declared.rows, [&](std::uint32_t column, std::uint32_t row) {
    return there.empty() || there.contains({column, row});
  });
}

/// Where a field lies among all of them, from 0: by the letter and the number of its name, which of hexagons with
/// lettered rows is the row.
void place_by_name(const Declaration& declared, DeclaredField& field) {
  const std::int32_t letter = field.name.front() - 'a', number = std::stoi(field.name.substr(1)) - 1;
  const bool lettered_rows = declared.shape == DeclaredShape::kHexagon ||
                             declared.shape == DeclaredShape::kTriangle ||
                             declared.shape == DeclaredShape::kStar;
  field.column = lettered_rows ? number : letter;
  field.row = lettered_rows ? letter : number;
}

/// A graph's columns and rows are those places from left to right, and from below, where any field lies.
void place_by_centre(const DeclaredGraph& graph, std::size_t index, DeclaredField& field) {
  std::set<std::int32_t> left, below;
  for (const auto& other : graph.fields) {
    if (other.centre.x < graph.fields[index].centre.x) left.insert(other.centre.x);
    if (other.centre.y < graph.fields[index].centre.y) below.insert(other.centre.y);
  }
  field.column = static_cast<std::int32_t>(left.size());
  field.row = static_cast<std::int32_t>(below.size());
}

/// The neighbours of each field, filled up with zeros to equal many.
void step_along_lines(const sdk::Shape& shape, DeclaredSteps& steps) {
  for (std::uint32_t field = 0; field < shape.field_count(); ++field)
    steps.columns = std::max(steps.columns, shape.neighbours(field).size());
  for (std::uint32_t field = 0; field < shape.field_count(); ++field) {
    const auto near = shape.neighbours(field);
    for (std::size_t i = 0; i < steps.columns; ++i)
      steps.next.push_back(static_cast<std::uint16_t>(i < near.size() ? near[i] + 1 : 0));
  }
}

}  // namespace

sdk::Shape shape_of(const Declaration& declared) {
  switch (declared.shape) {
    case DeclaredShape::kRhombus: return sdk::Shape::hex_rhombus(declared.columns, declared.rows);
    case DeclaredShape::kHexagon: return sdk::Shape::hex_hexagon(declared.side);
    case DeclaredShape::kTriangle: return sdk::Shape::hex_triangle(declared.side);
    case DeclaredShape::kStar: return sdk::Shape::hex_star(declared.side);
    case DeclaredShape::kMorris: return sdk::Shape::morris();
    case DeclaredShape::kGraph: return graph_of(declared.graph);
    case DeclaredShape::kSquares: return squares_of(declared);
    case DeclaredShape::kPoints: break;
  }
  return sdk::Shape::points(declared.columns, declared.rows);
}

void lay_out(Declaration& declared, const std::set<std::size_t>& holes) {
  const sdk::Shape shape = shape_of(declared);
  const bw_shape& table = *shape.get();
  const bool graph = declared.shape == DeclaredShape::kGraph;
  std::map<std::int32_t, std::vector<std::uint32_t>, std::greater<>> rows;  // by height
  declared.columns = declared.rows = 0;
  std::vector<std::uint16_t> numbers;  // from 1; 0: no such field
  for (std::uint32_t field = 0; field < table.field_count; ++field) {
    const bool hole = holes.contains(field + 1);
    numbers.push_back(static_cast<std::uint16_t>(hole ? 0 : declared.fields.size() + 1));
    if (hole) continue;
    DeclaredField placed{std::string(shape.name(field))};
    if (graph)
      place_by_centre(declared.graph, field, placed);
    else
      place_by_name(declared, placed);
    declared.fields.push_back(std::move(placed));
    declared.columns =
        std::max(declared.columns, static_cast<std::uint32_t>(declared.fields.back().column + 1));
    declared.rows = std::max(declared.rows, static_cast<std::uint32_t>(declared.fields.back().row + 1));
    rows[table.fields[field].centre.y].push_back(numbers.back() - 1U);
  }
  for (auto& [height, row] : rows) {
    std::stable_sort(row.begin(), row.end(), [&](std::uint32_t one, std::uint32_t other) {
      return declared.fields[one].column < declared.fields[other].column;
    });
    declared.text_rows.push_back(std::move(row));
  }
  if (graph) return step_along_lines(shape, declared.steps);
  const auto ways = ways_of(declared.shape);
  declared.steps.columns = ways.size();
  declared.steps.apart = ways.size() == 8 ? 2 : 1;
  for (const Way& way : ways) declared.steps.ways.push_back(way.name);
  for (std::uint32_t field = 0; field < table.field_count; ++field)
    for (const Way& way : ways) {
      if (numbers[field] == 0) break;
      const auto next = shape.next(field, way.direction);
      declared.steps.next.push_back(next ? numbers[*next] : std::uint16_t{0});
    }
}

}  // namespace boardwright::script
