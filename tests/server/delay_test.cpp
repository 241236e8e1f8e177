// SPDX-License-Identifier: GPL-3.0-or-later
//
// Spectators who see a match late: nothing that reaches them, by whatever way, knows more than they may.
#include <algorithm>

#include "tests/server/evening_club.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

using Time = std::chrono::steady_clock;
constexpr auto kDelay = 3s;

/// Somebody who asks for everything there is, all the time, and notes when he first heard of each move.
class Spy {
 public:
  Spy(ServerRun& server, const std::string& name) : page_(server, name), server_(&server) {
    page_.keeps_bytes = true;
    REQUIRE(page_.open() == 101);
  }
  void look_at(const std::string& match) { match_ = match; }
  void open(ServerRun& server) {
    server_ = &server;
    REQUIRE(page_.open(server) == 101);
  }
  /// Everything that can be asked of it, and what comes within that time.
  void pry(std::chrono::milliseconds time) {
    const auto end = Time::now() + time;
    do {
      for (const char* as : {"spectator", "seat", "everything"}) {
        page_.say({{"type", "watch"}, {"match", match_}, {"as", as}});
        for (const Json& question : {Json{{"ask", "history"}}, Json{{"ask", "picture_after"}, {"moves", 1}},
                                     Json{{"ask", "view"}}, Json{{"ask", "tell"}, {"place", "c6"}}}) {
          Json asked{{"version", 1}, {"id", ++questions_}};
          asked.update(question);
          page_.say({{"type", "ask"}, {"match", match_}, {"question", asked}});
        }
        listen(60ms);
      }
      for (const std::string& path : {"/watch/" + match_, "/m/" + match_, std::string("/projector")})
        page_.bytes += ask(*server_, {"GET", path, {{"Cookie", page_.cookie()}}, ""}).body;
      note();
      listen(200ms);
    } while (Time::now() < end);
  }
  [[nodiscard]] bool knows(const std::string& word) const { return heard_.contains(word); }
  [[nodiscard]] Time::time_point heard(const std::string& word) const { return heard_.at(word); }
  void wants(const std::string& word) { words_.push_back(word); }
  ClubPage& page() { return page_; }

 private:
  void listen(std::chrono::milliseconds time) {
    const auto end = Time::now() + time;
    while (Time::now() < end) (void)page_.hear("", 20ms), note();
  }
  void note() {
    for (const auto& word : words_)
      if (page_.bytes.find(word) != std::string::npos) heard_.try_emplace(word, Time::now());
    // What was looked through, but for what may have been cut in two.
    if (page_.bytes.size() > 200) page_.bytes.erase(0, page_.bytes.size() - 200);
  }
  ClubPage page_;
  ServerRun* server_;
  std::string match_;
  int questions_ = 0;
  std::vector<std::string> words_;
  std::map<std::string, Time::time_point> heard_;
};

}  // namespace

TEST_CASE("no spectator learns of a move before the house's delay is over, whatever he asks") {
  const ScratchFolder folder;
  const auto rules = value_of(own_games().create("lines_of_action"));
  auto server = std::make_unique<ServerRun>(folder / "club.db", std::vector<std::string>{"--delay", "3s"});
  TwoAtATable at(*server, "lines_of_action", "standard", *rules, "3m+2s");
  Spy spy(*server, "Eve");
  spy.look_at(at.match);
  // What only the moves and the end say; positions of all of them are different texts.
  for (const char* word : {"c8-c6", "a2-c2", "d8-d6", "resignation"}) spy.wants(word);
  spy.page().say({{"type", "watch"}, {"match", at.match}});
  const Json watching = spy.page().hear("watching");
  CHECK(watching["late"] == Json{{"time", 3000}});
  CHECK(watching["viewer"] == "spectator");
  std::map<std::string, Time::time_point> played;
  const auto play = [&](ClubPage& page, const std::string& move) {
    require_done(page.move(move));
    played[move] = Time::now();
    at.first.listen(30ms), at.second.listen(30ms);
    spy.pry(500ms);
  };
  play(at.first, "c8-c6");
  play(at.second, "a2-c2");
  CHECK_FALSE(spy.knows("a2-c2"));
  // Who plays knows it all, at once.
  CHECK(at.first.link->update().last_move->text == "a2-c2");
  play(at.first, "d8-d6");
  require_done(at.second.submit({Command::Type::kResign, 0, {}, 0}));
  played["resignation"] = Time::now();
  // The table goes on, for everybody but those two.
  at.first.listen(600ms);
  const auto state_of = [&](ClubPage& page) {
    for (const auto& table : page.lobby["tables"])
      if (table["match"] == at.match) return table["state"].get<std::string>();
    return std::string();
  };
  CHECK(state_of(at.first) == "over");
  spy.pry(500ms);
  CHECK(state_of(spy.page()) == "playing");
  CHECK_FALSE(spy.knows("resignation"));
  spy.pry(kDelay);
  CHECK(state_of(spy.page()) == "over");
  for (const auto& [word, time] : played) {
    INFO(word);
    REQUIRE(spy.knows(word));
    // The server's instants are those before the acknowledgement was heard.
    CHECK(spy.heard(word) - time > kDelay - 500ms);
    CHECK(spy.heard(word) - time < kDelay + 5s);
  }
}

