// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who plays from home and goes away.
#include "framework/clock/time_control_text.hpp"
#include "tests/server/club_page.hpp"
#include "tests/server/hurried_game.hpp"
#include "ui/server/absences.hpp"

using namespace boardwright;
using namespace boardwright::test;
using server::absence_allowed;
using server::Absences;
using namespace std::chrono_literals;

namespace {

using Change = Absences::Change;
using Changes = std::vector<Change>;

Milliseconds allowed(const std::string& clock, Milliseconds grace = 0ms) {
  MatchPolicies policies;
  policies.grace = grace;
  if (clock.empty()) return absence_allowed(policies, std::nullopt);
  return absence_allowed(policies, value_of(read_time_control(clock)));
}

/// Whether the page learns within that time that the other one can be claimed against, or no longer can.
bool is_claimable(ClubPage& page, bool wanted, std::chrono::milliseconds within) {
  const auto until = std::chrono::steady_clock::now() + within;
  while (page.link->update().table.can_claim_absence != wanted && std::chrono::steady_clock::now() < until)
    page.listen(100ms);
  return page.link->update().table.can_claim_absence == wanted;
}

}  // namespace

TEST_CASE("how long somebody may be away: as the game says, else by the time that it takes") {
  CHECK(allowed("3m+2s") == 1min);
  CHECK(allowed("10m") == 1min);
  CHECK(allowed("10m+15s") == 2min);
  CHECK(allowed("30m") == 2min);
  CHECK(allowed("90m+30s") == 4min);
  CHECK(allowed("40/20m:30m+5s") == 2min);
  CHECK(allowed("40/90m:30m") == 4min);
  CHECK(allowed("") == 4min);
  CHECK(allowed("3m+2s", 90s) == 90s);
  CHECK(allowed("", 90s) == 90s);
}

TEST_CASE("an absence counts from its beginning, is told once, and is over at once") {
  Absences one, other;
  const Absences::Time begin{};
  CHECK(one.look({false, true}, 60s, begin).empty());
  CHECK(other.look({false, true}, 5s, begin).empty());
  CHECK(one.look({false, true}, 60s, begin + 59s).empty());
  CHECK(other.look({false, true}, 5s, begin + 5s) == Changes{{1, true}});
  CHECK(one.look({false, false}, 60s, begin + 59500ms).empty());  // back in time
  CHECK(one.look({true, true}, 60s, begin + 61s).empty());
  CHECK(one.look({true, true}, 60s, begin + 121s) == Changes{{0, true}, {1, true}});
  CHECK(one.look({true, true}, 60s, begin + 130s).empty());
  CHECK(one.look({false, true}, 60s, begin + 131s) == Changes{{0, false}});
  CHECK(Absences().look({false, true}, 60s, begin + 132s).empty());
}

TEST_CASE("from home, who closes the page and stays away can be claimed against; in a room nobody can") {
  for (const bool from_home : {true, false}) {
    INFO("from home: " << from_home);
    const ScratchFolder folder;
    const HurriedGame game;
    ServerRun server(folder / "club.db", game.options(from_home));
    REQUIRE(server.port != 0);
    TwoAtATable at(server, "hurried", "standard", game.rules());
    require_done(at.first.move(at.first.link->update().moves.front().text));

    at.second.close();
    CHECK(is_claimable(at.first, true, from_home ? 20s : 3s) == from_home);
    const auto claimed = at.first.submit({Command::Type::kClaimAbsence, 0, {}, 0});
    CHECK(claimed.has_value() == from_home);
    at.first.listen(200ms);
    const auto& result = at.first.link->update().table.result;
    CHECK(result == (from_home ? std::optional(Outcome{{2, 0}, "disconnection"}) : std::nullopt));
  }
}

TEST_CASE("who comes back to the page can't be claimed against any more") {
  const ScratchFolder folder;
  const HurriedGame game;
  ServerRun server(folder / "club.db", game.options(true));
  REQUIRE(server.port != 0);
  TwoAtATable at(server, "hurried", "standard", game.rules());
  require_done(at.first.move(at.first.link->update().moves.front().text));
  at.second.close();
  REQUIRE(is_claimable(at.first, true, 20s));
  REQUIRE(at.second.open() == 101);
  CHECK(is_claimable(at.first, false, 20s));
  CHECK_FALSE(at.first.submit({Command::Type::kClaimAbsence, 0, {}, 0}));
}
