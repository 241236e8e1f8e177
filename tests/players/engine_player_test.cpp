// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/engine_player.hpp"

#include <sys/wait.h>

#include <thread>

#include "framework/clock/time_control_text.hpp"
#include "framework/players/seat_turn.hpp"
#include "tests/players/fake_engine.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

using Steady = std::chrono::steady_clock;

/// The sentence with which an engine fails at its first move, after which nothing of it is left.
std::string failure_of(const FakeEngine::Ways& ways) {
  const FakeEngine engine(ways);
  const auto match = match_of(board_game());
  std::string sentence;
  const auto begin = Steady::now();
  {
    const auto player = engine.player();
    sentence = error_of(player->play_turn(seat_turn(*match, 0)));
  }
  CHECK(Steady::now() - begin < std::chrono::seconds(8));
  CHECK(engine.all_gone());
  CHECK(waitpid(-1, nullptr, WNOHANG) == -1);  // no zombie either
  return sentence;
}

}  // namespace

TEST_CASE("another program plays: it is told the moves and the time") {
  const FakeEngine engine({});
  const auto match = match_of(board_game());
  require_done(match->play(0, "c1-c3"));
  require_done(match->play(1, "a2-c2"));
  const auto player = engine.player();
  const auto choice = value_of(player->play_turn(seat_turn(*match, 0)));
  CHECK(match->view(0)->move_text(0, choice.move) == "b1-b3");
  CHECK(choice.replaced.empty());
  CHECK(engine.told() ==
        std::vector<std::string>{"uginewgame", "position startpos moves c1-c3 a2-c2", "go movetime 100"});
}

TEST_CASE("another start is told as a text, and clocks in milliseconds") {
  const FakeEngine engine({});
  const auto rules = board_game();
  MatchOptions options;
  options.rules = rules;
  options.start = value_of(rules->read_position("8/8/8/8/8/8/w6w/1b4b1 b"));
  options.clock = value_of(read_time_control("3m+2s"));
  options.time = [] { return UtcTime(Milliseconds(1000)); };
  const auto match = value_of(Match::create(std::move(options)));
  // The first turns have their increments already.
  (void)engine.player()->play_turn(seat_turn(*match, 0));
  const auto told = engine.told();
  REQUIRE(told.size() == 3);
  CHECK(told[1] == "position fen " + match->line().start().text());
  CHECK(told[2] == "go p1time 182000 p2time 182000 p1inc 2000 p2inc 2000");
}

TEST_CASE("parameters are set where they differ, and an engine that can't is not asked to play") {
  const auto rules = board_game({{"size", std::int64_t{6}}});
  const auto match = match_of(rules);
  const FakeEngine engine({});
  CHECK(value_of(engine.player()->play_turn(seat_turn(*match, 0))).move != 0);
  CHECK(engine.told().front() == "setoption name size value 6");

  const FakeEngine none({.ugi = "echo ugiok"});
  CHECK(error_of(none.player()->play_turn(seat_turn(*match, 0))) == "doesn't know the parameter size");
  const FakeEngine refuses({.isready = "echo error size is at most 5; echo readyok"});
  CHECK(error_of(refuses.player()->play_turn(seat_turn(*match, 0))) ==
        "refuses a parameter: 'size is at most 5'");
}

TEST_CASE("whatever an engine does wrong is one sentence, and nothing of it is left") {
  CHECK(failure_of({.begin = "exit 3"}) == "has ended (exit status 3)");
  CHECK(failure_of({.begin = "kill -SEGV $$"}) == "has crashed (Segmentation fault)");
  CHECK(failure_of({.go = "kill -ABRT $$"}) == "has crashed (Aborted)");
  CHECK(failure_of({.go = "exec >&-; sleep 1000"}) == "has closed its output");
  CHECK(failure_of({.go = "echo bestmove b1-b8"}) == "plays 'b1-b8', which is not legal");
  CHECK(failure_of({.go = "echo bestmove"}) == "plays '', which is not legal");
  CHECK(failure_of({.go = "printf 'bestmove \\377\\376\\n'"}) ==
        "plays something that is no text, which is not legal");
  CHECK(failure_of({.go = "printf 'bestmove b1\\000b3\\n'"}).find("not legal") != std::string::npos);
  CHECK(failure_of({.go = "echo error no such game"}) == "refuses the position: 'no such game'");
}

