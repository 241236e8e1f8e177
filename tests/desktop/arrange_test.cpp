// SPDX-License-Identifier: GPL-3.0-or-later
//
// A set-up made on the board: pieces are placed, moved and cleared, and count only when the player is ready.
#include <QPushButton>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("a set-up is placed with one click, moved with one or two, cleared, and played when ready") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  CHECK_FALSE(test.button("arrange_ready")->isEnabled());
  CHECK_FALSE(test.button("arrange_clear")->isEnabled());
  CHECK(test.board().marks().targets.size() == 4);  // where one click places the tower
  test.click("b1");
  CHECK(test.piece_on("b1") == "first_tower");
  CHECK(test.controller().history().empty());  // nothing is played yet
  CHECK(test.button("arrange_ready")->isEnabled());
  test.click("d1");  // there is only one tower, so it goes there
  CHECK(test.piece_on("b1").isEmpty());
  CHECK(test.piece_on("d1") == "first_tower");
  test.drag("d1", "c1");
  CHECK(test.piece_on("c1") == "first_tower");
  test.click("c1");
  test.click("a1");
  CHECK(test.piece_on("a1") == "first_tower");
  test.button("arrange_clear")->click();
  CHECK(test.piece_on("a1").isEmpty());
  CHECK_FALSE(test.button("arrange_ready")->isEnabled());
  test.button("arrange_random")->click();
  CHECK(test.button("arrange_ready")->isEnabled());
  CHECK(test.board().picture().items.size() == 1);
  test.button("arrange_ready")->click();
  CHECK(test.controller().hand_over() == Seat{1});
}

TEST_CASE("a field where nothing can be placed says why") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  test.click("b2");
  CHECK(test.table().message() == "The tower belongs on your own row. (1)");
  CHECK(test.board().marks().wrong.size() == 1);
  CHECK(test.board().picture().items.empty());
}

TEST_CASE("a typed move is a part of the set-up too") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  test.type("T@c1");
  CHECK(test.controller().hand_over() == Seat{1});
}

TEST_CASE("what goes on is said beside the board") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  CHECK(test.table().status().words().contains("place their tower"));
}

TEST_CASE("a throw of dice is read from its text, anything else is not a throw") {
  using Faces = std::vector<int>;
  CHECK(DiceToast::read_throw("dice:5-3") == Faces{5, 3});
  CHECK(DiceToast::read_throw("roll:6") == Faces{6});
  CHECK(DiceToast::read_throw("roll:12-20") == Faces{12, 20});
  for (const char* other :
       {"dice:", "dice:100", "dice:0-1", "dice:5-", "heads", "dice:+2", "roll:01", "5-3"}) {
    CAPTURE(other);
    CHECK(DiceToast::read_throw(other).empty());
  }
}
