// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "tests/desktop/small_board.hpp"
#include "ui/desktop/board/board_layout.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {
const std::vector<bool> kBoth{true, true};
}

TEST_CASE("fields are squares side by side, seat 0 below") {
  const BoardGeometry board = small_board();
  const BoardLayout layout(board, {700, 500}, 0, true, kBoth);
  const QRect a1 = layout.place(*board.field("a1")), b1 = layout.place(*board.field("b1"));
  const QRect a2 = layout.place(*board.field("a2"));
  CHECK(a1.width() == a1.height());
  CHECK(b1.left() == a1.left() + a1.width());
  CHECK(a2.bottom() == a1.top() - 1);
}

TEST_CASE("everything lies within the window, whatever its size") {
  const BoardGeometry board = small_board();
  for (const QSize size :
       {QSize(900, 640), QSize(640, 900), QSize(300, 300), QSize(2000, 1400), QSize(1001, 333)})
    for (const bool coordinates : {true, false}) {
      const BoardLayout layout(board, size, 0, coordinates, kBoth);
      const QRect window(QPoint(0, 0), size);
      CHECK(window.contains(layout.frame()));
      for (std::uint32_t place = 0; place < layout.place_count(); ++place)
        CHECK(window.contains(layout.place(place)));
    }
}

TEST_CASE("a board grows with the screen: on 4K it isn't lost in the middle") {
  const BoardGeometry board = small_board();
  const auto field = [&](QSize size) {
    return BoardLayout(board, size, 0, true, {false, false}).place(*board.field("a1")).width();
  };
  CHECK(field({1920, 1080}) == 180);
  CHECK(field({3840, 2160}) == 2160 / 8);
}

TEST_CASE("no two places overlap, and each is found where it is") {
  const BoardGeometry board = small_board();
  const BoardLayout layout(board, {900, 640}, 0, true, kBoth);
  for (std::uint32_t a = 0; a < layout.place_count(); ++a) {
    CHECK(layout.place_at(layout.place(a).center()) == a);
    for (std::uint32_t b = a + 1; b < layout.place_count(); ++b)
      CHECK_FALSE(layout.place(a).intersects(layout.place(b)));
  }
  CHECK_FALSE(layout.place_at({0, 0}).has_value());
}

TEST_CASE("turning the board turns it by half a circle, trays too") {
  const BoardGeometry board = small_board();
  const BoardLayout there(board, {900, 640}, 0, true, kBoth), back(board, {900, 640}, 180, true, kBoth);
  CHECK(there.place(*board.field("a1")) == back.place(*board.field("c3")));
  CHECK(there.place(*board.field("c1")) == back.place(*board.field("a3")));
  const auto own = *board.tray_place("first_reserve"), other = *board.tray_place("second_reserve");
  CHECK(there.place(own).top() > there.place(other).top());
  CHECK(back.place(own).top() < back.place(other).top());
}

TEST_CASE("the cursor walks as the eye sees it, over holes and into trays") {
  const BoardGeometry board = small_board();  // b2 is a hole
  const BoardLayout layout(board, {900, 640}, 0, true, kBoth);
  CHECK(layout.next(*board.field("a1"), Way::kRight) == board.field("b1"));
  CHECK(layout.next(*board.field("a1"), Way::kUp) == board.field("a2"));
  CHECK(layout.next(*board.field("a2"), Way::kRight) == board.field("c2"));
  CHECK_FALSE(layout.next(*board.field("a1"), Way::kLeft).has_value());
  CHECK(layout.next(*board.field("c1"), Way::kRight) == board.tray_place("first_reserve"));
  const BoardLayout turned(board, {900, 640}, 180, true, kBoth);
  CHECK(turned.next(*board.field("b1"), Way::kRight) == board.field("a1"));
}

TEST_CASE("kinds in a tray lie side by side inside it") {
  const BoardGeometry board = small_board();
  const BoardLayout layout(board, {900, 640}, 0, true, kBoth);
  const auto tray = *board.tray_place("first_reserve");
  for (const int count : {1, 2, 5, 12})
    for (int i = 0; i < count; ++i) {
      CHECK(layout.place(tray).contains(layout.tray_slot(tray, i, count)));
      for (int k = i + 1; k < count; ++k)
        CHECK_FALSE(layout.tray_slot(tray, i, count).intersects(layout.tray_slot(tray, k, count)));
    }
}

TEST_CASE("a tray that was never used has no place") {
  const BoardGeometry board = small_board();
  const BoardLayout layout(board, {900, 640}, 0, true, {false, true});
  CHECK(layout.place(*board.tray_place("first_reserve")).isEmpty());
  CHECK_FALSE(layout.place(*board.tray_place("second_reserve")).isEmpty());
  for (std::uint32_t place = 0; place < layout.place_count(); ++place)
    for (const Way way : {Way::kLeft, Way::kRight, Way::kUp, Way::kDown})
      CHECK(layout.next(place, way) != board.tray_place("first_reserve"));
}
