// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stopping when a question is answered: its bounds against the literature, its errors against data whose
// truth is known, and that it stops at the same game however it is run.
#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/statistics/group_sequential.hpp"
#include "framework/statistics/inquiry.hpp"
#include "framework/statistics/run_json.hpp"
#include "plugins/host/sanitized.hpp"
#include "tests/statistics/support.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::vector<double> even_parts(std::size_t looks) {
  std::vector<double> parts;
  for (std::size_t look = 1; look <= looks; ++look)
    parts.push_back(static_cast<double>(look) / static_cast<double>(looks));
  return parts;
}

/// Normal by the method of Box and Muller.
double normal(Random& random) {
  constexpr double kTwoPi = 6.283185307179586, kSteps = 1U << 30U;
  const double one = (random.below(1U << 30U) + 1.0) / kSteps, two = random.below(1U << 30U) / kSteps;
  return std::sqrt(-2 * std::log(one)) * std::cos(kTwoPi * two);
}

/// How many of so many rows of growing sums are ever farther from 0 than the bounds.
std::uint32_t ever_beyond(const std::vector<double>& bounds, std::uint32_t rows) {
  std::uint32_t beyond = 0;
  Random random(2024);
  for (std::uint32_t row = 0; row < rows; ++row) {
    double sum = 0;
    bool out = false;
    for (std::size_t look = 0; look < bounds.size(); ++look) {
      sum += normal(random);
      out = out || std::abs(sum) > bounds[look] * std::sqrt(static_cast<double>(look + 1));
    }
    beyond += out ? 1U : 0U;
  }
  return beyond;
}

RunIdentity two_seats() {
  RunIdentity identity;
  identity.players = {"random"};
  identity.seats = {"a", "b"};
  return identity;
}

/// Blocks of games that seat a wins with this probability and loses otherwise.
void add_blocks(RunResult& run, std::size_t blocks, double wins, Random& random) {
  constexpr int kGamesOfBlock = 20;
  for (std::size_t block = 0; block < blocks; ++block) {
    ColumnSums sums;
    for (int game = 0; game < kGamesOfBlock; ++game) {
      const bool won = random.below(1U << 30U) < wins * (1U << 30U);
      GameRow row;
      row.set(Column::kPlies, 1);
      row.set(Column::kScore, 0, won ? 1 : 0);
      row.set(Column::kScore, 1, won ? 0 : 1);
      row.set(Column::kWin, 0, won ? 1 : 0);
      sums.add(row);
    }
    run.blocks.push_back(sums);
  }
}

Question question_of(const std::string& text) {
  return value_of(read_question(text, metrics_of(two_seats())));
}

struct Answers {
  int yes = 0, no = 0, open = 0;
  double looks = 0;  ///< mean
};

/// The answers to a question about many runs of games that seat a wins with this probability.
Answers answers_to(const std::string& text, double wins, int runs, std::size_t blocks_of_look) {
  const Question question = question_of(text);
  constexpr std::size_t kLooks = 5;
  const auto bounds = sequential_bounds(even_parts(kLooks), 0.05);
  Answers answers;
  Random random(static_cast<std::uint64_t>(wins * 1e6) + blocks_of_look);
  for (int i = 0; i < runs; ++i) {
    RunResult run{.identity = two_seats()};
    Answer answer = Answer::kOpen;
    for (std::size_t look = 0; look < kLooks && answer == Answer::kOpen; ++look) {
      add_blocks(run, blocks_of_look, wins, random);
      answer = look_at(question, run, bounds[look]).answer;
      answers.looks += 1.0 / runs;
    }
    ++(answer == Answer::kYes ? answers.yes : answer == Answer::kNo ? answers.no : answers.open);
  }
  return answers;
}

/// Of so many runs, where 2.5% are wrong: three standard errors more.
double most_wrong(int runs) { return 0.025 * runs + 3 * std::sqrt(0.025 * 0.975 * runs); }

}  // namespace

