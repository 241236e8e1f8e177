// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright tune, run as a program, and the same search by really played games.
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "framework/tune/tune.hpp"
#include "tests/statistics/support.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;
using TuneTold = nlohmann::json;

namespace {

/// The first to the goal wins by random play: who begins is far ahead in a race of one step, hardly in a long one.
Ran tuned(std::vector<std::string> more) {
  std::vector<std::string> command{"tune", "coin_race", "--players", "random"};
  command.insert(command.end(), more.begin(), more.end());
  return run_boardwright(command);
}

std::vector<std::string> usual(const std::string& games, std::vector<std::string> more = {}) {
  std::vector<std::string> command{
      "--over", "goal=1..20,double_heads",    "--goal",  "first_advantage within 0.1",
      "--goal", "length_plies within 10..60", "--games", games};
  command.insert(command.end(), more.begin(), more.end());
  return command;
}

/// What is wrong with a command: nothing is played, and one sentence says it.
std::string refusal(std::vector<std::string> command) {
  const Ran ran = tuned(std::move(command));
  INFO(ran.err);
  CHECK(ran.status == 2);
  CHECK(ran.out.empty());
  CHECK(one_sentence(ran.err));
  return ran.err;
}

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("values that meet the goals are found, and simulate says the same of them") {
  const Ran ran = tuned(usual("60000", {"--prefer", "less length_plies", "--json"}));
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  const TuneTold told = TuneTold::parse(ran.out);
  CHECK(told.at("format") == "boardwright tuning 1");
  CHECK(told["any_meets"] == true);
  CHECK(told["games"].get<int>() <= 60000);
  CHECK(told["random_games"] == 0);
  CHECK(told["candidates"].size() == 40);
  CHECK(told["rounds"][0] == 40);
  const TuneTold& first = told.at("results").at(0);
  CHECK(first["verdict"] == "meets");
  CHECK(first["best"] == true);

  // A race of eleven steps by twos is one of six by ones.
  int same = 0;
  for (const TuneTold& one : told["candidates"]) same += one["fate"] == "same" ? 1 : 0;
  CHECK(same > 0);

  // The figures are of games that anybody can play again.
  const TuneTold& seen = first["goals"][0];
  const Ran again =
      run_boardwright({"simulate", "coin_race", "--players", "random", "--seed",
                       std::to_string(told["seeds"]["fresh"].get<std::uint64_t>()), "--games",
                       std::to_string(seen["games"].get<int>()), "--examine", "0", "--set",
                       "goal=" + first["values"]["goal"].get<std::string>(), "--set",
                       "double_heads=" + first["values"]["double_heads"].get<std::string>(), "--json"});
  REQUIRE(again.status == 0);
  const TuneTold metric = TuneTold::parse(again.out)["runs"][0]["metrics"]["first_advantage"];
  CHECK(metric["value"] == seen["value"]);
  // Corrected intervals are wider than those of one figure by itself.
  CHECK(seen["low"] < metric["low"]);
  CHECK(seen["high"] > metric["high"]);
  for (const TuneTold& one : told["results"])
    if (one["verdict"] == "meets") {
      CHECK(one["goals"][0]["low"] >= -0.1);
      CHECK(one["goals"][0]["high"] <= 0.1);
    }
}

TEST_CASE("the same seed says the same with any number of threads, another one plays other games") {
  const auto with = [](std::vector<std::string> more) { return tuned(usual("9000", std::move(more))).out; };
  const std::string one = with({"--seed", "5", "--threads", "1", "--json"});
  CHECK(one == with({"--seed", "5", "--threads", "3", "--json"}));
  CHECK(one != with({"--seed", "6", "--json"}));
  CHECK(with({"--seed", "5", "--threads", "1"}) == with({"--seed", "5", "--threads", "2"}));
}

TEST_CASE("that nothing meets the goals is an answer") {
  const std::vector<std::string> command{"--over",  "goal=1..6", "--goal", "length_plies above 1000",
                                         "--games", "20000"};
  const Ran ran = tuned(command);
  REQUIRE(ran.status == 0);
  CHECK(holds(ran.out,
              "Nothing meets the goals. Nearest is goal=6: length in plies of more than 1000.0 is missed"));
  CHECK(holds(ran.out, "All were clearly outside in the search"));
  CHECK(holds(ran.out, "boardwright tune coin_race/standard --over goal=1..6 --goal "));
}

TEST_CASE("players who think are held against random play") {
  const Ran ran =
      run_boardwright({"tune", "coin_race", "--over", "goal=3..5", "--goal", "length_plies within 4..60",
                       "--players", "greedy", "--games", "4000", "--json"});
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  const TuneTold told = TuneTold::parse(ran.out);
  CHECK(told["rounds"].empty());
  CHECK(told["random_games"] == 198);  // three times 66
  for (const TuneTold& one : told["results"]) CHECK(one["random_play"]["goals"].size() == 1);
}

TEST_CASE("value sets that the rules refuse are told and left out") {
  const std::vector<std::string> command{"tune",      "lines_of_action",
                                         "--over",    "layout=standard|nowhere,jump_own",
                                         "--goal",    "length_plies within 3..3000",
                                         "--players", "random",
                                         "--games",   "1000"};
  auto with_json = command;
  with_json.emplace_back("--json");
  const Ran ran = run_boardwright(with_json);
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  const TuneTold told = TuneTold::parse(ran.out);
  CHECK(told["candidates"].size() == 2);
  REQUIRE(told["refused"].size() == 2);
  CHECK(told["refused"][0]["values"]["layout"] == "nowhere");
  const auto why = told["refused"][0]["why"].get<std::string>();
  CHECK_FALSE(why.empty());
  const std::string words = run_boardwright(command).out;
  CHECK(holds(words,
              "Left out: value sets that the rules refuse (2): layout=nowhere jump_own=off (" + why + ")"));

  const Ran all =
      run_boardwright({"tune", "lines_of_action", "--over", "layout=nowhere", "--goal", "draws below 0.5"});
  CHECK(all.status == 2);
  CHECK(one_sentence(all.err));
  CHECK(holds(all.err, "the rules refuse every set of values"));
}

TEST_CASE("figures that need evaluated games or pictures have them") {
  const Ran ran = tuned({"--over", "goal=3..4", "--goal", "lead_changes above 0", "--prefer", "drama",
                         "--games", "1000", "--examine", "60", "--json"});
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  const TuneTold told = TuneTold::parse(ran.out);
  for (const TuneTold& one : told.at("results")) {
    CHECK(one["verdict"] == "meets");
    CHECK(one["preferences"][0]["value"].is_number());
    CHECK(one["preferences"][0]["low"].is_number());
  }
}

TEST_CASE("what can't be tuned is refused with a way out before anything is played") {
  const auto over = [&](const std::string& text) {
    return refusal({"--over", text, "--goal", "draws below 0.5"});
  };
  CHECK(holds(over("gaol=3..5"), "did you mean 'goal'?"));
  CHECK(holds(over("goal"), "numbers from 1 to 60"));
  CHECK(holds(over("goal=0..5"), "not '0'"));
  CHECK(holds(refusal({"--goal", "draws below 0.5"}), "--over"));
  CHECK(holds(refusal({"--over", "goal=3..5"}), "--goal"));
  CHECK(holds(refusal({"--over", "goal=3..5", "--goal", "drws below 0.5"}), "did you mean 'draws'?"));
  CHECK(holds(refusal({"--over", "goal=3..5", "--goal", "draws under 0.5"}), "METRIC within"));
  CHECK(holds(refusal({"--over", "goal=3..5", "--goal", "draws below 0.5", "--prefer", "darma"}),
              "did you mean 'drama'?"));
  CHECK(holds(refusal({"--over", "goal=3..5", "--set", "goal=4", "--goal", "draws below 0.5"}),
              "held by --set"));
  CHECK(holds(refusal({"--over", "goal=3..50", "--games", "50", "--goal", "draws below 0.5"}), "at least"));
  CHECK(
      holds(refusal({"--over", "goal=3..5", "--goal", "draws below 0.5", "--report", "page.xyz"}), ".html"));
  CHECK(holds(refusal({"--over", "goal=3..5", "--goal", "draws below 0.5", "--players", "levle:5"}),
              "--players"));
}

TEST_CASE("a page and a table are written beside the lines") {
  const TemporaryFolder folder;
  const auto file = [&](const std::string& name) { return (folder.path() / name).string(); };
  const Ran ran = tuned({"--over", "goal=3..5", "--goal", "draws below 0.5", "--games", "1000", "--html",
                         file("a.html"), "--report", file("a.csv"), "--report", file("a.json")});
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  const auto text = [&](const std::string& name) {
    std::ifstream stream(file(name), std::ios::binary);
    std::ostringstream all;
    all << stream.rdbuf();
    return all.str();
  };
  CHECK(holds(text("a.html"), "<td>goal=3</td>"));
  CHECK(holds(text("a.html"), "3 value sets meet all goals for certain"));
  CHECK(holds(text("a.csv"), "goal=4"));
  CHECK(TuneTold::parse(text("a.json"))["any_meets"] == true);
}

TEST_CASE("the library stops when it is told to, with what is known") {
  CatalogueOptions where;
  where.folders = {BOARDWRIGHT_BINARY_DIR "/tests/games"};
  const Entry entry = value_of(Catalogue::load(where).find("coin_race"));
  const auto specs = value_of(entry.game->parameters());
  const std::vector<std::string> over{"goal=3..20"}, goals{"draws below 0.5"};
  TunePlan plan{
      .entry = entry, .axes = value_of(read_axes(over, specs)), .players = {"random"}, .games = 20000};
  plan.aims = value_of(
      read_aims(goals, {}, metrics_of(value_of(identify({.rules = tiny("coin_race")}, "a/b", 1, {})))));
  std::atomic<bool> stop{false};
  std::size_t told = 0;
  TuneControl control{.threads = 2, .stop = &stop};
  control.progress = [&](const TuneProgress& progress) {
    ++told;
    CHECK(progress.games <= 20000);
    if (progress.series == TuneSeries::kSearch && progress.round == 2) stop = true;
  };
  const TuneReport report = value_of(tune(plan, control));
  CHECK(told > 0);
  CHECK(report.outcome.stopped);
  CHECK(report.outcome.finalists.empty());
  CHECK(holds(tune_json(report, "again"), "\"stopped\": true"));
  stop = false;
  control.progress = {};
  CHECK(value_of(tune(plan, control)).outcome.any_meets());
}
