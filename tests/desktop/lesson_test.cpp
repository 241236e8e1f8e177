// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lessons in the window: chosen, read, played wrongly and rightly, left for the game that waits. With
// BOARDWRIGHT_PICTURES set to a folder, pictures are kept there.
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTimer>

#include "framework/board/geometry.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/lessons/lesson_card.hpp"
#include "ui/desktop/lessons/lesson_page.hpp"
#include "ui/desktop/lessons/lessons_dialog.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

LessonChoice lesson(const std::string& game_id, const std::string& id) {
  const auto found = games_under_test().find(game_id);
  REQUIRE_OK(found);
  LessonChoice choice{found->game, {}, 0};
  for (const auto& reading : read_lessons(found->game->folder())) {
    REQUIRE(reading.problems.empty());
    if (reading.lesson.id == id) choice.index = choice.lessons.size();
    choice.lessons.push_back(reading.lesson);
  }
  REQUIRE(choice.lessons[choice.index].id == id);
  return choice;
}

/// A window with a lesson open and hands for its board.
struct LessonUnderTest {
  WindowUnderTest test;
  explicit LessonUnderTest(const std::string& id = "frontal", const std::string& game_id = "two_field",
                           QSize size = {1280, 800})
      : test("lines_of_action", size) {
    REQUIRE_OK(test.window().teacher().start_lesson(lesson(game_id, id)));
    test.settle();
  }

  LessonPage& page() { return test.window().teacher().lesson_page(); }
  BoardView& board() { return page().board().view(); }
  QString title() { return page().status().title(); }
  std::uint32_t field(const std::string& name) { return *board().board().field(name); }
  QPoint middle(const std::string& name) { return board().place_rect(field(name)).center(); }
  void click(const std::string& name) {
    QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, middle(name));
  }
  void drag(const std::string& from, const std::string& to) {
    QTest::mousePress(board().viewport(), Qt::LeftButton, {}, middle(from));
    const QPoint start = middle(from), end = middle(to);
    for (int step = 1; step <= 4; ++step)
      QTest::mouseMove(board().viewport(), start + (end - start) * step / 4);
    QTest::mouseRelease(board().viewport(), Qt::LeftButton, {}, end);
  }
  void key(Qt::Key which) { QTest::keyClick(QApplication::focusWidget(), which); }
  QString piece_on(const std::string& name) {
    const auto* item = board().picture().at(field(name));
    return item == nullptr ? QString() : QString::fromStdString(board().board().kinds()[item->kind].id);
  }
  QPushButton* button(const char* name) { return test.button(name); }
  /// The way on, in the colour of what is proposed.
  bool next_stands_out() {
    auto* next = button("lesson_next");
    return next->grab().toImage().pixelColor(8, next->height() / 2).rgb() == current_theme().accent.rgb();
  }
  void go_to(std::size_t step) {
    while (page().walk().step_number() < step) page().go_on();
    test.settle();
  }
};

}  // namespace

TEST_CASE("a lesson is read with the keyboard, forth and back") {
  LessonUnderTest test;
  CHECK(test.test.window().teacher().learning());
  CHECK(test.test.window().windowTitle().startsWith("Face to face"));
  CHECK(test.page().card().title() == "Face to face");
  CHECK(test.page().card().where() == "Two-Field – step 1 of 9");
  CHECK(test.page().card().rules().contains("T3.3"));
  CHECK(test.page().card().accessibleName().startsWith(
      "Two-Field – step 1 of 9. The red marshal stands on a1"));
  CHECK(test.piece_on("a3") == "blue_captain");  // nothing is hidden in a lesson
  CHECK(test.piece_on("a1") == "red_marshal");
  CHECK(QApplication::focusWidget() == test.button("lesson_next"));
  CHECK_FALSE(test.button("lesson_back")->isEnabled());
  test.key(Qt::Key_PageDown);
  CHECK(test.page().card().where() == "Two-Field – step 2 of 9");
  CHECK(test.piece_on("a2") == "red_marshal");
  CHECK(test.piece_on("b3") == "blue_captain");
  CHECK(test.board().marks().last == std::vector{test.field("a3"), test.field("b3")});
  test.key(Qt::Key_Space);  // on the button itself
  CHECK(test.page().card().text().startsWith("Turn 2:"));
  CHECK(test.page().status().words().contains("Blue has crossed a3b3 2 times"));  // the rules' own count
  test.key(Qt::Key_PageUp);
  CHECK(test.piece_on("a2") == "red_marshal");
  QTest::mouseClick(test.button("lesson_back"), Qt::LeftButton);
  CHECK(test.piece_on("a1") == "red_marshal");
  test.key(Qt::Key_PageUp);
  CHECK(test.page().walk().step_number() == 0);
}

