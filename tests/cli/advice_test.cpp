// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hints and analysis at the terminal.
#include "tests/support/languages.hpp"
#include "ui/cli/terminal_advice.hpp"

#include <catch2/catch.hpp>
#include <chrono>
#include <regex>
#include <thread>

#include "terminal.hpp"
#include "tests/support/built_games.hpp"
#include "tests/support/run_program.hpp"

namespace {

using namespace boardwright;

/// A game of Lines of Action at the other end of a pipe, Black a person.
class Terminal {
 public:
  void type(const std::string& line) { program_.say(line); }
  /// What the first line that this matches has in its brackets; good until the next one is looked for.
  std::smatch find(const std::string& pattern) {
    const std::regex wanted(pattern);
    std::smatch match;
    bool found = false;
    while (!found) {
      auto line = program_.line();
      CAPTURE(pattern);
      REQUIRE(line);  // before the program ended
      line_ = std::move(*line);
      found = std::regex_search(line_, match, wanted);
    }
    return match;
  }

 private:
  TalkingProgram program_{
      {"--lang", "en", "play", "lines_of_action", "--seat", "black=human", "--seat", "white=random"}};
  std::string line_;
};

Situation situation(const std::string& game, const std::string& position) {
  const auto catalogue = built_games();
  const auto rules = catalogue.find(game)->create();
  REQUIRE(rules);
  auto start = (*rules)->read_position(position);
  REQUIRE(start);
  return {.view = *start, .seat = 0};
}

}  // namespace

TEST_CASE("a hint is a move that can be played, with its expected score") {
  Terminal terminal;
  terminal.type("hint");
  const std::string move =
      terminal.find("A hint: ([a-h][1-8]x?-?[a-h][1-8]), expected score [1-9][0-9]?%$")[1];
  terminal.type(move);
  terminal.find("Black: " + move + "$");
}

TEST_CASE("a hint leaves most of the time on the clock") {
  Situation now = situation("lines_of_action", "8/8/8/w6w/8/8/1b1b4/8 b");
  CHECK(cli::hint_time(now) == std::chrono::milliseconds(800));
  now.time_left = std::chrono::seconds(60);
  CHECK(cli::hint_time(now) == std::chrono::milliseconds(800));
  now.time_left = std::chrono::seconds(1);
  CHECK(cli::hint_time(now) == std::chrono::milliseconds(250));
}

TEST_CASE("an analysis shows the best moves first, until a line is typed, which is then done") {
  Terminal terminal;
  terminal.type("analyse");
  terminal.find("Enter ends the analysis\\.");
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  terminal.type("b1-b3");
  const auto found =
      terminal.find("^([1-9][0-9]*) simulations: ([a-h][1-8]\\S*) ([0-9]+)%, \\S+ ([0-9]+)%, ");
  CHECK(std::stoi(found[1]) > 100);
  const std::string best = found[2];
  terminal.find("^Expected: " + best);
  terminal.find("Black: b1-b3");
}

TEST_CASE("an analysis that has proven everything ends by itself") {
  const Situation won = situation("lines_of_action", "8/8/8/w6w/8/8/1b1b4/8 b");
  cli::TerminalAnalysis analysis(won, {}, Random(1));
  while (!analysis.ended()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  analysis.stop();
  REQUIRE(analysis.found());
  CHECK(analysis.found()->proven);
  CHECK(analysis.found()->candidates.front().score == 1);
  const std::string moves = cli::best_moves(*analysis.found(), 1, Language::kEnglish);
  CHECK(moves.find(" 100%") != std::string::npos);
}

TEST_CASE("where an analysis has been told of, the news are told once") {
  cli::TerminalAnalysis analysis(situation("lines_of_action", "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"),
                                 {}, Random(1));
  std::optional<Thought> news;
  while (!(news = analysis.news())) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  CHECK(news->nodes > 0);
  CHECK_FALSE(analysis.ended());
  analysis.stop();
  CHECK(analysis.ended());
  CHECK(analysis.found()->nodes >= news->nodes);
}

TEST_CASE("while pieces are set up hints follow the ready set-ups") {
  const Ran ran =
      run_boardwright({"play", "two_field/barrage", "--seat", "red=human"}, "hint\nanalyse\nmoves\nquit\n");
  CAPTURE(ran.out);
  std::smatch hint;
  REQUIRE(std::regex_search(ran.out, hint, std::regex("A hint: (\\S+)\n")));
  CHECK(ran.out.find(" " + hint.str(1) + " ") != std::string::npos);  // among the moves
  CHECK(count(ran.out, "For setting up there are hints, but no analysis.\n") == 1);
  const Ran none =
      run_boardwright({"play", "secret_towers", "--seat", "first=human"}, "hint\nanalyse\nquit\n");
  CHECK(count(none.out, "There is no advice for setting up.\n") == 2);
}

TEST_CASE("there is no advice where the game is played without, nor in rated matches") {
  const Ran ran = run_boardwright(under_policies("{hints: off}"), "hint\nanalyse\nquit\n");
  CAPTURE(ran.out, ran.err);
  CHECK(count(ran.out, "This game is played without advice.\n") == 2);
  const std::string store = scratch("advice.db").string();
  for (const char* name : {"Ada", "Ben"})
    REQUIRE(run_boardwright({"players", "add", name, "--store", store}).status == 0);
  const Ran rated =
      run_boardwright({"play", "lines_of_action", "--seat", "black=human", "--seat", "white=human",
                       "--player", "black=Ada", "--player", "white=Ben", "--rated", "--store", store},
                      "hint\nanalyse\nquit\n");
  CAPTURE(rated.out, rated.err);
  CHECK(count(rated.out, "In a rated match there is no advice until the game is over.\n") == 2);
}

TEST_CASE("the only move needs no search") {
  const Situation now = situation("dice_checkers", "9/9/9/9/9/9/9/7r1/B8 b - 0");
  MatchOptions options;
  options.rules = now.view.shared_rules();
  options.start = now.view;
  const auto match = Match::create(std::move(options));
  REQUIRE(match);
  CHECK(cli::hint(**match, 0, {}, Language::kEnglish) == "A hint: a1-b2, the only move");
  CHECK(cli::hint(**match, 0, {}, dutch()) == "Een hint: a1-b2, de enige zet");
}
