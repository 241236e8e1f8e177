// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "framework/catalogue/game.hpp"

namespace boardwright::server {

/// A picture of the game's, by the path under which it is given out; empty if there is none.
struct ArtPaths {
  std::string usual, safe;
};
using ArtOf = std::function<ArtPaths(const std::string& kind)>;

/// All that a page needs of a variant (docs/protocol.md, "A board"), in a language. Fields are outlines and
/// centres, so that no page counts columns.
[[nodiscard]] nlohmann::json board_json(const Game& game, const Variant& variant, const Rules& rules,
                                        Language language, const ArtOf& art);

}  // namespace boardwright::server
