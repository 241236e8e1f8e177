// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every kind of tournament in the real window: made, paired, and played to its end.
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QTableWidget>
#include <algorithm>

#include "framework/evening/series_now.hpp"
#include "tests/desktop/evening_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/balance_dialog.hpp"
#include "ui/desktop/evening/correct_board.hpp"
#include "ui/desktop/evening/series_dialog.hpp"
#include "ui/desktop/evening/standings_panel.hpp"
#include "ui/desktop/evening/what_if_dialog.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr const char* kGame = "lines_of_action/small";

/// In every theme, in Dutch and French, where pictures are wanted; else the window as it is.
void keep_looks(EveningUnderTest& evening, const QString& name) {
  if (qEnvironmentVariableIsEmpty("BOARDWRIGHT_PICTURES")) return void(keep(evening.test.window(), name));
  for (const auto& [language, code] : {std::pair(dutch(), "nl"), std::pair(french(), "fr")})
    for (const auto& [theme, look] :
         {std::pair(ThemeChoice::kLight, "light"), std::pair(ThemeChoice::kDark, "dark"),
          std::pair(ThemeChoice::kContrast, "contrast")}) {
      evening.test.speak(language);
      evening.test.window().set_theme(theme);
      evening.test.settle();
      keep(evening.test.window(), name + '-' + code + '-' + look);
    }
  evening.test.window().set_theme(ThemeChoice::kLight);
  evening.test.speak(Language::kEnglish);
  evening.test.settle();
}

/// Pairs and plays until the page offers no other round; how many there were.
int play_out(EveningUnderTest& evening, const QStringList& results) {
  const auto before = evening.now().rounds.size();
  int rounds = 0;
  emit evening.page().people().all_here_wanted();
  while (rounds < 20) {
    auto* main = evening.test.button("round_main");
    if (!main->isVisible()) break;
    main->click();
    evening.test.settle();
    if (evening.page().boards().shown().state != BoardsPanel::State::kDraft) break;  // a sentence says why
    main->click();
    evening.test.settle();
    INFO(evening.page().message().toStdString());
    REQUIRE(evening.now().rounds.size() == before + static_cast<std::size_t>(++rounds));
    for (const auto& board : std::vector(evening.now().rounds.back().boards)) {
      if (board.score) continue;
      const int number = static_cast<int>(board.pairing.board);
      evening.type_result(QString("%1 %2").arg(number).arg(results[(number - 1) % results.size()]));
    }
    INFO(evening.page().boards().words().toStdString());
    REQUIRE(evening.now().rounds.back().complete());
  }
  return rounds;
}

QString heading(EveningUnderTest& evening, int column) {
  auto* item = evening.page().standings().table().horizontalHeaderItem(column);
  return item == nullptr ? QString() : item->text();
}

void name_team(EveningUnderTest& evening, const QString& name) {
  auto& field = evening.choices().form().people_panel().field();
  field.setEditText(name);
  for (auto* button : evening.choices().findChildren<QPushButton*>("add_person")) button->click();
  evening.test.settle();
}

/// The first column of values beside the points, place by place.
QStringList must_standings(EveningUnderTest& evening) {
  const auto standings = evening.page().evening()->standings();
  REQUIRE_OK(standings);
  QStringList values;
  for (const auto& line : standings->lines)
    values << (line.values.at(0) ? QString::fromStdString(tournament::decimal_text(*line.values[0], 1))
                                 : QString());
  return values;
}

void write_beside(EveningUnderTest& evening, int row, const QString& value) {
  evening.find<QTableWidget>("tournament_each")->item(row, 1)->setText(value);
}

}  // namespace

