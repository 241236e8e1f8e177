// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games of the shelf in the window: three at one clock, columns of men, and men in rows on long points.
#include <QLabel>

#include "framework/clock/time_control_text.hpp"
#include "tests/desktop/window_under_test.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

const bool kShelfToo = shelf_is_there = true;

/// Whether a card says this of its player, as that of one who has left.
bool told_on_card(WindowUnderTest& test, const QString& words) {
  for (const QLabel* label : test.window().findChildren<QLabel*>())
    if (label->isVisible() && label->text().contains(words)) return true;
  return false;
}

}  // namespace

TEST_CASE("three play by the clock: whose flag falls is out, and the others' clocks run on", "[pictures]") {
  WindowUnderTest test("sternhalma/small-three");
  MatchPlan plan = test.controller().plan();
  plan.clock = read_time_control("3s").value();
  plan.policies.clock_start = ClockStart::kAtOnce;
  test.window().start_game(std::move(plan));
  const auto now = [&]() -> const Update& { return test.controller().update(); };
  REQUIRE(eventually([&] { return !now().table.left.empty(); }));
  CHECK_FALSE(now().table.result);
  CHECK(now().table.left.front() == Departure{0, "time"});
  CHECK(now().on_turn == std::vector<Seat>{1});
  REQUIRE(eventually([&] { return told_on_card(test, "out of time"); }));
  test.settle();
  test.keep_picture("three-clock");
  // The next one runs out, too: who is left has won.
  REQUIRE(eventually([&] { return now().table.result.has_value(); }));
  CHECK(*now().table.result == Outcome{{0, 1, 2}, "time"});
  test.settle();
  test.keep_picture("three-clock-over");
}

TEST_CASE("Lasca: a column jumps in the window and takes the man on top along", "[pictures]") {
  WindowUnderTest test("lasca");
  test.must_start("b.bb/b.b/.(wb).b/.(bw)(w*2B)/w..w/w.w/wwbW white quiet_plies=0");
  test.settle();
  test.keep_picture("lasca");
  test.must_start("..../.../.(wb)../(bw)../..../.../...b white quiet_plies=0");
  test.click("b4");
  test.click("d6");
  test.settle();
  CHECK(test.piece_on("d6") == "white_soldier");
  CHECK(test.piece_on("c5") == "white_soldier");  // what lay below is White's again
  CHECK(test.controller().update().picture.pieces_at(test.field("d6")) == 3);
}

TEST_CASE("Backgammon: a man is moved from point to point, by the dice that lie there", "[pictures]") {
  WindowUnderTest test("backgammon");
  test.must_start("w*5...b*3..b*5....w*2./31../b*5...w*3..w*5....b*2. white next=0");
  test.settle();
  test.keep_picture("backgammon");
  CHECK(test.piece_on("die1") == "die_3");
  test.click("8");
  test.click("5");
  test.settle();
  CHECK(test.piece_on("5") == "white_disc");
  CHECK(test.piece_on("die1") == "die_1");
  CHECK(test.piece_on("die2").isEmpty());
  CHECK(test.title().contains("White"));  // with the other number
}
