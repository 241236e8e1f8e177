// SPDX-License-Identifier: GPL-3.0-or-later
//
// A club evening through the command line, as somebody runs it who has read nothing: 14 people, two games, four rounds,
// one late, one leaving, a wrong result corrected after the next pairing, the program killed while round 3 is published,
// and the second laptop going on from the copy.
#include <catch2/catch.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/support/run_program.hpp"
#include "tests/support/scratch_folder.hpp"
#include "tests/table/program_run.hpp"

using namespace boardwright::test;
using nlohmann::json;

namespace {

class Desk {
 public:
  explicit Desk(std::string store) : store_(std::move(store)) {}
  [[nodiscard]] std::vector<std::string> words(std::vector<std::string> command) const {
    command.insert(command.begin(), "tournament");
    command.insert(command.end(), {"--store", store_});
    return command;
  }
  std::string run(const std::vector<std::string>& command, const std::string& input = {}) const {
    const Ran ran = run_boardwright(words(command), input);
    CAPTURE(command);
    INFO(ran.err);
    REQUIRE(ran.status == 0);
    return ran.out;
  }
  std::string refused(const std::vector<std::string>& command) const {
    const Ran ran = run_boardwright(words(command));
    CAPTURE(command, ran.out);
    REQUIRE(ran.status == 2);
    CHECK(one_sentence(ran.err));
    return ran.err;
  }
  [[nodiscard]] json show() const { return json::parse(run({"show", "--json"})); }
  void play(std::uint32_t round, const std::map<std::size_t, std::string>& other = {}) const {
    const auto boards = show()["rounds"][round - 1]["boards"];
    for (std::size_t i = 0; i < boards.size(); ++i) {
      const auto found = other.find(i + 1);
      run({"result", std::to_string(i + 1), found == other.end() ? i % 2 == 0 ? "1-0" : "=" : found->second});
    }
  }

 private:
  std::string store_;
};

std::set<std::string> people_of(const json& round) {
  std::set<std::string> people;
  for (const auto& board : round["boards"]) people.insert({board["first"], board["second"]});
  if (round.contains("bye")) people.insert(round["bye"]);
  return people;
}

}  // namespace

