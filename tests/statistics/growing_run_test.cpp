// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs that are played part by part, and compare --live, which tells how they grow.
#include <nlohmann/json.hpp>
#include <sstream>

#include "framework/statistics/growing_run.hpp"
#include "tests/statistics/support.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;
using LiveJson = nlohmann::ordered_json;

namespace {

constexpr std::uint64_t kGrownGames = 70;

std::vector<LiveJson> lines_of(const std::string& text) {
  std::vector<LiveJson> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(LiveJson::parse(line));
  return lines;
}

}  // namespace

TEST_CASE("a run that has grown to its end is the run in one go") {
  const GamePlan plan{.rules = tiny("coin_race"), .players = {"random", "greedy"}, .seed = 3};
  const auto identity = identify(plan, "coin_race/standard", kGrownGames, {});
  REQUIRE(identity);
  const auto whole = run_games(plan, *identity);
  REQUIRE(whole);
  for (const std::uint64_t parts : {1U, 4U, 35U, 1000U}) {
    GrowingRun run(plan, *identity, parts);
    CHECK(run.parts() == std::min<std::uint64_t>(parts, GrowingRun::most_parts(plan, kGrownGames)));
    std::uint64_t before = 0;
    while (!run.is_done()) {
      REQUIRE(run.play_on());
      CHECK(run.games_done() > before);
      before = run.games_done();
      // As many games as are played, each of them in the lengths.
      const RunResult far = run.so_far();
      CHECK(far.identity.games == before);
      std::uint64_t counted = 0;
      for (const auto& [plies, games] : far.counts.lengths) counted += games;
      CHECK(counted == before);
      CHECK(far.total().count(Column::kPlies) == before);
    }
    CHECK(before == kGrownGames);
    CHECK(run.result() == *whole);
  }
}

TEST_CASE("what fails leaves what was played") {
  const GamePlan plan{.rules = tiny("coin_race"), .seed = 3};
  const auto identity = identify(plan, "coin_race/standard", kGrownGames, {});
  REQUIRE(identity);
  GrowingRun run(plan, *identity, 7);
  REQUIRE(run.play_on());
  const RunResult before = run.so_far();
  RunControl control;
  const std::atomic<bool> stop{true};
  control.stop = &stop;
  CHECK_FALSE(run.play_on(control));
  CHECK(run.so_far() == before);
}

TEST_CASE("compare --live tells how far it is and ends with what compare says") {
  const std::vector<std::string> command{"compare",
                                         "coin_race/standard",
                                         "coin_race/standard",
                                         "--games",
                                         "40",
                                         "--players",
                                         "random",
                                         "--players",
                                         "greedy",
                                         "--thinking-games",
                                         "20",
                                         "--seed",
                                         "5",
                                         "--threads",
                                         "2"};
  auto live = command, json = command;
  live.push_back("--live");
  json.push_back("--json");
  const Ran lived = run_boardwright(live), said = run_boardwright(json);
  INFO(lived.err);
  REQUIRE(lived.status == 0);
  REQUIRE(said.status == 0);
  CHECK(lived.err.empty());
  const auto lines = lines_of(lived.out);
  REQUIRE(lines.size() > 3);
  double part = 0;
  std::size_t figures = 0;
  for (const LiveJson& line : lines) {
    const auto event = line.at("event").get<std::string>();
    if (event == "progress") {
      CHECK(line.at("part").get<double>() >= part);
      part = line.at("part").get<double>();
      CHECK(line.at("done").get<int>() <= line.at("all").get<int>());
      CHECK(line.at("all") == 2 * (40 + 20));
    } else if (event == "figures") {
      ++figures;
      const auto& run = line.at("figures").at("played").at(0).at("runs").at(0);
      CHECK(run.at("games").get<int>() < 40);
      CHECK(run.at("metrics").at("length_plies").at("games") == run.at("games"));
    }
  }
  CHECK(part == 1);
  CHECK(figures >= 1);
  CHECK(lines.back().at("event") == "end");
  CHECK(lines.back().at("figures").dump(1) + "\n" == said.out);
}
