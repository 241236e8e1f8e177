// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a server knows after it has come back.
#include "tests/server/club_page.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

TEST_CASE("sessions and finished games survive a restart, tokens are nowhere in the store") {
  const ScratchFolder folder;
  const auto store = folder / "club.db";
  const auto rules = value_of(own_games().create("lines_of_action"));
  auto server = std::make_unique<ServerRun>(store);
  TwoAtATable at(*server, "lines_of_action", "standard", *rules);
  require_done(at.first.move("c8-c6"));
  require_done(at.second.submit({Command::Type::kResign, 0, {}, 0}));
  server->program.kill();
  server = std::make_unique<ServerRun>(store);
  REQUIRE(at.first.open(*server) == 101);
  CHECK(at.first.hear("welcome")["me"]["name"] == "Ada");
  at.first.watch(at.match, *rules, 0);
  REQUIRE(at.first.link->begun());
  CHECK(at.first.link->update().table.result->reason == "resignation");
  CHECK(at.first.move("a2-c2").refusal().code == RefusalCode::kOver);
  at.first.say({{"type", "watch"}, {"match", new_id(utc_now())}});
  CHECK(at.first.hear("refused")["code"] == "unknown");

  std::string everything;
  for (const auto& file : std::filesystem::directory_iterator(folder.path())) {
    std::ifstream in(file.path(), std::ios::binary);
    everything.append(std::istreambuf_iterator<char>(in), {});
  }
  for (const ClubPage* page : {&at.first, &at.second}) {
    CHECK(everything.find(page->cookie().substr(page->cookie().find('=') + 1)) == std::string::npos);
    CHECK(everything.find(page->token()) == std::string::npos);
  }
}
