// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match_plan.hpp"

#include "framework/clock/time_control_text.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

MatchPlan plan_of(const std::string& name) {
  const Entry entry = value_of(all_games().find(name));
  return MatchPlan::of(entry.game, entry.variant->id, value_of(entry.create()));
}

std::string clock_of(const char* control, std::uint32_t percent) {
  MatchPlan plan = plan_of("coin_race");
  plan.clock = value_of(read_time_control(control));
  plan.seats[1].time_percent = percent;
  return write_time_control(value_of(Result<TimeControl>(*plan.clock_by_seat())));
}

}  // namespace

TEST_CASE("a plan begins with people whom nobody has named, and their clock waits for them") {
  const MatchPlan plan = plan_of("coin_race");
  CHECK(plan.seats == seats_of_words({kHuman, kHuman}));
  CHECK(plan.has_person());
  CHECK(plan.people() == std::vector<Seat>{0, 1});
  CHECK(plan.policies.clock_start == ClockStart::kFirstMove);
  CHECK(plan.player_names() == std::vector<std::string>{"human", "human"});
}

TEST_CASE("players are called by name, and computers as they are made") {
  MatchPlan plan = plan_of("coin_race");
  plan.seats = {PlannedSeat::member("01ada", "Ada"), PlannedSeat::computer("level:3")};
  CHECK(plan.player_names() == std::vector<std::string>{"Ada", "level:3"});
  CHECK(plan.people() == std::vector<Seat>{0});
  CHECK(PlannedSeat::of_word(plan.seats[1].word()) == plan.seats[1]);
  CHECK(plan.seats[0].word() == kHuman);
}

TEST_CASE("who needs more time gets it in every part of the clock, and nobody else does") {
  CHECK(clock_of("5m+3s", 100) == "5m+3s");
  CHECK(clock_of("5m+3s", 150) == "5m+3s|7m30s+5s");
  CHECK(clock_of("40/1h30m:30m+30s", 200) == "40/1h30m:30m+30s|40/3h:1h+1m");
  CHECK(clock_of("10m,byo=3x30s", 110) == "10m,byo=3x30s|11m,byo=3x33s");
  CHECK(clock_of("move=3d", 150) == "move=3d|move=4d12h");
}

TEST_CASE("the same once more: sides change with all that belongs to them, dice are fresh") {
  MatchPlan plan = plan_of("coin_race");
  plan.seats = {PlannedSeat::member("01ada", "Ada"), PlannedSeat::computer("level:3")};
  plan.seats[0].time_percent = 150;
  plan.entropy = {{0, "our luck"}};
  plan.seed = Seed::from_number(7);
  plan.moves = {"walk:1"};
  const MatchPlan same = plan.again(false), swapped = plan.again(true);
  CHECK(same.seats == plan.seats);
  CHECK(same.entropy == plan.entropy);
  CHECK(swapped.seats == std::vector<PlannedSeat>{plan.seats[1], plan.seats[0]});
  CHECK(swapped.entropy == std::map<Seat, std::string>{{1, "our luck"}});
  for (const MatchPlan& next : {same, swapped}) {
    CHECK_FALSE(next.seed);
    CHECK(next.moves.empty());
  }
}

TEST_CASE("a match is what its plan says, and begins again from its journal by the same plan") {
  TestClub place;
  MatchPlan plan = place.match("coin_race", place.member("Ada"), place.member("Ben"));
  plan.clock = value_of(read_time_control("5m+3s"));
  plan.ply_limit = 90;
  plan.entropy = {{1, "our luck"}};
  plan.place = TournamentPlace{"01spring", 2, 5, false};
  const auto table = place.start(plan);
  const auto resumed = place.resume(table->id());
  const MatchPlan& there = resumed->plan();
  CHECK(there.game->id() == "coin_race");
  CHECK(there.variant == plan.variant);
  CHECK(there.rules->parameters() == plan.rules->parameters());
  CHECK(there.seats == std::vector<PlannedSeat>{PlannedSeat::member(plan.seats[0].id, "Ada"),
                                                PlannedSeat::member(plan.seats[1].id, "Ben")});
  CHECK(there.clock == plan.clock);
  CHECK(there.policies == plan.policies);
  CHECK(there.rated);
  CHECK(there.keep);
  CHECK(there.entropy == plan.entropy);
  CHECK(there.ply_limit == 90);
  CHECK(there.place == plan.place);
  CHECK_FALSE(there.seed);  // the match's own
  CHECK(options_of(plan).seed->hex() == table->match().seed().hex());
}

TEST_CASE("a plan with moves already played isn't kept") {
  TestClub place;
  MatchPlan plan = place.match("coin_race", place.member("Ada"), place.member("Ben"), false);
  plan.moves = {"walk:1"};
  CHECK(error_of(place.club->start(plan)) == "a match that is kept begins with its first move");
  CHECK(value_of(place.club->matches().all()).empty());
}
