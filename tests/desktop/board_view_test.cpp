// SPDX-License-Identifier: GPL-3.0-or-later
//
// The board without a game behind it: trays, holes, moves of three clicks, marks, animation.
#include <QGraphicsItem>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include "framework/board/difference.hpp"
#include "tests/desktop/small_board.hpp"
#include "tests/desktop/window_under_test.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct BoardAlone {
  BoardGeometry geometry = small_board();
  std::unique_ptr<BoardView> view;

  BoardAlone() {
    need_application();
    view = std::make_unique<BoardView>();
    view->resize(700, 600);
    view->set_board(geometry, Appearance{});
    view->set_names("Board", {"man", "foe", "king"}, {"First's reserve", "Second's reserve"},
                    {"First", "Second"});
    view->set_animation(0);
    view->show();
    REQUIRE(QTest::qWaitForWindowExposed(view.get()));
  }
  std::uint32_t at(const char* name) { return *geometry.field(name); }
  void click(std::uint32_t place) {
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->place_rect(place).center());
  }
};

}  // namespace

TEST_CASE("a move of three clicks, one of them on a tray") {
  BoardAlone alone;
  const auto tray = *alone.geometry.tray_place("first_reserve");
  alone.view->show_picture(
      {{{alone.at("a1"), 0, 1, 0}, {alone.at("c3"), 1, 1, 0}, {tray, 0, 5, 0}, {tray, 2, 1, 0}}});
  alone.view->set_moves(
      {{"king", {tray, alone.at("a1"), alone.at("b1")}}, {"take", {alone.at("a1"), alone.at("c3")}}});
  QSignalSpy chosen(alone.view.get(), &BoardView::move_chosen);
  alone.click(tray);
  CHECK(alone.view->marks().targets == std::vector<Marks::Target>{{alone.at("a1"), true}});
  alone.click(alone.at("a1"));
  CHECK(alone.view->marks().targets == std::vector<Marks::Target>{{alone.at("b1"), false}});
  CHECK(chosen.isEmpty());
  alone.click(alone.at("b1"));
  REQUIRE(chosen.size() == 1);
  CHECK(chosen.front().front().toString() == "king");
}

TEST_CASE("trays and counts have names too") {
  BoardAlone alone;
  const auto tray = *alone.geometry.tray_place("first_reserve");
  alone.view->show_picture({{{tray, 0, 5, 0}, {tray, 2, 1, 0}}});
  CHECK(alone.view->spoken_name(tray) == "First's reserve, 5 times man, king");
  CHECK(alone.view->spoken_name(alone.at("a1")) == "a1, empty");
}

TEST_CASE("counts on borders are drawn on their line and told with the fields beside it") {
  BoardAlone alone;
  const auto a1 = alone.at("a1"), b1 = alone.at("b1"), c1 = alone.at("c1");
  const auto middle = [&](std::uint32_t one, std::uint32_t two) {
    return (alone.view->place_rect(one).center() + alone.view->place_rect(two).center()) / 2;
  };
  const auto beside = [&] {  // on the line, below its number
    return alone.view->grab().toImage().pixelColor(middle(a1, b1) +
                                                   QPoint(0, alone.view->place_rect(a1).height() * 3 / 8));
  };
  alone.view->show_picture({});
  const QColor bare = beside();
  alone.view->show_picture({{}, {{a1, b1, 0, 4, false}}});
  const QColor open = beside();
  CHECK(open != bare);
  CHECK(alone.view->spoken_description(a1) == "border to b1: First, 4");
  CHECK(alone.view->spoken_description(b1) == "border to a1: First, 4");
  CHECK(alone.view->spoken_description(c1).isEmpty());
  alone.view->show_picture({{}, {{a1, b1, 0, 5, true}, {a1, b1, 1, 1, false}}});
  CHECK(beside() != open);
  CHECK(beside().red() > 2 * beside().green());
  CHECK(alone.view->spoken_description(a1) == "border to b1: First, 5 (closed), border to b1: Second, 1");
  alone.view->show_picture({});
  CHECK(beside() == bare);
}

