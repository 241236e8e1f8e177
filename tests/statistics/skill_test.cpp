// SPDX-License-Identifier: GPL-3.0-or-later
//
// State space, skill and information, against figures that were worked out by hand.
#include <cmath>
#include <nlohmann/json.hpp>

#include "framework/statistics/run_json.hpp"
#include "framework/statistics/skill.hpp"
#include "framework/statistics/state_space.hpp"
#include "tests/statistics/support.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

double placements(std::uint32_t fields, const std::vector<std::uint64_t>& most) {
  return std::pow(10, log10_placements(fields, most));
}

std::string ladder_text(const SkillLadder& ladder) {
  nlohmann::ordered_json run;
  add_skill(run, {.ladder = ladder, .information = {}});
  return run.dump();
}

GamePlan coins() { return {.rules = tiny("coin_race", {{"goal", {std::int64_t{12}}}}), .seed = 5}; }

}  // namespace

TEST_CASE("pictures of small boards are counted as by hand") {
  CHECK(placements(2, {1}) == Approx(3));          // none, left, right
  CHECK(placements(2, {2}) == Approx(4));          // both too
  CHECK(placements(2, {5}) == Approx(4));          // no more than there are fields
  CHECK(placements(2, {1, 1}) == Approx(7));       // none, two places each, two of both
  CHECK(placements(3, {1, 2}) == Approx(7 + 12));  // 7 without the first kind; 3 places times 1 + 2 + 1
  CHECK(placements(3, {}) == Approx(1));
  CHECK(std::pow(10, log10_pictures(2, 2)) == Approx(9));
  // With as many pieces of every kind as there are fields both are the same.
  CHECK(log10_placements(36, std::vector<std::uint64_t>{36, 36}) == Approx(log10_pictures(36, 2)));
}

TEST_CASE("the kinds that games meet are counted on the board") {
  const auto rules =
      board_game({{"size", {std::int64_t{6}}}, {"start", {std::string("6/6/w4w/6/6/b2b2 b")}}});
  const RunResult run = run_of({.rules = rules}, 20);
  CHECK(run.counts.kind_most == std::vector<std::uint64_t>{2, 2});
  const auto json = run_json(run).at("state_space");
  CHECK(json.at("fields") == 36);
  CHECK(json.at("kinds") == 2);
  CHECK(json.at("bound_log10").get<double>() == Approx(std::log10(2) + 36 * std::log10(3)).margin(1e-4));
  // None to two of each on 36 fields: the sum over a and b of 36!/(a! b! (36 - a - b)!), twice for the turn.
  double sum = 0;
  for (int a = 0; a <= 2; ++a)
    for (int b = 0; b <= 2; ++b) {
      double ways = 1;
      for (int i = 0; i < a + b; ++i) ways *= 36 - i;
      sum += ways / (a == 2 ? 2 : 1) / (b == 2 ? 2 : 1);
    }
  CHECK(json.at("met_log10").get<double>() == Approx(std::log10(2 * sum)).margin(1e-4));
  CHECK(run_json(run_of(coins(), 5)).at("state_space").is_null());
}

TEST_CASE("a ladder of ratings is the sum of its steps") {
  CHECK(elo_of_games(0.75, 1000) == Approx(190.85).margin(0.01));
  CHECK(elo_of_games(0.5, 10) == Approx(0).margin(1e-9));
  CHECK(elo_of_games(1, 100) == Approx(400 * std::log10(199.0)));
  CHECK(elo_of_games(0, 100) == Approx(-400 * std::log10(199.0)));
  SkillLadder ladder;
  for (const std::uint64_t weaker : {16U, 32U})
    ladder.steps.push_back({weaker, {.id = "player_score", .value = 0.75}, elo_of_games(0.75, 1000)});
  CHECK(ladder.elo() == Approx(2 * 190.85).margin(0.02));
  CHECK(ladder.classes() == Approx(2));
  CHECK(value_of(read_ladder("16..64")).to == 64);
  for (const char* bad : {"", "16", "16..", "..32", "16..16", "16..40", "0..8", "32..16", "16..64x", "-1..2"})
    CHECK_FALSE(read_ladder(bad));
}

TEST_CASE("twice the budget is measured against once, the same with any number of threads") {
  // In four connected pieces' time a longer look pays.
  const GamePlan plan{.rules = board_game({{"size", {std::int64_t{6}}}}), .seed = 2, .opening = 2};
  RunControl one, three;
  one.threads = 1;
  three.threads = 3;
  const auto alone = value_of(climb(plan, "some/game", {4, 64}, 20, one)),
             together = value_of(climb(plan, "some/game", {4, 64}, 20, three));
  REQUIRE(alone.steps.size() == 4);
  CHECK(ladder_text(alone) == ladder_text(together));
  for (const SkillStep& step : alone.steps) CHECK(step.score.games == 20);
  CHECK(alone.elo() > 0);
}

TEST_CASE("who sees the hidden tower always meets it") {
  // As Second the player who sees puts its tower where First's stands and wins; as First it sees nothing yet,
  // and Second guesses one of four columns: 3/4. Together 7/8, so that to see is worth 2 * 7/8 - 1 = 3/4.
  const GamePlan plan{.rules = tiny("secret_towers"), .seed = 4};
  const auto found = value_of(value_of_information(plan, "some/game", 50, 800, {}));
  CHECK(found.score.games == 800);
  CHECK(found.value() == Approx(0.75).margin(0.07));
  // As nobody sees it, the seats' mean is one half.
  GamePlan blind = plan;
  blind.players = {"tree:50", "tree:51"};
  CHECK(estimate_of(run_of(blind, 800), "player_score").value == Approx(0.5).margin(0.06));
  CHECK_FALSE(value_of_information(coins(), "some/game", 50, 10, {}));
}

TEST_CASE("simulate measures skill and information when it is asked to") {
  const Ran ran = run_boardwright({"simulate", "secret_towers", "--games", "10", "--ladder", "4..16",
                                   "--information", "20", "--trials", "20", "--json"});
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  const auto run = nlohmann::json::parse(ran.out)["runs"][0];
  CHECK(run["skill_ladder"]["steps"].size() == 2);
  CHECK(run["skill_ladder"]["steps"][1]["stronger"] == 16);
  CHECK(run["information_value"]["games"] == 20);
  const Ran words = run_boardwright({"simulate", "secret_towers", "--games", "10", "--ladder", "4..8",
                                     "--information", "20", "--trials", "20"});
  CHECK(words.out.find("8 simulations against 4: ") != std::string::npos);
  CHECK(words.out.find("information_value") != std::string::npos);
  for (const std::vector<std::string>& bad :
       {std::vector<std::string>{"simulate", "coin_race", "--information", "20"},
        {"simulate", "coin_race", "--ladder", "5..7"},
        {"simulate", "coin_race", "--ladder", "4..8", "--shard", "1/2", "--out", "somewhere"}}) {
    const Ran refused = run_boardwright(bad);
    CHECK(refused.status == 2);
    CHECK(one_sentence(refused.err));
  }
}
