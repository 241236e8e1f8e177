// SPDX-License-Identifier: GPL-3.0-or-later
//
// The two halves of the protocol against each other, over networks as they are.
#include <rapidcheck.h>

#include "tests/link/simulated_network.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// One thing that the world does, drawn by RapidCheck: to which page, and what.
void happen(SimulatedServer& server, std::vector<std::unique_ptr<SimulatedPage>>& pages, unsigned what) {
  SimulatedPage& page = *pages[what % pages.size()];
  what /= static_cast<unsigned>(pages.size());
  auto& down = server.down[page.viewer];
  switch (what % 16) {
    case 0:
    case 1:
    case 2: return page.speak();
    case 3:
    case 4:
    case 5: return page.hear();
    case 6:
    case 7:
    case 8: return page.act(what / 16);
    case 9:
      if (!page.up.empty()) page.up.pop_front();
      return;
    case 10:
      if (!down.empty()) down.pop_front();
      return;
    case 11:
      if (!page.up.empty()) page.up.push_back(page.up.front());
      return;
    case 12:
      if (!down.empty()) down.push_back(down.front());
      return;
    case 13: return page.tick();
    case 14: return what / 16 % 2 == 0 ? page.connect() : page.cut();
    default:
      if (what / 16 % 4 != 0) return;
      server.start();  // killed, and back
      for (auto& one : pages) one->cut();
  }
}

/// Everybody is connected again and nothing is lost any more.
void heal(std::vector<std::unique_ptr<SimulatedPage>>& pages) {
  for (auto& page : pages) page->connect();
  for (int round = 0; round < 60; ++round)
    for (auto& page : pages) {
      page->tick();
      for (int i = 0; i < 200 && !page->up.empty(); ++i) page->speak();
      for (auto& one : pages)
        for (int i = 0; i < 200 && !one->server.down[one->viewer].empty(); ++i) one->hear();
    }
}

void play_in_such_a_world(const std::shared_ptr<const Rules>& rules,
                          const std::vector<unsigned>& happenings) {
  SimulatedServer server(rules);
  std::vector<std::unique_ptr<SimulatedPage>> pages;
  for (const Seat viewer : {Seat{0}, Seat{1}, Seat{BW_SPECTATOR}})
    pages.push_back(std::make_unique<SimulatedPage>(server, viewer));
  for (auto& page : pages) page->connect();
  for (const unsigned what : happenings) happen(server, pages, what);
  heal(pages);
  for (const auto& page : pages) {
    RC_ASSERT(page->link.begun());
    RC_ASSERT(page->link.update() == server.match->update(page->viewer));
    RC_ASSERT(page->link.waiting() == 0U);
    for (const auto& [id, told] : page->results) {
      RC_ASSERT(told.answers == 1);
      RC_ASSERT(server.written(id) == (told.done ? 1U : 0U));
    }
  }
}

const auto kHappenings = [] {
  return rc::gen::resize(400, rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0U, 100000U)));
};

}  // namespace

TEST_CASE("whatever a network does, a page ends with its viewer's update and every command acts once") {
  const auto open = board_game(), hidden = tiny("secret_towers");
  CHECK(rc::check([&] { play_in_such_a_world(open, *kHappenings()); }));
  CHECK(rc::check([&] { play_in_such_a_world(hidden, *kHappenings()); }));
}

TEST_CASE("a page that has the newest update is sent nothing, one that is a step behind the difference") {
  SimulatedServer server(board_game());
  ViewerStream& stream = server.stream(0);
  const auto first = server.match->update(0);
  CHECK(stream.catch_up(Have{first.generation, first.number}) == nullptr);
  require_done(server.match->play(0, "c8-c6"));
  const auto difference = nlohmann::json::parse(*stream.catch_up(Have{first.generation, first.number}));
  CHECK(difference["update"]["of"] == first.number);
  CHECK_FALSE(difference["update"].contains("viewer"));
  CHECK(difference.dump() == nlohmann::json::parse(server.down[0].back()).dump());  // as everybody got it
  const auto whole = nlohmann::json::parse(*stream.catch_up(std::nullopt));
  CHECK(whole["update"]["viewer"] == "black");
  CHECK(*stream.catch_up(Have{first.generation, 77}) == *stream.catch_up(std::nullopt));
}

TEST_CASE("a seat's stream takes its own seat's commands alone") {
  SimulatedServer server(board_game());
  const auto& update = server.match->update(0);
  Command command{Command::Type::kMove, 0, "c8-c6", update.number, new_id(1), update.generation};
  const auto sent = [&](Seat from) {
    CommandRequest asked{"m", command.id, to_json(command, SeatNames(*server.rules)).dump()};
    std::string answer;
    server.stream(from).command(asked, Milliseconds(0), [&](const SharedText& text) { answer = *text; });
    return nlohmann::json::parse(answer);
  };
  CHECK(sent(1)["refusal"]["refused"] == "not_allowed");
  CHECK(sent(BW_SPECTATOR)["refusal"]["refused"] == "not_allowed");
  CHECK(server.match->line().plies().empty());
  CHECK(sent(0)["type"] == "done");
  CHECK(sent(0)["type"] == "done");
  CHECK(server.match->line().plies().size() == 1);
}

TEST_CASE("a move that was chosen in another position is never played") {
  SimulatedServer server(board_game());
  SimulatedPage black(server, 0);
  black.connect();
  black.speak(), black.hear();
  require_done(server.match->play(0, "c8-c6"));  // on another device
  black.act(1);                                  // on what it still sees
  for (int i = 0; i < 9; ++i) black.speak(), black.hear(), black.tick();
  REQUIRE(black.results.size() == 1);
  CHECK(black.results.begin()->second.answers == 1);
  CHECK_FALSE(black.results.begin()->second.done);
  CHECK(server.match->line().plies().size() == 1);
}
