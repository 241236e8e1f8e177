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
  std::vector<Remark> notes;               ///< what the organiser should know
  std::vector<std::uint32_t> handicaps{};  ///< steps of each pair (T14.4); empty: none
};

/// The round after all those of the table, whose entrants stand in the order of `published.order`.
[[nodiscard]] std::variant<NextPairing, PairingProblem> next_pairing(const Tournament& tournament,
                                                                     const Crosstable& table);

/// Who has which place of the Berger table or the bracket: as in the first round; before it everybody who is there, of
/// `order`.
[[nodiscard]] std::vector<std::string> fixed_order(const Tournament& tournament,
                                                   const std::vector<std::string>& order);

/// How a bracket's level matches are decided, as the settings and lots say (T13.2): the winner of the match between these
/// two in that round of the table; 0: nobody yet.
[[nodiscard]] Number winner_of_level(const Tournament& tournament, const Crosstable& table,
                                     std::uint32_t round, Number one, Number other);

/// A table in which every level match of a bracket that can be decided has been.
[[nodiscard]] Crosstable with_level_decided(const Tournament& tournament, const Crosstable& table);

}  // namespace boardwright::tournament
