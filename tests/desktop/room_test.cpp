// SPDX-License-Identifier: GPL-3.0-or-later
//
// Nothing is cut: every page and every dialog, in every language, at every size that a screen may have.
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>

#include "framework/lesson/lesson.hpp"
#include "tests/desktop/room_under_test.hpp"
#include "ui/desktop/clock/table_clock.hpp"
#include "ui/desktop/club/club_dialog.hpp"
#include "ui/desktop/club/games_table.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/dialogs/problems_dialog.hpp"
#include "ui/desktop/evening/apart_dialog.hpp"
#include "ui/desktop/evening/balance_dialog.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/change_dialog.hpp"
#include "ui/desktop/evening/choose_game.hpp"
#include "ui/desktop/evening/copies_dialog.hpp"
#include "ui/desktop/evening/correct_board.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/exchange_people.hpp"
#include "ui/desktop/evening/history_dialog.hpp"
#include "ui/desktop/evening/lots_dialog.hpp"
#include "ui/desktop/evening/papers_dialog.hpp"
#include "ui/desktop/evening/paste_people.hpp"
#include "ui/desktop/evening/people_panel.hpp"
#include "ui/desktop/evening/standings_panel.hpp"
#include "ui/desktop/evening/tournament_page.hpp"
#include "ui/desktop/evening/what_if_dialog.hpp"
#include "ui/desktop/evening/why_dialog.hpp"
#include "ui/desktop/film/film_dialog.hpp"
#include "ui/desktop/help/about_dialog.hpp"
#include "ui/desktop/help/keys_dialog.hpp"
#include "ui/desktop/help/manual_window.hpp"
#include "ui/desktop/help/report_dialog.hpp"
#include "ui/desktop/lessons/lessons_dialog.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/panels/projector_window.hpp"
#include "ui/desktop/print/print_dialog.hpp"
#include "ui/desktop/settings/settings_page.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("the start page has room for its words, also with something beside the games") {
  RoomUnderTest room("lines_of_action");
  Found found;
  REQUIRE_OK(room.test.window().begin(Options{}));
  REQUIRE(eventually([&] { return room.test.window().start_page().complete(); }));
  room.look("start", found);
  REQUIRE_OK(room.test.window().start_game("lines_of_action"));
  room.play_matches();
  room.test.window().show_start_page();
  room.test.window().start_page().set_records({"/home/anna/an evening at the club.txt"});
  room.look("start-side", found);
  found.tell();
}

TEST_CASE("a game has room for its words, from the first move to the end") {
  for (const auto* game : {"lines_of_action", "dice_checkers", "militakiri", "two_field"}) {
    RoomUnderTest room(game);
    Found found;
    const QString name = game;
    room.look(name, found);
    if (name == "lines_of_action") {
      room.test.type("c1-c4");  // refused
      room.look(name + "-refused", found);
      REQUIRE_OK(room.test.controller().requests().offer_draw());
      room.look(name + "-offer", found);
      REQUIRE_OK(room.test.controller().requests().decline_draw());
      room.test.type("c1-c3");
      room.test.table().look_at(0);
      room.look(name + "-earlier", found);
      room.test.table().look_at(1);
      REQUIRE_OK(room.test.controller().resign());
      room.look(name + "-over", found);
    }
    found.tell();
  }
}

TEST_CASE("what stands beside the board has room for its words") {
  RoomUnderTest room("lines_of_action");
  Found found;
  for (const auto* dock : {"analysis", "rules", "review", "piece"}) {
    auto* widget = room.test.window().findChild<QDockWidget*>(dock);
    REQUIRE(widget != nullptr);
    widget->show();
    widget->raise();
    room.look(QString("dock-") + dock, found);
    widget->hide();
  }
  found.tell();
}

TEST_CASE("the other pages have room for their words") {
  RoomUnderTest room("lines_of_action");
  Found found;
  for (const auto* page : {"settings", "compare", "make_variant", "enter_game", "edit_position"}) {
    room.test.window().findChild<QAction*>(page)->trigger();
    room.test.settle();
    room.look(page, found);
  }
  const auto entry = games_under_test().find("lines_of_action");
  REQUIRE_OK(entry);
  const auto lessons = read_lessons(entry->game->folder());
  REQUIRE_FALSE(lessons.empty());
  REQUIRE_OK(room.test.window().teacher().start_lesson({entry->game, {lessons.front().lesson}, 0}));
  room.look("lesson", found);
  room.test.window().findChild<QPushButton*>("lesson_leave")->click();
  REQUIRE_OK(room.test.window().start_game("lines_of_action"));
  REQUIRE_OK(room.test.window().teacher().start_example("L2.1"));
  room.look("example", found);
  found.tell();
}

