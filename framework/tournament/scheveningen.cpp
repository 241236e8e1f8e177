// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/scheveningen.hpp"

namespace boardwright::tournament {

std::vector<Pair> scheveningen_round(Number people, std::uint32_t round) {
  std::vector<Pair> pairs;
  if (round == 0 || round > people) return pairs;
  for (Number board = 1; board <= people; ++board) {
    const Number other = people + (board + round - 2) % people + 1;
    // By rounds in turn everybody has both sides as often as k allows; where k is a multiple of four the lower half of
    // the boards may be the other way round, and so no team has one side in a whole round.
    const bool lower_half = people % 4 == 0 && board > people / 2;
    const bool first = (round % 2 == 1) != lower_half;
    pairs.push_back(first ? Pair{board, other} : Pair{other, board});
  }
  return pairs;
}

}  // namespace boardwright::tournament
