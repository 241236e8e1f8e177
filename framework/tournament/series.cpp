// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/series.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace boardwright::tournament {
namespace {

/// T19.1, T19.3; who is alone has beaten nobody.
Fraction points_of_place(const SeriesRules& rules, std::int64_t people, const Fraction& place) {
  if (people < 2) return 0;
  const Fraction share = (Fraction(people) - place) * Fraction(100, people - 1);
  return rules.points == SeriesPoints::kAllRound ? share * Fraction(people + 5, people + 6) : share;
}

/// Of the places that so many share from this one on.
Fraction average_from_list(const std::vector<Points>& list, std::size_t place, std::size_t sharing) {
  Fraction sum;
  for (std::size_t i = place - 1; i < place - 1 + sharing && i < list.size(); ++i) sum += of_points(list[i]);
  return sum / static_cast<std::int64_t>(sharing);
}

struct Gathered {
  std::vector<std::pair<std::string, Fraction>> results;  // by game
};

std::vector<Fraction> that_may_count(Gathered gathered, const SeriesRules& rules) {
  std::ranges::stable_sort(gathered.results,
                           [](const auto& a, const auto& b) { return b.second < a.second; });
  std::vector<Fraction> results;
  std::map<std::string, bool> had;
  for (const auto& [game, points] : gathered.results)
    if (!rules.one_a_game || !std::exchange(had[game], true)) results.push_back(points);
  return results;
}

/// The greater the better, first in what counts, then in what is next best; nothing is worth nothing.
bool better_line(const SeriesLine& a, const SeriesLine& b) {
  if (a.total != b.total) return b.total < a.total;
  for (std::size_t i = 0; i < std::max(a.results.size(), b.results.size()); ++i) {
    const Fraction one = i < a.results.size() ? a.results[i] : Fraction(0);
    const Fraction two = i < b.results.size() ? b.results[i] : Fraction(0);
    if (one != two) return two < one;
  }
  return false;
}

}  // namespace

Fraction series_points(const SeriesRules& rules, const SeriesEvening& evening, const SeriesResult& result) {
  if (rules.points == SeriesPoints::kByScore) return of_points(result.score);
  const auto sharing = std::ranges::count(evening.results, result.place, &SeriesResult::place);
  const auto place = std::max<std::uint32_t>(result.place, 1);
  if (rules.points == SeriesPoints::kByPlace)
    return average_from_list(rules.by_place, place,
                             static_cast<std::size_t>(std::max<std::ptrdiff_t>(sharing, 1)));
  return points_of_place(rules, static_cast<std::int64_t>(evening.results.size()),
                         Fraction(place) + Fraction(std::max<std::ptrdiff_t>(sharing, 1) - 1, 2));
}

std::vector<SeriesLine> series_table(std::span<const SeriesEvening> evenings, const SeriesRules& rules) {
  std::map<std::string, Gathered> people;
  for (const auto& evening : evenings)
    for (const auto& result : evening.results)
      people[result.id].results.emplace_back(evening.game, series_points(rules, evening, result));
  std::vector<SeriesLine> lines;
  for (auto& [id, gathered] : people) {
    SeriesLine line{.id = id, .results = that_may_count(std::move(gathered), rules)};
    for (std::size_t i = 0; i < line.results.size() && (rules.best == 0 || i < rules.best); ++i)
      line.total += line.results[i];
    lines.push_back(std::move(line));
  }
  std::ranges::stable_sort(lines, better_line);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool level = i > 0 && !better_line(lines[i - 1], lines[i]);
    lines[i].place = level ? lines[i - 1].place : static_cast<std::uint32_t>(i + 1);
    if (level) lines[i].shared = lines[i - 1].shared = true;
  }
  return lines;
}

SeriesRules all_round_rules() {
  return {.points = SeriesPoints::kAllRound, .by_place = {}, .best = 5, .one_a_game = true};
}

std::vector<std::string> choosable_games(std::span<const std::string> games,
                                         std::span<const std::string> chosen) {
  std::vector<std::string> left;
  for (const auto& game : games)
    if (std::ranges::find(chosen, game) == chosen.end()) left.push_back(game);
  return left.empty() ? std::vector<std::string>(games.begin(), games.end()) : left;
}

}  // namespace boardwright::tournament