TEST_CASE("a puzzle is solved wrongly and rightly with the mouse, and the lesson goes on from there") {
  LessonUnderTest test;
  CHECK(test.next_stands_out());
  test.go_to(6);
  CHECK(test.title() == "Your turn: Red");
  CHECK(test.button("lesson_next")->text() == "&Show me");
  CHECK_FALSE(test.next_stands_out());

  test.drag("a2", "c3");  // no move at all: the rules say why
  CHECK(test.page().board().message().toStdString() == "Your own piece stands on c3. (T2.2)");
  CHECK(test.piece_on("a2") == "red_marshal");
  test.click("a2");
  CHECK(test.page().board().message().isEmpty());
  test.click("a3");  // a move, and the wrong one
  CHECK(test.title() == "Not this one");
  CHECK(test.page().status().words() ==
        "That lets the captain go. Threaten it from the field in front of it.");
  CHECK(test.piece_on("a2") == "red_marshal");
  CHECK(test.piece_on("a3").isEmpty());
  test.drag("a2", "b2");
  CHECK(test.title() == "Right!");
  CHECK(test.page().status().words().startsWith("The marshal's count on a2b2 is 5 now"));
  CHECK(test.piece_on("b2") == "red_marshal");
  CHECK(test.button("lesson_next")->text() == "&Next");
  CHECK(test.next_stands_out());
  test.click("b2");  // done is done
  CHECK(test.board().marks().chosen.empty());

  test.key(Qt::Key_PageDown);
  CHECK(test.title() == "Your turn: Blue");
  test.drag("b3", "b4");  // legal, but not what is looked for
  CHECK(test.title() == "Not this one");
  CHECK(test.piece_on("b3") == "blue_captain");
  test.drag("b3", "a3");  // what the rule forbids
  CHECK(test.title() == "Right!");
  CHECK(test.page().board().message().contains("T3.3"));
  CHECK(test.piece_on("b3") == "blue_captain");

  test.key(Qt::Key_PageDown);
  CHECK(test.piece_on("j7") == "blue_miner");
  test.drag("b2", "b3");
  CHECK(test.title() == "Right!");
  CHECK(test.piece_on("b3") == "red_marshal");
  CHECK(test.button("lesson_next")->text() == "&Next");
  QTest::mouseClick(test.button("lesson_next"), Qt::LeftButton);
  CHECK(test.page().card().where() == "Two-Field – lesson done");
  CHECK(test.button("lesson_play")->isVisible());
  CHECK(test.button("lesson_next")->text() == "&Next lesson");
  QTest::mouseClick(test.button("lesson_next"), Qt::LeftButton);
  CHECK(test.page().card().title() == "Diagonally");
  CHECK_FALSE(test.button("lesson_play")->isVisible());
  CHECK(test.page().walk().step_number() == 0);
}

TEST_CASE("a puzzle is solved with the keyboard alone; several forbidden moves are counted") {
  LessonUnderTest test("scout");
  test.go_to(8);
  CHECK(test.title() == "Your turn: Red");
  test.board().setFocus(Qt::TabFocusReason);
  const auto step_to = [&](Qt::Key way, int times) {
    test.board().set_cursor_place(test.field("a2"));
    test.key(Qt::Key_Return);
    for (int i = 0; i < times; ++i) test.key(way);
    test.key(Qt::Key_Return);
  };
  step_to(Qt::Key_Up, 1);
  CHECK(test.title() == "Not this one");
  step_to(Qt::Key_Right, 4);
  CHECK(test.title() == "1 of 4 found");
  CHECK(test.page().board().message().contains("T3.3"));
  step_to(Qt::Key_Right, 4);  // once is enough
  CHECK(test.title() == "1 of 4 found");
  for (int column = 1; column <= 3; ++column) step_to(Qt::Key_Right, column);
  CHECK(test.title() == "Right!");
  CHECK(test.piece_on("a2") == "red_scout");
}

