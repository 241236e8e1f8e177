// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rule sets side by side in the window: chosen, played, taken back, brought together; records run under them.
// With BOARDWRIGHT_PICTURES set to a folder, pictures are kept there.
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include "framework/board/geometry.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/script_shelf.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/compare/compare_side.hpp"
#include "ui/desktop/compare/difference_table.hpp"
#include "ui/desktop/compare/parameter_table.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

using Names = std::vector<std::string>;

const Names kJumping{"lines_of_action/standard", "lines_of_action/no-jump"};

/// The window with the compare page open, and hands for its boards.
struct CompareUnderTest {
  WindowUnderTest test;
  explicit CompareUnderTest(const Names& names = kJumping, QSize size = {1280, 800})
      : test("lines_of_action", size) {
    test.window().findChild<QAction*>("compare")->trigger();
    REQUIRE_OK(page().compare(names));
    test.settle();
  }

  ComparePage& page() { return test.window().rule_work().compare_page(); }
  CompareSide& side(std::size_t number) { return *page().boards().sides().at(number); }
  BoardView& board(std::size_t number) { return side(number).board(); }
  void click(std::size_t number, const std::string& name) {
    BoardView& view = board(number);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                      view.place_rect(*view.board().field(name)).center());
  }
  void move(std::size_t number, const std::string& from, const std::string& to) {
    click(number, from);
    click(number, to);
    test.settle();
  }
  QString piece_on(std::size_t number, const std::string& name) {
    BoardView& view = board(number);
    const auto* item = view.picture().at(*view.board().field(name));
    return item == nullptr ? QString() : QString::fromStdString(view.board().kinds()[item->kind].id);
  }
  QString cell(int row, int column) { return page().boards().moves().item(row, column)->text(); }
  QPushButton* button(const char* name) { return test.button(name); }
};

QListWidgetItem* variant_item(ComparePage& page, const QString& name) {
  auto* list = page.findChild<QListWidget*>("compare_variants");
  for (int row = 0; row < list->count(); ++row)
    if (list->item(row)->data(Qt::UserRole).toString() == name) return list->item(row);
  FAIL("no variant " << name.toStdString());
  return nullptr;
}

}  // namespace

TEST_CASE("where no game has two variants the page says what is to be chosen") {
  const ScriptShelf shelf;
  ComparePage page(shelf.games);
  page.begin("sample_game", "standard");
  CHECK(page.boards().sides().empty());
  CHECK(page.boards().message() == "Choose two variants to compare.");
}

TEST_CASE("boards of a game whose file was saved begin anew by its rules") {
  const ScriptShelf shelf(true);
  ComparePage page(shelf.games);
  page.begin();
  REQUIRE(page.boards().games() != nullptr);
  REQUIRE(page.boards().games()->line(0)->now().moves(0).size() == 16);
  shelf.save("{ \"nw\", \"n\", \"ne\" }", "{ \"nw\", \"ne\" }");
  page.set_catalogue(shelf.read());
  REQUIRE(page.boards().games() != nullptr);
  CHECK(page.boards().games()->line(0)->now().moves(0).size() == 10);
}

