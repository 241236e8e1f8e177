// SPDX-License-Identifier: GPL-3.0-or-later
//
// The server is killed while people play: what was acknowledged is there, once, and they play on.
#include <cstdlib>

#include "framework/store/store.hpp"
#include "tests/server/club_page.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

int kills() {
  const char* wanted = std::getenv("BOARDWRIGHT_SERVER_KILLS");
  return wanted == nullptr ? 5 : std::atoi(wanted);
}

}  // namespace

TEST_CASE("killed under play, the server comes back with every acknowledged move, once", "[kill]") {
  const ScratchFolder folder;
  const auto store = folder / "club.db";
  const auto rules = value_of(own_games().create("lines_of_action"));
  auto server = std::make_unique<ServerRun>(store);
  TwoAtATable at(*server, "lines_of_action", "standard", *rules);
  Random random(11);
  std::vector<std::string> acknowledged;
  ClubPage* pages[] = {&at.first, &at.second};
  for (int kill = 0; kill < kills(); ++kill) {
    // Some moves, then the end in the middle of one: sent, and nobody knows what became of it.
    const int moves = static_cast<int>(random.below(4));
    for (int i = 0; i <= moves; ++i) {
      ClubPage* mover = nullptr;
      for (int wait = 0; wait < 100 && mover == nullptr; ++wait)
        for (ClubPage* page : pages) {
          page->listen(10ms);
          if (!page->link->update().moves.empty()) mover = page;
        }
      REQUIRE(mover != nullptr);
      const auto& legal = mover->link->update().moves;
      Command command{Command::Type::kMove,
                      0,
                      legal[random.below(static_cast<std::uint32_t>(legal.size()))].text,
                      mover->link->update().number,
                      new_id(utc_now()),
                      mover->link->update().generation};
      const std::string id = command.id;
      std::optional<CommandResult> result;
      mover->link->submit(command, [&](const CommandResult& told) { result = told; });
      mover->link->tick(ClubPage::now());
      if (i == moves) {
        std::this_thread::sleep_for(std::chrono::milliseconds(random.below(30)));
        server->program.kill();
        const auto begun = std::chrono::steady_clock::now();
        server = std::make_unique<ServerRun>(store);
        REQUIRE(server->port != 0);
        for (ClubPage* page : pages) {
          page->link->lost();
          for (int tries = 0; tries < 50 && page->open(*server) != 101; ++tries)
            std::this_thread::sleep_for(50ms);
          REQUIRE(page->is_open());
          page->link->connected(ClubPage::now());
        }
        for (int wait = 0; wait < 100 && !result; ++wait) {
          (void)mover->hear("", 200ms);
          mover->link->tick(ClubPage::now());
        }
        CHECK(std::chrono::steady_clock::now() - begun < 30s);
      } else {
        for (int wait = 0; wait < 100 && !result; ++wait) (void)mover->hear("", 200ms);
      }
      REQUIRE(result);
      // The same position and the same move: nothing stands in its way.
      INFO((*result ? std::string() : result->error()));
      CHECK(result->has_value());
      acknowledged.push_back(id);
      for (ClubPage* page : pages) page->listen(50ms);
      if (mover->link->update().table.result) kill = kills();
    }
  }
  server->program.kill();
  auto kept = value_of(Store::open(StoreLocation::file(store)));
  const auto journal = value_of(kept.journal(at.match));
  for (const auto& id : acknowledged)
    CHECK(std::count_if(journal.begin(), journal.end(), [&](const StoredEntry& entry) {
            return entry.command == id && entry.part == 0;
          }) == 1);
}

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
