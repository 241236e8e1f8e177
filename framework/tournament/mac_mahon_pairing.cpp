// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/mac_mahon_pairing.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "framework/tournament/board_order.hpp"
#include "framework/tournament/matching.hpp"
#include "framework/tournament/round_problem.hpp"

namespace boardwright::tournament {
namespace {

/// What the rules ask about somebody, besides what the Dutch system's field knows.
struct MacMahonPerson {
  SideHistory sides;
  bool drawn_up = false, drawn_down = false;  ///< in any earlier round
  bool keeps_club = false;                    ///< M6 looks at his club
  std::size_t at = 0, group = 0;              ///< place within his score from 0, and how many have it
};

class MacMahonField {
 public:
  MacMahonField(const Crosstable& table, const MacMahonSettings& settings)
      : table_(&table), settings_(&settings), scored_(table) {
    scored_.balanced_sides = false;  // no C3
    const std::uint32_t rounds = table.rounds();
    for (Number number = 1; number <= table.entrants.size(); ++number)
      scored_.entrants[number - 1].extra.assign(
          rounds + 1, mac_mahon_score(table, settings, number, rounds) - table.score(number, rounds));
    field_ = dutch_field(scored_);
    for (const auto& person : field_.people) people_.push_back(person_of(person.number, rounds));
    place_within_scores();
  }

  const DutchField& field() const { return field_; }
  const Crosstable& scored() const { return scored_; }

  /// Of the higher ranked, by need.
  Side sides(std::size_t higher, std::size_t lower) const {
    return choose_sides(people_[higher].sides, people_[lower].sides, field_.people[higher].odd,
                        field_.initial)
        .higher;
  }

  LevelGraph graph() const {
    LevelGraph graph{.vertices = field_.size(), .most = {}, .edges = {}, .values = {}};
    std::set<Points, std::greater<>> differences;
    std::set<Points> scores;
    for (std::uint32_t a = 0; a < graph.vertices; ++a)
      for (std::uint32_t b = a + 1; b < graph.vertices; ++b) {
        if (!field_.may_meet(a, b)) continue;
        graph.edges.emplace_back(a, b);
        if (!is_bye(b)) differences.insert(difference(a, b));
      }
    for (const auto& person : field_.people) scores.insert(person.score);
    const std::uint64_t pairs = graph.vertices / 2;
    const auto furthest = static_cast<std::uint32_t>(people_.size());
    graph.most = {pairs, scores.size()};
    graph.most.insert(graph.most.end(), differences.size(), pairs);
    graph.most.insert(graph.most.end(), {2 * pairs, pairs, pairs, pairs, pairs * furthest});
    for (const auto& [a, b] : graph.edges) {
      const auto add = [&graph](std::size_t value) {
        graph.values.push_back(static_cast<std::uint32_t>(value));
      };
      add(1);
      add(is_bye(b) ? static_cast<std::size_t>(
                          std::ranges::distance(scores.lower_bound(field_.people[a].score), scores.end()))
                    : 0U);  // M2: the lower the score the more
      for (const Points each : differences) add(is_bye(b) || difference(a, b) != each ? 1 : 0);  // M3
      add(is_bye(b) ? 2 : 2 - drawn_again(a, b));                                                // M4
      add(is_bye(b) || !same_need(a, b, true) ? 1 : 0);                                          // M5
      add(is_bye(b) || !same_need(a, b, false) ? 1 : 0);
      add(is_bye(b) || !same_club(a, b) ? 1 : 0);               // M6
      add(is_bye(b) ? furthest : furthest - from_ideal(a, b));  // M7
    }
    return graph;
  }

 private:
  bool is_bye(std::size_t place) const { return place == field_.people.size(); }
  Points difference(std::size_t a, std::size_t b) const {
    return std::abs(field_.people[a].score - field_.people[b].score);
  }
  bool above_bar(Number number) const {
    return settings_->bar && start_score(*settings_, number) >= *settings_->bar;
  }

  MacMahonPerson person_of(Number number, std::uint32_t rounds) const {
    const Entrant& entrant = table_->of(number);
    MacMahonPerson person{.sides = side_history(entrant, table_->balanced_sides)};
    std::uint32_t wins = 0;
    for (std::uint32_t round = 0; round < entrant.rounds.size(); ++round) {
      const RoundEntry& entry = entrant.rounds[round];
      if (!entry.played()) continue;
      const Points own = mac_mahon_score(*table_, *settings_, number, round);
      const Points other = mac_mahon_score(*table_, *settings_, entry.opponent, round);
      person.drawn_up = person.drawn_up || own < other;
      person.drawn_down = person.drawn_down || own > other;
      wins += table_->points(entry) >= table_->scheme.win ? 1 : 0;
    }
    person.keeps_club = !entrant.club.empty() && !above_bar(number) && 2 * wins <= rounds;
    return person;
  }

  void place_within_scores() {
    for (std::size_t begin = 0, end = 0; begin < people_.size(); begin = end) {
      while (end < people_.size() && field_.people[end].score == field_.people[begin].score) ++end;
      std::vector<std::size_t> order;
      for (std::size_t i = begin; i < end; ++i) order.push_back(i);
      if (settings_->pairing == ScorePairing::kLot)
        std::ranges::stable_sort(order, {}, [this](std::size_t place) {
          return std::ranges::find(settings_->lots, field_.people[place].number) - settings_->lots.begin();
        });
      for (std::size_t i = 0; i < order.size(); ++i) {
        people_[order[i]].at = i;
        people_[order[i]].group = order.size();
      }
    }
  }

