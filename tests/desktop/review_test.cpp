// SPDX-License-Identifier: GPL-3.0-or-later
//
// Looking back: variations that leave the game alone, the curve of a game and
// its turning points, arrows and circles, pictures and records that are taken
// along.
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/analysis/course_graph.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/panels/variation_list.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr const char* kGame[] = {"c8-c6", "h4-f2", "g8-g6", "h2-e2", "b1-e4", "a6-d3"};

struct ReviewedGame : WindowUnderTest {
  explicit ReviewedGame(QSize size = {1280, 800}) : WindowUnderTest("lines_of_action", size) {
    for (const char* move : kGame) REQUIRE_OK(controller().play(move));
    settle();
  }
  ReviewDock& dock() { return window().docks().review(); }
  QAction& action(const char* name) {
    auto* found = window().findChild<QAction*>(name);
    REQUIRE(found != nullptr);
    return *found;
  }
  void draw(const std::string& from, const std::string& to) {
    QTest::mousePress(viewport(), Qt::RightButton, {}, middle(from));
    QTest::mouseMove(viewport(), middle(to));
    QTest::mouseRelease(viewport(), Qt::RightButton, {}, middle(to));
  }
};

std::string record_of(MainWindow& window) {
  const auto text = window.files().record_as_text();
  REQUIRE_OK(text);
  return *text;
}

}  // namespace

TEST_CASE(
    "moves on an earlier position are a variation, and the game stays as "
    "it was") {
  ReviewedGame test;
  const std::string before = record_of(test.window());
  test.table().look_at(2);
  CHECK_FALSE(test.table().variations().isVisible());
  test.drag("g8", "g6");  // what was played there: no variation
  CHECK(test.table().shown_moves() == 3);
  CHECK(test.table().trying() == nullptr);

  test.table().look_at(2);
  test.drag("c1", "c3");  // c1 goes as far as pieces stand on its file
  if (test.table().trying() == nullptr) test.type(QString::fromStdString("f8-f5"));
  test.table().look_at(2);
  const auto moves = test.controller().advice().variation_from(2)->moves();
  const auto other =
      std::find_if(moves.begin(), moves.end(), [](const LegalMove& move) { return move.text != kGame[2]; });
  REQUIRE(other != moves.end());
  test.type(QString::fromStdString(other->text));
  REQUIRE(test.table().trying() != nullptr);
  CHECK(test.table().trying()->texts().back() == other->text);
  CHECK(test.title() == "Variation after move 1 (White)");
  CHECK(test.table().variations().isVisible());
  CHECK(test.board().picture() == test.table().trying()->picture());

  test.type(QString::fromStdString(test.table().trying()->moves().front().text));
  CHECK(test.table().trying()->size() == 2);
  test.keep_picture("variation");
  // Back and on go through it; back from its first move is the game again.
  test.table().move_list().go_previous();
  CHECK(test.table().trying()->shown() == 1);
  test.table().move_list().go_next();
  CHECK(test.table().trying()->shown() == 2);
  test.table().move_list().go_previous();
  test.table().move_list().go_previous();
  CHECK(test.table().trying() == nullptr);
  CHECK(test.table().shown_moves() == 2);

  CHECK(record_of(test.window()) == before);
  CHECK(test.controller().history().size() == 6);
  test.table().status().first_button()->click();
  CHECK(test.table().live());
  test.type(QString::fromStdString(test.controller().update().moves.front().text));
  CHECK(test.controller().history().size() == 7);  // a move is a move again
}

TEST_CASE(
    "another move in the middle of a variation is one more, and each can "
    "be dropped") {
  ReviewedGame test;
  test.table().look_at(1);
  const auto moves = test.controller().advice().variation_from(1)->moves();
  test.type(QString::fromStdString(moves[0].text));
  const auto replies = test.table().trying()->moves();
  test.type(QString::fromStdString(replies[0].text));
  test.table().move_list().go_previous();
  test.type(QString::fromStdString(replies[1].text));
  QListWidget& list = test.table().variations().list();
  REQUIRE(list.count() == 2);
  CHECK(list.item(0)->text().contains(QString::fromStdString(replies[0].text)));
  CHECK(list.item(1)->text().contains(QString::fromStdString(replies[1].text)));
  emit list.itemClicked(list.item(0));
  REQUIRE(test.table().trying() != nullptr);
  CHECK(test.table().trying()->texts().back() == replies[0].text);
  list.setFocus();
  QTest::keyClick(&list, Qt::Key_Delete);
  CHECK(list.count() == 1);
  CHECK(test.table().trying() == nullptr);
  REQUIRE_OK(test.window().start_game("lines_of_action"));
  CHECK_FALSE(test.table().variations().isVisible());
}

