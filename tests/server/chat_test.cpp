// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people write beside a match: who reads it, who may write, what becomes of it.
#include <fstream>

#include "tests/server/club_page.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

std::shared_ptr<const Rules> rules_of_chat() { return value_of(own_games().create("lines_of_action")); }

/// Sends it, waits where it has to, and gives the answer.
Json write_line(ClubPage& page, const std::string& match, const Json& what) {
  Json message{{"type", "chat"}, {"match", match}, {"id", new_id(utc_now())}};
  message.update(what);
  for (int tries = 0; tries < 20; ++tries) {
    page.say(message);
    for (;;) {
      Json answer = page.hear();
      if (answer.is_null()) return {};
      if (answer.value("id", "") != message["id"].get<std::string>()) continue;
      if (answer.value("code", "") != "wait") return answer;
      std::this_thread::sleep_for(std::chrono::milliseconds(answer["after"].get<int>()));
      break;
    }
  }
  return {};
}

/// All that somebody may read there, each line as what it says.
std::vector<std::string> read_lines(ClubPage& page, const std::string& match) {
  page.say({{"type", "watch"}, {"match", match}});
  Json chat;
  do chat = page.hear("chat");
  while (chat.is_object() && !chat["whole"].get<bool>());
  std::vector<std::string> lines;
  if (chat.is_object())
    for (const auto& line : chat["lines"])
      lines.push_back(line["name"].get<std::string>() + ": " +
                      (line.contains("words") ? line["words"] : line["phrase"]).get<std::string>());
  return lines;
}

void raise_to_organiser(ClubPage& page, ServerRun& server) {
  page.take_session(page.post("/api/organiser", {{"code", server.told["organiser"]}}));
  REQUIRE(page.open() == 101);
}

using ChatLines = std::vector<std::string>;

}  // namespace

TEST_CASE("players and spectators write apart, and players read the spectators once it is over") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db",
                   {"--chat", "everybody", "--delay", "10m", "--log", (folder / "log").string()});
  const auto rules = rules_of_chat();
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  ClubPage eve(server, "Eve"), carl(server, "Carl");
  REQUIRE(eve.open() == 101);
  REQUIRE(carl.open() == 101);
  CHECK(write_line(eve, at.match, {{"words", "not watched"}})["code"] == "unknown");
  CHECK(read_lines(eve, at.match).empty());
  CHECK(read_lines(carl, at.match).empty());
  CHECK(write_line(at.first, at.match, {{"words", "my plan is simple"}})["type"] == "done");
  CHECK(write_line(at.second, at.match, {{"phrase", "good_luck"}})["type"] == "done");
  CHECK(write_line(eve, at.match, {{"words", "Ada should play c8-c6"}})["type"] == "done");
  const Json heard = carl.hear("chat");
  CHECK(heard["lines"][0]["words"] == "Ada should play c8-c6");
  CHECK(heard["room"] == "spectators");
  CHECK(heard["lines"][0]["seat"].is_null());
  CHECK(read_lines(at.second, at.match) == ChatLines{"Ada: my plan is simple", "Blaise: good_luck"});
  CHECK(read_lines(carl, at.match) == ChatLines{"Eve: Ada should play c8-c6"});

  require_done(at.first.move("c8-c6"));
  require_done(at.second.submit({Command::Type::kResign, 0, {}, 0}));
  const ChatLines all{"Ada: my plan is simple", "Blaise: good_luck", "Eve: Ada should play c8-c6"};
  CHECK(read_lines(at.first, at.match) == all);
  // Spectators, to whom it isn't over yet, hear neither of the two.
  CHECK(read_lines(carl, at.match) == ChatLines{"Eve: Ada should play c8-c6"});
  CHECK(write_line(at.first, at.match, {{"phrase", "good_game"}})["type"] == "done");
  CHECK(read_lines(carl, at.match) == ChatLines{"Eve: Ada should play c8-c6"});

  // No file has a word of it.
  std::string everything;
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder.path())) {
    std::ifstream in(file.path(), std::ios::binary);
    everything.append(std::istreambuf_iterator<char>(in), {});
  }
  CHECK(everything.find("c8-c6") != std::string::npos);  // the move is there
  for (const char* word : {"my plan", "Ada should", "good_luck", "good_game"})
    CHECK(everything.find(word) == std::string::npos);
}

