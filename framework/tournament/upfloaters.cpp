// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/upfloaters.hpp"

#include <algorithm>
#include <tuple>

#include "framework/tournament/matching.hpp"

namespace boardwright::tournament {
namespace {

/// Of people by their index in a list: every pair that may be made, with values by level.
template <class May, class Value>
LevelGraph graph_of(std::size_t people, std::size_t levels, May may, Value value) {
  LevelGraph graph{
      .vertices = people, .most = std::vector<std::uint64_t>(levels, people / 2), .edges = {}, .values = {}};
  for (std::uint32_t a = 0; a < people; ++a)
    for (std::uint32_t b = a + 1; b < people; ++b) {
      if (!may(a, b)) continue;
      graph.edges.emplace_back(a, b);
      for (std::size_t level = 0; level < levels; ++level)
        graph.values.push_back(level == 0 || value(a, b, level) ? 1 : 0);
    }
  return graph;
}

/// The pairs of a best matching, as indices; fewer than half of the people if there is no complete one.
PlacePairs pairs_of(const LevelGraph& graph) {
  PlacePairs pairs;
  const auto matching = best_matching(graph);
  for (std::uint32_t vertex = 0; vertex < graph.vertices; ++vertex) {
    const auto edge = matching.edge_of[vertex];
    if (edge != kNothing && graph.edges[edge].first == vertex) pairs.emplace_back(graph.edges[edge]);
  }
  return pairs;
}

/// C4 and C5: how many float up from each lower scoregroup, from the lowest on.
std::vector<std::size_t> floats_by_group(const DutchField& field, const PlaceList& left) {
  const std::size_t top = top_group(field, left);
  std::vector<Points> scores;  // of the lower groups, the lowest first
  for (std::size_t i = left.size(); i-- > top;)
    if (scores.empty() || scores.back() != field.people[left[i]].score)
      scores.push_back(field.people[left[i]].score);
  const auto crosses = [&](std::size_t a, std::size_t b) { return a < top && b >= top; };
  const auto graph = graph_of(
      left.size(), scores.size() + 2, [&](auto a, auto b) { return field.may_meet(left[a], left[b]); },
      [&](auto a, auto b, std::size_t level) {
        if (level == 1) return b < top;
        return !crosses(a, b) || field.people[left[b]].score != scores[level - 2];
      });
  std::vector<std::size_t> floats(scores.size(), 0);
  for (const auto& [a, b] : pairs_of(graph))
    if (crosses(a, b))
      ++floats[static_cast<std::size_t>(std::ranges::find(scores, field.people[left[b]].score) -
                                        scores.begin())];
  return floats;
}

std::size_t floats_needed(const DutchField& field, const PlaceList& left) {
  std::size_t sum = 0;
  for (const std::size_t floats : floats_by_group(field, left)) sum += floats;
  return sum;
}

bool floated(const DutchField& field, std::size_t place) {
  return field.people[place].floated != Float::kNone;
}

PlaceList joined(const PlaceList& one, const PlaceList& two) {
  PlaceList both = one;
  both.insert(both.end(), two.begin(), two.end());
  return both;
}

/// C8 as a level: not an upfloater against somebody who floated.
bool spares_opponent(const DutchField& field, const PlaceList& people, std::size_t residents, std::size_t a,
                     std::size_t b) {
  return b < residents || a >= residents || !floated(field, people[a]);
}

LevelGraph group_graph(const DutchField& field, const PlaceList& people, std::size_t residents) {
  return graph_of(
      people.size(), 2, [&](auto a, auto b) { return field.may_meet(people[a], people[b]); },
      [&](auto a, auto b, std::size_t) { return spares_opponent(field, people, residents, a, b); });
}

/// How often C8 is broken at least; nothing if they can't be paired.
std::optional<std::size_t> opponents_who_floated(const DutchField& field, const PlaceList& people,
                                                 std::size_t residents) {
  const auto pairs = pairs_of(group_graph(field, people, residents));
  if (2 * pairs.size() != people.size()) return std::nullopt;
  return static_cast<std::size_t>(std::ranges::count_if(pairs, [&](const auto& pair) {
    return !spares_opponent(field, people, residents, pair.first, pair.second);
  }));
}

/// Tries sets of upfloaters in their order and keeps the first that is best.
class FloaterSearch {
 public:
  FloaterSearch(const DutchField& field, const PlaceList& left, bool last_round)
      : field_(field), last_round_(last_round) {
    const std::size_t top = top_group(field, left);
    residents_.assign(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(top));
    lower_.assign(left.begin() + static_cast<std::ptrdiff_t>(top), left.end());
    floats_ = floats_by_group(field, left);
    std::ranges::reverse(floats_);  // the highest of the lower groups first
  }

  PlaceList best() && {
    choose(0, 0, 0);
    return best_set_;
  }

 private:
  using Merit = std::tuple<std::size_t, std::size_t, std::size_t>;  // C6, C7, C8

  std::size_t group_end(std::size_t begin) const {
    std::size_t end = begin;
    while (end < lower_.size() && field_.people[lower_[end]].score == field_.people[lower_[begin]].score)
      ++end;
    return end;
  }

