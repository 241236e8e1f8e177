// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards that are no grids of squares, in the window: by mouse, by keys, by ear, on paper. With BOARDWRIGHT_PICTURES set
// to a folder what they look like is kept there.
#include <QAccessible>
#include <QAction>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <boardwright/pure/random.hpp>

#include "framework/board/difference.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/played_by_keys.hpp"
#include "tests/desktop/shaped_boards.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/board/board_layout.hpp"
#include "ui/desktop/editor/position_editor.hpp"
#include "ui/desktop/film/game_film.hpp"
#include "ui/desktop/print/print_job.hpp"
#include "ui/desktop/start/cover.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

const bool kWithShelf = shelf_is_there = true;

/// A board without a game behind it.
struct ShapeAlone {
  BoardGeometry geometry;
  BoardView view;

  explicit ShapeAlone(BoardGeometry board, const Theme& theme = Theme::light())
      : geometry((need_application(), std::move(board))) {
    view.resize(800, 640);
    view.set_board(geometry, Appearance{});
    view.set_theme(theme);
    view.set_names("Board", {"black stone", "white stone"}, {"walls"}, {"First", "Second"});
    view.set_animation(0);
    view.show();
    REQUIRE(QTest::qWaitForWindowExposed(&view));
  }
  [[nodiscard]] std::uint32_t at(const char* name) const { return *geometry.field(name); }
  [[nodiscard]] BoardLayout layout() const {
    return {geometry, view.viewport()->size(), view.turn(), true,
            std::vector<bool>(geometry.trays().size(), false)};
  }
  void click(std::uint32_t place) {
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, layout().centre(place).toPoint());
  }
  [[nodiscard]] QColor pixel(QPointF point) { return view.grab().toImage().pixelColor(point.toPoint()); }
  /// Each field can be clicked and is a move.
  void offer_all() {
    std::vector<LegalMove> moves;
    for (std::uint32_t field = 0; field < geometry.fields().size(); ++field)
      moves.push_back({std::string(geometry.place_name(field)), {field}});
    view.set_moves(std::move(moves));
  }
};

Picture stones(const BoardGeometry& board, int every) {
  Picture picture;
  for (std::uint32_t field = 0; field < board.fields().size(); ++field)
    if (field % static_cast<std::uint32_t>(every) == 0)
      picture.items.push_back({field, field / static_cast<std::uint32_t>(every) % 2, 1, 0});
  return picture;
}

/// Plays legal moves anyhow, the same ones each time.
void play_on(WindowUnderTest& test, int moves) {
  Random random(std::uint64_t{5});
  for (int i = 0; i < moves && !test.controller().update().table.result; ++i) {
    const auto& legal = test.controller().update().moves;
    REQUIRE_OK(test.controller().play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].text));
    test.settle();
  }
}

}  // namespace

TEST_CASE("a whole game by keys alone: on hexagons") { play_whole_game("hex/small", {}); }

TEST_CASE("a whole game by keys alone: on points and lines") { play_whole_game("mills", {}); }

TEST_CASE("a position on points and lines is set up by clicks, and the game begins there") {
  WindowUnderTest test("morris");
  test.window().findChild<QAction*>("edit_position")->trigger();
  test.settle();
  PositionEditor& editor = test.window().by_hand().editor();
  REQUIRE(editor.isVisible());
  REQUIRE(editor.has_pieces());
  const BoardGeometry& board = editor.board().board();
  const auto tool = [&](const std::string& name) {
    auto* found = editor.findChild<QPushButton*>(QString::fromStdString(name));
    INFO(name);
    REQUIRE(found != nullptr);
    found->click();
  };
  const auto touch = [&](const char* field) {
    QTest::mouseClick(editor.board().viewport(), Qt::LeftButton, {},
                      editor.board().place_rect(board.field(field).value()).center());
  };
  tool("edit_kind " + board.kinds()[0].id);
  for (const char* field : {"a7", "d7", "d6"}) touch(field);
  tool("edit_kind " + board.kinds()[1].id);
  for (const char* field : {"g1", "d1", "e5"}) touch(field);
  touch("e5");  // the same once more takes it away
  touch("f4");
  tool("edit_kind " + board.kinds()[1].id);  // nothing in hand: a stone is moved
  touch("f4");
  touch("g4");
  test.keep_picture("editor-morris");
  // The men in hand are counted in the text alone.
  CHECK_FALSE(editor.position());
  CHECK(editor.sentence() == "each side has nine men at most");
  editor.set_text(editor.text().replace("hand=9,9", "hand=0,0"));
  const QString sentence = editor.sentence();
  CAPTURE(editor.text().toStdString(), sentence.toStdString());
  REQUIRE(editor.position());
  CHECK(Picture::whole(*editor.position()).at(*board.field("g4")) != nullptr);
  CHECK(Picture::whole(*editor.position()).at(*board.field("e5")) == nullptr);
  const std::string text = editor.text().toStdString();
  tool("edit_play");
  test.settle();
  CHECK(test.window().at_table());
  CHECK(test.controller().update().position == text);
}