TEST_CASE("matches of two games, from the choice to the last round (T9.1)") {
  EveningUnderTest evening(5);
  evening.choose(EveningKind::kTwoGames);
  evening.only_game(kGame);
  evening.find<QSpinBox>("tournament_rounds")->setValue(3);
  evening.press("person_more");
  keep_looks(evening, "kind-two-games");
  evening.press("tournament_begin");
  emit evening.page().people().all_here_wanted();
  evening.pair_round();
  evening.type_result("1 9-9");
  CHECK(evening.page().boards().words().startsWith("9-9 is no result of a match of several games"));
  evening.type_result("1 1½-½");
  CHECK(evening.page().boards().shown().boards[0].result == "1½ – ½");
  evening.type_result("2 1");
  CHECK(evening.page().boards().shown().boards[1].result == "2 – 0");
  // What was written wrongly is written anew, with a reason.
  evening.answer<CorrectBoard>([](CorrectBoard& dialog) {
    auto* score = dialog.findChild<QLineEdit*>("correct_score");
    score->setText("3-0");
    dialog.reason().setText("misread");
    CHECK(dialog.preview().startsWith("3-0 is no result"));
    CHECK_FALSE(dialog.findChild<QPushButton*>("correct_done")->isEnabled());
    score->setText("1-1");
    keep(dialog, "kind-two-games-correct");
    dialog.findChild<QPushButton*>("correct_done")->click();
  });
  evening.page().correct(1, 2);
  evening.test.settle();
  CHECK(evening.page().boards().shown().boards[1].result == "1 – 1");
  CHECK(play_out(evening, {"2-0", "½-1½"}) == 2);
  CHECK(evening.page().boards().shown().words.startsWith("That was the last round."));
}

TEST_CASE("strong and weak together start by grade, and nobody without one (T14.1, T14.4)") {
  EveningUnderTest evening(6);
  evening.test.window().findChild<QAction*>("club_evening")->trigger();
  evening.find<Fold>("kinds_more")->set_open(true);
  evening.test.settle();
  keep_looks(evening, "kinds-more");
  evening.choose(EveningKind::kMacMahon);
  evening.only_game(kGame);
  evening.press("person_more");
  CHECK_FALSE(evening.find<QPushButton>("tournament_begin")->isEnabled());
  CHECK(evening.choices().form().problem() ==
        "Anna de Vries, Ben Bakker, Carla Jansen and others have neither a grade nor a rating; write a grade "
        "beside "
        "the name.");
  for (int row = 0; row < 6; ++row) write_beside(evening, row, QString::number(20 - 3 * row));
  CHECK(evening.choices().form().problem().isEmpty());
  write_beside(evening, 5, "strong");
  CHECK(evening.choices().form().problem() == "strong is no grade; write a whole number.");
  write_beside(evening, 5, "5");
  evening.find<QCheckBox>("kind_handicaps")->setChecked(true);
  evening.find<QSpinBox>("tournament_rounds")->setValue(3);
  keep_looks(evening, "kind-mac-mahon-form");
  evening.press("tournament_begin");
  CHECK(play_out(evening, {"1", "="}) == 3);
  CHECK(heading(evening, 3) == "MacMahon");
  CHECK(heading(evening, 4) == "Opponents");
  CHECK(std::ranges::any_of(evening.page().boards().shown().boards,
                            [](const BoardRow& row) { return row.game.startsWith("handicap "); }));
  emit evening.page().standings().row_asked(0);
  CHECK(evening.page().standings().told().contains("MacMahon: "));
  keep_looks(evening, "kind-mac-mahon");
}

TEST_CASE(
    "who comes later to strong and weak together is asked for a grade, unless a floor says it (T14.1)") {
  for (const bool floor : {false, true}) {
    CAPTURE(floor);
    EveningUnderTest evening(4);
    evening.choose(EveningKind::kMacMahon);
    evening.only_game(kGame);
    evening.press("person_more");
    evening.find<QSpinBox>("kind_floor")->setValue(15);
    CHECK(evening.choices().form().problem().isEmpty());  // they start at the floor
    if (!floor)
      evening.find<QSpinBox>("kind_floor")->setValue(evening.find<QSpinBox>("kind_floor")->minimum());
    for (int row = 0; row < 4; ++row) write_beside(evening, row, QString::number(20 - 3 * row));
    evening.press("tournament_begin");
    CHECK(evening.now().settings.mac_mahon.floor.has_value() == floor);
    bool asked = false;
    if (!floor)
      evening.answer<QInputDialog>([&](QInputDialog& dialog) {
        asked = true;
        CHECK(dialog.labelText() == "Zoe starts with so many points:");
        dialog.setIntValue(7);
        dialog.accept();
      });
    emit evening.page().people().add_wanted(PeopleField::kGuestPrefix + QString("Zoe"));
    evening.test.settle();
    CHECK(asked != floor);
    REQUIRE(evening.now().entrants.size() == 5);
    CHECK(evening.now().entrants.back().data.grade == (floor ? std::nullopt : std::optional(70)));
    // With a floor the lower ones start equal: 20, 17, and 15 for 14, 11 and who has none.
    const auto standings = must_standings(evening);
    if (floor) CHECK(standings == QStringList{"20.0", "17.0", "15.0", "15.0", "15.0"});
  }
}

