// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of something that is done with an evening, without the page that shows it.
#include "ui/desktop/evening/held_evening.hpp"

#include "tests/desktop/evening_under_test.hpp"
#include "ui/desktop/evening/begin_evening.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("an evening is shown after whatever was done, and says what could not be") {
  EveningUnderTest club(1);
  tournament::Settings settings;
  settings.name = "Thursday";
  settings.system = tournament::System::kSwiss;
  settings.rounds = 3;
  settings.games = {{"lines_of_action", "standard"}};
  auto begun = begin_evening(club.club, settings, {});
  REQUIRE(begun);

  HeldEvening held(games_under_test());
  held.use_club(club.club);
  QStringList said;
  int shown = 0, other = 0;
  QObject::connect(&held, &HeldEvening::said, [&](const QString& sentence) { said << sentence; });
  QObject::connect(&held, &HeldEvening::changed, [&] { ++shown; });
  QObject::connect(&held, &HeldEvening::held, [&] { ++other; });
  CHECK_FALSE(held);
  held.refresh();  // nothing there
  CHECK(shown == 0);

  held.hold(std::move(begun->evening));
  CHECK(held);
  CHECK(other == 1);
  CHECK(shown == 0);
  const auto members = club.club->people().members();
  REQUIRE(members);
  const std::vector<NewEntrant> one{entrant_of("member:" + QString::fromStdString(members->front().id))};
  CHECK(held.done(held->people().enter(one)));
  CHECK(said == QStringList{QString()});
  CHECK_FALSE(held.done(held->people().enter(one)));
  CHECK(said.size() == 2);
  CHECK_FALSE(said.back().isEmpty());
  CHECK(shown == 2);
  CHECK_FALSE(held.take_news());

  held.use_club(club.club);
  CHECK(held);
  held.use_club(nullptr);  // the evening was another club's
  CHECK_FALSE(held);
}
