// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finished games of the club in the window: found, opened again, corrected, exported; unfinished ones decided
// and deleted; a member's page.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTextBrowser>

#include "framework/table/scoring_book.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_dialog.hpp"
#include "ui/desktop/club/correct_result.hpp"
#include "ui/desktop/club/game_filter.hpp"
#include "ui/desktop/club/ladder_page.hpp"
#include "ui/desktop/club/matches_page.hpp"
#include "ui/desktop/club/players_page.hpp"
#include "ui/desktop/club/results_page.hpp"
#include "ui/desktop/docks/review_dock.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// A club with two members and three games of theirs: two finished, one not.
struct PlayedClub {
  QTemporaryDir folder;
  Catalogue games = games_under_test();
  std::shared_ptr<Club> club;
  std::string ada, ben;

  PlayedClub() {
    auto book = scoring_book(games);
    REQUIRE_OK(book);
    auto opened = Club::open(StoreLocation::file(folder.filePath("club.db").toStdString()), std::move(*book));
    REQUIRE_OK(opened);
    club = *opened;
    ada = member("Ada <b>Lovelace</b>");
    ben = member("Ben");
    play(ada, ben, {"b1-b3", "a2-c2"}, 1);
    play(ben, ada, {"b1-h1"}, 0);
    play(ada, ben, {"b1-b3"}, std::nullopt);
  }

  std::string member(const char* name) {
    const auto added = club->people().add(name);
    REQUIRE_OK(added);
    return added->id;
  }

  void play(const std::string& one, const std::string& other, const std::vector<std::string>& moves,
            std::optional<Seat> resigns) {
    const auto entry = games.find("lines_of_action");
    REQUIRE_OK(entry);
    MatchPlan wanted = MatchPlan::of(entry->game, entry->variant->id, *entry->create());
    wanted.seats = {PlannedSeat::member(one), PlannedSeat::member(other)};
    wanted.rated = true;
    const auto table = club->start(std::move(wanted));
    REQUIRE_OK(table);
    Match& match = (*table)->match();
    for (const auto& move : moves) REQUIRE_OK(match.play(match.seats_on_turn().front(), move));
    if (resigns) REQUIRE_OK(match.resign(*resigns));
  }
};

}  // namespace

TEST_CASE("a finished game is found, opened and looked at where somebody wants", "[club]") {
  need_application();
  PlayedClub place;
  WindowUnderTest test("");
  test.window().use_club(place.club);
  ClubDialog dialog(place.club, place.games);
  dialog.show_tab(ClubDialog::Tab::kResults);
  dialog.show();
  GamesTable& table = dialog.results().table();
  REQUIRE(table.rowCount() == 2);  // the running one isn't there
  CHECK(table.item(0, 2)->text() == "Ben – Ada <b>Lovelace</b>");
  CHECK(table.item(1, 3)->text() == "1 – 0");
  dialog.results().filter().findChild<QLineEdit*>("search_opening")->setText("b1-b3 a2");
  CHECK(eventually([&] { return table.rowCount() == 1; }));
  dialog.results().filter().clear();
  dialog.results().filter().findChild<QLineEdit*>("search_names")->setText("love, ben");
  dialog.results().filter().findChild<QComboBox*>("search_result")->setCurrentIndex(3);  // Ada lost
  CHECK(eventually([&] { return table.rowCount() == 0; }));
  CHECK(dialog.results().words() == "No game was found.");
  dialog.results().filter().clear();
  CHECK(eventually([&] { return table.rowCount() == 2; }));

  table.selectRow(1);
  QTest::keyClick(&table, Qt::Key_Return);
  CHECK(dialog.result() == QDialog::Accepted);
  REQUIRE(dialog.wanted());
  CHECK(dialog.wanted()->how == WantedGame::How::kOpen);
  WantedGame wanted = *dialog.wanted();
  REQUIRE_OK(test.window().match_opener().show(wanted));
  CHECK(test.controller().is_record());
  CHECK(test.controller().history().size() == 2);
  wanted.how = WantedGame::How::kPosition;
  wanted.moves = 1;
  REQUIRE_OK(test.window().match_opener().show(wanted));
  CHECK(test.table().shown_moves() == 1);
  wanted.how = WantedGame::How::kReview;
  REQUIRE_OK(test.window().match_opener().show(wanted));
  CHECK_FALSE(test.window().docks().review().isHidden());

  const QString file = place.folder.filePath("game.txt");
  REQUIRE_OK(dialog.save_game(wanted.match, file));
  REQUIRE_OK(test.window().opener().open_record(file.toStdString()));
  CHECK(test.controller().history().size() == 2);
  REQUIRE_OK(dialog.results().export_to(place.folder.filePath("all.pgn")));
  for (const char* name : {"standings.csv", "standings.html", "standings.pdf"}) {
    REQUIRE_OK(dialog.ladder().export_to(place.folder.filePath(name)));
    CHECK(QFileInfo(place.folder.filePath(name)).size() > 100);
  }
}

