// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/direct_encounter.hpp"

#include <algorithm>
#include <map>

namespace boardwright::tournament {
namespace {

struct EncounterLine {
  std::size_t at = 0;  ///< in the group
  Fraction points;     ///< the sum of the averages against those met
  std::int64_t met = 0;
};

bool encounter_counts(const ScoredTable& table, const RoundEntry& entry, bool forfeits) {
  return entry.opponent != 0 && (entry.played() || forfeits || table.table().round_robin);  // T17.3, T17.10
}

bool all_met(const std::vector<EncounterLine>& lines) {
  return std::ranges::all_of(lines, [&lines](const EncounterLine& line) {
    return line.met + 1 == static_cast<std::int64_t>(lines.size());
  });
}

std::vector<EncounterLine> encounter_table(const ScoredTable& table, std::span<const Number> group,
                                           bool forfeits) {
  std::vector<EncounterLine> lines;
  for (std::size_t at = 0; at < group.size(); ++at) {
    EncounterLine line{.at = at, .points = {}, .met = 0};
    for (const auto& met : encounters(table, group, group[at], forfeits)) {
      line.points += met.value;
      ++line.met;
    }
    lines.push_back(line);
  }
  std::ranges::stable_sort(lines, [](const auto& a, const auto& b) { return b.points < a.points; });
  return lines;
}

/// T17.5: how many from the top are alone on their place whatever the missing games give. Sorts the lines.
std::size_t sure_places(std::vector<EncounterLine>& lines, const PointScheme& scheme) {
  const auto people = static_cast<std::int64_t>(lines.size());
  const auto at_most = [&](const EncounterLine& line) {
    return line.points + of_points(scheme.win) * (people - 1 - line.met);
  };
  const auto at_least = [&](const EncounterLine& line) {
    return line.points + of_points(scheme.loss) * (people - 1 - line.met);
  };
  for (std::size_t place = 0; place < lines.size(); ++place) {
    const auto first = lines.begin() + static_cast<std::ptrdiff_t>(place);
    const auto best = std::max_element(
        first, lines.end(), [&](const auto& a, const auto& b) { return at_least(a) < at_least(b); });
    const bool alone = std::all_of(first, lines.end(), [&](const auto& line) {
      return line.at == best->at || at_most(line) < at_least(*best);
    });
    if (!alone) return place;
    std::iter_swap(first, best);
  }
  return lines.size();
}

}  // namespace

std::vector<Contribution> encounters(const ScoredTable& table, std::span<const Number> group, Number number,
                                     bool forfeits) {
  struct Met {
    Contribution first;
    Fraction points;
    std::int64_t games = 0;
  };
  std::map<Number, Met> met;
  for (std::uint32_t round = 1; round <= table.rounds(); ++round) {
    const RoundEntry& entry = table.entry(number, round);
    if (!encounter_counts(table, entry, forfeits)) continue;
    auto& with = met[entry.opponent];
    if (with.games == 0)
      with.first = {.round = round, .opponent = entry.opponent, .kind = table.kind(number, round)};
    with.points += of_points(table.points(number, round));
    ++with.games;
  }
  std::vector<Contribution> line;
  for (const Number other : group) {
    const auto with = met.find(other);
    if (with == met.end() || other == number) continue;
    Contribution contribution = with->second.first;
    contribution.value = contribution.measure = with->second.points / with->second.games;
    line.push_back(contribution);
  }
  return line;
}

std::vector<std::uint32_t> direct_encounter(const ScoredTable& table, std::span<const Number> group,
                                            bool forfeits) {
  std::vector<std::uint32_t> places(group.size(), 0);
  if (group.size() < 2) return places;
  auto lines = encounter_table(table, group, forfeits);
  if (!all_met(lines)) {  // T17.5
    const std::size_t sure = sure_places(lines, table.table().scheme);
    if (sure == 0) return places;
    for (std::size_t i = 0; i < lines.size(); ++i)
      places[lines[i].at] = static_cast<std::uint32_t>(std::min(i, sure) + 1);
    return places;
  }
  if (lines.front().points == lines.back().points) return places;
  for (std::size_t begin = 0, end = 0; begin < lines.size(); begin = end) {  // T17.4
    std::vector<Number> level;
    while (end < lines.size() && lines[end].points == lines[begin].points)
      level.push_back(group[lines[end++].at]);
    const auto again = direct_encounter(table, level, forfeits);
    for (std::size_t i = 0; i < level.size(); ++i)
      places[lines[begin + i].at] = static_cast<std::uint32_t>(begin + std::max<std::uint32_t>(again[i], 1));
  }
  return places;
}

}  // namespace boardwright::tournament