TEST_CASE("where there is no advice nothing is tried out") {
  WindowUnderTest test("two_field");
  CHECK_FALSE(test.controller().advice().variation_from(0).has_value());
  REQUIRE_OK(test.window().start_game("lines_of_action"));
  CHECK(test.controller().advice().variation_from(0).has_value());
  MatchPlan plan = test.controller().plan();
  plan.policies.hints = false;
  test.window().start_game(plan);
  CHECK_FALSE(test.controller().advice().variation_from(0).has_value());
  REQUIRE_OK(test.controller().resign());
  CHECK(test.controller().advice().variation_from(0).has_value());  // it is over
}

TEST_CASE("dice are thrown anew in a variation") {
  WindowUnderTest test("dice_checkers");
  test.must_start(test.controller().update().position);
  auto variation = test.controller().advice().variation_from(0);
  REQUIRE(variation.has_value());
  for (int i = 0; i < 40 && !variation->is_over(); ++i) {
    REQUIRE_OK(variation->play(variation->moves().front().text));
    CHECK_FALSE(variation->position().is_chance());
  }
  CHECK(test.controller().history().empty());
}

TEST_CASE("turning points: the moves that changed most, with what was better") {
  const auto known = [](double score, const char* best) { return Judgement{score, best}; };
  const Course course{known(0.5, "a"), known(0.52, "b"), std::nullopt,
                      known(0.2, "c"), known(0.25, "d"), known(0.9, "")};
  const auto points = turning_points(course, {"a", "x", "dice", "c", "d"});
  REQUIRE(points.size() == 2);
  CHECK(points[0] == TurningPoint{2, 0.52, 0.2, "b"});  // the dice belong to the move before them
  CHECK(points[1] == TurningPoint{5, 0.25, 0.9, ""});   // the best was played
  CHECK(turning_points(course, {}, 1).size() == 1);
  CHECK(turning_points({}, {}).empty());
}

TEST_CASE("a game is reviewed: a curve, a way to each position, stopped at once") {
  ReviewedGame test;
  test.action("review").trigger();
  test.settle();
  REQUIRE(test.dock().isVisible());
  test.dock().button().click();
  CHECK(test.dock().button().text() == "Stop");
  REQUIRE(eventually([&] { return test.dock().reviewer().done() >= 2; }));
  test.dock().button().click();
  CHECK_FALSE(test.dock().reviewer().running());
  const std::size_t done = test.dock().reviewer().done();
  test.wait(100);
  CHECK(test.dock().reviewer().done() == done);
  test.dock().button().click();
  REQUIRE(eventually([&] { return !test.dock().reviewer().running(); }));
  const Course course = test.dock().reviewer().course();
  REQUIRE(course.size() == 7);
  for (const auto& one : course) {
    REQUIRE(one.has_value());
    CHECK(one->score >= 0);
    CHECK(one->score <= 1);
    CHECK_FALSE(one->best.empty());
  }
  QTest::mouseClick(&test.dock().graph(), Qt::LeftButton, {}, test.dock().graph().point_of(3));
  CHECK(test.table().shown_moves() == 3);
  CHECK(test.dock().graph().words().startsWith("After move 2 of 3 (Black): Black "));
  CHECK(test.dock().graph().accessibleDescription() == test.dock().graph().words());
  test.dock().graph().setFocus();
  QTest::keyClick(&test.dock().graph(), Qt::Key_Left);
  CHECK(test.table().shown_moves() == 2);
  // The same every time it is not interrupted: the budget is a number, not a time.
  Course again[2];
  for (Course& one : again) {
    test.dock().reviewer().forget();
    test.dock().reviewer().start();
    REQUIRE(eventually([&] { return !test.dock().reviewer().running(); }));
    one = test.dock().reviewer().course();
  }
  CHECK(again[0] == again[1]);
  // A game that goes on keeps what is known.
  test.table().look_at(6);
  test.type(QString::fromStdString(test.controller().update().moves.front().text));
  CHECK(test.dock().reviewer().course().size() == 8);
  CHECK(test.dock().reviewer().course()[5] == again[1][5]);
}