TEST_CASE("the dialogs have room for their words and fit on every screen") {
  RoomUnderTest room("lines_of_action");
  room.play_matches();
  Found found;
  const Catalogue games = games_under_test();
  const auto game = games.find("lines_of_action");
  REQUIRE_OK(game);
  for (const bool open : {false, true})
    room.look_anew<NewGameDialog>(
        open ? "new game opened" : "new game",
        [&] {
          MatchPlan plan;
          plan.game = game->game;
          auto dialog = std::make_unique<NewGameDialog>(
              games, plan, nullptr, std::vector<SeatMember>{{"m1", "Ada"}, {"m2", "Ben"}});
          dialog->findChild<QComboBox*>("game")->setCurrentIndex(
              dialog->findChild<QComboBox*>("game")->findData("dice_checkers"));
          for (auto* fold : dialog->findChildren<Fold*>()) fold->set_open(open);
          return dialog;
        },
        found);
  room.look_anew<LessonsDialog>(
      "lessons", [&] { return std::make_unique<LessonsDialog>(games, "lines_of_action", QStringList()); },
      found);
  room.look_anew<ProblemsDialog>(
      "problems", [&] { return std::make_unique<ProblemsDialog>(games); }, found);
  room.look_anew<FilmDialog>(
      "film", [&] { return std::make_unique<FilmDialog>(nullptr); }, found);
  room.look_anew<PrintDialog>(
      "print", [&] { return std::make_unique<PrintDialog>(games, game->game, "standard", nullptr); }, found);
  const auto menus = [&]() -> const QMenuBar& { return *room.test.window().menuBar(); };
  room.look_anew<ManualWindow>(
      "manual", [&] { return std::make_unique<ManualWindow>(menus(), nullptr); }, found);
  room.look_anew<KeysDialog>(
      "keys", [&] { return std::make_unique<KeysDialog>(menus(), nullptr); }, found);
  room.look_anew<AboutDialog>(
      "about",
      [&] {
        const AboutDialog::Folders folders{
            {"Matches and variants", "/home/anna/.local/share/boardwright"},
            {"Log", "/home/anna/.local/state/a folder with a long name/boardwright"}};
        return std::make_unique<AboutDialog>(folders, nullptr);
      },
      found);
  room.look_anew<ReportDialog>(
      "report",
      [] { return std::make_unique<ReportDialog>("boardwright 0.1.0\nDebian GNU/Linux 12", nullptr); },
      found);
  for (int tab = 0; tab < 4; ++tab)
    room.look_anew<ClubDialog>(
        QString("club-%1").arg(tab),
        [&] {
          auto dialog = std::make_unique<ClubDialog>(room.club, games);
          dialog->show_tab(static_cast<ClubDialog::Tab>(tab));
          return dialog;
        },
        found);
  found.tell();
}

TEST_CASE("who played is read whole in the list of results, and a switch is nearest to what it means") {
  RoomUnderTest room("lines_of_action");
  room.play_matches();
  const Catalogue games = games_under_test();
  ClubDialog dialog(room.club, games);
  dialog.show_tab(ClubDialog::Tab::kResults);
  dialog.resize(QSize(1024, 700) - ScreenRoom::kFrame);
  dialog.show();
  room.test.settle();
  int lists = 0;
  for (auto* table : dialog.findChildren<GamesTable*>()) {
    if (!table->isVisible()) continue;
    ++lists;
    CHECK(table->columnWidth(2) >= static_cast<QAbstractItemView*>(table)->sizeHintForColumn(2));
    CHECK_FALSE(table->horizontalScrollBar()->isVisible());
  }
  CHECK(lists == 1);

  room.test.window().findChild<QAction*>("settings")->trigger();
  room.test.settle();
  auto* box = room.test.window().preferences().page().findChild<QCheckBox*>("set_possible_moves");
  REQUIRE(box != nullptr);
  const auto words = box->parentWidget()->findChildren<QLabel*>();
  REQUIRE(words.size() == 1);
  CHECK(words.front()->geometry().top() - box->geometry().bottom() <= 4);
}

