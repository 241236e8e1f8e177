// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keizer's ranking (T15): a win is worth what the beaten one is worth now, and the ranking decides what
// everybody is worth. Exact fractions. Pure functions of the crosstable.
//
// Codes of unplayed rounds: `U` is a bye, `H` excused, `F` away for the club, `Z` and a forfeit loss
// unexcused; a forfeit win counts like a win.
#pragma once

#include <optional>
#include <vector>

#include "framework/tournament/derivation.hpp"

namespace boardwright::tournament {

struct KeizerSettings {
  std::optional<std::int64_t>
      top{};              ///< value of the first; nothing: one and a half times the people (T15.1)
  std::int64_t step = 1;  ///< and so much less for each place
  bool own = true;        ///< one's own value counts once (T15.2)
  Fraction loss{0};       ///< of the opponent's value
  Fraction bye{2, 3};     ///< of one's own, as those below
  Fraction excused{1, 3};
  std::uint32_t excused_rounds = 8;  ///< that count; more are worth nothing
  Fraction club{2, 3};
  bool once = false;  ///< one recount after each round instead of as many as change something (T15.3)
};

struct KeizerLine {
  Number number = 0;
  Fraction points{};
  Fraction worth{};                           ///< what beating him is worth at this place
  std::vector<Contribution> contributions{};  ///< `measure`: the value that counted; round 0: one's own
  friend bool operator==(const KeizerLine&, const KeizerLine&) = default;
};

/// After so many rounds, from the first place down; no two share one (T15.4). The table's numbers must fit.
[[nodiscard]] std::vector<KeizerLine> keizer_ranking(const Crosstable& table, std::uint32_t after,
                                                     const KeizerSettings& settings = {});

/// The value of a place from 1 among so many people (T15.1), never below nothing.
[[nodiscard]] Fraction keizer_value(const KeizerSettings& settings, std::size_t people, std::size_t place);

}  // namespace boardwright::tournament
