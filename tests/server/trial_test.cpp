// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game that somebody is writing, tried on phones while it is written.
#include "framework/workshop/trial_notes.hpp"
#include "tests/server/club_page.hpp"
#include "tests/workshop/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

const std::string kSize = "integer(8, 5, 10";

std::string of_size(int size) {
  return replaced(moving_script(), kSize, "integer(" + std::to_string(size) + ", 5, 10");
}

std::shared_ptr<const Rules> rules_of(const std::filesystem::path& file) {
  const Game game(read_game_file(file), LoadOptions());
  return value_of(game.create(game.variants().front()));
}

struct TrialUnderTest {
  ScratchFolder folder;
  std::filesystem::path file = folder.write("my_game.lua", moving_script());
  std::filesystem::path store = folder / "trials" / "matches.db";
  ServerRun server{store, {"--trial", file.string()}};

  TrialUnderTest() { REQUIRE(server.port != 0); }
  [[nodiscard]] Json get(const std::string& path) {
    const auto answer = ask(server, {.path = path});
    INFO(path << ": " << answer.body);
    REQUIRE(answer.status == 200);
    return Json::parse(answer.body);
  }
  [[nodiscard]] std::size_t fields(const std::string& path) { return get(path)["board"]["fields"].size(); }
  /// Until the lobby says that other rules are played next.
  static bool hears_new_rules(ClubPage& page, const std::string& before) {
    for (int i = 0; i < 100; ++i) {
      if (page.lobby.is_object() && page.lobby["rules"] != before) return true;
      (void)page.hear("lobby", 100ms);
    }
    return false;
  }
};

}  // namespace

TEST_CASE("a trial has one game, and says what it is", "[trial]") {
  TrialUnderTest here;
  CHECK(here.get("/api/hello")["trial"] == true);
  const Json games = here.get("/api/games")["games"];
  REQUIRE(games.size() == 1);
  CHECK(games[0]["game"] == "sample_game");
  CHECK(here.fields("/api/board/sample_game/standard") == 64);
}

TEST_CASE("a match keeps its rules when the file is saved, and the next one takes the new ones", "[trial]") {
  TrialUnderTest here;
  const auto rules = rules_of(here.file);
  TwoAtATable at(here.server, "sample_game", "standard", *rules);
  at.first.listen(300ms);
  REQUIRE(at.first.lobby["rules"].is_string());
  const std::string before = at.first.lobby["rules"];
  at.first.say({{"type", "watch"}, {"match", at.match}, {"as", "seat"}, {"have", nullptr}});
  const Json watching = at.first.hear("watching");
  const std::string board = watching["board"];
  CHECK(board == "/api/board/sample_game/standard/" + before);
  CHECK(watching["rated"] == false);
  REQUIRE(at.first.move("a2-a3"));

  replace_file(here.file, of_size(6));
  REQUIRE(TrialUnderTest::hears_new_rules(at.first, before));
  const std::string after = at.first.lobby["rules"];
  CHECK(here.fields("/api/board/sample_game/standard") == 36);
  CHECK(here.fields("/api/board/sample_game/standard/" + after) == 36);
  CHECK(here.fields(board) == 64);
  // The old game goes on: row 7 isn't there on the new board.
  at.second.listen(100ms);
  REQUIRE(at.second.move("a7-a6"));
  at.first.listen(100ms);
  REQUIRE(at.first.move("b2-b3"));

  // What can't be played is no news.
  replace_file(here.file, replaced(of_size(6), "grid(size, size)", "gird(size, size)"));
  at.first.listen(1500ms);
  CHECK(at.first.lobby["rules"] == after);
  CHECK(here.fields("/api/board/sample_game/standard") == 36);

  REQUIRE(at.second.submit({Command::Type::kResign, 0, "", 0}));
  here.folder.write("six.lua", of_size(6));
  const auto six = rules_of(here.folder / "six.lua");
  REQUIRE(at.first.lobby_command({{"do", "again"}, {"table", at.table}})["type"] == "done");
  const Json again = at.second.lobby_command({{"do", "again"}, {"table", at.table}});
  REQUIRE(again["type"] == "done");
  const std::string next = at.second.match_at(again["table"]);
  REQUIRE_FALSE(next.empty());
  at.second.watch(next, *six, 0);
  REQUIRE(at.second.link->begun());
  CHECK(at.second.link->update().position == six->start().text());
  // The old one can still be looked at, by the rules that it was played by.
  at.first.say({{"type", "watch"}, {"match", at.match}, {"as", "everything"}, {"have", nullptr}});
  CHECK(at.first.hear("watching")["board"] == board);
}