TEST_CASE("the page opens with the game on the table, beside the first variant on its board") {
  WindowUnderTest test("militakiri/same-lines");
  QAction* compare = test.window().findChild<QAction*>("compare");
  CHECK(compare->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
  compare->trigger();
  test.settle();
  ComparePage& page = test.window().rule_work().compare_page();
  CHECK(page.isVisible());
  CHECK(test.window().windowTitle() == "Rule sets side by side – Boardwright");
  REQUIRE(page.boards().sides().size() == 2);
  CHECK(page.boards().sides()[0]->rules().parameters().at("opposite_capture") == Value(false));
  CHECK(page.boards().sides()[1]->name() == "Single board");
  CHECK(variant_item(page, "militakiri/same-lines")->checkState() == Qt::Checked);
  CHECK(variant_item(page, "militakiri/single")->checkState() == Qt::Checked);
  CHECK(variant_item(page, "militakiri/double")->checkState() == Qt::Unchecked);
  // What belongs to the table has nothing to do here, and is there again afterwards.
  for (const char* name : {"save", "copy_position", "resign", "flip", "previous"}) {
    INFO(name);
    CHECK_FALSE(test.window().findChild<QAction*>(name)->isEnabled());
  }
  QTest::mouseClick(test.button("compare_leave"), Qt::LeftButton);
  CHECK(test.table().isVisible());
  CHECK(test.window().findChild<QAction*>("flip")->isEnabled());
  compare->trigger();
  CHECK(page.boards().sides().size() == 2);  // as it was left
}

TEST_CASE("a variant that shares its board with none opens two others that can be played in step") {
  WindowUnderTest test("militakiri/double");
  test.window().findChild<QAction*>("compare")->trigger();
  test.settle();
  ComparePage& page = test.window().rule_work().compare_page();
  const SideBySide* games = page.boards().games();
  REQUIRE(games != nullptr);
  REQUIRE(page.boards().sides().size() == 2);
  CHECK(games->in_step(0, 1));
  if (variant_item(page, "militakiri/double")->checkState() == Qt::Unchecked)
    CHECK(page.boards().message().startsWith("No other variant is on the board of "));
}

TEST_CASE("moves that only one side allows are listed with the rule, and marked on its board") {
  CompareUnderTest test;
  REQUIRE(test.page().boards().moves().rowCount() == 4);
  CHECK(test.cell(0, 0) == "b1-h1");
  CHECK(test.cell(0, 1) == "A");
  CHECK(test.cell(0, 2) == "B: The piece on c1 is in the way. (L2.2)");
  CHECK(test.side(0).marks().marks().size() == 4);
  CHECK(test.side(1).marks().marks().empty());
  CHECK(test.page().boards().parameters().differences() == 1);
  CHECK(test.page().boards().parameters().item(0, 1)->text() == "on");
  CHECK(test.page().boards().parameters().item(0, 2)->text() == "off");

  // Looked at, it stands out, and the board that refuses points at what is in the way.
  test.page().boards().moves().selectRow(0);
  const auto strong = [&] {
    std::size_t count = 0;
    for (const auto& mark : test.side(0).marks().marks()) count += mark.strong ? 1 : 0;
    return count;
  };
  CHECK(strong() == 1);
  CHECK(test.board(1).marks().wrong == std::vector{*test.board(1).board().field("c1")});
  test.page().boards().moves().clearSelection();
  CHECK(strong() == 0);
  CHECK(test.board(1).marks().wrong.empty());
}

TEST_CASE("marks are seen in the side's colour, in both themes") {
  for (const ThemeChoice choice : {ThemeChoice::kLight, ThemeChoice::kDark}) {
    CompareUnderTest test;
    test.test.window().set_theme(choice);
    test.test.settle();
    const auto count = [&](std::size_t number) {
      const QImage image = test.board(number).grab().toImage();
      const QColor colour = side_board_colour(0);
      int pixels = 0;
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
          const QColor pixel = image.pixelColor(x, y);
          pixels += std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                                std::abs(pixel.blue() - colour.blue()) <
                            60
                        ? 1
                        : 0;
        }
      return pixels;
    };
    CHECK(count(0) > 200);
    CHECK(count(0) > 10 * count(1));
    const Theme& theme = theme_for(choice);
    for (std::size_t side = 0; side < kMostSides; ++side)
      CHECK(contrast(side_colour(side, theme), theme.panel) >= 4.5);
  }
}

