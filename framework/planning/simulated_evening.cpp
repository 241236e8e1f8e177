// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/planning/simulated_evening.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "framework/planning/game_odds.hpp"
#include "framework/planning/round_time.hpp"
#include "framework/tournament/replayed_round.hpp"
#include "framework/tournament/round_robin.hpp"
#include "framework/tournament/swiss_dutch.hpp"

namespace boardwright::planning {

using namespace tournament;

namespace {

/// Matches of one round: who sits, and how they end.
class Rounds {
 public:
  Rounds(Random& random, const EveningFacts& facts) : random_(random), facts_(facts) {
    evening_.points.assign(facts.ratings.size(), 0);
    evening_.games.assign(facts.ratings.size(), 0);
    evening_.played.assign(facts.ratings.size(), 0);
  }

  /// Half points of both; people from 1.
  MatchScore play(Number first, Number second) {
    const MatchScore score =
        played_match(random_, facts_, facts_.ratings[first - 1], facts_.ratings[second - 1]);
    const double minutes = match_minutes(random_, facts_);
    add(first, score.first, minutes);
    add(second, score.second, minutes);
    matches_.push_back(minutes);
    return score;
  }
  /// One game more, after a match that was level: until somebody wins.
  bool decide(Number first, Number second) {
    constexpr int kMost = 10;
    EveningFacts one = facts_;
    one.games = 1;
    for (int game = 0; game < kMost; ++game) {
      const MatchScore score =
          played_match(random_, one, facts_.ratings[first - 1], facts_.ratings[second - 1]);
      const double minutes = game_minutes(random_, facts_.length);
      evening_.played[first - 1] += minutes;
      evening_.played[second - 1] += minutes;
      matches_.back() += minutes;
      if (score.first != score.second) return score.first > score.second;
      std::swap(first, second);
    }
    return random_.below(2) == 0;
  }
  void free_point(Number who) { evening_.points[who - 1] += 2.0 * facts_.games; }
  void end_round() {
    evening_.minutes += round_minutes(matches_, facts_.boards) + (begun_ ? facts_.pause : 0);
    begun_ = true;
    matches_.clear();
  }
  [[nodiscard]] OneEvening& evening() { return evening_; }

 private:
  void add(Number who, std::uint32_t half_points, double minutes) {
    evening_.points[who - 1] += half_points;
    evening_.played[who - 1] += minutes;
    ++evening_.games[who - 1];
  }

