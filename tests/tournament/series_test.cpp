// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/series.hpp"

#include <catch2/catch.hpp>

using namespace boardwright::tournament;

namespace {

/// People by place, those with "=" before them share the place of the one before.
SeriesEvening evening_of(const std::vector<std::string>& people, const std::string& game = {}) {
  SeriesEvening evening{.game = game, .results = {}};
  for (const auto& id : people) {
    const bool shares = id.front() == '=';
    const auto place = static_cast<std::uint32_t>(evening.results.size() + 1);
    evening.results.push_back(
        {.id = shares ? id.substr(1) : id, .place = shares ? evening.results.back().place : place});
  }
  return evening;
}

std::string table_of_series(const std::vector<SeriesEvening>& evenings, const SeriesRules& rules) {
  std::string text;
  for (const auto& line : series_table(evenings, rules))
    text += (text.empty() ? "" : " ") + std::to_string(line.place) + line.id + decimal_text(line.total, 1);
  return text;
}

}  // namespace

TEST_CASE(
    "an evening's share: 100 for the first, nothing for the last, shared places their average") {  // T19.1
  const std::vector<SeriesEvening> evenings{evening_of({"a", "b", "=c", "d", "e"})};
  CHECK(table_of_series(evenings, {}) == "1a100.0 2b62.5 2c62.5 4d25.0 5e0.0");
  const auto lines = series_table(evenings, {});
  CHECK(lines[1].shared);
  CHECK(lines[2].shared);
  CHECK_FALSE(lines[0].shared);
  CHECK(series_table({}, {}).empty());
  CHECK(table_of_series({evening_of({"a"})}, {}) == "1a0.0");
}

TEST_CASE("by a list, by score, and the best of several") {  // T19.1
  std::vector<SeriesEvening> evenings{evening_of({"a", "b", "c"}), evening_of({"b", "=c", "a"})};
  CHECK(table_of_series(evenings, {.points = SeriesPoints::kByPlace, .by_place = {100, 60}}) ==
        "1b14.0 2a10.0 3c8.0");
  // With the best one counting a has 10, b 8, c 8; b's next best is 6, c's is nothing.
  CHECK(table_of_series(evenings, {.points = SeriesPoints::kByPlace, .by_place = {100, 60}, .best = 1}) ==
        "1a10.0 2b8.0 3c8.0");
  evenings[0].results[2].score = 35;
  CHECK(table_of_series(evenings, {.points = SeriesPoints::kByScore}) == "1c3.5 2a0.0 2b0.0");
}

TEST_CASE("absence is worth nothing") {  // T19.1
  CHECK(table_of_series({evening_of({"a", "b"}), evening_of({"c", "b"})}, {}) == "1a100.0 1c100.0 3b0.0");
}

TEST_CASE("all-round: best five in different games, less in small fields") {  // T19.3
  // Two people: 100 * 7/8; three: 100 * 8/9 for the first, half of it for the second.
  CHECK(table_of_series({evening_of({"a", "b"}, "x")}, all_round_rules()) == "1a87.5 2b0.0");
  CHECK(table_of_series({evening_of({"a", "b", "c"}, "x")}, all_round_rules()) == "1a88.9 2b44.4 3c0.0");
  CHECK(table_of_series({evening_of({"a", "b"}, "x"), evening_of({"a", "b"}, "x")}, all_round_rules()) ==
        "1a87.5 2b0.0");
  std::vector<SeriesEvening> six;
  for (const char* game : {"r", "s", "t", "u", "v", "w"}) six.push_back(evening_of({"a", "b"}, game));
  CHECK(table_of_series(six, all_round_rules()) == "1a437.5 2b0.0");
}

TEST_CASE("the higher ranked chooses what he did not choose before") {  // T19.2
  const std::vector<std::string> games{"x", "y", "z"};
  CHECK(choosable_games(games, std::vector<std::string>{"y"}) == std::vector<std::string>{"x", "z"});
  CHECK(choosable_games(games, games) == games);
}
