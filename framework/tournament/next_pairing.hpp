// SPDX-License-Identifier: GPL-3.0-or-later
//
// The next round by the system of a tournament's settings. Pure functions.
#pragma once

#include <variant>

#include "framework/tournament/pairing.hpp"
#include "framework/tournament/tournament.hpp"

namespace boardwright::tournament {

struct NextPairing {
  RoundPairing pairing;
  std::vector<std::string> notes;  ///< what the organiser should know, one sentence each
};

/// The round after all those of the table, whose entrants stand in the order of `published.order`.
[[nodiscard]] std::variant<NextPairing, PairingProblem> next_pairing(const Tournament& tournament,
                                                                     const Crosstable& table);

/// Who has which place of the Berger table or the bracket: as in the first round; before it everybody who is there, of `order`.
[[nodiscard]] std::vector<std::string> fixed_order(const Tournament& tournament,
                                                   const std::vector<std::string>& order);

}  // namespace boardwright::tournament