  std::size_t drawn_again(std::size_t higher, std::size_t lower) const {
    if (difference(higher, lower) == 0) return 0;
    return (people_[higher].drawn_down ? 1U : 0U) + (people_[lower].drawn_up ? 1U : 0U);
  }

  bool same_need(std::size_t a, std::size_t b, bool strict) const {
    const auto needs = [strict](const SideHistory& sides) {
      return strict ? std::abs(sides.difference) >= 2 && sides.preference.need != Need::kNone
                    : sides.preference.need >= Need::kStrong;
    };
    const SideHistory& one = people_[a].sides;
    const SideHistory& two = people_[b].sides;
    return needs(one) && needs(two) && one.preference.side == two.preference.side;
  }

  bool same_club(std::size_t a, std::size_t b) const {
    return people_[a].keeps_club && people_[b].keeps_club &&
           table_->of(field_.people[a].number).club == table_->of(field_.people[b].number).club;
  }

  /// Between different scores no place is ideal.
  std::uint32_t from_ideal(std::size_t a, std::size_t b) const {
    if (difference(a, b) != 0) return 0;
    const auto [first, second] = std::minmax(people_[a].at, people_[b].at);
    const std::size_t group = people_[a].group;
    const std::size_t ideal =
        settings_->pairing == ScorePairing::kSlip ? first + group / 2 : group - 1 - first;
    return static_cast<std::uint32_t>(ideal > second ? ideal - second : second - ideal);
  }

  const Crosstable* table_;
  const MacMahonSettings* settings_;
  Crosstable scored_;
  DutchField field_;
  std::vector<MacMahonPerson> people_;
};

std::vector<std::uint64_t> sums_of(const LevelGraph& graph, const LevelMatching& matching) {
  std::vector<std::uint64_t> sums(graph.most.size(), 0);
  for (std::uint32_t vertex = 0; vertex < graph.vertices; ++vertex) {
    const auto edge = matching.edge_of[vertex];
    if (edge == kNothing || graph.edges[edge].first != vertex) continue;
    for (std::size_t level = 0; level < sums.size(); ++level) sums[level] += graph.value(edge, level);
  }
  return sums;
}

template <class Keep>
LevelGraph with_edges(const LevelGraph& graph, Keep keep) {
  LevelGraph kept{.vertices = graph.vertices, .most = graph.most, .edges = {}, .values = {}};
  for (std::size_t edge = 0; edge < graph.edges.size(); ++edge) {
    if (!keep(edge)) continue;
    kept.edges.push_back(graph.edges[edge]);
    for (std::size_t level = 0; level < graph.most.size(); ++level)
      kept.values.push_back(graph.value(edge, level));
  }
  return kept;
}

/// M8: the partner of each vertex.
std::vector<std::size_t> first_of_the_best(LevelGraph graph) {
  auto matching = best_matching(graph);
  const auto best = sums_of(graph, matching);
  graph = with_edges(graph, [&matching](std::size_t edge) { return matching.can_be_best[edge]; });
  std::vector<std::size_t> partner(graph.vertices, graph.vertices);
  for (std::uint32_t who = 0; who < graph.vertices; ++who)
    for (std::uint32_t other = who + 1; partner[who] == graph.vertices && other < graph.vertices; ++other) {
      const std::pair<std::uint32_t, std::uint32_t> wanted{who, other};
      if (std::ranges::find(graph.edges, wanted) == graph.edges.end()) continue;
      auto fixed = with_edges(graph, [&](std::size_t edge) {
        const auto& [a, b] = graph.edges[edge];
        return graph.edges[edge] == wanted || (a != who && b != who && a != other && b != other);
      });
      if (sums_of(fixed, best_matching(fixed)) != best) continue;
      graph = std::move(fixed);
      partner[who] = other;
      partner[other] = who;
    }
  return partner;
}

}  // namespace

tl::expected<RoundPairing, PairingProblem> pair_mac_mahon(const Crosstable& table,
                                                          const MacMahonSettings& settings,
                                                          const HandicapRules* handicaps) {
  const MacMahonField people(table, settings);
  const DutchField& field = people.field();
  const auto graph = people.graph();
  const auto partner = first_of_the_best(graph);
  RoundPairing round;
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t place = 0; place < field.people.size(); ++place) {
    if (partner[place] == partner.size()) return tl::unexpected(round_problem(people.scored(), field));
    if (partner[place] == field.people.size())
      round.bye = field.people[place].number;
    else if (partner[place] > place)
      pairs.emplace_back(place, partner[place]);
  }
  sort_by_board(field, pairs);
  for (const auto& [higher, lower] : pairs) {
    const Number one = field.people[higher].number, two = field.people[lower].number;
    const bool weaker_first =
        handicaps != nullptr &&
        handicap_steps(settings, *handicaps, field.people[higher].score, field.people[lower].score) > 0;
    const bool first = !weaker_first && people.sides(higher, lower) == Side::kFirst;
    round.pairs.push_back(first ? Pair{one, two} : Pair{two, one});
  }
  return round;
}

}  // namespace boardwright::tournament
