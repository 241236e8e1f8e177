// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_hand.hpp"

#include <catch2/catch.hpp>

#include "ui/desktop/board/hand_drawing.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

LegalMove from_to(const char* text, std::uint32_t from, std::uint32_t to) { return {text, {from, to}}; }

// Pieces of seat 0 on the places 0 and 1, one of seat 1 on place 8.
std::optional<Seat> owner_at(std::uint32_t place) {
  if (place < 2) return Seat{0};
  return place == 8 ? std::optional(Seat{1}) : std::nullopt;
}

}  // namespace

TEST_CASE("a hand answers clicks with a move, a refusal, or nothing yet") {
  BoardHand hand(owner_at);
  hand.set_moves({from_to("a", 0, 2), from_to("b", 1, 8)});
  CHECK_FALSE(hand.click(1).move);
  CHECK(hand.last_chosen() == 1);
  CHECK(hand.goes_on_at(8));
  Marks marks;
  hand.mark(marks);
  CHECK(marks.chosen == std::vector<std::uint32_t>{1});
  CHECK(marks.targets == std::vector<Marks::Target>{{8, true}});
  CHECK(hand.drop(8).move == "b");
  CHECK_FALSE(hand.last_chosen());
  CHECK(hand.click(5).refused == std::vector<std::uint32_t>{5});
}

TEST_CASE("a touched piece stays in the hand until it is forgotten") {
  BoardHand hand(owner_at);
  hand.set_touch_move(Seat{0});
  hand.set_moves({from_to("a", 0, 2), from_to("b", 1, 8)});
  CHECK_FALSE(hand.click(0).held);
  const auto other = hand.click(1);
  CHECK(other.held);
  CHECK(hand.touched() == 0);
  CHECK(hand.last_chosen() == 0);
  CHECK(hand.let_go().held);
  CHECK(hand.click(2).move == "a");
  hand.forget_touched();
  hand.set_moves({from_to("b", 1, 8)});
  CHECK_FALSE(hand.last_chosen());
}

TEST_CASE("what is begun ahead goes on as clicks of the turn") {
  BoardHand hand(owner_at);
  hand.set_premoves(Seat{0});
  CHECK(hand.means_something(0));
  CHECK_FALSE(hand.means_something(8));
  CHECK(hand.click(0).ahead);
  CHECK(hand.premove().places() == std::vector<std::uint32_t>{0});
  hand.set_moves({from_to("a", 0, 2)});
  hand.take_premove();
  CHECK(hand.last_chosen() == 0);
  CHECK(hand.click(2).move == "a");
}

TEST_CASE("a grip becomes a drag, and is lost with the moves") {
  BoardHand hand(owner_at);
  hand.set_moves({from_to("a", 0, 2)});
  hand.take_hold({QPoint(5, 5), 0, false});
  CHECK_FALSE(hand.grip());  // not chosen
  static_cast<void>(hand.click(0));
  hand.take_hold({QPoint(5, 5), 0, false});
  CHECK_FALSE(hand.pull(QPoint(7, 5), 10));
  CHECK(hand.pull(QPoint(15, 15), 10));
  CHECK_FALSE(hand.pull(QPoint(25, 15), 10));  // it is one already
  CHECK(hand.dragging());
  hand.set_moves({from_to("a", 0, 2)});
  CHECK_FALSE(hand.grip());
}

TEST_CASE("what is drawn twice is gone") {
  HandDrawing drawing;
  Marks marks;
  drawing.begin(3);
  drawing.sketch_to(4);
  drawing.mark(marks);
  CHECK(marks.sketch == Marks::Drawn{3, 4});
  CHECK(drawing.empty());
  drawing.end(4);
  drawing.mark(marks);
  CHECK_FALSE(marks.sketch);
  CHECK(marks.drawn == std::vector<Marks::Drawn>{{3, 4}});
  drawing.begin(3);
  drawing.end(std::nullopt);  // outside the board
  CHECK_FALSE(drawing.empty());
  drawing.draw(3, 4);
  CHECK(drawing.empty());
}