TEST_CASE("a correction names the players, and keeps its reason until it is complete", "[club]") {
  need_application();
  PlayedClub place;
  auto results = place.club->results().all();
  REQUIRE_OK(results);
  const ResultInfo result = results->front();
  const auto question = correction_question(place.games, result);
  REQUIRE(question.choices.size() == 4);
  CHECK(question.choices[0] == "Ada <b>Lovelace</b> wins (1 – 0)");
  CHECK(question.choices[1] == "Ben wins (0 – 1)");
  CHECK(question.choices[2] == "Draw (½ – ½)");
  CHECK(question.current == 0);
  DecisionDialog dialog(question, correction_of(*place.club, place.games, result));
  dialog.show();
  auto* decide = dialog.findChild<QPushButton*>("decide");
  dialog.reason().setText("the sheet was read wrongly");
  decide->click();
  CHECK(dialog.message() == "Choose what is right.");
  CHECK(dialog.reason().text() == "the sheet was read wrongly");
  dialog.choose(1);
  dialog.reason().setText("   ");
  decide->click();
  CHECK(dialog.message().contains("reason"));
  CHECK(dialog.isVisible());
  check_room(&dialog);
  dialog.reason().setText("the sheet was read wrongly");
  decide->click();
  CHECK(dialog.result() == QDialog::Accepted);
  results = place.club->results().all();
  CHECK(results->front().holds->seats[1].half_points == 2);
  CHECK(correction_question(place.games, results->front()).current == 1);
  CHECK(correction_question(place.games, results->front()).choices.last() == "As it was played (1 – 0)");
}

TEST_CASE("an unfinished match can be decided or deleted, and one nobody played isn't kept", "[club]") {
  need_application();
  PlayedClub place;
  ClubDialog dialog(place.club, place.games);
  REQUIRE(dialog.matches().list().count() == 1);
  CHECK(dialog.matches().findChild<QPushButton*>("delete_match")->isEnabled());
  auto open = place.club->matches().unfinished();
  REQUIRE_OK(open);
  CHECK(adjudication_question(place.games, open->front()).choices.size() == 3);
  {
    WindowUnderTest test;
    test.window().use_club(place.club);
    MatchPlan plan = test.controller().plan();
    plan.seats = {PlannedSeat::member(place.ada, "Ada"), PlannedSeat::member(place.ben, "Ben")};
    plan.rated = plan.keep = true;
    test.window().start_game(plan);
    REQUIRE_FALSE(test.controller().kept_match().empty());
    CHECK(place.club->matches().unfinished()->size() == 2);
    test.window().start_game(plan);
    CHECK(place.club->matches().unfinished()->size() == 2);  // the first was left before anybody moved
    test.type("b1-b3");
  }
  CHECK(place.club->matches().unfinished()->size() == 2);  // this one was played
  REQUIRE_OK(place.club->matches().discard(open->front().match, "a trial"));
  dialog.matches().refresh();
  CHECK(dialog.matches().list().count() == 1);
}

TEST_CASE("the club's pages have room in every language, light and dark", "[club]") {
  need_application();
  PlayedClub place;
  auto results = place.club->results().all();
  REQUIRE_OK(results);
  REQUIRE_OK(
      place.club->results().annul(results->front().played.match, "on the wrong board, agreed by both"));
  const auto looks = [&](const QString& name, Language language) {
    ClubDialog dialog(place.club, place.games);
    dialog.resize(1000, 680);
    dialog.show();
    const auto picture = [&](ClubDialog::Tab tab, const QString& what) {
      dialog.show_tab(tab);
      keep(dialog, what + "-" + name);
      check_room(&dialog);
    };
    picture(ClubDialog::Tab::kMatches, "club-unfinished");
    dialog.players().list().setCurrentRow(0);
    picture(ClubDialog::Tab::kPlayers, "club-member");
    CHECK(dialog.players().page().toPlainText().contains("Ada <b>Lovelace</b>"));
    picture(ClubDialog::Tab::kLadder, "club-ladder");
    dialog.results().filter().unfold(true);
    dialog.results().table().selectRow(1);
    picture(ClubDialog::Tab::kResults, "club-results");
    results = place.club->results().all();
    DecisionDialog decision(correction_question(place.games, results->front()),
                            correction_of(*place.club, place.games, results->front()));
    decision.show();
    decision.findChild<QPushButton*>("decide")->click();
    keep(decision, "club-correct-" + name);
    check_room(&decision);
    static_cast<void>(language);
  };
  WindowUnderTest test("");
  for (const auto& [name, language] :
       {std::pair("en", Language::kEnglish), {"nl", dutch()}, {"de", german()}, {"fr", french()}}) {
    test.window().set_language(language);
    looks(name, language);
  }
  test.window().set_language(dutch());
  test.window().set_theme(ThemeChoice::kDark);
  looks("nl-dark", dutch());
  test.window().set_theme(ThemeChoice::kLight);
  test.window().set_language(Language::kEnglish);
}