TEST_CASE("who has played writes a line with the position that was looked at", "[trial]") {
  TrialUnderTest here;
  const auto rules = rules_of(here.file);
  TwoAtATable at(here.server, "sample_game", "standard", *rules);
  REQUIRE(at.first.move("a2-a3"));
  const auto note = [&](ClubPage& page, const std::string& words, int ply = 1000000) {
    return page.lobby_command({{"do", "note"}, {"match", at.match}, {"ply", ply}, {"words", words}});
  };
  const auto notes = [&] { return value_of(notes_in(notes_beside(here.store))); };
  // Not while it goes on: the position might tell what is hidden.
  CHECK(note(at.first, "too early")["type"] == "refused");
  at.second.listen(100ms);
  REQUIRE(at.second.submit({Command::Type::kResign, 0, "", 0}));
  at.first.listen(100ms);
  CHECK(note(at.first, "at the end")["type"] == "done");
  CHECK(note(at.second, "at the start\nof it", 0)["type"] == "done");
  CHECK(note(at.first, "  \n ")["type"] == "refused");
  ClubPage other(here.server, "Eve");
  REQUIRE(other.open() == 101);
  CHECK(note(other, "I only look on")["type"] == "refused");
  const auto kept = notes();
  REQUIRE(kept.size() == 2);
  CHECK(kept[0].name == "Ada");
  CHECK(kept[0].words == "at the end");
  CHECK(kept[0].ply == 1);
  CHECK(kept[0].position == at.first.link->update().position);
  CHECK(kept[1].name == "Blaise");
  CHECK(kept[1].words == "at the start of it");
  CHECK(kept[1].position == rules->start().text());
}

TEST_CASE("a club's server takes no notes and knows no trial", "[trial]") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  const auto rules = value_of(own_games().create("lines_of_action"));
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  REQUIRE(at.first.submit({Command::Type::kResign, 0, "", 0}));
  const Json refused =
      at.first.lobby_command({{"do", "note"}, {"match", at.match}, {"ply", 0}, {"words", "hello"}});
  CHECK(refused["type"] == "refused");
  CHECK_FALSE(at.first.lobby.contains("rules"));
  CHECK_FALSE(std::filesystem::exists(notes_beside(folder / "club.db")));
}

TEST_CASE("a trial of nothing that plays is refused with the line", "[trial]") {
  const ScratchFolder folder;
  const auto broken =
      folder.write("broken.lua", replaced(moving_script(), "grid(size, size)", "gird(size, size)"));
  const auto told = [&](const std::vector<std::string>& options) {
    std::vector<std::string> all{"serve", "--port", "0", "--bind", "127.0.0.1", "--status"};
    all.insert(all.end(), options.begin(), options.end());
    ProgramRun program(all);
    CHECK_FALSE(program.read_until("\"port\":"));
    return program.out();
  };
  CHECK(told({"--store", (folder / "m.db").string(), "--trial", broken.string()}).find("broken.lua:") !=
        std::string::npos);
  CHECK(told({"--store", (folder / "m.db").string(), "--trial", (folder / "none.lua").string()})
            .find("none.lua") != std::string::npos);
  CHECK(told({"--store", "postgresql://nobody@localhost/none", "--trial",
              folder.write("good.lua", moving_script()).string()})
            .find("leave --store out") != std::string::npos);
}
