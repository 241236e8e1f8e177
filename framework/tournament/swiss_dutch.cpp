// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/swiss_dutch.hpp"

#include "framework/tournament/dutch_round.hpp"
#include "framework/tournament/round_problem.hpp"

namespace boardwright::tournament {

tl::expected<RoundPairing, PairingProblem> pair_dutch(const Crosstable& table) {
  const auto field = dutch_field(table);
  const auto round = dutch_round(field);
  if (!round) return tl::unexpected(round_problem(table, field));
  return pairing_of(field, *round);
}

}  // namespace boardwright::tournament