TEST_CASE("players hear what spectators wrote at the end, without asking for it") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db", {"--chat", "everybody"});
  const auto rules = rules_of_chat();
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  ClubPage eve(server, "Eve");
  REQUIRE(eve.open() == 101);
  CHECK(read_lines(eve, at.match).empty());
  CHECK(write_line(eve, at.match, {{"words", "bravo"}})["type"] == "done");
  at.first.keeps_bytes = true;
  at.first.listen(300ms);
  require_done(at.first.move("c8-c6"));
  CHECK(at.first.bytes.find("bravo") == std::string::npos);
  require_done(at.second.submit({Command::Type::kResign, 0, {}, 0}));
  at.first.listen(500ms);
  CHECK(at.first.bytes.find("bravo") != std::string::npos);
  CHECK(write_line(eve, at.match, {{"words", "and once more"}})["type"] == "done");
  at.first.listen(500ms);
  CHECK(at.first.bytes.find("and once more") != std::string::npos);
}

TEST_CASE("guests have ready phrases, members write, and the house may say otherwise") {
  const ScratchFolder folder;
  const auto rules = rules_of_chat();
  struct House {
    const char* chat;
    std::string guest, member;  // what becomes of their own words
  };
  for (const House& house :
       {House{"members", "not_allowed", ""}, House{"phrases", "not_allowed", "not_allowed"},
        House{"everybody", "", ""}, House{"off", "closed", "closed"}}) {
    INFO(house.chat);
    ServerRun server(folder / (std::string(house.chat) + ".db"), {"--chat", house.chat});
    TwoAtATable at(server, "lines_of_action", "standard", *rules);
    ClubPage organiser(server, "Olga");
    raise_to_organiser(organiser, server);
    const Json code = organiser.lobby_command({{"do", "member_code"}, {"member", "Mia"}, {"add", true}});
    ClubPage mia(server, "somebody");
    mia.take_session(mia.post("/api/member", {{"code", code["code"]}}));
    REQUIRE(mia.open() == 101);
    mia.say({{"type", "watch"}, {"match", at.match}});
    CHECK(mia.hear("watching")["viewer"] == "spectator");
    CHECK(write_line(at.first, at.match, {{"words", "own words"}}).value("code", "") == house.guest);
    CHECK(write_line(mia, at.match, {{"words", "own words"}}).value("code", "") == house.member);
    CHECK(write_line(at.first, at.match, {{"phrase", "hello"}}).value("code", "") ==
          (std::string(house.chat) == "off" ? "closed" : ""));
  }
  const ScratchFolder other;
  ProgramRun wrong(ServerRun::arguments(other / "club.db", {"--chat", "loud"}, 0));
  CHECK_FALSE(wrong.read_until("}\n"));
}

TEST_CASE("one line in two seconds, of so many letters, once") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db", {"--chat", "everybody"});
  const auto rules = rules_of_chat();
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  // Whatever comes, also over a second socket of the same session; a game goes on meanwhile.
  const auto begun = std::chrono::steady_clock::now();
  int done = 0, waited = 0;
  for (int i = 0; i < 8; ++i) {
    at.first.say({{"type", "chat"}, {"match", at.match}, {"id", new_id(utc_now())}, {"words", "again"}});
    Json answer;
    do answer = at.first.hear();
    while (!answer.is_null() && answer.value("type", "") != "done" && answer.value("code", "") != "wait");
    ++(answer.value("type", "") == "done" ? done : waited);
  }
  const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  CHECK(done >= 2);
  CHECK(done <= 3 + static_cast<int>(took / 2));
  CHECK(waited > 0);
  require_done(at.first.move("c8-c6"));

  const std::string most(200, 'a');
  CHECK(write_line(at.second, at.match, {{"words", most}})["type"] == "done");
  CHECK(write_line(at.second, at.match, {{"words", most + "a"}})["code"] == "bad_words");
  CHECK(write_line(at.second, at.match, {{"phrase", "buy_now"}})["code"] == "bad_request");
  // Sent again, it is answered again and written once.
  const Json once{{"type", "chat"}, {"match", at.match}, {"id", new_id(utc_now())}, {"phrase", "thanks"}};
  std::this_thread::sleep_for(2100ms);
  for (int i = 0; i < 3; ++i) {
    at.second.say(once);
    CHECK(at.second.hear("done")["id"] == once["id"]);
  }
  CHECK(std::ranges::count(read_lines(at.second, at.match), "Blaise: thanks") == 1);
}