TEST_CASE("a move on one board is made on all that allow it, and taken back from all") {
  CompareUnderTest test;
  test.move(1, "b1", "b3");
  CHECK(test.piece_on(0, "b3") == "black");
  CHECK(test.piece_on(1, "b3") == "black");
  CHECK(test.page().boards().message().isEmpty());
  CHECK(test.side(0).status() == "White to move.");
  QTest::keyClick(&test.board(1), Qt::Key_Z, Qt::ControlModifier);
  CHECK(test.piece_on(0, "b3").isEmpty());
  CHECK(test.piece_on(1, "b3").isEmpty());
  CHECK_FALSE(test.button("compare_take_back")->isEnabled());

  test.move(0, "b1", "h1");
  CHECK(test.piece_on(0, "h1") == "black");
  CHECK(test.piece_on(1, "b1") == "black");
  CHECK(test.page().boards().message() == "b1-h1 was made on A. B: The piece on c1 is in the way. (L2.2)");
  CHECK(test.side(1).status() == "Black to move. Stands otherwise than the others.");
  CHECK(test.page().boards().moves().rowCount() == 0);  // out of step there is nothing to compare

  auto* together = test.side(1).findChild<QPushButton*>("side_together");
  REQUIRE(together->isVisible());
  QTest::mouseClick(together, Qt::LeftButton);
  CHECK(test.piece_on(0, "b1") == "black");
  CHECK_FALSE(together->isVisible());
  CHECK(test.page().boards().moves().rowCount() == 4);
  QTest::mouseClick(test.button("compare_take_back"), Qt::LeftButton);
  CHECK(test.piece_on(0, "h1") == "black");
}

TEST_CASE("what a board refuses it explains") {
  CompareUnderTest test;
  test.move(1, "b1", "h1");
  CHECK(test.page().boards().message() == "B: The piece on c1 is in the way. (L2.2)");
  CHECK(test.piece_on(0, "b1") == "black");
  test.click(1, "c1");
  CHECK(test.page().boards().message().isEmpty());
}

TEST_CASE("everything can be done with the keyboard") {
  CompareUnderTest test;
  DifferenceTable& moves = test.page().boards().moves();
  moves.setFocus(Qt::TabFocusReason);
  QTest::keyClick(&moves, Qt::Key_Down);
  if (moves.chosen() == nullptr) QTest::keyClick(&moves, Qt::Key_Down);
  REQUIRE(moves.chosen() != nullptr);
  const QString move = QString::fromStdString(moves.chosen()->text);
  QTest::keyClick(&moves, Qt::Key_Return);
  CHECK(test.page().boards().message().startsWith(move + " was made on A."));

  auto* position = test.page().findChild<QLineEdit*>("compare_position");
  CHECK(position->text().endsWith(" w"));
  position->setFocus();
  position->selectAll();
  QTest::keyClicks(position, "8/w7/w7/4b3/3w4/8/3b4/8 b");
  QTest::keyClick(position, Qt::Key_Return);
  CHECK(test.piece_on(1, "d2") == "black");
  position->selectAll();
  QTest::keyClicks(position, "nonsense");
  QTest::keyClick(position, Qt::Key_Return);
  CHECK_FALSE(test.page().boards().message().isEmpty());
  CHECK(test.piece_on(1, "d2") == "black");

  auto* list = test.page().findChild<QListWidget*>("compare_variants");
  list->setFocus();
  list->setCurrentItem(variant_item(test.page(), "lines_of_action/misere"));
  QTest::keyClick(list, Qt::Key_Space);
  test.test.settle();
  REQUIRE(test.page().boards().sides().size() == 3);
  CHECK(test.side(2).number() == 2);
  CHECK(test.piece_on(2, "d2") == "black");  // the new board stands where the others did
}

TEST_CASE("variants: two at least, four at most, others than the first one's board say so") {
  CompareUnderTest test;
  auto check = [&](const char* name, bool on) {
    variant_item(test.page(), name)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    test.test.settle();
  };
  check("lines_of_action/no-jump", false);
  CHECK(test.page().boards().message() == "Choose a second variant to compare with.");
  REQUIRE(test.page().boards().sides().size() == 1);  // the one that is left, to be played on meanwhile
  CHECK(test.page().boards().sides().front()->name() == "Standard");
  CHECK(test.page().boards().parameters().differences() == 0);
  check("lines_of_action/standard", false);
  CHECK(test.page().boards().sides().empty());
  CHECK(test.page().boards().apart() == "Choose two variants to compare.");
  check("lines_of_action/standard", true);
  check("lines_of_action/no-jump", true);
  check("lines_of_action/misere", true);
  check("lines_of_action/simultaneous-draw", true);
  CHECK(test.page().boards().sides().size() == 4);
  check("lines_of_action/scrambled", true);
  CHECK(test.page().boards().message() == "Four rule sets side by side are the most.");
  CHECK(test.page().boards().sides().size() == 4);
  CHECK(variant_item(test.page(), "lines_of_action/scrambled")->checkState() == Qt::Unchecked);
  check("lines_of_action/misere", false);
  check("lines_of_action/simultaneous-draw", false);
  check("lines_of_action/small", true);
  CHECK(test.page().boards().games() == nullptr);
  CHECK(test.page().boards().sides().empty());
  CHECK(test.page().boards().apart().startsWith("Standard is played on 8 × 8 fields, 6 by 6 on 6 × 6."));
  CHECK(test.page().boards().apart().contains("There are no boards in step"));
  CHECK(test.page().boards().parameters().differences() == 2);  // size and jumping
  CHECK_FALSE(test.button("compare_open")->isEnabled());
  check("lines_of_action/small", false);
  CHECK(test.page().boards().games() != nullptr);
}

