// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the places of boards are that are no grids, and how keys go from one to the next.
#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>
#include <cmath>
#include <deque>
#include <set>
#include <string>
#include <vector>

#include "tests/desktop/shaped_boards.hpp"
#include "ui/desktop/board/board_layout.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr Way kWays[] = {Way::kLeft, Way::kRight, Way::kUp, Way::kDown};

struct Named {
  const char* name;
  BoardGeometry board;
};

std::vector<Named> boards() {
  return {{"rhombus", rhombus(11)}, {"hexagon", hexagon(6)}, {"points", points(9)},
          {"morris", morris()},     {"walled", walled()},    {"two fields", stacking()}};
}

BoardLayout layout_of(const BoardGeometry& board, int turn, QSize area = {900, 640}) {
  return {board, area, turn, true, std::vector<bool>(board.trays().size(), true)};
}

std::set<std::uint32_t> reached(const BoardLayout& layout, std::uint32_t from, bool aslant) {
  std::set<std::uint32_t> known{from};
  for (std::deque<std::uint32_t> open{from}; !open.empty(); open.pop_front())
    for (const Way way : kWays)
      for (const bool turned : {false, true})
        if (const auto next = layout.next(open.front(), way, turned); next && (aslant || !turned))
          if (known.insert(*next).second) open.push_back(*next);
  return known;
}

/// Points anywhere, none nearer to another one than a piece is wide.
BoardGeometry scattered(std::uint64_t seed) {
  Random random(seed);
  sdk::Shape shape;
  std::vector<bw_point> placed;
  for (int tries = 0; tries < 400 && placed.size() < 30; ++tries) {
    const bw_point point{static_cast<std::int32_t>(random.below(8 * BW_UNIT)),
                         static_cast<std::int32_t>(random.below(6 * BW_UNIT))};
    const bool free = std::all_of(placed.begin(), placed.end(), [&](const bw_point& other) {
      return std::hypot(point.x - other.x, point.y - other.y) >= BW_UNIT;
    });
    if (!free) continue;
    placed.push_back(point);
    shape.field("p" + std::to_string(placed.size()), point);
  }
  return with_stones(std::move(shape));
}

}  // namespace

TEST_CASE("a board of any shape lies within the window, however it is turned") {
  for (const auto& [name, board] : boards())
    for (const int turn : {0, 60, 90, 120, 180, 240})
      for (const QSize size : {QSize(900, 640), QSize(640, 900), QSize(300, 300), QSize(1001, 333)}) {
        INFO(name << " turned by " << turn << " in " << size.width() << " x " << size.height());
        const BoardLayout layout = layout_of(board, turn, size);
        const QRect window(QPoint(0, 0), size);
        CHECK(window.contains(layout.frame()));
        for (std::uint32_t place = 0; place < layout.place_count(); ++place) {
          CHECK_FALSE(layout.place(place).isEmpty());
          CHECK(window.contains(layout.place(place)));
          if (layout.is_tray(place)) continue;
          CHECK(layout.frame().contains(layout.place(place)));
          CHECK(QRectF(layout.frame()).contains(layout.area(place).boundingRect()));
        }
      }
}

TEST_CASE("each field is found in its middle and at its corners") {
  for (const auto& [name, board] : boards())
    for (const int turn : {0, 60, 90, 180, 240}) {
      INFO(name << " turned by " << turn);
      const BoardLayout layout = layout_of(board, turn);
      for (std::uint32_t place = 0; place < layout.place_count(); ++place) {
        CHECK(layout.place_at(layout.centre(place)) == place);
        CHECK(layout.place_at(layout.place(place).center()) == place);
        for (const QPointF& corner : layout.outline(place))
          CHECK(layout.place_at(layout.centre(place) + (corner - layout.centre(place)) * 0.8) == place);
      }
      CHECK_FALSE(layout.place_at({0, 0}).has_value());
    }
}

