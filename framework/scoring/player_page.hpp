// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people are shown of a standing, in their language, and whether a player is shown possible moves. Pure
// functions, any thread.
#pragma once

#include <optional>

#include "framework/scoring/pool_count.hpp"

namespace boardwright {

/// Whether the possible moves are shown on the board to a player in a rated match: by the ladder where it
/// says so, and then no setting overrides it; else by the player's own `setting`. Unrated matches go by the
/// setting alone: don't ask.
[[nodiscard]] bool hints_visible(const Standing& standing, const PointPolicy& policy, bool setting = true);

/// One line of a player's page: a pool the player has played in.
struct PoolLine {
  std::string pool;                   ///< its name, else its id
  std::optional<std::string> points;  ///< as people write them; none where the policy gives none
  std::optional<std::string> status;  ///< its name; none without a ladder
  struct Next {
    std::string status;   ///< its name
    std::string from;     ///< points at which it begins
    std::string missing;  ///< points until there
    friend bool operator==(const Next&, const Next&) = default;
  };
  std::optional<Next> next;  ///< none at the top and without a ladder
  struct ShownRating {
    std::int64_t value = 0;
    std::optional<std::int64_t> deviation;  ///< none with Elo
    bool provisional = false;
    friend bool operator==(const ShownRating&, const ShownRating&) = default;
  };
  std::optional<ShownRating> rating;  ///< none without ratings or rated games
  std::uint32_t games = 0;
  std::uint32_t wins = 0;
  std::uint32_t draws = 0;
  std::uint32_t losses = 0;
  friend bool operator==(const PoolLine&, const PoolLine&) = default;
};
[[nodiscard]] PoolLine pool_line(const Standing& standing, const Scheme& scheme, Language language);

}  // namespace boardwright
