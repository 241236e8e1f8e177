// SPDX-License-Identifier: GPL-3.0-or-later
//
// Militakiri as a newcomer plays it: towers set up with clicks, dice, moves, placements, to the result. With
// BOARDWRIGHT_PICTURES set the pictures are kept there; those in docs/pictures are from there.
#include <QAction>
#include <QPushButton>
#include <QTest>
#include <set>

#include "framework/players/player.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// The one at the screen plays `move` with clicks on the board.
void click_move(WindowUnderTest& test, const std::string& move) {
  const auto& moves = test.controller().update().moves;
  const auto found =
      std::find_if(moves.begin(), moves.end(), [&](const LegalMove& legal) { return legal.text == move; });
  REQUIRE(found != moves.end());
  const auto clicks = found->clicks;
  if (clicks.empty()) return test.button("move " + QString::fromStdString(move))->click();
  for (const auto place : clicks)
    QTest::mouseClick(test.viewport(), Qt::LeftButton, {}, test.board().place_rect(place).center());
}

std::string phase(WindowUnderTest& test) {
  const auto& now = test.controller().update().phase;
  return now ? now->message : "";
}

/// Against a computer that plays at random; returns the phases that came up on the way.
std::set<std::string> play_whole_game(WindowUnderTest& test, const QString& pictures) {
  MatchPlan plan = test.controller().plan();
  plan.seats = seats_of_words({kHuman, "random"});
  test.window().start_game(std::move(plan));
  test.keep_picture(pictures + "-set-up-empty");
  test.button("arrange_random")->click();
  test.keep_picture(pictures + "-set-up");
  REQUIRE(test.button("arrange_ready")->isEnabled());
  test.button("arrange_ready")->click();
  const auto player = make_player("greedy").value();
  Random random(3);
  std::set<std::string> phases;
  for (int ply = 0; ply < 4000 && !test.controller().update().table.result; ++ply) {
    REQUIRE(eventually([&] {
      return test.controller().update().table.result || !test.controller().update().moves.empty();
    }));
    if (test.controller().update().table.result) break;
    const std::string now = phase(test);
    if (phases.insert(now).second && !now.empty())
      test.keep_picture(pictures + "-" + QString::fromStdString(now));
    const Position view =
        test.controller().plan().rules->read_position(test.controller().update().position).value();
    const Move move = player->choose(view, 0, random).value();
    click_move(test, view.move_text(0, move));
    if (ply == 7) {  // a good player can be done soon after
      REQUIRE(eventually([&] { return !test.table().toast().isVisible(); }));
      test.keep_picture(pictures + "-middle");
    }
  }
  REQUIRE(test.controller().update().table.result);
  test.keep_picture(pictures + "-result");
  return phases;
}

}  // namespace

TEST_CASE("Militakiri: two people set up with three clicks each, unseen, and the dice decide", "[pictures]") {
  WindowUnderTest test("militakiri");
  CHECK_FALSE(test.controller().hand_over());  // nothing is hidden yet
  test.click("b1");
  CHECK(test.piece_on("b1") == "red_star_tower");
  CHECK(test.piece_on("a1") == "red_star_1");  // the pawns fill in at once
  test.click("c2");
  CHECK(test.piece_on("c2") == "red_cross_tower");
  CHECK(test.piece_on("b2") == "red_plus_1");
  test.click("d2");  // the tower goes there, and the alternation with it
  CHECK(test.piece_on("d2") == "red_cross_tower");
  CHECK(test.piece_on("b2") == "red_cross_1");
  test.click("d7");
  CHECK_FALSE(test.table().message().isEmpty());
  test.click("e3");
  CHECK(test.piece_on("e3") == "red_plus_tower");
  test.button("arrange_ready")->click();

  REQUIRE(test.controller().hand_over() == Seat{1});
  CHECK_FALSE(test.board().isVisible());
  test.button("take_over")->click();
  for (const char* field : {"b1", "d2", "e3"}) CHECK(test.piece_on(field).isEmpty());
  for (const char* field : {"a12", "b11", "c10"}) test.click(field);
  test.button("arrange_ready")->click();

  CHECK_FALSE(test.controller().hand_over());  // everybody sees everything now
  CHECK(test.piece_on("b1") == "red_star_tower");
  CHECK(test.piece_on("a12") == "blue_star_tower");
  CHECK(test.table().toast().isVisible());
  CHECK(test.table().toast().faces().size() == 2);
  test.keep_picture("militakiri-dice");
}

