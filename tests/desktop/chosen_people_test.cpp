// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who takes part in a tournament that is to begin, without the form that asks for it.
#include "ui/desktop/evening/chosen_people.hpp"

#include <catch2/catch.hpp>

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

const std::vector<SeatMember> kClub{{"a", "Anna"}, {"b", "Ben"}, {"c", "Carla"}};

tournament::Settings of_system(tournament::System system) {
  tournament::Settings settings;
  settings.system = system;
  return settings;
}

}  // namespace

TEST_CASE("people are chosen by a click, by a name, or all at once") {
  ChosenPeople people(kClub);
  CHECK(people.count() == 0);
  people.choose("member:b", true);
  people.add("guest:Dora", 1600, "Elsewhere");
  people.add("member:unknown");
  REQUIRE(people.in().size() == 2);
  CHECK(people.in()[0].name == "Ben");
  CHECK(people.in()[1].name == "Dora");
  people.add("guest:Dora", {}, {});  // again, and nothing new is said
  CHECK(people.in()[1].entrant.rating == 1600);
  CHECK(people.in()[1].entrant.club == "Elsewhere");
  people.choose_all();
  CHECK(people.count() == 4);
  people.choose_all();
  CHECK(people.count() == 0);
}

TEST_CASE("a group that is kept apart is of those who take part") {
  ChosenPeople people(kClub);
  people.choose_all();
  people.keep_apart({"member:c", "member:a"});
  REQUIRE(people.apart().size() == 1);
  CHECK(people.apart().front() == QStringList{"member:a", "member:c"});
  people.choose("member:c", false);
  CHECK(people.apart().empty());
  people.choose("member:c", true);
  CHECK(people.apart().size() == 1);
  people.let_all_meet();
  CHECK(people.apart().empty());
}

TEST_CASE("two teams fill up evenly, and have to be alike") {
  using tournament::System;
  ChosenPeople people(kClub);
  people.choose_all();
  people.write_team("member:a", "Red");
  people.fill_teams({"Red", "Blue"});
  CHECK(people.all()[1].entrant.team == "Blue");
  CHECK(people.all()[2].entrant.team == "Red");
  CHECK(!unwritten(people, of_system(System::kScheveningen), false, nullptr).isEmpty());
  people.choose("member:c", false);
  CHECK(unwritten(people, of_system(System::kScheveningen), false, nullptr).isEmpty());
}

TEST_CASE("grades and teams that have to be written are asked for") {
  using tournament::System;
  ChosenPeople people(kClub);
  people.choose("member:a", true);
  const auto graded = of_system(System::kMacMahon);
  CHECK(unwritten(people, graded, false, nullptr) ==
        "No grade or rating is known of Anna; write a grade beside the name.");
  people.write_grade("member:a", 30);
  CHECK(unwritten(people, graded, false, nullptr).isEmpty());
  CHECK(unwritten(people, of_system(System::kSwiss), true, nullptr) ==
        "Write beside the names who plays for which team.");
  people.write_team("member:a", "Red");
  CHECK(unwritten(people, of_system(System::kSwiss), true, nullptr).isEmpty());
}