  Random& random_;
  const EveningFacts& facts_;
  OneEvening evening_;
  std::vector<double> matches_;
  bool begun_ = false;
};

/// Numbers by rating, 1 the strongest; people of equal rating as they come.
std::vector<Number> by_strength(const EveningFacts& facts) {
  std::vector<Number> order(facts.ratings.size());
  std::iota(order.begin(), order.end(), Number{1});
  std::ranges::stable_sort(order, std::ranges::greater{}, [&](Number who) { return facts.ratings[who - 1]; });
  return order;
}

OneEvening round_robin(Random& random, const EveningFacts& facts) {
  Rounds rounds(random, facts);
  // Numbers are drawn by lot (T12.4).
  std::vector<Number> place(facts.ratings.size());
  std::iota(place.begin(), place.end(), Number{1});
  for (std::size_t i = place.size(); i > 1; --i)
    std::swap(place[i - 1], place[random.below(static_cast<std::uint32_t>(i))]);
  for (const auto& round : berger_table(static_cast<Number>(place.size()))) {
    for (const auto& pair : round.pairs)
      static_cast<void>(rounds.play(place[pair.first - 1], place[pair.second - 1]));
    rounds.end_round();
  }
  return rounds.evening();
}

OneEvening swiss(Random& random, const EveningFacts& facts, const Format& format) {
  Rounds rounds(random, facts);
  const auto order = by_strength(facts);
  Crosstable table;
  table.balanced_sides = format.balanced_sides;
  table.planned_rounds = format.rounds;
  table.initial_side = random.below(2) == 0 ? Side::kFirst : Side::kSecond;
  table.entrants.resize(order.size());
  for (std::uint32_t round = 0; round < format.rounds; ++round) {
    const auto pairing = pair_dutch(table);
    if (!pairing) {
      rounds.evening().dead_end = true;
      break;
    }
    add_round(table, *pairing);
    for (const auto& pair : pairing->pairs) {
      const MatchScore score = rounds.play(order[pair.first - 1], order[pair.second - 1]);
      auto& first = table.entrants[pair.first - 1].rounds.back();
      auto& second = table.entrants[pair.second - 1].rounds.back();
      first.code = score.first > score.second   ? Code::kWin
                   : score.first < score.second ? Code::kLoss
                                                : Code::kDraw;
      second.code = score.first > score.second   ? Code::kLoss
                    : score.first < score.second ? Code::kWin
                                                 : Code::kDraw;
      first.points = static_cast<Points>(score.first * 5);
      second.points = static_cast<Points>(score.second * 5);
    }
    if (pairing->bye != 0) {
      rounds.free_point(order[pairing->bye - 1]);
      table.entrants[pairing->bye - 1].rounds.back().points = static_cast<Points>(facts.games * 10);
    }
    rounds.end_round();
  }
  return rounds.evening();
}

OneEvening knock_out(Random& random, const EveningFacts& facts) {
  Rounds rounds(random, facts);
  const auto order = by_strength(facts);
  // T13.1: each seed is followed by the one who is as far from the end as he is from the beginning.
  std::vector<Number> places{1};
  while (places.size() < order.size()) {
    std::vector<Number> doubled;
    for (const Number seed : places) {
      doubled.push_back(seed);
      doubled.push_back(static_cast<Number>(2 * places.size()) + 1 - seed);
    }
    places = std::move(doubled);
  }
  while (places.size() > 1) {
    std::vector<Number> winners;
    for (std::size_t i = 0; i < places.size(); i += 2) {
      const Number one = places[i], other = places[i + 1];
      if (one > order.size() || other > order.size()) {
        winners.push_back(std::min(one, other));
        continue;
      }
      const bool swapped = random.below(2) == 1;
      const Number first = order[(swapped ? other : one) - 1], second = order[(swapped ? one : other) - 1];
      const MatchScore score = rounds.play(first, second);
      const bool wins =
          score.first == score.second ? rounds.decide(first, second) : score.first > score.second;
      winners.push_back(wins == swapped ? other : one);
    }
    places = std::move(winners);
    rounds.end_round();
  }
  rounds.evening().winner = order[places[0] - 1];
  return rounds.evening();
}

OneEvening one_evening(Random& random, const EveningFacts& facts, const Format& format) {
  switch (format.system) {
    case System::kRoundRobin: return round_robin(random, facts);
    case System::kKnockOut: return knock_out(random, facts);
    case System::kSwiss:
    case System::kKeizer: return swiss(random, facts, format);
    default: break;  // of the others nobody asks for advice
  }
  return open_evening(random, facts);
}

}  // namespace

std::uint32_t rounds_of(const Format& format, std::uint32_t people) {
  switch (format.system) {
    case System::kOpenEvening: return 0;
    case System::kRoundRobin: return people < 2 ? 0 : people - 1 + people % 2;
    case System::kKnockOut: return people < 2 ? 0 : static_cast<std::uint32_t>(std::bit_width(people - 1));
    default: break;
  }
  return format.rounds;
}

Outlook simulate_format(const EveningFacts& original, const Format& format, std::uint64_t seed,
                        std::uint32_t evenings) {
  EveningFacts facts = original;
  facts.games = format.games;
  Random random(seed);
  const auto strongest =
      static_cast<std::size_t>(std::ranges::max_element(facts.ratings) - facts.ratings.begin());
  const auto people = static_cast<double>(facts.ratings.size());
  Outlook outlook{.evenings = evenings, .strongest_interval = {}};
  std::vector<double> minutes;
  double wins = 0;
  for (std::uint32_t i = 0; i < evenings; ++i) {
    const OneEvening one = one_evening(random, facts, format);
    const double best = *std::ranges::max_element(one.points);
    const auto level = std::ranges::count(one.points, best);
    if (one.winner != 0) {
      wins += one.winner == strongest + 1 ? 1 : 0;
    } else {
      wins += one.points[strongest] == best ? 1.0 / static_cast<double>(level) : 0;
      outlook.shared += level > 1 ? 1 : 0;
    }
    const double all = std::accumulate(one.played.begin(), one.played.end(), 0.0);
    outlook.playing += one.minutes > 0 ? all / (people * one.minutes) : 0;
    outlook.games_each +=
        static_cast<double>(std::accumulate(one.games.begin(), one.games.end(), 0U)) / people;
    outlook.fewest_games += *std::ranges::min_element(one.games);
    outlook.in_time += one.minutes <= facts.minutes ? 1 : 0;
    outlook.dead_ends += one.dead_end ? 1 : 0;
    minutes.push_back(one.minutes);
  }
  const double count = evenings;
  outlook.strongest = wins / count;
  outlook.strongest_interval = wilson(wins, count);
  for (double* share : {&outlook.shared, &outlook.playing, &outlook.games_each, &outlook.fewest_games,
                        &outlook.in_time, &outlook.dead_ends})
    *share /= count;
  std::ranges::sort(minutes);
  outlook.minutes = minutes[minutes.size() / 2];
  return outlook;
}

}  // namespace boardwright::planning