TEST_CASE("the bounds are those of the literature") {
  // Jennison and Turnbull 2000, Group sequential methods, and every program after them: five even looks,
  // O'Brien and Fleming's spending, 5% on two sides.
  const auto five = sequential_bounds(even_parts(5), 0.05);
  const double known[] = {4.877, 3.357, 2.680, 2.290, 2.031};
  REQUIRE(five.size() == 5);
  for (std::size_t i = 0; i < 5; ++i) CHECK(five[i] == Approx(known[i]).margin(0.002));
  CHECK(sequential_bounds(even_parts(1), 0.05).front() == Approx(1.959964).margin(1e-5));
  const auto two = sequential_bounds(even_parts(2), 0.05);
  CHECK(two[0] == Approx(2.963).margin(0.002));
  CHECK(two[1] == Approx(1.969).margin(0.002));
}

TEST_CASE("sums of chance cross the bounds as often as promised, and ordinary intervals far more often") {
  constexpr std::uint32_t kRows = 40000;
  const auto beyond = ever_beyond(sequential_bounds(even_parts(10), 0.05), kRows);
  CHECK(beyond < 0.0535 * kRows);  // 5%, three standard errors
  CHECK(beyond > 0.0465 * kRows);
  CHECK(ever_beyond(std::vector<double>(10, 1.96), kRows) > 0.15 * kRows);
}

TEST_CASE("a question about a share is seldom answered wrongly where that is hardest") {
  const std::string question = "wins.a within 0.45..0.55";
  constexpr int kRuns = kSanitized ? 100 : 1000;
  // Where the truth is just inside the range, no is wrong; just outside, yes.
  const Answers inside = answers_to(question, 0.5499, kRuns, 20),
                outside = answers_to(question, 0.5501, kRuns, 20);
  CHECK(inside.no < most_wrong(kRuns));
  CHECK(outside.yes < most_wrong(kRuns));
  std::cout << inside.no << " and " << outside.yes << " of " << kRuns << " answers wrong at the edge\n";
  // In the middle it is answered, and earlier than by all games; far off, at once.
  const Answers middle = answers_to(question, 0.5, kRuns, 40), far = answers_to(question, 0.9, kRuns, 40);
  CHECK(middle.no == 0);
  CHECK(middle.yes > 0.95 * kRuns);
  CHECK(middle.looks < 4);
  CHECK(far.no == kRuns);
  CHECK(far.looks == Approx(1).margin(0.01));
}

TEST_CASE("a question about another figure takes the bootstrap and is seldom answered wrongly either") {
  constexpr int kRuns = kSanitized ? 20 : 200;
  const Answers inside = answers_to("first_advantage within 0.1", 0.5499, kRuns, 20),
                outside = answers_to("first_advantage within 0.1", 0.5501, kRuns, 20);
  CHECK(inside.no < most_wrong(kRuns));
  CHECK(outside.yes < most_wrong(kRuns));
  CHECK(answers_to("first_advantage above 0.3", 0.9, kRuns, 20).yes == kRuns);
}

TEST_CASE("a question is read or refused with what was expected") {
  const Question within = question_of("first_advantage within 0.02");
  CHECK(within.metric == "first_advantage");
  CHECK(within.low == -0.02);
  CHECK(within.high == 0.02);
  CHECK(question_of("wins.a within 0.4..0.6").low == 0.4);
  CHECK(question_of("length_plies below 200").high == 200);
  CHECK(std::isinf(question_of("length_plies  above  -3").high));
  CHECK(answer_of(within, {-0.01, 0.02}) == Answer::kYes);
  CHECK(answer_of(within, {-0.01, 0.03}) == Answer::kOpen);
  CHECK(answer_of(within, {0.021, 0.03}) == Answer::kNo);
  for (const char* bad :
       {"", "draws", "draws within", "draws within x", "draws within -1", "draws within 1..0",
        "draws near 0.5", "draws within 0.1 please", "draws above nan", "drws within 0.1"})
    CHECK_FALSE(read_question(bad, metrics_of(two_seats())));
  CHECK(read_question("drws within 0.1", metrics_of(two_seats())).error().find("draws") != std::string::npos);
}

