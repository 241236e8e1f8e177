// SPDX-License-Identifier: GPL-3.0-or-later
//
// What few ask for: a season's own values, who must not meet, games that are chosen at the board, a table in any order,
// lots that can be checked.
#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QRadioButton>
#include <QTableWidget>
#include <algorithm>

#include "framework/evening/evening_lots.hpp"
#include "framework/tournament/lots.hpp"
#include "tests/desktop/evening_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/evening/apart_dialog.hpp"
#include "ui/desktop/evening/change_dialog.hpp"
#include "ui/desktop/evening/choose_game.hpp"
#include "ui/desktop/evening/evening_projector.hpp"
#include "ui/desktop/evening/history_dialog.hpp"
#include "ui/desktop/evening/lots_dialog.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr const char* kPlayed = "lines_of_action/small";

/// In Dutch and German, where pictures are wanted; then in English again.
void keep_spoken(EveningUnderTest& evening, const QString& name) {
  if (qEnvironmentVariableIsEmpty("BOARDWRIGHT_PICTURES")) return void(keep(evening.test.window(), name));
  for (const auto& [language, code] : {std::pair(dutch(), "nl"), std::pair(german(), "de")}) {
    evening.test.speak(language);
    evening.test.settle();
    keep(evening.test.window(), name + '-' + code);
  }
  evening.test.speak(Language::kEnglish);
  evening.test.settle();
}

void open_more(EveningUnderTest& evening) {
  evening.find<Fold>("tournament_more")->set_open(true);
  evening.test.settle();
}

}  // namespace

TEST_CASE("a season has values of its own in the folded part of its form (T15.1, T15.2, T15.3, T15.5)") {
  EveningUnderTest evening(5, {1024, 700});
  evening.choose(tournament::System::kKeizer);
  evening.only_game(kPlayed);
  evening.press("person_more");
  CHECK(evening.choices().form().settings().keizer == tournament::KeizerRules());
  open_more(evening);
  evening.find<QSpinBox>("keizer_top")->setValue(30);
  evening.find<QSpinBox>("keizer_step")->setValue(2);
  evening.find<QLineEdit>("keizer_loss")->setText("1/6");
  evening.find<QLineEdit>("keizer_bye")->setText("1 / 2");
  evening.find<QLineEdit>("keizer_excused")->setText("0");
  evening.find<QLineEdit>("keizer_club")->setText("1");
  evening.find<QSpinBox>("keizer_excused_rounds")->setValue(4);
  evening.find<QSpinBox>("keizer_apart")->setValue(5);
  evening.find<QSpinBox>("keizer_meetings")->setValue(0);
  evening.find<QCheckBox>("keizer_own")->setChecked(false);
  evening.find<QCheckBox>("keizer_once")->setChecked(true);
  evening.test.settle();
  evening.find<QSpinBox>("keizer_meetings")->setFocus();
  keep_spoken(evening, "choices-season");
  evening.find<QLineEdit>("keizer_loss")->setText("much");
  CHECK(evening.choices().form().problem() == "much is no share; write it such as 2/3.");
  CHECK_FALSE(evening.test.button("tournament_begin")->isEnabled());
  evening.find<QLineEdit>("keizer_loss")->setText("4/3");
  CHECK(evening.choices().form().problem().contains("2/3"));
  evening.find<QLineEdit>("keizer_loss")->setText("1/6");
  evening.press("tournament_begin");
  const tournament::KeizerRules rules = evening.now().settings.keizer;
  CHECK(rules == tournament::KeizerRules{.top = 30,
                                         .step = 2,
                                         .own = false,
                                         .loss = {1, 6},
                                         .bye = {1, 2},
                                         .excused = {0, 1},
                                         .excused_rounds = 4,
                                         .club = {1, 1},
                                         .once = true,
                                         .apart = 5,
                                         .meetings = 0});
}

