// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command line as scripts see it: formats, exit statuses, and one clear sentence for whatever is wrong.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/run_program.hpp"

namespace {

using Json = nlohmann::json;

const Json* by(const Json& list, const char* key, const std::string& value) {
  for (const auto& element : list)
    if (element.at(key) == value) return &element;
  return nullptr;
}

TEST_CASE("list names games, variants, parameters, versions") {
  const Ran ran = run_boardwright({"list", "--json"});
  REQUIRE(ran.status == 0);
  const Json json = Json::parse(ran.out);
  const Json* game = by(json.at("games"), "id", "lines_of_action");
  REQUIRE(game != nullptr);
  CHECK(game->at("problems").empty());
  CHECK(game->at("variants").at(0).at("id") == "standard");
  CHECK(game->contains("version"));
  CHECK(game->contains("contract"));
  const Json* size = by(game->at("parameters"), "name", "size");
  REQUIRE(size != nullptr);
  CHECK(size->at("type") == "integer");
  CHECK(size->at("range") == Json({6, 10}));
  CHECK(size->at("default") == 8);
  CHECK(!size->at("meaning").get<std::string>().empty());
  CHECK(by(json.at("games"), "id", "coin_race") != nullptr);

  const Ran text = run_boardwright({"list"});
  CHECK(text.status == 0);
  CHECK(text.out.find("lines_of_action/standard") != std::string::npos);
}

TEST_CASE("perft counts leaves") {
  const Ran ran = run_boardwright({"perft", "lines_of_action", "--depth", "3", "--json"});
  REQUIRE(ran.status == 0);
  const Json json = Json::parse(ran.out);
  CHECK(json.at("game") == "lines_of_action/standard");
  CHECK(json.at("depth") == 3);
  CHECK(json.at("leaves") == 44952);
  CHECK(json.contains("seconds"));
  CHECK(json.contains("leaves_per_second"));

  const Ran divided = run_boardwright({"perft", "lines_of_action", "--depth", "2", "--divide", "--json"});
  const Json moves = Json::parse(divided.out).at("divide");
  CHECK(moves.size() == 36);
  std::uint64_t sum = 0;
  for (const auto& [move, leaves] : moves.items()) sum += leaves.get<std::uint64_t>();
  CHECK(sum == 1244);

  const Ran from = run_boardwright({"perft", "lines_of_action", "--depth", "1", "--json", "--position",
                                    "8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb b"});
  CHECK(Json::parse(from.out).at("leaves") == 1);
  const Ran chance = run_boardwright({"perft", "coin_race", "--depth", "2", "--json"});
  CHECK(Json::parse(chance.out).at("leaves") == 4);
}

TEST_CASE("explain says legal, or why not with the rule's number, in four languages") {
  const auto explain = [](const std::string& move, const std::string& language) {
    return run_boardwright({"explain", "lines_of_action", move, "--lang", language});
  };
  CHECK(explain("b1-b3", "en").out == "b1-b3: legal\n");
  std::vector<std::string> sentences;
  for (const char* language : {"en", "nl", "de", "fr"}) {
    const Ran ran = explain("b1-b4", language);
    CHECK(ran.status == 0);
    CHECK(ran.out.find("2.1") != std::string::npos);
    sentences.push_back(ran.out);
  }
  std::sort(sentences.begin(), sentences.end());
  CHECK(std::unique(sentences.begin(), sentences.end()) == sentences.end());
}

TEST_CASE("wrong use gives one clear sentence and exit status 2") {
  const auto wrong = GENERATE(values<std::vector<std::string>>({
      {},
      {"dance"},
      {"perft"},
      {"perft", "lines_of_acton", "--depth", "1"},
      {"perft", "lines_of_action/standart", "--depth", "1"},
      {"perft", "lines_of_action", "--depth", "-1"},
      {"perft", "lines_of_action", "--depth", "many"},
      {"perft", "lines_of_action", "--depth", "1", "--position", "8/8 b"},
      {"perft", "lines_of_action", "--depth", "1", "--set", "size=99"},
      {"perft", "lines_of_action", "--depth", "1", "--set", "sise=8"},
      {"perft", "lines_of_action", "--depth", "1", "--set", "size"},
      {"play", "lines_of_action", "--seat", "blue=random"},
      {"play", "lines_of_action", "--seat", "black=rndom"},
      {"play", "lines_of_action", "--seat", "black"},
      {"replay", "/nonexistent/game.txt"},
      {"replay", "/nonexistent/game.txt", "--game", "lines_of_action"},
      {"explain", "lines_of_action", "b1-b3", "--position", "nonsense"},
      {"check", "/nonexistent/plugin.so"},
      {"check", "no_such_game"},
      {"check", "lines_of_action", "--law", "gravity"},
      {"ugi", "no_such_game"},
      {"new", "/proc/nowhere/game", "--id", "my_game"},
      {"new", "/tmp/game", "--id", "My Game"},
      {"list", "--lang", "xx"},
  }));
  const Ran ran = run_boardwright(wrong);
  CAPTURE(wrong, ran.out, ran.err);
  CHECK(ran.status == 2);
  CHECK(ran.out.empty());
  CHECK(one_sentence(ran.err));
}

TEST_CASE("the nearest name is offered") {
  CHECK(run_boardwright({"perft", "lines_of_acton", "--depth", "1"}).err.find("lines_of_action") !=
        std::string::npos);
  CHECK(run_boardwright({"perft", "lines_of_action", "--depth", "1", "--set", "sise=8"}).err.find("size") !=
        std::string::npos);
  CHECK(run_boardwright({"play", "lines_of_action", "--seat", "blak=random"}).err.find("black") !=
        std::string::npos);
}

TEST_CASE("a broken game doesn't hide the others") {
  const auto folder =
      std::filesystem::temp_directory_path() / ("boardwright-cli-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder / "broken");
  std::ofstream(folder / "broken/game.yaml") << "id: broken\nplugn: broken\n";
  const Ran ran = run_boardwright({"--games", folder.string(), "list", "--json"});
  std::filesystem::remove_all(folder);
  REQUIRE(ran.status == 0);
  const Json json = Json::parse(ran.out);
  const Json* broken = by(json.at("games"), "id", "broken");
  REQUIRE(broken != nullptr);
  REQUIRE(!broken->at("problems").empty());
  CHECK(broken->at("problems").dump().find("game.yaml:2:1") != std::string::npos);
  CHECK(by(json.at("games"), "id", "lines_of_action") != nullptr);
}

TEST_CASE("check: laws kept, exit status 0; --json is one document") {
  const Ran ran = run_boardwright({"check", "coin_race", "--seconds", "2", "--seed", "5", "--json"});
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  const Json json = Json::parse(ran.out);
  CHECK(json.at("kept") == true);
  CHECK(json.at("seed") == 5);
  CHECK(json.at("verdicts").size() > 20);
  CHECK(json.at("lessons").empty());
}

TEST_CASE("check: a lesson that can't be given is told with its place, exit status 1") {
  namespace fs = std::filesystem;
  const fs::path original = BOARDWRIGHT_BINARY_DIR "/tests/games/coin_race";
  const fs::path folder = fs::temp_directory_path() / ("boardwright-cli-lessons-" + std::to_string(getpid()));
  fs::create_directories(folder / "coin_race/lessons");
  for (const char* file : {"game.yaml", "coin_race.so"})
    fs::copy_file(original / file, folder / "coin_race" / file, fs::copy_options::overwrite_existing);
  std::ofstream(folder / "coin_race/lessons/first.yaml")
      << "title: A\nsummary: B\nsteps: [{text: C, moves: [nonsense]}]\n";
  const Ran ran = run_boardwright(
      {"check", "coin_race", "--games", folder.string(), "--seconds", "2", "--seed", "5", "--json"});
  std::error_code ignored;
  fs::remove_all(folder, ignored);
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 1);
  const Json json = Json::parse(ran.out);
  CHECK(json.at("kept") == false);
  CHECK(json.at("lessons").dump().find("first.yaml:3:27: steps[1].moves: 'nonsense'") != std::string::npos);
}

}  // namespace

