// SPDX-License-Identifier: MIT
//
// How a game declares its board: fields, zones, trays and kinds of pieces.
#pragma once

#include <boardwright/abi/board.h>

#include <boardwright/sdk/types.hpp>
#include <deque>
#include <memory>

namespace boardwright::sdk {

/// The name of a field on a grid with lettered columns: "a1" is the lower left one. Up to 26 columns.
[[nodiscard]] inline std::string field_name(std::uint32_t column, std::uint32_t row) {
  return std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1);
}

/// Collects what the contract's geometry points to. Movable; what `get` returns stays where it is.
class Geometry {
 public:
  /// A full grid: field index = row * columns + column, a1 dark if `dark_corner`.
  [[nodiscard]] static Geometry grid(std::uint32_t columns, std::uint32_t rows, bool dark_corner = true) {
    Geometry geometry(columns, rows);
    for (std::uint32_t row = 0; row < rows; ++row)
      for (std::uint32_t column = 0; column < columns; ++column)
        geometry.field(column, row, ((column + row) % 2 == 0) == dark_corner);
    return geometry;
  }

  /// A board without fields yet, for grids with holes.
  Geometry(std::uint32_t columns, std::uint32_t rows) : data_(std::make_unique<Data>()) {
    data_->table.struct_size = sizeof(bw_geometry);
    data_->table.columns = columns;
    data_->table.rows = rows;
  }

  Geometry& field(std::uint32_t column, std::uint32_t row, bool dark) {
    data_->fields.push_back({keep(field_name(column, row)), static_cast<std::int32_t>(column),
                             static_cast<std::int32_t>(row), dark ? std::uint32_t{BW_FIELD_DARK} : 0U});
    return *this;
  }
  Geometry& rename(std::uint32_t field, std::string_view name) {
    data_->fields[field].name = keep(name);
    return *this;
  }
  Geometry& zone(std::string_view id, Seat owner, std::vector<std::uint32_t> fields) {
    const auto& kept = data_->zone_fields.emplace_back(std::move(fields));
    data_->zones.push_back({keep(id), owner, static_cast<std::uint32_t>(kept.size()), kept.data()});
    return *this;
  }
  Geometry& tray(std::string_view id, Seat owner) {
    data_->trays.push_back({keep(id), owner});
    return *this;
  }
  Geometry& kind(std::string_view id, Seat owner, std::string_view sign) {
    data_->kinds.push_back({keep(id), owner, keep(sign)});
    return *this;
  }
  /// How many items a picture and how many places a move may have at most. Default: every field; 2.
  Geometry& limits(std::uint32_t max_items, std::uint32_t max_clicks) {
    data_->table.max_items = max_items;
    data_->table.max_clicks = max_clicks;
    return *this;
  }

  [[nodiscard]] const bw_geometry* get() const noexcept {
    bw_geometry& table = data_->table;
    table.field_count = static_cast<std::uint32_t>(data_->fields.size());
    table.fields = data_->fields.data();
    table.zone_count = static_cast<std::uint32_t>(data_->zones.size());
    table.zones = data_->zones.data();
    table.tray_count = static_cast<std::uint32_t>(data_->trays.size());
    table.trays = data_->trays.data();
    table.kind_count = static_cast<std::uint32_t>(data_->kinds.size());
    table.kinds = data_->kinds.data();
    if (table.max_items == 0) table.max_items = table.field_count;
    if (table.max_clicks == 0) table.max_clicks = 2;
    return &table;
  }

 private:
  struct Data {
    bw_geometry table{};
    std::vector<bw_field> fields;
    std::vector<bw_zone> zones;
    std::vector<bw_tray> trays;
    std::vector<bw_kind> kinds;
    std::deque<std::vector<std::uint32_t>> zone_fields;  // deques: elements never move
    std::deque<std::string> names;
  };
  const char* keep(std::string_view text) { return data_->names.emplace_back(text).c_str(); }

  std::unique_ptr<Data> data_;
};

}  // namespace boardwright::sdk
