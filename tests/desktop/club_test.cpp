// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches that the club keeps, in the real window.
#include <QAction>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>

#include "framework/table/scoring_book.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/club/club_dialog.hpp"
#include "ui/desktop/club/ladder_page.hpp"
#include "ui/desktop/club/matches_page.hpp"
#include "ui/desktop/club/players_page.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

std::shared_ptr<Club> club_in(const QTemporaryDir& folder) {
  auto book = scoring_book(games_under_test());
  REQUIRE_OK(book);
  auto club = Club::open(StoreLocation::file(folder.filePath("club.db").toStdString()), std::move(*book));
  REQUIRE_OK(club);
  return *club;
}

PlannedSeat member(Club& club, const char* name) {
  const auto added = club.people().add(name);
  REQUIRE_OK(added);
  return PlannedSeat::member(added->id, added->name);
}

}  // namespace

TEST_CASE("a game that somebody plays is kept and goes on in another window") {
  need_application();
  const QTemporaryDir folder;
  std::string match, position;
  {
    WindowUnderTest test;
    test.window().use_club(club_in(folder));
    CHECK(test.controller().kept_match().empty());  // nobody has played yet
    test.type("b1-b3");
    test.type("a2-c2");
    match = test.controller().kept_match();
    position = test.controller().update().position;
    REQUIRE_FALSE(match.empty());
    CHECK(test.controller().history().size() == 2);
  }
  WindowUnderTest test("");
  const auto club = club_in(folder);
  test.window().use_club(club);
  const Catalogue games = games_under_test();
  ClubDialog dialog(club, games);
  REQUIRE(dialog.matches().list().count() == 1);
  dialog.matches().resume_button().click();
  CHECK(dialog.match() == match);
  REQUIRE_OK(test.controller().resume(dialog.match(), games));
  CHECK(test.controller().update().position == position);
  CHECK(test.controller().history().size() == 2);
  test.type(QString::fromStdString(test.controller().update().moves.front().text));
  CHECK(test.controller().history().size() == 3);
}

TEST_CASE("a rated match has names, no taking back, and ends with points on the ladder") {
  need_application();
  const QTemporaryDir folder;
  const auto club = club_in(folder);
  WindowUnderTest test;
  test.window().use_club(club);
  MatchPlan plan = test.controller().plan();
  plan.seats = {member(*club, "Anna"), member(*club, "Ben")};
  plan.rated = true;
  plan.keep = true;
  test.window().start_game(plan);
  REQUIRE_FALSE(test.controller().kept_match().empty());
  auto* hint = test.window().findChild<QAction*>("hint");
  REQUIRE(hint != nullptr);
  CHECK_FALSE(hint->isEnabled());
  CHECK(hint->toolTip() == "In a rated match there is no advice until the game is over.");
  CHECK_FALSE(test.button("hint")->isEnabled());
  CHECK_FALSE(test.window().docks().analysis().findChild<QPushButton*>("analysis_start")->isEnabled());
  CHECK(test.window().docks().analysis().words().startsWith(hint->toolTip()));
  CHECK_FALSE(test.controller().advice().situation_at(0).has_value());
  test.type("b1-b3");
  CHECK_FALSE(test.controller().advice().situation_at(0).has_value());  // nor of what is past
  CHECK_FALSE(test.controller().can_take_back());
  REQUIRE_OK(test.controller().resign());  // White does, who is on turn
  CHECK(hint->isEnabled() == test.controller().advice().situation_at(1).has_value());
  CHECK(test.controller().advice().situation_at(0).has_value());  // now it may be looked into
  const auto report = test.controller().report();
  REQUIRE(report);
  CHECK(report->seats[0].counted());
  const auto* status = test.table().findChild<StatusHeader*>();
  REQUIRE(status != nullptr);
  INFO(status->words().toStdString() << " / " << report->scheme.pool);
  CHECK(status->words().contains("Anna: "));
  CHECK(status->words().contains("Ben: "));
  const Catalogue games = games_under_test();
  ClubDialog dialog(club, games);
  CHECK(dialog.matches().list().count() == 0);
  REQUIRE(dialog.ladder().table().rowCount() == 2);
  CHECK(dialog.ladder().table().item(0, 1)->text() == "Anna");
  CHECK(dialog.players().list().count() == 2);
  dialog.show();
  dialog.show_tab(ClubDialog::Tab::kLadder);
  keep(dialog, "club-ladder");
  dialog.show_tab(ClubDialog::Tab::kPlayers);
  keep(dialog, "club-members");
  check_room(&dialog);
}