TEST_CASE("a wall between two squares is met before them, and a point by whoever is near") {
  const BoardGeometry board = walled();
  const BoardLayout layout = layout_of(board, 0);
  const auto a1 = *board.field("a1"), wall = *board.field("a1|");
  CHECK(layout.is_slot(wall));
  CHECK(layout.place(wall).width() < layout.place(a1).width() / 2);
  CHECK(layout.place_at(layout.centre(wall) - QPointF(layout.field_size() * 0.07, 0)) == wall);
  CHECK(layout.place_at(layout.centre(wall) - QPointF(layout.field_size() * 0.12, 0)) == a1);

  const BoardGeometry crossings = points(5);
  const BoardLayout lines = layout_of(crossings, 0);
  const auto c3 = *crossings.field("c3");
  CHECK(lines.place_at(lines.centre(c3) + QPointF(0.45, 0) * lines.field_size()) == c3);
  CHECK(lines.place_at(lines.centre(c3) + QPointF(0.55, 0) * lines.field_size()) == crossings.field("d3"));
  CHECK_FALSE(lines.place_at(lines.centre(c3) + QPointF(0.49, 0.49) * lines.field_size()).has_value());
}

TEST_CASE("turned by half a board of hexagons is what it was, seen from the other side") {
  const BoardGeometry board = rhombus(7);
  const BoardLayout there = layout_of(board, 0), back = layout_of(board, 180);
  const auto a1 = *board.field("a1");
  for (std::uint32_t field = 0; field < board.fields().size(); ++field) {
    const QPointF way = there.centre(field) - there.centre(a1), other = back.centre(a1) - back.centre(field);
    CHECK(QLineF(way, other).length() < 0.5);
  }
  CHECK(back.flipped());
  // A third of a turn with the clock, as the second of three seats may see it: what was to the right is below.
  const BoardGeometry round = hexagon(3);
  const BoardLayout third = layout_of(round, 120);
  const auto centre = *round.field("c3"), right = *round.field("c4");
  const QPointF step = third.centre(right) - third.centre(centre);
  CHECK(step.x() < -third.field_size() * 0.4);
  CHECK(step.y() > third.field_size() * 0.8);
}

TEST_CASE("arrows and shift with them go six ways on hexagons") {
  const BoardGeometry board = rhombus(11);
  const BoardLayout layout = layout_of(board, 0);
  const auto f6 = *board.field("f6");
  CHECK(layout.next(f6, Way::kLeft) == board.field("e6"));
  CHECK(layout.next(f6, Way::kRight) == board.field("g6"));
  CHECK(layout.next(f6, Way::kUp) == board.field("f5"));    // along a column, as it is called
  CHECK(layout.next(f6, Way::kDown) == board.field("f7"));  // and back
  CHECK(layout.next(f6, Way::kUp, true) == board.field("g5"));
  CHECK(layout.next(f6, Way::kDown, true) == board.field("e7"));
  CHECK(layout.next(f6, Way::kLeft, true) == board.field("f5"));
  CHECK(layout.next(f6, Way::kRight, true) == board.field("f7"));
  CHECK_FALSE(layout.next(*board.field("a1"), Way::kUp).has_value());
}

TEST_CASE("arrows follow lines") {
  const BoardGeometry board = morris();
  const BoardLayout layout = layout_of(board, 0);
  const auto at = [&](const char* name) { return *board.field(name); };
  CHECK(layout.next(at("a1"), Way::kRight) == at("d1"));  // and not the nearer corner of the next square
  CHECK(layout.next(at("a1"), Way::kUp) == at("a4"));
  CHECK(layout.next(at("a1"), Way::kUp, true) == at("b2"));
  CHECK(layout.next(at("d2"), Way::kUp) == at("d3"));
  const BoardGeometry large = points(19);
  const BoardLayout lines = layout_of(large, 0);
  CHECK(lines.next(*large.field("k10"), Way::kRight) == large.field("l10"));
  CHECK(lines.next(*large.field("k10"), Way::kUp) == large.field("k11"));
}