TEST_CASE("a whole record is reviewed, its end included, and its turning points lead to their moves") {
  WindowUnderTest test;
  REQUIRE_OK(
      test.window().opener().open_record(BOARDWRIGHT_SOURCE_DIR "/games/lines_of_action/records/small.txt"));
  ReviewDock& dock = test.window().docks().review();
  dock.show();
  dock.button().click();
  REQUIRE(eventually([&] { return !dock.reviewer().running(); }));
  const Course& course = dock.reviewer().course();
  REQUIRE(course.back().has_value());
  const auto& result = *test.controller().update().table.result;
  CHECK(course.back()->score == Approx(result.scores.front() / 2.0));
  REQUIRE(dock.turns().count() > 0);
  CHECK(dock.turns().count() <= 5);
  emit dock.turns().itemClicked(dock.turns().item(0));
  const auto points = turning_points(course, dock.reviewer().moves());
  CHECK(test.table().shown_moves() == points.front().move);
  test.settle();
  check_room(&dock);
  test.keep_picture("review");
}

TEST_CASE("while something is hidden a review says why it can't be") {
  WindowUnderTest test("two_field");
  test.window().docks().review().show();
  test.window().docks().review().button().click();
  REQUIRE(eventually([&] { return !test.window().docks().review().reviewer().running(); }));
  CHECK_FALSE(test.window().docks().review().reviewer().refusal().isEmpty());
  CHECK(test.window().docks().review().words() == test.window().docks().review().reviewer().refusal());
}

TEST_CASE(
    "the right mouse button draws circles and arrows that go with the "
    "next click") {
  ReviewedGame test;
  test.draw("d4", "d4");
  test.draw("c1", "f4");
  REQUIRE(test.board().marks().drawn.size() == 2);
  CHECK(test.board().marks().drawn[1] == Marks::Drawn{test.field("c1"), test.field("f4")});
  CHECK(test.board().spoken_description(test.field("d4")).contains("circled"));
  CHECK(test.board().spoken_description(test.field("c1")).contains("arrow to f4"));
  test.keep_picture("drawn");
  test.draw("d4", "d4");  // the same again takes it away
  CHECK(test.board().marks().drawn.size() == 1);
  test.click("b5");
  CHECK(test.board().marks().drawn.empty());
  // By keyboard.
  test.board().setFocus(Qt::TabFocusReason);
  test.board().set_cursor_place(test.field("e5"));
  QTest::keyClick(&test.board(), Qt::Key_Insert);
  QTest::keyClick(&test.board(), Qt::Key_Insert, Qt::ShiftModifier);
  test.board().set_cursor_place(test.field("e7"));
  QTest::keyClick(&test.board(), Qt::Key_Insert, Qt::ShiftModifier);
  REQUIRE(test.board().marks().drawn.size() == 2);
  CHECK(test.board().marks().drawn[1] == Marks::Drawn{test.field("e5"), test.field("e7")});
  test.table().look_at(0);  // another position
  CHECK(test.board().marks().drawn.empty());
}

TEST_CASE("the right button still lets go of what is chosen") {
  ReviewedGame test;
  test.click("c1");
  REQUIRE_FALSE(test.board().marks().chosen.empty());
  QTest::mouseClick(test.viewport(), Qt::RightButton, {}, test.middle("d4"));
  CHECK(test.board().marks().chosen.empty());
  CHECK(test.board().marks().drawn.empty());
}

TEST_CASE("a board is saved as lines and areas") {
  ReviewedGame test;
  const QTemporaryDir folder;
  const QString file = folder.filePath("board.svg");
  REQUIRE_OK(test.window().files().save_picture(file.toStdString()));
  QFile saved(file);
  REQUIRE(saved.open(QIODevice::ReadOnly));
  const QByteArray svg = saved.readAll();
  CHECK(svg.contains("<svg"));
  CHECK_FALSE(svg.contains("<image"));  // nothing of it is pixels
  const QImage drawn(file);             // through the picture reader for SVG
  CHECK(colours(drawn.scaled(800, 800)) > 20);
}

TEST_CASE("records go through the clipboard") {
  ReviewedGame test;
  test.action("copy_record").trigger();
  const QString text = QApplication::clipboard()->text();
  CHECK(text.startsWith("[Boardwright"));
  REQUIRE_OK(test.window().start_game("dice_checkers"));
  QApplication::clipboard()->setText(text);
  test.action("paste_record").trigger();
  CHECK(test.controller().plan().game->id() == "lines_of_action");
  CHECK(test.controller().history().size() == 6);
  QApplication::clipboard()->setText("not a record");
  test.action("paste_record").trigger();
  CHECK(test.controller().history().size() == 6);
  CHECK_FALSE(test.table().message().isEmpty());
  // A list of moves, of the game on the table.
  QApplication::clipboard()->setText("1. c8-c6 h4-f2");
  test.action("paste_record").trigger();
  CHECK(test.controller().history().size() == 2);
}
