// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page on which rules are written, by keys and clicks.
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>

#include "tests/desktop/workshop_under_test.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using boardwright::test::moving_script;
using boardwright::test::replace_file;
using boardwright::test::replaced;

TEST_CASE("a sample becomes a file, and is on the board", "[workshop]") {
  boardwright::test::ScratchFolder folder;
  WindowUnderTest test{""};
  test.window().findChild<QAction*>("workshop")->trigger();
  test.settle();
  WorkshopPage& page = test.window().rule_work().workshop_page();
  REQUIRE(page.isVisible());
  auto* samples = page.findChild<QListWidget*>("workshop_samples");
  CHECK(samples->hasFocus());
  CHECK(samples->count() == 5);
  test.keep_picture("workshop_choice");
  const std::array names{"first", "second", "third", "fourth", "fifth"};
  for (int row = 0; row < 5; ++row) {
    INFO(row);
    const auto file = folder.path() / (std::string(names[static_cast<std::size_t>(row)]) + ".lua");
    samples->setCurrentRow(row);
    auto* line = page.findChild<QLineEdit*>("workshop_file");
    line->setText(QString::fromStdString(file.string()));
    QTest::keyClick(line, Qt::Key_Return);
    test.settle();
    REQUIRE(page.file() == file);
    REQUIRE(page.bench()->line() != nullptr);
    CHECK(page.tabs().problems().problems().empty());
    CHECK(page.editor().toPlainText().count('\n') < 60);
    page.show_choice();
    line->setText(QString::fromStdString(file.string()));
    QTest::keyClick(line, Qt::Key_Return);
    CHECK(page.choice().sentence().contains("is there already"));
    QTest::keyClick(samples, Qt::Key_Home);
  }
}

TEST_CASE("saving changes the dots, and the stones stand", "[workshop]") {
  WorkshopUnderTest here;
  CHECK(here.moves().size() == 22);
  here.click("a2");
  here.click("a3");
  REQUIRE(here.plies() == 1);
  here.write(kBlackWays, "{ \"sw\", \"se\" }");
  CHECK(here.page().unsaved());
  CHECK(here.moves().size() == 22);
  here.save();
  CHECK_FALSE(here.page().unsaved());
  CHECK(here.moves().size() == 14);
  CHECK(here.plies() == 1);
  CHECK(here.page().bar().sentence().contains("the position stands with all its moves (1)"));
  CHECK(boardwright::test::content_of(here.file).find("{ \"sw\", \"se\" }") != std::string::npos);
  here.test.keep_picture("workshop_saved");
}

TEST_CASE("a slip is told with line and column, and the rules from before go on", "[workshop]") {
  WorkshopUnderTest here;
  here.write("grid(size, size)", "gird(size, size)");
  here.save();
  REQUIRE(here.page().tabs().problems().problems().size() == 1);
  CHECK(
      here.page().tabs().problems().item(0)->text().startsWith("my_game.lua:11:9: 'gird' is not known here"));
  CHECK(here.page().editor().marked() == QStringList{"gird"});
  CHECK(here.page().bar().sentence().startsWith("The rules of "));
  CHECK(here.page().tabs().tabText(0) == "Problems (1)");
  here.test.keep_picture("workshop_problem");
  here.page().editor().moveCursor(QTextCursor::End);
  here.page().tabs().problems().setFocus();
  QTest::keyClick(&here.page().tabs().problems(), Qt::Key_Return);
  CHECK(here.page().editor().hasFocus());
  CHECK(here.page().editor().textCursor().blockNumber() == 10);
  CHECK(here.page().editor().textCursor().positionInBlock() == 8);
  here.click("a2");
  here.click("a3");
  CHECK(here.plies() == 1);
  here.write("gird(size, size)", "grid(size, size)");
  here.save();
  CHECK(here.page().editor().marked().isEmpty());
  CHECK(here.page().tabs().tabText(0) == "Problems");
  CHECK(here.plies() == 1);
}

