// SPDX-License-Identifier: GPL-3.0-or-later
//
// Schemes of points that are offered, and what a scheme must keep to (T2). Pure functions.
#pragma once

#include <boardwright/pure/result.hpp>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "framework/scoring/scheme.hpp"
#include "framework/tournament/settings.hpp"

namespace boardwright::tournament {

struct PointPreset {
  std::string_view id;  ///< as settings name it: "3-1-0"
  PointScheme scheme;
  /// The pairs of points that a match may end with besides a win, a draw and a loss (T2.3).
  std::vector<std::pair<Points, Points>> results;
  std::optional<Points> sum;  ///< results are any two points that add up to this (T2.2)
};

/// Those of T2.2 but for the game's own points, 1-½-0 first.
[[nodiscard]] std::span<const PointPreset> point_presets();
/// None: there is no such one.
[[nodiscard]] const PointPreset* point_preset(std::string_view id);
/// The game's own points (T2.2), a bye as a draw; nothing where the policy gives none.
[[nodiscard]] std::optional<PointScheme> scheme_of(const PointPolicy& policy);
/// What all of these games give by themselves, where it is none of the usual ones; nothing where they differ.
[[nodiscard]] std::optional<PointScheme> own_points(const ScoringBook& book,
                                                    std::span<const PlayedGame> games);

/// T2.1: win >= draw >= loss >= absent, and no value beyond 1000 points. What is wrong, in a sentence.
[[nodiscard]] Result<void> check_scheme(const PointScheme& scheme);
/// Whether a match may end with these points.
[[nodiscard]] Result<void> check_result(const PointPreset& preset, Points first, Points second);

/// T2.4: the same table with every value moved up by so much that none is below nothing. Pairing doesn't
/// change by it; standings show the table as it was.
[[nodiscard]] Crosstable moved_up(const Crosstable& table);

}  // namespace boardwright::tournament
