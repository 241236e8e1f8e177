// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games from score sheets among the club's results.
#include "framework/match/entered_game.hpp"
#include "framework/store/ids.hpp"
#include "framework/store/transfer.hpp"
#include "framework/table/recount.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr TimeMs kDay = 24 * 60 * 60 * 1000;

struct Entered {
  MatchPlan plan;
  PlayedElsewhere played;
};

Entered entered(const std::string& name, const std::string& one, const std::string& other) {
  const Entry entry = value_of(all_games().find(name));
  Entered match{MatchPlan::of(entry.game, entry.variant->id, value_of(entry.create())), {}};
  match.plan.seats = {PlannedSeat::member(one), PlannedSeat::member(other)};
  match.played.result = {{2, 0}, "resignation"};
  match.played.time = utc_now() - kDay;
  return match;
}

}  // namespace

TEST_CASE("an entered game counts as a result, marked, and its dice needn't follow from a seed") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  for (const char* coin : {"heads", "tails"}) {  // a seed would give one of them
    Entered match = entered("coin_race", ada, ben);
    EnteredGame game(match.plan.rules->start());
    static_cast<void>(value_of(game.enter("walk:2")));
    static_cast<void>(value_of(game.enter(coin)));
    match.played.line = game.line();
    const std::string id = value_of(place.club->enter(match.plan, match.played));
    CHECK(value_of(place.club->matches().find(id)) == id);
  }
  const auto results = value_of(place.club->results().all());
  REQUIRE(results.size() == 2);
  CHECK(results[0].played.entered);
  CHECK_FALSE(results[0].played.rated);
  CHECK(results[0].played.reason == "resignation");
  CHECK(results[0].played.time <= utc_now() - kDay + 60000);
  CHECK(results[0].names == std::vector<std::string>{"Ada", "Ben"});
  const auto matches = value_of(place.club->matches().all());
  REQUIRE(matches.size() == 2);
  CHECK(matches[0].header.entered);
  CHECK(matches[0].finished);
  CHECK(value_of(place.club->matches().unfinished()).empty());
  CHECK(value_of(place.club->standings().all()).empty());  // unrated
  // Everything can be played through again, and comes from another program the same.
  const auto counted = value_of(recount(*place.club, all_games()));
  CHECK(counted.matches == 2);
  CHECK(counted.differences == std::vector<std::string>());
  CHECK(counted.notices == std::vector<std::string>());
  TestClub other;
  const auto text =
      value_of(place.club->store().use([](Store& store) { return export_text(store, ExportFor::kOthers); }));
  static_cast<void>(
      value_of(other.club->store().use([&](Store& store) { return import_text(store, text); })));
  const auto there = value_of(other.club->results().all());
  REQUIRE(there.size() == 2);
  CHECK(there[0].played == results[0].played);
}

TEST_CASE("between members it may be rated, and only the result may be known") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  Entered match = entered("lines_of_action", ada, ben);
  match.plan.rated = true;
  match.played.result = {{0, 2}, "reported"};
  const std::string id = value_of(place.club->enter(match.plan, match.played));
  const auto report = value_of(place.club->results().report(id));
  CHECK(report.seats[1].counted());
  CHECK(value_of(recount(*place.club, all_games())).differences == std::vector<std::string>());
}

TEST_CASE("what can't have been is refused, and nothing of it stays") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  const auto refused = [&](auto change) {
    Entered match = entered("lines_of_action", ada, ben);
    change(match);
    return error_of(place.club->enter(match.plan, match.played));
  };
  CHECK(refused([](Entered& m) { m.played.time = utc_now() + kDay; }).find("future") != std::string::npos);
  CHECK(refused([](Entered& m) { m.played.result.reason = "connection"; }).find("not over") !=
        std::string::npos);
  CHECK(refused([](Entered& m) { m.plan.seats.pop_back(); }).find("1 players for 2") != std::string::npos);
  CHECK(refused([](Entered& m) {
          m.plan.seats[1] = PlannedSeat::guest("Cem");
          m.plan.rated = true;
        }).find("between members") != std::string::npos);
  CHECK(refused([](Entered& m) {
          m.plan.seats[0] = PlannedSeat::computer("random");
        }).find("between people") != std::string::npos);
  CHECK(refused([&](Entered& m) {
          m.plan.seats[1].id = ada;
          m.plan.rated = true;
        }).find("against himself") != std::string::npos);
  CHECK(refused([&](Entered& m) { m.plan.seats[1].id = ada; }).find("against himself") != std::string::npos);
  CHECK(value_of(place.club->results().all()).empty());
  CHECK(value_of(place.club->matches().all()).empty());
}
