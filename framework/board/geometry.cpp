// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/geometry.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

#include "plugins/host/lifted_board.hpp"

namespace boardwright {
namespace {

constexpr std::uint32_t kHole = 0xFFFFFFFFU;
constexpr std::int32_t kHalf = BW_UNIT / 2;

struct Step {
  std::int32_t columns, rows;
};

Step step(Direction direction) {
  switch (direction) {
    case Direction::kNorth: return {0, 1};
    case Direction::kNorthEast: return {1, 1};
    case Direction::kEast: return {1, 0};
    case Direction::kSouthEast: return {1, -1};
    case Direction::kSouth: return {0, -1};
    case Direction::kSouthWest: return {-1, -1};
    case Direction::kWest: return {-1, 0};
    case Direction::kNorthWest: return {-1, 1};
  }
  return {0, 0};
}

std::string text_of(const char* text) { return text == nullptr ? "" : text; }

template <class Items>
std::optional<std::uint32_t> index_of(const Items& items, std::string_view id) {
  for (std::size_t i = 0; i < items.size(); ++i)
    if (items[i].id == id) return static_cast<std::uint32_t>(i);
  return std::nullopt;
}

std::string common_start(std::string_view a, std::string_view b) {
  const auto end = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first;
  return {a.begin(), end};
}

std::string common_end(std::string_view a, std::string_view b) {
  const auto end = std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend()).first;
  return {end.base(), a.end()};
}

BoardPoint point_of(const bw_point& point) { return {point.x, point.y}; }

BoardPath path_of(const bw_path& path) {
  BoardPath points;
  for (std::uint32_t i = 0; i < path.count; ++i) points.push_back(point_of(path.points[i]));
  return points;
}

BoardLabel label_of(const bw_label& label) {
  using Side = BoardLabel::Side;
  const Side side = label.side == BW_SIDE_BOTTOM ? Side::kBottom
                    : label.side == BW_SIDE_LEFT ? Side::kLeft
                                                 : Side::kFree;
  return {text_of(label.text), point_of(label.at), side};
}

double distance(const BoardPoint& a, const BoardPoint& b) {
  return std::hypot(static_cast<double>(a.x) - b.x, static_cast<double>(a.y) - b.y);
}

/// How far from its beginning a point lies on a straight stretch; nothing beside it.
std::optional<double> place_along(const BoardPoint& from, const BoardPoint& to, const BoardPoint& point) {
  constexpr double kOnLine = 0.01 * BW_UNIT;
  const double length = distance(from, to);
  if (length == 0) return std::nullopt;
  const double across = (static_cast<double>(to.x) - from.x) / length,
               up = (static_cast<double>(to.y) - from.y) / length;
  const double x = static_cast<double>(point.x) - from.x, y = static_cast<double>(point.y) - from.y;
  const double along = x * across + y * up;
  if (std::abs(x * up - y * across) > kOnLine || along < -kOnLine || along > length + kOnLine)
    return std::nullopt;
  return along;
}

std::optional<Tone> tone_called(std::string_view colour) {
  static constexpr std::array<std::pair<std::string_view, Tone>, 6> kColours{{{"black", Tone::kDark},
                                                                              {"white", Tone::kLight},
                                                                              {"red", Tone::kRed},
                                                                              {"blue", Tone::kBlue},
                                                                              {"yellow", Tone::kYellow},
                                                                              {"green", Tone::kGreen}}};
  for (const auto& [word, tone] : kColours)
    if (word == colour) return tone;
  return std::nullopt;
}

}  // namespace

std::optional<BoardGeometry> BoardGeometry::of(const Rules& rules) {
  if (rules.geometry() == nullptr) return std::nullopt;
  BoardGeometry board(*rules.geometry());
  if (const std::int32_t* turns = rules.geometry()->turns)
    board.turns_.assign(turns, turns + rules.seat_count());
  std::vector<std::string> seats;
  for (Seat seat = 0; seat < rules.seat_count(); ++seat) seats.emplace_back(rules.seat_name(seat));
  board.read_tones(seats);
  return board;
}

void BoardGeometry::read_tones(const std::vector<std::string>& seats) {
  for (const std::string& seat : seats)
    if (const auto tone = tone_called(seat)) tones_.push_back(*tone);
  if (tones_.size() != seats.size()) tones_.clear();
}

Tone BoardGeometry::tone(Seat seat) const noexcept {
  if (seat < tones_.size()) return tones_[seat];
  return seat < 4 ? static_cast<Tone>(seat) : Tone::kNone;
}

BoardGeometry::BoardGeometry(const bw_shape& shape, const std::vector<std::string>& seats) {
  read_shape(shape);
  read_tones(seats);
}
BoardGeometry::BoardGeometry(const bw_geometry& geometry) { read_shape(LiftedBoard(geometry).shape()); }