TEST_CASE("whoever doesn't know is shown, and may begin again") {
  LessonUnderTest test;
  test.go_to(6);
  QTest::mouseClick(test.button("lesson_next"), Qt::LeftButton);
  CHECK(test.title() == "This is the solution");
  CHECK(test.piece_on("b2") == "red_marshal");
  CHECK(test.page().walk().step_number() == 6);
  QTest::mouseClick(test.button("lesson_restart"), Qt::LeftButton);
  CHECK(test.page().walk().step_number() == 0);
  CHECK(test.piece_on("a1") == "red_marshal");
}

TEST_CASE("a lesson leaves the game on the table as it was") {
  WindowUnderTest test;
  test.type("c8-c6");
  const Record before = test.controller().record();
  REQUIRE_OK(test.window().teacher().start_lesson(lesson("two_field", "diagonal")));
  test.settle();
  CHECK_FALSE(test.table().isVisible());
  for (const char* name :
       {"save", "copy_position", "paste_position", "take_back", "resign", "flip", "previous"}) {
    INFO(name);
    CHECK_FALSE(test.window().findChild<QAction*>(name)->isEnabled());
  }
  for (int i = 0; i < 4; ++i) test.window().teacher().lesson_page().go_on();
  QTest::mouseClick(test.button("lesson_leave"), Qt::LeftButton);
  CHECK_FALSE(test.window().teacher().learning());
  CHECK(test.table().isVisible());
  CHECK(test.board().hasFocus());
  CHECK(test.window().windowTitle().startsWith("Lines of Action"));
  CHECK(test.controller().record() == before);
  CHECK(test.title() == "White to move");
  for (const char* name : {"save", "copy_position", "take_back", "flip"})
    CHECK(test.window().findChild<QAction*>(name)->isEnabled());
  test.type("a4-c4");
  CHECK(test.controller().history().size() == 2);

  REQUIRE_OK(test.window().teacher().start_lesson(lesson("two_field", "diagonal")));
  REQUIRE_OK(test.window().start_game("coin_race"));  // a new game ends the lesson
  CHECK_FALSE(test.window().teacher().learning());
  CHECK(test.table().isVisible());
}

TEST_CASE("moves of a step are seen one after the other") {
  LessonUnderTest test;
  test.page().board().set_animation(true);
  test.key(Qt::Key_PageDown);
  CHECK(test.page().board().playing());
  CHECK(test.piece_on("a1") == "red_marshal");
  CHECK(eventually([&] { return test.piece_on("a2") == "red_marshal"; }));
  CHECK(test.piece_on("a3") == "blue_captain");
  CHECK(eventually([&] { return test.piece_on("b3") == "blue_captain"; }));
  test.key(Qt::Key_PageDown);
  test.key(Qt::Key_PageDown);  // whoever is in a hurry misses nothing
  CHECK(eventually([&] { return !test.page().board().playing() && !test.board().animating(); }));
  CHECK(test.board().picture() == test.page().walk().picture());
  CHECK(test.page().walk().step_number() == 3);
}

TEST_CASE("the lessons are in the menu, those of the game on the table first") {
  WindowUnderTest test("two_field");
  QString first, chosen;
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<LessonsDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    first = dialog->list().item(0)->text();
    for (int row = 0; row < dialog->list().count(); ++row)
      if (dialog->list().item(row)->text() == "The scout") dialog->list().setCurrentRow(row);
    chosen = dialog->list().currentItem()->data(Qt::AccessibleTextRole).toString();
    QTest::keyClick(&dialog->list(), Qt::Key_Return);
  });
  QAction* lessons = test.window().findChild<QAction*>("lessons");
  CHECK(lessons->shortcut() == QKeySequence(Qt::SHIFT | Qt::Key_F1));
  lessons->trigger();
  CHECK(first == "Two-Field");
  CHECK(chosen == "The scout. A long move crosses every line on its way.");
  CHECK(test.window().teacher().lesson_page().card().title() == "The scout");
}

