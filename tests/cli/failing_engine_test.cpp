// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches with programs that crash, hang, say nonsense or close their output: each costs its game, no more.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "scratch.hpp"
#include "tests/support/run_program.hpp"

namespace {

using Json = nlohmann::json;

/// An engine that walks one field each time, but at its N-th `go` does this, in shell words.
std::string engine(const std::string& name, int bad_go, const std::string& way) {
  const auto file = scratch(name + ".sh");
  std::ofstream(file) << "n=0\nwhile read -r line; do\n  case \"$line\" in\n  ugi) echo ugiok;;\n"
                         "  isready) echo readyok;;\n  quit) exit;;\n  go*) n=$((n+1))\n    if [ $n = "
                      << bad_go << " ]; then " << way
                      << "\n    else echo bestmove walk:1; fi;;\n  esac\ndone\n";
  return "ugi:sh " + file.string();
}

Ran match_against_random(const std::string& engine, std::vector<std::string> more = {}) {
  std::vector<std::string> words{"match", engine, "random", "--game", "coin_race", "--games", "6", "--json"};
  words.insert(words.end(), more.begin(), more.end());
  return run_boardwright(words);
}

TEST_CASE("an engine that fails loses that game, and the match goes on with the others") {
  const struct {
    const char* name;
    const char* way;
    const char* said;
  } ways[] = {{"crash", "kill -ABRT $$", "has crashed (Aborted) and loses by disconnection"},
              {"leave", "exit 3", "has ended (exit status 3) and loses by disconnection"},
              {"nonsense", "echo bestmove walk:9", "plays 'walk:9', which is not legal and loses"},
              {"noise", "printf 'bestmove \\377\\n'", "something that is no text"},
              {"closed", "exec >&-; sleep 100", "has closed its output and loses by disconnection"},
              {"empty", "echo bestmove", "plays '', which is not legal and loses"}};
  for (const auto& [name, way, said] : ways) {
    const Ran ran = match_against_random(engine(name, 5, way));
    CAPTURE(name, ran.out, ran.err);
    REQUIRE(ran.status == 0);
    const Json told = Json::parse(ran.out);
    CHECK(told.at("games") == 6);
    CHECK(told.at("unpaired") == 0);
    CHECK(told.at("cut_short") == 0);
    CHECK(told.at("given_up") == false);
    const auto lost = told.at("disconnections").at(0).get<int>();
    CHECK(lost >= 1);
    CHECK(told.at("losses").get<int>() >= lost);
    CHECK(told.at("disconnections").at(1) == 0);
    CHECK(ran.err.starts_with("boardwright: game "));
    CHECK(ran.err.find(said) != std::string::npos);
  }
}

TEST_CASE("an engine that never gets through a move ends the match with its score") {
  const Ran ran = match_against_random(engine("hopeless", 1, "kill -ABRT $$"), {"--restarts", "2"});
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 2);
  const Json told = Json::parse(ran.out);
  CHECK(told.at("games") == 4);
  CHECK(told.at("losses") == 4);
  CHECK(told.at("given_up") == true);
  CHECK(ran.err.find(
            "has failed in 4 games, so that the match ends here (--restarts says how many are borne): of 6 "
            "games 4 count\n") != std::string::npos);
}

TEST_CASE("what can't play at all is refused before anything is played") {
  for (const char* wrong : {"ugi:/no/such/program", "ugi:true", "ugi:cat /dev/null"}) {
    const Ran ran = match_against_random(wrong);
    CAPTURE(wrong, ran.out, ran.err);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(one_sentence(ran.err));
  }
}

}  // namespace
