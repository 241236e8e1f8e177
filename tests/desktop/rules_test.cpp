// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rules beside the board, and why a move is refused beside its field.
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/docks/rules_dock.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/rules/why_not.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct RulesUnderTest : WindowUnderTest {
  explicit RulesUnderTest(const std::string& game = "lines_of_action", QSize size = {1280, 800})
      : WindowUnderTest(game, size) {}
  RulesDock& dock() { return window().docks().rules(); }
  WhyNot& why() { return table().refusal(); }
  QString text() { return dock().text().toPlainText(); }
  void open() {
    window().findChild<QAction*>("rules")->trigger();
    settle();
    REQUIRE(dock().isVisible());
  }
  /// Of the window.
  QRect place_of(const QWidget& widget) { return {widget.mapTo(&window(), QPoint(0, 0)), widget.size()}; }
};

}  // namespace

TEST_CASE("a refused move says why beside its field, with the way to the rule") {
  RulesUnderTest test;
  CHECK_FALSE(test.why().isVisible());
  test.drag("c1", "c5");
  REQUIRE(test.why().isVisible());
  CHECK(test.table().message() == test.why().sentence());
  CHECK(test.why().sentence().contains("moves as many fields"));
  CHECK(test.why().sentence().endsWith("(L2.1)"));  // for those who listen; the button shows it
  CHECK_FALSE(test.why().findChild<QLabel*>()->text().contains("L2.1"));
  CHECK(test.why().rule_button().text() == "Rule L2.1");
  const QRect field(
      test.viewport()->mapTo(&test.window(), test.board().place_rect(test.field("c5")).topLeft()),
      test.board().place_rect(test.field("c5")).size());
  CHECK_FALSE(test.place_of(test.why()).intersects(field));
  CHECK(test.window().rect().contains(test.place_of(test.why())));
  test.keep_picture("why-not");

  test.why().rule_button().click();
  test.settle();
  REQUIRE(test.dock().isVisible());
  REQUIRE(test.dock().marked_paragraphs().size() == 1);
  CHECK(test.dock().marked_paragraphs().front().startsWith("L2.1"));
  test.keep_picture("rules");
  // The marked paragraph is in view.
  const QRect at = test.dock().text().cursorRect(test.dock().text().extraSelections().front().cursor);
  CHECK(test.dock().text().viewport()->rect().contains(at.center()));

  test.click("d1");  // a new try: the old reason is done with
  CHECK_FALSE(test.why().isVisible());
}

TEST_CASE("wherever a field is, the reason covers neither it nor leaves the window") {
  RulesUnderTest test("lines_of_action", QSize(1024, 700));
  for (const char* field : {"b8", "e8", "g8", "b1", "g1"}) {
    INFO(field);
    const auto clicks = std::vector<std::uint32_t>{test.field(field), test.field("a8")};
    test.drag(field, *field == 'g' ? "h8" : "a8");
    if (!test.why().isVisible()) test.drag(field, "d5");
    REQUIRE(test.why().isVisible());
    CHECK(test.window().rect().contains(test.place_of(test.why())));
    const QLabel* words = test.why().findChild<QLabel*>();
    CHECK(words->height() >= words->heightForWidth(words->width()));
  }
}

TEST_CASE("a typed move that is refused marks its rule as well") {
  RulesUnderTest test;
  test.open();
  CHECK(test.dock().marked().isEmpty());
  test.type("c1-c5");
  CHECK(test.dock().marked() == QStringList{"L2.1"});
  CHECK(test.dock().marked_paragraphs().size() == 1);
}

TEST_CASE("the rules of what was just played are marked") {
  RulesUnderTest test("dice_checkers");
  test.open();
  const auto move = test.controller().update().moves.front();
  REQUIRE_OK(test.controller().play(move.text));
  CHECK(test.dock().marked().contains("D2.1"));
  CHECK_FALSE(test.dock().marked_paragraphs().isEmpty());
}

