// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers, everywhere they are given from outside: one rule.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"
#include "ui/cli/ugi_limits.hpp"

namespace {

using namespace boardwright;

const std::vector<std::string> kNoNumbers{"nan", "inf", "-inf", "1e5",   "0x10", "+5",
                                          " 5",  "5 ",  "",     "5.5.5", "ten",  std::string(300, '9')};

TEST_CASE("options that are no numbers are refused by a sentence that names the option") {
  struct Option {
    std::vector<std::string> command;
    std::string name;
  };
  const Option options[] = {
      {{"perft", "coin_race"}, "--depth"},
      {{"ugi", "coin_race"}, "--level"},
      {{"ugi", "coin_race"}, "--threads"},
      {{"ugi", "coin_race"}, "--seed"},
      {{"play", "coin_race"}, "--seed"},
      {{"match", "random", "random", "--game", "coin_race"}, "--games"},
      {{"match", "random", "random", "--game", "coin_race"}, "--time"},
      {{"match", "random", "random", "--game", "coin_race"}, "--cpu-time"},
      {{"match", "random", "random", "--game", "coin_race"}, "--opening"},
      {{"match", "random", "random", "--game", "coin_race"}, "--restarts"},
      {{"match", "random", "random", "--game", "coin_race"}, "--seed"},
      {{"match", "random", "random", "--game", "coin_race", "--sprt", "0"}, ""},
      {{"simulate", "coin_race"}, "--games"},
      {{"simulate", "coin_race", "--games", "2"}, "--seed"},
      {{"simulate", "coin_race", "--games", "2"}, "--threads"},
      {{"simulate", "coin_race", "--games", "2"}, "--examine"},
      {{"check", "coin_race"}, "--seconds"},
      {{"check", "coin_race"}, "--seed"},
      {{"check", "coin_race"}, "--count"},
      {{"simulate", "coin_race", "--games", "2"}, "--watch"},
  };
  for (const auto& [command, name] : options)
    for (const auto& text : kNoNumbers) {
      auto words = command;
      if (!name.empty()) words.push_back(name);
      words.push_back(text);
      const Ran ran = run_boardwright(words);
      CAPTURE(command.front(), name, text, ran.err);
      CHECK(ran.status == 2);
      CHECK(ran.out.empty());
      CHECK(one_sentence(ran.err));
      CHECK(ran.err.find(name.empty() ? "--sprt" : name) != std::string::npos);
      CHECK(ran.err.size() < 300);
    }
}

TEST_CASE("zeros in front make no other number") {
  CHECK(run_boardwright({"perft", "coin_race", "--depth", "002"})
            .out.starts_with("coin_race/standard depth 2: "));
  CHECK(run_boardwright({"match", "random", "random", "--game", "coin_race", "--games", "010"})
            .out.find(", 10 games: ") != std::string::npos);
}

TEST_CASE("limits of go that are no numbers are refused and leave the session as it was") {
  for (const char* limit : {"p1time", "p2inc", "movetime", "depth", "nodes"}) {
    for (const std::string text : {"nan", "inf", "1e5", "0x10", "+5", "-", "18446744073709551616", "5.0"}) {
      CAPTURE(limit, text);
      const auto read = UgiLimits::read(std::vector<std::string_view>{"go", limit, text});
      REQUIRE_FALSE(read);
      CHECK(read.error() == std::string("expected a whole number from 0 to 1000000000000 after '") + limit +
                                "', not '" + text + "'");
    }
    CHECK_FALSE(UgiLimits::read(std::vector<std::string_view>{"go", limit, std::string(300, '9')}));
    CHECK(UgiLimits::read(std::vector<std::string_view>{"go", limit, "1000000000000"}));
  }
  // Only a clock can be overdrawn.
  for (const char* limit : {"p1inc", "movetime", "depth", "nodes"})
    CHECK_FALSE(UgiLimits::read(std::vector<std::string_view>{"go", limit, "-1"}));
  CHECK(UgiLimits::read(std::vector<std::string_view>{"go", "p1time", "-1"}).value().times[0] == 0);
  const Ran ran = run_boardwright({"ugi", "coin_race"},
                                  "go nodes nan\nperft 0x2\nperft 61\nsetoption name Seed value 1e3\n"
                                  "setoption name Seed value -1\nisready\n");
  CHECK(ran.out ==
        "error expected a whole number from 0 to 1000000000000 after 'nodes', not 'nan'\n"
        "error expected: perft N, with N from 0 to 60\nerror expected: perft N, with N from 0 to 60\n"
        "error the option Seed takes a whole number from 0 to 9223372036854775807, not '1e3'\n"
        "error the option Seed takes a whole number from 0 to 9223372036854775807, not '-1'\nreadyok\n");
}

TEST_CASE("setoption says what it takes, and knows how nothing is written") {
  const auto told = [](const std::string& line) {
    return run_boardwright({"ugi", "dice_checkers"}, line + "\nisready\n").out;
  };
  for (const char* wrong : {"setoption", "setoption name", "setoption name dice.blue",
                            "setoption dice.blue value none", "setoption name value 5"})
    CHECK(told(wrong) == "error expected: setoption name NAME value VALUE\nreadyok\n");
  CHECK(told("setoption name Move Overhead value 30").starts_with("error unknown parameter 'Move Overhead'"));
  CHECK(told("setoption name dice.blu value none").find("did you mean 'dice.blue'?") != std::string::npos);
  for (const char* nothing : {"<empty>", "none", "[]"})
    CHECK(told(std::string("setoption name dice.blue value ") + nothing) == "readyok\n");
  CHECK(told("setoption name dice value <empty>").starts_with("error parameter dice: expected one of "));
  CHECK(told("setoption name dice.blue value nothing")
            .starts_with("error parameter dice.blue: expected a list "));
  CHECK(told("ugi").find("option name dice.blue type string default <empty>\n") != std::string::npos);
  CHECK(told("setoption name dice.blue value [1, 2, 3, 4, 5, 6]\nugi")
            .find("option name dice.blue type string default [1, 2, 3, 4, 5, 6]\n") != std::string::npos);
  CHECK(run_boardwright({"perft", "dice_checkers", "--depth", "0", "--set", "dice.blue=none"}).status == 0);
  const Ran refused =
      run_boardwright({"perft", "dice_checkers", "--depth", "0", "--set", "dice.blue=nothing"});
  CHECK(refused.status == 2);
  CHECK(refused.err.find("dice.blue") != std::string::npos);
  CHECK(one_sentence(refused.err));
}

}  // namespace
