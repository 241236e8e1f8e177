// SPDX-License-Identifier: GPL-3.0-or-later
//
// `boardwright work` at the other end of a pipe.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <thread>
#include <vector>

#include "tests/support/run_program.hpp"
#include "tests/workshop/support.hpp"

using namespace boardwright::test;

namespace {

/// What is saved here goes away with it.
struct Home {
  ScratchFolder folder;
  std::filesystem::path file = folder.write("my_game.lua", moving_script());
  Home() { setenv("XDG_DATA_HOME", folder.path().c_str(), 1); }
  void save(const std::string& text) const { replace_file(file, text); }
};

/// The next line that has this in it.
std::string line_about(TalkingProgram& program, const std::string& part) {
  while (auto said = program.line())
    if (said->find(part) != std::string::npos) return *said;
  FAIL("the program ended, or was silent for a minute, before it spoke of " << part);
  return {};
}

const std::string kBlackWays = "{ \"sw\", \"s\", \"se\" }";

}  // namespace

TEST_CASE("each save goes on on the same board, and a slip on the old one") {
  const Home home;
  TalkingProgram work({"work", home.file.string()});
  CHECK(work.line_with("On turn: ") == "On turn: white");
  line_about(work, "The rules are read.");
  line_about(work, "is watched");
  work.say("a2-a3");
  CHECK(work.line_with("On turn: ") == "On turn: black");

  home.save(replaced(moving_script(), kBlackWays, "{ \"sw\", \"se\" }"));
  CHECK(work.line_with("3 ") == "3 w . . . . . . .");
  CHECK(line_about(work, "The rules are new")
            .find("the position stands with all its moves (1). 22 moves before, 14 now. To depth 2 there "
                  "were ") != std::string::npos);

  home.save(replaced(moving_script(), "grid(size, size)", "gird(size, size)"));
  CHECK(line_about(work, "my_game.lua:11:9: ").ends_with("'gird' is not known here; did you mean 'grid'?"));
  CHECK(work.line_with("  11 | ") == "  11 | board = gird(size, size)");
  CHECK(work.line_with("     | ") == "     |         ^");
  line_about(work, "go on.");
  work.say("h7-g6");
  CHECK(work.line_with("On turn: ") == "On turn: white");
  work.say("undo");
  CHECK(work.line_with("On turn: ") == "On turn: black");
  work.say("why h7-h6");
  line_about(work, "No rule allows this.");
  work.say("moves");
  CHECK(std::ranges::count(line_about(work, "h7-g6"), '-') == 14);

  home.save(replaced(moving_script(), "integer(8, 5, 10", "integer(6, 5, 10"));
  line_about(work, "this position can't go on");
  line_about(work, "`new` starts anew");
  work.say("old");
  line_about(work, "go on.");
  work.say("new");
  CHECK(work.line_with("On turn: ") == "On turn: white");
  work.say("saves");
  CHECK(line_about(work, "  1  ").size() > 20);
  work.say("back 2");
  line_about(work, "The file stays as it is");
  work.say("back 7");
  line_about(work, "There is no save '7'");
  CHECK(work.end() == 0);
  CHECK(content_of(home.file) == replaced(moving_script(), "integer(8, 5, 10", "integer(6, 5, 10"));
}

TEST_CASE("what is typed at once is answered in order, in four languages") {
  const Home home;
  const Ran ran =
      run_boardwright({"--lang", "nl", "work", home.file.string(), "--set", "size=6"},
                      "a2-a3\nposition nonsense\nundo\nundo\nnew\nhelp\nwhy a1-a2\nquit\nmoves\n");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  CHECK(ran.err.empty());
  CHECK(ran.out.find("Aan zet: white\n") != std::string::npos);
  CHECK(ran.out.find("De regels zijn gelezen.\n") != std::string::npos);
  CHECK(ran.out.find("Er is geen zet om terug te nemen.\n") != std::string::npos);
  CHECK(ran.out.find("speelt nummer N van die lijst") != std::string::npos);
  CHECK(ran.out.find("(B2.3)") != std::string::npos);
  CHECK(ran.out.find("b2-b3 ") == std::string::npos);  // after quit nothing is heard
  CHECK(run_boardwright({"work", home.file.string()}, "check\n").out.find("No law is broken") !=
        std::string::npos);
}

