// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright simulate and merge, run as programs.
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/statistics/support.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright::test;
using RunJson = nlohmann::json;

namespace {

std::string file_text(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("simulate says the same with any number of threads and shards") {
  const std::vector<std::string> command{"simulate", "coin_race", "two_cards", "--games",      "60",
                                         "--seed",   "4",         "--players", "random,greedy"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), command.begin(), command.end());
    return run_boardwright(more);
  };
  const Ran one = with({"--threads", "1", "--json"}), two = with({"--threads", "2", "--json"});
  REQUIRE(one.status == 0);
  CHECK(one.err.empty());
  CHECK(one.out == two.out);
  const RunJson json = RunJson::parse(one.out);
  REQUIRE(json.at("runs").size() == 2);
  CHECK(json["runs"][0]["game"] == "coin_race/standard");
  CHECK(json["runs"][0]["metrics"]["wins.first"]["games"] == 60);
  CHECK(json["runs"][0]["seed"] == 4);

  const TemporaryFolder folder;
  std::vector<std::string> merge{"merge"};
  for (const char* shard : {"1/3", "2/3", "3/3"}) {
    const std::string file = (folder.path() / (std::string("part-") + shard[0] + ".json")).string();
    const Ran part = with({"--shard", shard, "--out", file});
    REQUIRE(part.status == 0);
    CHECK(part.out.empty());
    merge.push_back(file);
  }
  auto merge_json = merge;
  merge_json.push_back("--json");
  CHECK(run_boardwright(merge_json).out == one.out);
  CHECK(run_boardwright(merge).out == with({}).out);

  const std::string report = (folder.path() / "report.json").string();
  auto merge_report = merge;
  merge_report.insert(merge_report.end(), {"--report", report});
  const Ran several = run_boardwright(merge_report);
  CHECK(several.err == "boardwright: --report: takes shards of one game\n");

  merge_json.erase(merge_json.begin() + 2);
  const Ran missing = run_boardwright(merge_json);
  CHECK(missing.status == 2);
  CHECK(missing.out.empty());
  CHECK(missing.err == "boardwright: shards are missing: 2/3\n");
}

TEST_CASE("shards put together make the report of the whole") {
  const TemporaryFolder folder;
  const auto file = [&](const std::string& name) { return (folder.path() / name).string(); };
  const std::vector<std::string> command{"simulate", "coin_race", "--set", "goal=7",    "--games",
                                         "40",       "--seed",    "9",     "--players", "random,greedy"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), command.begin(), command.end());
    return run_boardwright(more);
  };
  REQUIRE(with({"--report", file("whole.json")}).status == 0);
  for (const char* shard : {"1/2", "2/2"})
    REQUIRE(with({"--shard", shard, "--out", file(std::string("part-") + shard[0])}).status == 0);
  const Ran merged =
      run_boardwright({"merge", file("part-1"), file("part-2"), "--report", file("merged.json")});
  CHECK(merged.err.empty());
  REQUIRE(merged.status == 0);
  const std::string whole = file_text(file("whole.json"));
  CHECK(RunJson::parse(whole).at("command").get<std::string>().find("--set goal=7") != std::string::npos);
  CHECK(file_text(file("merged.json")) == whole);

  const Ran ending = run_boardwright({"merge", file("part-1"), file("part-2"), "--report", file("page.xyz")});
  CHECK(ending.status == 2);
  CHECK(ending.out.empty());
  CHECK(one_sentence(ending.err));
}

