// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long rules that hang hold the window up. Counted in what its thread computes, whatever else the machine does.
#include <QAction>
#include <QElapsedTimer>
#include <QTimer>
#include <ctime>

#include "plugins/host/script_language.hpp"
#include "tests/desktop/script_shelf.hpp"
#include "tests/desktop/workshop_under_test.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using boardwright::test::moving_script;
using boardwright::test::replace_file;
using boardwright::test::replaced;

namespace {

double processor_seconds() {
  timespec now{};
  REQUIRE(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// The longest time for which nothing else could happen in the window, while it lives.
class LongestHold {
 public:
  LongestHold() {
    timer_.callOnTimeout([this] { look(); });
    timer_.start(1);
  }
  double seconds() {
    look();
    return longest_;
  }

 private:
  void look() {
    const double now = processor_seconds();
    longest_ = std::max(longest_, now - before_);
    before_ = now;
  }
  QTimer timer_;
  double before_ = processor_seconds(), longest_ = 0;
};

/// As the program does for its window.
struct Hurry {
  Hurry() { hurry_scripts_here(std::chrono::milliseconds(300)); }
  ~Hurry() { hurry_scripts_here({}); }
  Hurry(const Hurry&) = delete;
  Hurry& operator=(const Hurry&) = delete;
};

constexpr double kLongestHold = 0.6;
const std::string kMoves = "function moves(p, seat, add)\n";
const std::string kHangs = "while true do end ";

}  // namespace

TEST_CASE("rules that hang after a move hold the window's table up no longer than a moment") {
  const Hurry hurry;
  const std::string where = GENERATE(as<std::string>(), "moves", "play", "move_text");
  CAPTURE(where);
  boardwright::test::ScratchFolder folder;
  std::string script = moving_script();
  if (where == "moves") script = replaced(script, kMoves, kMoves + "  if seat == 2 then " + kHangs + "end\n");
  if (where == "play")
    script = replaced(script, "function play(p, seat, from, to)\n",
                      "function play(p, seat, from, to)\n  if from == 9 then " + kHangs + "end\n");
  if (where == "move_text")
    script += "\nfunction move_text(p, seat, from, to)\n  if seat == 2 then " + kHangs +
              "end\n  return from .. \"-\" .. to\nend\n";
  const auto file = folder.write("my_game.lua", script);
  WindowUnderTest test("");
  REQUIRE_OK(test.window().start_game(file.string()));
  test.settle();
  LongestHold hold;
  test.type(where == "move_text" ? "9-17" : "a2-a3");
  test.settle();
  CHECK(hold.seconds() < kLongestHold);
  CHECK(test.window().isVisible());
}

TEST_CASE("an evaluation that hangs is told where advice is asked, and nobody waits for it") {
  const Hurry hurry;
  boardwright::test::ScratchFolder folder;
  const auto file =
      folder.write("my_game.lua", moving_script() + "\nfunction evaluate(p, seat) " + kHangs + "end\n");
  WindowUnderTest test("");
  REQUIRE_OK(test.window().start_game(file.string()));
  test.settle();
  LongestHold hold;
  auto* hint = test.window().findChild<QAction*>("hint");
  REQUIRE(hint != nullptr);
  hint->trigger();
  REQUIRE(eventually([&] { return !test.table().message().startsWith("Looking"); }));
  INFO(test.table().message().toStdString());
  CHECK(test.table().message().contains("ran for too long"));
  hint->trigger();
  test.wait(100);  // it hangs by now
  QElapsedTimer clock;
  clock.start();
  test.type("a2-a3");
  test.settle();
  CHECK(clock.elapsed() < 1000);
  CHECK(test.controller().history().size() == 1);
  CHECK(hold.seconds() < kLongestHold);
}

TEST_CASE("a save that hangs, or whose moves do, holds the workshop up no longer than a moment") {
  const Hurry hurry;
  const bool reading = GENERATE(false, true);
  CAPTURE(reading);
  WorkshopUnderTest workshop;
  LongestHold hold;
  if (reading)
    workshop.write("goal = { size, 1 }", "goal = { size, 1 } " + kHangs);
  else
    workshop.write("for from = 1, board.n do", kHangs + " for from = 1, board.n do");
  workshop.save();
  const auto& problems = workshop.page().tabs().problems().problems();
  REQUIRE(eventually([&] { return !problems.empty(); }));
  CHECK(problems.front().sentence.find("ran for too long") != std::string::npos);
  workshop.test.wait(1500);
  CHECK(hold.seconds() < kLongestHold);
}
