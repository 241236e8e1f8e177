// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games from score sheets among the club's results.
#include "framework/match/entered_game.hpp"
#include "framework/store/ids.hpp"
#include "framework/table/recount.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr TimeMs kDay = 24 * 60 * 60 * 1000;

EnteredMatch entered(TestClub& place, const std::string& name, const std::string& one,
                     const std::string& other) {
  EnteredMatch match;
  match.game = value_of(all_games().find(name));
  match.rules = value_of(match.game.create());
  match.seats = {{PlayerKind::kMember, one}, {PlayerKind::kMember, other}};
  match.result = {{2, 0}, "resignation"};
  match.time = utc_now() - kDay;
  static_cast<void>(place);
  return match;
}

}  // namespace

TEST_CASE("an entered game counts as a result, marked, and its dice needn't follow from a seed") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  for (const char* coin : {"heads", "tails"}) {  // a seed would give one of them
    EnteredMatch match = entered(place, "coin_race", ada, ben);
    EnteredGame game(match.rules->start());
    static_cast<void>(value_of(game.enter("walk:2")));
    static_cast<void>(value_of(game.enter(coin)));
    match.line = game.line();
    const std::string id = value_of(place.club->enter(std::move(match)));
    CHECK(value_of(place.club->find_match(id)) == id);
  }
  const auto results = value_of(place.club->results());
  REQUIRE(results.size() == 2);
  CHECK(results[0].played.entered);
  CHECK_FALSE(results[0].played.rated);
  CHECK(results[0].played.reason == "resignation");
  CHECK(results[0].played.time <= utc_now() - kDay + 60000);
  CHECK(results[0].names == std::vector<std::string>{"Ada", "Ben"});
  const auto matches = value_of(place.club->matches());
  REQUIRE(matches.size() == 2);
  CHECK(matches[0].header.entered);
  CHECK(matches[0].finished);
  CHECK(value_of(place.club->unfinished()).empty());
  CHECK(value_of(place.club->standings()).empty());  // unrated
  // Everything can be played through again, and comes from another program the same.
  const auto counted = value_of(recount(*place.club, all_games()));
  CHECK(counted.matches == 2);
  CHECK(counted.differences == std::vector<std::string>());
  CHECK(counted.notices == std::vector<std::string>());
  TestClub other;
  const auto text =
      value_of(place.club->store().use([](Store& store) { return store.export_text(ExportFor::kOthers); }));
  static_cast<void>(value_of(other.club->store().use([&](Store& store) { return store.import_text(text); })));
  const auto there = value_of(other.club->results());
  REQUIRE(there.size() == 2);
  CHECK(there[0].played == results[0].played);
}

TEST_CASE("between members it may be rated, and only the result may be known") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  EnteredMatch match = entered(place, "lines_of_action", ada, ben);
  match.rated = true;
  match.result = {{0, 2}, "reported"};
  const std::string id = value_of(place.club->enter(std::move(match)));
  const auto report = value_of(place.club->report(id));
  CHECK(report.seats[1].counted());
  CHECK(value_of(recount(*place.club, all_games())).differences == std::vector<std::string>());
}

TEST_CASE("what can't have been is refused, and nothing of it stays") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  const auto refused = [&](auto change) {
    EnteredMatch match = entered(place, "lines_of_action", ada, ben);
    change(match);
    return error_of(place.club->enter(std::move(match)));
  };
  CHECK(refused([](EnteredMatch& m) { m.time = utc_now() + kDay; }).find("future") != std::string::npos);
  CHECK(refused([](EnteredMatch& m) { m.result.reason = "connection"; }).find("not over") !=
        std::string::npos);
  CHECK(refused([](EnteredMatch& m) { m.seats.pop_back(); }).find("1 players for 2") != std::string::npos);
  CHECK(refused([](EnteredMatch& m) {
          m.seats[1] = {PlayerKind::kGuest, "Cem"};
          m.rated = true;
        }).find("between members") != std::string::npos);
  CHECK(refused([](EnteredMatch& m) {
          m.seats[0] = {PlayerKind::kComputer, "random"};
        }).find("between people") != std::string::npos);
  CHECK(refused([&](EnteredMatch& m) {
          m.seats[1].who = ada;
          m.rated = true;
        }).find("against himself") != std::string::npos);
  CHECK(refused([&](EnteredMatch& m) { m.seats[1].who = ada; }).find("against himself") != std::string::npos);
  CHECK(value_of(place.club->results()).empty());
  CHECK(value_of(place.club->matches()).empty());
}