TEST_CASE("an open evening says how long somebody waits alone (T12.8)") {
  EveningUnderTest evening(3);
  evening.choose(tournament::System::kOpenEvening);
  evening.only_game(kPlayed);
  evening.press("person_more");
  open_more(evening);
  evening.find<QSpinBox>("kind_patience")->setValue(3);
  keep_spoken(evening, "choices-open");
  evening.press("tournament_begin");
  CHECK(evening.now().settings.patience == 3);
}

TEST_CASE("name, clock, boards and minutes alone are changed as an evening runs (T12.8)") {
  EveningUnderTest evening(3);
  evening.choose(tournament::System::kOpenEvening);
  evening.only_game(kPlayed);
  evening.press("tournament_begin");
  evening.answer<ChangeDialog>([](ChangeDialog& dialog) {
    auto* change = dialog.findChild<QPushButton*>("change_done");
    CHECK_FALSE(change->isEnabled());  // nothing is changed
    auto* name = dialog.findChild<QLineEdit*>("change_name");
    name->setText("  ");
    CHECK_FALSE(change->isEnabled());
    name->setText("Friday");
    dialog.findChild<QComboBox*>("change_clock")->setCurrentIndex(1);
    dialog.findChild<QSpinBox*>("change_boards")->setValue(4);
    dialog.findChild<QSpinBox*>("change_patience")->setValue(25);
    CHECK_FALSE(dialog.findChild<QLineEdit*>("change_until")->isVisible());
    keep(dialog, "choices-change");
    REQUIRE(change->isEnabled());
    change->click();
  });
  evening.press("evening_change");
  const auto& settings = evening.now().settings;
  CHECK(settings.name == "Friday");
  CHECK_FALSE(settings.clock.empty());
  CHECK(settings.boards == 4);
  CHECK(settings.patience == 25);
  CHECK(evening.find<QLabel>("evening_name")->text().contains("Friday"));
  // A clock that isn't one of the list stays as it is.
  auto own = settings;
  own.clock = "7m+1s";
  REQUIRE_OK(Evening(*evening.page().evening()).change_settings(own));
  evening.page().refresh();
  evening.answer<ChangeDialog>([](ChangeDialog& dialog) {
    CHECK(dialog.findChild<QComboBox*>("change_clock")->currentText() == "7m+1s");
    CHECK(dialog.wanted() == SettingsChange());
    dialog.reject();
  });
  evening.press("evening_change");
  keep_spoken(evening, "choices-changed");
}

TEST_CASE("people who must not meet are named in the form (T4.10, T12.4)") {
  EveningUnderTest evening(4);
  evening.choose(tournament::System::kSwiss);
  evening.only_game(kPlayed);
  evening.find<QSpinBox>("tournament_rounds")->setValue(2);
  evening.press("person_more");
  open_more(evening);
  for (const int second : {1, 2}) {
    evening.answer<ApartDialog>([&](ApartDialog& dialog) {
      auto* apart = dialog.findChild<QPushButton*>("apart_done");
      CHECK_FALSE(apart->isEnabled());
      dialog.list().setFocus();
      QTest::keyClick(&dialog.list(), Qt::Key_Space);  // the first one
      CHECK_FALSE(apart->isEnabled());
      dialog.list().item(second)->setCheckState(Qt::Checked);
      keep(dialog, "choices-apart");
      REQUIRE(apart->isEnabled());
      apart->click();
    });
    evening.press("tournament_apart");
    if (second == 1) evening.press("tournament_nobody_apart");  // not these two after all
  }
  CHECK(evening.find<QLabel>("tournament_apart_words")->text() == "Don't meet: Anna de Vries, Carla Jansen");
  evening.find<QPushButton>("tournament_apart")->setFocus();
  evening.test.settle();
  keep_spoken(evening, "choices-form");
  evening.press("tournament_begin");
  REQUIRE(evening.now().apart.size() == 1);
  emit evening.page().people().all_here_wanted();
  for (int round = 1; round <= 2; ++round) {
    evening.pair_round();
    REQUIRE(evening.now().rounds.size() == static_cast<std::size_t>(round));
    for (const BoardRow& row : evening.page().boards().shown().boards)
      CHECK_FALSE((QStringList{row.first, row.second}.contains("Anna de Vries") &&
                   QStringList{row.first, row.second}.contains("Carla Jansen")));
    for (const char* result : {"1 1", "2 1"}) evening.type_result(result);
  }
}