TEST_CASE("each side's own start, and a side that can't have a position") {
  CompareUnderTest test({"lines_of_action/standard", "lines_of_action/scrambled"});
  CHECK(test.piece_on(1, "b1") == "black");
  auto* starts = test.page().findChild<QComboBox*>("compare_start");
  REQUIRE(starts->count() == 2);
  starts->setFocus();
  QTest::keyClick(starts, Qt::Key_Down);
  CHECK(test.piece_on(0, "b1") == test.piece_on(1, "b1"));
  CHECK(test.page().boards().games()->line(0)->now().text() ==
        test.page().boards().games()->rules(1)->start().text());

  REQUIRE_OK(test.page().compare({"two_field/classic", "two_field/duel"}));
  REQUIRE_OK(test.page().boards().set_position("f9/k9/10/10/2##2##2/2##2##2/10/10/K9/F9 r - - 0"));
  test.test.settle();
  CHECK(test.side(1).status() == "Stands aside.");
  CHECK(test.side(0).status().startsWith("Red to move."));
}

TEST_CASE("chance falls alike on all boards") {
  CompareUnderTest test({"dice_checkers/basic", "dice_checkers/ladder-dice"});
  CHECK_FALSE(test.page().findChild<QWidget*>("compare_chance")->isVisible());
  REQUIRE_OK(test.page().boards().set_position("8b/9/9/9/9/3b5/2B6/9/B8 * c3xd4/b 0"));
  test.test.settle();
  REQUIRE(test.page().findChild<QWidget*>("compare_chance")->isVisible());
  CHECK(test.page().boards().moves().rowCount() > 0);
  CHECK(test.cell(0, 2) == "A: Chance can't bring this.");
  auto* events = test.page().findChild<QComboBox*>("compare_event");
  events->setCurrentText("roll:5-3");
  QTest::mouseClick(test.button("compare_this_event"), Qt::LeftButton);
  CHECK(test.piece_on(0, "d4").startsWith("blue_"));  // who has won stands there
  CHECK(test.piece_on(1, "d4") == test.piece_on(0, "d4"));
  QTest::mouseClick(test.button("compare_take_back"), Qt::LeftButton);
  QTest::mouseClick(test.button("compare_roll"), Qt::LeftButton);
  CHECK(test.page().boards().games()->line(0)->plies().size() == 1);
}

