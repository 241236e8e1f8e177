// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/check/laws/shape.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include "plugins/check/games.hpp"

namespace boardwright::check {
namespace {

constexpr double kNearestFields = 0.4 * BW_UNIT;  // whoever presses a field must be able to meet it
constexpr double kNearestSlots = 0.1 * BW_UNIT;
constexpr double kLargestOutline = 4.0 * BW_UNIT;
constexpr double kOffTheBoard = 3.0 * BW_UNIT;  // lines, marks and labels lie at the fields
constexpr std::uint32_t kLastGround = 15;
constexpr std::uint32_t kMostPieces = 1000;

double distance(const bw_point& a, const bw_point& b) {
  return std::hypot(static_cast<double>(a.x) - b.x, static_cast<double>(a.y) - b.y);
}

/// Twice the area of an outline; against the clock it is positive.
double area(const bw_path& path) {
  double sum = 0;
  for (std::uint32_t i = 0; i < path.count; ++i) {
    const bw_point &a = path.points[i], &b = path.points[(i + 1) % path.count];
    sum += static_cast<double>(a.x) * b.y - static_cast<double>(b.x) * a.y;
  }
  return sum;
}

/// On which side of the line from a to b the point lies.
int side(const bw_point& a, const bw_point& b, const bw_point& point) {
  const double cross = (static_cast<double>(b.x) - a.x) * (static_cast<double>(point.y) - a.y) -
                       (static_cast<double>(b.y) - a.y) * (static_cast<double>(point.x) - a.x);
  return cross > 0 ? 1 : cross < 0 ? -1 : 0;
}

bool cross(const bw_point& a, const bw_point& b, const bw_point& c, const bw_point& d) {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

Result<void> check_outline(const bw_path& path, std::uint32_t index) {
  const std::string which = "outline " + std::to_string(index);
  if (path.count < 3) return fail(which + " has fewer than three corners");
  for (std::uint32_t i = 0; i < path.count; ++i)
    if (distance(path.points[i], {0, 0}) > kLargestOutline)
      return fail(which + " reaches further than four units from its centre");
  if (std::abs(area(path)) < 1) return fail(which + " encloses nothing");
  for (std::uint32_t i = 0; i < path.count; ++i)
    for (std::uint32_t k = i + 1; k < path.count; ++k)
      if (cross(path.points[i], path.points[(i + 1) % path.count], path.points[k],
                path.points[(k + 1) % path.count]))
        return fail(which + " crosses itself");
  return {};
}

Result<void> check_spot(const bw_shape& shape, const bw_spot& field) {
  const std::string which = "field " + in_quotes(field.name);
  if ((field.flags & ~std::uint32_t{BW_SPOT_SLOT | BW_SPOT_BESIDE}) != 0)
    return fail(which + " has an unknown flag");
  if (field.ground > kLastGround)
    return fail(which + " has ground " + std::to_string(field.ground) + " of 0 to 15");
  if (field.holds == 0 || field.holds > kMostPieces)
    return fail(which + " holds " + std::to_string(field.holds) + " pieces, expected 1 to " +
                std::to_string(kMostPieces));
  if ((field.flags & BW_SPOT_SLOT) != 0 && field.outline == BW_BARE_POINT)
    return fail(which + " is a slot without an outline: nobody could press it");
  if (shape.columns == 0 && shape.rows == 0) return {};
  if (field.centre.x % BW_UNIT != 0 || field.centre.y % BW_UNIT != 0 || field.centre.x < 0 ||
      field.centre.y < 0 || field.centre.x / BW_UNIT >= static_cast<std::int64_t>(shape.columns) ||
      field.centre.y / BW_UNIT >= static_cast<std::int64_t>(shape.rows))
    return fail(which + " does not lie in the columns and rows that the board has");
  return {};
}

/// A grid's outlines are squares of one unit.
Result<void> check_squares(const bw_shape& shape) {
  if ((shape.columns == 0) != (shape.rows == 0)) return fail("the board has columns or rows, not both");
  if (shape.columns == 0) return {};
  for (std::uint32_t i = 0; i < shape.field_count; ++i) {
    const std::uint32_t index = shape.fields[i].outline;
    bool square = index != BW_BARE_POINT && shape.outlines[index].count == 4;
    for (std::uint32_t k = 0; square && k < 4; ++k) {
      const bw_point& corner = shape.outlines[index].points[k];
      square = std::abs(corner.x) == BW_UNIT / 2 && std::abs(corner.y) == BW_UNIT / 2;
    }
    if (!square)
      return fail("field " + in_quotes(shape.fields[i].name) +
                  " of a board in columns and rows is no square");
  }
  return {};
}

Result<void> check_distances(const bw_shape& shape) {
  for (std::uint32_t i = 0; i < shape.field_count; ++i)
    for (std::uint32_t k = 0; k < i; ++k) {
      const bool slot = ((shape.fields[i].flags | shape.fields[k].flags) & BW_SPOT_SLOT) != 0;
      if (distance(shape.fields[i].centre, shape.fields[k].centre) < (slot ? kNearestSlots : kNearestFields))
        return fail("field " + in_quotes(shape.fields[i].name) + " lies on field " +
                    in_quotes(shape.fields[k].name));
    }
  return {};
}

/// The board's fields reach from corner to corner.
struct Reach {
  bw_point low{}, high{};
  [[nodiscard]] bool near(const bw_point& point) const {
    return point.x >= low.x - kOffTheBoard && point.y >= low.y - kOffTheBoard &&
           point.x <= high.x + kOffTheBoard && point.y <= high.y + kOffTheBoard;
  }
};

Reach reach_of(const bw_shape& shape) {
  Reach reach;
  for (std::uint32_t i = 0; i < shape.field_count; ++i) {
    const bw_point& at = shape.fields[i].centre;
    if (i == 0) reach = {at, at};
    reach.low = {std::min(reach.low.x, at.x), std::min(reach.low.y, at.y)};
    reach.high = {std::max(reach.high.x, at.x), std::max(reach.high.y, at.y)};
  }
  return reach;
}

Result<void> check_ground(const bw_shape& shape) {
  const Reach reach = reach_of(shape);
  for (std::uint32_t i = 0; i < shape.line_count; ++i) {
    const bw_path& line = shape.lines[i];
    const std::string which = "line " + std::to_string(i);
    if (line.count < 2) return fail(which + " has fewer than two points");
    for (std::uint32_t k = 0; k < line.count; ++k) {
      if (!reach.near(line.points[k])) return fail(which + " leaves the board");
      if (k > 0 && distance(line.points[k], line.points[k - 1]) < 1) return fail(which + " stands still");
    }
  }
  for (std::uint32_t i = 0; i < shape.mark_count; ++i)
    if (!reach.near(shape.marks[i])) return fail("mark " + std::to_string(i) + " lies off the board");
  for (std::uint32_t i = 0; i < shape.label_count; ++i) {
    const bw_label& label = shape.labels[i];
    if (*label.text == '\0') return fail("label " + std::to_string(i) + " is empty");
    if (label.side > BW_SIDE_FREE) return fail("label " + in_quotes(label.text) + " has an unknown side");
    if (!reach.near(label.at)) return fail("label " + in_quotes(label.text) + " lies off the board");
  }
  return {};
}

}  // namespace

Result<void> check_shape(const bw_shape& shape, std::uint32_t seats) {
  for (std::uint32_t i = 0; i < shape.outline_count; ++i)
    if (auto good = check_outline(shape.outlines[i], i); !good) return good;
  for (std::uint32_t i = 0; i < shape.field_count; ++i)
    if (auto good = check_spot(shape, shape.fields[i]); !good) return good;
  if (auto good = check_squares(shape); !good) return good;
  if (auto good = check_distances(shape); !good) return good;
  if (auto good = check_ground(shape); !good) return good;
  for (std::uint32_t seat = 0; shape.turns != nullptr && seat < seats; ++seat)
    if (shape.turns[seat] < 0 || shape.turns[seat] > 359)
      return fail("the board of seat " + std::to_string(seat) + " is turned by " +
                  std::to_string(shape.turns[seat]) + " degrees, expected 0 to 359");
  return {};
}

}  // namespace boardwright::check
