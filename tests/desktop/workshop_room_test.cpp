// SPDX-License-Identifier: GPL-3.0-or-later
//
// The workshop's page in every language, size and theme, by the keyboard alone, and its words' colours.
#include <QTabWidget>

#include <QApplication>

#include "tests/desktop/room_under_test.hpp"
#include "tests/desktop/workshop_under_test.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/tools/sheet_dialog.hpp"
#include "ui/desktop/tools/tune_dialog.hpp"
#include "ui/desktop/tools/twin_dialog.hpp"
#include "ui/desktop/workshop/debug_panel.hpp"
#include "ui/desktop/workshop/script_highlighter.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using Kind = ScriptWord::Kind;

TEST_CASE("the workshop has room for its words, on every tab", "[workshop]") {
  boardwright::test::ScratchFolder folder;
  RoomUnderTest room;
  Found found;
  room.test.window().rule_work().show_workshop();
  room.look("workshop-choice", found);
  REQUIRE_OK(
      room.test.window().opener().open_file(folder.write("my_game.lua", boardwright::test::moving_script())));
  WorkshopPage& page = room.test.window().rule_work().workshop_page();
  for (int tab = 0; tab < page.tabs().count(); ++tab) {
    page.tabs().setCurrentIndex(tab);
    room.look(QString("workshop-%1").arg(tab), found);
  }
  REQUIRE(eventually([&] { return page.tabs().lines().run().state() == LinesRun::State::kDone; }));
  page.tabs().setCurrentWidget(&page.tabs().lines());
  room.look("workshop-lines", found);
  page.editor().go_to(48, 0);
  QTest::keyClick(&page.editor(), Qt::Key_G, Qt::ControlModifier);
  room.look("workshop-reached", found);
  page.tabs().setCurrentIndex(1);
  emit page.tabs().moves().typed("a1-a2");
  room.look("workshop-answer", found);
  REQUIRE_FALSE(page.bench()->moves().empty());
  emit page.tabs().moves().trace_wanted(QString::fromStdString(page.bench()->moves().front()));
  page.editor().toggle_breakpoint(38);
  REQUIRE(page.tabs().debugger().stop() != nullptr);
  room.look("workshop-stop", found);
  page.editor().insertPlainText("gird(1)\n");
  page.save();
  room.look("workshop-problem", found);
  found.tell();
}

TEST_CASE("what is asked about rules has room for its words", "[workshop]") {
  boardwright::test::ScratchFolder folder;
  const auto file = folder.write("my_game.lua", boardwright::test::moving_script());
  RoomUnderTest room;
  const Catalogue catalogue = games_under_test();
  Found found;
  const auto look = [&](const char* name, const auto& make) {
    room.look_anew<QDialog>(
        name,
        [&] {
          auto game = ToolGame::of_script(catalogue, file);
          REQUIRE_OK(game);
          return make(*game);
        },
        found);
  };
  using Made = std::unique_ptr<QDialog>;
  look("tune", [&](const ToolGame& game) -> Made {
    auto dialog = TuneDialog::make(game, &room.test.window());
    REQUIRE_OK(dialog);
    return std::move(*dialog);
  });
  look("twin", [&](const ToolGame& game) -> Made {
    return std::make_unique<TwinDialog>(game, catalogue, &room.test.window());
  });
  look("sheet", [&](const ToolGame& game) -> Made {
    return std::make_unique<SheetDialog>(game, &room.test.window());
  });
  found.tell();
}

TEST_CASE("the workshop is looked at in every theme", "[workshop]") {
  WorkshopUnderTest here;
  for (const char* field : {"a2", "a3", "a7", "a6", "a3", "a4", "a6", "a5"}) here.click(field);
  for (const auto& [theme, name] :
       {std::pair(ThemeChoice::kLight, "light"), std::pair(ThemeChoice::kDark, "dark"),
        std::pair(ThemeChoice::kContrast, "contrast")}) {
    here.test.window().set_theme(theme);
    here.page().tabs().setCurrentIndex(1);
    here.click("a4");
    here.click("a5");
    here.test.settle();
    here.test.keep_picture(QString("workshop_%1").arg(name));
    CHECK(here.page().board().refusal().contains("takes diagonally only"));
  }
  here.see_games();
  for (const auto& [theme, name] :
       {std::pair(ThemeChoice::kLight, "light"), std::pair(ThemeChoice::kDark, "dark"),
        std::pair(ThemeChoice::kContrast, "contrast")}) {
    here.test.window().set_theme(theme);
    here.page().editor().go_to(48, 0);
    QTest::keyClick(&here.page().editor(), Qt::Key_G, Qt::ControlModifier);
    here.test.keep_picture(QString("workshop_lines_%1").arg(name));
    CHECK(here.page().editor().idle() == std::vector<std::uint32_t>{50});
  }
  here.write("grid(size, size)", "gird(size, size)");
  here.save();
  here.test.keep_picture("workshop_problem_contrast");
}

