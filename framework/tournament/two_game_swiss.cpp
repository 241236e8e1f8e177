// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/two_game_swiss.hpp"

#include <algorithm>
#include <numeric>

#include "framework/tournament/board_order.hpp"
#include "framework/tournament/round_problem.hpp"
#include "framework/tournament/upfloaters.hpp"

namespace boardwright::tournament {
namespace {

Side opposite_of_last(const SideHistory& sides) {
  return sides.played.empty() ? Side::kNone : other(sides.played.back());
}

/// T9.5: the side of the higher ranked in the first game.
Side first_game_side(const DutchField& field, std::size_t higher, std::size_t lower) {
  const SideHistory& one = field.people[higher].sides;
  const SideHistory& two = field.people[lower].sides;
  const SideChoice choice =
      sides_of(field, higher, lower);  // without preferences: latest difference or initial side
  if (one.played.empty() && two.played.empty()) return choice.higher;
  const auto first_one = std::ranges::count(one.played, Side::kFirst);
  const auto first_two = std::ranges::count(two.played, Side::kFirst);
  if (first_one != first_two) return first_one < first_two ? Side::kFirst : Side::kSecond;
  if (choice.reason == SideReason::kLatestDifference) return choice.higher;
  const Side alternated = opposite_of_last(one);
  return alternated != Side::kNone ? alternated : other(opposite_of_last(two));
}

}  // namespace

tl::expected<RoundPairing, PairingProblem> pair_two_games(const Crosstable& table) {
  Crosstable without_sides = table;
  without_sides.balanced_sides = false;  // T9.2: there is no criterion of sides
  const DutchField field = dutch_field(without_sides);
  PlaceList left(field.people.size());
  std::iota(left.begin(), left.end(), 0U);
  RoundPairing round;
  if (field.has_bye()) {
    const auto bye = bye_of_matches(field);
    if (!bye) return tl::unexpected(round_problem(without_sides, field));
    round.bye = field.people[*bye].number;
    std::erase(left, *bye);
  } else if (!can_be_paired(field, left)) {
    return tl::unexpected(round_problem(without_sides, field));
  }
  const bool last_round = table.planned_rounds != 0 && field.round >= table.planned_rounds;
  FloatRules rules{!last_round, {}};
  if (!last_round) rules.faults.push_back(opponent_floated(field));
  PlacePairs pairs = pair_groups(field, std::move(left), rules);
  sort_by_board(field, pairs);
  for (const auto& [higher, lower] : pairs) {
    const Number one = field.people[higher].number, two = field.people[lower].number;
    const bool first = first_game_side(field, higher, lower) == Side::kFirst;
    round.pairs.push_back(first ? Pair{one, two} : Pair{two, one});
  }
  return round;
}

}  // namespace boardwright::tournament