TEST_CASE("keys reach every field from every other one") {
  for (const auto& [name, board] : boards())
    for (const int turn : {0, 60, 90, 120, 180, 240}) {
      const BoardLayout layout = layout_of(board, turn);
      for (std::uint32_t from = 0; from < layout.place_count(); ++from) {
        INFO(name << " turned by " << turn << ", from " << board.place_name(from));
        CHECK(reached(layout, from, true).size() == layout.place_count());
      }
    }
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const BoardGeometry board = scattered(seed);
    const BoardLayout layout = layout_of(board, 0);
    for (std::uint32_t from = 0; from < layout.place_count(); ++from) {
      INFO("points by seed " << seed << ", from " << board.place_name(from));
      CHECK(reached(layout, from, true).size() == layout.place_count());
    }
  }
}

TEST_CASE("arrows alone are enough on the boards that people know") {
  for (const auto& [name, board] : boards()) {
    INFO(name);
    const BoardLayout layout = layout_of(board, 0);
    CHECK(reached(layout, 0, false).size() == layout.place_count());
  }
}

TEST_CASE(
    "on a long field pieces stand in a row from the edge of the board, and close up when there are many") {
  sdk::Shape shape;
  const auto upwards = shape.outline({{-500, -2500}, {500, -2500}, {0, 2500}});
  const auto downwards = shape.outline({{-500, 2500}, {0, -2500}, {500, 2500}});
  shape.field("low", {0, -3000}, upwards)
      .field("high", {0, 3000}, downwards)
      .field("far", {1000, 3000}, downwards);
  shape.holds(15, BW_SPOT_BESIDE);
  const BoardGeometry board(*shape.get());
  for (const int turn : {0, 180}) {
    const BoardLayout layout = layout_of(board, turn);
    for (const char* name : {"low", "high"}) {
      const auto field = *board.field(name);
      const QRectF box = layout.outline(field).boundingRect();
      const bool below = box.center().y() > QRectF(layout.fields()).center().y();
      CHECK(below == ((turn == 0) == (std::string(name) == "low")));
      const QRect first = layout.stand(field, 0, 1, true);
      CHECK(std::abs(below ? first.bottom() - box.bottom() : first.top() - box.top()) <
            layout.field_size() * 0.1);
      for (const int count : {2, 5, 15})
        for (int i = 0; i < count; ++i) {
          const QRect here = layout.stand(field, i, count, true);
          CHECK(box.adjusted(-1, -1, 1, 1).contains(here));
          CHECK(here.size() == first.size());
          if (i == 0) continue;
          const int step = here.top() - layout.stand(field, i - 1, count, true).top();
          CHECK((step < 0) == below);
          CHECK((std::abs(step) >= first.height() - 1) ==
                (count <= 5));  // five touch, more lie on each other
        }
    }
  }
}

TEST_CASE("a tower leans upwards within reach, and pieces side by side don't overlap") {
  const BoardGeometry board = stacking();
  const BoardLayout layout = layout_of(board, 0);
  const auto tower = *board.field("tower"), heap = *board.field("heap");
  CHECK(layout.stand(tower, 0, 1, false) == layout.place(tower));
  for (const int count : {2, 5, 30}) {
    const QRect lowest = layout.stand(tower, 0, count, false),
                highest = layout.stand(tower, count - 1, count, false);
    CHECK(lowest.size() == layout.place(tower).size());
    CHECK(lowest.top() > highest.top());
    CHECK(lowest.top() - highest.top() <= layout.field_size() * 0.51);
  }
  for (const int count : {2, 3, 4, 7})
    for (int i = 0; i < count; ++i) {
      CHECK(layout.place(heap).contains(layout.stand(heap, i, count, true)));
      for (int k = i + 1; k < count; ++k)
        CHECK_FALSE(layout.stand(heap, i, count, true).intersects(layout.stand(heap, k, count, true)));
    }
}
