// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/swiss_dutch.hpp"

#include <utility>

#include "framework/tournament/board_order.hpp"
#include "framework/tournament/dutch_round.hpp"
#include "framework/tournament/round_problem.hpp"

namespace boardwright::tournament {
namespace {

Pair with_sides(const DutchField& field, std::pair<std::size_t, std::size_t> places) {
  const auto [higher, lower] = places;
  Pair pair{field.people[higher].number, field.people[lower].number};
  if (sides_of(field, higher, lower).higher == Side::kSecond) std::swap(pair.first, pair.second);
  return pair;
}

}  // namespace

tl::expected<RoundPairing, PairingProblem> pair_dutch(const Crosstable& table) {
  const auto field = dutch_field(table);
  const auto round = dutch_round(field);
  if (!round) return tl::unexpected(round_problem(table, field));
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (const auto& bracket : round->brackets)
    pairs.insert(pairs.end(), bracket.pairs.begin(), bracket.pairs.end());
  sort_by_board(field, pairs);
  RoundPairing pairing;
  for (const auto& pair : pairs) pairing.pairs.push_back(with_sides(field, pair));
  if (round->bye) pairing.bye = field.people[*round->bye].number;
  return pairing;
}

}  // namespace boardwright::tournament
