// SPDX-License-Identifier: GPL-3.0-or-later
//
// The file of the game on the table is saved, and the board goes on.
#include <QPushButton>

#include "framework/clock/time_control_text.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/workshop/support.hpp"
#include "ui/desktop/panels/reload_bar.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using boardwright::test::moving_script;
using boardwright::test::replace_file;
using boardwright::test::replaced;
using boardwright::test::ScratchFolder;

namespace {

const std::string kBlackWays = "{ \"sw\", \"s\", \"se\" }";

/// A window with the sample on its table, one move played.
struct Written {
  ScratchFolder folder;
  std::filesystem::path file = folder.write("my_game.lua", moving_script());
  WindowUnderTest test{""};
  Written() {
    REQUIRE_OK(test.window().start_game(file.string()));
    test.type("a2-a3");
    REQUIRE(test.controller().history().size() == 1);
  }
  void save(const std::string& what, const std::string& by) const {
    replace_file(file, replaced(moving_script(), what, by));
  }
  [[nodiscard]] QString said() { return test.window().findChild<ReloadBar*>()->sentence(); }
  [[nodiscard]] bool comes_to_say(const QString& words) {
    return eventually([&] { return said().contains(words); });
  }
  [[nodiscard]] std::size_t moves() { return test.controller().update().moves.size(); }
};

}  // namespace

TEST_CASE("a game whose file is saved goes on under the new rules, its position kept") {
  Written here;
  CHECK(here.said().isEmpty());
  CHECK(here.moves() == 22);
  here.save(kBlackWays, "{ \"sw\", \"se\" }");
  CHECK(here.comes_to_say("the position stands with all its moves (1)"));
  CHECK(here.moves() == 14);
  CHECK(here.test.controller().history().size() == 1);
  CHECK(here.test.piece_on("a3") == "white_man");
  here.test.keep_picture("reload_stands");

  here.save("grid(size, size)", "gird(size, size)");
  CHECK(here.comes_to_say("my_game.lua:11:9: 'gird' is not known here"));
  CHECK(here.said().startsWith("The rules of "));
  here.test.keep_picture("reload_problem");
  here.test.type("h7-g6");
  CHECK(here.test.controller().history().size() == 2);
}

TEST_CASE("where a position can't go on somebody chooses") {
  Written here;
  here.save("integer(8, 5, 10", "integer(6, 5, 10");
  CHECK(here.comes_to_say("this position can't go on"));
  CHECK(here.moves() == 22);
  SECTION("to start anew") {
    QTest::mouseClick(here.test.button("start_anew"), Qt::LeftButton);
    CHECK(here.moves() == 16);
    CHECK(here.test.controller().history().empty());
  }
  SECTION("to keep the old rules") {
    QTest::mouseClick(here.test.button("keep_old_rules"), Qt::LeftButton);
    CHECK(here.moves() == 22);
    CHECK(here.test.controller().history().size() == 1);
  }
  CHECK(here.said().isEmpty());
}

TEST_CASE("a game with a clock goes on as it is, and may be started anew") {
  Written here;
  MatchPlan plan = here.test.controller().plan();
  plan.clock = *read_time_control("5m");
  REQUIRE_OK(here.test.controller().start(std::move(plan)));
  here.save(kBlackWays, "{ \"sw\", \"se\" }");
  CHECK(here.comes_to_say("can't change its rules on the way"));
  CHECK(here.test.controller().plan().clock);
}

TEST_CASE("another game that has come to the table is left alone") {
  Written here;
  REQUIRE_OK(here.test.window().opener().open_record(
      BOARDWRIGHT_SOURCE_DIR "/tests/record/cases/comment-before-move.sgf", "lines_of_action"));
  here.save(kBlackWays, "{ \"sw\", \"se\" }");
  here.test.wait(400);
  CHECK(here.said().isEmpty());
  CHECK(here.test.controller().plan().game->id() == "lines_of_action");
  CHECK(here.test.controller().history().size() == 2);
}