TEST_CASE("rules that were used say nothing of what is hidden") {
  RulesUnderTest test("two_field");
  test.open();
  if (test.controller().hand_over()) test.button("take_over")->click();
  const auto move = test.controller().update().moves.front();
  REQUIRE_OK(test.controller().play(move.text));
  CHECK(test.dock().marked().isEmpty());
}

TEST_CASE("in full in every language, and as somebody chooses") {
  RulesUnderTest test;
  test.open();
  CHECK(test.dock().form().currentText() == "In full");
  CHECK(test.text().contains("Bring all your pieces together"));
  CHECK_FALSE(test.text().contains("simultaneous"));  // parameters are for those who make variants
  test.speak(dutch());
  CHECK(test.dock().form().currentText() == "Volledig");
  CHECK(test.text().contains("Breng al je stukken samen"));
  const auto choose = [&](int form) {
    test.dock().form().setCurrentIndex(form);
    emit test.dock().form().activated(form);
  };
  choose(0);
  CHECK(test.text().startsWith("L1.1"));
  CHECK(test.text().contains("Een kant wint als al haar stukken één groep vormen"));
  CHECK(test.text().indexOf("L2.2") < test.text().indexOf("L3.1"));
  choose(2);
  CHECK(test.text().contains("Each tries to bring"));
  CHECK(test.text().contains("simultaneous"));  // tables too
  test.speak(german());
  CHECK(test.dock().form().currentText() == "Mit Parametern");  // the choice stays
}

TEST_CASE("what a variant changes of the usual rules is said below the title") {
  RulesUnderTest test("lines_of_action/misere");
  test.open();
  CHECK(test.text().section('\n', 1, 1).contains("usual rules"));
  CHECK(test.text().section('\n', 1, 1).contains("on"));
  REQUIRE_OK(test.window().start_game("lines_of_action"));
  test.settle();
  CHECK_FALSE(test.text().contains("usual rules"));
}

TEST_CASE("a rule that the players' text leaves out is shown in short") {
  RulesUnderTest test;
  test.open();
  REQUIRE_FALSE(test.text().contains("L4.2"));
  test.dock().show_rule("L4.2");
  REQUIRE(test.dock().marked_paragraphs().size() == 1);
  CHECK(test.dock().marked_paragraphs().front().startsWith("L4.2"));
}

TEST_CASE("the search finds words and goes on, round the end") {
  RulesUnderTest test;
  test.open();
  QTest::keyClicks(&test.dock().search(), "group");
  CHECK(test.dock().text().textCursor().selectedText().toLower() == "group");
  const int first = test.dock().text().textCursor().position();
  QTest::keyClick(&test.dock().search(), Qt::Key_Return);
  CHECK(test.dock().text().textCursor().position() > first);
  for (int i = 0; i < 200 && test.dock().text().textCursor().position() != first; ++i)
    QTest::keyClick(&test.dock().search(), Qt::Key_Return);
  CHECK(test.dock().text().textCursor().position() == first);
}

TEST_CASE("another game has other rules, and where the dock was is remembered") {
  {
    RulesUnderTest test;
    test.open();
    REQUIRE_OK(test.window().start_game("dice_checkers"));
    test.settle();
    CHECK(test.text().contains("Dice checkers"));
    test.window().close();
  }
  CHECK(Settings::load().rules);
  need_application();
  MainWindow again(games_under_test(), Settings::load());
  REQUIRE_OK(again.start_game("lines_of_action"));
  again.show();
  CHECK(again.docks().rules().isVisible());
  Settings().save();
}

TEST_CASE("the rules beside the board, in pictures") {
  for (const ThemeChoice theme : {ThemeChoice::kLight, ThemeChoice::kDark}) {
    RulesUnderTest test("militakiri");
    test.window().set_theme(theme);
    test.open();
    if (theme == ThemeChoice::kDark) test.speak(french());
    test.dock().mark({"M3.2"}, RulesDock::Follow::kYes);
    check_room(&test.dock());
    CHECK(colours(keep(test.window(), theme == ThemeChoice::kDark ? "rules-dark" : "rules-light")) > 150);
  }
}