TEST_CASE("a club evening on the command line") {
  ScratchFolder folder;
  const auto stick = folder.path() / "stick";
  std::filesystem::create_directory(stick);
  const Desk one((folder.path() / "one.db").string()), two((folder.path() / "two.db").string());

  run_boardwright({"players", "add", "Ada", "--store", (folder.path() / "one.db").string()});
  one.run({"new", "Thursday", "--system", "swiss", "--game", "coin_race", "--game", "two_cards", "--rounds",
           "4", "--who", "Ann"});
  // As a spreadsheet in Dutch writes it, with a byte-order mark.
  std::string list = "\xEF\xBB\xBFNaam;Rating\r\n";
  for (const char* name :
       {"Ada", "Ben", "Cas", "Dirk", "Eva", "Fée", "\"Gijs\"", "Hanna", "Ida", "Jan", "Kees", "Lot", "Mia"})
    list += std::string(name) + ";" + std::to_string(2000 - 10 * static_cast<int>(list.size() % 50)) + "\r\n";
  CHECK(one.run({"enter", "--file", "-", "--check"}, list).find("Ada  member") != std::string::npos);
  one.run({"enter", "--file", "-"}, list);
  CHECK(one.refused({"enter", "ben"}).find("Ben") == std::string::npos);  // says what was typed
  one.run({"copy", stick.string()});
  one.run({"presence", "--everybody"});

  one.run({"publish"});
  auto shown = one.show();
  CHECK(shown["rounds"][0]["boards"].size() == 6);
  CHECK(shown["rounds"][0]["boards"][0]["game"] == "coin_race");
  CHECK(people_of(shown["rounds"][0]).size() == 13);  // one of them has the bye
  CHECK(one.refused({"publish"}).find("has no result yet") != std::string::npos);
  one.play(1, {{1, "1-0"}});
  one.run({"enter", "Late Nora", "--rating", "1700"});
  one.run({"presence", "--everybody"});
  CHECK(one.run({"draft"}) == one.run({"draft"}));
  one.run({"publish"});
  shown = one.show();
  CHECK(shown["rounds"][1]["boards"][0]["game"] == "two_cards");
  CHECK(shown["rounds"][1]["boards"].size() == 7);
  CHECK(people_of(shown["rounds"][1]).contains("Late Nora"));

  // The first board of round 1 was read wrongly: seen after round 2 was paired.
  CHECK(one.refused({"result", "1", "0-1", "--round", "1"}).find("correct it") != std::string::npos);
  CHECK(one.run({"correct", "1", "0-1", "--round", "1"}).find("Nothing is changed yet") != std::string::npos);
  one.run({"correct", "1", "0-1", "--round", "1", "--reason", "misread"});
  CHECK(one.show()["rounds"][1]["boards"] == shown["rounds"][1]["boards"]);
  CHECK(one.show()["rounds"][0]["boards"][0]["score"] == "0-1");
  one.play(2);
  one.run({"withdraw", "Cas", "--reason", "last train"});
  one.run({"presence", "--everybody"});

  // Killed while round 3 is published, again and again: it is there whole, or not at all (T23.8).
  int kills = 0;
  for (int wait = 0; one.show()["rounds"].size() < 3; wait = wait < 400 ? wait + 5 : wait) {
    ProgramRun publishing(one.words({"publish"}));
    if (!publishing.read_for(std::chrono::milliseconds(wait))) ++kills;
    publishing.kill();
    shown = one.show();
    REQUIRE((shown["rounds"].size() == 2 || people_of(shown["rounds"][2]).size() == 13));
  }
  CHECK(kills > 0);
  CHECK_FALSE(people_of(shown["rounds"][2]).contains("Cas"));
  one.run({"result", "1", "1-0"});
  one.run({"result", "2", "="});

  // Desk 1 is switched off; laptop 2 goes on from the stick.
  CHECK(two.run({"go-on", stick.string(), "--who", "Bob"}).find("3 rounds and 15 results") !=
        std::string::npos);
  CHECK(two.run({"standings"}) == one.run({"standings"}));
  const auto third = two.show()["rounds"][2]["boards"];
  for (std::size_t board = 3; board <= third.size(); ++board)
    two.run({"result", std::to_string(board), "0-1"});
  two.run({"presence", "--everybody"});
  two.run({"publish"});
  two.play(4);
  CHECK(two.refused({"publish"}).find("All rounds that were planned") != std::string::npos);
  const auto last = two.show();
  std::set<std::pair<std::string, std::string>> met;
  std::map<std::string, int> byes;
  for (const auto& round : last["rounds"]) {
    for (const auto& board : round["boards"]) {
      CHECK(met.insert(std::minmax<std::string>(board["first"], board["second"])).second);  // T5.1
      CHECK(board.contains("score"));
    }
    if (round.contains("bye")) CHECK(++byes[round["bye"]] == 1);  // T4.3
  }
  CHECK(json::parse(two.run({"standings", "--json"}))["standings"].size() == 14);

  // Desk 1 comes back and writes: what it wrote without knowing is aside on both, and both are the same then.
  one.run({"result", "3", "1-0"});
  one.run({"import", "-"}, two.run({"export", "-"}));
  CHECK(two.run({"import", "-"}, one.run({"export", "-"})).find("came too late") != std::string::npos);
  CHECK(one.show() == two.show());
  CHECK(one.run({"standings"}) == two.run({"standings"}));
  CHECK(one.show()["rounds"][2]["boards"][2]["score"] == "0-1");
  two.run({"end"});
  CHECK(run_boardwright({"store", "check", "--store", (folder.path() / "two.db").string()}).status == 0);
}