TEST_CASE("what can't be done is said in the reader's language, and programs are told in English") {
  const auto refused = [](std::vector<std::string> words, const std::string& input = "") {
    words.insert(words.begin(), {"--lang", "nl"});
    const Ran ran = run_boardwright(words, input);
    CAPTURE(ran.out);
    CHECK(one_sentence(ran.err));
    CHECK(ran.status == 2);
    return ran.err;
  };
  CHECK(refused({"replay", "/no/such.pgn"}) == "boardwright: /no/such.pgn: dit bestand bestaat niet\n");
  CHECK(refused({"simulate", "coin_race", "--games", "2", "--report", "/no/such/x.html"}) ==
        "boardwright: --report: /no/such/x.html kan niet worden geschreven: de map /no/such bestaat niet; "
        "maak hem "
        "eerst of kies een andere\n");
  CHECK(refused({"simulate", "coin_race", "--games", "2", "--report", "x.txt"})
            .find("het bestand van een verslag") != std::string::npos);
  CHECK(refused({"compare", "coin_race"}) == "boardwright: compare: geef minstens twee soorten regels\n");
  CHECK(refused({"simulate", "coin_race", "--games", "2", "--players", "human"})
            .find("kan niet vanzelf spelen") != std::string::npos);
  CHECK(refused({"new", "/tmp/game", "--id", "My Game"}).find("hier hoort een kleine letter") !=
        std::string::npos);
  CHECK(refused({"new", "/no/such/my_game.lua"}).find("kan niet worden geschreven") != std::string::npos);
  CHECK(refused({"pack", "coin_race", "--author", "Jan"}).find("alleen spellen in één bestand") !=
        std::string::npos);
  const Ran engine =
      run_boardwright({"--lang", "nl", "ugi", "coin_race"}, "setoption name x value 1\nquit\n");
  CHECK(engine.out.find("error unknown parameter 'x'") != std::string::npos);
  const Ran json = run_boardwright({"--lang", "nl", "replay", "--json", "/no/such.pgn"});
  CHECK(json.out.find("there is no such file") != std::string::npos);
}
