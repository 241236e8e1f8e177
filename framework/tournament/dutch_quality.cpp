// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/dutch_quality.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <span>

namespace boardwright::tournament {
namespace {

constexpr auto kAbsolute = Need::kAbsolute;

bool same_side_again(const DutchPerson& person, Side side) {
  return person.sides.twice_running && person.sides.played.back() == side;
}

}  // namespace

SideCosts side_costs(const DutchField& field, std::size_t higher, std::size_t lower) {
  SideCosts costs;
  const auto& a = field.people[higher];
  const auto& b = field.people[lower];
  const auto& mine = a.sides.preference;
  const auto& theirs = b.sides.preference;
  if (mine.side == Side::kNone || mine.side != theirs.side) return costs;
  costs.preference = true;
  costs.strong = mine.need >= Need::kStrong && theirs.need >= Need::kStrong &&
                 !(mine.need == kAbsolute && theirs.need == kAbsolute);
  if (mine.need != kAbsolute || theirs.need != kAbsolute || (!a.topscorer && !b.topscorer)) return costs;
  const Side side = sides_of(field, higher, lower).higher;
  const auto after = [](const DutchPerson& person, Side got) {
    return std::abs(person.sides.difference + (got == Side::kFirst ? 1 : -1));
  };
  costs.beyond_two = after(a, side) > 2 || after(b, other(side)) > 2;
  costs.three_running = same_side_again(a, side) || same_side_again(b, other(side));
  return costs;
}

namespace {

/// Gathers levels; each pair's values are set by the number of its level.
class Levels {
 public:
  explicit Levels(DutchGraph& bracket) : bracket_(bracket) {}

  std::size_t add(std::string_view rule, std::string_view name, std::uint64_t most, bool gains = true,
                  std::optional<Points> score = std::nullopt, bool next = false) {
    bracket_.levels.push_back({rule, name, score, next, gains});
    bracket_.graph.most.push_back(most);
    return bracket_.levels.size() - 1;
  }