TEST_CASE("a field of any shape is clicked where it lies, and nothing between them is") {
  ShapeAlone alone(rhombus(5));
  alone.offer_all();
  QSignalSpy chosen(&alone.view, &BoardView::move_chosen);
  const BoardLayout layout = alone.layout();
  const auto c3 = alone.at("c3");
  // Near a hexagon's upper tip, where the squares of two rows overlap.
  const QPointF tip = layout.centre(c3) - QPointF(0, layout.field_size() * 0.54);
  QTest::mouseClick(alone.view.viewport(), Qt::LeftButton, {}, tip.toPoint());
  REQUIRE(chosen.size() == 1);
  CHECK(chosen.takeFirst().front().toString() == "c3");
  for (const int turn : {0, 180}) {
    alone.view.set_turn(turn);
    for (const char* name : {"a1", "e1", "b4", "e5"}) {
      alone.click(alone.at(name));
      REQUIRE(chosen.size() == 1);
      CHECK(chosen.takeFirst().front().toString() == name);
    }
  }
  QTest::mouseClick(alone.view.viewport(), Qt::LeftButton, {}, QPoint(3, 3));
  CHECK(chosen.isEmpty());
}

TEST_CASE("a piece is dragged over points and put on one") {
  ShapeAlone alone(morris());
  const auto a1 = alone.at("a1"), d1 = alone.at("d1");
  alone.view.show_picture({{{a1, 0, 1, 0}}});
  alone.view.set_moves({{"a1-d1", {a1, d1}}});
  QSignalSpy chosen(&alone.view, &BoardView::move_chosen);
  const QPoint from = alone.layout().centre(a1).toPoint(), to = alone.layout().centre(d1).toPoint();
  QTest::mousePress(alone.view.viewport(), Qt::LeftButton, {}, from);
  for (int step = 1; step <= 4; ++step)
    QTest::mouseMove(alone.view.viewport(), from + (to - from) * step / 4);
  QTest::mouseRelease(alone.view.viewport(), Qt::LeftButton, {}, to);
  REQUIRE(chosen.size() == 1);
  CHECK(chosen.front().front().toString() == "a1-d1");
}

TEST_CASE("hexagons, lines and pieces are drawn where they are") {
  ShapeAlone hexes(rhombus(5));
  const BoardLook look = BoardLook::of(Appearance{}, Theme::light());
  const BoardLayout layout = hexes.layout();
  const auto middle = [&](const char* name) { return layout.centre(hexes.at(name)); };
  CHECK(hexes.pixel(middle("a1")) == look.ground(0));
  CHECK(hexes.pixel(middle("b1")) == look.ground(1));
  CHECK(hexes.pixel(middle("c1")) == look.ground(2));
  hexes.view.show_picture({{{hexes.at("c3"), 0, 1, 0}}});
  const QPointF beside_sign(layout.field_size() * 0.25, 0);
  CHECK(hexes.pixel(middle("c3") + beside_sign).lightness() < 90);
  CHECK(hexes.pixel(middle("c2") + beside_sign).lightness() > 120);

  ShapeAlone points_and_lines(morris());
  const BoardLayout lines = points_and_lines.layout();
  const QPointF on = (lines.centre(points_and_lines.at("a1")) + lines.centre(points_and_lines.at("d1"))) / 2;
  const QPointF off = on - QPointF(0, lines.field_size() * 0.3);
  CHECK(points_and_lines.pixel(on).lightness() < points_and_lines.pixel(off).lightness() - 40);
  CHECK(points_and_lines.pixel(off) == look.light);
}

