// SPDX-License-Identifier: GPL-3.0-or-later
//
// Playing with the mouse, from the first click to the result.
#include <QPushButton>
#include <QTest>
#include <fstream>
#include <sstream>

#include "framework/record/native.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

Record golden_game() {
  std::ifstream file(BOARDWRIGHT_SOURCE_DIR "/games/lines_of_action/records/standard.txt");
  std::stringstream text;
  text << file.rdbuf();
  auto record = read_record(text.str());
  REQUIRE_OK(record);
  return *record;
}

}  // namespace

TEST_CASE("without a name the first game is ready for two people") {
  WindowUnderTest test("");
  REQUIRE_OK(test.window().start_game(""));
  CHECK(test.controller().has_game());
  CHECK(test.controller().is_human(0));
  CHECK(test.controller().is_human(1));
}

TEST_CASE("two clicks make a move; targets and the last move are marked") {
  WindowUnderTest test;
  CHECK(test.title() == "Black to move");
  test.click("c1");
  CHECK(test.board().marks().chosen == std::vector{test.field("c1")});
  const auto& targets = test.board().marks().targets;
  CHECK(std::find(targets.begin(), targets.end(), Marks::Target{test.field("c3"), false}) != targets.end());
  test.click("c3");
  CHECK(test.piece_on("c1") == "");
  CHECK(test.piece_on("c3") == "black");
  CHECK(test.title() == "White to move");
  CHECK(test.board().marks().last == std::vector{test.field("c1"), test.field("c3")});
  CHECK(test.board().marks().chosen.empty());
}

TEST_CASE("a piece to be taken is marked differently from an empty field") {
  WindowUnderTest test;
  test.must_start("8/8/1b5w/8/8/1b1w4/8/8 b");  // b3 reaches d3
  bool takes = false;
  for (const auto& move : test.controller().update().moves) {
    if (move.text.find('x') == std::string::npos) continue;
    takes = true;
    test.board().press(move.clicks.front());
    const auto& targets = test.board().marks().targets;
    CHECK(std::find(targets.begin(), targets.end(), Marks::Target{move.clicks.back(), true}) !=
          targets.end());
    test.board().clear_sequence();
  }
  CHECK(takes);
}

TEST_CASE("dragging a piece makes a move") {
  WindowUnderTest test;
  test.drag("c1", "c3");
  CHECK(test.piece_on("c3") == "black");
  CHECK(test.title() == "White to move");
}

TEST_CASE("a piece dropped where it may not go returns, with the reason and the rule's number") {
  WindowUnderTest test;
  test.drag("c1", "c5");
  CHECK(test.piece_on("c1") == "black");
  CHECK(test.title() == "Black to move");
  CHECK(test.table().message().contains("2.1"));
  test.click("d1");  // the next click is a new beginning
  CHECK(test.table().message().isEmpty());
}

TEST_CASE("the other side's piece is not yours to move") {
  WindowUnderTest test;
  test.click("a2");
  CHECK(test.board().marks().chosen.empty());
  CHECK_FALSE(test.table().message().isEmpty());
}

TEST_CASE("a whole recorded game by clicks ends with its result") {
  WindowUnderTest test;
  const Record record = golden_game();
  REQUIRE(record.moves.size() > 50);
  for (const auto& move : record.moves) {
    const auto& moves = test.controller().update().moves;
    const auto found =
        std::find_if(moves.begin(), moves.end(), [&](const auto& m) { return m.text == move.text; });
    REQUIRE(found != moves.end());
    const auto clicks = found->clicks;
    if (clicks.empty()) {
      test.button(QString::fromStdString("move " + move.text))->click();
      continue;
    }
    for (const auto place : clicks)
      QTest::mouseClick(test.viewport(), Qt::LeftButton, {}, test.board().place_rect(place).center());
  }
  REQUIRE(test.controller().update().table.result.has_value());
  CHECK(test.title() == "Black wins");
  CHECK_FALSE(test.table().status().words().isEmpty());
  CHECK(test.controller().history().size() == record.moves.size());
  test.click("a1");  // nothing moves any more
  CHECK(test.board().marks().chosen.empty());
}

TEST_CASE("one move before the end") {
  WindowUnderTest test;
  test.must_start("7w/8/5w2/8/8/8/8/b2b4 b");
  test.click("a1");
  test.click("c1");
  CHECK(test.title() == "Black wins");
  CHECK(test.controller().update().table.result->reason == "connection");
}

TEST_CASE("moves can be taken back, and the button knows when") {
  WindowUnderTest test;
  CHECK_FALSE(test.button("take_back")->isEnabled());
  test.drag("c1", "c3");
  REQUIRE(test.button("take_back")->isEnabled());
  QTest::mouseClick(test.button("take_back"), Qt::LeftButton);
  CHECK(test.piece_on("c1") == "black");
  CHECK(test.title() == "Black to move");
  CHECK(test.controller().history().empty());
  CHECK_FALSE(test.button("take_back")->isEnabled());
}

TEST_CASE("turning the board changes where fields are, not what they are") {
  WindowUnderTest test;
  const QPoint before = test.middle("b1");
  QTest::mouseClick(test.button("flip"), Qt::LeftButton);
  CHECK(test.board().flipped());
  CHECK(test.middle("g8") == before);
  test.drag("c1", "c3");
  CHECK(test.piece_on("c3") == "black");
}

TEST_CASE("when passing is the only move there is one button for it") {
  WindowUnderTest test;
  test.must_start("8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb b");
  QPushButton* pass = test.button("move pass");
  CHECK(pass->isVisible());
  CHECK(pass->text() == "&Pass");
  pass->click();
  CHECK(test.title() == "White to move");
  test.settle();  // the button is deleted later
  CHECK(test.window().findChild<QPushButton*>("move pass") == nullptr);
}

TEST_CASE("draws are offered, declined and agreed on at the screen") {
  WindowUnderTest test;
  REQUIRE_OK(test.controller().requests().offer_draw());
  CHECK(test.table().status().words() == "Black offers a draw.");
  QTest::mouseClick(test.table().status().second_button(), Qt::LeftButton);
  CHECK(test.table().status().words().isEmpty());
  REQUIRE_OK(test.controller().requests().offer_draw());
  QTest::mouseClick(test.table().status().first_button(), Qt::LeftButton);
  CHECK(test.title() == "Draw");
}

TEST_CASE("resigning ends the game for the other side") {
  WindowUnderTest test;
  REQUIRE_OK(test.controller().resign());
  CHECK(test.title() == "White wins");
  CHECK_FALSE(test.table().status().words().isEmpty());
}