 private:
  DutchGraph& bracket_;
};

struct LevelNumbers {
  std::size_t complete = 0, pairs = 0, next_pairs = 0, unplayed = 0, beyond_two = 0, three_running = 0,
              preference = 0, strong = 0, resident_down = 0, opponent_up = 0, resident_down_before = 0,
              opponent_up_before = 0;
  std::map<Points, std::size_t, std::greater<>> moved, next_moved, down, up, down_before, up_before;
};

using Counts = std::map<Points, std::uint64_t, std::greater<>>;

LevelNumbers make_levels(DutchGraph& bracket, const DutchField& field, bool last_one) {
  LevelNumbers at;
  Levels levels(bracket);
  Counts moved;
  for (std::size_t v = 0; v < bracket.moved_down; ++v) ++moved[field.people[bracket.places[v]].score];
  Counts floating = moved;
  for (std::size_t v = bracket.moved_down; v < bracket.bracket; ++v)
    ++floating[field.people[bracket.places[v]].score];
  const std::uint64_t pairs = bracket.bracket / 2;
  const auto by_score = [&](auto& numbers, const Counts& counts, std::string_view rule, std::string_view name,
                            bool gains, bool next) {
    for (const auto& [score, count] : counts)
      numbers[score] = levels.add(rule, name, count, gains, score, next);
  };
  at.complete = levels.add("T6.7", "C4", bracket.places.size() / 2);
  at.pairs = levels.add("T6.9", "C6", pairs);
  by_score(at.moved, moved, "T6.10", "C7", true, false);
  if (bracket.next > bracket.bracket) {
    at.next_pairs = levels.add("T6.11", "C8", bracket.next / 2, true, std::nullopt, true);
    by_score(at.next_moved, floating, "T6.11", "C8", true, true);
  }
  at.unplayed = levels.add("T6.12", "C9", last_one ? bracket.bracket * field.round : 0);
  at.beyond_two = levels.add("T6.13", "C10", pairs, false);
  at.three_running = levels.add("T6.14", "C11", pairs, false);
  at.preference = levels.add("T6.15", "C12", pairs, false);
  at.strong = levels.add("T6.16", "C13", pairs, false);
  at.resident_down = levels.add("T6.17", "C14", bracket.bracket - bracket.moved_down);
  at.opponent_up = levels.add("T6.18", "C15", pairs, false);
  at.resident_down_before = levels.add("T6.19", "C16", bracket.bracket - bracket.moved_down);
  at.opponent_up_before = levels.add("T6.19", "C17", pairs, false);
  by_score(at.down, moved, "T6.20", "C18", true, false);
  by_score(at.up, moved, "T6.21", "C19", false, false);
  by_score(at.down_before, moved, "T6.21", "C20", true, false);
  by_score(at.up_before, moved, "T6.21", "C21", false, false);
  return at;
}

/// The values of a pair of the bracket; a is higher ranked.
void rate_pair(const DutchField& field, std::size_t a, std::size_t b, bool moved_down, const LevelNumbers& at,
               std::span<std::uint32_t> values) {
  const auto& mine = field.people[a];
  const auto& theirs = field.people[b];
  values[at.pairs] = 1;
  values[at.unplayed] = mine.unplayed + theirs.unplayed;
  const auto costs = side_costs(field, a, b);
  values[at.beyond_two] = costs.beyond_two ? 0 : 1;
  values[at.three_running] = costs.three_running ? 0 : 1;
  values[at.preference] = costs.preference ? 0 : 1;
  values[at.strong] = costs.strong ? 0 : 1;
  const auto down = [](const DutchPerson& person) { return person.floated == Float::kDown ? 1U : 0U; };
  const auto down_before = [](const DutchPerson& person) {
    return person.floated_before == Float::kDown ? 1U : 0U;
  };
  values[at.resident_down] = (moved_down ? 0 : down(mine)) + down(theirs);
  values[at.resident_down_before] = (moved_down ? 0 : down_before(mine)) + down_before(theirs);
  values[at.opponent_up] = moved_down && theirs.floated == Float::kUp ? 0 : 1;
  values[at.opponent_up_before] = moved_down && theirs.floated_before == Float::kUp ? 0 : 1;
  if (!moved_down) return;
  values[at.moved.at(mine.score)] = 1;
  values[at.down.at(mine.score)] = down(mine);
  values[at.up.at(mine.score)] = theirs.floated == Float::kUp ? 0 : 1;
  values[at.down_before.at(mine.score)] = down_before(mine);
  values[at.up_before.at(mine.score)] = theirs.floated_before == Float::kUp ? 0 : 1;
}

/// What a level's values are where nothing offends its criterion: 0, or as in C6, or as in C7 for its score; how many
/// pairs there are of these is settled before.
std::optional<std::size_t> settled_by(const DutchGraph& bracket, std::size_t level) {
  const auto& wanted = bracket.levels[level];
  if (wanted.gains) return std::nullopt;
  const auto same = std::ranges::find_if(bracket.levels, [&](const DutchLevel& other) {
    return other.name == (wanted.score ? "C7" : "C6") && other.score == wanted.score;
  });
  return static_cast<std::size_t>(same - bracket.levels.begin());
}

/// A criterion that no pair offends needs no room in the weights.
void drop_idle_levels(DutchGraph& bracket) {
  const auto& graph = bracket.graph;
  for (std::size_t level = 0; level < bracket.levels.size(); ++level) {
    const auto reference = settled_by(bracket, level);
    bool idle = true;
    for (std::size_t e = 0; e < graph.edges.size() && idle; ++e)
      idle = graph.value(e, level) == (reference ? graph.value(e, *reference) : 0);
    if (idle) bracket.graph.most[level] = 0;
  }
}

}  // namespace

DutchGraph dutch_graph(const DutchField& field, const std::vector<std::size_t>& bracket,
                       std::size_t moved_down, const std::vector<std::size_t>& below, bool last_one) {
  DutchGraph result;
  result.places = bracket;
  result.places.insert(result.places.end(), below.begin(), below.end());
  result.moved_down = moved_down;
  result.bracket = bracket.size();
  result.next = bracket.size();
  while (result.next < result.places.size() &&
         field.people[result.places[result.next]].score == field.people[below.front()].score)
    ++result.next;
  if (field.has_bye()) result.places.push_back(field.people.size());
  const auto at = make_levels(result, field, last_one);
  auto& graph = result.graph;
  graph.vertices = result.places.size();
  for (std::uint32_t a = 0; a < graph.vertices; ++a)
    for (std::uint32_t b = a + 1; b < graph.vertices; ++b) {
      // Two who were moved down and could meet would have been a pair of the bracket above.
      if (b < moved_down || !field.may_meet(result.places[a], result.places[b])) continue;
      graph.edges.emplace_back(a, b);
      graph.values.resize(graph.values.size() + graph.most.size());
      const auto values = std::span(graph.values).last(graph.most.size());
      values[at.complete] = 1;
      if (b < result.bracket) {
        rate_pair(field, result.places[a], result.places[b], a < moved_down, at, values);
      } else if (b < result.next) {  // T6.11
        values[at.next_pairs] = 1;
        if (a < result.bracket) values[at.next_moved.at(field.people[result.places[a]].score)] = 1;
      }
    }
  drop_idle_levels(result);
  return result;
}

}  // namespace boardwright::tournament
