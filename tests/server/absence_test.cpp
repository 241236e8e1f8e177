// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who plays from home and goes away.
#include "framework/clock/time_control_text.hpp"
#include "framework/text/text_file.hpp"
#include "tests/server/club_page.hpp"
#include "ui/server/absences.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::server;
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

/// A game that is Ataxx, but for how long somebody may be away.
void add_hurried_game(const ScratchFolder& folder) {
  const auto shelf = std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "games/shelf";
  std::string yaml = value_of(read_file(shelf / "ataxx.yaml", 1 << 20));
  const auto replace = [&](const std::string& what, const std::string& by) {
    REQUIRE(yaml.find(what) != std::string::npos);
    yaml.replace(yaml.find(what), what.size(), by);
  };
  replace("id: ataxx\n", "id: hurried\n");
  replace("script: ataxx.lua\n", "script: hurried.lua\npolicies: {grace: 1s}\n");
  std::filesystem::create_directories(folder / "games");
  std::ofstream(folder / "games" / "hurried.yaml") << yaml;
  std::filesystem::copy_file(shelf / "ataxx.lua", folder / "games" / "hurried.lua");
}

}  // namespace

TEST_CASE("how long somebody may be away: as the game says, else by the time that it takes") {
  CHECK(allowed("3m+2s") == 1min);
  CHECK(allowed("10m") == 1min);
  CHECK(allowed("10m+15s") == 2min);
  CHECK(allowed("30m") == 2min);
  CHECK(allowed("90m+30s") == 4min);
  CHECK(allowed("40/90m,30m") == 4min);
  CHECK(allowed("") == 4min);
  CHECK(allowed("3m+2s", 90s) == 90s);
  CHECK(allowed("", 90s) == 90s);
}

TEST_CASE("an absence counts from its beginning, is told once, and is over at once") {
  Absences absences;
  const Absences::Time begin{};
  CHECK(absences.look("a", {false, true}, 60s, begin).empty());
  CHECK(absences.look("b", {false, true}, 5s, begin).empty());
  CHECK(absences.look("a", {false, true}, 60s, begin + 59s).empty());
  CHECK(absences.look("b", {false, true}, 5s, begin + 5s) == Changes{{1, true}});
  CHECK(absences.look("a", {false, false}, 60s, begin + 59500ms).empty());  // back in time
  CHECK(absences.look("a", {true, true}, 60s, begin + 61s).empty());
  CHECK(absences.look("a", {true, true}, 60s, begin + 121s) == Changes{{0, true}, {1, true}});
  CHECK(absences.look("a", {true, true}, 60s, begin + 130s).empty());
  CHECK(absences.look("a", {false, true}, 60s, begin + 131s) == Changes{{0, false}});
  absences.forget("a");
  CHECK(absences.look("a", {false, true}, 60s, begin + 132s).empty());
}

TEST_CASE("from home, who closes the page and stays away can be claimed against; in a room nobody can") {
  for (const bool from_home : {true, false}) {
    INFO("from home: " << from_home);
    const ScratchFolder folder;
    add_hurried_game(folder);
    std::vector<std::string> options{"--games", (folder / "games").string()};
    if (from_home) options.insert(options.end(), {"--proxy", "127.0.0.1"});
    ServerRun server(folder / "club.db", options);
    REQUIRE(server.port != 0);
    CatalogueOptions games;
    games.folders = {folder / "games"};
    games.use_environment = games.use_program_folders = false;
    const auto rules = value_of(Catalogue::load(games).create("hurried"));
    TwoAtATable at(server, "hurried", "standard", *rules);
    REQUIRE_FALSE(at.first.link->update().moves.empty());
    require_done(at.first.move(at.first.link->update().moves.front().text));

    at.second.close();
    const auto until = std::chrono::steady_clock::now() + (from_home ? 20s : 3s);
    while (!at.first.link->update().table.can_claim_absence && std::chrono::steady_clock::now() < until)
      at.first.listen(100ms);
    CHECK(at.first.link->update().table.can_claim_absence == from_home);
    const auto claimed = at.first.submit({Command::Type::kClaimAbsence, 0, {}, 0});
    CHECK(claimed.has_value() == from_home);
    at.first.listen(200ms);
    const auto& result = at.first.link->update().table.result;
    if (from_home) {
      REQUIRE(result);
      CHECK(*result == Outcome{{2, 0}, "disconnection"});
    } else {
      CHECK_FALSE(result);
    }
  }
}

TEST_CASE("who comes back to the page can't be claimed against any more") {
  const ScratchFolder folder;
  add_hurried_game(folder);
  ServerRun server(folder / "club.db", {"--games", (folder / "games").string(), "--proxy", "127.0.0.1"});
  REQUIRE(server.port != 0);
  CatalogueOptions games;
  games.folders = {folder / "games"};
  games.use_environment = games.use_program_folders = false;
  const auto rules = value_of(Catalogue::load(games).create("hurried"));
  TwoAtATable at(server, "hurried", "standard", *rules);
  require_done(at.first.move(at.first.link->update().moves.front().text));
  const auto wait_until = [&](bool possible) {
    const auto until = std::chrono::steady_clock::now() + 20s;
    while (at.first.link->update().table.can_claim_absence != possible &&
           std::chrono::steady_clock::now() < until)
      at.first.listen(100ms);
    return at.first.link->update().table.can_claim_absence == possible;
  };
  at.second.close();
  REQUIRE(wait_until(true));
  REQUIRE(at.second.open() == 101);
  CHECK(wait_until(false));
  CHECK_FALSE(at.first.submit({Command::Type::kClaimAbsence, 0, {}, 0}));
}
