// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/evening_standings.hpp"

#include <algorithm>

namespace boardwright::tournament {
namespace {

RoundEntry no_game() {
  RoundEntry entry;
  entry.points = 0;
  return entry;
}

EveningLine line_of(const Crosstable& table, Number number) {
  EveningLine line{.number = number};
  for (const auto& entry : table.of(number).rounds) {
    if (entry.opponent == 0 || entry.code == Code::kOpen) continue;
    ++line.games;
    line.points += table.points(entry);
  }
  return line;
}

Fraction share_of(const Crosstable& table, const EveningLine& line) {
  const std::int64_t possible = std::int64_t{table.scheme.win} * line.games;
  return possible == 0 ? Fraction(0) : Fraction(line.points, possible);
}

/// No two share a place (T15.4).
std::vector<EveningLine> by_keizer(const Crosstable& table, const std::vector<EveningLine>& lines) {
  std::vector<EveningLine> ordered;
  for (const auto& ranked : keizer_ranking(table, table.rounds())) {
    EveningLine& line = ordered.emplace_back(lines[ranked.number - 1]);
    line.value = ranked.points;
    line.place = static_cast<std::uint32_t>(ordered.size());
  }
  return ordered;
}

}  // namespace

Crosstable evening_table(const PointScheme& scheme, Number people, std::span<const EveningResult> results) {
  Crosstable table;
  table.scheme = scheme;
  table.entrants.resize(people);
  for (auto& entrant : table.entrants) entrant.rounds.assign(results.size(), no_game());
  for (std::size_t round = 0; round < results.size(); ++round) {
    const auto& [pair, code] = results[round];
    const auto set = [&](Number number, Number opponent, Side side, Code result) {
      table.entrants[number - 1].rounds[round] = {
          .opponent = opponent, .side = side, .code = result, .points = {}, .games_ahead = {}};
    };
    set(pair.first, pair.second, Side::kFirst, code);
    set(pair.second, pair.first, Side::kSecond, other(code));
  }
  return table;
}

std::vector<EveningLine> evening_standings(const Crosstable& table, EveningOrder order, std::uint32_t least) {
  std::vector<EveningLine> lines;
  for (Number number = 1; number <= table.entrants.size(); ++number) {
    EveningLine line = line_of(table, number);
    line.value = order == EveningOrder::kShare ? share_of(table, line) : of_points(line.points);
    lines.push_back(line);
  }
  if (order == EveningOrder::kKeizer) return by_keizer(table, lines);
  const auto ranked = [&](const EveningLine& line) {
    return order != EveningOrder::kShare || line.games >= std::max<std::uint32_t>(least, 1);
  };
  std::ranges::sort(lines, [&](const EveningLine& a, const EveningLine& b) {
    if (ranked(a) != ranked(b)) return ranked(a);
    return a.value != b.value ? b.value < a.value : a.number < b.number;
  });
  for (std::size_t i = 0; i < lines.size() && ranked(lines[i]); ++i)
    lines[i].place = i > 0 && lines[i].value == lines[i - 1].value ? lines[i - 1].place
                                                                   : static_cast<std::uint32_t>(i + 1);
  return lines;
}

}  // namespace boardwright::tournament
