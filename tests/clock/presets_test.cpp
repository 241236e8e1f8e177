// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/presets.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include <unistd.h>

#include "framework/text/config_file.hpp"
#include "tests/clock/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

const std::filesystem::path kSource = BOARDWRIGHT_SOURCE_DIR;

/// The one preset of a file with these lines in it.
ClockPreset preset_of(const std::string& lines) {
  const auto read = read_clock_text("clocks:\n  - id: one\n    name: One\n" + lines, "clocks.yaml");
  INFO((read.problems.empty() ? lines : read.problems.front()));
  REQUIRE(read.problems.empty());
  REQUIRE(read.presets.size() == 1);
  return read.presets.front();
}

std::vector<std::string> problems_of(const std::string& yaml) {
  std::vector<std::string> problems = read_clock_text(yaml, "clocks.yaml").problems;
  for (auto& problem : problems) {
    REQUIRE(problem.starts_with("clocks.yaml:"));
    problem.erase(0, std::string("clocks.yaml:").size());
  }
  return problems;
}

std::vector<std::string> problems_with(const std::string& lines) {
  return problems_of("clocks:\n  - id: one\n    name: One\n" + lines);
}

std::vector<std::string> ids_of(const std::vector<ClockPreset>& presets) {
  std::vector<std::string> ids;
  for (const auto& preset : presets) ids.push_back(preset.id);
  return ids;
}

GameFile game_file(const std::string& id) {
  auto reading = read_game_file(kSource / "games" / id / "game.yaml");
  REQUIRE(reading.problems.empty());
  return reading.file;
}

/// Every text in four languages, and every control good for two seats.
void check_complete(const std::vector<ClockPreset>& presets) {
  for (const auto& preset : presets) {
    INFO(preset.id);
    for (const Language language : languages()) CHECK_FALSE(preset.name.in(language).empty());
    CHECK(Clock::create(preset.control, 2).has_value());
    CHECK(read_time_control(write_time_control(preset.control)) == preset.control);
  }
}

class Folder {
 public:
  Folder() : path_(std::filesystem::temp_directory_path() / ("clocks_" + std::to_string(getpid()))) {
    std::filesystem::create_directories(path_);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  void write(const std::string& text) const { std::ofstream(path_ / "clocks.yaml") << text; }
  [[nodiscard]] GameFile game() const {
    return read_game_text(
               "id: tiny\nplugin: tiny\nname: Tiny\nvariants: [{id: small, name: S}, {id: large, name: L}]\n",
               path_ / "game.yaml")
        .file;
  }

 private:
  std::filesystem::path path_;
};

}  // namespace

TEST_CASE("Every way to write a control in YAML", "[clock]") {
  const std::vector<std::pair<std::string, std::string>> ways{
      {"    time: 5m", "5m"},
      {"    time: 5m\n    increment: 2s", "5m+2s"},
      {"    time: 5m\n    bronstein: 2s", "5m+bronstein2s"},
      {"    time: 5m\n    delay: 2s", "5m+delay2s"},
      {"    time: 90m\n    turns: 40", ""},
      {"    periods: [{turns: 40, time: 90m, increment: 30s}, {time: 30m, delay: 5s}]",
       "40/1h30m+30s:30m+delay5s"},
      {"    time: 5m\n    byo_yomi: {periods: 5, time: 30s}", "5m,byo=5x30s"},
      {"    byo_yomi: {periods: 5, time: 30s}", "0s,byo=5x30s"},
      {"    time: 5m\n    canadian: {turns: 15, time: 5m}", "5m,canadian=15/5m"},
      {"    periods: [{turns: 40, time: 90m}, {time: 0s}]\n    canadian: {turns: 15, time: 5m}",
       "40/1h30m:0s,canadian=15/5m"},
      {"    hourglass: 2m", "hourglass=2m"},
      {"    per_move: 48h", "move=2d"},
      {"    seats: [{time: 5m}, {time: 3m, increment: 2s}]", "5m|3m+2s"},
      {"    control: 15m+10s,flag=ask", "15m+10s,flag=ask"},
      {"    control: 15m+10s,flag=ask\n    on_flag: lose", "15m+10s"},
      {"    time: 5m\n    on_flag: continue\n    downtime: charged", "5m,flag=continue,downtime=charged"},
      {"    time: 5m\n    on_flag: ask\n    downtime: free", "5m,flag=ask,downtime=free"},
      {"    time: 5m\n    on_flag: lose\n    downtime: by_kind", "5m"},
  };
  for (const auto& [yaml, text] : ways) {
    INFO(yaml);
    if (text.empty())
      CHECK(problems_with(yaml).size() == 1);
    else
      CHECK(write_time_control(preset_of(yaml).control) == text);
  }
  const auto preset = preset_of("    time: 5m\n    variants: [a, b]\n");
  CHECK(preset.id == "one");
  CHECK(preset.name.in(Language::kEnglish) == "One");
  CHECK(preset.variants == std::vector<std::string>{"a", "b"});
  CHECK(preset.place.line == 2);
}