TEST_CASE("a table is played in any order until a day, and those of one club meet early (T12.7, T12.4)") {
  EveningUnderTest evening(4);
  evening.choose(tournament::System::kRoundRobin);
  evening.only_game(kPlayed);
  evening.press("person_more");
  open_more(evening);
  auto* until = evening.find<QLineEdit>("kind_until");
  until->setText("31-2-2999");
  CHECK(evening.choices().form().problem() == "31-2-2999 is no day; write it such as 31-3-2027.");
  until->setText("31.3.2999");
  evening.find<QCheckBox>("kind_keep_apart")->setChecked(true);
  keep_spoken(evening, "choices-table-form");
  evening.press("tournament_begin");
  CHECK(evening.now().settings.open_until == "2999-03-31");
  CHECK(evening.now().settings.keep_apart);
  evening.press("round_main");
  evening.press("round_main");
  REQUIRE(evening.now().rounds.size() == 3);  // all at once
  CHECK_FALSE(evening.test.button("round_start")->isVisible());
  const auto words = [&] { return evening.page().boards().shown().words; };
  CHECK(words().startsWith("Until 31 March 2999, in any order. Matches to be played: 6. Next: "));
  evening.type_result("1 1");
  CHECK(words().contains("Matches to be played: 5."));
  CHECK_FALSE(evening.page().boards().shown().may_end);
  keep_spoken(evening, "choices-table");
  evening.answer<ChangeDialog>([](ChangeDialog& dialog) {
    auto* day = dialog.findChild<QLineEdit*>("change_until");
    auto* change = dialog.findChild<QPushButton*>("change_done");
    CHECK(day->text() == "31-3-2999");
    day->setText("31-2-2999");
    CHECK_FALSE(change->isEnabled());
    CHECK(dialog.findChild<QLabel*>("change_problem")->text() ==
          "31-2-2999 is no day; write it such as 31-3-2027.");
    keep(dialog, "choices-no-day");
    day->setText("1/4/2999");
    REQUIRE(change->isEnabled());
    change->click();
  });
  evening.press("evening_change");
  CHECK(evening.now().settings.open_until == "2999-04-01");
  CHECK(words().startsWith("Until 1 April 2999"));
  auto settings = evening.now().settings;
  settings.open_until = "2001-01-31";
  REQUIRE_OK(Evening(*evening.page().evening()).change_settings(settings));
  evening.page().refresh();
  CHECK(words() == "The last day was 31 January 2001. Matches without a result: 5.");
}