TEST_CASE("hostile words are words or are refused") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db", {"--chat", "everybody"});
  const auto rules = rules_of_chat();
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  ClubPage organiser(server, "Olga");
  raise_to_organiser(organiser, server);
  // Several who look on: one alone may write so slowly only.
  int number = 0;
  const auto by_somebody = [&](const Json& what) {
    ++number;
    ClubPage page(server, "Guest " + std::to_string(number),
                  INADDR_LOOPBACK + static_cast<std::uint32_t>(number));
    REQUIRE(page.open() == 101);
    (void)read_lines(page, at.match);
    const Json answer = write_line(page, at.match, what);
    return std::pair(answer, read_lines(page, at.match));
  };
  for (const std::string words : {"<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
                                  "{{7*7}} ${7*7}", "javascript:alert(1)"}) {
    INFO(words);
    const auto [answer, lines] = by_somebody(Json{{"words", words}});
    CHECK(answer["type"] == "done");
    REQUIRE_FALSE(lines.empty());
    CHECK(lines.back().ends_with(": " + words));
  }
  for (const std::string words : {"a\nb", "\x1b[2J",
                                  "\xE2\x80\xAE"
                                  "evil",
                                  " ", "\xE2\x80\x8B"}) {
    INFO(words);
    CHECK(by_somebody(Json{{"words", words}}).first.value("code", "") == "bad_words");
  }
  for (const Json& wrong :
       {Json{{"words", "a"}, {"phrase", "hello"}}, Json{{"words", 7}}, Json::object(),
        Json{{"words", "a"}, {"room", "players"}}, Json{{"words", "a"}, {"name", "Ada"}}}) {
    INFO(wrong.dump());
    Json message{{"type", "chat"}, {"match", at.match}, {"id", new_id(utc_now())}};
    message.update(wrong);
    organiser.say(message);
    CHECK(organiser.hear("refused")["code"] == "bad_request");
  }
}

TEST_CASE("who is muted writes no more, what he wrote is gone, and a restart changes nothing") {
  const ScratchFolder folder;
  const auto rules = rules_of_chat();
  auto server =
      std::make_unique<ServerRun>(folder / "club.db", std::vector<std::string>{"--chat", "everybody"});
  TwoAtATable at(*server, "lines_of_action", "standard", *rules);
  ClubPage organiser(*server, "Olga"), eve(*server, "Eve");
  raise_to_organiser(organiser, *server);
  REQUIRE(eve.open() == 101);
  CHECK(read_lines(eve, at.match).empty());
  CHECK(write_line(at.first, at.match, {{"words", "you are all fools"}})["type"] == "done");
  CHECK(write_line(at.second, at.match, {{"phrase", "hello"}})["type"] == "done");
  const auto mute = [&](ClubPage& page, bool on) {
    return page.lobby_command({{"do", "mute"}, {"person", at.first.person()}, {"mute", on}});
  };
  CHECK(mute(eve, true)["code"] == "not_allowed");
  CHECK(mute(organiser, true)["type"] == "done");
  CHECK(organiser.lobby_command({{"do", "devices"}, {"person", at.first.person()}})["muted"] == true);
  CHECK(read_lines(at.second, at.match) == ChatLines{"Blaise: hello"});
  CHECK(write_line(at.first, at.match, {{"phrase", "sorry"}})["code"] == "muted");
  require_done(at.first.move("c8-c6"));  // he plays on
  server->program.kill();
  server = std::make_unique<ServerRun>(folder / "club.db", std::vector<std::string>{"--chat", "everybody"});
  REQUIRE(at.first.open(*server) == 101);
  REQUIRE(organiser.open(*server) == 101);
  CHECK(read_lines(at.first, at.match).empty());
  CHECK(write_line(at.first, at.match, {{"phrase", "sorry"}})["code"] == "muted");
  CHECK(mute(organiser, false)["type"] == "done");
  CHECK(write_line(at.first, at.match, {{"phrase", "sorry"}})["type"] == "done");
}

TEST_CASE("who is told to look anew may write before he does") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db", {"--chat", "everybody"});
  const auto rules = rules_of_chat();
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  ClubPage organiser(server, "Olga"), eve(server, "Eve");
  raise_to_organiser(organiser, server);
  REQUIRE(eve.open() == 101);
  CHECK(read_lines(eve, at.match).empty());
  CHECK(organiser.lobby_command({{"do", "delay"}, {"match", at.match}, {"delay", "2 moves"}})["type"] ==
        "done");
  CHECK(eve.hear("moved")["match"] == at.match);
  CHECK(write_line(eve, at.match, {{"words", "still here"}})["type"] == "done");
  CHECK(read_lines(eve, at.match) == ChatLines{"Eve: still here"});
}