TEST_CASE("a record is run under the others to where they part") {
  CompareUnderTest test;
  const std::string records = BOARDWRIGHT_SOURCE_DIR "/games/lines_of_action/records/";
  REQUIRE_OK(test.page().open_record(records + "standard.txt"));
  test.test.settle();
  INFO(test.page().boards().message().toStdString());
  CHECK(test.page().boards().message().startsWith("The same for "));
  CHECK(test.page().boards().message().contains("B: "));
  CHECK(test.page().boards().message().contains("(L2.2)"));
  CHECK(test.page().boards().games()->all_in_step());
  REQUIRE(test.page().boards().moves().chosen() != nullptr);  // the move they part over
  CHECK(test.page().boards().message().contains(
      QString::fromStdString(test.page().boards().moves().chosen()->text)));

  REQUIRE_OK(test.page().compare({"lines_of_action/standard", "lines_of_action/misere"}));
  REQUIRE_OK(test.page().open_record(records + "standard.txt"));
  CHECK(test.page().boards().message().contains("Then the results differ. A: "));
  REQUIRE_OK(test.page().compare({"lines_of_action/standard", "lines_of_action/simultaneous-draw"}));
  REQUIRE_OK(test.page().open_record(records + "standard.txt"));
  CHECK(test.page().boards().message().startsWith("The same to the end of the record"));

  const auto other = test.page().open_record(BOARDWRIGHT_SOURCE_DIR "/games/militakiri/records/greedy.txt");
  REQUIRE_FALSE(other);
  CHECK(other.error().find("militakiri") != std::string::npos);
  CHECK_FALSE(test.page().open_record("/nowhere.txt"));
}

TEST_CASE("what the page shows has names for those who listen") {
  CompareUnderTest test;
  const auto name = [](QObject* object) {
    QAccessibleInterface* found = QAccessible::queryAccessibleInterface(object);
    REQUIRE(found != nullptr);
    return found->text(QAccessible::Name);
  };
  CHECK(name(&test.board(0)) == "Board A: Standard");
  CHECK(name(&test.board(1)).startsWith("Board B: "));
  CHECK(name(&test.page().boards().moves()) == "Moves that only some of the rule sets allow");
  CHECK(test.page().boards().moves().item(0, 0)->data(Qt::AccessibleTextRole).toString() ==
        "b1-h1, allowed by A. B: The piece on c1 is in the way. (L2.2)");
  for (auto* widget : test.page().findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
    if (widget->objectName().startsWith("qt_") || qobject_cast<QHeaderView*>(widget) != nullptr) continue;
    const bool control =
        qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QLineEdit*>(widget) != nullptr ||
        qobject_cast<QComboBox*>(widget) != nullptr || qobject_cast<QListWidget*>(widget) != nullptr;
    if (!control) continue;
    INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
    CHECK_FALSE(name(widget).isEmpty());
  }
}

TEST_CASE("the page has room for its words in every language, theme and size", "[pictures]") {
  for (const QSize size : {QSize(1280, 800), QSize(1024, 700)})
    for (const Language language : looked_at_in()) {
      CompareUnderTest test({"militakiri/single", "militakiri/same-lines"}, size);
      test.test.speak(language);
      const bool dark = language == german() || language == french();
      test.test.window().set_theme(dark ? ThemeChoice::kDark : ThemeChoice::kLight);
      const QString code = QString::fromStdString(std::string(language_code(language)));
      INFO(code.toStdString() << " " << size.width());
      const auto look = [&](const char* moment) {
        test.test.settle();
        check_room(&test.page());
        keep(test.test.window(), QString("compare-%1-%2-%3").arg(moment, code).arg(size.width()));
      };
      look("set-up");
      REQUIRE_OK(test.page().boards().set_position(
          "sTs14/3P12/6/1p14/1pTp13/1P24/2S13/6/6/4C11/6/PT5 r 122/122 - m - 0"));
      look("moves");
      test.page().boards().moves().selectRow(0);
      look("chosen");
      REQUIRE_OK(test.page().compare({"militakiri/single", "militakiri/double"}));
      look("apart");
      REQUIRE_OK(test.page().compare(
          {"lines_of_action/standard", "lines_of_action/no-jump", "lines_of_action/misere"}));
      look("three");
      REQUIRE_OK(test.page().compare({"dice_checkers/basic", "dice_checkers/marching",
                                      "dice_checkers/adjacent", "dice_checkers/ladder-dice"}));
      look("four");
      REQUIRE_OK(test.page().boards().set_position("8b/9/9/9/9/3b5/2B6/9/B8 * c3xd4/b 0"));
      look("chance");
      REQUIRE_OK(test.page().compare({"two_field/classic", "two_field/duel"}));
      REQUIRE_OK(test.page().boards().set_position("f9/k9/10/10/2##2##2/2##2##2/10/10/K9/F9 r - - 0"));
      look("aside");
    }
}