void BoardGeometry::read_shape(const bw_shape& shape) {
  columns_ = shape.columns;
  rows_ = shape.rows;
  grid_.assign(static_cast<std::size_t>(columns_) * rows_, kHole);
  for (std::uint32_t i = 0; i < shape.field_count; ++i) {
    const bw_spot& spot = shape.fields[i];
    BoardField field;
    field.name = text_of(spot.name);
    field.centre = point_of(spot.centre);
    if (spot.outline != BW_BARE_POINT) field.outline = spot.outline;
    field.ground = spot.ground;
    field.slot = (spot.flags & BW_SPOT_SLOT) != 0;
    field.beside = (spot.flags & BW_SPOT_BESIDE) != 0;
    field.holds = spot.holds;
    if (is_grid()) {
      field.column = spot.centre.x / BW_UNIT;
      field.row = spot.centre.y / BW_UNIT;
      if (field.column >= 0 && field.row >= 0 && static_cast<std::uint32_t>(field.column) < columns_ &&
          static_cast<std::uint32_t>(field.row) < rows_)
        grid_[static_cast<std::size_t>(field.row) * columns_ + static_cast<std::size_t>(field.column)] = i;
    }
    by_name_.emplace(field.name, i);
    fields_.push_back(std::move(field));
  }
  for (std::uint32_t i = 0; i < shape.outline_count; ++i) outlines_.push_back(path_of(shape.outlines[i]));
  for (std::uint32_t i = 0; i < shape.line_count; ++i) lines_.push_back(path_of(shape.lines[i]));
  for (std::uint32_t i = 0; i < shape.mark_count; ++i) marks_.push_back(point_of(shape.marks[i]));
  for (std::uint32_t i = 0; i < shape.label_count; ++i) labels_.push_back(label_of(shape.labels[i]));
  for (std::uint32_t i = 0; i < shape.zone_count; ++i) {
    const bw_zone& zone = shape.zones[i];
    zones_.push_back({text_of(zone.id), zone.owner, {zone.fields, zone.fields + zone.count}});
  }
  for (std::uint32_t i = 0; i < shape.tray_count; ++i)
    trays_.push_back({text_of(shape.trays[i].id), shape.trays[i].owner});
  for (std::uint32_t i = 0; i < shape.kind_count; ++i) {
    const bw_kind& kind = shape.kinds[i];
    kinds_.push_back({text_of(kind.id), kind.owner, text_of(kind.sign)});
  }
}

std::vector<BoardLabel> BoardGeometry::labels() const {
  if (!labels_.empty()) return labels_;
  using Side = BoardLabel::Side;
  std::vector<BoardLabel> labels;
  for (std::uint32_t column = 0; column < columns_; ++column)
    if (auto text = column_label(column); !text.empty())
      labels.push_back(
          {std::move(text), {static_cast<std::int32_t>(column) * BW_UNIT, -kHalf}, Side::kBottom});
  for (std::uint32_t row = 0; row < rows_; ++row)
    if (auto text = row_label(row); !text.empty())
      labels.push_back({std::move(text), {-kHalf, static_cast<std::int32_t>(row) * BW_UNIT}, Side::kLeft});
  return labels;
}

BoardExtent BoardGeometry::extent() const {
  if (is_grid())
    return {-kHalf, -kHalf, static_cast<std::int32_t>(columns_) * BW_UNIT - kHalf,
            static_cast<std::int32_t>(rows_) * BW_UNIT - kHalf};
  std::optional<BoardExtent> all;
  const auto reach = [&all](std::int32_t x, std::int32_t y) {
    if (!all) all = BoardExtent{x, y, x, y};
    all = BoardExtent{std::min(all->left, x), std::min(all->bottom, y), std::max(all->right, x),
                      std::max(all->top, y)};
  };
  for (const BoardField& field : fields_) {
    if (field.outline) {
      for (const BoardPoint& corner : outlines_[*field.outline])
        reach(field.centre.x + corner.x, field.centre.y + corner.y);
    } else {  // a piece on a bare point takes as much room
      reach(field.centre.x - kHalf, field.centre.y - kHalf);
      reach(field.centre.x + kHalf, field.centre.y + kHalf);
    }
  }
  for (const BoardPath& line : lines_)
    for (const BoardPoint& point : line) reach(point.x, point.y);
  return all.value_or(BoardExtent{});
}

std::int32_t BoardGeometry::turn(Seat seat) const {
  if (seat < turns_.size()) return turns_[seat];
  return seat % 2 == 0 ? 0 : 180;
}

std::optional<std::uint32_t> BoardGeometry::field(std::string_view name) const {
  const auto found = by_name_.find(std::string(name));
  if (found == by_name_.end()) return std::nullopt;
  return found->second;
}

std::optional<std::uint32_t> BoardGeometry::field_at(std::int32_t column, std::int32_t row) const {
  if (column < 0 || row < 0 || static_cast<std::uint32_t>(column) >= columns_ ||
      static_cast<std::uint32_t>(row) >= rows_)
    return std::nullopt;
  const std::uint32_t field =
      grid_[static_cast<std::size_t>(row) * columns_ + static_cast<std::size_t>(column)];
  if (field == kHole) return std::nullopt;
  return field;
}

std::optional<std::uint32_t> BoardGeometry::tray_place(std::string_view id) const {
  const auto index = index_of(trays_, id);
  if (!index) return std::nullopt;
  return static_cast<std::uint32_t>(fields_.size()) + *index;
}

