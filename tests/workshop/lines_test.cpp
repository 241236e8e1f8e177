// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command `boardwright lines`.
#include <nlohmann/json.hpp>

#include "tests/support/run_program.hpp"
#include "tests/workshop/support.hpp"

using namespace boardwright::test;

namespace {

struct Script {
  ScratchFolder folder;
  std::filesystem::path file = folder.write("my_game.lua", moving_script());
  [[nodiscard]] Ran lines(std::vector<std::string> more) const {
    more.insert(more.begin(), {"lines", file.string()});
    return run_boardwright(more);
  }
};

}  // namespace

TEST_CASE("lines that never ran are told by function, with their text") {
  const Script script;
  const Ran ran = script.lines({"--games", "20"});
  CHECK(ran.status == 0);
  CHECK(ran.err.empty());
  CHECK(ran.out.starts_with("play\n    50  win(p, seat, \"taken\")"));
  CHECK(ran.out.find("\n\n1 of 35 lines never ran in 20 random games of ") != std::string::npos);
  CHECK(ran.out == script.lines({"--games", "20"}).out);
}

TEST_CASE("a line is told with the moves and the position that reach it") {
  const Script script;
  const Ran some = script.lines({"--games", "20", "--line", "49"});
  CHECK(some.status == 0);
  CHECK(some.out.find("in 20 of 20 random games") != std::string::npos);
  CHECK(some.out.find("\nposition: ") != std::string::npos);
  const Ran never = script.lines({"--games", "20", "--line", "50"});
  CHECK(never.status == 1);
  CHECK(never.out.find("\nnever in 20 random games\n") != std::string::npos);
  const Ran read = script.lines({"--games", "1", "--line", "2"});
  CHECK(read.out.ends_with("\nas the file is read, and then no more\n"));
  const Ran nothing = script.lines({"--games", "1", "--line", "1"});
  CHECK(nothing.status == 2);
  CHECK(one_sentence(nothing.err));
  CHECK(nothing.err.find("--line: nothing runs on line 1 of ") != std::string::npos);
}

TEST_CASE("lines are told in the reader's language") {
  const Script script;
  const auto told = [&](const char* language, std::vector<std::string> more) {
    more.insert(more.end(), {"--games", "20", "--lang", language});
    return script.lines(more);
  };
  CHECK(told("de", {}).out.find("\n\nNie gelaufen in 20 Zufallspartien von ") != std::string::npos);
  CHECK(told("nl", {}).out.find("\n\n1 van 35 regels nooit uitgevoerd in 20 willekeurige partijen van ") !=
        std::string::npos);
  const Ran some = told("fr", {"--line", "49"});
  CHECK(some.out.find("dans 20 sur 20 parties au hasard, ") != std::string::npos);
  CHECK(some.out.find(" coups dans le coup ") != std::string::npos);
  CHECK(told("de", {"--line", "50"}).out.find("\nnie in 20 Zufallspartien\n") != std::string::npos);
  CHECK(told("de", {"--line", "2"}).out.ends_with("\nbeim Lesen der Datei, danach nicht mehr\n"));
  CHECK(told("nl", {"--line", "1"}).err.find("--line: op regel 1 van ") != std::string::npos);
}

TEST_CASE("other programs read them as JSON") {
  const Script script;
  const Ran ran = script.lines({"--games", "20", "--seed", "3", "--json"});
  CHECK(ran.status == 0);
  const auto json = nlohmann::json::parse(ran.out);
  CHECK(json["games"] == 20);
  CHECK(json["wanted"] == 20);
  CHECK(json["seed"] == 3);
  CHECK(json["never"] == 1);
  REQUIRE(json["lines"].size() == 35);
  const auto& dead = json["lines"].back();
  CHECK(dead["line"] == 50);
  CHECK(dead["function"] == "play");
  CHECK_FALSE(dead.contains("reached"));
  const auto& before = json["lines"][33];
  CHECK(before["games"] == 20);
  CHECK(before["reached"]["call"] == "play");
  CHECK_FALSE(before["reached"]["position"].get<std::string>().empty());
}

TEST_CASE("what can't be asked for lines is told in a sentence") {
  const Ran library = run_boardwright({"lines", "coin_race"});
  CHECK(library.status == 2);
  CHECK(one_sentence(library.err));
  const Script script;
  for (const auto& wrong : std::vector<std::vector<std::string>>{
           {"--games", "0"}, {"--games", "x"}, {"--line", "0"}, {"--seconds", "0"}, {"--seconds", "nan"}}) {
    const Ran ran = script.lines(wrong);
    INFO(wrong[0] << " " << wrong[1]);
    CHECK(ran.status == 2);
    CHECK(one_sentence(ran.err));
  }
  const Ran timed = script.lines({"--games", "1000000", "--seconds", "0.3"});
  CHECK(timed.status == 0);
  CHECK(timed.out.find("never ran in ") != std::string::npos);
}
