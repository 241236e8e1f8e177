// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/game.hpp"

namespace boardwright::server {

/// A kind's picture, by the path under which it is given out; safe: empty if it is as the usual one.
struct ArtPaths {
  std::string usual, safe;
};
using ArtOf = std::function<ArtPaths(const PieceKind&, Tone)>;

/// All that a page needs of a variant (docs/protocol.md, "A board"), in a language. Fields are outlines and
/// centres, so that no page counts columns.
[[nodiscard]] nlohmann::json board_json(const Game& game, const Variant& variant, const Rules& rules,
                                        Language language, const ArtOf& art);
/// What of them a page goes by.
[[nodiscard]] nlohmann::json policies_json(const MatchPolicies& policies);

}  // namespace boardwright::server
