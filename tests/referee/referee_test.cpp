// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches between two processes through a referee that knows no game: it speaks only the Universal Game
// Interface as documented with kz04px/cutegames and believes what the engines say of the game.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace {

/// An engine on the other end of a pipe.
class Engine {
 public:
  explicit Engine(const std::vector<std::string>& arguments) : program_(arguments) {}

  void send(const std::string& line) { program_.say(line); }
  /// The first line that begins with this word; what comes before is passed over, as a referee would.
  std::string ask(const std::string& line, const std::string& word) {
    send(line);
    return program_.line_with(word);
  }
  int quit() {
    send("quit");
    return program_.end();
  }

 private:
  TalkingProgram program_;
};

struct Tally {
  int first = 0, second = 0, draws = 0, plies = 0;
};

/// Plays games between two engines, changing sides after each.
Tally referee(const std::string& game, int games, const std::string& limits) {
  Engine a({"ugi", game}), b({"ugi", game});
  for (Engine* engine : {&a, &b}) {
    engine->ask("ugi", "ugiok");
    engine->ask("isready", "readyok");
  }
  Tally tally;
  for (int i = 0; i < games; ++i) {
    for (Engine* engine : {&a, &b}) {
      engine->send("uginewgame");
      engine->ask("isready", "readyok");
    }
    Engine* players[2] = {i % 2 == 0 ? &a : &b, i % 2 == 0 ? &b : &a};
    std::string moves;
    for (int ply = 0;; ++ply) {
      REQUIRE(ply < 5000);
      const std::string position = "position startpos" + (moves.empty() ? "" : " moves" + moves);
      for (Engine* engine : players) engine->send(position);
      const std::string over = players[0]->ask("query gameover", "response");
      REQUIRE(over == players[1]->ask("query gameover", "response"));  // both see the same game
      if (over == "response true") break;
      REQUIRE(over == "response false");
      const bool first = players[0]->ask("query p1turn", "response") == "response true";
      const std::string answer = players[first ? 0 : 1]->ask("go " + limits, "bestmove");
      moves += answer.substr(answer.find(' '));
      ++tally.plies;
    }
    const std::string result = players[0]->ask("query result", "response");
    REQUIRE(result == players[1]->ask("query result", "response"));
    const bool known = result == "response p1win" || result == "response p2win" || result == "response draw";
    REQUIRE(known);
    ++(result == "response draw" ? tally.draws : result == "response p1win" ? tally.first : tally.second);
  }
  CHECK(a.quit() == 0);
  CHECK(b.quit() == 0);
  return tally;
}

TEST_CASE("two processes play twenty whole games through a referee that speaks only the protocol") {
  const Tally tally = referee("lines_of_action", 20, "p1time 200 p2time 200 p1inc 1 p2inc 1");
  CHECK(tally.first + tally.second + tally.draws == 20);
  CHECK(tally.plies > 20 * 10);
}

TEST_CASE("the same with other limits") {
  const auto limits = GENERATE("movetime 5", "depth 1", "nodes 100");
  CHECK(referee("lines_of_action/small", 1, limits).plies > 0);
}

TEST_CASE("an engine that thinks without a limit answers when it is stopped") {
  Engine engine({"ugi", "lines_of_action/small"});
  engine.ask("ugi", "ugiok");
  engine.send("position startpos");
  engine.send("go infinite");
  CHECK(engine.ask("stop", "bestmove").size() > std::string("bestmove ").size());
  CHECK(engine.quit() == 0);
}

TEST_CASE("a wrong line is answered with one error line and changes nothing") {
  Engine engine({"ugi", "lines_of_action"});
  engine.ask("ugi", "ugiok");
  engine.send("position startpos moves b1-b3");
  const std::string before = engine.ask("state", "state");
  for (const char* wrong : {"position startpos moves b1-b4", "position fen nonsense", "position", "dance",
                            "go sideways", "query weather", "setoption name size value 99", "perft many",
                            "position startpos moves b1-b3 b1-b3", "view nobody", "explain"}) {
    CAPTURE(wrong);
    CHECK(engine.ask(wrong, "error").size() > 10);
    CHECK(engine.ask("state", "state") == before);
  }
  CHECK(engine.quit() == 0);
}

TEST_CASE("an engine ends when its input does") {
  TalkingProgram engine({"ugi", "lines_of_action"});
  engine.say("ugi");
  CHECK(engine.end() == 0);
}

}  // namespace