TEST_CASE("possible moves, the last one and the cursor are seen on any shape") {
  for (const BoardGeometry& board : {rhombus(5), morris(), walled()}) {
    ShapeAlone alone(board);
    const BoardLayout layout = alone.layout();
    const std::uint32_t field = alone.geometry.field("a1").value();
    const QPointF middle = layout.centre(field);
    const auto look = [&] { return alone.view.grab().toImage(); };
    const QImage bare = look();
    const auto differs = [&](const QImage& other, QPointF point) {
      return other.pixelColor(point.toPoint()) != bare.pixelColor(point.toPoint());
    };
    alone.offer_all();
    CHECK(differs(look(), middle));  // a dot
    alone.view.set_moves({});
    CHECK(look() == bare);
    alone.view.set_last_move({field});
    const QPointF aside = middle + QPointF(layout.field_size() * 0.3, -layout.field_size() * 0.2);
    CHECK(differs(look(), aside));
    alone.view.set_last_move({});
    alone.view.setFocus(Qt::TabFocusReason);
    alone.view.set_cursor_place(field);
    CHECK(look() != bare);
    alone.view.draw(field, field);
    alone.view.set_advice({field});
    CHECK(look() != bare);
    const auto far = layout.centre(static_cast<std::uint32_t>(alone.geometry.fields().size() - 1));
    CHECK_FALSE(differs(look(), far));
  }
}

TEST_CASE("a wall lights up when a move can use it") {
  ShapeAlone alone(walled());
  const auto wall = alone.at("a1|"), other = alone.at("b1|");
  const QColor before = alone.pixel(alone.layout().centre(wall));
  alone.view.set_moves({{"wall", {wall}}});
  CHECK(alone.pixel(alone.layout().centre(wall)) != before);
  CHECK(alone.pixel(alone.layout().centre(other)) == before);
  QSignalSpy chosen(&alone.view, &BoardView::move_chosen);
  alone.click(wall);
  CHECK(chosen.size() == 1);
}

TEST_CASE("a tower shows all its pieces and their number, and goes piece by piece") {
  ShapeAlone alone(stacking());
  const auto tower = alone.at("tower"), heap = alone.at("heap");
  const Picture low{{{tower, 0, 1, 0, 0}}};
  const Picture high{{{tower, 0, 2, 0, 0}, {tower, 1, 1, 0, 1}, {heap, 0, 2, 0, 0}, {heap, 1, 1, 0, 1}}};
  const auto pieces = [&] {
    const auto items = alone.view.scene()->items();
    return std::count_if(items.begin(), items.end(),
                         [](const QGraphicsItem* item) { return item->zValue() == 10; });
  };
  alone.view.show_picture(low);
  CHECK(pieces() == 1);
  alone.view.show_picture(high);
  CHECK(pieces() == 6);
  CHECK(alone.view.spoken_name(tower) == "tower, 2 times black stone, white stone");
  alone.view.set_animation(100);
  const Picture after{{{tower, 0, 2, 0, 0}, {heap, 0, 2, 0, 0}, {heap, 1, 2, 0, 1}}};
  alone.view.show_move(after, difference(high, after));
  CHECK(alone.view.animating());
  CHECK(eventually([&] { return !alone.view.animating(); }));
  CHECK(pieces() == 6);
}

TEST_CASE("assistive technology finds, names and presses fields of any shape") {
  WindowUnderTest test("mills");
  QAccessible::setActive(true);
  QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&test.board());
  REQUIRE(board != nullptr);
  REQUIRE(board->childCount() == 24);
  std::vector<QRect> seen;
  for (int i = 0; i < board->childCount(); ++i) {
    QAccessibleInterface* child = board->child(i);
    CHECK_FALSE(child->rect().isEmpty());
    CHECK(board->childAt(child->rect().center().x(), child->rect().center().y()) == child);
    for (const QRect& other : seen) CHECK_FALSE(other.intersects(child->rect()));
    seen.push_back(child->rect());
  }
  QAccessibleInterface* point = board->child(static_cast<int>(test.field("d6")));
  CHECK(point->text(QAccessible::Name) == "d6, empty");
  point->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  CHECK(point->text(QAccessible::Name) == "d6, black stone");
}

TEST_CASE("the board of a game on hexagons turns for whoever sits at the other side") {
  WindowUnderTest test("hex/small");
  const QPoint before = test.board().place_rect(test.field("a1")).center();
  test.table().flip();
  CHECK(test.board().flipped());
  CHECK(test.board().place_rect(test.field("g7")).center() !=
        test.board().place_rect(test.field("a1")).center());
  const QPoint after = test.board().place_rect(test.field("a1")).center();
  CHECK(after.y() > before.y() + test.board().height() / 3);
}

