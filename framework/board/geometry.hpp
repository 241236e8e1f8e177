// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "plugins/host/rules.hpp"

namespace boardwright {

struct BoardField {
  std::string name;  ///< as in the notation
  std::int32_t column = 0, row = 0;
  bool dark = false;
};

struct BoardZone {
  std::string id;
  Seat owner = BW_NOBODY;
  std::vector<std::uint32_t> fields;  ///< ascending
};

struct BoardTray {
  std::string id;
  Seat owner = BW_NOBODY;
};

struct PieceKind {
  std::string id;
  Seat owner = BW_NOBODY;
  std::string sign;  ///< one or two characters
};

/// North is towards higher rows, east towards higher columns.
enum class Direction { kNorth, kNorthEast, kEast, kSouthEast, kSouth, kSouthWest, kWest, kNorthWest };
inline constexpr std::array<Direction, 8> kDirections{
    Direction::kNorth, Direction::kNorthEast, Direction::kEast, Direction::kSouthEast,
    Direction::kSouth, Direction::kSouthWest, Direction::kWest, Direction::kNorthWest};

/// The board of a rule set, copied out of the contract: a value that outlives rules and library, immutable,
/// any thread. Places are numbers: fields from 0, then trays.
class BoardGeometry {
 public:
  /// Nothing for rules without a board.
  [[nodiscard]] static std::optional<BoardGeometry> of(const Rules& rules);
  explicit BoardGeometry(const bw_geometry& geometry);

  [[nodiscard]] std::uint32_t columns() const noexcept { return columns_; }
  [[nodiscard]] std::uint32_t rows() const noexcept { return rows_; }
  [[nodiscard]] const std::vector<BoardField>& fields() const noexcept { return fields_; }
  [[nodiscard]] const std::vector<BoardZone>& zones() const noexcept { return zones_; }
  [[nodiscard]] const std::vector<BoardTray>& trays() const noexcept { return trays_; }
  [[nodiscard]] const std::vector<PieceKind>& kinds() const noexcept { return kinds_; }

  [[nodiscard]] std::optional<std::uint32_t> field(std::string_view name) const;
  /// Nothing for a hole and for places off the board.
  [[nodiscard]] std::optional<std::uint32_t> field_at(std::int32_t column, std::int32_t row) const;
  [[nodiscard]] std::optional<std::uint32_t> tray_place(std::string_view id) const;
  [[nodiscard]] const BoardZone* zone(std::string_view id) const;
  [[nodiscard]] std::optional<std::uint32_t> kind(std::string_view id) const;

  [[nodiscard]] std::uint32_t place_count() const noexcept;
  [[nodiscard]] bool is_field(std::uint32_t place) const noexcept { return place < fields_.size(); }
  [[nodiscard]] bool is_tray(std::uint32_t place) const noexcept;
  /// The tray at a place for which is_tray holds.
  [[nodiscard]] const BoardTray& tray_at(std::uint32_t place) const { return trays_[place - fields_.size()]; }
  /// A field's name, a tray's id, "?" for a place that doesn't exist.
  [[nodiscard]] std::string_view place_name(std::uint32_t place) const;

  /// The field next to a field; nothing over the edge or into a hole.
  [[nodiscard]] std::optional<std::uint32_t> neighbour(std::uint32_t field, Direction direction) const;
  [[nodiscard]] std::vector<std::uint32_t> neighbours(
      std::uint32_t field) const;  ///< in the order of kDirections
  /// The fields from a field on (itself left out) up to the edge or a hole.
  [[nodiscard]] std::vector<std::uint32_t> ray(std::uint32_t field, Direction direction) const;
  /// Indices into zones().
  [[nodiscard]] std::vector<std::uint32_t> zones_of(std::uint32_t field) const;

  /// What stands at the edge beside the fields of a column or a row ("a", "1"): the part of the fields' names
  /// that all of them share; empty if the names aren't made that way.
  [[nodiscard]] std::string column_label(std::uint32_t column) const;
  [[nodiscard]] std::string row_label(std::uint32_t row) const;

 private:
  std::uint32_t columns_ = 0, rows_ = 0;
  std::vector<BoardField> fields_;
  std::vector<BoardZone> zones_;
  std::vector<BoardTray> trays_;
  std::vector<PieceKind> kinds_;
  std::vector<std::uint32_t> grid_;  // row by row; kHole where there is no field
  std::unordered_map<std::string, std::uint32_t> by_name_;
};

}  // namespace boardwright
