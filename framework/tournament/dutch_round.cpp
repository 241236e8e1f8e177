// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/dutch_round.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "framework/tournament/board_order.hpp"
#include "framework/tournament/dutch_order.hpp"
#include "framework/tournament/matching.hpp"

namespace boardwright::tournament {
namespace {

bool complete(const DutchField& field) {
  return 2 * largest_matching(field.size(), who_may_meet(field)).size == field.size();
}

void bar_bye_above(DutchField& field, Points score) {
  const auto bye = field.people.size();
  for (std::size_t a = 0; a < bye; ++a)
    if (field.people[a].score > score && field.may_meet(a, bye)) field.bar(a, bye, Barred::kBye);
}

/// T6.8. False if there is no complete round at all.
bool settle_bye(DutchField& field, std::optional<Points>& score) {
  if (!field.has_bye()) return complete(field);
  std::set<Points> scores;
  for (std::size_t a = 0; a < field.people.size(); ++a)
    if (field.may_meet(a, field.people.size())) scores.insert(field.people[a].score);
  for (const auto least : scores) {
    auto narrowed = field;
    bar_bye_above(narrowed, least);
    if (!complete(narrowed)) continue;
    field = std::move(narrowed);
    score = least;
    return true;
  }
  return false;
}

DutchBracket pair_bracket(const DutchField& field, const std::vector<std::size_t>& people,
                          std::size_t moved_down, const std::vector<std::size_t>& below,
                          std::optional<Points> bye_score) {
  // T6.12: nobody below gets the bye, so that the only one who is left over must.
  bool last_one = false;
  if (bye_score && field.people[people.back()].score <= *bye_score)
    last_one = left_over(dutch_graph(field, people, moved_down, below, false)) == 1;
  const auto graph = dutch_graph(field, people, moved_down, below, last_one);
  auto best = first_best(graph);
  DutchBracket bracket{people, moved_down, {}, {}, graph.levels, std::move(best.sums), last_one};
  std::vector<bool> paired(people.size());
  for (const auto& [a, b] : best.pairs) {
    bracket.pairs.emplace_back(people[a], people[b]);
    paired[a] = paired[b] = true;
  }
  for (std::size_t i = 0; i < people.size(); ++i)
    if (!paired[i]) bracket.left_over.push_back(people[i]);
  return bracket;
}

Pair with_sides(const DutchField& field, std::pair<std::size_t, std::size_t> places) {
  const auto [higher, lower] = places;
  Pair pair{field.people[higher].number, field.people[lower].number};
  if (sides_of(field, higher, lower).higher == Side::kSecond) std::swap(pair.first, pair.second);
  return pair;
}

}  // namespace

std::vector<std::pair<std::uint32_t, std::uint32_t>> who_may_meet(const DutchField& field) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  const auto size = static_cast<std::uint32_t>(field.size());
  for (std::uint32_t a = 0; a < size; ++a)
    for (std::uint32_t b = a + 1; b < size; ++b)
      if (field.may_meet(a, b)) edges.emplace_back(a, b);
  return edges;
}

std::optional<DutchRound> dutch_round(DutchField field) {
  std::optional<Points> bye_score;
  if (!settle_bye(field, bye_score)) return std::nullopt;
  DutchRound round;
  const auto count = field.people.size();
  std::vector<std::size_t> moved_down;
  for (std::size_t first = 0; first < count;) {
    std::size_t end = first;
    while (end < count && field.people[end].score == field.people[first].score) ++end;
    auto people = moved_down;
    for (auto a = first; a < end; ++a) people.push_back(a);
    std::vector<std::size_t> below;
    for (auto a = end; a < count; ++a) below.push_back(a);
    round.brackets.push_back(pair_bracket(field, people, moved_down.size(), below, bye_score));
    moved_down = round.brackets.back().left_over;
    first = end;
  }
  if (!moved_down.empty()) round.bye = moved_down.front();
  return round;
}

RoundPairing pairing_of(const DutchField& field, const DutchRound& round) {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (const auto& bracket : round.brackets)
    pairs.insert(pairs.end(), bracket.pairs.begin(), bracket.pairs.end());
  sort_by_board(field, pairs);
  RoundPairing pairing;
  for (const auto& pair : pairs) pairing.pairs.push_back(with_sides(field, pair));
  if (round.bye) pairing.bye = field.people[*round.bye].number;
  return pairing;
}

}  // namespace boardwright::tournament
