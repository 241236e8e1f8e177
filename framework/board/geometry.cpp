// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/geometry.hpp"

#include <algorithm>

namespace boardwright {
namespace {

constexpr std::uint32_t kHole = 0xFFFFFFFFU;

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

}  // namespace

std::optional<BoardGeometry> BoardGeometry::of(const Rules& rules) {
  if (rules.geometry() == nullptr) return std::nullopt;
  return BoardGeometry(*rules.geometry());
}

BoardGeometry::BoardGeometry(const bw_geometry& geometry)
    : columns_(geometry.columns),
      rows_(geometry.rows),
      grid_(static_cast<std::size_t>(geometry.columns) * geometry.rows, kHole) {
  for (std::uint32_t i = 0; i < geometry.field_count; ++i) {
    const bw_field& field = geometry.fields[i];
    fields_.push_back({text_of(field.name), field.column, field.row, (field.flags & BW_FIELD_DARK) != 0});
    by_name_.emplace(fields_.back().name, i);
    if (field.column >= 0 && field.row >= 0 && static_cast<std::uint32_t>(field.column) < columns_ &&
        static_cast<std::uint32_t>(field.row) < rows_)
      grid_[static_cast<std::size_t>(field.row) * columns_ + static_cast<std::size_t>(field.column)] = i;
  }
  for (std::uint32_t i = 0; i < geometry.zone_count; ++i) {
    const bw_zone& zone = geometry.zones[i];
    zones_.push_back({text_of(zone.id), zone.owner, {zone.fields, zone.fields + zone.count}});
  }
  for (std::uint32_t i = 0; i < geometry.tray_count; ++i)
    trays_.push_back({text_of(geometry.trays[i].id), geometry.trays[i].owner});
  for (std::uint32_t i = 0; i < geometry.kind_count; ++i) {
    const bw_kind& kind = geometry.kinds[i];
    kinds_.push_back({text_of(kind.id), kind.owner, text_of(kind.sign)});
  }
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
  if (!is_field(field)) return std::nullopt;
  const Step by = step(direction);
  return field_at(fields_[field].column + by.columns, fields_[field].row + by.rows);
}

std::vector<std::uint32_t> BoardGeometry::neighbours(std::uint32_t field) const {
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