TEST_CASE("unless somebody is named, random play and level 5 play") {
  const auto with = [](std::vector<std::string> more) {
    more.insert(more.begin(), {"simulate", "coin_race", "--games", "60", "--examine", "0"});
    const Ran ran = run_boardwright(more);
    INFO(ran.err);
    REQUIRE(ran.status == 0);
    return ran.out;
  };
  const std::string usual = with({"--thinking-games", "20", "--json"});
  const RunJson json = RunJson::parse(usual), runs = json.at("runs");
  REQUIRE(runs.size() == 2);
  CHECK(runs[0]["players"] == RunJson{"random"});
  CHECK(runs[0]["games"] == 60);
  CHECK(runs[1]["players"] == RunJson{"level:5"});
  CHECK(runs[1]["games"] == 20);
  CHECK(json.at("disagreements").is_array());
  CHECK(with({"--thinking-games", "20", "--players", "random", "--players", "level:5", "--json"}) == usual);

  // Each of them by itself plays the same, and there is nobody to disagree with.
  const RunJson alone = RunJson::parse(with({"--players", "random", "--json"}));
  CHECK(alone.at("runs")[0] == runs[0]);
  CHECK_FALSE(alone.contains("disagreements"));
  // Players who play alone play all games.
  CHECK(RunJson::parse(with({"--players", "level:1", "--json"})).at("runs")[0]["games"] == 60);
  CHECK(RunJson::parse(
            with({"--players", "level:1", "--thinking-games", "5", "--json"}))["runs"][0]["games"] == 5);

  const std::string words = with({"--thinking-games", "20"});
  CHECK(words.find("coin_race/standard: 60 games, random play, seed 1\n") == 0);
  CHECK(words.find("\ncoin_race/standard: 20 games, level 5, seed 1\n") != std::string::npos);

  // What is of one run is of random play.
  const TemporaryFolder folder;
  for (const std::vector<std::string>& one :
       {std::vector<std::string>{"--csv", (folder.path() / "games.csv").string()},
        {"--until", "draws below 1"}}) {
    auto words_of_one = one;
    words_of_one.emplace_back("--json");
    const RunJson told = RunJson::parse(with(words_of_one)).at("runs");
    REQUIRE(told.size() == 1);
    CHECK(told[0]["players"] == RunJson{"random"});
  }
}

TEST_CASE("where players disagree about a rule set is said by its name if there are several") {
  const std::vector<std::string> command{"simulate",  "coin_race", "lines_of_action/small",
                                         "--games",   "200",       "--examine",
                                         "0",         "--players", "random",
                                         "--players", "greedy",    "--thinking-games",
                                         "200"};
  auto with_json = command;
  with_json.emplace_back("--json");
  const RunJson json = RunJson::parse(run_boardwright(with_json).out);
  REQUIRE(json.at("runs").size() == 4);
  CHECK(json["runs"][1]["game"] == "coin_race/standard");
  CHECK(json["runs"][1]["players"] == RunJson{"greedy"});
  CHECK(json["runs"][2]["game"] == "lines_of_action/small");
  const std::string words = run_boardwright(command).out;
  REQUIRE_FALSE(json.at("disagreements").empty());
  for (const RunJson& sentence : json.at("disagreements")) {
    const auto text = sentence.get<std::string>();
    INFO(text);
    CHECK((text.starts_with("coin_race/standard: ") || text.starts_with("lines_of_action/small: ")));
    CHECK(words.find(text + "\n") != std::string::npos);
  }
  // In a race of coins there is nothing to play well.
  CHECK(words.find("\ncoin_race/standard: No conclusion is known to differ") != std::string::npos);
}

TEST_CASE("simulate names what is wrong") {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"simulate", "nothing_like_it"},
        {"simulate", "coin_race", "--players", "rndom"},
        {"simulate", "coin_race", "--players", "random,random,random"},
        {"simulate", "coin_race", "--shard", "1/2"},
        {"simulate", "coin_race", "--out", "somewhere"},
        {"simulate", "coin_race", "--shard", "3/2", "--out", "somewhere"},
        {"simulate", "coin_race", "--games", "3", "--shard", "1/4", "--out", "somewhere"},
        {"simulate", "coin_race", "--set", "goal=1000"},
        {"simulate", "coin_race", "--players", "random", "--players", "greedy", "--csv", "somewhere"},
        {"simulate", "coin_race", "--players", "random", "--players", "greedy", "--until", "draws below 1"},
        {"simulate", "coin_race", "--players", "random", "--players", "greedy", "--shard", "1/2", "--out",
         "somewhere"},
        {"merge", "/no/such/file"}}) {
    const Ran ran = run_boardwright(arguments);
    INFO(ran.err);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(one_sentence(ran.err));
  }
  CHECK_FALSE(std::filesystem::exists("somewhere"));
}