TEST_CASE("Militakiri: whole games against the computer, with clicks", "[pictures]") {
  SECTION("single") {
    WindowUnderTest test("militakiri");
    play_whole_game(test, "militakiri-single");
  }
  SECTION("double") {
    WindowUnderTest test("militakiri/double");
    play_whole_game(test, "militakiri-double");
  }
}

TEST_CASE("Militakiri: what would come of a capture is said before it is made", "[pictures]") {
  WindowUnderTest test("militakiri");
  test.must_start("sT5/cT5/pT5/6/6/6/1c14/2P23/6/5PT/5CT/5ST r 111/111 - m - 0");
  test.click("c5");
  const auto& targets = test.board().marks().targets;
  CHECK(std::any_of(targets.begin(), targets.end(), [](const auto& target) { return target.occupied; }));
  QTest::mouseMove(test.viewport(), test.middle("b6"));
  CHECK(test.table().message().contains("Rank 2 takes rank 1"));
  test.keep_picture("militakiri-preview");
  QTest::mouseMove(test.viewport(), test.middle("c6"));
  CHECK(test.table().message().isEmpty());
}

TEST_CASE("Militakiri: a promoted tower is placed with one click on a lit field", "[pictures]") {
  WindowUnderTest test("militakiri");
  test.must_start("sT5/cT5/pT5/6/6/6/1c14/2P23/6/5PT/5CT/5ST r 111/111 - m - 0");
  test.click("c5");
  test.click("b6");  // 2 and 1 make 3: it promotes
  CHECK(phase(test) == "placement");
  CHECK(test.board().marks().targets.size() == 15);
  CHECK(test.table().status().words().contains("plus tower"));
  REQUIRE(eventually([&] { return !test.table().toast().isVisible(); }));
  test.keep_picture("militakiri-promotion");
  test.click("a2");
  CHECK(test.piece_on("a2") == "red_plus_tower");
  CHECK(test.controller().update().on_turn == std::vector<Seat>{1});
}

TEST_CASE("Militakiri: when the endgame rule begins a banner says so, and the moves left are counted",
          "[pictures]") {
  WindowUnderTest test("militakiri");
  test.must_start("5sT/6/6/6/6/2p13/1P24/6/6/1PT4/6/ST5 r 011/122 - m - 0");
  test.click("b6");
  test.click("c7");
  if (phase(test) == "placement") test.click("a2");
  CHECK(phase(test) == "endgame");
  CHECK(test.table().toast().isVisible());
  CHECK(test.table().toast().text().contains("endgame", Qt::CaseInsensitive));
  CHECK(test.table().status().words().contains("50"));
  test.keep_picture("militakiri-endgame");
}

TEST_CASE("Militakiri: the pawns inside a stack can be looked at", "[pictures]") {
  WindowUnderTest test("militakiri");
  test.must_start("sT5/cT5/pT5/6/6/6/1c14/2P13/6/5PT/5CT/5ST r 111/111 - m - 0");
  test.click("c5");
  test.click("b6");
  QTest::mouseMove(test.viewport(), test.middle("b6"));
  CHECK(test.table().message() == "From bottom to top: blue cross pawn, red plus pawn");
}

TEST_CASE("Militakiri: a refused move says why, with the rule's number", "[pictures]") {
  WindowUnderTest test("militakiri");
  test.must_start("sT5/cT5/pT5/6/6/6/1c14/2P23/6/5PT/5CT/5ST r 111/111 - m - 0");
  test.click("c5");
  test.click("d6");  // a plus moves straight
  CHECK(test.table().message().contains("(M4.1)"));
}

TEST_CASE("Militakiri: there is no draw to offer") {  // M8.3
  WindowUnderTest test("militakiri");
  test.must_start("sT5/cT5/pT5/6/6/6/1c14/2P13/6/5PT/5CT/5ST r 111/111 - m - 0");
  const auto* offer = test.window().findChild<QAction*>("offer_draw");
  REQUIRE(offer != nullptr);
  CHECK_FALSE(offer->isEnabled());
}
