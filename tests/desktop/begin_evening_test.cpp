// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament begins with the people who were chosen, without the form in which they were.
#include "ui/desktop/evening/begin_evening.hpp"
#include "tests/desktop/evening_under_test.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

tournament::Settings swiss() {
  tournament::Settings settings;
  settings.name = "Thursday";
  settings.system = tournament::System::kSwiss;
  settings.rounds = 3;
  settings.games = {{"lines_of_action", "standard"}};
  return settings;
}

ChosenPerson guest(const QString& name, QList<int> apart = {}) {
  return {.player = "guest:" + name, .rating = {}, .club = {}, .apart = std::move(apart)};
}

}  // namespace

TEST_CASE("an evening begins with its people, and keeps apart who must not meet") {
  EveningUnderTest club(0);
  const auto begun =
      begin_evening(club.club, swiss(), {guest("Ada", {0}), guest("Ben"), guest("Carl", {0}), guest("Dora")});
  REQUIRE(begun);
  CHECK(begun->entered);
  const auto& now = begun->evening.now();
  REQUIRE(now.entrants.size() == 4);
  REQUIRE(now.apart.size() == 1);
  const auto& apart = now.apart.begin()->second;
  CHECK(apart.players == std::vector<std::string>{now.entrants[0].data.player, now.entrants[2].data.player});
}

TEST_CASE("an evening is there although somebody can't be entered, and can begin without anybody") {
  EveningUnderTest club(0);
  const auto twice = begin_evening(club.club, swiss(), {guest("Ada"), guest("Ada")});
  REQUIRE(twice);
  CHECK(twice->evening.now().settings.name == "Thursday");
  const auto empty = begin_evening(club.club, swiss(), {});
  REQUIRE(empty);
  CHECK(empty->entered);
  CHECK(empty->evening.now().entrants.empty());
  auto wrong = swiss();
  wrong.games.clear();
  CHECK_FALSE(begin_evening(club.club, wrong, {guest("Ada")}));
}
