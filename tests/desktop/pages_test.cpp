// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window's pages as such: built when they are asked for, told what was chosen before and after, left the
// way one came; and whatever goes wrong is told on the one that is seen.
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <array>

#include "framework/lesson/lesson.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/editor/position_editor.hpp"
#include "ui/desktop/enter/enter_page.hpp"
#include "ui/desktop/lessons/example_page.hpp"
#include "ui/desktop/lessons/lesson_page.hpp"
#include "ui/desktop/start/start_page.hpp"
#include "ui/desktop/variants/variant_editor.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct PagesUnderTest : WindowUnderTest {
  void open(const char* action) {
    window().findChild<QAction*>(action)->trigger();
    settle();
  }
  void leave(const char* button_name) {
    QTest::mouseClick(button(button_name), Qt::LeftButton);
    settle();
  }
  void begin_lesson() {
    const auto entry = games_under_test().find("lines_of_action");
    REQUIRE_OK(entry);
    const auto lessons = read_lessons(entry->game->folder());
    REQUIRE_FALSE(lessons.empty());
    const LessonChoice choice{entry->game, {lessons.front().lesson}, 0};
    REQUIRE_OK(window().teacher().start_lesson(choice));
    settle();
  }
  /// As somebody chooses it in the menus.
  void choose_other_looks() {
    window().findChild<QAction*>("theme_dark")->trigger();
    window().findChild<QAction*>("coordinates")->setChecked(false);
    speak(dutch());
  }
  [[nodiscard]] QStringList seen_words(const QWidget& page) {
    QStringList words;
    for (const auto* label : page.findChildren<QLabel*>())
      if (label->isVisible()) words << label->text();
    return words;
  }
};

constexpr std::array kPages{"compare", "make_variant", "enter_game", "edit_position"};

}  // namespace

TEST_CASE("a page is built when it is first asked for", "[pages]") {
  PagesUnderTest test;
  CHECK(test.window().findChildren<Page*>().size() == 1);  // the table
  int built = 1;
  for (const char* name : kPages) {
    INFO(name);
    test.open(name);
    CHECK(test.window().findChildren<Page*>().size() == ++built);
    test.open(name);
    CHECK(test.window().findChildren<Page*>().size() == built);
  }
  test.open("start_page");
  CHECK(test.window().start_page().isVisible());
  CHECK(test.window().findChildren<Page*>().size() == built + 1);
}

TEST_CASE("what is chosen reaches pages that are there and pages that are built later", "[pages]") {
  const int blinking = QApplication::cursorFlashTime();
  QApplication::setCursorFlashTime(0);
  // The page for variants is another one later: it begins with the words in the spoken language.
  for (const char* name : {"compare", "enter_game", "edit_position"}) {
    INFO(name);
    QImage earlier, later;
    {
      PagesUnderTest test;
      test.open(name);
      test.choose_other_looks();
      earlier = test.window().grab().toImage();
      Settings().save();
    }
    {
      PagesUnderTest test;
      test.choose_other_looks();
      test.open(name);
      later = test.window().grab().toImage();
      Settings().save();
    }
    CHECK(earlier == later);
  }
  need_application();  // in English and light again
  QApplication::setCursorFlashTime(blinking);
}

TEST_CASE("what goes wrong is told on the page that is seen", "[pages]") {
  PagesUnderTest test;
  QApplication::clipboard()->setText("nothing like a record");
  const QString wrong =
      QString::fromStdString(test.window().opener().open_record_text("nothing like a record").error());
  const auto go_wrong = [&test] {
    test.window().opener().paste_record();
    test.settle();
  };
  for (const char* name : kPages) {
    INFO(name);
    test.open(name);
    const QWidget& page = *test.window().findChildren<Page*>().back();
    REQUIRE(page.isVisible());
    CHECK_FALSE(test.seen_words(page).contains(wrong));
    go_wrong();
    CHECK(test.seen_words(page).contains(wrong));
    CHECK(test.table().message().isEmpty());
  }
  test.begin_lesson();
  go_wrong();
  CHECK(test.window().teacher().lesson_page().board().message() == wrong);
  REQUIRE_OK(test.window().teacher().start_example("L2.1"));
  go_wrong();
  CHECK(test.window().teacher().example_page().board().message() == wrong);
  test.open("start_page");
  go_wrong();
  CHECK(test.seen_words(test.window().start_page()).contains(wrong));
  CHECK(test.table().message().isEmpty());
}

TEST_CASE("every page is left for the one before, and nobody goes round in circles", "[pages]") {
  PagesUnderTest test;
  test.open("enter_game");
  test.open("compare");
  test.open("make_variant");
  test.open("compare");  // it lies on the way back already
  test.leave("compare_leave");
  CHECK(test.window().by_hand().enter_page().isVisible());
  test.leave("enter_leave");
  CHECK(test.window().at_table());

  // A lesson that was left is over: nobody comes back to an empty board.
  test.begin_lesson();
  test.open("compare");
  test.leave("compare_leave");
  CHECK(test.window().at_table());
  CHECK_FALSE(test.window().teacher().lesson_page().begun());

  test.open("start_page");
  test.open("edit_position");
  test.leave("edit_leave");
  CHECK(test.window().at_start());
}
