// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an organiser changes while a tournament runs, from the desk in a browser.
#include "tests/server/evening_club.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("the organiser changes name, clock and boards while it runs, and nobody else") {
  ClubEvening at;
  at.everybody_is_here();
  at.publish();
  Looker organiser(at, "Otto", "organiser"), arbiter(at, "Arno", "arbiter");
  const Json wanted{{"do", "change"}, {"name", "Club final"}, {"clock", "5m+3s"}, {"boards", 2}};
  CHECK(code_of(arbiter.ask(wanted)) == "not_allowedrefused");
  CHECK(organiser.ask(wanted)["type"] == "done");
  const auto renamed = [](const Json& seen) { return seen["name"] == "Club final"; };
  const Json seen = organiser.see(renamed);
  CHECK(seen["clock"] == "5m+3s");
  CHECK(seen["desk"]["changeable"] == Json{{"boards", 2}, {"patience", nullptr}, {"until", nullptr}});
  // None is null; what isn't named stays.
  CHECK(organiser.ask({{"do", "change"}, {"clock", nullptr}})["type"] == "done");
  const Json without = organiser.see([](const Json& now) { return now["clock"].is_null(); });
  CHECK(without["clock"].is_null());
  CHECK(without["name"] == "Club final");
}

TEST_CASE("a change that can't be is refused with a sentence in the organiser's language") {
  ClubEvening at;
  Looker organiser(at, "Otto", "organiser");
  const auto refused = [&](Json what) {
    what["do"] = "change", what["language"] = "nl";
    const Json answer = organiser.ask(what);
    INFO(answer.dump());
    CHECK(answer.value("code", "") == "said");
    return answer.value("sentence", "");
  };
  const std::string clock = refused({{"clock", "5mm"}});
  CHECK(clock.find("5mm") != std::string::npos);
  INFO(clock);
  CHECK(clock.find("verwacht") != std::string::npos);
  CHECK_FALSE(refused({{"name", "  "}}).empty());
  CHECK_FALSE(refused({{"until", "2027-03-31"}}).empty());  // a Swiss has no table
  CHECK_FALSE(refused({{"patience", 100'000}}).empty());
  CHECK(organiser.see()["name"] == "Thursday");
}

TEST_CASE("with a last day the desk publishes all rounds that are left (T12.7)") {
  ClubEvening at(tournament::System::kRoundRobin);
  at.everybody_is_here();
  Looker organiser(at, "Otto", "organiser");
  CHECK(organiser.see()["desk"]["changeable"]["until"] == "");
  CHECK(organiser.ask({{"do", "change"}, {"until", "2999-03-31"}})["type"] == "done");
  const Json drafted = organiser.ask({{"do", "pair"}});
  REQUIRE(drafted["type"] == "done");
  REQUIRE(organiser.ask({{"do", "publish"}, {"draft", drafted["draft"]}})["type"] == "done");
  const Json seen = organiser.see([](const Json& now) { return now["round"] == 3; });
  CHECK(seen["round"] == 3);
  CHECK(seen["desk"]["changeable"]["until"] == "2999-03-31");
  REQUIRE(at.evening.refresh().has_value());
  CHECK(at.evening.now().rounds.size() == 3);
}

TEST_CASE("an open evening's minutes alone are changed as it runs (T12.8)") {
  ClubEvening at(tournament::System::kOpenEvening);
  Looker organiser(at, "Otto", "organiser");
  CHECK(organiser.see()["desk"]["changeable"]["patience"] == at.evening.now().settings.patience);
  CHECK(organiser.ask({{"do", "change"}, {"patience", 25}})["type"] == "done");
  const auto changed = [](const Json& now) { return now["desk"]["changeable"]["patience"] == 25; };
  CHECK(changed(organiser.see(changed)));
}
