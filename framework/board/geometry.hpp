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

/// In thousandths of the distance between two neighbouring centres; x to the right, y up, as seat 0 sees it.
struct BoardPoint {
  std::int32_t x = 0, y = 0;
  friend bool operator==(const BoardPoint&, const BoardPoint&) = default;
};
using BoardPath = std::vector<BoardPoint>;

struct BoardField {
  std::string name;  ///< as in the notation
  BoardPoint centre;
  std::optional<std::uint32_t> outline;  ///< of the board's outlines; nothing for a bare point
  std::uint32_t ground = BW_GROUND_LIGHT;
  bool slot = false;                 ///< between fields: shown only when a move can use it
  bool beside = false;               ///< several pieces side by side, else as a stack
  std::uint32_t holds = 1;           ///< pieces at most
  std::int32_t column = 0, row = 0;  ///< of a grid, else 0
  [[nodiscard]] bool dark() const noexcept { return ground == BW_GROUND_DARK; }
};

struct BoardLabel {
  std::string text;
  BoardPoint at;
  enum class Side { kBottom, kLeft, kFree } side = Side::kFree;
};

/// What lies within, edges included.
struct BoardExtent {
  std::int32_t left = 0, bottom = 0, right = 0, top = 0;
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

/// What a seat's pieces and sides are drawn in where its game shows nothing of its own.
enum class Tone : std::uint8_t { kDark, kLight, kRed, kBlue, kYellow, kGreen, kNone };

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
  /// `seats`: what they are called, for their tones.
  explicit BoardGeometry(const bw_shape& shape, const std::vector<std::string>& seats = {});
  explicit BoardGeometry(const bw_geometry& geometry);

  /// Of squares, in columns and rows. Other boards have none of either.
  [[nodiscard]] bool is_grid() const noexcept { return columns_ != 0 && rows_ != 0; }
  [[nodiscard]] std::uint32_t columns() const noexcept { return columns_; }
  [[nodiscard]] std::uint32_t rows() const noexcept { return rows_; }
  [[nodiscard]] const std::vector<BoardField>& fields() const noexcept { return fields_; }
  [[nodiscard]] const std::vector<BoardZone>& zones() const noexcept { return zones_; }
  [[nodiscard]] const std::vector<BoardTray>& trays() const noexcept { return trays_; }
  [[nodiscard]] const std::vector<PieceKind>& kinds() const noexcept { return kinds_; }

  [[nodiscard]] const std::vector<BoardPath>& outlines() const noexcept { return outlines_; }
  [[nodiscard]] const std::vector<BoardPath>& lines() const noexcept { return lines_; }
  [[nodiscard]] const std::vector<BoardPoint>& marks() const noexcept { return marks_; }
  /// What stands at the edge; on a grid without any of its own it is made from the fields' names.
  [[nodiscard]] std::vector<BoardLabel> labels() const;
  /// Of all fields with their outlines and of all lines; of a grid with all its columns and rows.
  [[nodiscard]] BoardExtent extent() const;
  /// By how many degrees the board is turned for a seat.
  [[nodiscard]] std::int32_t turn(Seat seat) const;
  /// Where all seats are called by colours, their own; else dark, light, red, blue in turn. kNone: nobody's.
  [[nodiscard]] Tone tone(Seat seat) const noexcept;

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

  /// The field next to a field on a grid; nothing over the edge or into a hole.
  [[nodiscard]] std::optional<std::uint32_t> neighbour(std::uint32_t field, Direction direction) const;
  /// On a grid in the order of kDirections. On other boards the next fields on its lines, and where no lines are drawn
  /// those whose centres are one unit away; ascending.
  [[nodiscard]] std::vector<std::uint32_t> neighbours(std::uint32_t field) const;
  /// Of every field; where lines are drawn little more work than those of one.
  [[nodiscard]] std::vector<std::vector<std::uint32_t>> all_neighbours() const;
  /// The fields from a field on (itself left out) up to the edge or a hole.
  [[nodiscard]] std::vector<std::uint32_t> ray(std::uint32_t field, Direction direction) const;
  /// Indices into zones().
  [[nodiscard]] std::vector<std::uint32_t> zones_of(std::uint32_t field) const;

  /// What stands at the edge beside the fields of a column or a row ("a", "1"): the part of the fields' names
  /// that all of them share; empty if the names aren't made that way.
  [[nodiscard]] std::string column_label(std::uint32_t column) const;
  [[nodiscard]] std::string row_label(std::uint32_t row) const;

 private:
  void read_shape(const bw_shape& shape);
  void read_tones(const std::vector<std::string>& seats);

  std::uint32_t columns_ = 0, rows_ = 0;
  std::vector<BoardPath> outlines_, lines_;
  std::vector<BoardPoint> marks_;
  std::vector<BoardLabel> labels_;
  std::vector<std::int32_t> turns_;  // by seat; empty: half a turn for all but the first
  std::vector<Tone> tones_;          // by seat; empty: in turn
  std::vector<BoardField> fields_;
  std::vector<BoardZone> zones_;
  std::vector<BoardTray> trays_;
  std::vector<PieceKind> kinds_;
  std::vector<std::uint32_t> grid_;  // row by row; kHole where there is no field
  std::unordered_map<std::string, std::uint32_t> by_name_;
};

}  // namespace boardwright
