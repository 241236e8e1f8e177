// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/round_robin_table.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace boardwright::tournament {
namespace {

RoundEntry worth_nothing() {
  RoundEntry entry;
  entry.points = 0;
  return entry;
}

bool has_result(const RoundEntry& entry) { return entry.played() && entry.code != Code::kOpen; }

bool played_half(const Crosstable& table, Number who, std::span<const ScheduledRound> schedule) {
  const auto games = std::ranges::count_if(schedule, [who](const ScheduledRound& round) {
    return std::ranges::any_of(round.pairs,
                               [who](const Pair& pair) { return pair.first == who || pair.second == who; });
  });
  return 2 * std::ranges::count_if(table.of(who).rounds, has_result) >= games;
}

void forfeit(Crosstable& table, const Pair& pair, std::size_t round, const std::set<Number>& gone) {
  const auto set = [&](Number number, Number opponent, Side side) {
    auto& rounds = table.entrants[number - 1].rounds;
    if (rounds.size() <= round) rounds.resize(round + 1);
    const auto code = gone.contains(number) ? Code::kForfeitLoss : Code::kForfeitWin;
    rounds[round] = {.opponent = opponent, .side = side, .code = code, .points = {}, .games_ahead = {}};
  };
  const auto& rounds = table.of(pair.first).rounds;
  if (rounds.size() > round && rounds[round].opponent == pair.second && rounds[round].code != Code::kOpen)
    return;
  set(pair.first, pair.second, Side::kFirst);
  set(pair.second, pair.first, Side::kSecond);
}

}  // namespace

Crosstable with_withdrawn(const Crosstable& table, std::span<const Number> withdrawn,
                          std::span<const ScheduledRound> schedule) {
  Crosstable counted = table;
  std::set<Number> voided, forfeiting;
  for (const Number who : withdrawn) (played_half(table, who, schedule) ? forfeiting : voided).insert(who);
  const std::size_t rounds = std::min<std::size_t>(schedule.size(), table.rounds());
  for (std::size_t round = 0; round < rounds; ++round)
    for (const Pair& pair : schedule[round].pairs)
      if (forfeiting.contains(pair.first) || forfeiting.contains(pair.second))
        forfeit(counted, pair, round, forfeiting);
  for (Number number = 1; number <= counted.entrants.size(); ++number)
    for (auto& entry : counted.entrants[number - 1].rounds)
      if (voided.contains(number) || voided.contains(entry.opponent)) entry = worth_nothing();
  return counted;
}

std::vector<std::vector<Number>> snake_groups(std::span<const Number> order, std::size_t groups) {
  std::vector<std::vector<Number>> filled(groups);
  for (std::size_t i = 0; i < order.size() && groups > 0; ++i) {
    const std::size_t at = i % groups, row = i / groups;
    filled[row % 2 == 0 ? at : groups - 1 - at].push_back(order[i]);
  }
  return filled;
}

std::vector<Number> who_goes_on(std::span<const std::vector<Number>> standings, std::size_t count) {
  std::vector<Number> on;
  for (std::size_t place = 0; place < count; ++place)
    for (const auto& group : standings)
      if (place < group.size()) on.push_back(group[place]);
  return on;
}

Crosstable carried_over(const Crosstable& table, std::span<const Number> people) {
  std::map<Number, Number> now;
  for (const Number number : people) now.emplace(number, static_cast<Number>(now.size() + 1));
  Crosstable carried = table;
  carried.entrants.clear();
  for (const Number number : people) {
    Entrant entrant = table.of(number);
    for (auto& entry : entrant.rounds) {
      const auto opponent = now.find(entry.opponent);
      if (opponent == now.end())
        entry = worth_nothing();
      else
        entry.opponent = opponent->second;
    }
    carried.entrants.push_back(std::move(entrant));
  }
  return carried;
}

std::vector<Pair> suggested_matches(std::span<const Pair> open, std::span<const WaitingEntrant> waiting) {
  std::map<Number, std::chrono::seconds> waits;
  for (const auto& entrant : waiting) waits[entrant.number] = entrant.waited;
  std::vector<Pair> possible;
  for (const Pair& pair : open)
    if (waits.contains(pair.first) && waits.contains(pair.second)) possible.push_back(pair);
  const auto urgency = [&waits](const Pair& pair) {
    const auto [shorter, longer] = std::minmax(waits[pair.first], waits[pair.second]);
    return std::tuple(-longer, -shorter, pair.first, pair.second);
  };
  std::ranges::sort(possible, {}, urgency);
  std::vector<Pair> suggested;
  for (const Pair& pair : possible)
    if (waits.contains(pair.first) && waits.contains(pair.second)) {
      suggested.push_back(pair);
      waits.erase(pair.first);
      waits.erase(pair.second);
    }
  return suggested;
}

}  // namespace boardwright::tournament