const BoardZone* BoardGeometry::zone(std::string_view id) const {
  const auto index = index_of(zones_, id);
  return index ? &zones_[*index] : nullptr;
}

std::optional<std::uint32_t> BoardGeometry::kind(std::string_view id) const { return index_of(kinds_, id); }

std::uint32_t BoardGeometry::place_count() const noexcept {
  return static_cast<std::uint32_t>(fields_.size() + trays_.size());
}

bool BoardGeometry::is_tray(std::uint32_t place) const noexcept {
  return place >= fields_.size() && place < fields_.size() + trays_.size();
}

std::string_view BoardGeometry::place_name(std::uint32_t place) const {
  if (is_field(place)) return fields_[place].name;
  return is_tray(place) ? std::string_view(tray_at(place).id) : "?";
}

std::optional<std::uint32_t> BoardGeometry::neighbour(std::uint32_t field, Direction direction) const {
  if (!is_field(field) || !is_grid()) return std::nullopt;
  const Step by = step(direction);
  return field_at(fields_[field].column + by.columns, fields_[field].row + by.rows);
}

std::vector<std::vector<std::uint32_t>> BoardGeometry::all_neighbours() const {
  constexpr double kFurthest = 1.1 * BW_UNIT;  // outlines needn't be quite regular
  std::vector<std::vector<std::uint32_t>> all;
  if (is_grid()) {
    for (std::uint32_t field = 0; field < fields_.size(); ++field) all.push_back(neighbours(field));
    return all;
  }
  std::vector<std::set<std::uint32_t>> found(fields_.size());
  const auto join = [&found](std::uint32_t one, std::uint32_t other) {
    found[one].insert(other);
    found[other].insert(one);
  };
  for (const BoardPath& line : lines_)
    for (std::size_t i = 1; i < line.size(); ++i) {
      std::map<double, std::uint32_t> along;  // as they follow each other
      for (std::uint32_t field = 0; field < fields_.size(); ++field)
        if (const auto place = place_along(line[i - 1], line[i], fields_[field].centre))
          along.emplace(*place, field);
      for (auto one = along.begin(); one != along.end() && std::next(one) != along.end(); ++one)
        join(one->second, std::next(one)->second);
    }
  if (lines_.empty())
    for (std::uint32_t one = 0; one < fields_.size(); ++one)
      for (std::uint32_t other = one + 1; other < fields_.size(); ++other)
        if (distance(fields_[one].centre, fields_[other].centre) <= kFurthest) join(one, other);
  for (const auto& fields : found) all.emplace_back(fields.begin(), fields.end());
  return all;
}

std::vector<std::uint32_t> BoardGeometry::neighbours(std::uint32_t field) const {
  if (!is_field(field)) return {};
  if (!is_grid()) return all_neighbours()[field];
  std::vector<std::uint32_t> found;
  for (const Direction direction : kDirections)
    if (const auto next = neighbour(field, direction)) found.push_back(*next);
  return found;
}

std::vector<std::uint32_t> BoardGeometry::ray(std::uint32_t field, Direction direction) const {
  std::vector<std::uint32_t> fields;
  for (auto next = neighbour(field, direction); next; next = neighbour(*next, direction))
    fields.push_back(*next);
  return fields;
}

std::vector<std::uint32_t> BoardGeometry::zones_of(std::uint32_t field) const {
  std::vector<std::uint32_t> found;
  for (std::size_t i = 0; i < zones_.size(); ++i)
    if (std::binary_search(zones_[i].fields.begin(), zones_[i].fields.end(), field))
      found.push_back(static_cast<std::uint32_t>(i));
  return found;
}

std::string BoardGeometry::column_label(std::uint32_t column) const {
  std::optional<std::string> shared;
  std::size_t fields = 0;
  for (const auto& field : fields_) {
    if (field.column != static_cast<std::int32_t>(column)) continue;
    shared = shared ? common_start(*shared, field.name) : field.name;
    ++fields;
  }
  // One field alone would give its whole name: take away what its row shares.
  if (fields == 1) {
    const auto only = std::find_if(fields_.begin(), fields_.end(), [&](const BoardField& field) {
      return field.column == static_cast<std::int32_t>(column);
    });
    const std::size_t letters = only->name.find_first_of("0123456789");
    return letters == std::string::npos ? "" : only->name.substr(0, letters);
  }
  return shared.value_or("");
}

std::string BoardGeometry::row_label(std::uint32_t row) const {
  std::optional<std::string> shared;
  std::size_t fields = 0;
  const BoardField* last = nullptr;
  for (const auto& field : fields_) {
    if (field.row != static_cast<std::int32_t>(row)) continue;
    shared = shared ? common_end(*shared, field.name) : field.name;
    ++fields;
    last = &field;
  }
  if (fields == 1) {
    const std::size_t digits = last->name.find_first_of("0123456789");
    return digits == std::string::npos ? "" : last->name.substr(digits);
  }
  return shared.value_or("");
}

}  // namespace boardwright
