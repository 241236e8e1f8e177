// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "framework/catalogue/game.hpp"

namespace boardwright {

/// What a page needs to play a record through without the rules: `moves`, a list of seat and text, and
/// `pictures`, one more: the fields of the start with the index of the kind that stands there, then for each
/// move the fields that changed, null where nothing stands any more; `scores`, the points by seat, and the
/// `reason`'s id. With nothing hidden; trays are left out.
/// Null without a board or if the record isn't one of a game by these rules. Adds the kinds it meets.
[[nodiscard]] nlohmann::ordered_json picture_line(const std::shared_ptr<const Rules>& rules,
                                                  const std::string& record, std::set<std::uint32_t>& kinds);

/// The kinds of pieces of a board that were met, by index: `owner` (a seat's number or null), `sign` and,
/// where the game has a picture of it, `art`: its SVG.
[[nodiscard]] nlohmann::ordered_json kinds_json(const Game& game, const Rules& rules,
                                                const std::set<std::uint32_t>& kinds);

}  // namespace boardwright
