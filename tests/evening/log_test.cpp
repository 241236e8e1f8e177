// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/evening_log.hpp"

#include "framework/evening/tournament_list.hpp"
#include "framework/store/ids.hpp"
#include "tests/evening/desk.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::tournament;

namespace {

/// What anybody may write at any time.
EveningPlan said_of(const std::string& player) {
  return EveningPlan::one(PresenceSaid{player, 1, Attendance::kIn, {}});
}

}  // namespace

TEST_CASE("what is written follows from what is in the store") {
  const Desk desk;
  Evening evening = desk.begin(evening_of(System::kSwiss));
  const std::string id = evening.now().id;
  EveningLog one(desk.club, id, "Ann"), other(desk.club, id, "Bob");

  SECTION("whoever writes meanwhile is seen, and it is decided anew") {
    std::vector<std::size_t> seen;
    must(one.write([&](const Tournament& now) -> Allowed<EveningPlan> {
      seen.push_back(now.history.size());
      if (seen.size() == 1)
        must(other.write([](const Tournament&) -> Allowed<EveningPlan> { return said_of("x"); }));
      return said_of("y");
    }));
    REQUIRE(seen.size() == 2);
    CHECK(seen[1] == seen[0] + 1);
    CHECK(one.now().history.back().who == "Ann");
    CHECK(one.known() == seen[1] + 1);
    CHECK(must(other.refresh()));
    CHECK_FALSE(must(other.refresh()));
    CHECK(other.now() == one.now());
  }
  SECTION("a refusal, and nothing, write nothing") {
    const auto before = must(read_tournament(*desk.club, id)).known;
    CHECK(one.write([](const Tournament&) -> Allowed<EveningPlan> { return refuse("evening.ended"); })
              .why()
              .key == "evening.ended");
    must(one.write([](const Tournament&) -> Allowed<EveningPlan> { return EveningPlan(); }));
    CHECK(must(read_tournament(*desk.club, id)).known == before);
  }
  SECTION("events that belong together are written together, with the people they need") {
    const std::string player = new_id(utc_now()), apart = new_id(utc_now());
    must(one.write([&](const Tournament&) -> Allowed<EveningPlan> {
      EveningPlan plan = said_of(player);
      plan.events.push_back({ApartSaid{{player, "y"}, 1, 0, {}}, apart});
      plan.people.push_back({new_id(utc_now()), utc_now(), PlayerAdded{player, PlayerKind::kGuest, "Xenia"}});
      return plan;
    }));
    CHECK(one.name(player) == "Xenia");
    CHECK(one.name("y") == "?");
    CHECK(one.now().event(apart) != nullptr);
  }
}