TEST_CASE("people of a few rounds play for teams, whose best count and who don't meet each other (T10.7)") {
  EveningUnderTest evening(6);
  evening.choose(EveningKind::kRounds);
  evening.only_game(kGame);
  evening.find<QSpinBox>("tournament_rounds")->setValue(2);
  evening.press("person_more");
  CHECK_FALSE(evening.find<QTableWidget>("tournament_each")->isVisibleTo(&evening.choices()));
  evening.find<Fold>("tournament_more")->set_open(true);
  evening.test.settle();
  CHECK_FALSE(evening.find<QSpinBox>("kind_team_best")->isEnabled());
  evening.find<QCheckBox>("kind_scored")->setChecked(true);
  evening.test.settle();
  CHECK(evening.choices().form().problem() == "Write beside the names who plays for which team.");
  evening.find<QSpinBox>("kind_team_best")->setValue(1);
  for (int row = 0; row < 6; ++row) write_beside(evening, row, row < 2 ? "Red" : row < 4 ? "Blue" : "Green");
  CHECK(evening.choices().form().problem().isEmpty());
  keep_looks(evening, "kind-scored-form");
  evening.press("tournament_begin");
  CHECK(evening.now().settings.teams.best == 1);
  CHECK(play_out(evening, {"1"}) == 2);
  for (const auto& round : evening.now().rounds)
    for (const auto& board : round.boards)
      CHECK(evening.now().entrant(board.pairing.first)->data.team !=
            evening.now().entrant(board.pairing.second)->data.team);
  const QString note = evening.find<QLabel>("standings_note")->text();
  for (const char* team : {"Red ", "Blue ", "Green "}) CHECK(note.contains(team));
  CHECK(note.count(", ") == 2);
  const auto standings = evening.page().evening()->standings();
  REQUIRE_OK(standings);
  REQUIRE(standings->team_scores.size() == 3);
  CHECK(standings->team_scores[0].counted == 1);
  keep_looks(evening, "kind-scored");
}

TEST_CASE("a ladder is climbed by challenges (T16.1, T16.2)") {
  EveningUnderTest evening(4);
  evening.choose(EveningKind::kLadder);
  evening.only_game(kGame);
  evening.find<QSpinBox>("kind_reach")->setValue(2);
  evening.press("person_more");
  evening.press("tournament_begin");
  const auto on = [&](int row) { return evening.page().people().list().item(row)->text(); };
  REQUIRE(on(0).startsWith("1. Anna"));
  auto *challenger = evening.find<QComboBox>("challenger"),
       *challenged = evening.find<QComboBox>("challenged");
  CHECK(challenger->currentText() == kMembers[3]);
  evening.press("challenge");
  CHECK(evening.page().message() == "Dirk Visser can challenge only who is at most 2 places higher");
  challenged->setCurrentIndex(1);
  evening.press("challenge");
  REQUIRE(evening.now().matches.size() == 1);
  CHECK(on(3).contains("challenge open"));
  keep_looks(evening, "kind-ladder");
  const bool first =
      evening.now().matches[0].boards[0].pairing.first == challenger->currentData().toString().toStdString();
  evening.type_result(first ? "1 1" : "1 2");
  CHECK(on(1).startsWith("2. Dirk"));
  CHECK(on(2).startsWith("3. Ben"));
  CHECK(evening.page().standings().table().item(1, 1)->text() == kMembers[3]);
}

