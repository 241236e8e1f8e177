// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "framework/board/geometry.hpp"

namespace boardwright::desktop {

/// 3 by 3 with a hole in the middle, a zone, two trays and three kinds: more than any one small game has.
inline BoardGeometry small_board() {
  static constexpr std::array<bw_field, 8> fields{{{"a1", 0, 0, BW_FIELD_DARK},
                                                   {"b1", 1, 0, 0},
                                                   {"c1", 2, 0, BW_FIELD_DARK},
                                                   {"a2", 0, 1, 0},
                                                   {"c2", 2, 1, 0},
                                                   {"a3", 0, 2, BW_FIELD_DARK},
                                                   {"b3", 1, 2, 0},
                                                   {"c3", 2, 2, BW_FIELD_DARK}}};
  static constexpr std::array<std::uint32_t, 3> home{0, 1, 2};
  static constexpr std::array<bw_zone, 1> zones{{{"home", 0, 3, home.data()}}};
  static constexpr std::array<bw_tray, 2> trays{{{"first_reserve", 0}, {"second_reserve", 1}}};
  static constexpr std::array<bw_kind, 3> kinds{{{"man", 0, "M"}, {"foe", 1, "F"}, {"king", 0, "K"}}};
  bw_geometry geometry{};
  geometry.struct_size = sizeof geometry;
  geometry.columns = 3;
  geometry.rows = 3;
  geometry.field_count = fields.size();
  geometry.fields = fields.data();
  geometry.zone_count = zones.size();
  geometry.zones = zones.data();
  geometry.tray_count = trays.size();
  geometry.trays = trays.data();
  geometry.kind_count = kinds.size();
  geometry.kinds = kinds.data();
  geometry.max_items = 16;
  geometry.max_clicks = 4;
  return BoardGeometry(geometry);
}

}  // namespace boardwright::desktop