TEST_CASE("a click that isn't legal tells the rule, whose number leads to its line", "[workshop]") {
  WorkshopUnderTest here;
  for (const char* field : {"a2", "a3", "a7", "a6", "a3", "a4", "a6", "a5"}) here.click(field);
  here.click("a4");
  here.click("a5");
  CAPTURE(here.page().board().refusal().toStdString());
  CHECK(here.page().board().refusal().contains("A piece takes diagonally only"));
  here.test.keep_picture("workshop_why_not");
  QTest::mouseClick(here.page().board().findChild<QPushButton*>("why_not_rule"), Qt::LeftButton);
  CHECK(here.page().editor().textCursor().block().text().contains("[\"B2.2\"]"));

  here.page().tabs().setCurrentIndex(1);
  here.type_why("b1-b2");
  CHECK(here.page().tabs().moves().sentence().contains("closed to it"));
  here.page().editor().moveCursor(QTextCursor::Start);
  QTest::mouseClick(here.page().tabs().moves().findChild<QPushButton*>("workshop_rule"), Qt::LeftButton);
  CHECK(here.page().editor().textCursor().block().text().contains("[\"B2.3\"]"));
  here.type_why("a9-a2");
  CHECK(here.page().tabs().moves().sentence().contains("a9-a2"));
  here.type_why("b2b3");
  CHECK(here.plies() == 5);
}

TEST_CASE("every legal move is in the list, and is played from there", "[workshop]") {
  WorkshopUnderTest here;
  here.page().tabs().setCurrentIndex(1);
  auto* moves = here.page().findChild<QListWidget*>("workshop_moves");
  CHECK(moves->count() == 22);
  moves->setFocus();
  QTest::keyClick(moves, Qt::Key_Return);
  CHECK(here.plies() == 1);
  QTest::mouseClick(moves->viewport(), Qt::LeftButton, {}, moves->visualItemRect(moves->item(3)).center());
  CHECK(here.plies() == 2);
  here.press("workshop_back");
  CHECK(here.plies() == 1);
  here.press("workshop_start");
  CHECK(here.plies() == 0);
}

TEST_CASE("the console answers in the position on the board", "[workshop]") {
  WorkshopUnderTest here;
  here.page().tabs().setCurrentIndex(2);
  here.ask("p.turn");
  CHECK(here.page().tabs().console().told().endsWith("> p.turn\n1"));
  here.click("a2");
  here.click("a3");
  here.ask("p.turn");
  CHECK(here.page().tabs().console().told().endsWith("> p.turn\n2"));
  here.ask("p.trun");
  CHECK(here.page().tabs().console().told().endsWith("! p has no 'trun'"));
  here.ask("#moves()");
  auto* line = here.page().findChild<QLineEdit*>("workshop_console");
  QTest::keyClick(line, Qt::Key_Up);
  QTest::keyClick(line, Qt::Key_Up);
  CHECK(line->text() == "p.trun");
  CHECK(here.moves().size() == 22);
  here.test.keep_picture("workshop_console");
}

TEST_CASE("what a save has changed is told, with the first position where they part", "[workshop]") {
  WorkshopUnderTest here;
  here.write(kBlackWays, "{ \"sw\", \"se\" }");
  here.save();
  here.page().tabs().setCurrentIndex(4);
  REQUIRE(eventually([&] { return !here.page().tabs().change().is_looking(); }));
  const QString told = here.page().tabs().change().sentence();
  CHECK(told.contains("22 moves, as many as before"));
  CHECK(told.contains("They part after "));
  CHECK(told.contains("random games each"));
  here.test.keep_picture("workshop_changed");
  here.press("workshop_go_there");
  CHECK(here.page().bench()->line()->now().text().find(" black") != std::string::npos);
  // Words alone change no rules.
  here.write("to the far row.\",", "to the far side.\",");
  here.save();
  REQUIRE(eventually([&] { return !here.page().tabs().change().is_looking(); }));
  CHECK(here.page().tabs().change().sentence().contains("No difference was found"));
}

TEST_CASE("the laws are tried in another process, and what is broken is told with its seed", "[workshop]") {
  WorkshopUnderTest here;
  here.page().tabs().setCurrentIndex(5);
  here.press("workshop_laws");
  CHECK(here.page().tabs().laws().run().state() == LawsRun::State::kRunning);
  REQUIRE(eventually([&] { return here.page().tabs().laws().run().state() != LawsRun::State::kRunning; }));
  INFO(here.page().tabs().laws().sentence().toStdString());
  CHECK(here.page().tabs().laws().run().state() == LawsRun::State::kKept);
  CHECK(here.page().tabs().laws().run().verdicts().size() > 10);
  // What remembers something on the side answers otherwise the second time.
  here.write("function moves(p, seat, add)",
             "local asked_before = {}\nfunction moves(p, seat, add)\n  asked_before.n = "
             "(asked_before.n or 0) + 1\n  if asked_before.n % 7 == 0 then return end");
  here.save();
  CHECK(here.page().tabs().laws().run().state() == LawsRun::State::kIdle);
  here.press("workshop_laws");
  REQUIRE(eventually([&] { return here.page().tabs().laws().run().state() != LawsRun::State::kRunning; }));
  CHECK(here.page().tabs().laws().run().state() == LawsRun::State::kBroken);
  auto* verdicts = here.page().findChild<QListWidget*>("workshop_verdicts");
  CHECK(verdicts->item(0)->text().contains("(seed "));
  here.test.keep_picture("workshop_laws");
}