TEST_CASE("an evening has room for its words, from the choice to the standings") {
  RoomUnderTest room;
  room.test.window().use_club(room.club);
  for (const char* name : {"Anna van der Meer", "Benjamin Oosterhuis", "Carla Jansen", "Dirk Visser"})
    static_cast<void>(room.member(name));
  Found found;
  room.test.window().tournaments().show();
  room.test.settle();
  room.look("evening-choices", found);
  const auto press = [&](const char* name) {
    room.test.button(name)->click();
    room.test.settle();
  };
  press("kind 2");
  for (auto* fold : room.test.window().tournaments().tournament_page().findChildren<Fold*>())
    fold->set_open(true);
  press("person_more");
  room.look("evening-form", found);
  for (const char* kind : {"kind 6", "kind 8", "kind 12", "kind 7"}) {  // grades, teams, a cup, a ladder
    press("tournament_back");
    room.test.window().findChild<Fold*>("kinds_more")->set_open(true);
    room.test.settle();
    if (QString(kind) == "kind 6") room.look("evening-more-choices", found);
    press(kind);
    for (auto* fold : room.test.window().tournaments().tournament_page().findChildren<Fold*>())
      fold->set_open(true);
    press("person_more");
    room.look(QString("evening-form-") + QString(kind).section(' ', 1), found);
  }
  press("tournament_begin");
  room.look("evening-ladder", found);
  room.test.window().tournaments().show();
  room.test.settle();
  press("kind 2");
  press("person_more");
  press("tournament_begin");
  auto& page = room.test.window().tournaments().evening_page();
  room.look("evening-begun", found);
  emit page.people().all_here_wanted();
  press("round_main");
  room.look("evening-draft", found);
  press("round_main");
  emit page.boards().result_entered(1, TypedResult::kFirstWins);
  room.look("evening-round", found);
  emit page.standings().row_asked(0);
  room.look("evening-standings", found);
  room.test.window().tournaments().show();
  room.test.settle();
  press("kind 0");
  press("person_more");
  press("tournament_begin");
  emit page.people().all_here_wanted();
  room.look("evening-open", found);
  found.tell();
}

TEST_CASE("an evening's dialogs have room for their words") {
  RoomUnderTest room;
  Found found;
  BoardRow board;
  board.board = 3;
  board.first = "Anna van der Meer";
  board.second = "Benjamin Oosterhuis";
  room.look_anew<PastePeople>(
      "evening paste",
      [] {
        auto dialog = std::make_unique<PastePeople>(std::vector<SeatMember>{{"m1", "Ada"}}, QStringList());
        dialog->text().setPlainText("Ada\nBen\nben\n");
        return dialog;
      },
      found);
  room.look_anew<CorrectBoard>(
      "evening correct",
      [&] {
        return std::make_unique<CorrectBoard>(board, TypedResult::kDraw, false,
                                              [](const CorrectBoard::Wanted&) { return QStringList(); });
      },
      found);
  room.look_anew<WhyDialog>(
      "evening why",
      [] {
        auto dialog = std::make_unique<WhyDialog>(
            "Anna van der Meer – Benjamin Oosterhuis",
            QStringList{"Anna meets Ben because both have 2 points.", "Without this pair: …"},
            std::vector<WhyDialog::Person>{{"c", "Carla Jansen"}}, [](const QString&) {
              return QStringList{"Anna does not meet Carla: they have met already (T6.4)."};
            });
        dialog->details().set_open(true);
        dialog->others().setCurrentIndex(1);
        return dialog;
      },
      found);
  room.look_anew<PapersDialog>(
      "evening papers",
      [] {
        return std::make_unique<PapersDialog>(
            tournament::Tournament(), [](const std::string& player) { return player; },
            std::string("a state"), Catalogue());
      },
      found);
  room.look_anew<BalanceDialog>(
      "evening balance", [] { return std::make_unique<BalanceDialog>("Anna van der Meer"); }, found);
  room.look_anew<WhatIfDialog>(
      "evening what-if",
      [&] {
        return std::make_unique<WhatIfDialog>(std::vector<BoardRow>{board}, [](const WhatIfDialog::Chosen&) {
          return WhatIfDialog::Standings{{{"1", "Anna van der Meer", "2½", {"3"}}}, {{"Buchholz", ""}}, {}};
        });
      },
      found);
  room.look_anew<CorrectBoard>(
      "evening correct match",
      [&] {
        auto dialog = std::make_unique<CorrectBoard>(
            board, std::nullopt, false, [](const CorrectBoard::Wanted&) { return QStringList(); });
        dialog->write_score("1½-½", [](const QString&) { return QString(); });
        return dialog;
      },
      found);
  room.look_anew<CopiesDialog>(
      "evening copies",
      [&] {
        auto dialog = std::make_unique<CopiesDialog>(room.folder.path(), true);
        dialog->paper().set_open(true);
        dialog->codes().setPlainText("BWS1/");
        return dialog;
      },
      found);
  room.look_anew<HistoryDialog>(
      "evening history",
      [] {
        return std::make_unique<HistoryDialog>(std::vector<HistoryLine>{
            {"e2",
             "12:30",
             "result",
             "round 1, board 1: Anna van der Meer – Benjamin Oosterhuis 1-0",
             "Ann",
             {}},
            {"e1", "12:00", "published", "round 1", "Ann, another laptop", "board 1 has a result"}});
      },
      found);
  found.tell();
}