TEST_CASE("words of rules can be read in every theme", "[workshop]") {
  for (const Theme* theme : {&Theme::light(), &Theme::night(), &Theme::high_contrast()})
    for (const Kind kind : {Kind::kKeyword, Kind::kPrelude, Kind::kNumber, Kind::kText, Kind::kComment})
      for (const QColor& behind : {theme->panel, theme->window}) {
        INFO((theme->strong ? "strong" : theme->dark ? "dark" : "light") << " " << static_cast<int>(kind));
        CHECK(contrast(script_colour(kind, *theme), behind) >= (theme->strong ? 7 : 4.5));
      }
}

TEST_CASE("grey lines can be read in every theme, and are seen to be grey", "[workshop]") {
  for (const Theme* theme : {&Theme::light(), &Theme::night(), &Theme::high_contrast()}) {
    INFO((theme->strong ? "strong" : theme->dark ? "dark" : "light"));
    CHECK(contrast(theme->muted, idle_ground(*theme)) >= (theme->strong ? 7 : 4.5));
    CHECK(contrast(idle_ground(*theme), theme->panel) >= 1.2);
  }
}

TEST_CASE("the words of a line are told apart", "[workshop]") {
  const auto read = [](const QString& line, int state = 0) { return script_words(line, state); };
  const QString line = "local n = grid(8, '--x') -- [[ not long";
  const auto words = read(line).words;
  REQUIRE(words.size() == 5);
  CHECK(words[0] == ScriptWord{Kind::kKeyword, 0, 5});
  CHECK(words[1] == ScriptWord{Kind::kPrelude, 10, 4});
  CHECK(words[2] == ScriptWord{Kind::kNumber, 15, 1});
  CHECK(words[3] == ScriptWord{Kind::kText, 18, 5});
  CHECK(words[4].kind == Kind::kComment);
  CHECK(read("p.score = state.x").words.size() == 1);  // a field of that name is no word of the prelude
  const auto open = read("--[==[ begins ]]");
  CHECK(open.state == 3);
  CHECK(read("goes on", open.state).state == 3);
  const auto close = read("ends ]==] x = 1", open.state);
  CHECK(close.state == 0);
  CHECK(close.words[0] == ScriptWord{Kind::kComment, 0, 9});
  CHECK(read("t = [[ text").state == 101);
  CHECK(read("x ]] .. 'y", 101).state == 0);
  CHECK(read("").words.empty());
}

TEST_CASE("the keyboard alone gets round in the workshop", "[workshop]") {
  WorkshopUnderTest here;
  CHECK(here.page().editor().hasFocus());
  QTest::keyClick(&here.page().editor(), Qt::Key_Tab);
  CHECK(here.page().editor().toPlainText().startsWith("  --"));
  here.page().editor().undo();
  QTest::keyClick(&here.page().editor(), Qt::Key_Escape);
  CHECK(here.view().hasFocus());
  // From there Tab leads through everything and back to the text.
  QSet<QString> seen;
  for (int i = 0; i < 40 && !here.page().editor().hasFocus(); ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    seen << QApplication::focusWidget()->objectName();
  }
  for (const char* name : {"workshop_problems", "workshop_play", "workshop_other", "workshop_leave"}) {
    INFO(name);
    CHECK(seen.contains(name));
  }
  CHECK(here.page().editor().hasFocus());
}

TEST_CASE("who listens is told what everything on the page is", "[workshop]") {
  WorkshopUnderTest here;
  CHECK_FALSE(here.page().editor().accessibleName().isEmpty());
  CHECK_FALSE(here.page().editor().accessibleDescription().isEmpty());
  for (const char* name :
       {"workshop_problems", "workshop_moves", "workshop_why", "workshop_told", "workshop_console",
        "workshop_verdicts", "workshop_saves", "workshop_samples", "workshop_lines"}) {
    INFO(name);
    CHECK_FALSE(here.page().findChild<QWidget*>(name)->accessibleName().isEmpty());
  }
  here.write("grid(size, size)", "gird(size, size)");
  here.save();
  here.test.hear_out();
  CHECK(here.test.window().findChild<Announcer*>()->told().contains("'gird' is not known here"));
}
