// SPDX-License-Identifier: GPL-3.0-or-later
//
// Known truths. BOARDWRIGHT_MEASURE=1 makes the runs as large as docs/metrics.md reports them.
#include <cmath>
#include <cstdlib>
#include <iostream>

#include "framework/statistics/comparison.hpp"
#include "tests/measurements/naive_lines_of_action.hpp"
#include "tests/statistics/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

bool large() { return std::getenv("BOARDWRIGHT_MEASURE") != nullptr; }  // NOLINT(concurrency-mt-unsafe)

/// Standard errors between a share of games and what it should be.
double errors_from(const RunResult& run, Column column, std::size_t index, double truth) {
  const ColumnSums total = run.total();
  const auto games = static_cast<double>(total.count(column, index));
  return (total.mean(column, index) - truth) / std::sqrt(truth * (1 - truth) / games);
}

/// Whether anything was found to differ between two rule sets that are the same, with dice of their own.
bool false_alarm(const std::shared_ptr<const Rules>& rules, std::uint64_t number, std::uint64_t games) {
  const GamePlan first{.rules = rules, .seed = 2 * number + 1},
      second{.rules = rules, .seed = 2 * number + 2};
  const SampleSizes samples{.watched = games, .examined = games / 10};
  const auto comparisons = value_of(
      compare_runs(std::vector{run_of(first, games, {}, samples), run_of(second, games, {}, samples)}));
  for (const MetricDifference& one : comparisons.front().metrics)
    if (one.verdict == Finding::kDifferent) return true;
  return false;
}

}  // namespace

TEST_CASE("random play without repetition is as long and as even as is known") {
  const std::uint64_t games = large() ? 1000000 : 20000;
  // The seed was chosen before anybody had seen its games.
  const GamePlan plan{.rules = board_game({{"repetition", {std::int64_t{0}}}}), .seed = 20261122};
  const RunResult run = run_of(plan, games, {}, {.watched = 0, .examined = 0});
  const ColumnSums total = run.total();
  const Estimate spread = estimate_of(run, "length_plies_spread");
  const double error = spread.value / std::sqrt(static_cast<double>(games));
  const double length = total.mean(Column::kPlies);
  const auto naive = NaiveLinesOfAction(1).play(games);
  std::cout << games << " games: " << length << " plies (standard error " << error << "; "
            << (length - 213.2) / error << " of them from 213.2), by a naive program " << naive.plies << " ("
            << naive.error << "); " << total.mean(Column::kWin, 0) << " and " << total.mean(Column::kWin, 1)
            << " won, naively " << naive.black << "\n";
  // The length that is handed down, 213.2, is rounded and an estimate of so many games itself:
  // docs/metrics.md.
  CHECK(std::abs(length - naive.plies) < 3 * std::hypot(error, naive.error));
  CHECK(std::abs(errors_from(run, Column::kWin, 0, 0.497)) < 3);
  CHECK(std::abs(errors_from(run, Column::kWin, 1, 0.503)) < 3);
  CHECK(std::abs(errors_from(run, Column::kWin, 0, naive.black)) < 3 * std::sqrt(2.0));
  CHECK(total.sum(Column::kCut) == 0);
}

TEST_CASE("a draw instead of a win is found, and in nothing that it doesn't touch") {
  const std::uint64_t games = 2000;
  const GamePlan mover{.rules = board_game({{"size", {std::int64_t{6}}}})};
  const GamePlan draw{.rules =
                          board_game({{"size", {std::int64_t{6}}}, {"simultaneous", {std::string("draw")}}})};
  const auto comparisons = value_of(compare_runs(std::vector{run_of(mover, games), run_of(draw, games)}));
  for (const MetricDifference& one : comparisons.front().metrics) {
    INFO(one.id);
    if (one.id == "draws" || one.id == "completion") CHECK(one.verdict == Finding::kDifferent);
    if (one.id == "length_plies") CHECK(one.verdict == Finding::kSame);
  }
}

TEST_CASE("a side that is a piece short is found unbalanced within 200 games") {
  // The first position of the small board without two of White's pieces: White has fewer to connect.
  const GamePlan plan{.rules = board_game({{"size", {std::int64_t{6}}},
                                           {"start", {std::string("1bbbb1/w5/6/6/w5/1bbbb1 b")}}})};
  const RunResult run = run_of(plan, 200);
  const Estimate advantage = estimate_of(run, "first_advantage");
  REQUIRE(advantage.interval);
  CHECK(advantage.interval->high < 0);
}

TEST_CASE("a side that starts a tower short is found unbalanced within 200 games, and an even start is not") {
  const auto from = [](const std::string& first_row_but_one) {
    const auto file = std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "games/militakiri/militakiri.so";
    return value_of(
        value_of(Library::load(file))
            ->create("militakiri", {{"start",
                                     {"s1s1s1sTs1s1/p1cTp1c1p1c1/c1p1c1p1c1pT/6/6/6/6/6/6/" +
                                      first_row_but_one + "/P1C1P1C1P1CT/S1S1S1STS1S1 r 122/122 - m - 0"}}}));
  };
  const SampleSizes none{.watched = 0, .examined = 0};
  const RunResult short_of = run_of({.rules = from("C1P1C1P1C11")}, 200, {}, none),
                  even = run_of({.rules = from("C1P1C1P1C1PT")}, 200, {}, none);
  const Estimate advantage = estimate_of(short_of, "first_advantage");
  REQUIRE(advantage.interval);
  CHECK(advantage.interval->high < 0);
  const Estimate none_at_all = estimate_of(even, "first_advantage");
  REQUIRE(none_at_all.interval);
  CHECK(none_at_all.interval->low < 0);
  CHECK(none_at_all.interval->high > 0);
  std::cout << "a tower short: advantage " << advantage.value << " [" << advantage.interval->low << ", "
            << advantage.interval->high << "], even: " << none_at_all.value << " ["
            << none_at_all.interval->low << ", " << none_at_all.interval->high << "]\n";
}

TEST_CASE("rule sets that are the same are seldom found different") {
  const std::uint64_t games = large() ? 500 : 100, runs = 100;
  const auto rules = large() ? board_game() : tiny("coin_race", {{"goal", {std::int64_t{8}}}});
  std::uint64_t alarms = 0;
  for (std::uint64_t number = 0; number < runs; ++number)
    alarms += false_alarm(rules, number, games) ? 1U : 0U;
  std::cout << alarms << " of " << runs << " comparisons of equal rules found a difference\n";
  CHECK(alarms <= 10);
}