TEST_CASE("a match's own delay is the organiser's word, and a restart shows nothing earlier") {
  const ScratchFolder folder;
  const auto rules = value_of(own_games().create("lines_of_action"));
  auto server = std::make_unique<ServerRun>(folder / "club.db");
  TwoAtATable at(*server, "lines_of_action", "standard", *rules);
  ClubPage organiser(*server, "Olga");
  organiser.take_session(organiser.post("/api/organiser", {{"code", server->told["organiser"]}}));
  REQUIRE(organiser.open() == 101);
  Spy spy(*server, "Eve");
  spy.look_at(at.match);
  for (const char* word : {"c8-c6", "a2-c2", "d8-d6", "h2-f2", "resignation"}) spy.wants(word);
  const auto delay = [&](ClubPage& page, const Json& value) {
    return page.lobby_command({{"do", "delay"}, {"match", at.match}, {"delay", value}});
  };
  const auto play = [&](ClubPage& page, const std::string& move) {
    require_done(page.move(move));
    at.first.listen(30ms), at.second.listen(30ms);
    spy.pry(300ms);
  };
  play(at.first, "c8-c6");
  CHECK(spy.knows("c8-c6"));
  CHECK(delay(spy.page(), "2 moves")["code"] == "not_allowed");
  CHECK(delay(organiser, "yesterday")["code"] == "bad_request");
  CHECK(delay(organiser, "2 moves")["type"] == "done");
  play(at.second, "a2-c2");
  CHECK_FALSE(spy.knows("a2-c2"));
  play(at.first, "d8-d6");
  CHECK_FALSE(spy.knows("a2-c2"));
  server->program.kill();
  server = std::make_unique<ServerRun>(folder / "club.db");
  spy.open(*server);
  spy.pry(500ms);
  CHECK_FALSE(spy.knows("a2-c2"));
  CHECK_FALSE(spy.knows("d8-d6"));
  for (ClubPage* page : {&at.first, &at.second}) {
    page->link->lost();
    REQUIRE(page->open(*server) == 101);
    page->link->connected(ClubPage::now());
    page->listen(100ms);
  }
  play(at.second, "h2-f2");
  CHECK(spy.knows("a2-c2"));
  CHECK_FALSE(spy.knows("d8-d6"));
  // When it is over nobody waits for moves that don't come.
  require_done(at.first.submit({Command::Type::kResign, 0, {}, 0}));
  spy.pry(500ms);
  for (const char* word : {"d8-d6", "h2-f2", "resignation"}) CHECK(spy.knows(word));
}

TEST_CASE("a game that has just ended is as late after a restart, and parts of it as each was played") {
  const ScratchFolder folder;
  const auto rules = value_of(own_games().create("lines_of_action"));
  const std::vector<std::string> options{"--delay", "5s"};
  auto server = std::make_unique<ServerRun>(folder / "club.db", options);
  TwoAtATable at(*server, "lines_of_action", "standard", *rules);
  Spy spy(*server, "Eve");
  spy.look_at(at.match);
  for (const char* word : {"c8-c6", "resignation"}) spy.wants(word);
  const auto begun = Time::now();
  require_done(at.first.move("c8-c6"));
  require_done(at.second.submit({Command::Type::kResign, 0, {}, 0}));
  server->program.kill();
  server = std::make_unique<ServerRun>(folder / "club.db", options);
  spy.open(*server);
  while (Time::now() - begun < 4s) spy.pry(200ms);
  CHECK_FALSE(spy.knows("c8-c6"));
  CHECK_FALSE(spy.knows("resignation"));
  spy.pry(3s);
  CHECK(spy.knows("c8-c6"));
  CHECK(spy.knows("resignation"));
}

TEST_CASE("a result that spectators don't know yet is entered after a restart, and not before") {
  ClubEvening at(tournament::System::kSwiss, {"Ada", "Ben"}, {});
  at.everybody_is_here();
  at.publish();
  const auto start = [&] {
    at.server.reset();
    at.server = std::make_unique<ServerRun>(at.folder / "club.db", std::vector<std::string>{"--delay", "5s"});
  };
  start();
  Looker organiser(at, "Otto", "organiser"), ada(at, "one"), ben(at, "two");
  come_in_as(ada, organiser, "Ada");
  come_in_as(ben, organiser, "Ben");
  const auto sits = [](const Json& now) { return now["me"].is_object() && now["me"]["board"].is_object(); };
  const Json mine = ada.see(sits);
  REQUIRE(sits(mine));
  const bool ada_first = mine["me"]["board"]["first"]["name"] == "Ada";
  const Json begun = ada.ask({{"do", "play"}, {"round", 1}, {"board", 1}});
  INFO(begun.dump());
  REQUIRE(begun["type"] == "done");
  const auto rules = value_of(own_games().create("lines_of_action"));
  ben.watch(begun["match"].get<std::string>(), *rules, ada_first ? 1 : 0);
  REQUIRE(ben.link->begun());
  require_done(ben.submit({Command::Type::kResign, 0, {}, 0}));
  const auto ended = Time::now();
  at.server->program.kill();
  start();
  Looker stranger(at, "Gast");
  const auto entered = [&](const Json& now) {
    return now["current"]["boards"][0]["result"] == (ada_first ? "1-0" : "0-1");
  };
  const Json early = stranger.see();
  if (Time::now() - ended < 4s) CHECK_FALSE(entered(early));
  CHECK(entered(stranger.see(entered)));
}
