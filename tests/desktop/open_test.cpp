// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files from outside: chosen, dropped, of other kinds, with several games in them.
#include <QApplication>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QUrl>
#include <filesystem>
#include <fstream>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/start/start_page.hpp"
#include "ui/desktop/variants/variant_editor.hpp"
#include "ui/desktop/variants/yaml_box.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

std::filesystem::path outside(const std::string& name) {
  return std::filesystem::path(BOARDWRIGHT_SOURCE_DIR "/tests/record/cases") / name;
}

/// As a file manager does it: over a widget of the window, which asks its parents if it doesn't want it.
/// Whether anybody took it.
bool drop(QWidget& on, const std::vector<std::filesystem::path>& files) {
  QMimeData data;
  QList<QUrl> urls;
  for (const auto& file : files) urls += QUrl::fromLocalFile(QString::fromStdString(file.string()));
  data.setUrls(urls);
  for (QWidget* widget = &on; widget != nullptr; widget = widget->parentWidget()) {
    if (!widget->acceptDrops()) continue;
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                          Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(widget, &enter);
    if (!enter.isAccepted()) continue;
    QDropEvent dropped(QPointF(5, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(widget, &dropped);
    return dropped.isAccepted() && dropped.dropAction() == Qt::CopyAction;
  }
  return false;
}

QMenu* games_menu(MainWindow& window) {
  for (QMenu* menu : window.findChildren<QMenu*>())
    if (menu->title() == "Ga&mes in this file") return menu;
  return nullptr;
}

}  // namespace

TEST_CASE("a record is dropped on the board, and on the start page") {
  WindowUnderTest test;
  CHECK(drop(*test.viewport(), {outside("comment-before-move.sgf")}));
  CHECK(test.controller().history().size() == 2);
  WindowUnderTest empty("");
  empty.window().show_start_page();
  CHECK(drop(empty.window().start_page(), {outside("utf16.sgf")}));
  CHECK(empty.window().at_table());
  CHECK(empty.controller().history().size() == 2);
  // Not into the field that one types into.
  empty.window().show_start_page();
  CHECK(drop(empty.window().start_page().search(), {outside("bom.pgn")}));
  CHECK(empty.window().start_page().search().text().isEmpty());
  CHECK(empty.window().at_table());
}

TEST_CASE("what is no record is called what it is, in one sentence") {
  WindowUnderTest test;
  test.type("c1-c3");
  for (const auto& [name, kind] :
       std::map<std::string, std::string>{{"picture.jpg", "is a picture, not a record"},
                                          {"paper.pdf", "is a PDF document, not a record"},
                                          {"store.db", "is a database, not a record"},
                                          {"nothing.txt", "the record is empty"}}) {
    CHECK(drop(*test.viewport(), {outside(name)}));
    INFO(test.table().message().toStdString());
    CHECK(test.table().message().contains(QString::fromStdString(kind)));
    CHECK(test.controller().history().size() == 1);
  }
  CHECK(drop(*test.viewport(), {outside("..")}));
  CHECK(test.table().message().contains("is a folder, not a record"));
  QMimeData web;
  web.setUrls({QUrl("https://example.org/game.sgf")});
  test.window().opener().open_dropped(web);
  CHECK(test.table().message() == "Only files can be dropped here: records and variants.");
}

TEST_CASE("what a folder hands to the program and is no record is called what it is on the start page") {
  for (const auto& [name, kind] :
       std::map<std::string, std::string>{{"picture.jpg", "is a picture, not a record"},
                                          {"paper.pdf", "is a PDF document, not a record"},
                                          {"nothing.txt", "the record is empty"},
                                          {"..", "is a folder, not a record"}}) {
    WindowUnderTest test("");
    Options options;
    options.record = outside(name);
    const auto begun = test.window().begin(options);
    REQUIRE_FALSE(begun);
    test.window().show_reason(begun.error());
    test.settle();
    CHECK(test.window().at_start());
    const auto* told = test.window().start_page().findChild<QLabel*>("start_message");
    REQUIRE(told != nullptr);
    INFO(told->text().toStdString());
    CHECK(told->isVisible());
    CHECK(told->text().contains(QString::fromStdString(kind)));
  }
}

TEST_CASE("of several files the first is opened, and the others are named") {
  WindowUnderTest test;
  CHECK(drop(*test.viewport(), {outside("bom.pgn"), outside("nags.pgn"), outside("tabs.sgf")}));
  CHECK(test.controller().history().size() == 2);
  CHECK(test.table().message() == "One file at a time: bom.pgn is open, not nags.pgn, tabs.sgf.");
}

TEST_CASE("of several games in a file the first is shown, and the menu has the others") {
  WindowUnderTest test;
  REQUIRE_OK(test.window().opener().open_file(outside("two-games.pgn")));
  CHECK(test.controller().history().size() == 2);
  INFO(test.table().message().toStdString());
  CHECK(test.table().message().contains("This is game 1 of 2"));
  QMenu* menu = games_menu(test.window());
  REQUIRE(menu != nullptr);
  CHECK(menu->menuAction()->isVisible());
  REQUIRE(menu->actions().size() == 2);
  CHECK(menu->actions()[1]->text() == "2. lines_of_action, 0-1");
  menu->actions()[1]->trigger();
  CHECK(test.controller().history().size() == 1);
  CHECK(test.table().message().contains("This is game 2 of 2"));
  // A broken one doesn't hide the next.
  REQUIRE_OK(test.window().opener().open_file(outside("first-game-broken.pgn")));
  CHECK(test.controller().history().size() == 2);
  CHECK(test.table().message().contains("expected a closing }"));
  REQUIRE_OK(test.window().opener().open_file(outside("bom.pgn")));
  CHECK_FALSE(menu->menuAction()->isVisible());
}

TEST_CASE("what was left aside is told under the board") {
  WindowUnderTest test;
  REQUIRE_OK(test.window().opener().open_file(outside("variation.pgn")));
  CHECK(test.table().message().contains("variation.pgn: 1 variation was left out"));
  REQUIRE_OK(test.window().opener().open_file(outside("bom.pgn")));
  CHECK(test.table().message().contains("names and comments stay in the file"));
}

TEST_CASE("the reason is the reader's own, not that the game isn't named") {
  WindowUnderTest test;
  const auto opened = test.window().opener().open_file(outside("no-closing-paren.sgf"));
  REQUIRE_FALSE(opened);
  CHECK(opened.error().ends_with("no-closing-paren.sgf:2:1: expected )"));
}

TEST_CASE("a finished record of another program is saved in our own words") {
  WindowUnderTest test;
  QTemporaryDir folder;
  REQUIRE_OK(test.window().opener().open_file(outside("result-small.sgf")));
  CHECK(test.controller().is_record());
  for (const char* name : {"a.txt", "a.pgn", "a.sgf"}) {
    const std::filesystem::path file = folder.filePath(name).toStdString();
    REQUIRE_OK(test.window().files().save_record(file));
    REQUIRE_OK(test.window().opener().open_file(file));
    CHECK(test.controller().history().size() == 2);
    CHECK(test.title() == "Black wins");
  }
}

TEST_CASE("a variant's file is offered to the editor, of the game that it fits") {
  WindowUnderTest test("coin_race");
  CHECK(drop(*test.viewport(), {outside("variant.yaml")}));
  CHECK(test.window().rule_work().variant_editor().isVisible());
  CHECK(test.window().rule_work().variant_editor().text().text() ==
        "id: my-variant\ninherits: standard\nname: {en: Mine}\nset: {size: 10}\n");
  CHECK(test.window().rule_work().variant_editor().unsaved());
  CHECK(test.window().rule_work().variant_editor().reading().problems.empty());
  CHECK(test.window().rule_work().variant_editor().message().contains("once you save it"));
}

TEST_CASE("YAML that is no variant is said to be none") {
  WindowUnderTest test;
  QTemporaryDir folder;
  const std::filesystem::path file = folder.filePath("other.yaml").toStdString();
  std::ofstream(file) << "services:\n  web: {image: x}\n";
  const auto opened = test.window().opener().open_file(file);
  REQUIRE_FALSE(opened);
  CHECK(opened.error() == file.string() + ": this is no variant: expected YAML with id, inherits and set");
  CHECK(test.window().at_table());
}