TEST_CASE("What is wrong in a file is told with place, expectation and nearest name", "[clock]") {
  const auto one = [](const std::string& lines) {
    const auto problems = problems_with(lines);
    INFO(lines);
    REQUIRE(problems.size() == 1);
    return problems.front();
  };
  CHECK(one("    time: 5m\n    incremnt: 2s") ==
        "5:5: clocks.one: unknown key 'incremnt'; did you mean 'increment'?");
  CHECK(one("    time: 5") ==
        "4:11: clocks.one.time: expected a time such as 90s, 15m, 1h30m or 2d, found '5'");
  CHECK(one("    time: [5m]") == "4:11: clocks.one.time: expected a text, found a list");
  CHECK(one("    time: 5m\n    increment: 2s\n    delay: 2s") ==
        "6:12: clocks.one.delay: expected one of increment, bronstein and delay");
  CHECK(one("    time: 5m\n    on_flag: loose") ==
        "5:14: clocks.one.on_flag: unknown value 'loose'; did you mean 'lose'?");
  CHECK(one("    time: 5m\n    downtime: fre") ==
        "5:15: clocks.one.downtime: unknown value 'fre'; did you mean 'free'?");
  CHECK(one("    periods: [{time: 5m, turns: 0}]") ==
        "4:33: clocks.one.periods.turns: expected a number of moves from 1 on");
  CHECK(one("    periods: [{time: 5m, truns: 3}]") ==
        "4:26: clocks.one.periods: unknown key 'truns'; did you mean 'turns'?");
  CHECK(one("    periods: 5m") == "4:14: clocks.one.periods: expected a list");
  CHECK(
      one("    time: 5m\n    periods: [{time: 5m}]").starts_with("2:5: clocks.one: expected either periods"));
  CHECK(one("    time: 5m\n    byo_yomi: {period: 5, time: 30s}") ==
        "5:16: clocks.one.byo_yomi: unknown key 'period'; did you mean 'periods'?");
  CHECK(one("    time: 5m\n    byo_yomi: {time: 30s}") ==
        "2:5: clocks.one: overtime has from 1 to 1000 periods or moves");
  CHECK(one("    time: 5m\n    byo_yomi: {periods: 1, time: 30s}\n    canadian: {turns: 1, time: 30s}") ==
        "6:15: clocks.one.canadian: expected one of byo_yomi and canadian");
  CHECK(one("    hourglass: 5m\n    per_move: 5m") ==
        "5:15: clocks.one.per_move: expected one of hourglass and per_move");
  CHECK(one("    hourglass: 5m\n    time: 5m") ==
        "2:5: clocks.one: an hourglass or a time for each move has neither periods nor overtime");
  CHECK(one("    time: 5m\n    control: 5m").starts_with("2:5: clocks.one: expected the time in one way"));
  CHECK(one("    on_flag: ask").starts_with("2:5: clocks.one: expected the time in one way"));
  CHECK(one("    control: 5x").starts_with("4:14: clocks.one.control: time control '5x': expected a time"));
  CHECK(one("    seats: {time: 5m}") == "4:12: clocks.one.seats: expected a list, one entry for each seat");
  CHECK(one("    seats: [{time: 5m, on_flag: ask}]")
            .starts_with("4:24: clocks.one.seats: unknown key 'on_flag'"));
  CHECK(
      one("    time: 5m\n    variants: []").starts_with("5:15: clocks.one.variants: expected at least one"));
  CHECK(one("    time: 5m\n    variants: single") ==
        "5:15: clocks.one.variants: expected a list of texts, found 'single'");
  CHECK(one("    time: 5m\n  - id: one\n    name: Again\n    time: 6m") ==
        "5:5: clocks.one: there is another of this id");
  CHECK(one("    time: 0s") == "2:5: clocks.one: a period has more than 0s, or overtime after it");
}