TEST_CASE("what is hidden is seen where there is no board too") {
  const Home home;
  home.save(
      content_of(std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "plugins/template/scripts/hidden.lua"));
  const Ran ran = run_boardwright({"work", home.file.string(), "--seed", "1"}, "");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  const auto shown = ran.out.substr(0, ran.out.find("On turn: "));
  CHECK(std::ranges::count(shown, '\n') == 3);  // an empty line, what the first sees, and all there is
}

TEST_CASE("dice that never stop are told, and the program goes on") {
  const Home home;
  const std::string dice =
      content_of(std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "plugins/template/scripts/dice.lua");
  home.save(replaced(dice, "p.die, p.turn = from, p.next return end",
                     "p.die = from if p.next == 1 then p.turn = 1 end return end"));
  TalkingProgram work({"work", home.file.string(), "--seed", "1"});
  line_about(work, "is watched");
  work.say("moves");
  const std::string moves = line_about(work, "-");
  work.say(moves.substr(0, moves.find(' ')));
  CHECK(line_about(work, "never stop").ends_with("the rules of sample_game never stop asking for chance"));
  work.say("moves");
  CHECK(line_about(work, "-") == moves);
  CHECK(work.end() == 0);
}

TEST_CASE("a file with a slip from the beginning is waited for") {
  const Home home;
  home.save("game \"x\" {");
  TalkingProgram work({"work", home.file.string()});
  line_about(work, "There is nothing to play yet");
  work.say("moves");
  line_about(work, "There is nothing to play yet");
  home.save(moving_script());
  line_about(work, "The rules are read.");
  CHECK(work.end() == 0);
}

TEST_CASE("what can't be worked on is refused with a way out") {
  const Home home;
  const auto refused = [](const std::string& place) {
    const Ran ran = run_boardwright({"work", place});
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 2);
    CHECK(one_sentence(ran.err));
    return ran.err;
  };
  CHECK(refused(home.folder / "none.lua").find("`boardwright new`") != std::string::npos);
  CHECK(refused(home.folder.path().string()).find("name a script in it") != std::string::npos);
  CHECK(refused(home.folder.write("notes.txt", "x")).find("expected a script") != std::string::npos);
}

/// By hand: what stands in docs/scripts.md.
TEST_CASE("how long a save takes to the board", "[.][measure]") {
  using Clock = std::chrono::steady_clock;
  const Home home;
  TalkingProgram work({"work", home.file.string()});
  line_about(work, "is watched");
  work.say("a2-a3");
  work.line_with("On turn: ");
  std::vector<double> milliseconds;
  constexpr int kSaves = 200;
  for (int i = 0; i < kSaves; ++i) {
    const std::string ways = i % 2 == 0 ? "{ \"sw\", \"se\" }" : kBlackWays;
    const auto saved = Clock::now();
    home.save(replaced(moving_script(), kBlackWays, ways) + "-- " + std::to_string(i) + "\n");
    work.line_with("On turn: ");
    milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - saved).count());
    line_about(work, "The rules are new");
  }
  CHECK(work.end() == 0);
  std::sort(milliseconds.begin(), milliseconds.end());
  const auto at = [&](double share) { return milliseconds[static_cast<std::size_t>(share * (kSaves - 1))]; };
  std::cout << kSaves << " saves to the board, in ms: median " << at(0.5) << ", 95% " << at(0.95)
            << ", longest " << milliseconds.back() << "\n";
  CHECK(at(0.95) <= 100);
}
