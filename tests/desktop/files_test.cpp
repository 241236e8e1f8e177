// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records, positions, pictures, and catalogues with something wrong in them.
#include <sys/stat.h>

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <fstream>

#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/dialogs/problems_dialog.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct Folder {
  QTemporaryDir folder;
  std::filesystem::path file(const char* name) const { return folder.filePath(name).toStdString(); }
  std::filesystem::path write(const char* name, const std::string& text) const {
    std::ofstream(file(name)) << text;
    return file(name);
  }
};

}  // namespace

TEST_CASE("an unfinished game is saved, opened again and goes on") {
  Folder folder;
  WindowUnderTest test;
  for (const auto* text : {"c1-c3", "a4-c2", "d1-d3"}) test.type(text);
  const auto file = folder.file("game.txt");
  REQUIRE_OK(test.window().files().save_record(file));
  const Picture picture = test.board().picture();
  REQUIRE_OK(test.window().start_game("coin_race"));
  REQUIRE_OK(test.window().opener().open_record(file));
  CHECK(test.controller().history().size() == 3);
  CHECK(test.board().picture() == picture);
  CHECK(test.title() == "White to move");
  test.type("h4-f2");
  CHECK(test.controller().history().size() == 4);
}

TEST_CASE("a finished record is looked at, with its result") {
  WindowUnderTest test("coin_race");
  REQUIRE_OK(test.window().opener().open_record(BOARDWRIGHT_SOURCE_DIR
                                                "/games/lines_of_action/records/standard.txt"));
  CHECK(test.controller().is_record());
  CHECK(test.title() == "Black wins");
  test.table().look_at(0);
  CHECK(test.piece_on("d8") == "black");
  CHECK_FALSE(test.button("take_back")->isEnabled());
  test.click("d8");  // to try something out
  CHECK(test.board().marks().chosen == std::vector{test.field("d8")});
  test.board().clear_sequence();
  Folder folder;
  REQUIRE_OK(
      test.window().files().save_record(folder.file("again.txt")));  // a record that is looked at can be kept
  REQUIRE_OK(test.window().opener().open_record(folder.file("again.txt")));
  CHECK(test.title() == "Black wins");
}

TEST_CASE("a finished game with chance is opened as it happened") {
  Folder folder;
  WindowUnderTest test("coin_race");
  while (!test.controller().update().table.result) REQUIRE_OK(test.controller().play("walk:2"));
  const auto moves = test.controller().history().size();
  const QString title = test.title();
  REQUIRE_OK(test.window().files().save_record(folder.file("race.txt")));
  REQUIRE_OK(test.window().start_game("lines_of_action"));
  REQUIRE_OK(test.window().opener().open_record(folder.file("race.txt")));
  CHECK(test.controller().history().size() == moves);
  CHECK(test.title() == title);
}

TEST_CASE("a list of moves is of the game on the table; what can't be read is told and changes nothing") {
  Folder folder;
  WindowUnderTest test;
  REQUIRE_OK(test.window().opener().open_record(folder.write("moves.txt", "1. c8-c6 h4-f2\n2. g8-g6\n")));
  CHECK(test.controller().history().size() == 3);
  CHECK(test.piece_on("g6") == "black");
  const auto bad = test.window().opener().open_record(folder.write("bad.txt", "\x01\x02 what is this"));
  REQUIRE_FALSE(bad.has_value());
  CHECK(bad.error().find("bad.txt") != std::string::npos);
  CHECK(test.controller().history().size() == 3);
  CHECK_FALSE(test.window().opener().open_record(folder.file("missing.txt")).has_value());
  CHECK_FALSE(test.window().files().save_record(folder.file("no/such/folder.txt")).has_value());
}

TEST_CASE("positions go through the clipboard; a wrong one is told") {
  WindowUnderTest test;
  test.type("c1-c3");
  test.window().files().copy_position();
  const QString position = QApplication::clipboard()->text();
  CHECK(position.endsWith(" w"));
  REQUIRE_OK(test.window().start_game("lines_of_action"));
  QApplication::clipboard()->setText("  " + position + "\n");
  test.window().opener().paste_position();
  CHECK(test.title() == "White to move");
  CHECK(test.piece_on("c3") == "black");
  CHECK(test.controller().history().empty());
  QApplication::clipboard()->setText("no position at all");
  test.window().opener().paste_position();
  CHECK_FALSE(test.table().message().isEmpty());
  CHECK(test.piece_on("c3") == "black");
}

TEST_CASE("the picture of the board is saved") {
  Folder folder;
  WindowUnderTest test;
  REQUIRE_OK(test.window().files().save_picture(folder.file("board.png")));
  const QImage image(folder.folder.filePath("board.png"));
  CHECK(image.width() == test.board().width());
  const auto bad = test.window().files().save_picture(folder.file("no/such/board.png"));
  REQUIRE_FALSE(bad.has_value());
  CHECK(bad.error().find("board.png") != std::string::npos);
}

TEST_CASE("a picture of what only one seat may see is for its owner alone while the game goes on") {
  Folder folder;
  const auto readers = [&](const char* game) {
    WindowUnderTest test(game);
    const auto file = folder.file((std::string(game) + ".png").c_str());
    REQUIRE_OK(test.window().files().save_picture(file));
    return std::filesystem::status(file).permissions() & std::filesystem::perms::group_read;
  };
  const mode_t before = umask(022);
  CHECK(readers("lines_of_action") != std::filesystem::perms::none);
  CHECK(readers("two_field") == std::filesystem::perms::none);
  umask(before);
}

TEST_CASE("games that can't be used are told of, and never in the way") {
  need_application();
  Folder folder;
  std::filesystem::create_directories(folder.file("broken"));
  std::filesystem::create_directories(folder.file("no_library"));
  folder.write("broken/game.yaml", "id: broken\nplugin: [nonsense");
  folder.write("no_library/game.yaml",
               "id: no_library\nplugin: no_library\nname: {en: N, nl: N, de: N, fr: N}\n"
               "summary: {en: N, nl: N, de: N, fr: N}\n"
               "variants:\n  - id: one\n    name: {en: N, nl: N, de: N, fr: N}\n");
  CatalogueOptions options;
  options.folders = {folder.folder.path().toStdString()};
  options.use_environment = false;
  options.use_program_folders = false;
  const Catalogue catalogue = Catalogue::load(options);
  SECTION("with nothing to play the window says so") {
    MainWindow window(catalogue, Settings());
    const auto begun = window.start_game("");
    REQUIRE_FALSE(begun.has_value());
    window.show();
    CHECK_FALSE(window.table().board().isVisible());
    const auto* said = window.findChild<QLabel*>("nothing_to_play");
    CHECK(said->isVisible());
    CHECK(said->text().contains("BOARDWRIGHT_GAMES"));
    window.set_language(dutch());
    QCoreApplication::processEvents();
    CHECK(said->text().startsWith("Er is nog niets"));
    window.set_language(Language::kEnglish);
    window.opener().paste_position();
    CHECK_FALSE(window.controller().has_game());
  }
  SECTION("the list of games names the reasons") {
    ProblemsDialog dialog(catalogue);
    const auto* list = dialog.findChild<QListWidget*>("problems");
    QString all;
    for (int i = 0; i < list->count(); ++i) all += list->item(i)->text() + "\n";
    CHECK(all.contains("broken/game.yaml"));
    CHECK(all.contains("no_library"));
    CHECK_FALSE(ProblemsDialog::known_problems(catalogue).games.isEmpty());
  }
}
