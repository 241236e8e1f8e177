// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/open_evening.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "framework/tournament/matching.hpp"

namespace boardwright::tournament {
namespace {

/// Of more different waits than these the shorter ones don't matter; there is a limit to what weights can hold.
constexpr std::size_t kMostWaits = 512;

using TwoNumbers = std::pair<Number, Number>;

TwoNumbers two_of(Number a, Number b) { return std::minmax(a, b); }

class EveningField {
 public:
  explicit EveningField(const OpenEvening& evening) : evening_(&evening), people_(evening.waiting) {
    std::ranges::sort(people_, {},
                      [](const EveningGuest& guest) { return std::pair(-guest.waited, guest.number); });
    for (const Pair& pair : evening.met) {
      ++times_[two_of(pair.first, pair.second)];
      last_[two_of(pair.first, pair.second)] = pair;
      ++first_sides_[pair.first];
    }
    for (const auto& declined : evening.declined)
      if (declined.ago < kDeclinedFor) refused_.insert(two_of(declined.one, declined.other));
    for (const auto& [one, other] : evening.apart) refused_.insert(two_of(one, other));
  }

  const std::vector<EveningGuest>& people() const { return people_; }
  const OpenEvening& evening() const { return *evening_; }
  bool may_meet(std::size_t a, std::size_t b) const { return !refused_.contains(numbers(a, b)); }
  std::uint32_t times(std::size_t a, std::size_t b) const { return at(times_, numbers(a, b)); }
  std::uint32_t times_before(std::size_t a, std::size_t b) const {
    return at(evening_->met_before, numbers(a, b));
  }

  /// That both like and that fit into the time.
  std::vector<const EveningGame*> games_for(std::size_t a, std::size_t b) const {
    std::vector<const EveningGame*> games;
    for (const auto& game : evening_->games)
      if (liked(a, game) && liked(b, game) && (!evening_->left || game.lasts <= *evening_->left))
        games.push_back(&game);
    return games;
  }

  EveningProposal proposal(std::size_t a, std::size_t b, const Seed& lots) const {
    const Number one = people_[a].number, other = people_[b].number;
    EveningProposal proposal{.pair = {one, other}, .game = {}};
    const auto first_one = first_sides(one), first_other = first_sides(other);
    const auto last = last_.find(two_of(one, other));
    if (first_one != first_other) {
      if (first_one > first_other) proposal.pair = {other, one};
    } else if (last != last_.end()) {
      proposal.pair = {last->second.second, last->second.first};
    } else {
      proposal.by_lot = true;
      const auto [smaller, greater] = two_of(one, other);
      const std::uint64_t index = (std::uint64_t{smaller} << 32U) + greater;
      proposal.pair = lots.draw(index, 2) == 0 ? Pair{smaller, greater} : Pair{greater, smaller};
    }
    return proposal;
  }

 private:
  TwoNumbers numbers(std::size_t a, std::size_t b) const {
    return two_of(people_[a].number, people_[b].number);
  }
  static std::uint32_t at(const std::map<TwoNumbers, std::uint32_t>& counts, const TwoNumbers& two) {
    const auto found = counts.find(two);
    return found == counts.end() ? 0 : found->second;
  }
  bool liked(std::size_t who, const EveningGame& game) const {
    const auto& likes = people_[who].likes;
    return likes.empty() || std::ranges::find(likes, game.id) != likes.end();
  }
  std::uint32_t first_sides(Number number) const {
    const auto found = first_sides_.find(number);
    return found == first_sides_.end() ? 0 : found->second;
  }

