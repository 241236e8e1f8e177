// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/keizer.hpp"

#include <algorithm>
#include <numeric>

#include "framework/tournament/direct_encounter.hpp"
#include "framework/tournament/rating_results.hpp"

namespace boardwright::tournament {
namespace {

using KeizerLines = std::vector<KeizerLine>;

/// One count of all rounds with the values of one ranking.
class KeizerCount {
 public:
  KeizerCount(const ScoredTable& table, const KeizerSettings& settings, const std::vector<Number>& ranking)
      : table_(&table), settings_(&settings), values_(ranking.size()) {
    for (std::size_t i = 0; i < ranking.size(); ++i)
      values_[ranking[i] - 1] = keizer_value(settings, ranking.size(), i + 1);
  }

  KeizerLine line(Number number) const {
    KeizerLine line{.number = number};
    const Fraction& own = values_[number - 1];
    if (settings_->own) line.contributions.push_back({.measure = own, .value = own});
    if (const Points start = table_->table().of(number).start; start != 0)  // an opening balance
      line.contributions.push_back({.measure = of_points(start), .value = of_points(start)});
    std::uint32_t excused = 0;
    for (std::uint32_t round = 1; round <= table_->rounds(); ++round)
      line.contributions.push_back(of_round(number, round, excused));
    line.points = sum_of(line.contributions);
    return line;
  }

 private:
  Contribution of_round(Number number, std::uint32_t round, std::uint32_t& excused) const {
    const RoundEntry& entry = table_->entry(number, round);
    Contribution counted{.round = round, .opponent = entry.opponent, .kind = table_->kind(number, round)};
    counted.measure = values_[entry.opponent != 0 ? entry.opponent - 1 : number - 1];
    counted.value = counted.measure * share(entry, number, round, excused);
    return counted;
  }

  Fraction share(const RoundEntry& entry, Number number, std::uint32_t round, std::uint32_t& excused) const {
    switch (entry.code) {
      case Code::kBye: return settings_->bye;
      case Code::kFull: return settings_->club;
      case Code::kHalf: return ++excused <= settings_->excused_rounds ? settings_->excused : Fraction(0);
      case Code::kForfeitWin: return 1;
      case Code::kZero:
      case Code::kForfeitLoss:
      case Code::kOpen: return 0;
      default: break;
    }
    const Fraction scored = game_score(*table_, number, round);
    return scored == Fraction(0) ? settings_->loss : scored;
  }

  const ScoredTable* table_;
  const KeizerSettings* settings_;
  std::vector<Fraction> values_;
};

std::int64_t wins_of(const ScoredTable& table, Number number) {
  std::int64_t wins = 0;
  for (std::uint32_t round = 1; round <= table.rounds(); ++round) {
    const RoundEntry& entry = table.entry(number, round);
    const bool counts = entry.code == Code::kForfeitWin || (entry.played() && entry.code != Code::kOpen);
    wins += counts && table.points(number, round) >= table.table().scheme.win ? 1 : 0;
  }
  return wins;
}

/// T15.4: points, wins, direct encounter, number.
void order(const ScoredTable& table, KeizerLines& lines) {
  std::vector<std::int64_t> wins(lines.size());
  for (const auto& line : lines) wins[line.number - 1] = wins_of(table, line.number);
  const auto level = [&wins](const KeizerLine& a, const KeizerLine& b) {
    return a.points == b.points && wins[a.number - 1] == wins[b.number - 1];
  };
  std::ranges::sort(lines, [&](const KeizerLine& a, const KeizerLine& b) {
    if (a.points != b.points) return b.points < a.points;
    if (wins[a.number - 1] != wins[b.number - 1]) return wins[a.number - 1] > wins[b.number - 1];
    return a.number < b.number;
  });
  for (auto first = lines.begin(); first != lines.end();) {
    const auto last =
        std::find_if(first, lines.end(), [&](const auto& line) { return !level(*first, line); });
    std::vector<Number> group;
    for (auto each = first; each != last; ++each) group.push_back(each->number);
    const auto places = direct_encounter(table, group, false);
    std::stable_sort(first, last, [&](const KeizerLine& a, const KeizerLine& b) {
      const auto place = [&](Number number) {
        return places[static_cast<std::size_t>(std::ranges::find(group, number) - group.begin())];
      };
      return place(a.number) < place(b.number);
    });
    first = last;
  }
}

std::vector<Number> numbers_of(const KeizerLines& lines) {
  std::vector<Number> numbers;
  for (const auto& line : lines) numbers.push_back(line.number);
  return numbers;
}

/// T15.3: from the ranking before this round on.
KeizerLines recounted(const ScoredTable& table, const KeizerSettings& settings,
                      const std::vector<Number>& before) {
  std::vector<std::vector<Number>> seen{before};
  while (true) {
    const KeizerCount count(table, settings, seen.back());
    KeizerLines lines;
    for (Number number = 1; number <= table.people(); ++number) lines.push_back(count.line(number));
    order(table, lines);
    auto ranking = numbers_of(lines);
    // The first that comes again: the ranking itself, or the one of a circle that appeared first.
    if (settings.once || std::ranges::find(seen, ranking) != seen.end()) return lines;
    seen.push_back(std::move(ranking));
  }
}

}  // namespace

Fraction keizer_value(const KeizerSettings& settings, std::size_t people, std::size_t place) {
  const auto top = settings.top.value_or(static_cast<std::int64_t>(3 * people / 2));
  return std::max<std::int64_t>(0, top - (static_cast<std::int64_t>(place) - 1) * settings.step);
}

std::vector<KeizerLine> keizer_ranking(const Crosstable& table, std::uint32_t after,
                                       const KeizerSettings& settings) {
  KeizerLines lines(table.entrants.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i].number = static_cast<Number>(i + 1);
    if (settings.own) lines[i].points = keizer_value(settings, lines.size(), i + 1);
  }
  for (std::uint32_t round = 1; round <= std::min(after, table.rounds()); ++round)
    lines = recounted(ScoredTable(table, round), settings, numbers_of(lines));
  for (std::size_t i = 0; i < lines.size(); ++i) lines[i].worth = keizer_value(settings, lines.size(), i + 1);
  return lines;
}

}  // namespace boardwright::tournament
