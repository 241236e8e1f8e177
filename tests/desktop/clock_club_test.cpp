// SPDX-License-Identifier: GPL-3.0-or-later
//
// The result that two enter at the clock for a real board, in the club's book.
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "framework/table/scoring_book.hpp"
#include "tests/desktop/clock_under_test.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/clock/table_clock.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("where a game is named the result goes into the club's book, once") {
  ClockUnderTest test;
  const QTemporaryDir folder;
  auto book = scoring_book(games_under_test());
  REQUIRE_OK(book);
  auto opened = Club::open(StoreLocation::file(folder.filePath("club.db").toStdString()), std::move(*book));
  REQUIRE_OK(opened);
  const auto club = *opened;
  REQUIRE_OK(club->people().add("Anna"));
  CHECK(test.find<QComboBox>("clock_game").isHidden());  // nowhere to put it
  test.clock->set_games(games_under_test());
  test.clock->use_club(club);
  auto& game = test.find<QComboBox>("clock_game");
  auto& into = test.find<QPushButton>("clock_into_club");
  test.begin("10s");
  test.find<QPushButton>("clock_result").click();
  test.find<QPushButton>("clock_draw").click();
  CHECK(into.isHidden());  // nobody said which game it was
  test.find<QPushButton>("clock_again").click();
  game.setCurrentIndex(game.findData("lines_of_action/standard"));
  REQUIRE(game.currentIndex() > 0);
  CHECK_FALSE(test.find<QCheckBox>("clock_rated").isEnabled());  // Ben is no member
  test.begin("10s");
  test.pass(10'500);
  CHECK(into.isHidden());
  test.find<QPushButton>("clock_wins_1").click();
  REQUIRE(into.isVisible());
  keep(*test.clock, "table-clock-club");
  into.click();
  CHECK(into.isHidden());
  CHECK(test.clock->words().contains("marked as entered"));
  const auto results = club->results().all();
  REQUIRE_OK(results);
  REQUIRE(results->size() == 1);
  const MatchResult& played = results->front().played;
  CHECK(played.entered);
  CHECK(played.reason == "time");
  CHECK(played.seats[0].kind == PlayerKind::kMember);
  CHECK(played.seats[1].kind == PlayerKind::kGuest);
  CHECK(played.seats[1].half_points == 2);
}
