// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/random_tournament.hpp"

#include <algorithm>
#include <boardwright/pure/random.hpp>

#include "framework/tournament/baku.hpp"
#include "framework/tournament/replayed_round.hpp"
#include "framework/tournament/swiss_dutch.hpp"

namespace boardwright::tournament {
namespace {

constexpr std::uint32_t kThousand = 1000;
constexpr std::int32_t kWeakest = 1000;
constexpr std::uint32_t kSpread = 1600;

bool happens(Random& random, std::uint32_t chance) { return random.below(kThousand) < chance; }

std::vector<Entrant> entrants(Random& random, Number people) {
  std::vector<std::int32_t> ratings;
  for (Number i = 0; i < people; ++i)
    ratings.push_back(kWeakest + static_cast<std::int32_t>(random.below(kSpread)));
  std::ranges::sort(ratings, std::ranges::greater{});
  std::vector<Entrant> all(people);
  for (Number i = 0; i < people; ++i) {
    all[i].name = "Entrant " + std::to_string(i + 1);
    all[i].rating = ratings[i];
  }
  return all;
}

/// Each 100 points of rating are worth about an eighth, as in Elo's table near the middle; whole numbers are the same
/// everywhere.
std::uint32_t chance_of_first(std::int32_t difference) {
  return static_cast<std::uint32_t>(std::clamp(500 + difference * 5 / 4, 30, 970));
}

void play(Random& random, const RandomWishes& wishes, Crosstable& table, const Pair& pair) {
  auto& first = table.entrants[pair.first - 1];
  auto& second = table.entrants[pair.second - 1];
  const auto set = [&](Code mine, Code theirs) {
    first.rounds.back().code = mine;
    second.rounds.back().code = theirs;
  };
  if (happens(random, wishes.forfeits)) {
    const auto who = random.below(5);
    set(who < 2 ? Code::kForfeitWin : Code::kForfeitLoss,
        who >= 2 && who < 4 ? Code::kForfeitWin : Code::kForfeitLoss);
  } else if (happens(random, wishes.draws)) {
    set(Code::kDraw, Code::kDraw);
  } else if (happens(random, chance_of_first(*first.rating - *second.rating))) {
    set(Code::kWin, Code::kLoss);
  } else {
    set(Code::kLoss, Code::kWin);
  }
}

}  // namespace

RandomTournament random_tournament(const RandomWishes& wishes) {
  Random random(wishes.seed);
  RandomTournament result;
  auto& table = result.table;
  table.scheme = wishes.scheme;
  table.balanced_sides = wishes.balanced_sides;
  table.planned_rounds = wishes.rounds;
  table.apart = wishes.apart;
  table.initial_side = random.below(2) == 0 ? Side::kFirst : Side::kSecond;
  table.entrants = entrants(random, wishes.people);
  if (wishes.accelerated) accelerate_baku(table, baku_group(wishes.people));
  std::vector<bool> gone(wishes.people);
  std::vector<std::uint32_t> from(wishes.people, 1);
  for (auto& round : from)
    if (happens(random, wishes.late) && wishes.rounds > 1) round = 2 + random.below(wishes.rounds - 1);
  for (std::uint32_t round = 1; round <= wishes.rounds; ++round) {
    for (std::size_t i = 0; i < wishes.people; ++i) {
      auto& entrant = table.entrants[i];
      if (round > 1 && happens(random, wishes.withdrawals)) gone[i] = true;
      if (gone[i] || round < from[i] || happens(random, wishes.absences))
        entrant.out = Code::kZero;
      else if (happens(random, wishes.half_byes))
        entrant.out = Code::kHalf;
    }
    const auto pairing = pair_dutch(table);
    if (!pairing) {
      result.problem = pairing.error();
      break;
    }
    add_round(table, *pairing);
    for (const auto& pair : pairing->pairs) play(random, wishes, table, pair);
  }
  return result;
}

}  // namespace boardwright::tournament