TEST_CASE("the two at a board choose the game (T19.2)") {
  EveningUnderTest evening(4);
  evening.choose(tournament::System::kSwiss);
  auto* games = evening.find<QListWidget>("tournament_games");
  auto* choice = evening.find<QCheckBox>("tournament_choice");
  evening.only_game(kPlayed);
  evening.press("person_more");
  open_more(evening);
  CHECK_FALSE(choice->isVisible());  // of one game there is nothing to choose
  for (int row = 0; row < games->count(); ++row)
    if (games->item(row)->data(Qt::UserRole).toString() == "militakiri/single")
      games->item(row)->setCheckState(Qt::Checked);
  evening.test.settle();
  REQUIRE(choice->isVisible());
  choice->setChecked(true);
  CHECK(evening.choices().form().advice().contains("The two at a board choose the game"));
  evening.press("tournament_begin");
  REQUIRE(evening.now().settings.choice);
  emit evening.page().people().all_here_wanted();
  evening.pair_round();
  REQUIRE(evening.page().boards().table().columnCount() == 5);
  evening.choose_board(0);
  const auto before = evening.now().rounds[0].boards[0].pairing.game;
  const auto choose = [&](bool agree, int game, bool possible) {
    evening.answer<ChooseGame>([=](ChooseGame& dialog) {
      dialog.findChild<QRadioButton*>(agree ? "game_agree" : "game_higher")->setChecked(true);
      dialog.findChild<QComboBox*>("game_choice")->setCurrentIndex(game);
      keep(dialog, agree ? "choices-game" : "choices-game-higher");
      CHECK(dialog.findChild<QPushButton*>("game_done")->isEnabled() == possible);
      possible ? dialog.accept() : dialog.reject();
    });
    evening.press("board_game");
  };
  choose(true, before == 0 ? 1 : 0, true);
  CHECK(evening.now().rounds[0].boards[0].pairing.game != before);
  CHECK(evening.page().boards().words().startsWith("Board 1 plays "));
  CHECK(evening.page().boards().table().item(0, 4)->text() !=
        evening.page().boards().table().item(1, 4)->text());
  choose(false, 0, true);
  CHECK_FALSE(evening.now().rounds[0].boards[0].chosen_by.empty());
  keep_spoken(evening, "choices-boards");
  evening.type_result("1 1");
  evening.choose_board(0);
  CHECK_FALSE(evening.test.button("board_game")->isEnabled());  // it has been played
}

TEST_CASE("a lot's check code is seen before it is drawn, and the lot drawn again afterwards (T1.7)") {
  EveningUnderTest evening(6, {1024, 700});
  evening.choose(tournament::System::kSwiss);
  evening.only_game(kPlayed);
  evening.find<QComboBox>("tournament_numbers")->setCurrentIndex(1);  // by lot
  evening.press("person_more");
  evening.press("tournament_begin");
  emit evening.page().people().all_here_wanted();
  auto* line = evening.find<QLabel>("evening_lot");
  REQUIRE(line->isVisible());
  const QString code = spaced_code(QString::fromStdString(lot_hash(evening.page().evening()->now())));
  REQUIRE(code.size() == 79);
  CHECK(line->text() == "A lot is still to be drawn. Its check code begins with " + code.left(39));
  evening.page().show_projector();
  evening.test.settle();
  CHECK(evening.page().projector().table().seen().empty.endsWith(code.left(39) + '\n' + code.mid(40)));
  keep(evening.page().projector(), "choices-projector-lot");
  keep_spoken(evening, "choices-lot");
  int shown = 0;
  std::function<void(LotsDialog&)> draw;
  const std::function<void(LotsDialog&)> look = [&](LotsDialog& dialog) {
    ++shown;
    REQUIRE(dialog.table().rowCount() == 2);
    for (int row = 0; row < 2; ++row) CHECK(dialog.table().item(row, 3)->text() == "agrees");
    CHECK(dialog.words().contains("The check code was shown from "));
    CHECK(dialog.words().endsWith("Called out before: blue horse"));
    CHECK(code.startsWith(dialog.table().item(0, 2)->text()));
    keep(dialog, "choices-lots-drawn");
    dialog.reject();
  };
  draw = [&](LotsDialog& dialog) {
    CHECK(dialog.findChild<QLineEdit*>("lots_code")->text() == code);
    dialog.findChild<QLineEdit*>("lots_said")->setText("blue horse");
    keep(dialog, "choices-lots");
    evening.answer<LotsDialog>(look);
    dialog.findChild<QPushButton*>("lots_draw")->click();
  };
  evening.answer<LotsDialog>(draw);
  evening.press("evening_lots");
  CHECK(shown == 1);
  CHECK_FALSE(line->isVisible());
  const auto lots = evening.now().lots;
  REQUIRE(lots.size() == 2);
  evening.pair_round();
  CHECK(evening.now().lots == lots);
  evening.answer<HistoryDialog>([&](HistoryDialog& dialog) {
    evening.answer<LotsDialog>(look);
    dialog.findChild<QPushButton*>("history_lots")->click();
    keep(dialog, "choices-history");
    dialog.reject();
  });
  evening.press("evening_history");
  CHECK(shown == 2);
}