TEST_CASE("A file that isn't one is told", "[clock]") {
  CHECK(problems_of("") ==
        std::vector<std::string>{"1:1: clocks.yaml: expected keys with values, found nothing"});
  CHECK(problems_of("clocks: 5") == std::vector<std::string>{"1:9: clocks: expected a list"});
  CHECK(problems_of("{}") == std::vector<std::string>{"1:1: the key 'clocks' is missing"});
  CHECK(problems_of("clocks: []\nclock: []").front() ==
        "2:1: clocks.yaml: unknown key 'clock'; did you mean 'clocks'?");
  CHECK(problems_of("clocks: [").front().find("this is not YAML") != std::string::npos);
  CHECK(problems_of("clocks: [5]") ==
        std::vector<std::string>{"1:10: clocks: expected keys with values, found '5'"});
  CHECK(problems_of("clocks: [{time: 5m}]") ==
        std::vector<std::string>{"1:10: clocks: the key 'id' is missing",
                                 "1:10: clocks: the key 'name' is missing"});
  CHECK(
      problems_of("clocks: [{id: One, name: N, time: 5m}]") ==
      std::vector<std::string>{"1:15: clocks.One.id: expected small letters, digits, _ and -, found 'One'"});
  CHECK(problems_of(std::string((4U << 20U) + 1, ' ')).front().find("too large") != std::string::npos);
  CHECK(read_clock_file("/nowhere/clocks.yaml").problems ==
        std::vector<std::string>{"/nowhere/clocks.yaml:1:1: can't be read"});
}

TEST_CASE("A preset with a problem is left out and the others stay", "[clock]") {
  const auto read = read_clock_text(
      "clocks:\n  - {id: a, name: A, time: 5m}\n  - {id: b, name: B, time: 5}\n  - {id: c, name: C, time: "
      "6m}\n",
      "clocks.yaml");
  CHECK(read.problems.size() == 1);
  CHECK(ids_of(read.presets) == std::vector<std::string>{"a", "c"});
}

TEST_CASE("The same id for different variants is two presets", "[clock]") {
  const auto read = read_clock_text(
      "clocks:\n  - {id: a, name: A, time: 5m, variants: [x]}\n  - {id: a, name: A, time: 6m, variants: "
      "[y]}\n"
      "  - {id: a, name: A, time: 7m, variants: [z, y]}\n",
      "clocks.yaml");
  CHECK(read.presets.size() == 2);
  CHECK(read.problems == std::vector<std::string>{"clocks.yaml:4:5: clocks.a: there is another of this id"});
}

TEST_CASE("A game's own presets come first and win", "[clock]") {
  const Folder folder;
  const GameFile game = folder.game();
  CHECK(clocks_of_game(game).presets.empty());  // a game needs none
  CHECK(clocks_of_game(game).problems.empty());
  folder.write(
      "clocks:\n  - {id: mine, name: M, time: 5m}\n  - {id: blitz, name: B, time: 6m, variants: [small]}\n"
      "  - {id: odd, name: O, time: 6m, variants: [smal]}\n");
  const auto own = clocks_of_game(game);
  REQUIRE(own.problems.size() == 1);
  CHECK(own.problems.front().ends_with(
      "clocks.yaml:4:5: clocks.odd.variants: the game has no variant 'smal'; did you mean 'small'?"));
  const std::vector<ClockPreset> general{{"rapid", {}, value_of(read_time_control("15m")), {}, {}},
                                         {"blitz", {}, value_of(read_time_control("3m")), {}, {}}};
  const auto small = clocks_for(game, *game.variant("small"), own.presets, general);
  CHECK(ids_of(small) == std::vector<std::string>{"mine", "blitz", "rapid"});
  CHECK(write_time_control(small[1].control) == "6m");
  const auto large = clocks_for(game, *game.variant("large"), own.presets, general);
  CHECK(ids_of(large) == std::vector<std::string>{"mine", "rapid", "blitz"});
  CHECK(write_time_control(large[2].control) == "3m");
}

