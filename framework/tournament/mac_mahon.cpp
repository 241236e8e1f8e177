// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/mac_mahon.hpp"

#include <algorithm>
#include <numeric>

namespace boardwright::tournament {
namespace {

Points round_points(const Crosstable& table, const MacMahonSettings& settings, const Entrant& entrant,
                    std::size_t round) {
  if (round >= entrant.rounds.size()) return settings.absent;
  const RoundEntry& entry = entrant.rounds[round];
  switch (entry.code) {
    case Code::kBye: return settings.bye;
    case Code::kHalf:
    case Code::kZero: return settings.absent;
    default: return table.points(entry);
  }
}

/// Rounded down, also below nothing.
Points whole_points(Points points) { return points - ((points % 10) + 10) % 10; }

/// The sum of all but the least few.
Fraction without_least(std::vector<Fraction> values, std::size_t fewer) {
  std::ranges::sort(values);
  Fraction sum;
  for (std::size_t i = std::min(fewer, values.size()); i < values.size(); ++i) sum += values[i];
  return sum;
}

}  // namespace

Points start_score(const MacMahonSettings& settings, Number number) {
  Points start = number <= settings.grades.size() ? settings.grades[number - 1] : 0;
  if (settings.floor) start = std::max(start, *settings.floor);
  if (settings.bar) start = std::min(start, *settings.bar);
  return start;
}

Points mac_mahon_score(const Crosstable& table, const MacMahonSettings& settings, Number number,
                       std::uint32_t after) {
  Points sum = start_score(settings, number);
  for (std::uint32_t round = 0; round < after; ++round)
    sum += round_points(table, settings, table.of(number), round);
  return settings.whole ? whole_points(sum) : sum;
}

std::optional<std::pair<Number, Number>> advised_above_bar(std::uint32_t rounds) {
  switch (rounds) {
    case 3: return std::pair<Number, Number>{4, 8};
    case 4: return std::pair<Number, Number>{5, 10};
    case 5: return std::pair<Number, Number>{6, 12};
    case 6: return std::pair<Number, Number>{7, 15};
    case 7: return std::pair<Number, Number>{8, 18};
    default: return std::nullopt;
  }
}

std::uint32_t handicap_steps(const MacMahonSettings& settings, const HandicapRules& rules, Points stronger,
                             Points weaker) {
  if (settings.bar && stronger >= *settings.bar) return 0;
  const Points difference = (stronger - weaker) / 10 - static_cast<Points>(rules.reduce);
  return std::min(difference > 0 ? static_cast<std::uint32_t>(difference) : 0, rules.ceiling);
}

std::vector<MacMahonValues> mac_mahon_values(const Crosstable& table, const MacMahonSettings& settings,
                                             bool wins) {
  MacMahonSettings counted = settings;
  if (wins) {
    counted.grades.clear();
    counted.bar = counted.floor = std::nullopt;
  }
  const auto people = static_cast<Number>(table.entrants.size());
  const std::uint32_t rounds = table.rounds();
  std::vector<MacMahonValues> values(people);
  for (Number number = 1; number <= people; ++number)
    values[number - 1].score = of_points(mac_mahon_score(table, counted, number, rounds));
  const auto over_opponents = [&](Number number, auto of_opponent, const Fraction& unplayed) {
    std::vector<Fraction> each;
    for (std::uint32_t round = 0; round < rounds; ++round) {
      const auto& entries = table.of(number).rounds;
      const bool played = round < entries.size() && entries[round].played();
      each.push_back(played ? of_opponent(values[entries[round].opponent - 1], entries[round]) : unplayed);
    }
    return each;
  };
  for (Number number = 1; number <= people; ++number) {
    auto& own = values[number - 1];
    const Fraction start = of_points(start_score(counted, number));
    const auto scores = over_opponents(
        number,
        [](const MacMahonValues& other, const RoundEntry& entry) {
          return other.score + Fraction(entry.handicap);
        },
        start);
    own.sos = without_least(scores, 0);
    own.sos_1 = without_least(scores, 1);
    own.sos_2 = without_least(scores, 2);
    const auto defeated = [&table](const MacMahonValues& other, const RoundEntry& entry) {
      return table.points(entry) >= table.scheme.win ? other.score + Fraction(entry.handicap) : Fraction(0);
    };
    own.sodos = without_least(over_opponents(number, defeated, 0), 0);
    for (std::uint32_t after = 1; after <= rounds; ++after)
      own.cuss += of_points(mac_mahon_score(table, counted, number, after));
  }
  for (Number number = 1; number <= people; ++number) {
    const Fraction start = of_points(start_score(counted, number)) * std::int64_t{rounds};
    const auto sums = over_opponents(
        number, [](const MacMahonValues& other, const RoundEntry&) { return other.sos; }, start);
    values[number - 1].sosos = without_least(sums, 0);
  }
  return values;
}

}  // namespace boardwright::tournament
