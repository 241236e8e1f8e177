// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether the standings are what the moves say.
#pragma once

#include "framework/table/club.hpp"

namespace boardwright {

struct Recount {
  std::uint64_t matches = 0;             ///< finished ones that were played through again, move by move
  std::uint64_t standings = 0;           ///< of players in pools, compared
  std::vector<std::string> differences;  ///< one sentence each; none: all is well
  std::vector<std::string> notices;      ///< what could not be played through, such as a game that is gone
};

/// Plays every match through again from its journal, counts everything anew from what comes of the finished
/// ones, and compares with the results that the club holds and with its standings. What can't be read or
/// doesn't follow from the rules is a difference too. Changes nothing.
[[nodiscard]] Result<Recount> recount(Club& club, const Catalogue& catalogue);

}  // namespace boardwright
