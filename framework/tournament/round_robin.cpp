// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/round_robin.hpp"

#include <algorithm>
#include <utility>

namespace boardwright::tournament {
namespace {

/// T12.2, for an even number: the people of a round as a list, boards in order, without the last number.
std::vector<Number> without_last(const std::vector<Pair>& pairs, Number last) {
  std::vector<Number> list;
  for (const Pair& pair : pairs)
    for (const Number number : {pair.first, pair.second})
      if (number != last) list.push_back(number);
  return list;
}

std::vector<Pair> next_berger_round(const std::vector<Pair>& before, Number last, bool last_is_second) {
  const auto list = without_last(before, last);
  std::vector<Pair> pairs;
  auto from_end = list.rbegin();
  pairs.push_back(last_is_second ? Pair{*from_end, last} : Pair{last, *from_end});
  // From here on the second of two has side 1 against the one behind it.
  for (auto each = from_end + 1; each != list.rend(); each += 2) pairs.push_back({*(each + 1), *each});
  return pairs;
}

/// In which round two places meet, from 1.
std::vector<std::vector<Number>> meeting_rounds(Number people) {
  std::vector<std::vector<Number>> rounds(people + 2, std::vector<Number>(people + 2, 0));
  Number round = 0;
  for (const auto& scheduled : berger_table(people)) {
    ++round;
    for (const Pair& pair : scheduled.pairs)
      rounds[pair.first][pair.second] = rounds[pair.second][pair.first] = round;
  }
  return rounds;
}

using Lateness = std::pair<std::uint64_t, std::uint64_t>;

Lateness lateness(const std::vector<Number>& people, std::span<const std::string> clubs,
                  const std::vector<std::vector<Number>>& rounds) {
  Lateness late{0, 0};
  for (std::size_t a = 0; a < people.size(); ++a)
    for (std::size_t b = a + 1; b < people.size(); ++b) {
      const auto& club = clubs[people[a] - 1];
      if (club.empty() || club != clubs[people[b] - 1]) continue;
      const Number round = rounds[a + 1][b + 1];
      late.first += round > 3 ? 1 : 0;
      late.second += round;
    }
  return late;
}

}  // namespace

std::vector<ScheduledRound> berger_table(Number people) {
  std::vector<ScheduledRound> rounds;
  if (people < 2) return rounds;
  const Number even = people + people % 2;
  std::vector<Pair> pairs;
  for (Number number = 1; number <= even / 2; ++number) pairs.push_back({number, even + 1 - number});
  for (Number round = 1; round < even; ++round) {
    if (round > 1) pairs = next_berger_round(pairs, even, round % 2 == 1);
    ScheduledRound scheduled;
    for (const Pair& pair : pairs) {
      if (people == even || (pair.first != even && pair.second != even))
        scheduled.pairs.push_back(pair);
      else
        scheduled.free = pair.first == even ? pair.second : pair.first;  // T12.1
    }
    rounds.push_back(std::move(scheduled));
  }
  return rounds;
}

std::vector<ScheduledRound> double_round_robin(Number people) {
  auto rounds = berger_table(people);
  auto again = rounds;
  for (auto& round : again)
    for (Pair& pair : round.pairs) std::swap(pair.first, pair.second);
  if (rounds.size() > 1) std::swap(rounds.back(), rounds[rounds.size() - 2]);
  rounds.insert(rounds.end(), again.begin(), again.end());
  return rounds;
}

std::vector<Number> places_apart(std::vector<Number> lots, std::span<const std::string> clubs) {
  const auto rounds = meeting_rounds(static_cast<Number>(lots.size()));
  Lateness late = lateness(lots, clubs, rounds);
  for (bool better = true; better;) {
    better = false;
    for (std::size_t a = 0; a < lots.size(); ++a)
      for (std::size_t b = a + 1; b < lots.size(); ++b) {
        std::swap(lots[a], lots[b]);
        const Lateness now = lateness(lots, clubs, rounds);
        if (now < late) {
          late = now;
          better = true;
        } else {
          std::swap(lots[a], lots[b]);
        }
      }
  }
  return lots;
}

}  // namespace boardwright::tournament
