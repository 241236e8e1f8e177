// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "framework/statistics/comparison.hpp"
#include "framework/statistics/metric_words.hpp"
#include "tests/statistics/support.hpp"
#include "tests/support/languages.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

const MetricDifference& metric_of(const Comparison& comparison, const std::string& id) {
  for (const MetricDifference& one : comparison.metrics)
    if (one.id == id) return one;
  FAIL("no metric " << id);
  return comparison.metrics.front();
}

std::vector<Comparison> compared(const GamePlan& first, const GamePlan& second, std::uint64_t games) {
  return value_of(compare_runs(std::vector{run_of(first, games), run_of(second, games)}));
}

}  // namespace

TEST_CASE("Newcombe's interval of a difference is that of the literature") {
  // Newcombe 1998, Interval estimation for the difference, table II, method 10: 56/70 - 48/80.
  const Interval interval = difference_of_shares({48, 80}, {56, 70});
  CHECK(interval.low == Approx(0.0524).margin(5e-5));
  CHECK(interval.high == Approx(0.3339).margin(5e-5));
  const Interval none = difference_of_shares({0, 10}, {0, 10});
  CHECK(none.low == Approx(-0.2775).margin(5e-5));
  CHECK(none.high == Approx(0.2775).margin(5e-5));
}

TEST_CASE("paired games make the interval of a difference narrower") {
  const Interval apart = difference_of_shares({48, 80}, {52, 80}),
                 together = difference_of_shares({48, 80}, {52, 80}, 0.8);
  CHECK(together.high - together.low < 0.6 * (apart.high - apart.low));
  CHECK(together.low < 0.05);
  CHECK(together.high > 0.05);
}

TEST_CASE("a longer race is found longer, and nothing else is made up") {
  const GamePlan short_race{.rules = tiny("coin_race", {{"goal", {std::int64_t{10}}}})};
  const GamePlan long_race{.rules = tiny("coin_race", {{"goal", {std::int64_t{12}}}})};
  const Comparison comparison = compared(short_race, long_race, 300).front();
  const MetricDifference& length = metric_of(comparison, "length_plies");
  CHECK(length.verdict == Finding::kDifferent);
  CHECK(length.difference > 1);
  REQUIRE(length.interval);
  CHECK(length.interval->low > 0);
  CHECK(length.interval->low < length.difference);
  CHECK(length.interval->high > length.difference);
  CHECK(length.corrected >= length.p);
  // There are two moves everywhere, in both: the same without a test.
  const MetricDifference& branching = metric_of(comparison, "branching");
  CHECK(branching.verdict == Finding::kSame);
  CHECK_FALSE(branching.tested);
  CHECK(branching.difference == 0);
}

TEST_CASE("the same run compared with itself differs in nothing") {
  const GamePlan plan{.rules = tiny("coin_race")};
  const Comparison comparison = compared(plan, plan, 100).front();
  for (const MetricDifference& one : comparison.metrics) {
    INFO(one.id);
    CHECK(one.difference == 0);
    CHECK(one.p == 1);
    CHECK(one.verdict != Finding::kDifferent);
  }
}

TEST_CASE("few games leave figures open and say what they could have seen") {
  const GamePlan plan{.rules = tiny("coin_race"), .seed = 3}, other{.rules = tiny("coin_race"), .seed = 4};
  const Comparison comparison = compared(plan, other, 40).front();
  const MetricDifference& wins = metric_of(comparison, "wins.first");
  CHECK(wins.verdict == Finding::kOpen);
  REQUIRE(wins.visible);
  CHECK(*wins.visible == Approx(0.3).margin(0.1));
}

TEST_CASE("only runs of as many games by the same players are compared") {
  const GamePlan plan{.rules = tiny("coin_race")}, other{.rules = tiny("coin_race"), .players = {"greedy"}};
  CHECK_FALSE(compare_runs(std::vector{run_of(plan, 20), run_of(plan, 30)}));
  CHECK_FALSE(compare_runs(std::vector{run_of(plan, 20), run_of(other, 20)}));
  CHECK_FALSE(compare_runs(std::vector{run_of(plan, 20)}));
}

TEST_CASE("every metric has a name in every language") {
  for (const std::vector<std::string>& players : {std::vector<std::string>{"random"}, {"random", "greedy"}}) {
    RunIdentity identity;
    identity.players = players;
    identity.seats = {"a", "b"};
    identity.traced = {"2.1"};
    std::vector<std::string> ids;
    for (const auto& metrics : {metrics_of(identity), rule_metrics_of(identity)})
      for (const Metric& metric : metrics) ids.push_back(metric.id);
    for (const double share : kLengthQuantiles)
      ids.push_back("length_plies_" + std::to_string(std::lround(share * 100)));
    CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == ids.size());
    for (const auto& id : ids) {
      INFO(id);
      for (const Language language : languages()) CHECK(metric_text(language, id) != nullptr);
    }
  }
  CHECK(metric_text(Language::kEnglish, "nonsense") == nullptr);
  CHECK(metric_family("wins.a") == metric_family("balance"));
  CHECK(metric_family("nonsense") == "nonsense");
  CHECK(metric_value(Language::kEnglish, "draws", 0.1234) == "12.3%");
  CHECK(metric_value(Language::kEnglish, "draws", -0.00001, true) == "0.0%");
  CHECK(metric_value(Language::kEnglish, "length_plies", 213.44) == "213.4");
  CHECK(metric_value(Language::kEnglish, "length_plies", 1.5, true) == "+1.50");
  CHECK(metric_value(dutch(), "length_plies", 213.44) == "213,4");
  CHECK(metric_value(dutch(), "draws", 0.1234) == "12,3%");
  CHECK(metric_value(german(), "draws", 0.1234, true) == "+12,3\u00a0%");
  CHECK(metric_value(french(), "draws", -0.00001, true) == "0,0\u00a0%");
}

TEST_CASE("compare prints the same twice, and the command that it names repeats it") {
  const std::vector<std::string> command{"compare",
                                         "lines_of_action/small",
                                         "lines_of_action/simultaneous-draw",
                                         "--games",
                                         "60",
                                         "--players",
                                         "random",
                                         "--examine",
                                         "10",
                                         "--json"};
  const Ran one = run_boardwright(command);
  REQUIRE(one.status == 0);
  const auto json = nlohmann::json::parse(one.out);
  CHECK(json["format"] == "boardwright comparison 1");
  CHECK(json["parameters"].size() == 2);  // the size, and what a move that connects both does
  CHECK(json["played"][0]["comparisons"][0]["sentences"].size() == 5);
  std::vector<std::string> again;
  std::istringstream words(json["command"].get<std::string>());
  for (std::string word; words >> word;) again.push_back(word);
  REQUIRE(again.front() == "boardwright");
  again.erase(again.begin());
  CHECK(run_boardwright(again).out == one.out);
  for (const char* language : {"nl", "de", "fr"}) {
    auto other = command;
    other.insert(other.end(), {"--lang", language});
    const Ran ran = run_boardwright(other);
    CHECK(ran.status == 0);
    CHECK(ran.out != one.out);
  }
  const Ran alone = run_boardwright({"compare", "coin_race"});
  CHECK(alone.status == 2);
  CHECK(one_sentence(alone.err));
}