TEST_CASE("what an evening asks for while it runs has room for its words") {
  RoomUnderTest room;
  Found found;
  const char *one = "Anna van der Meer-Oosterhuis", *other = "Benjamin Alexander Oosterhuis";
  tournament::Settings settings;
  settings.name = "Thursday's open evening of the whole club";
  room.look_anew<ChangeDialog>(
      "evening change-open", [&] { return std::make_unique<ChangeDialog>(settings); }, found);
  settings.system = tournament::System::kRoundRobin;
  settings.open_until = "2027-03-31";
  room.look_anew<ChangeDialog>(
      "evening change-table",
      [&] {
        auto dialog = std::make_unique<ChangeDialog>(settings);
        dialog->findChild<QLineEdit*>("change_until")->setText("31-2-2027");
        return dialog;
      },
      found);
  room.look_anew<ChooseGame>(
      "evening game",
      [&] {
        return std::make_unique<ChooseGame>(
            QStringLiteral("%1 – %2").arg(one, other),
            std::vector<ChooseGame::Game>{{"Lines of Action"}, {"Militakiri, Double"}}, 0, one);
      },
      found);
  room.look_anew<ApartDialog>(
      "evening apart",
      [&] {
        return std::make_unique<ApartDialog>(
            std::vector<std::pair<QString, QString>>{{"a", one}, {"b", other}, {"c", "Carla"}});
      },
      found);
  room.look_anew<ExchangePeople>(
      "evening exchange",
      [&] {
        return std::make_unique<ExchangePeople>(
            std::vector<ExchangePeople::Person>{{"a", one, 1}, {"b", other, 1}, {"c", "Carla", 0}}, 1);
      },
      found);
  room.look_anew<LotsDialog>(
      "evening lots",
      [] {
        return std::make_unique<LotsDialog>("3e15 4e39 71b6 d392 b01b 76cb 5002 db02", true,
                                            std::vector<LotRow>());
      },
      found);
  found.tell();
}

TEST_CASE("the projector and the clock of a real board have room for their words") {
  RoomUnderTest room("lines_of_action");
  Found found;
  room.test.window().show_table_clock();
  room.look("clock", *room.test.window().table_clock(), found);
  room.test.window().show_projector();
  room.look("projector", room.test.window().projector(), found);
  found.tell();
}

TEST_CASE("windows and dialogs stay on their screen") {
  CHECK(ScreenRoom::within({0, 0, 1000, 700}, {100, 100, 600, 400}) == QRect(100, 100, 600, 400));
  CHECK(ScreenRoom::within({0, 0, 1000, 700}, {600, -50, 600, 400}) == QRect(400, 0, 600, 400));
  CHECK(ScreenRoom::within({50, 30, 640, 400}, {0, 0, 1280, 800}) == QRect(50, 30, 640, 400));
  need_application();
  ScreenRoom keeper(*qApp, QRect(0, 0, 680, 440));
  WindowUnderTest test("lines_of_action", {1280, 800});
  CHECK(test.window().width() <= 680 - ScreenRoom::kFrame.width());
  CHECK(test.window().height() <= 440 - ScreenRoom::kFrame.height());
  for (const auto* action : {"new", "lessons", "print"}) {
    INFO(action);
    bool seen = false;
    QTimer::singleShot(0, [&] {
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      REQUIRE(dialog != nullptr);
      seen = true;
      CHECK(dialog->width() <= 680 - ScreenRoom::kFrame.width());
      CHECK(dialog->height() <= 440 - ScreenRoom::kFrame.height());
      dialog->close();
    });
    auto* found = test.window().findChild<QAction*>(action);
    REQUIRE(found != nullptr);
    found->trigger();
    CHECK(seen);
  }
}