TEST_CASE(
    "a run stops at the same game with any number of threads, and its games are those of the whole run") {
  const GamePlan plan{.rules = tiny("coin_race"), .seed = 3};
  PlannedRun planned;
  planned.plan = plan;
  planned.identity = value_of(identify(plan, "some/game", 1000, {.watched = 100, .examined = 10}));
  const Question question = value_of(read_question("completion above 0.9", metrics_of(planned.identity)));
  RunControl one, three;
  one.threads = 1;
  three.threads = 3;
  const RunsUntil alone = value_of(run_until(question, {planned}, {one})),
                  together = value_of(run_until(question, {planned}, {three}));
  const RunResult& run = alone.runs.front();
  CHECK(run == together.runs.front());
  CHECK(alone.inquiries.front().answer() == Answer::kYes);
  CHECK(alone.inquiries.front().looks_planned == 10);
  CHECK(run.identity.games < 1000);
  CHECK(run.identity.games == alone.inquiries.front().looks.back().games);
  CHECK(inquiry_json(alone.inquiries.front()).dump() == inquiry_json(together.inquiries.front()).dump());
  const RunResult whole = value_of(run_games(plan, planned.identity));
  CHECK(std::equal(run.blocks.begin(), run.blocks.end(), whole.blocks.begin()));
}

TEST_CASE("a question that stays open plays the whole run") {
  const GamePlan plan{.rules = tiny("coin_race"), .seed = 3};
  PlannedRun planned;
  planned.plan = plan;
  planned.identity = value_of(identify(plan, "some/game", 200, {}));
  const Question question =
      value_of(read_question("first_advantage within -0.0001..0.0001", metrics_of(planned.identity)));
  const RunsUntil until = value_of(run_until(question, {planned}, {RunControl{}}));
  CHECK(until.inquiries.front().answer() == Answer::kOpen);
  CHECK(until.inquiries.front().looks.size() == 4);
  CHECK(until.runs.front() == value_of(run_games(plan, planned.identity)));
}

TEST_CASE("simulate and compare stop when the question is answered, and say why") {
  const std::vector<std::string> command{
      "simulate", "coin_race", "--games", "2000", "--until", "completion above 0.9", "--json"};
  const Ran ran = run_boardwright(command);
  REQUIRE(ran.status == 0);
  const auto run = nlohmann::json::parse(ran.out)["runs"][0];
  CHECK(run["until"]["answer"] == "yes");
  CHECK(run["until"]["planned_games"] == 2000);
  CHECK(run["games"] == run["until"]["looks"].back()["games"]);
  CHECK(run["games"] < 2000);
  const Ran two = run_boardwright({"compare", "lines_of_action/small", "lines_of_action/small", "--games",
                                   "100", "--players", "random", "--examine", "0", "--until",
                                   "length_plies below 40", "--json"});
  REQUIRE(two.status == 0);
  const auto json = nlohmann::json::parse(two.out);
  CHECK(json["played"][0]["until"][0]["question"] == "length_plies below 40");
  CHECK(json["command"].get<std::string>().find("--until 'length_plies below 40'") != std::string::npos);
  for (const char* language : {"en", "nl", "de", "fr"}) {
    const Ran words = run_boardwright({"compare", "lines_of_action/small", "lines_of_action/small", "--games",
                                       "100", "--players", "random", "--examine", "0", "--until",
                                       "length_plies below 40", "--lang", language});
    INFO(words.out);
    CHECK(words.out.find("length_plies below 40") < words.out.find('\n', words.out.find('\n') + 1));
  }
  for (const std::vector<std::string>& bad :
       {std::vector<std::string>{"simulate", "coin_race", "--until", "lenght_plies below 3"},
        {"simulate", "coin_race", "--until", "draws below 1", "--shard", "1/2", "--out", "somewhere"}}) {
    const Ran refused = run_boardwright(bad);
    CHECK(refused.status == 2);
    CHECK(one_sentence(refused.err));
  }
}
