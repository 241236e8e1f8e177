// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people look for at a board: moves typed as they come, refusals that go away, dice that stay, turns
// that are played again.
#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "framework/board/geometry.hpp"
#include "framework/clock/time_control_text.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/projected_seats.hpp"
#include "ui/desktop/panels/projector_window.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr const char* kTowers = "sT5/cT5/pT5/6/6/6/1c14/2P23/6/5PT/5CT/5ST r 111/111 - m - 0";

QAction& action(WindowUnderTest& test, const char* name) {
  auto* found = test.window().findChild<QAction*>(name);
  REQUIRE(found != nullptr);
  return *found;
}

}  // namespace

TEST_CASE("a typed move is taken however its fields are set apart") {
  for (const char* typed : {"c1c3", "c1 c3", "C1-C3", "C1C3", "c1xc3", "c1:c3", "c1-c3"}) {
    INFO(typed);
    WindowUnderTest test;
    test.type(typed);
    REQUIRE(test.controller().history().size() == 1);
    CHECK(test.controller().history().front().text == "c1-c3");
    CHECK(test.table().move_entry().line()->text().isEmpty());
  }
  WindowUnderTest test;
  test.type("C1 D4");  // no move, and the rules' own reason
  CHECK(test.controller().history().empty());
  const QString strict = [&] {
    const QString loose = test.table().move_entry().sentence();
    test.type("c1-d4");
    CHECK(test.table().move_entry().sentence() == loose);
    return loose;
  }();
  CHECK_FALSE(strict.contains("is not a legal move here"));
}

TEST_CASE("what is wrong is pointed at for a moment, and not after another click, key or picture") {
  WindowUnderTest test("militakiri");
  test.must_start(kTowers);
  const auto refuse = [&] {
    test.click("c5");
    test.click("f7");
    REQUIRE_FALSE(test.board().marks().wrong.empty());
  };
  refuse();
  QTest::mouseClick(test.viewport(), Qt::RightButton, {}, test.middle("d7"));
  CHECK(test.board().marks().wrong.empty());
  CHECK(test.table().message().isEmpty());
  test.board().forget_drawn();
  refuse();
  QTest::keyClick(&test.board(), Qt::Key_Escape);
  CHECK(test.board().marks().wrong.empty());
  refuse();
  REQUIRE(eventually([&] { return test.board().marks().wrong.empty(); }));
  test.type("c5f7");
  REQUIRE_FALSE(test.board().marks().wrong.empty());
  QTest::keyClicks(test.table().move_entry().line(), "c");
  CHECK(test.board().marks().wrong.empty());
  test.type("c5f7");
  REQUIRE_FALSE(test.board().marks().wrong.empty());
  REQUIRE_OK(test.controller().play(test.controller().update().moves.front().text));
  CHECK(test.board().marks().wrong.empty());
}

TEST_CASE("a click on a reserve says what is in the way") {
  WindowUnderTest test("militakiri");
  test.must_start(kTowers);
  const auto click_tray = [&](Seat owner) {
    const auto& trays = test.board().board().trays();
    for (std::uint32_t i = 0; i < trays.size(); ++i) {
      const auto place = static_cast<std::uint32_t>(test.board().board().fields().size()) + i;
      if (trays[i].owner != owner || test.board().place_rect(place).isEmpty()) continue;
      QTest::mouseClick(test.viewport(), Qt::LeftButton, {}, test.board().place_rect(place).center());
      return test.table().message();
    }
    FAIL("no such reserve is shown");
    return QString();
  };
  CHECK(click_tray(0) == "No piece can be brought in from here now.");
  CHECK(click_tray(1) == "It is not Blue's turn.");
  test.speak(german());
  CHECK(click_tray(1) == "Blau ist nicht am Zug.");
}

