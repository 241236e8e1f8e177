// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games from the literature must replay to the winners that their file states, through the program.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/support/run_program.hpp"

TEST_CASE("seven games of Lines of Action from the literature replay to their winners") {
  struct Game {
    const char* file;
    std::size_t plies;
    const char* winner;
  };
  const auto game = GENERATE(values<Game>({{"game1.txt", 36, "white"},
                                           {"game2.txt", 33, "black"},
                                           {"game3.txt", 36, "white"},
                                           {"game4.txt", 33, "black"},
                                           {"game5.txt", 34, "white"},
                                           {"game6.txt", 38, "white"},
                                           {"game7.txt", 35, "black"}}));
  const Ran ran = run_boardwright({"replay", std::string(BOARDWRIGHT_REFERENCE_DATA "/loa/") + game.file,
                                   "--game", "lines_of_action", "--json"});
  CAPTURE(game.file, ran.err);
  REQUIRE(ran.status == 0);
  const auto json = nlohmann::json::parse(ran.out).at("files").at(0);
  CHECK(json.at("ok") == true);
  CHECK(json.at("plies") == game.plies);
  REQUIRE(json.at("result").is_object());
  CHECK(json.at("result").at("scores").at(game.winner) == 1);
  CHECK(json.at("result").at("reason") == "connection");
}