TEST_CASE("teams by rounds and each against each, board by board (T10.1, T10.2, T10.3)") {
  for (const EveningKind kind : {EveningKind::kTeamRounds, EveningKind::kTeamTable}) {
    CAPTURE(static_cast<int>(kind));
    EveningUnderTest evening(2);
    evening.choose(kind);
    evening.only_game(kGame);
    evening.find<QSpinBox>("kind_team_boards")->setValue(2);
    CHECK(evening.choices().form().advice() == "Write the names of at least two teams.");
    for (const char* team : {"North", "East", "South", "West"}) name_team(evening, team);
    if (kind == EveningKind::kTeamRounds) evening.find<QSpinBox>("tournament_rounds")->setValue(3);
    keep_looks(evening, "kind-teams-form");
    evening.press("tournament_begin");
    const auto north = QString::fromStdString(evening.now().entrants[0].data.player);
    evening.answer<QInputDialog>([](QInputDialog& dialog) {
      dialog.setTextValue("Anna de Vries\nZoe");
      dialog.accept();
    });
    emit evening.page().people().line_up_wanted(north);
    const auto* line_up = evening.now().line_up(north.toStdString(), 1);
    REQUIRE(line_up != nullptr);
    CHECK(evening.page().evening()->name(line_up->at(0)) == kMembers[0]);
    emit evening.page().people().all_here_wanted();
    evening.pair_round();
    evening.type_result("1 1-0");
    CHECK(evening.page().boards().words().contains("write every board"));
    evening.type_result("1 1-0,½-½");
    CHECK(evening.page().boards().shown().boards[0].result == "1½ – ½");
    evening.type_result("2 +");
    CHECK(evening.page().boards().shown().boards[1].result.startsWith("+"));
    keep_looks(evening, "kind-teams");
    const int more = play_out(evening, {"1-0,0-1", "0-1,½-½"});
    CHECK(more == 2);
    CHECK(heading(evening, 3) == "Other points");
    CHECK(evening.page().standings().table().rowCount() == 4);
  }
}

TEST_CASE("two teams: everybody of one plays everybody of the other (T10.6)") {
  EveningUnderTest evening(5);
  evening.choose(EveningKind::kTeamDuel);
  evening.only_game(kGame);
  evening.press("person_more");
  CHECK(evening.choices().form().problem() == "It needs two teams with as many people each");
  emit evening.choices().form().people_panel().here_wanted(evening.choices().form().people().back().player,
                                                           false);
  evening.test.settle();
  CHECK(evening.choices().form().problem().isEmpty());
  for (int row = 0; row < 4; ++row) write_beside(evening, row, row < 2 ? "Red" : "Blue");
  keep_looks(evening, "kind-duel-form");
  evening.press("tournament_begin");
  CHECK(play_out(evening, {"1", "="}) == 2);
  CHECK(evening.page().message() == "Everybody has met everybody");
  const QString note = evening.find<QLabel>("standings_note")->text();
  CHECK(note.contains("Red "));
  CHECK(note.contains("Blue "));
  for (const auto& round : evening.now().rounds)
    for (const auto& board : round.boards)
      CHECK(evening.now().entrant(board.pairing.first)->data.team !=
            evening.now().entrant(board.pairing.second)->data.team);
  keep_looks(evening, "kind-duel");
}

TEST_CASE("a cup with a second chance and one for every place end with each place (T13.4)") {
  for (const EveningKind kind : {EveningKind::kSecondChance, EveningKind::kEveryPlace}) {
    CAPTURE(static_cast<int>(kind));
    EveningUnderTest evening(6);
    evening.choose(kind);
    evening.only_game(kGame);
    evening.find<QCheckBox>("tournament_two_games")->setChecked(false);
    evening.press("person_more");
    evening.press("tournament_begin");
    CHECK(play_out(evening, {"1", "2"}) >= 3);
    CHECK(evening.page().message() == "The last match has been played");
    auto& table = evening.page().standings().table();
    REQUIRE(table.rowCount() == 6);
    CHECK(table.item(0, 0)->text() == "1");
    CHECK(table.item(1, 0)->text() == "2");
    if (kind == EveningKind::kEveryPlace) CHECK(table.item(5, 0)->text() == "6");
  }
}