TEST_CASE("dice lie beside the board until the next move, and with the positions of the past", "[pictures]") {
  WindowUnderTest test("militakiri");
  for (const char* field : {"b1", "c2", "e3"}) test.click(field);
  test.button("arrange_ready")->click();
  test.button("take_over")->click();
  for (const char* field : {"a12", "b11", "c10"}) test.click(field);
  test.button("arrange_ready")->click();
  const LastThrow& thrown = test.table().last_throw();
  REQUIRE(eventually([&] { return !test.table().toast().isVisible(); }));
  REQUIRE(thrown.isVisible());
  REQUIRE_FALSE(thrown.faces().empty());
  const auto faces = thrown.faces();
  CHECK(faces.back().size() == 2);
  test.wait(300);
  CHECK(thrown.isVisible());
  CHECK(thrown.accessibleName().startsWith("Thrown: "));
  for (const Language language : looked_at_in()) {
    test.speak(language);
    test.window().set_theme(language == german() ? ThemeChoice::kDark : ThemeChoice::kLight);
    test.settle();
    check_room(&test.window());
    test.keep_picture("dice-beside-" + QString::fromStdString(std::string(language_code(language))));
  }
  REQUIRE_OK(test.controller().play(test.controller().update().moves.front().text));
  CHECK_FALSE(thrown.isVisible());
  // Whoever is at the screen now may have seen another number of moves.
  const auto& history = test.controller().history();
  const auto last = std::find_if(history.rbegin(), history.rend(),
                                 [](const SeenMove& move) { return move.seat == BW_CHANCE; });
  test.table().look_at(static_cast<std::size_t>(history.rend() - last));
  CHECK(thrown.faces() == faces);
  test.table().look_at(0);
  CHECK_FALSE(thrown.isVisible());
}