TEST_CASE("lines that never ran are grey, and where another runs is put on the board, by keys alone",
          "[workshop]") {
  using Lines = std::vector<std::uint32_t>;
  WorkshopUnderTest here;
  ScriptEditor& editor = here.page().editor();
  LinesPanel& lines = here.page().tabs().lines();
  CHECK(lines.run().state() == LinesRun::State::kRunning);
  here.see_games();
  CHECK(editor.idle() == Lines{50});
  CHECK(lines.sentence().contains("1 of 35 lines never ran in "));
  here.click("a2");
  here.click("a3");
  const std::string before = here.page().bench()->line()->now().text();
  editor.go_to(48, 0);
  QTest::keyClick(&editor, Qt::Key_G, Qt::ControlModifier);
  CHECK(here.page().tabs().currentWidget() == &lines);
  CHECK(lines.told().startsWith("Line 48 ran in "));
  CHECK(lines.told().contains("Here it runs in the move "));
  CHECK(editor.hasFocus());
  CHECK(here.page().bench()->line()->now().text() == lines.line(48)->reach->position);
  CHECK(here.page().bench()->line()->now().text() != before);
  here.test.hear_out();
  here.press("workshop_back");
  CHECK(here.page().bench()->line()->now().text() == before);
  CHECK(here.plies() == 1);
  editor.go_to(1, 0);
  QTest::keyClick(&editor, Qt::Key_G, Qt::ControlModifier);
  CHECK(lines.told() == "Nothing runs on line 1.");

  auto* list = here.page().findChild<QListWidget*>("workshop_lines");
  REQUIRE(list->count() == 1);
  CHECK(list->item(0)->text().startsWith("50  play: never – win(p, seat, "));
  CHECK_FALSE(here.test.button("workshop_line_go")->isEnabled());
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Return);
  CHECK(editor.hasFocus());
  CHECK(editor.textCursor().blockNumber() == 49);
  QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, {});
  QApplication::sendEvent(&editor, &asked);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  REQUIRE(menu != nullptr);
  auto* go = menu->findChild<QAction*>("reach_line");
  REQUIRE(go != nullptr);
  CHECK(go->text().contains("line 50"));
  go->trigger();
  menu->close();
  CHECK(lines.told().startsWith("Line 50 never ran in "));

  auto* grey = here.page().findChild<QCheckBox*>("workshop_grey");
  grey->setFocus();
  QTest::keyClick(grey, Qt::Key_Space);
  CHECK(editor.idle().empty());
  QTest::keyClick(grey, Qt::Key_Space);
  CHECK(editor.idle() == Lines{50});
  here.test.keep_picture("workshop_lines");
}

TEST_CASE("grey lines stay with their text, and a save asks anew", "[workshop]") {
  using Lines = std::vector<std::uint32_t>;
  WorkshopUnderTest here;
  here.see_games();
  here.write(
      "function play(p, seat, from, to)",
      "function play(p, seat, from, to)\n  if from == 3 and to == 11 and p.cell[57] + p.cell[64] == 0 then\n"
      "    uses(\"B2.1\")\n  end");
  CHECK(here.page().editor().idle() == Lines{53});
  QTest::keyClick(&here.page().editor(), Qt::Key_G, Qt::ControlModifier);
  CHECK(here.page().tabs().lines().told().startsWith("Save first"));
  here.save();
  CHECK(here.page().tabs().lines().run().state() == LinesRun::State::kRunning);
  CHECK(here.page().editor().idle() == Lines{53});  // until they are through
  here.see_games();
  CHECK(here.page().editor().idle() == Lines{53});
  // What seldom ran is told behind what never did, and leads to the board from there.
  auto* list = here.page().findChild<QListWidget*>("workshop_lines");
  here.page().tabs().setCurrentWidget(&here.page().tabs().lines());
  REQUIRE(list->count() == 2);
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Down);
  CHECK(list->currentItem()->text().startsWith("46  play: in "));
  auto* go = here.test.button("workshop_line_go");
  REQUIRE(go->isEnabled());
  go->setFocus();
  QTest::keyClick(go, Qt::Key_Space);
  CHECK(here.page().tabs().lines().told().contains("Here it runs in the move c1-c2"));
  const auto moves = here.moves();
  CHECK(std::find(moves.begin(), moves.end(), "c1-c2") != moves.end());
  here.test.keep_picture("workshop_seldom");
  here.write("grid(size, size)", "gird(size,\nsize)");
  here.save();
  CHECK(here.page().tabs().lines().run().state() == LinesRun::State::kIdle);
  CHECK(here.page().editor().idle() == Lines{54});
}