TEST_CASE("A clock is chosen by id or by its text", "[clock]") {
  const auto presets = general_clocks().presets;
  CHECK(write_time_control(value_of(choose_clock("blitz", presets))) == "5m");
  CHECK(write_time_control(value_of(choose_clock("7m+3s", presets))) == "7m+3s");
  CHECK(error_of(choose_clock("blits", presets)) == "there is no clock 'blits'; did you mean 'blitz'?");
  CHECK(error_of(choose_clock("7m+", presets)).starts_with("time control '7m+': expected a time"));
  CHECK(value_of(choose_clock("hourglass=3m", presets)) == value_of(choose_clock("hourglass", presets)));
}

TEST_CASE("The general presets are found and complete", "[clock]") {
  CHECK(config_file("clocks.yaml") == std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "config/clocks.yaml");
  CHECK(config_file("no such file.yaml").string().ends_with("boardwright/config/no such file.yaml"));
  const auto general = general_clocks();
  CHECK(general.problems.empty());
  CHECK(general.presets.size() >= 15);
  check_complete(general.presets);
  std::set<std::string> kinds;
  for (const auto& preset : general.presets) {
    CHECK(preset.variants.empty());
    kinds.insert(preset.id);
  }
  for (const char* id : {"blitz", "rapid", "classical", "fischer", "bronstein", "delay", "byo-yomi",
                         "canadian", "hourglass", "three-days"})
    CHECK(kinds.contains(id));
}

TEST_CASE("The presets of the games in the tree have no problems", "[clock]") {
  for (const auto& folder : std::filesystem::directory_iterator(kSource / "games")) {
    if (!std::filesystem::exists(folder.path() / "clocks.yaml")) continue;
    INFO(folder.path());
    const auto own = clocks_of_game(read_game_file(folder.path() / "game.yaml").file);
    CHECK(own.problems.empty());
    check_complete(own.presets);
  }
}

TEST_CASE("Militakiri's presets are those of its manual", "[clock]") {  // M10.1, M8.2
  const auto game = game_file("militakiri");
  const auto own = clocks_of_game(game);
  CHECK(own.problems.empty());
  CHECK(own.presets.size() == 13);
  const std::vector<std::pair<std::string, std::string>> letters{{"correspondence-fast", "move=1d"},
                                                                 {"correspondence-standard", "move=2d"},
                                                                 {"correspondence-long", "move=3d"}};
  const auto check_board = [&](const char* variant,
                               std::vector<std::pair<std::string, std::string>> expected) {
    INFO(variant);
    expected.insert(expected.end(), letters.begin(), letters.end());
    std::vector<std::pair<std::string, std::string>> found;
    for (const auto& preset : clocks_for(game, *game.variant(variant), own.presets, {}))
      found.emplace_back(preset.id, write_time_control(preset.control));
    CHECK(found == expected);
  };
  for (const auto& variant : game.variants) {
    if (variant.id == "double") continue;
    check_board(
        variant.id.c_str(),
        {{"ultra-fast", "10m"}, {"very-fast", "20m"}, {"fast", "30m"}, {"standard", "1h"}, {"long", "2h"}});
  }
  check_board(
      "double",
      {{"ultra-fast", "20m"}, {"very-fast", "40m"}, {"fast", "1h"}, {"standard", "2h"}, {"long", "4h"}});
}