  const OpenEvening* evening_;
  std::vector<EveningGuest> people_;  // the longest wait first
  std::map<TwoNumbers, std::uint32_t> times_;
  std::map<TwoNumbers, Pair> last_;
  std::map<Number, std::uint32_t> first_sides_;  // games on side 1
  std::set<TwoNumbers> refused_;
};

/// The greatest difference of strength among those who have any.
std::uint32_t greatest_difference(const std::vector<EveningGuest>& people) {
  std::optional<std::int64_t> least, most;
  for (const auto& guest : people)
    if (guest.strength) {
      least = std::min<std::int64_t>(least.value_or(*guest.strength), *guest.strength);
      most = std::max<std::int64_t>(most.value_or(*guest.strength), *guest.strength);
    }
  return least ? static_cast<std::uint32_t>(*most - *least) : 0;
}

/// Without a strength one is as far from everybody as can be.
std::uint32_t difference_of(const EveningGuest& a, const EveningGuest& b, std::uint32_t greatest) {
  if (!a.strength || !b.strength) return greatest;
  return static_cast<std::uint32_t>(std::abs(std::int64_t{*a.strength} - *b.strength));
}

/// T12.8, a level for each sentence; the longer of the two waits has one for each wait, from the greatest.
LevelGraph evening_graph(const EveningField& field) {
  const auto& people = field.people();
  LevelGraph graph{.vertices = people.size(), .most = {}, .edges = {}, .values = {}};
  std::uint32_t most_times = 0, most_before = 0;
  for (std::uint32_t a = 0; a < people.size(); ++a)
    for (std::uint32_t b = a + 1; b < people.size(); ++b) {
      if (!field.may_meet(a, b)) continue;
      graph.edges.emplace_back(a, b);
      most_times = std::max(most_times, field.times(a, b));
      most_before = std::max(most_before, field.times_before(a, b));
    }
  std::vector<std::chrono::seconds> waits;
  for (const auto& guest : people)
    if ((waits.empty() || waits.back() != guest.waited) && waits.size() < kMostWaits)
      waits.push_back(guest.waited);
  const auto greatest = field.evening().even ? greatest_difference(people) : 0;
  const std::uint64_t pairs = people.size() / 2;
  graph.most = {pairs, pairs * most_times, pairs * most_before};
  graph.most.insert(graph.most.end(), waits.size(), pairs);
  graph.most.push_back(pairs);
  graph.most.push_back(pairs * greatest);
  for (const auto& [a, b] : graph.edges) {
    graph.values.push_back(1);
    graph.values.push_back(most_times - field.times(a, b));
    graph.values.push_back(most_before - field.times_before(a, b));
    for (const auto& wait : waits) graph.values.push_back(people[a].waited == wait ? 1 : 0);
    graph.values.push_back(field.games_for(a, b).empty() ? 0 : 1);
    graph.values.push_back(greatest == 0 ? 0 : greatest - difference_of(people[a], people[b], greatest));
  }
  return graph;
}

/// So that all games of an evening are seen; `playing`: boards by game, with those that were chosen before.
void choose_game(const std::vector<const EveningGame*>& games, std::map<std::string, std::uint32_t>& playing,
                 EveningProposal& proposal) {
  const EveningGame* best = nullptr;
  for (const auto* game : games)
    if ((game->boards == 0 || playing[game->id] < game->boards) &&
        (best == nullptr || playing[game->id] < playing[best->id]))
      best = game;
  proposal.waits = best == nullptr && !games.empty();
  if (best == nullptr) return;
  proposal.game = best->id;
  ++playing[best->id];
}

}  // namespace

EveningProposals propose_pairs(const OpenEvening& evening, const Seed& lots) {
  const EveningField field(evening);
  const auto graph = evening_graph(field);
  const auto matching = best_matching(graph);
  EveningProposals proposals;
  std::map<std::string, std::uint32_t> playing;
  for (const auto& game : evening.games) playing[game.id] = game.playing;
  for (std::uint32_t who = 0; who < graph.vertices; ++who) {
    const auto edge = matching.edge_of[who];
    const auto& guest = field.people()[who];
    if (edge == kNothing) {
      proposals.next.push_back(guest.number);
      if (guest.waited > evening.patience) proposals.house_player.push_back(guest.number);
    } else if (graph.edges[edge].first == who) {
      const auto other = graph.edges[edge].second;
      proposals.pairs.push_back(field.proposal(who, other, lots));
      choose_game(field.games_for(who, other), playing, proposals.pairs.back());
    }
  }
  return proposals;
}

}  // namespace boardwright::tournament