TEST_CASE("what was settled is put right on the command line (T17.1, T3.3, T4.10, T5.6, T2.2)") {
  ScratchFolder folder;
  const Desk desk((folder.path() / "club.db").string());
  desk.run({"new", "Thursday", "--system", "swiss", "--game", "coin_race", "--rounds", "3", "--assumed"});
  desk.run({"enter", "Ada", "Ben", "Cas", "Dirk"});
  CHECK(desk.refused({"change"}).find("Say what changes") != std::string::npos);
  desk.run({"change", "--rounds", "1", "--name", "Friday"});
  CHECK(desk.show()["name"] == "Friday");
  CHECK(desk.refused({"put-right", "Ada"}).find("Say what is right") != std::string::npos);
  desk.run({"put-right", "Dirk", "--rating", "1500", "--reason", "forgotten"});
  desk.run({"put-right", "Ada", "--board", "1"});
  // Dirk is the first now, and would meet Ben.
  CHECK(desk.refused({"apart", "Dirk", "Dirk"}).find("Two or more") != std::string::npos);
  desk.run({"apart", "Dirk", "Ben", "--from", "1", "--to", "1", "--reason", "they came together"});
  desk.run({"publish"});
  const auto boards = desk.show()["rounds"][0]["boards"];
  const auto two_of = [](const json& board) {
    return std::set<std::string>{board["first"], board["second"]};
  };
  CHECK(two_of(boards[0]) == std::set<std::string>{"Ada", "Ben"});
  CHECK(two_of(boards[1]) == std::set<std::string>{"Cas", "Dirk"});
  desk.play(1);
  CHECK(desk.refused({"publish"}).find("All rounds that were planned") != std::string::npos);
  CHECK(desk.refused({"change", "--rounds", "2"}).find("reason") != std::string::npos);
  desk.run({"change", "--rounds", "2", "--tie-breaks", "DE,WIN", "--reason", "there is time left"});
  CHECK(desk.refused({"change", "--tie-breaks", "XX", "--reason", "why not"}).find("--tie-breaks") !=
        std::string::npos);
  CHECK(desk.run({"standings"}).find("WIN") != std::string::npos);
  CHECK(desk.run({"history"}).find("settings changed · there is time left") != std::string::npos);
  desk.run({"publish"});
  CHECK(desk.show()["rounds"].size() == 2);
  CHECK(desk.refused({"new", "Saturday", "--game", "coin_race", "--points", "own"})
            .find("points of their own") != std::string::npos);
}

