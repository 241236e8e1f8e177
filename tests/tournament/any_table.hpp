// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/random.hpp>
#include <numeric>
#include <vector>

#include "framework/tournament/crosstable.hpp"

namespace boardwright::test {

/// Any tournament of pairs that are drawn at random, with everything that may happen in a round.
inline tournament::Crosstable any_table(Random& random, tournament::Number people, std::uint32_t rounds) {
  using namespace tournament;
  Crosstable table;
  table.entrants.resize(people);
  for (auto& entrant : table.entrants) {
    entrant.rating = 1000 + static_cast<int>(random.below(1500));
    entrant.rounds.resize(rounds);
  }
  for (std::uint32_t round = 0; round < rounds; ++round) {
    std::vector<Number> order(people);
    std::iota(order.begin(), order.end(), 1);
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    for (std::size_t i = 0; i < order.size(); ++i) {
      auto& mine = table.entrants[order[i] - 1].rounds[round];
      const auto kind = random.below(12);
      if (kind == 0 || i + 1 == order.size()) {
        mine.code = std::vector{Code::kBye, Code::kFull, Code::kHalf, Code::kZero}[random.below(4)];
        continue;
      }
      auto& theirs = table.entrants[order[i + 1] - 1].rounds[round];
      mine.opponent = order[i + 1];
      mine.side = Side::kFirst;
      theirs.opponent = order[i];
      theirs.side = Side::kSecond;
      if (kind == 1) {
        mine.code = Code::kForfeitWin;
        theirs.code = Code::kForfeitLoss;
      } else {
        const auto result = random.below(3);
        mine.code = std::vector{Code::kWin, Code::kDraw, Code::kLoss}[result];
        theirs.code = std::vector{Code::kLoss, Code::kDraw, Code::kWin}[result];
      }
      ++i;
    }
  }
  return table;
}

/// The numbers from 1 in any order.
inline std::vector<tournament::Number> any_order(Random& random, tournament::Number people) {
  std::vector<tournament::Number> order(people);
  std::iota(order.begin(), order.end(), 1);
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
  return order;
}

/// The table with number n called `as[n - 1]`.
inline tournament::Crosstable renumbered(const tournament::Crosstable& table,
                                         const std::vector<tournament::Number>& as) {
  tournament::Crosstable other = table;
  for (tournament::Number number = 1; number <= as.size(); ++number) {
    tournament::Entrant entrant = table.of(number);
    for (auto& entry : entrant.rounds)
      if (entry.opponent != 0) entry.opponent = as[entry.opponent - 1];
    other.entrants[as[number - 1] - 1] = entrant;
  }
  return other;
}

}  // namespace boardwright::test