TEST_CASE("covers, films and paper show boards of any shape") {
  need_application();
  const Catalogue games = games_under_test();
  for (const char* id : {"hex", "mills"}) {
    INFO(id);
    const auto entry = games.find(id);
    REQUIRE_OK(entry);
    const auto cover = cover_of(*entry->game);
    REQUIRE_OK(cover);
    REQUIRE(cover->board);
    const QImage small =
        paint_cover(*cover, entry->game->appearance(), Theme::light(), {220, 150}, 1).toImage();
    CHECK(colours(small) > 4);

    const auto rules = entry->game->create(entry->game->variants().front());
    REQUIRE_OK(rules);
    const auto board = *BoardGeometry::of(**rules);
    const FilmChoice choice;
    const QSize size = film_size(board, choice);
    const QSizeF fields = BoardLayout::wanted(board, 0, true);
    CHECK(std::abs(size.width() * fields.height() - size.height() * fields.width()) <
          0.15 * size.width() * fields.height());
    const auto film = game_film(board, entry->game->appearance(), Theme::light(),
                                {{Picture{}, {}}, {stones(board, 3), {0}}}, choice);
    REQUIRE_OK(film);
    CHECK(film->starts_with("GIF89a"));
  }
}

namespace {

/// How long a move takes until it is painted, and what is painted without one.
void measure(const char* what, ShapeAlone& alone) {
  const auto fields = static_cast<std::uint32_t>(alone.geometry.fields().size());
  Picture picture = stones(alone.geometry, 2);
  alone.view.show_picture(picture);
  alone.offer_all();
  QImage screen(alone.view.viewport()->size(), QImage::Format_ARGB32_Premultiplied);
  alone.view.viewport()->render(&screen);
  std::vector<double> times;
  for (std::uint32_t move = 1; move < fields; move += 4) {
    Picture next = picture;
    next.items.push_back({move, move % 2, 1, 0});
    std::sort(next.items.begin(), next.items.end(),
              [](const PictureItem& a, const PictureItem& b) { return a.place < b.place; });
    QElapsedTimer clock;
    clock.start();
    alone.view.show_move(next, difference(picture, next));
    alone.view.set_last_move({move});
    alone.view.viewport()->render(&screen);
    times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    picture = std::move(next);
  }
  std::sort(times.begin(), times.end());
  WARN(what << ", " << times.size() << " moves: median " << times[times.size() / 2] << " ms, 95% "
            << times[times.size() * 95 / 100] << " ms, worst " << times.back() << " ms");
}

}  // namespace

TEST_CASE("from a move to the painted board: 361 points, 91 hexagons", "[.][measure]") {
  ShapeAlone crossings(points(19));
  measure("points", crossings);
  ShapeAlone hexes(hexagon(6));
  measure("hexagons", hexes);
  SUCCEED();
}

TEST_CASE("what boards of any shape look like", "[pictures]") {
  struct Look {
    const char* name;
    ThemeChoice theme;
  };
  for (const auto& [name, theme] : {Look{"light", ThemeChoice::kLight}, Look{"dark", ThemeChoice::kDark},
                                    Look{"contrast", ThemeChoice::kContrast}})
    for (const char* game : {"hex", "mills", "morris", "sternhalma/three"}) {
      WindowUnderTest test(game);
      test.window().set_theme(theme);
      const QString file = QString("shape-%1-%2").arg(QString(game).replace('/', '-'), name);
      CHECK(colours(keep(test.window(), file + "-start")) > 50);
      play_on(test, game == std::string("hex") ? 41 : 8);
      const QImage before = keep(test.window(), file + "-middle");
      test.table().flip();
      test.board().setFocus(Qt::TabFocusReason);
      test.board().set_cursor_place(4);
      CHECK(keep(test.window(), file + "-flipped") != before);
    }
  for (const auto& [name, board] : {std::pair("hexagon", hexagon(5)), std::pair("walled", walled()),
                                    std::pair("points", points(19)), std::pair("stacking", stacking())}) {
    ShapeAlone alone(board);
    if (board.fields().size() > 2) alone.view.show_picture(stones(board, 5));
    if (board.fields().size() == 2)
      alone.view.show_picture({{{0, 0, 4, 0, 0}, {0, 1, 2, 0, 1}, {1, 0, 3, 0, 0}, {1, 1, 2, 0, 1}}});
    alone.view.set_last_move({0});
    alone.view.set_advice({1});
    alone.offer_all();
    CHECK(colours(keep(alone.view, QString("shape-alone-") + name)) > 10);
  }
}