TEST_CASE(
    "lots, choice, a table in any order and a season's values on the command line (T1.7, T19.2, T12.7, "
    "T15)") {
  ScratchFolder folder;
  const Desk desk((folder.path() / "club.db").string());
  desk.run({"new", "Medley", "--system", "swiss", "--game", "coin_race", "--game", "two_cards", "--choice",
            "--by-lot", "--assumed"});
  // The hash is shown before anything is drawn, and stays the same until then (T1.7).
  const auto promise = json::parse(desk.run({"lots", "--json"}))["promised"];
  const auto shown = promise["hash"].get<std::string>();
  CHECK(shown.size() == 64);
  CHECK(desk.run({"lots"}) == "No lot has been drawn.\nThe next lot is promised since " +
                                  promise["time"].get<std::string>() +
                                  " UTC; the hash of its seed: " + shown + "\n");
  CHECK(desk.run({"history"}).find("lot promised " + shown) != std::string::npos);
  CHECK(desk.refused({"lots", "--said", "blue"}).find("--draw") != std::string::npos);
  desk.run({"enter", "Ada", "Ben", "Cas", "Dan"});
  desk.run({"lots", "--draw", "--said", "blue horse"});
  CHECK(desk.refused({"lots", "--draw", "--said", "red horse"}).find("No lot is due") != std::string::npos);
  desk.run({"publish"});
  const auto lots = json::parse(desk.run({"lots", "--json"}))["lots"];
  REQUIRE(lots.size() == 2);
  CHECK(lots[0]["what"] == "numbers");
  CHECK(lots[0]["drawn"].size() == 4);
  for (const auto& lot : lots) {
    CHECK(lot["holds"] == true);
    CHECK(lot["hash"] == shown);
    CHECK(lot["said"] == "blue horse");
    CHECK(lot["promised"] == promise["time"]);
  }
  CHECK(desk.run({"lots"}).find("The hash was shown since ") != std::string::npos);
  CHECK(desk.run({"lots"}).find("Said before: blue horse") != std::string::npos);
  CHECK(json::parse(desk.run({"lots", "--json"}))["promised"].is_null());  // nothing else is to be drawn
  CHECK(desk.run({"lots"}).find("true: the seed " + lots[0]["seed"].get<std::string>() +
                                " draws this; its hash is " + lots[0]["hash"].get<std::string>()) !=
        std::string::npos);
  CHECK(desk.show()["rounds"][0]["boards"][0]["game"] == "coin_race");
  desk.run({"game", "1", "two_cards"});
  CHECK(desk.show()["rounds"][0]["boards"][0]["game"] == "two_cards");
  CHECK(desk.run({"show"}).find("Two cards") != std::string::npos);
  CHECK(desk.run({"history"}).find("game round 1, board 1: ") != std::string::npos);
  CHECK(desk.refused({"publish", "--all"}).find("Only rounds of a table") != std::string::npos);

  CHECK(desk.refused({"new", "X", "--system", "swiss", "--game", "coin_race", "--open-until", "2027-03-31"})
            .find("everybody against everybody") != std::string::npos);
  CHECK(desk.refused(
                {"new", "X", "--system", "round-robin", "--game", "coin_race", "--open-until", "2027-02-29"})
            .find("2027-03-31") != std::string::npos);
  desk.run({"new", "Table", "--system", "round-robin", "--game", "coin_race", "--assumed", "--open-until",
            "2999-12-31"});
  desk.run({"enter", "Ada", "Ben", "Cas", "Dan"});
  desk.run({"publish", "--all"});
  CHECK(desk.show()["rounds"].size() == 3);
  CHECK(desk.run({"next"}).find("Round 2, board 2: Ada - Ben, and have waited 0 and 0 minutes.\n") !=
        std::string::npos);
  desk.run({"result", "1", "1-0", "--round", "1"});
  const auto next = json::parse(desk.run({"next", "--json"}))["boards"];
  REQUIRE_FALSE(next.empty());
  for (const auto& board : next) CHECK((board["round"] != 1 || board["board"] != 1));
  CHECK(desk.refused({"next", "--accept"}).find("open evening") != std::string::npos);
  CHECK(desk.run({"next"}).find("Until 2999-12-31, in any order.") != std::string::npos);
  desk.run({"change", "--open-until", "2001-01-31"});
  CHECK(desk.run({"next"}) == "The last day was 2001-01-31; boards without a result: 5\n");
  CHECK(desk.refused({"phone", "2", "1-0", "--by", "Ben", "--round", "2"}).find("last day") !=
        std::string::npos);
  desk.run({"result", "2", "1-0", "--round", "2"});  // the organiser has the last word

  desk.run({"new", "Season", "--system", "keizer", "--game", "coin_race", "--top", "20", "--not-again", "1"});
  desk.run({"enter", "Ada", "Ben"});
  CHECK(desk.run({"standings"}).find("KEIZER 20.0") != std::string::npos);
  desk.run(
      {"new", "Other season", "--system", "keizer", "--game", "coin_race", "--no-own", "--patience", "25"});
  desk.run({"enter", "Ada", "Ben"});
  CHECK(desk.run({"standings"}).find("KEIZER 0.0") != std::string::npos);
  CHECK(desk.run({"export", "-"}).find("\"patience\":25") != std::string::npos);
  CHECK(desk.refused({"new", "X", "--game", "coin_race", "--bye-share", "much"}).find("--bye-share") !=
        std::string::npos);
  CHECK(desk.refused({"new", "X", "--game", "coin_race", "--club-share", "4/3"}).find("2/3") !=
        std::string::npos);
  CHECK(desk.refused({"new", "X", "--system", "swiss", "--game", "coin_race", "--keep-apart"})
            .find("round robin") != std::string::npos);
}
