// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tournaments that were never played, from a seed: for tests, for files to try things out with, for advice. The same
// seed and wishes give the same tournament everywhere. Pure functions.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "framework/tournament/crosstable.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// Chances are in thousandths: of a match, or of an entrant's round.
struct RandomWishes {
  std::uint64_t seed = 1;
  Number people = 20;
  std::uint32_t rounds = 7;
  PointScheme scheme;
  bool balanced_sides = true;
  bool accelerated = false;
  std::uint32_t draws = 300;
  std::uint32_t forfeits = 20;
  std::uint32_t half_byes = 20;
  std::uint32_t withdrawals = 5;
  std::uint32_t absences = 10;
  std::uint32_t late = 0;  ///< of an entrant: comes after the first round
  std::vector<KeptApart> apart;
};

struct RandomTournament {
  Crosstable table;
  std::optional<PairingProblem> problem;  ///< why the round after the last one couldn't be made
};

/// Paired by the Dutch system. Ends early where a round can't be made; who is out of that one is out in the table.
[[nodiscard]] RandomTournament random_tournament(const RandomWishes& wishes);

}  // namespace boardwright::tournament