TEST_CASE("saves are listed, played again, compared and taken into the text", "[workshop]") {
  WorkshopUnderTest here;
  here.write(kBlackWays, "{ \"sw\", \"se\" }");
  here.save();
  here.click("a2");
  here.click("a3");
  CHECK(here.moves().size() == 14);
  here.page().tabs().setCurrentIndex(6);
  REQUIRE(here.page().tabs().saves().saves().size() == 2);
  here.page().findChild<QListWidget*>("workshop_saves")->setCurrentRow(1);
  here.test.keep_picture("workshop_saves");
  here.press("workshop_save_back");
  CHECK(here.moves().size() == 22);
  CHECK(here.page().bar().sentence().contains("The file stays as it is"));
  CHECK(here.page().editor().toPlainText().contains("{ \"sw\", \"se\" }"));
  here.press("workshop_save_open");
  CHECK(here.page().unsaved());
  CHECK(here.page().editor().toPlainText().toStdString() == moving_script());
  here.page().editor().undo();
  CHECK(here.page().editor().toPlainText().contains("{ \"sw\", \"se\" }"));
  here.page().findChild<QListWidget*>("workshop_saves")->setCurrentRow(0);
  here.press("workshop_save_compare");
  CHECK(here.page().tabs().currentIndex() == 4);
  REQUIRE(eventually([&] { return !here.page().tabs().change().is_looking(); }));
  CHECK(here.page().tabs().change().sentence().contains("They part after "));
}

TEST_CASE("what another program writes comes in; where both have written somebody is asked", "[workshop]") {
  WorkshopUnderTest here;
  const std::string theirs = replaced(moving_script(), kBlackWays, "{ \"sw\", \"se\" }");
  here.page().editor().go_to(30, 5);
  replace_file(here.file, theirs);
  REQUIRE(eventually([&] { return here.page().editor().toPlainText().toStdString() == theirs; }));
  CHECK(here.page().editor().textCursor().blockNumber() == 29);
  CHECK_FALSE(here.page().unsaved());
  CHECK(here.page().bar().sentence().contains("The rules are"));

  here.write("integer(8, 5", "integer(7, 5");
  const std::string mine = here.page().editor().toPlainText().toStdString();
  SECTION("theirs is taken") {
    replace_file(here.file, moving_script());
    REQUIRE(eventually([&] { return here.page().question().isVisible(); }));
    here.test.keep_picture("workshop_question");
    here.press("workshop_theirs");
    CHECK(here.page().editor().toPlainText().toStdString() == moving_script());
    CHECK_FALSE(here.page().unsaved());
  }
  SECTION("mine is kept, and saved") {
    replace_file(here.file, moving_script());
    REQUIRE(eventually([&] { return here.page().question().isVisible(); }));
    here.press("workshop_mine");
    CHECK(here.page().unsaved());
    here.save();
    CHECK(boardwright::test::content_of(here.file) == mine);
  }
  SECTION("nothing is written over before it was seen") {
    replace_file(here.file, moving_script());
    here.save();  // before the change was noticed
    CHECK(boardwright::test::content_of(here.file) == moving_script());
    CHECK(here.page().question().isVisible());
    here.save();
    CHECK(boardwright::test::content_of(here.file) == mine);
  }
  CHECK_FALSE(here.page().question().isVisible());
}

TEST_CASE("a position that can't go on under new rules waits for somebody", "[workshop]") {
  WorkshopUnderTest here;
  here.click("a2");
  here.click("a3");
  here.write("integer(8, 5, 10", "integer(6, 5, 10");
  here.save();
  CHECK(here.page().bar().sentence().contains("this position can't go on"));
  CHECK(here.moves().size() == 22);
  here.press("start_anew");
  CHECK(here.moves().size() == 16);
  CHECK(here.plies() == 0);
  CHECK(here.page().tabs().saves().saves().size() == 2);
}

TEST_CASE("whoever leaves is asked about what isn't saved", "[workshop]") {
  WorkshopUnderTest here;
  here.write("to the far row.\",", "to the far side.\",");
  const auto answered = [&](const char* name) {
    bool seen = false;
    QTimer waiting;
    waiting.callOnTimeout([&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      waiting.stop();
      seen = true;
      if (auto* button = box->findChild<QPushButton*>(name))
        button->click();
      else
        box->reject();
    });
    waiting.start(10);
    here.press("workshop_leave");
    CHECK(seen);
  };
  answered("none of these");
  CHECK(here.page().isVisible());
  CHECK(here.page().unsaved());
  answered("unsaved_save");
  CHECK_FALSE(here.page().isVisible());
  CHECK(boardwright::test::content_of(here.file).find("to the far side") != std::string::npos);
}

