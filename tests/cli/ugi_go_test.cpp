// SPDX-License-Identifier: GPL-3.0-or-later
//
// `go` with its limits, `stop`, and reading on while a player thinks.
#include <catch2/catch.hpp>
#include <chrono>
#include <string>

#include "tests/support/run_program.hpp"
#include "ui/cli/ugi_limits.hpp"

namespace {

using namespace boardwright;
using Stopwatch = std::chrono::steady_clock;

/// `boardwright ugi` on the other end of a pipe.
class Engine {
 public:
  explicit Engine(const std::vector<std::string>& arguments) : program_(arguments) {}
  void send(const std::string& line) { program_.say(line); }
  /// The first line that begins so; counts the info lines before it.
  std::string receive(const std::string& begin) {
    while (auto line = program_.line()) {
      if (line->starts_with("info ")) last_info_ = *line, ++infos_;
      if (line->starts_with(begin)) return *line;
    }
    FAIL("the program ended before it said " << begin);
    return {};
  }
  [[nodiscard]] int infos() const { return infos_; }
  [[nodiscard]] const std::string& last_info() const { return last_info_; }

 private:
  TalkingProgram program_;
  int infos_ = 0;
  std::string last_info_;
};

Situation told(const std::vector<std::string_view>& words, Seat seat) {
  const auto rules = Library::load(BOARDWRIGHT_BINARY_DIR "/tests/games/coin_race/coin_race.so")
                         .value()
                         ->create("coin_race")
                         .value();
  Situation situation{.view = rules->start(), .seat = seat};
  UgiLimits::read(words).value().apply(situation);
  return situation;
}

}  // namespace

TEST_CASE("go's limits are told to the player whose turn it is") {
  const std::vector<std::string_view> words{"go",    "p1time", "1000",  "p2time", "2000",  "p1inc", "10",
                                            "p2inc", "20",     "depth", "4",      "nodes", "500"};
  const Situation first = told(words, 0), second = told(words, 1);
  CHECK(first.time_left == std::chrono::milliseconds(1000));
  CHECK(first.increment == std::chrono::milliseconds(10));
  CHECK(second.time_left == std::chrono::milliseconds(2000));
  CHECK(second.increment == std::chrono::milliseconds(20));
  CHECK(first.depth == 4);
  CHECK(first.nodes == 500);
  CHECK_FALSE(first.move_time);
  CHECK(told({"go", "movetime", "70"}, 0).move_time == std::chrono::milliseconds(70));
  CHECK(told({"go", "infinite"}, 0).until_stopped);
  CHECK(told({"go", "p1time", "-5"}, 0).time_left == std::chrono::milliseconds(0));
  for (const std::vector<std::string_view>& wrong : {std::vector<std::string_view>{"go", "p9time", "1"},
                                                     {"go", "movetime"},
                                                     {"go", "depth", "x"},
                                                     {"go", "fast"}})
    CHECK_FALSE(UgiLimits::read(wrong));
}

TEST_CASE("an endless search tells what it knows, answers isready, and ends within 20 ms of stop") {
  Engine engine({"ugi", "lines_of_action", "--search", "tree", "--threads", "2"});
  auto quickest = Stopwatch::duration::max();
  for (int i = 0; i < 5; ++i) {
    engine.send("go infinite");
    engine.receive("info ");
    engine.send("isready");
    engine.receive("readyok");
    engine.receive("info ");
    const auto begin = Stopwatch::now();
    engine.send("stop");
    CHECK(engine.receive("bestmove ").size() > 10);
    quickest = std::min(quickest, Stopwatch::now() - begin);
  }
  CHECK(quickest < std::chrono::milliseconds(20));
  CHECK(engine.infos() >= 10);
  for (const char* word : {" depth ", " nodes ", " score cp ", " pv "})
    CHECK(engine.last_info().find(word) != std::string::npos);
}

TEST_CASE("every limit ends a search") {
  for (const char* search : {"tree", "alphabeta"}) {
    Engine engine({"ugi", "coin_race", "--search", search});
    for (const char* limits :
         {"nodes 50", "movetime 20", "depth 3", "p1time 500 p2time 500", "p1time 100 p1inc 10"}) {
      const auto begin = Stopwatch::now();
      engine.send(std::string("go ") + limits);
      engine.receive("bestmove walk:");
      CHECK(Stopwatch::now() - begin < std::chrono::seconds(2));
    }
  }
}

TEST_CASE("words that arrive while a player thinks wait for its move, and the end of the input too") {
  const Ran finite = run_boardwright({"ugi", "lines_of_action", "--search", "tree"}, "go nodes 300\nstate\n");
  CHECK(finite.status == 0);
  const auto move = finite.out.find("bestmove "), state = finite.out.find("state {");
  REQUIRE(move != std::string::npos);
  REQUIRE(state != std::string::npos);
  CHECK(move < state);
  const Ran endless = run_boardwright({"ugi", "lines_of_action", "--search", "tree"}, "go infinite\n");
  CHECK(endless.status == 0);
  CHECK(endless.out.find("bestmove ") != std::string::npos);
  CHECK(run_boardwright({"ugi", "lines_of_action", "--level", "3"}, "go\nquit\n").out.find("bestmove ") !=
        std::string::npos);
}
