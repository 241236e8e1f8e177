// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "tests/desktop/window_under_test.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

void play_with(WindowUnderTest& test, const std::vector<std::string>& players) {
  MatchPlan plan = test.controller().plan();
  plan.seats = seats_of_words(players);
  plan.start.reset();
  plan.moves.clear();
  test.window().start_game(std::move(plan));
}

}  // namespace

TEST_CASE("the computer answers, and its turn is taken back together with ours") {
  WindowUnderTest test;
  play_with(test, {kHuman, "random"});
  REQUIRE_OK(test.controller().play("c1-c3"));
  CHECK(test.controller().history().size() == 1);  // not within the call: the window stays alive
  REQUIRE(eventually([&] { return test.controller().history().size() == 2; }));
  CHECK(test.title() == "Black to move");
  test.button("take_back")->click();
  CHECK(test.controller().history().empty());
  CHECK(test.piece_on("c1") == "black");
}

TEST_CASE("the computer begins if it plays the first seat, and the board is seen from the other side") {
  WindowUnderTest test;
  play_with(test, {"greedy", kHuman});
  CHECK(test.board().flipped());
  REQUIRE(eventually([&] { return test.controller().history().size() == 1; }));
  CHECK(test.title() == "White to move");
  CHECK_FALSE(test.controller().update().moves.empty());
}

TEST_CASE("an answer to a position that was taken back is thrown away") {
  WindowUnderTest test;
  test.controller().set_pause(150);
  play_with(test, {kHuman, "random"});
  test.type("c1-c3");
  test.button("take_back")->click();
  REQUIRE(test.controller().history().empty());
  test.wait(400);
  CHECK(test.controller().history().empty());
  test.type("c1-c3");
  REQUIRE(eventually([&] { return test.controller().history().size() == 2; }));
}

TEST_CASE("two computers play to the end while the window answers") {
  WindowUnderTest test;
  play_with(test, {"random", "random"});
  REQUIRE(eventually([&] { return test.controller().history().size() > 20; }));
  test.table().look_at(5);  // somebody looks back meanwhile
  CHECK(test.title().startsWith("After move 3"));
  REQUIRE(eventually([&] { return test.controller().update().table.result.has_value(); }));
  test.table().look_at(test.controller().history().size());
  CHECK((test.title().endsWith("wins") || test.title() == "Draw"));
}

TEST_CASE("a window closed while the computer thinks closes") {
  QElapsedTimer clock;
  {
    WindowUnderTest test;
    test.controller().set_pause(60000);
    play_with(test, {"greedy", "greedy"});
    test.wait(20);
    clock.start();
  }
  CHECK(clock.elapsed() < 5000);
}

TEST_CASE("another program that crashes is replaced, and meanwhile the window answers") {
  QTemporaryDir folder;
  const QString file = folder.filePath("engine.sh");
  QFile script(file);
  REQUIRE(script.open(QIODevice::WriteOnly));
  script.write(
      "while read -r line; do case $line in ugi) echo ugiok;; isready) echo readyok;; go*) kill -9 $$;; "
      "esac; done\n");
  script.close();
  WindowUnderTest test;
  play_with(test, {kHuman, "ugi:sh '" + file.toStdString() + "'"});
  REQUIRE_OK(test.controller().play("c1-c3"));
  CHECK(test.controller().history().size() == 1);
  REQUIRE(eventually([&] { return test.controller().history().size() == 2; }));
  CHECK(test.table().message().contains("can't go on (has crashed (Killed))"));
  CHECK(test.table().message().startsWith("White: "));
  REQUIRE_OK(test.controller().play(test.controller().update().moves.front().text));
  REQUIRE(eventually([&] { return test.controller().history().size() == 4; }));
}