TEST_CASE("a question that no test answers fails it, and is not waited for", "[workshop][!shouldfail]") {
  WorkshopUnderTest here;
  here.write("to the far row.\",", "to the far side.\",");
  const auto usual = std::exchange(longest_question, std::chrono::milliseconds(200));
  here.press("workshop_leave");
  longest_question = usual;
}

TEST_CASE("what isn't a script is refused with a way out", "[workshop]") {
  boardwright::test::ScratchFolder folder;
  WindowUnderTest test{""};
  WorkshopPage& page = test.window().rule_work().workshop_page();
  const auto refused = [&](const std::filesystem::path& file) {
    const auto opened = page.open(file);
    REQUIRE_FALSE(opened);
    return opened.error();
  };
  CHECK(refused(folder.write("game.yaml", "id: x\n")).find("expected a script such as my_game.lua") !=
        std::string::npos);
  CHECK(refused(folder.write("latin.lua", "-- caf\xE9\n")).find("save it as UTF-8") != std::string::npos);
  CHECK_FALSE(refused(folder.path() / "none.lua").empty());
  REQUIRE_OK(page.open(folder.write("broken.lua", "game \"x\" {\n")));
  CHECK(page.tabs().problems().problems().size() == 1);
  CHECK(page.bench()->line() == nullptr);
}

TEST_CASE("lines that end as on Windows stay so", "[workshop]") {
  boardwright::test::ScratchFolder folder;
  std::string script;
  for (const char c : moving_script()) script += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const auto file = folder.write("my_game.lua", script);
  WindowUnderTest test{""};
  WorkshopPage& page = test.window().rule_work().workshop_page();
  REQUIRE_OK(page.open(file));
  page.editor().insertPlainText("-- mine\n");
  page.save();
  CHECK(boardwright::test::content_of(file) == "-- mine\r\n" + script);
}

TEST_CASE("a new game is by the rules as they were saved last", "[workshop]") {
  need_application();
  boardwright::test::ScratchFolder folder;
  const auto file = folder.write("my_game.lua", moving_script());
  CatalogueOptions options;
  options.folders = {folder.path()};
  options.use_environment = options.use_program_folders = false;
  const Catalogue games = Catalogue::load(options);
  const auto entry = games.find("sample_game");
  REQUIRE_OK(entry);
  REQUIRE_OK(entry->create());
  MatchPlan plan;
  plan.game = entry->game;
  replace_file(file,
               replaced(moving_script(), "forward = {", "back = flag(false, \"Back too.\")\nforward = {"));
  {
    NewGameDialog dialog(games, plan);
    CHECK(dialog.findChild<QWidget*>("parameter back") != nullptr);
    auto* workshop = dialog.findChild<QPushButton*>("open_workshop");
    REQUIRE(workshop != nullptr);
    CHECK(workshop->isVisibleTo(workshop->parentWidget()));
    workshop->click();
    CHECK(dialog.workshop_wanted() == std::filesystem::canonical(file));
  }
  // Rules that can't be read leave those from before.
  replace_file(file, "game \"x\" {\n");
  NewGameDialog dialog(games, plan);
  CHECK(dialog.findChild<QComboBox*>("game")->count() == 1);
  CHECK(dialog.findChild<QWidget*>("parameter size") != nullptr);
  CHECK(dialog.findChild<QWidget*>("parameter back") == nullptr);
}

TEST_CASE("a record whose file changes says that it keeps its rules", "[workshop]") {
  boardwright::test::ScratchFolder folder;
  const auto file = folder.write("my_game.lua", moving_script());
  WindowUnderTest test{""};
  REQUIRE_OK(test.window().start_game(file.string()));
  test.type("a2-a3");
  REQUIRE_OK(test.controller().resign());
  const MatchPlan plan = test.controller().plan();
  REQUIRE_OK(
      test.controller().open({test.controller().record(), plan.rules, plan.game, std::nullopt, {}, {}}));
  REQUIRE(test.controller().is_record());
  const auto moves = test.controller().history().size();
  replace_file(file, replaced(moving_script(), kBlackWays, "{ \"sw\", \"se\" }"));
  auto* bar = test.table().findChild<ReloadBar*>();
  CHECK(eventually([&] { return bar->sentence().contains("This record keeps the rules"); }));
  CHECK(test.controller().history().size() == moves);
}
