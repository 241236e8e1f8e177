// SPDX-License-Identifier: GPL-3.0-or-later
//
// How often the numbered rules are used and decide, against games that were counted by hand.
#include <nlohmann/json.hpp>

#include "framework/statistics/comparison.hpp"
#include "framework/statistics/rule_use.hpp"
#include "framework/statistics/run_json.hpp"
#include "tests/statistics/support.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::shared_ptr<const Rules> few_pieces(std::int64_t repetition = 3) {
  return board_game({{"size", {std::int64_t{6}}},
                     {"repetition", {repetition}},
                     {"start", {std::string("6/6/w4w/6/6/b2b2 b")}}});
}

RuleUse::Rule rule_of(const RuleUse& use, const std::string& number) {
  for (const RuleUse::Rule& rule : use.rules)
    if (rule.number == number) return rule;
  FAIL("rule " << number << " is not possible");
  return {};
}

const MetricDifference* difference_of(const Comparison& comparison, const std::string& id) {
  for (const MetricDifference& one : comparison.rules)
    if (one.id == id) return &one;
  return nullptr;
}

}  // namespace

TEST_CASE("rules are counted by plies, by games and by the games they decide") {
  auto run = value_of(RecordedGames::create(few_pieces(), "some/game"));
  // Three moves, the last of which connects Black's two pieces.
  const GameLine win = line_of(few_pieces(), {"a1-b2", "f4-e3", "b2-c2"});
  // Eight moves after which the host ends the game, as the start has occurred a third time.
  const GameLine again =
      line_of(few_pieces(), {"d1-d2", "f4-f5", "d2-d1", "f5-f4", "d1-d2", "f4-f5", "d2-d1", "f5-f4"});
  const GameLine one = line_of(few_pieces(), {"a1-b2"});
  (void)run.add(win, win.result());
  (void)run.add(again, again.result());
  (void)run.add(one, Outcome{{0, 2}, "resignation"});
  (void)run.add(one, std::nullopt);  // cut off
  const RuleUse use = rule_use(run.result());
  CHECK(use.games == 4);
  REQUIRE(use.rules.size() == 6);
  const auto moving = rule_of(use, "L2.1"), connection = rule_of(use, "L3.1"),
             repetition = rule_of(use, "L3.3");
  CHECK(moving.plies == 3 + 8 + 1 + 1);
  CHECK(moving.used == 4);
  CHECK(moving.decided == 2);  // neither the resignation nor the game that was cut off
  CHECK(connection.plies == 1);
  CHECK(connection.used == 1);
  CHECK(connection.decided == 1);
  CHECK(repetition.plies == 1);
  CHECK(repetition.used == 1);
  CHECK(repetition.decided == 1);
  REQUIRE(moving.decided_interval);
  CHECK(*moving.decided_interval == wilson(2, 4));
  CHECK(use.never() == std::vector<std::string>{"L2.2", "L3.2", "L3.4"});
}

TEST_CASE("rules that parameters rule out are neither listed nor missed") {
  const RunResult run = run_of({.rules = few_pieces(0)}, 40);
  const RuleUse use = rule_use(run);
  CHECK(use.games == 40);
  CHECK(use.rules.size() == 5);
  const auto never = use.never();
  CHECK(std::find(never.begin(), never.end(), "L3.3") == never.end());
  // Each of the games is won: by a connection, of one side or of both.
  CHECK(rule_of(use, "L3.1").decided + rule_of(use, "L3.2").decided == 40);
  CHECK(rule_of(use, "L2.1").decided == 40);
}

TEST_CASE("only watched games count") {
  const RunResult run = run_of({.rules = few_pieces()}, 60, {}, {.watched = 7});
  CHECK(rule_use(run).games == 7);
  CHECK(rule_use(run).rules.front().used == 7);
  const RunResult blind = run_of({.rules = few_pieces()}, 60, {}, {.watched = 0});
  CHECK(rule_use(blind).games == 0);
  CHECK(rule_use(blind).never().empty());
}

TEST_CASE("a rule that only one rule set has is found to be used differently") {
  const auto comparison = value_of(compare_runs(
      std::vector{run_of({.rules = few_pieces(0)}, 300), run_of({.rules = few_pieces(2)}, 300)}));
  const MetricDifference* repetition = difference_of(comparison.front(), "rule_used.L3.3");
  REQUIRE(repetition != nullptr);
  CHECK(repetition->first.value == 0);
  CHECK(repetition->second.value > 0.02);
  CHECK(repetition->verdict == Finding::kDifferent);
  REQUIRE(repetition->interval);
  CHECK(repetition->interval->low > 0);
  const MetricDifference* moving = difference_of(comparison.front(), "rule_used.L2.1");
  REQUIRE(moving != nullptr);
  CHECK(moving->difference == 0);
  CHECK(moving->verdict == Finding::kSame);
  CHECK_FALSE(moving->tested);
}

TEST_CASE("games by rules that don't tell which of them are used say so") {
  const RunResult run = run_of({.rules = tiny("coin_race")}, 20);
  CHECK(run.identity.traced.empty());
  CHECK(run_json(run).at("rules").is_null());
  const Ran told = run_boardwright({"simulate", "coin_race", "--games", "20"});
  CHECK(told.out.find("rules: they don't tell which of them a move uses") != std::string::npos);
}

TEST_CASE("simulate names the rules that were never used, and compare says it in words") {
  const std::vector<std::string> end{"--games", "30", "--examine", "0", "--seed", "1"};
  const auto with = [&](std::vector<std::string> begin) {
    begin.insert(begin.end(), end.begin(), end.end());
    return run_boardwright(begin);
  };
  const Ran one = with({"simulate", "lines_of_action/small"});
  REQUIRE(one.status == 0);
  const auto line = one.out.find("rules that were never used: ");
  REQUIRE(line != std::string::npos);
  CHECK(one.out.find("L3.4", line) != std::string::npos);
  const Ran two = with({"compare", "lines_of_action/small", "lines_of_action/small", "--players", "random"});
  REQUIRE(two.status == 0);
  CHECK(two.out.find("no game of 30 used these rules: ") != std::string::npos);
  CHECK(two.out.find("games that use rule L2.1") != std::string::npos);
}