TEST_CASE("a table has a line for each game and a dictionary") {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "games.csv").string();
  const Ran ran = run_boardwright({"simulate", "coin_race", "--games", "25", "--csv", file});
  REQUIRE(ran.status == 0);
  const std::string table = file_text(file), dictionary = file_text(file + ".columns.csv");
  CHECK(std::count(table.begin(), table.end(), '\n') == 26);
  std::istringstream lines(table), head(table.substr(0, table.find('\r')));
  std::string line;
  std::getline(lines, line);
  for (int game = 0; std::getline(lines, line); ++game)
    CHECK(line.starts_with(std::to_string(game) + ",arrived,"));
  for (std::string column; std::getline(head, column, ',');) {
    INFO(column);
    CHECK(dictionary.find("\n" + column + ",") != std::string::npos);
  }
}

TEST_CASE("records are counted like games that were played here") {
  const std::string folder = BOARDWRIGHT_SOURCE_DIR "/games/lines_of_action/records/";
  const Ran ran = run_boardwright(
      {"simulate", folder + "standard.txt", folder + "small.txt", folder + "standard.txt", "--json"});
  REQUIRE(ran.status == 0);
  const RunJson runs = RunJson::parse(ran.out).at("runs");
  REQUIRE(runs.size() == 2);
  CHECK(runs[0]["game"] == "lines_of_action/standard");
  CHECK(runs[0]["games"] == 2);
  CHECK(runs[1]["game"] == "lines_of_action/small");
  CHECK(runs[1]["metrics"]["length_plies"]["value"] == 65);
  CHECK(runs[1]["metrics"]["wins.black"]["value"] == 1);
  const TemporaryFolder reports;
  const std::string report = (reports.path() / "report.json").string();
  REQUIRE(run_boardwright({"simulate", folder + "standard.txt", "--report", report}).status == 0);
  CHECK(RunJson::parse(file_text(report)).at("played")[0]["runs"][0]["games"] == 1);
  const Ran two =
      run_boardwright({"simulate", folder + "standard.txt", folder + "small.txt", "--report", report});
  CHECK(two.err == "boardwright: --report: the records are of several rule sets\n");
  for (const std::vector<std::string>& wish : std::vector<std::vector<std::string>>{
           {"--players", "random"}, {"--set", "board_size=6"}, {"--until", "draws below 1"}}) {
    std::vector<std::string> command{"simulate", folder + "small.txt"};
    command.insert(command.end(), wish.begin(), wish.end());
    const Ran refused = run_boardwright(command);
    CHECK(refused.status == 2);
    CHECK(one_sentence(refused.err));
    CHECK(refused.err.find(wish.front()) != std::string::npos);
  }
  const Ran mixed = run_boardwright({"simulate", folder + "standard.txt", "coin_race"});
  CHECK(mixed.status == 2);
  CHECK(one_sentence(mixed.err));
}

TEST_CASE("the array script plays shards that merge to the whole, and doesn't play one again") {
  const TemporaryFolder folder;
  const auto task = [&](int number) {
    const std::string command =
        "BOARDWRIGHT=" BOARDWRIGHT_BINARY_DIR "/bin/boardwright BOARDWRIGHT_GAMES=" BOARDWRIGHT_BINARY_DIR
        "/tests/games SLURM_ARRAY_TASK_MAX=3 SLURM_ARRAY_TASK_ID=" +
        std::to_string(number) + " bash " BOARDWRIGHT_SOURCE_DIR "/docs/cluster/simulate.sbatch " +
        folder.path().string() + " coin_race --games 40 --seed 3 >" + (folder.path() / "log").string();
    return std::system(command.c_str());  // NOLINT(concurrency-mt-unsafe): one thread
  };
  std::vector<std::string> merge{"merge", "--json"};
  for (const int number : {1, 2, 3}) {
    REQUIRE(task(number) == 0);
    merge.push_back((folder.path() / ("shard-" + std::to_string(number) + ".json")).string());
  }
  CHECK(run_boardwright(merge).out == run_boardwright({"simulate", "coin_race", "--games", "40", "--seed",
                                                       "3", "--players", "random", "--json"})
                                          .out);
  std::filesystem::remove(merge[3]);
  CHECK(run_boardwright(merge).status == 2);
  REQUIRE(task(1) == 0);
  CHECK(file_text(folder.path() / "log").find("there already") != std::string::npos);
  REQUIRE(task(2) == 0);
  CHECK(run_boardwright(merge).status == 0);
}
