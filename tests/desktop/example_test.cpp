// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rules that can be tried: from the rules beside the board to a position and back, and the game stays as it
// is.
#include <QAction>
#include <QPushButton>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/docks/rules_dock.hpp"
#include "ui/desktop/lessons/example_page.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/lessons/lesson_card.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct ExampleUnderTest : WindowUnderTest {
  explicit ExampleUnderTest(const std::string& game = "lines_of_action", QSize size = {1280, 800})
      : WindowUnderTest(game, size) {
    window().findChild<QAction*>("rules")->trigger();
    settle();
  }
  ExamplePage& page() { return window().teacher().example_page(); }
  RulesDock& dock() { return window().docks().rules(); }
  BoardView& try_board() { return page().board().view(); }
  /// The link beside a rule is clicked.
  void try_rule(const QString& rule) {
    emit dock().text().anchorClicked(QUrl("example:" + rule));
    settle();
    REQUIRE(window().teacher().trying());
  }
  void click_on(const std::string& field) {
    const auto place = try_board().board().field(field);
    REQUIRE(place.has_value());
    QTest::mouseClick(try_board().viewport(), Qt::LeftButton, {}, try_board().place_rect(*place).center());
  }
  bool stands_on(const std::string& field) {
    return try_board().picture().at(*try_board().board().field(field)) != nullptr;
  }
};

/// The paragraphs that end with a link, by the rule they are about.
QStringList linked(const QTextBrowser& text) {
  QStringList found;
  for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
    for (auto part = block.begin(); !part.atEnd(); ++part)
      if (part.fragment().charFormat().isAnchor()) found << part.fragment().charFormat().anchorHref();
  return found;
}

}  // namespace

TEST_CASE("beside each rule that can be tried there is a link, in short and in full, in every language") {
  ExampleUnderTest test;
  for (const Language language : languages()) {
    test.speak(language);
    for (const int form : {0, 1}) {
      test.dock().form().setCurrentIndex(form);
      emit test.dock().form().activated(form);
      const QStringList links = linked(test.dock().text());
      CHECK(links.contains("example:L2.1"));
      CHECK(links.contains("example:L3.4"));
      CHECK_FALSE(links.contains("example:L4.1"));  // how moves are written: nothing to try
      CHECK(links.size() == test.dock().examples().size());
    }
  }
}

TEST_CASE("a rule is tried on a board of its own; the game stays as it is") {
  ExampleUnderTest test;
  test.drag("c1", "c3");
  const auto before = test.controller().update().position;
  test.try_rule("L3.1");
  CHECK(test.page().title() == "Rule L3.1");
  CHECK(test.page().card().text().contains("one group"));
  CHECK(test.page().status().words().contains("a1-c1, d1-b1"));
  CHECK(test.window().windowTitle().startsWith("Rule L3.1"));
  CHECK(test.dock().isVisible());
  test.keep_picture("example");
  test.click_on("a1");
  test.click_on("c1");
  CHECK(test.stands_on("c1"));
  CHECK(test.page().status().title() == "That is the rule at work");
  CHECK(test.page().status().words().contains("connected"));

  test.button("example_back")->click();
  CHECK(test.stands_on("a1"));
  CHECK_FALSE(test.button("example_back")->isEnabled());
  test.click_on("h8");
  CHECK_FALSE(test.page().board().message().isEmpty());  // the other side's piece: the rules say why not
  test.button("example_show")->click();
  CHECK(test.stands_on("c1"));

  test.button("example_leave")->click();
  CHECK(test.window().at_table());
  CHECK(test.controller().update().position == before);
  CHECK(test.controller().history().size() == 1);
}

TEST_CASE("what a rule forbids is refused, and that is what is asked for") {
  ExampleUnderTest test("dice_checkers");
  test.try_rule("D2.5");
  CHECK(test.page().status().words() == "Try d4-c5: the rule forbids it.");
  test.click_on("d4");
  test.click_on("c5");
  CHECK(test.page().status().title() == "The rule forbids it");
  CHECK(test.page().board().message().contains("D2.5"));
  test.button("example_restart")->click();
  test.button("example_show")->click();
  CHECK(test.page().status().title() == "The rule forbids it");
}

TEST_CASE("dice of an example are thrown, and going back takes them along") {
  ExampleUnderTest test("dice_checkers");
  test.try_rule("D3.1");
  const Picture before = test.try_board().picture();
  test.button("example_show")->click();
  CHECK(test.page().tried().size() >= 2);  // the attack and a throw
  CHECK(test.page().status().title() == "That is the rule at work");
  test.button("example_back")->click();
  CHECK(test.try_board().picture() == before);
}

TEST_CASE("examples of the other games can be opened too, one after the other") {
  for (const char* game : {"militakiri", "two_field", "dice_checkers"}) {
    ExampleUnderTest test(game);
    if (test.controller().hand_over()) test.button("take_over")->click();
    REQUIRE(test.dock().examples().size() > 5);
    for (const QString& rule : test.dock().examples()) {
      INFO(rule.toStdString());
      test.try_rule(rule);
      CHECK(test.page().title() == "Rule " + rule);
      CHECK_FALSE(test.page().card().text().isEmpty());
      test.button("example_show")->click();
      CHECK_FALSE(test.page().status().title().endsWith("to move"));  // the rule was seen, or the end
    }
  }
}

TEST_CASE("examples in every language and size", "[pictures]") {
  for (const Language language : looked_at_in()) {
    ExampleUnderTest test("militakiri", language == german() ? QSize(1024, 700) : QSize(1280, 800));
    test.speak(language);
    test.try_rule("M5.3");
    test.keep_picture("example-" + QString::fromLatin1(language_code(language).data()));
  }
}