TEST_CASE("groups, and a cup of the best of each (T12.6, T1.1)") {
  EveningUnderTest evening(6);
  evening.choose(EveningKind::kGroups);
  evening.only_game(kGame);
  evening.find<QSpinBox>("kind_groups")->setValue(4);
  evening.press("person_more");
  CHECK(evening.choices().form().problem() == "A group needs two people; make fewer groups");
  evening.find<QSpinBox>("kind_groups")->setValue(2);
  CHECK(evening.choices().form().advice().startsWith("2 groups of 3 make 3 rounds."));
  evening.press("tournament_begin");
  CHECK(play_out(evening, {"1"}) == 3);
  CHECK(evening.page().standings().table().item(0, 0)->text().startsWith("A 1"));
  keep_looks(evening, "kind-groups");
  const std::string groups = evening.now().id;
  for (const bool table : {false, true}) {
    auto again = Evening::open(evening.club, groups);
    REQUIRE_OK(again);
    evening.page().show_evening(std::move(*again));
    evening.test.settle();
    evening.answer<QInputDialog>([&, table](QInputDialog& dialog) {
      dialog.setIntValue(2);
      evening.answer<QInputDialog>([table](QInputDialog& stage) {
        if (table) stage.setTextValue("each against each, without those who have met");
        stage.accept();
      });
      dialog.accept();
    });
    evening.press("round_stage");
    CHECK(evening.now().settings.stage_of == groups);
    CHECK(evening.now().entrants.size() == 4);
    CHECK(play_out(evening, {"1"}) == 2);
    CHECK(evening.page().standings().table().item(0, 0)->text() == "1");
  }
}

TEST_CASE("with many people the stronger half begins ahead, for pairing alone (T11.1, T11.2)") {
  EveningUnderTest evening(8);
  evening.choose(EveningKind::kFastStart);
  evening.only_game(kGame);
  evening.find<QSpinBox>("tournament_rounds")->setValue(3);
  evening.press("person_more");
  evening.press("tournament_begin");
  CHECK(evening.now().settings.baku);
  emit evening.page().people().all_here_wanted();
  evening.pair_round();
  // The upper four meet among each other in round 1.
  const auto& order = evening.now().rounds[0].published.order;
  for (const auto& board : evening.now().rounds[0].boards) {
    const auto upper = [&](const std::string& player) {
      return std::ranges::find(order, player) - order.begin() < 4;
    };
    CHECK(upper(board.pairing.first) == upper(board.pairing.second));
  }
  for (int board = 1; board <= 4; ++board) evening.type_result(QString("%1 1").arg(board));
  CHECK(play_out(evening, {"1"}) == 2);
}

TEST_CASE("evenings of one series count together (T19.1)") {
  EveningUnderTest evening(3);
  for (int night = 1; night <= 2; ++night) {
    evening.choose(EveningKind::kEachEach);
    evening.only_game(kGame);
    evening.find<QLineEdit>("series_name")->setText("Winter");
    evening.press("person_more");
    evening.press("tournament_begin");
    CHECK(play_out(evening, {"1"}) == 3);
  }
  evening.press("standings_series");
  auto& series = evening.dialog<SeriesDialog>();
  REQUIRE(series.table().rowCount() == 3);
  CHECK(series.table().item(0, 3)->text().contains(" · "));  // two results each
  keep(series, "kind-series");
  series.accept();
}

TEST_CASE("a series counts by the points that are written for each place (T19.1)") {
  EveningUnderTest evening(3);
  evening.choose(EveningKind::kEachEach);
  evening.only_game(kGame);
  evening.press("person_more");
  auto* places = evening.find<QLineEdit>("series_places");
  CHECK_FALSE(places->isEnabled());
  evening.find<QLineEdit>("series_name")->setText("Winter");
  evening.find<QComboBox>("series_points")->setCurrentIndex(3);
  CHECK(places->isEnabled());
  CHECK(evening.choices().form().problem() ==
        "A series that counts by place needs the points that each place gives");
  places->setText("12 many 3");
  CHECK(evening.choices().form().problem() == "many is no number of points.");
  places->setText("12 7½ 3,5");
  CHECK(evening.choices().form().problem().isEmpty());
  evening.find<Fold>("tournament_series")->set_open(true);
  evening.test.settle();
  keep_looks(evening, "kind-series-places");
  evening.press("tournament_begin");
  CHECK(evening.now().settings.series.by_place == std::vector<tournament::Points>{120, 75, 35});
  CHECK(play_out(evening, {"1"}) == 3);
  const auto series = series_now(evening.club, "Winter");
  REQUIRE_OK(series);
  tournament::Fraction given;
  for (const auto& line : series->lines) given += line.total;
  CHECK(tournament::decimal_text(given, 1) == "23.0");  // 12, 7½ and 3½, however the places are shared
}