TEST_CASE("a lesson that can't be read is listed with its reason; one that can't be played says why") {
  need_application();
  QTemporaryDir folder;
  const std::filesystem::path games = folder.path().toStdString();
  const std::filesystem::path original = BOARDWRIGHT_BINARY_DIR "/tests/games/two_cards";
  std::filesystem::create_directories(games / "two_cards/lessons");
  for (const char* file : {"game.yaml", "two_cards.so"})
    std::filesystem::copy_file(original / file, games / "two_cards" / file);
  const auto write = [&](const char* name, const QByteArray& text) {
    QFile file(folder.filePath(QString("two_cards/lessons/") + name));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
  };
  write("broken.yaml", "title: [");
  write("illegal.yaml", "title: A\nsummary: B\nsteps: [{text: C, moves: [nonsense]}]\n");
  CatalogueOptions options;
  options.folders = {games};
  options.use_environment = options.use_program_folders = false;
  const Catalogue catalogue = Catalogue::load(options);
  LessonsDialog dialog(catalogue, "two_cards", {});
  dialog.show();
  REQUIRE(dialog.list().count() == 3);
  CHECK(dialog.list().item(1)->text() == "broken can't be read");
  CHECK_FALSE(dialog.list().item(1)->flags().testFlag(Qt::ItemIsSelectable));
  const auto choice = dialog.choice();
  REQUIRE(choice);
  CHECK(choice->lessons[choice->index].id == "illegal");
  WindowUnderTest test;
  const auto begun = test.window().teacher().start_lesson(*choice);
  REQUIRE_FALSE(begun);
  CHECK(begun.error().find("illegal.yaml:3:") != std::string::npos);
  CHECK_FALSE(test.window().teacher().learning());
}

TEST_CASE("Learn opens the first lesson that isn't done, and remembers what is") {
  WindowUnderTest test("lines_of_action");
  test.window().show_start_page();
  emit test.window().start_page().lessons_wanted("two_field");
  REQUIRE(test.window().teacher().learning());
  LessonPage& page = test.window().teacher().lesson_page();
  const QString first = page.title();
  CHECK(page.walk().lesson().id == "moves-and-attacks");
  // The board is set up already here, and the page says so.
  CHECK(page.card().text().contains("A game begins with the set-up"));
  page.go_on();
  CHECK_FALSE(page.card().text().contains("A game begins with the set-up"));
  while (!page.ended()) page.go_on();
  CHECK(test.window().settings().lessons_done.contains("two_field/moves-and-attacks"));
  CHECK(Settings::load().lessons_done.contains("two_field/moves-and-attacks"));
  test.window().show_start_page();
  emit test.window().start_page().lessons_wanted("two_field");
  CHECK(test.window().teacher().lesson_page().title() != first);
  LessonsDialog dialog(test.window().catalogue(), "two_field", test.window().settings().lessons_done);
  QStringList done;
  for (int row = 0; row < dialog.list().count(); ++row)
    if (dialog.list().item(row)->data(Qt::AccessibleTextRole).toString().endsWith("done"))
      done << dialog.list().item(row)->text();
  CHECK(done == QStringList{first});
}

TEST_CASE("a lesson ends with a game by its rules against a computer that can be beaten", "[pictures]") {
  LessonUnderTest test("moves-and-attacks");
  while (!test.page().ended()) test.page().go_on();
  test.test.settle();
  QPushButton* play = test.button("lesson_play");
  REQUIRE(play->isVisible());
  CHECK(play->hasFocus());
  CHECK_FALSE(test.page().status().isVisible());
  for (const Language language : looked_at_in()) {
    test.test.speak(language);
    check_room(&test.test.window());
    keep(test.test.window(), "lesson-end-" + QString::fromStdString(std::string(language_code(language))));
  }
  test.button("lesson_back")->click();  // to the last step
  CHECK_FALSE(test.page().ended());
  CHECK_FALSE(play->isVisible());
  test.page().go_on();
  play->click();
  CHECK(test.test.window().at_table());
  CHECK(test.test.controller().plan().game->id() == "two_field");
  CHECK(test.test.controller().plan().variant == "classic");
  CHECK(test.test.controller().plan().seats == seats_of_words({kHuman, "level:2"}));
}

