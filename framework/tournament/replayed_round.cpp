// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/replayed_round.hpp"

#include <algorithm>

#include "framework/tournament/sides.hpp"

namespace boardwright::tournament {

Crosstable before_round(const Crosstable& table, std::uint32_t round) {
  auto before = table;
  before.initial_side = initial_side(table);
  if (before.planned_rounds == 0) before.planned_rounds = table.rounds();
  for (auto& entrant : before.entrants) {
    const auto entry = round <= entrant.rounds.size() ? entrant.rounds[round - 1] : RoundEntry{};
    entrant.rounds.resize(std::min<std::size_t>(entrant.rounds.size(), round - 1));
    entrant.out.reset();
    if (entry.opponent != 0 || entry.code == Code::kBye) continue;
    entrant.out = entry.code == Code::kHalf                                      ? Code::kHalf
                  : entry.code == Code::kFull || entry.code == Code::kForfeitWin ? Code::kFull
                                                                                 : Code::kZero;
  }
  return before;
}

RoundPairing round_as_played(const Crosstable& table, std::uint32_t round) {
  RoundPairing played;
  for (Number number = 1; number <= table.entrants.size(); ++number) {
    const auto& entrant = table.of(number);
    if (round > entrant.rounds.size()) continue;
    const auto& entry = entrant.rounds[round - 1];
    if (entry.code == Code::kBye && entry.opponent == 0) played.bye = number;
    if (entry.opponent <= number) continue;
    if (entry.side == Side::kSecond)
      played.pairs.push_back({entry.opponent, number});
    else
      played.pairs.push_back({number, entry.opponent});
  }
  return by_number(std::move(played));
}

RoundPairing by_number(RoundPairing round) {
  std::ranges::sort(round.pairs, {}, [](const Pair& pair) { return std::min(pair.first, pair.second); });
  return round;
}

void add_round(Crosstable& table, const RoundPairing& round) {
  const auto before = table.rounds();
  for (auto& entrant : table.entrants) {
    entrant.rounds.resize(before);
    entrant.rounds.push_back({0, Side::kNone, entrant.out.value_or(Code::kZero), {}, {}});
    entrant.out.reset();
  }
  for (const auto& pair : round.pairs) {
    table.entrants[pair.first - 1].rounds.back() = {pair.second, Side::kFirst, Code::kOpen, {}, {}};
    table.entrants[pair.second - 1].rounds.back() = {pair.first, Side::kSecond, Code::kOpen, {}, {}};
  }
  if (round.bye != 0) table.entrants[round.bye - 1].rounds.back().code = Code::kBye;
}

}  // namespace boardwright::tournament
