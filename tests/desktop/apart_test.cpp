// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games of folders that somebody named: their native libraries are never the window's own.
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include "framework/catalogue/apart.hpp"
#include "framework/workshop/reload.hpp"
#include "plugins/host/own_libraries.hpp"
#include "tests/desktop/found_in.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/workshop/support.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/dialogs/problems_dialog.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/outside/outside_page.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/remote/remote_table.hpp"
#include "ui/desktop/start/game_card.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using State = TableProcess::State;
using boardwright::test::content_of;

namespace {

/// The window as the program opens it, with a folder whose one game crashes at its fourth "two".
struct ApartUnderTest {
  struct OwnOnly {
    OwnOnly() { load_own_libraries_only(true); }
    ~OwnOnly() { load_own_libraries_only(false); }
    OwnOnly(const OwnOnly&) = delete;
    OwnOnly& operator=(const OwnOnly&) = delete;
  };
  OwnOnly own_only;
  QTemporaryDir folder;
  Catalogue games;
  WindowUnderTest test;

  ApartUnderTest() : games(read_games(folder)), test("", {1280, 800}, games) {}
  ~ApartUnderTest() { page().process().close(); }

  static Catalogue read_games(const QTemporaryDir& folder) {
    need_application();
    const std::filesystem::path place(folder.path().toStdString());
    std::filesystem::create_directory(place / "counting");
    std::filesystem::copy_file(BOARDWRIGHT_BINARY_DIR "/tests/bad_plugins/play_crashes.so",
                               place / "counting/play_crashes.so");
    QFile yaml(QString::fromStdString((place / "counting/game.yaml").string()));
    REQUIRE(yaml.open(QIODevice::WriteOnly));
    yaml.write(
        "id: count_down\nplugin: play_crashes\nname: {en: Counting}\nsummary: {en: Count down.}\n"
        "variants:\n- id: first\n  name: {en: First}\n- id: second\n  name: {en: Second}\n");
    yaml.close();
    CatalogueOptions options;
    options.folders = {place, BOARDWRIGHT_BINARY_DIR "/games"};
    options.use_environment = options.use_program_folders = false;
    return Catalogue::load(options);
  }
  OutsidePage& page() { return test.window().rule_work().outside_page(); }
  const Game& game() { return *games.find("count_down")->game; }
  void wait_for_form() {
    REQUIRE(eventually([&] { return page().process().state() == State::kChoosing; }));
    test.settle();
    CHECK(page().isVisible());
  }
  void play(const QString& move) {
    RemoteMatch& match = *page().table().match();
    const std::size_t before = match.history().size();
    REQUIRE(eventually([&] { return !match.update().moves.empty() && !match.pending(); }));
    test.type_into(page().table().move_entry().line(), move);
    REQUIRE(eventually(
        [&] { return match.history().size() > before || page().process().state() == State::kStopped; }));
    test.settle();
  }
};

}  // namespace

TEST_CASE("a game of a folder is played apart from its card, and its crash leaves the window") {
  ApartUnderTest apart;
  REQUIRE_OK(apart.test.window().begin(Options{}));
  StartPage& start = apart.test.window().start_page();
  REQUIRE(eventually([&] { return start.complete(); }));
  apart.test.settle();
  auto& button = found_in<QPushButton>(start, "play count_down");
  CHECK(button.isVisible());
  CHECK_FALSE(found_in<QPushButton>(start, "vary count_down").isVisible());
  CHECK_FALSE(found_in<QPushButton>(start, "details count_down").isVisible());
  apart.test.keep_picture("start_apart");
  button.click();
  apart.wait_for_form();
  found_in<QPushButton>(apart.page(), "outside_begin").click();
  REQUIRE(eventually([&] { return apart.page().at_board() && apart.page().table().match()->begun(); }));
  for (const char* move : {"two", "two", "one", "two"}) apart.play(move);
  CHECK(apart.page().table().status().words() ==
        "The rules of Counting have crashed at two. The match is kept.");
  CHECK(content_of("/proc/self/maps").find("play_crashes") == std::string::npos);
}

TEST_CASE("the dialog of a new game hands such a game on with the variant that was chosen") {
  ApartUnderTest apart;
  QString told;
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
    REQUIRE(dialog != nullptr);
    auto& box = found_in<QComboBox>(*dialog, "game");
    box.setCurrentIndex(box.findData("count_down"));
    auto& variant = found_in<QComboBox>(*dialog, "variant");
    variant.setCurrentIndex(variant.findData("second"));
    for (const auto* label : dialog->findChildren<QLabel*>())
      if (label->text().startsWith("These rules didn't come")) told = label->text();
    found_in<QPushButton>(*dialog, "start").click();
  });
  apart.test.window().new_games().ask();
  CHECK_FALSE(told.isEmpty());
  apart.wait_for_form();
  CHECK(found_in<QComboBox>(apart.page(), "outside_variant").currentData() == "second");
}

TEST_CASE("nothing in the window gets at the library of such a game, and that is no problem of the game") {
  ApartUnderTest apart;
  REQUIRE(plays_apart(apart.game()));
  CHECK(apart.game().usable());
  CHECK(ProblemsDialog::known_problems(apart.games).games.isEmpty());
  const auto library = apart.game().library();
  REQUIRE_FALSE(library);
  CHECK(library.error().find("a process of its own") != std::string::npos);
  CHECK_FALSE(read_again(apart.game())->library());  // by whichever way
  CHECK_FALSE(apart.game().create(apart.game().variants().front()));
  CHECK(apart.games.find("lines_of_action")->game->library());
  CHECK(content_of("/proc/self/maps").find("play_crashes") == std::string::npos);

  load_own_libraries_only(false);  // --trust-games
  CHECK_FALSE(plays_apart(apart.game()));
  CHECK(read_again(apart.game())->library());
}

TEST_CASE("what the command line asks for of such a game is begun apart, or refused with the way out") {
  ApartUnderTest apart;
  Options options;
  options.game = "count_down/second";
  REQUIRE_OK(apart.test.window().begin(options));
  apart.wait_for_form();
  CHECK(found_in<QComboBox>(apart.page(), "outside_variant").currentData() == "second");
  options.players = {"first=greedy"};
  const auto begun = apart.test.window().begin(options);
  REQUIRE_FALSE(begun);
  CHECK(begun.error().find("--trust-games") != std::string::npos);
}