TEST_CASE("an engine that hangs is given up, also one that ignores signals and has started others") {
  CHECK(failure_of({.go = "sleep 1000"}) == "does not answer");
  CHECK(failure_of({.ugi = "sleep 1000"}) == "does not answer");
  CHECK(failure_of({.go = "sh -c 'echo $$ >> \"$0\"; sleep 1000' \"$(dirname \"$0\")/pids\" & wait",
                    .begin = "trap '' TERM INT HUP PIPE"}) == "does not answer");
  CHECK(failure_of({.ugi = "echo hello; echo uciok"}) == "does not answer");  // the wrong handshake
}

TEST_CASE("an engine that floods is given up") {
  CHECK(failure_of({.go = "yes"}) == "says too much before it answers");
  CHECK(failure_of({.ugi = "yes"}) == "says too much before it answers");
  CHECK(failure_of({.go = "head -c 10000000 /dev/zero"}) == "says more than 65536 bytes in one line");
  CHECK(failure_of({.go = "while true; do echo info; sleep 0.01; done"}) == "does not answer");
}

TEST_CASE("a program that isn't there can't be started") {
  const auto match = match_of(board_game());
  EnginePlayer player("ugi:/no/such/engine", {"/no/such/engine"});
  CHECK(error_of(player.play_turn(seat_turn(*match, 0))) == "can't be started: No such file or directory");
}

TEST_CASE("after a crash the next turn begins with a new process") {
  const FakeEngine engine(
      {.go = "if [ -e $0.once ]; then echo bestmove b1-b3; else touch $0.once; exit 1; fi"});
  const auto match = match_of(board_game());
  const auto player = engine.player();
  CHECK(error_of(player->play_turn(seat_turn(*match, 0))) == "has ended (exit status 1)");
  CHECK(value_of(player->play_turn(seat_turn(*match, 0))).move != 0);
}

TEST_CASE("an engine that does not read is given up too") {
  // More than a pipe holds.
  const FakeEngine engine({.begin = "echo ugiok; echo readyok; sleep 1000"});
  const auto match = match_of(board_game());
  SeatTurn turn = seat_turn(*match, 0);
  turn.moves.assign(100000, "b1-b3");
  const auto begin = Steady::now();
  CHECK(error_of(engine.player()->play_turn(turn)) == "does not answer");
  CHECK(Steady::now() - begin < std::chrono::seconds(6));
  CHECK(engine.all_gone());
}

TEST_CASE("a turn can be interrupted from another thread") {
  const FakeEngine engine({.go = "sleep 1000"});
  const auto match = match_of(board_game());
  const auto player = engine.player();
  SeatTurn turn = seat_turn(*match, 0);
  turn.interrupt = std::make_shared<Interrupt>();
  const auto begin = Steady::now();
  std::thread other([interrupt = turn.interrupt] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    interrupt->set();
  });
  CHECK(error_of(player->play_turn(turn)) == "was interrupted");
  other.join();
  CHECK(Steady::now() - begin < std::chrono::milliseconds(900));
  CHECK(engine.all_gone());
}

TEST_CASE("while something is hidden an engine gets its seat's views and nothing else") {
  const auto rules = tiny("two_cards");
  for (std::uint64_t seed = 1; seed < 4; ++seed) {
    const FakeEngine fresh({.go = "echo bestmove bet"});
    const auto match = match_of(rules, seed);
    const auto first = fresh.player();
    CHECK(value_of(first->play_turn(seat_turn(*match, 0))).move !=
          value_of(match->view(0)->read_move(0, "fold")));
    const auto told = fresh.told();
    const std::string seen = match->line().now().view_text(0);
    REQUIRE(seen.find('?') != std::string::npos);
    REQUIRE(told.size() >= 3);
    CHECK(told[told.size() - 2] == "position view first " + seen);
    for (const auto& line : told) {
      CHECK(line.find(match->line().now().text()) == std::string::npos);
      CHECK(line.find("moves") == std::string::npos);
      CHECK(line.find("fen") == std::string::npos);
    }
  }
}

TEST_CASE("a seat's earlier views are told once, and all of them again after going back") {
  const FakeEngine engine({.go = "echo bestmove bet"});
  const auto rules = tiny("two_cards");
  const auto match = match_of(rules);
  SeatTurn turn = seat_turn(*match, 0);
  const std::string now = turn.seen.back();
  turn.seen = {"?? d", now};
  const auto player = engine.player();
  CHECK(value_of(player->play_turn(turn)).replaced.empty());
  turn.seen = {"?? d", now, now + " "};
  (void)player->play_turn(turn);
  turn.seen = {now};
  (void)player->play_turn(turn);
  const std::string view = "position view first ";
  CHECK(engine.told() == std::vector<std::string>{"uginewgame", view + "?? d", view + now, "go movetime 100",
                                                  view + now, "go movetime 100", "uginewgame", view + now,
                                                  "go movetime 100"});
}