TEST_CASE("a turn that was taken back is played again by button, key and menu, until another is made") {
  WindowUnderTest test;
  auto* redo = test.button("redo");
  CHECK_FALSE(redo->isEnabled());
  test.type("c1-c3");
  test.type("a4-c4");
  const Record before = test.controller().record();
  QTest::keyClick(&test.window(), Qt::Key_Z, Qt::ControlModifier);
  QTest::keyClick(&test.window(), Qt::Key_Z, Qt::ControlModifier);
  CHECK(test.controller().history().empty());
  REQUIRE(redo->isEnabled());
  CHECK(action(test, "redo").isEnabled());
  redo->click();
  CHECK(test.controller().history().size() == 1);
  CHECK(test.title() == "White to move");
  QTest::keyClick(&test.window(), Qt::Key_Y, Qt::ControlModifier);
  CHECK(test.controller().record().moves == before.moves);
  CHECK_FALSE(redo->isEnabled());
  QTest::keyClick(&test.window(), Qt::Key_Z, Qt::ControlModifier);
  CHECK(redo->isEnabled());
  QTest::keyClick(&test.window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  CHECK(test.controller().history().size() == 2);
  // The same move made by hand keeps what follows it; another one ends it.
  for (int i = 0; i < 2; ++i) action(test, "take_back").trigger();
  test.type("c1-c3");
  CHECK(redo->isEnabled());
  action(test, "redo").trigger();
  CHECK(test.controller().record().moves == before.moves);
  for (int i = 0; i < 2; ++i) action(test, "take_back").trigger();
  test.type("b1-b3");
  CHECK_FALSE(redo->isEnabled());
  CHECK_FALSE(action(test, "redo").isEnabled());
}

TEST_CASE("the computer's answer comes back with one's own move, without thinking anew") {
  WindowUnderTest test;
  MatchPlan plan = test.controller().plan();
  plan.seats = seats_of_words({kHuman, "random"});
  test.window().start_game(plan);
  test.type("c1-c3");
  REQUIRE(eventually([&] { return test.controller().history().size() == 2; }));
  const auto before = test.controller().history();
  test.button("take_back")->click();
  REQUIRE(test.controller().history().empty());
  test.button("redo")->click();
  REQUIRE(test.controller().history().size() == 2);
  CHECK_FALSE(test.controller().thinking());
  for (std::size_t i = 0; i < 2; ++i) CHECK(test.controller().history()[i].text == before[i].text);
  REQUIRE_OK(test.window().start_game("lines_of_action"));
  CHECK_FALSE(test.button("redo")->isEnabled());
}

TEST_CASE("dice that were taken back fall as they fell") {
  WindowUnderTest test("dice_checkers");
  for (int i = 0; i < 400 && !test.controller().update().table.result; ++i) {
    const auto& moves = test.controller().update().moves;
    const auto fight = std::find_if(moves.begin(), moves.end(), [](const LegalMove& move) {
      return move.text.find('x') != std::string::npos;
    });
    REQUIRE_OK(test.controller().play((fight == moves.end() ? moves.front() : *fight).text));
    if (test.controller().history().back().seat != BW_CHANCE) continue;
    std::vector<std::string> before, after;
    for (const auto& move : test.controller().history()) before.push_back(move.text);
    if (!test.controller().can_take_back()) continue;
    REQUIRE_OK(test.controller().take_back());
    REQUIRE(test.controller().history().size() < before.size());
    REQUIRE_OK(test.controller().redo());
    for (const auto& move : test.controller().history()) after.push_back(move.text);
    CHECK(after == before);
    return;
  }
  FAIL("no fight");
}

TEST_CASE("what is tried out goes back and on with the same keys") {
  WindowUnderTest test;
  test.type("c1-c3");
  test.table().look_at(0);
  test.type("b1-b3");
  REQUIRE(test.table().trying() != nullptr);
  test.type(QString::fromStdString(test.table().trying()->moves().front().text));
  REQUIRE(test.table().trying()->shown() == 2);
  CHECK_FALSE(test.button("redo")->isEnabled());
  QTest::keyClick(&test.window(), Qt::Key_Z, Qt::ControlModifier);
  CHECK(test.table().trying()->shown() == 1);
  QTest::keyClick(&test.window(), Qt::Key_Y, Qt::ControlModifier);
  CHECK(test.table().trying()->shown() == 2);
  CHECK(test.controller().history().size() == 1);
}

TEST_CASE("names, clocks and words grow with the projector's window", "[pictures]") {
  WindowUnderTest test("militakiri");
  MatchPlan plan = test.controller().plan();
  plan.clock = read_time_control("10m+5s").value();
  plan.seats = {PlannedSeat::guest("Annemarie van Wijk"),
                PlannedSeat::guest("Bartholomäus Oberhuber-Schmidt")};
  plan.start = test.controller().plan().rules->read_position(kTowers).value();
  test.window().start_game(plan);
  action(test, "projector").trigger();
  ProjectorWindow& projector = test.window().projector();
  for (const QSize size : {QSize(1024, 700), QSize(1920, 1080), QSize(3840, 2160)}) {
    projector.resize(size);
    test.settle();
    INFO(size.width() << "x" << size.height());
    // Letters of a fortieth of the picture's height are read from eight times its height away.
    CHECK(projector.seats().name_height() * 40 >= size.height());
    CHECK(projector.seats().clock_height() * 20 >= size.height());
    for (const QLabel* label : projector.findChildren<QLabel*>()) {
      if (!label->isVisible() || label->text().isEmpty()) continue;
      INFO(label->text().toStdString());
      CHECK(label->fontInfo().pixelSize() * 50 >= size.height());
    }
    CHECK(projector.board().width() * 2 > size.width());
    check_room(&projector);
    for (const Language language : looked_at_in()) {
      test.speak(language);
      test.window().set_theme(language == german() ? ThemeChoice::kDark : ThemeChoice::kLight);
      test.settle();
      check_room(&projector);
      keep(projector, QString("projector-%1-%2")
                          .arg(QString::fromStdString(std::string(language_code(language))))
                          .arg(size.width()));
    }
  }
}

TEST_CASE("spectators see the dice until the next move too") {
  WindowUnderTest test("dice_checkers");
  action(test, "projector").trigger();
  const LastThrow& thrown = test.window().projector().last_throw();
  for (int i = 0; i < 400 && !test.controller().update().table.result; ++i) {
    const auto& moves = test.controller().update().moves;
    const auto fight = std::find_if(moves.begin(), moves.end(), [](const LegalMove& move) {
      return move.text.find('x') != std::string::npos;
    });
    REQUIRE_OK(test.controller().play((fight == moves.end() ? moves.front() : *fight).text));
    if (test.controller().history().back().seat != BW_CHANCE) {
      CHECK_FALSE(thrown.isVisible());
      continue;
    }
    CHECK(thrown.isVisible());
    CHECK_FALSE(thrown.faces().empty());
    CHECK(thrown.die_size() * 30 >= test.window().projector().height());
    return;
  }
  FAIL("no fight");
}
