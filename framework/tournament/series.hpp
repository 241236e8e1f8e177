// SPDX-License-Identifier: GPL-3.0-or-later
//
// What several evenings, or several tournaments of one event, come to together (T19). Pure functions.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "framework/tournament/fraction.hpp"

namespace boardwright::tournament {

/// Somebody's result of one evening or tournament.
struct SeriesResult {
  std::string id;
  std::uint32_t place = 1;  ///< shared ones alike
  Points score = 0;
};

struct SeriesEvening {
  std::string game;  ///< for the all-round table
  std::vector<SeriesResult> results;
};

enum class SeriesPoints : std::uint8_t {
  kByPlace,  ///< from a list
  kByScore,
  kByShare,  ///< 100 for the first, nothing for the last (T19.1)
  kAllRound  ///< the same, less in small fields (T19.3)
};

struct SeriesRules {
  SeriesPoints points = SeriesPoints::kByShare;
  std::vector<Points> by_place{};  ///< of the first, the second and so on; nothing for the others
  std::uint32_t best = 0;          ///< so many results count; 0: all
  bool one_a_game = false;         ///< only the best of each game may count (T19.3)
};

struct SeriesLine {
  std::string id;
  std::uint32_t place = 0;
  bool shared = false;
  Fraction total{};
  std::vector<Fraction> results{};  ///< the greatest first; those beyond `best` break ties only
  friend bool operator==(const SeriesLine&, const SeriesLine&) = default;
};

/// For a place, or the average of the places that are shared (T19.1, T19.3).
[[nodiscard]] Fraction series_points(const SeriesRules& rules, const SeriesEvening& evening,
                                     const SeriesResult& result);

/// From the first place down; level ones by the next best result, then they share the place and stand by id.
[[nodiscard]] std::vector<SeriesLine> series_table(std::span<const SeriesEvening> evenings,
                                                   const SeriesRules& rules);

/// Those of T19.3: best five in different games.
[[nodiscard]] SeriesRules all_round_rules();

/// T19.2, choice: the games that the higher ranked may still choose from; all of them, once he has chosen each.
[[nodiscard]] std::vector<std::string> choosable_games(std::span<const std::string> games,
                                                       std::span<const std::string> chosen);

}  // namespace boardwright::tournament
