// SPDX-License-Identifier: GPL-3.0-or-later
//
// Standings of an open evening, which has games and no rounds (T12.8). Pure functions.
#pragma once

#include <span>

#include "framework/tournament/keizer.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// A finished game of the evening.
struct EveningResult {
  Pair pair;
  Code first = Code::kDraw;  ///< what it was for the one on side 1: a win, draw or loss, played or by forfeit
};

enum class EveningOrder : std::uint8_t {
  kKeizer,  ///< counted anew after every game
  kPoints,
  kShare  ///< of the points that one's games could have given
};

struct EveningLine {
  Number number = 0;
  std::uint32_t place = 0;  ///< from 1; 0: not ranked, with too few games
  std::uint32_t games = 0;
  Points points = 0;
  Fraction value{};  ///< by which they are ordered
  friend bool operator==(const EveningLine&, const EveningLine&) = default;
};

/// The evening as a crosstable in which every game is a round of its own and whoever doesn't play it loses
/// nothing. Numbers must be from 1 to `people`.
[[nodiscard]] Crosstable evening_table(const PointScheme& scheme, Number people,
                                       std::span<const EveningResult> results);

/// From the first place down; those level share one and stand by number. `least`: who played fewer games has
/// no place in kShare and comes last.
[[nodiscard]] std::vector<EveningLine> evening_standings(const Crosstable& table, EveningOrder order,
                                                         std::uint32_t least = 1);

}  // namespace boardwright::tournament