TEST_CASE("the standings if the last boards end so, and points from elsewhere (T20.5)") {
  EveningUnderTest evening(4);
  evening.choose(EveningKind::kRounds);
  evening.only_game(kGame);
  evening.press("person_more");
  evening.press("tournament_begin");
  const auto id = QString::fromStdString(evening.now().entrants[3].data.player);
  evening.answer<BalanceDialog>([](BalanceDialog& dialog) {
    auto* enter = dialog.findChild<QPushButton*>("balance_done");
    CHECK_FALSE(enter->isEnabled());  // a reason is needed
    dialog.findChild<QDoubleSpinBox*>("balance_points")->setValue(2.5);
    dialog.findChild<QSpinBox*>("balance_rating")->setValue(1700);
    dialog.findChild<QLineEdit*>("balance_title")->setText("Master");
    dialog.findChild<QLineEdit*>("balance_reason")->setText("rounds 1 to 5 on paper");
    keep(dialog, "kind-balance");
    enter->click();
  });
  emit evening.page().people().balance_wanted(id);
  const auto* entrant = evening.now().entrant(id.toStdString());
  REQUIRE(entrant->balance);
  CHECK(entrant->balance->points == 25);
  CHECK(entrant->balance->rating == 1700);
  CHECK(evening.page().standings().table().item(0, 2)->text() == "2½");
  evening.answer<BalanceDialog>([](BalanceDialog& dialog) {
    dialog.findChild<QLineEdit*>("balance_reason")->setText("twice");
    dialog.findChild<QPushButton*>("balance_done")->click();
  });
  emit evening.page().people().balance_wanted(id);
  CHECK(evening.page().message().contains("has an opening balance already"));
  // It is taken back from the same menu, and by Undo, until a round is paired by it.
  const auto take_back = [&] {
    evening.answer<QInputDialog>([](QInputDialog& dialog) {
      CHECK(dialog.labelText() == "What Dirk Visser has earned elsewhere is taken back. Reason:");
      dialog.setTextValue("the wrong list");
      dialog.accept();
    });
  };
  const auto give_again = [&] {
    evening.answer<BalanceDialog>([](BalanceDialog& dialog) {
      dialog.findChild<QDoubleSpinBox*>("balance_points")->setValue(1.5);
      dialog.findChild<QLineEdit*>("balance_reason")->setText("the right list");
      dialog.findChild<QPushButton*>("balance_done")->click();
    });
    emit evening.page().people().balance_wanted(id);
    CHECK(evening.now().entrant(id.toStdString())->balance->points == 15);
  };
  evening.page().people().list().setCurrentRow(3);
  evening.press("person_more");
  auto* menu = evening.page().people().findChild<QMenu*>("person_menu");
  REQUIRE(menu != nullptr);
  const auto offered = [&](const QString& words) {
    for (auto* action : menu->actions())
      if (action->text().remove('&') == words) return action;
    return static_cast<QAction*>(nullptr);
  };
  CHECK(offered("Earned elsewhere…") == nullptr);
  take_back();
  REQUIRE(offered("Take back what was earned elsewhere…") != nullptr);
  menu->close();
  offered("Take back what was earned elsewhere…")->trigger();
  evening.test.settle();
  CHECK_FALSE(evening.now().entrant(id.toStdString())->balance);
  CHECK(evening.page().standings().table().item(0, 2)->text() == "0");
  give_again();
  take_back();
  evening.press("round_undo");
  CHECK_FALSE(evening.now().entrant(id.toStdString())->balance);
  give_again();

  emit evening.page().people().all_here_wanted();
  evening.pair_round();
  evening.type_result("1 1");
  evening.press("standings_what_if");
  auto& what_if = evening.dialog<WhatIfDialog>();
  const auto first = evening.now().rounds[0].boards[1].pairing.first;
  const auto points = [&] {
    auto& table = what_if.standings().table();
    for (int row = 0; row < table.rowCount(); ++row)
      if (table.item(row, 1)->text().toStdString() == evening.page().evening()->name(first))
        return table.item(row, 2)->text();
    return QString();
  };
  const QString before = points();
  what_if.choose(2, TypedResult::kFirstWins);
  CHECK(points() != before);
  keep(what_if, "kind-what-if");
  what_if.accept();
  CHECK_FALSE(evening.now().rounds[0].boards[1].score);  // nothing was entered
}