TEST_CASE("lessons have room for their words in every language, theme and size", "[pictures]") {
  for (const QSize size : {QSize(1280, 800), QSize(1024, 700)}) {
    QSet<QString> texts;
    for (const Language language : looked_at_in()) {
      LessonUnderTest test("frontal", "two_field", size);
      test.test.speak(language);
      const QString code = QString::fromStdString(std::string(language_code(language)));
      INFO(code.toStdString() << " " << size.width());
      const bool dark = language == german() || language == french();
      test.test.window().set_theme(dark ? ThemeChoice::kDark : ThemeChoice::kLight);
      const auto look = [&](const char* moment) {
        test.test.settle();
        check_room(&test.test.window());
        keep(test.test.window(), QString("lesson-%1-%2-%3").arg(moment, code).arg(size.width()));
      };
      look("begin");
      test.key(Qt::Key_PageDown);
      test.key(Qt::Key_PageDown);
      look("turn");
      test.go_to(6);
      test.board().setFocus();
      test.click("a2");
      look("task");
      test.click("a3");
      look("wrong");
      test.drag("a2", "b2");
      look("right");
      test.page().go_on();
      test.drag("b3", "a3");
      look("forbidden");
      texts << test.page().card().text();
      QSet<QChar> letters;
      for (auto* button : test.page().findChildren<QPushButton*>()) {
        if (!button->isVisible()) continue;
        const auto at = button->text().indexOf('&');
        INFO(button->text().toStdString());
        REQUIRE(at >= 0);
        CHECK_FALSE(letters.contains(button->text()[at + 1].toLower()));
        letters << button->text()[at + 1].toLower();
      }
    }
    CHECK(texts.size() == static_cast<qsizetype>(looked_at_in().size()));
  }
  for (const ThemeChoice theme : {ThemeChoice::kLight, ThemeChoice::kDark}) {
    WindowUnderTest test("two_field");
    test.window().set_theme(theme);
    test.speak(theme == ThemeChoice::kDark ? german() : Language::kEnglish);
    const Catalogue catalogue = games_under_test();
    LessonsDialog dialog(catalogue, "two_field", {"two_field/basics", "two_field/frontal"}, &test.window());
    dialog.show();
    test.settle();
    check_room(&dialog);
    keep(dialog, theme == ThemeChoice::kDark ? "lessons-dark" : "lessons");
  }
}

TEST_CASE("every step of every lesson fits into a small window in every language", "[pictures]") {
  WindowUnderTest test("lines_of_action", QSize(1024, 700));
  for (const char* game : {"dice_checkers", "lines_of_action", "militakiri", "two_field"}) {
    LessonChoice choice{games_under_test().find(game)->game, {}, 0};
    for (auto& reading : read_lessons(choice.game->folder()))
      choice.lessons.push_back(std::move(reading.lesson));
    for (; choice.index < choice.lessons.size(); ++choice.index)
      for (const Language language : looked_at_in()) {
        test.speak(language);
        REQUIRE_OK(test.window().teacher().start_lesson(choice));
        LessonPage& page = test.window().teacher().lesson_page();
        for (int moment = 0;; ++moment) {
          const std::string name =
              std::string(game) + "-" + choice.lessons[choice.index].id + "-" + std::to_string(moment);
          INFO(name << " " << language_code(language));
          test.settle();
          check_room(&page);
          CHECK(page.card().verticalScrollBar()->maximum() == 0);
          if (language == Language::kEnglish) keep(test.window(), QString::fromStdString("lesson-" + name));
          if (page.walk().is_last() && !page.walk().waits()) break;
          page.go_on();
        }
      }
  }
}
