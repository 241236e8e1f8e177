// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/upfloaters.hpp"

#include <algorithm>
#include <numeric>
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

LevelGraph group_graph(const DutchField& field, const PlaceList& people, std::size_t residents,
                       const FloatRules& rules) {
  return graph_of(
      people.size(), 1 + rules.faults.size(),
      [&](auto a, auto b) { return field.may_meet(people[a], people[b]); },
      [&](auto a, auto b, std::size_t level) {
        return !rules.faults[level - 1]({people[a], a >= residents}, {people[b], b >= residents});
      });
}

/// How many pairs there are in a best matching, then how many of them without each fault.
std::vector<std::uint64_t> value_of(const LevelGraph& graph) {
  std::vector<std::uint64_t> value(graph.most.size(), 0);
  const auto matching = best_matching(graph);
  for (std::uint32_t vertex = 0; vertex < graph.vertices; ++vertex) {
    const auto edge = matching.edge_of[vertex];
    if (edge == kNothing || graph.edges[edge].first != vertex) continue;
    for (std::size_t level = 0; level < value.size(); ++level) value[level] += graph.value(edge, level);
  }
  return value;
}

/// How many pairs have each fault at least; nothing if they can't be paired.
std::optional<std::vector<std::size_t>> faults_of(const DutchField& field, const PlaceList& people,
                                                  std::size_t residents, const FloatRules& rules) {
  const auto value = value_of(group_graph(field, people, residents, rules));
  if (2 * value.front() != people.size()) return std::nullopt;
  std::vector<std::size_t> faults;
  for (std::size_t level = 1; level < value.size(); ++level) faults.push_back(value.front() - value[level]);
  return faults;
}

/// Tries sets of upfloaters in their order and keeps the first that is best.
class FloaterSearch {
 public:
  FloaterSearch(const DutchField& field, const PlaceList& left, const FloatRules& rules)
      : field_(field), rules_(rules) {
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
  using Merit = std::vector<std::size_t>;  // C6, C7, then the faults

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
    const auto faults = faults_of(field_, joined(residents_, set_), residents_.size(), rules_);
    if (!faults || !can_be_paired(field_, rest)) return false;
    Merit merit{floats_needed(field_, rest), 0};
    if (rules_.fewest_again)
      merit[1] = static_cast<std::size_t>(
          std::ranges::count_if(set_, [this](std::size_t place) { return floated(field_, place); }));
    merit.insert(merit.end(), faults->begin(), faults->end());
    if (!found_ || merit < best_merit_) {
      found_ = true;
      best_merit_ = merit;
      best_set_ = set_;
    }
    Merit ideal(best_merit_.size(), 0);
    ideal[0] = top_group(field_, rest) % 2;
    return best_merit_ == ideal;
  }

  const DutchField& field_;
  const FloatRules& rules_;
  PlaceList residents_, lower_, set_, best_set_;
  std::vector<std::size_t> floats_;
  bool found_ = false;
  Merit best_merit_;
};

}  // namespace

PairFault opponent_floated(const DutchField& field) {
  return [&field](const MayFloat& one, const MayFloat& other) {
    if (one.up == other.up) return false;
    return floated(field, one.up ? other.place : one.place);
  };
}

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

PlaceList best_upfloaters(const DutchField& field, const PlaceList& left, const FloatRules& rules) {
  return FloaterSearch(field, left, rules).best();
}

PlacePairs pair_group(const DutchField& field, const PlaceList& residents, const PlaceList& upfloaters,
                      const FloatRules& rules) {
  const PlaceList people = joined(residents, upfloaters);
  auto graph = group_graph(field, people, residents.size(), rules);
  const auto best = value_of(graph);
  const auto number = [&](std::size_t index) { return field.people[people[index]].number; };
  /// Leaves out edges if as good a matching stays without them.
  const auto without = [&](auto unwanted) {
    auto all = graph;
    graph.edges.clear();
    graph.values.clear();
    for (std::size_t edge = 0; edge < all.edges.size(); ++edge) {
      if (unwanted(all.edges[edge].first, all.edges[edge].second)) continue;
      graph.edges.push_back(all.edges[edge]);
      for (std::size_t level = 0; level < all.most.size(); ++level)
        graph.values.push_back(all.value(edge, level));
    }
    const bool kept = value_of(graph) == best;
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

std::optional<std::size_t> bye_of_matches(const DutchField& field) {
  PlaceList order(field.people.size());
  std::iota(order.begin(), order.end(), 0U);
  std::ranges::sort(order, {}, [&field](std::size_t place) {
    const auto& person = field.people[place];
    return std::tuple(person.score, person.unplayed, -std::int64_t{person.number});
  });
  for (const std::size_t place : order) {
    if (!field.may_meet(place, field.people.size())) continue;
    PlaceList rest(field.people.size());
    std::iota(rest.begin(), rest.end(), 0U);
    std::erase(rest, place);
    if (can_be_paired(field, rest)) return place;
  }
  return std::nullopt;
}

PlacePairs pair_groups(const DutchField& field, PlaceList left, const FloatRules& rules) {
  PlacePairs pairs;
  while (!left.empty()) {
    const PlaceList residents(left.begin(),
                              left.begin() + static_cast<std::ptrdiff_t>(top_group(field, left)));
    const PlaceList upfloaters = best_upfloaters(field, left, rules);
    const auto group = pair_group(field, residents, upfloaters, rules);
    pairs.insert(pairs.end(), group.begin(), group.end());
    std::erase_if(left, [&](std::size_t place) {
      return place <= residents.back() || std::ranges::find(upfloaters, place) != upfloaters.end();
    });
  }
  return pairs;
}

}  // namespace boardwright::tournament