  /// From `at` on in the group: so many have been chosen of it. Whether nothing better can come.
  bool choose(std::size_t group, std::size_t at, std::size_t chosen) {
    if (group == floats_.size()) return judge();
    const std::size_t begin = group_begin(group), end = group_end(begin);
    if (chosen == floats_[group]) return choose(group + 1, 0, 0);
    for (std::size_t i = std::max(at, begin); i + (floats_[group] - chosen) <= end; ++i) {
      set_.push_back(lower_[i]);
      const bool done = choose(group, i + 1, chosen + 1);
      set_.pop_back();
      if (done) return true;
    }
    return false;
  }

  std::size_t group_begin(std::size_t group) const {
    std::size_t begin = 0;
    while (group-- > 0) begin = group_end(begin);
    return begin;
  }

  bool judge() {
    PlaceList rest;
    std::ranges::copy_if(lower_, std::back_inserter(rest),
                         [this](std::size_t place) { return std::ranges::find(set_, place) == set_.end(); });
    const auto broken = opponents_who_floated(field_, joined(residents_, set_), residents_.size());
    if (!broken || !can_be_paired(field_, rest)) return false;
    Merit merit{floats_needed(field_, rest), 0, 0};
    if (!last_round_) {
      std::get<1>(merit) = static_cast<std::size_t>(
          std::ranges::count_if(set_, [this](std::size_t place) { return floated(field_, place); }));
      std::get<2>(merit) = *broken;
    }
    if (!found_ || merit < best_merit_) {
      found_ = true;
      best_merit_ = merit;
      best_set_ = set_;
    }
    return best_merit_ == Merit{top_group(field_, rest) % 2, 0, 0};
  }

  const DutchField& field_;
  bool last_round_;
  PlaceList residents_, lower_, set_, best_set_;
  std::vector<std::size_t> floats_;
  bool found_ = false;
  Merit best_merit_;
};

}  // namespace

bool can_be_paired(const DutchField& field, const PlaceList& people) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (std::uint32_t a = 0; a < people.size(); ++a)
    for (std::uint32_t b = a + 1; b < people.size(); ++b)
      if (field.may_meet(people[a], people[b])) edges.emplace_back(a, b);
  return 2 * largest_matching(people.size(), edges).size == people.size();
}

std::size_t top_group(const DutchField& field, const PlaceList& people) {
  std::size_t size = 0;
  while (size < people.size() && field.people[people[size]].score == field.people[people[0]].score) ++size;
  return size;
}

PlaceList best_upfloaters(const DutchField& field, const PlaceList& left, bool last_round) {
  return FloaterSearch(field, left, last_round).best();
}

PlacePairs pair_group(const DutchField& field, const PlaceList& residents, const PlaceList& upfloaters,
                      bool last_round) {
  const PlaceList people = joined(residents, upfloaters);
  auto graph = group_graph(field, people, last_round ? people.size() : residents.size());
  const auto value_of = [&graph] {
    std::uint64_t value = 0;
    const auto matching = best_matching(graph);
    for (std::uint32_t vertex = 0; vertex < graph.vertices; ++vertex) {
      const auto edge = matching.edge_of[vertex];
      if (edge != kNothing && graph.edges[edge].first == vertex)
        value += (std::uint64_t{graph.value(edge, 0)} << 32U) + graph.value(edge, 1);
    }
    return value;
  };
  const std::uint64_t best = value_of();
  const auto number = [&](std::size_t index) { return field.people[people[index]].number; };
  /// Leaves out edges if as good a matching stays without them.
  const auto without = [&](auto unwanted) {
    auto all = graph;
    graph.edges.clear();
    graph.values.clear();
    for (std::size_t edge = 0; edge < all.edges.size(); ++edge) {
      if (unwanted(all.edges[edge].first, all.edges[edge].second)) continue;
      graph.edges.push_back(all.edges[edge]);
      graph.values.insert(graph.values.end(), {all.value(edge, 0), all.value(edge, 1)});
    }
    const bool kept = value_of() == best;
    if (!kept) graph = std::move(all);
    return kept;
  };
  // T9.4: tops ascending. Who is no top is below one, who has a smaller number.
  PlaceList by_number(people.size());
  for (std::size_t i = 0; i < by_number.size(); ++i) by_number[i] = i;
  std::ranges::sort(by_number, {}, number);
  PlaceList tops;
  for (const std::size_t who : by_number)
    if (without([&](std::size_t a, std::size_t b) {
          return (a == who && number(b) < number(who)) || (b == who && number(a) < number(who));
        }))
      tops.push_back(who);
  PlacePairs pairs;
  std::vector<bool> taken(people.size(), false);
  for (const std::size_t top : tops)
    for (const std::size_t below : by_number) {
      const bool possible = !taken[below] && number(below) > number(top);
      if (!possible || !without([&](std::size_t a, std::size_t b) {
            return (a == top && b != below) || (b == top && a != below) || (a == below && b != top) ||
                   (b == below && a != top);
          }))
        continue;
      taken[below] = true;
      pairs.emplace_back(std::minmax(people[top], people[below]));
      break;
    }
  return pairs;
}

}  // namespace boardwright::tournament
