// SPDX-License-Identifier: GPL-3.0-or-later
//
// MacMahon tournaments, for very mixed fields: everybody starts with a score by grade (T14). Pure functions.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "framework/tournament/fraction.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// How those of one score are paired (T14.3).
enum class ScorePairing : std::uint8_t {
  kFold,  ///< the first with the last
  kSlip,  ///< the first of the upper half with the first of the lower
  kLot    ///< in the order of the lots, the first with the last
};

struct MacMahonSettings {
  std::vector<Points> grades{};   ///< by number; who is missing has nothing
  std::optional<Points> bar{};    ///< all from here up start equal
  std::optional<Points> floor{};  ///< all from here down start equal
  Points bye = 10;
  Points absent = 0;   ///< 5 where clubs give half
  bool whole = false;  ///< the total is rounded down
  ScorePairing pairing = ScorePairing::kFold;
  std::vector<Number> lots{};  ///< everybody in the order drawn, for kLot
};

[[nodiscard]] Points start_score(const MacMahonSettings& settings, Number number);  // T14.1
/// Start score and points (T14.2).
[[nodiscard]] Points mac_mahon_score(const Crosstable& table, const MacMahonSettings& settings, Number number,
                                     std::uint32_t after);
/// How many people should start at the bar for so many rounds: at least and at most; nothing where there is no
/// advice (T14.1).
[[nodiscard]] std::optional<std::pair<Number, Number>> advised_above_bar(std::uint32_t rounds);

struct HandicapRules {
  std::uint32_t reduce = 1;   ///< of the difference, in whole points
  std::uint32_t ceiling = 9;  ///< at most
};
/// T14.4: 0 none; 1 the weaker has side 1; from 2 on the game's own parameters of that step.
[[nodiscard]] std::uint32_t handicap_steps(const MacMahonSettings& settings, const HandicapRules& rules,
                                           Points stronger, Points weaker);

/// T14.5, on MacMahon scores.
struct MacMahonValues {
  Fraction score{}, sos{}, sos_1{}, sos_2{}, sodos{}, sosos{}, cuss{};
  friend bool operator==(const MacMahonValues&, const MacMahonValues&) = default;
};
/// Of everybody, by number; with `wins`, on the points alone: start scores count nothing.
[[nodiscard]] std::vector<MacMahonValues> mac_mahon_values(const Crosstable& table,
                                                           const MacMahonSettings& settings,
                                                           bool wins = false);

}  // namespace boardwright::tournament