TEST_CASE("a click on a hole clears what was chosen") {
  BoardAlone alone;
  alone.view->show_picture({{{alone.at("a1"), 0, 1, 0}}});
  alone.view->set_moves({{"a1-b1", {alone.at("a1"), alone.at("b1")}}});
  alone.click(alone.at("a1"));
  CHECK_FALSE(alone.view->marks().chosen.empty());
  const QPoint hole(alone.view->place_rect(alone.at("b1")).center().x(),
                    alone.view->place_rect(alone.at("a2")).center().y());
  QTest::mouseClick(alone.view->viewport(), Qt::LeftButton, {}, hole);
  CHECK(alone.view->marks().chosen.empty());
}

TEST_CASE("a hole shows what lies behind the board's fields, and pieces are drawn where they stand") {
  BoardAlone alone;
  const auto pixel = [&](const char* field) {
    return alone.view->grab().toImage().pixelColor(alone.view->place_rect(alone.at(field)).center());
  };
  alone.view->show_picture({});
  const QColor empty = pixel("a1");
  alone.view->show_picture({{{alone.at("a1"), 0, 1, 0}}});
  CHECK(pixel("a1") != empty);
  CHECK(pixel("c1") == empty);  // the same colour of field, nothing on it
}

TEST_CASE("an animated move ends with the picture, and a new one cuts it short") {
  BoardAlone alone;
  alone.view->set_animation(120);
  const Picture before{{{alone.at("a1"), 0, 1, 0}, {alone.at("c3"), 1, 1, 0}}};
  const Picture after{{{alone.at("c3"), 0, 1, 0}}};
  const Picture later{{{alone.at("b3"), 0, 1, 0}}};
  alone.view->show_picture(before);
  alone.view->show_move(after, difference(before, after));
  CHECK(alone.view->animating());
  CHECK(alone.view->picture() == after);  // clicks already mean the new position
  SECTION("to the end") {
    CHECK(eventually([&] { return !alone.view->animating(); }));
  }
  SECTION("cut short") {
    alone.view->show_move(later, difference(after, later));
    CHECK(alone.view->picture() == later);
    CHECK(eventually([&] { return !alone.view->animating(); }));
  }
  SECTION("resized meanwhile") {
    alone.view->resize(500, 400);
    CHECK_FALSE(alone.view->animating());
    CHECK(alone.view->picture() == after);
  }
}

TEST_CASE(
    "what is taken stays until the other piece comes, and what is exchanged grows out of what was there") {
  BoardAlone alone;
  alone.view->set_animation(300);
  const Picture before{{{alone.at("a1"), 0, 1, 0}, {alone.at("c3"), 1, 1, 0}}};
  const auto moving = [&] {  // on top, and below it
    std::pair<int, int> found;
    for (const QGraphicsItem* item : alone.view->scene()->items()) {
      if (item->zValue() == 15) ++found.first;
      if (item->zValue() == 14 && item->opacity() == 1 && item->scale() == 1) ++found.second;
    }
    return found;
  };
  alone.view->show_picture(before);
  SECTION("a capture") {
    const Picture after{{{alone.at("c3"), 0, 1, 0}}};
    alone.view->show_move(after, difference(before, after));
    CHECK(moving() == std::pair(1, 1));
  }
  SECTION("a promotion") {
    const Picture after{{{alone.at("a1"), 2, 1, 0}, {alone.at("c3"), 1, 1, 0}}};
    alone.view->show_move(after, difference(before, after));
    CHECK(moving() == std::pair(1, 1));
  }
  CHECK(alone.view->animating());
  CHECK(eventually([&] { return !alone.view->animating(); }));
  CHECK(moving() == std::pair(0, 0));
}

TEST_CASE("what can't be chosen isn't marked under the mouse") {
  BoardAlone alone;
  alone.view->show_picture({{{alone.at("a1"), 0, 1, 0}}});
  alone.view->set_moves({{"a1-b1", {alone.at("a1"), alone.at("b1")}}});
  QTest::mouseMove(alone.view->viewport(), alone.view->place_rect(alone.at("c1")).center());
  CHECK_FALSE(alone.view->marks().hover.has_value());
  QTest::mouseMove(alone.view->viewport(), alone.view->place_rect(alone.at("a1")).center());
  CHECK(alone.view->marks().hover == alone.at("a1"));
}
