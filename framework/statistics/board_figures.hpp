// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards in the figures' JSON, for charts and pages.
#pragma once

#include <nlohmann/json.hpp>
#include <set>

#include "framework/board/picture.hpp"

namespace boardwright {

/// The board's fields with their columns and rows, of a board that is no grid their outlines too; null without a board.
[[nodiscard]] nlohmann::ordered_json board_figures(const Rules& rules);

/// [field, index of its kind] of what stands on each field, of a stack the uppermost. Adds the kinds it meets.
[[nodiscard]] nlohmann::ordered_json standing_figures(const Picture& picture, const Rules& rules,
                                                      std::set<std::uint32_t>& kinds);

}  // namespace boardwright
