// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/lifted_board.hpp"

#include <algorithm>
#include <cstdint>

namespace boardwright {
namespace {

constexpr std::int32_t kHalf = BW_UNIT / 2;

/// Wild numbers are for a law to find, and must not overflow before.
std::int32_t centre(std::int32_t number) {
  constexpr std::int32_t kMost = 1 << 16;
  return std::clamp(number, -kMost, kMost) * BW_UNIT;
}

}  // namespace

LiftedBoard::LiftedBoard(const bw_geometry& board)
    : square_{{{-kHalf, -kHalf}, {kHalf, -kHalf}, {kHalf, kHalf}, {-kHalf, kHalf}}},
      outline_{static_cast<std::uint32_t>(square_.size()), square_.data()} {
  for (std::uint32_t i = 0; i < board.field_count; ++i) {
    const bw_field& field = board.fields[i];
    const auto ground = std::uint32_t{(field.flags & BW_FIELD_DARK) != 0 ? BW_GROUND_DARK : BW_GROUND_LIGHT};
    fields_.push_back({field.name, {centre(field.column), centre(field.row)}, 0, ground, 0, 1});
  }
  shape_.struct_size = sizeof(bw_shape);
  shape_.columns = board.columns;
  shape_.rows = board.rows;
  shape_.field_count = board.field_count;
  shape_.fields = fields_.data();
  shape_.outline_count = 1;
  shape_.outlines = &outline_;
  shape_.zone_count = board.zone_count;
  shape_.zones = board.zones;
  shape_.tray_count = board.tray_count;
  shape_.trays = board.trays;
  shape_.kind_count = board.kind_count;
  shape_.kinds = board.kinds;
  shape_.max_items = board.max_items;
  shape_.max_clicks = board.max_clicks;
}

}  // namespace boardwright
