// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/catalogue.hpp"
#include "framework/catalogue/text_check.hpp"

#include <fstream>

#include "tests/framework/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr const char* kRace = R"(id: coin_race
plugin: coin_race
name: {en: Coin race, nl: Muntwedloop, de: Münzrennen, fr: Course à la pièce}
variants:
  - id: standard
  - id: long
    set: {goal: 20}
  - id: long-double
    inherits: long
    set: {double_heads: on}
parameters:
  goal: {name: {en: Goal, nl: Doel}, meaning: {nl: Hoe ver.}}
)";

/// How many stretches of memory hold plugins: they are loaded from private copies in memory.
std::size_t plugin_mappings() {
  std::ifstream maps("/proc/self/maps");
  std::size_t count = 0;
  for (std::string line; std::getline(maps, line);) count += line.find("memfd:") == std::string::npos ? 0 : 1;
  return count;
}

const Game& only(const Catalogue& catalogue) {
  REQUIRE(catalogue.games().size() == 1);
  return *catalogue.games().front();
}

}  // namespace

TEST_CASE("games are found by id and variant") {
  const TemporaryFolder folder;
  folder.add_game("coin_race", kRace, "coin_race");
  const Catalogue catalogue = folder.catalogue();
  CHECK(catalogue.notices().empty());
  CHECK(value_of(catalogue.find("coin_race")).name() == "coin_race/standard");
  const Entry entry = value_of(catalogue.find("coin_race/long-double"));
  const auto rules = value_of(entry.create());
  CHECK(rules->parameters().at("goal") == Value(std::int64_t{20}));
  CHECK(rules->parameters().at("double_heads") == Value(true));
  CHECK(rules->parameters().at("weight") == Value(std::int64_t{1}));
  const auto shorter = value_of(catalogue.create("coin_race/long", {{"goal", std::int64_t{7}}}));
  CHECK(shorter->parameters().at("goal") == Value(std::int64_t{7}));
}

TEST_CASE("lists show games by their order, then by id") {
  const TemporaryFolder folder;
  for (const char* game : {"alpha", "beta", "gamma", "delta"})
    folder.write(std::string(game) + "/game.yaml", "id: " + std::string(game) + "\nplugin: none\nname: X\n" +
                                                       (game[0] == 'g'   ? "order: 1\n"
                                                        : game[0] == 'd' ? "order: 2\n"
                                                                         : ""));
  const Catalogue catalogue = folder.catalogue();
  std::string order;
  for (const auto& game : catalogue.games()) order += game->id() + " ";
  CHECK(order == "gamma delta alpha beta ");
}

TEST_CASE("what isn't in the catalogue is refused with what is near") {
  const TemporaryFolder folder;
  folder.add_game("coin_race", kRace, "coin_race");
  const Catalogue catalogue = folder.catalogue();
  CHECK(error_of(catalogue.find("coin_rase")) == "there is no game 'coin_rase'; did you mean 'coin_race'?");
  CHECK(error_of(catalogue.find("chess")) == "there is no game 'chess'; expected coin_race");
  CHECK(error_of(catalogue.find("coin_race/lnog")) ==
        "coin_race has no variant 'lnog'; did you mean 'long'?");
  CHECK(error_of(catalogue.find("coin_race/")) ==
        "coin_race has no variant ''; expected one of standard, long, long-double");
  CHECK(error_of(TemporaryFolder().catalogue().find("x")) == "there is no game 'x'; the catalogue is empty");
}

TEST_CASE("names are listed without loading a library, parameters are not") {
  const TemporaryFolder folder;
  folder.add_game("race", kRace, "");
  folder.write("race/coin_race.so", "not a library");
  const Catalogue catalogue = folder.catalogue();
  const Game& game = only(catalogue);
  CHECK(game.name(dutch()) == "Muntwedloop");
  CHECK(game.file_problems().empty());
  CHECK(value_of(catalogue.find("coin_race/long")).name() == "coin_race/long");
  CHECK(error_of(game.parameters()).find((folder.path() / "race/coin_race.so").string()) !=
        std::string::npos);
  CHECK(game.problems().size() == 1);
  CHECK_FALSE(game.usable());
}

TEST_CASE("a library goes away with the last that uses it") {
  const TemporaryFolder folder;
  folder.add_game("coin_race", kRace, "coin_race");
  const std::size_t before = plugin_mappings();
  {
    std::shared_ptr<const Rules> rules;
    {
      const Catalogue catalogue = folder.catalogue();
      (void)value_of(catalogue.find("coin_race"));
      CHECK(plugin_mappings() == before);  // names need no library
      rules = value_of(catalogue.create("coin_race"));
    }
    CHECK(plugin_mappings() > before);
    CHECK(rules->start().text() == "0/0 f 0");
  }
  CHECK(plugin_mappings() == before);
}

TEST_CASE("one broken game doesn't hide the others") {
  const TemporaryFolder folder;
  folder.add_game("coin_race", kRace, "coin_race");
  folder.add_game("broken", "id: [", "");
  folder.add_game("empty", "", "");
  const Catalogue catalogue = folder.catalogue();
  REQUIRE(catalogue.games().size() == 3);
  CHECK(catalogue.games()[0]->id() == "broken");
  CHECK_FALSE(catalogue.games()[0]->usable());
  CHECK(catalogue.games()[1]->usable());
  CHECK_FALSE(catalogue.games()[2]->usable());
  CHECK(
      error_of(catalogue.find("broken")).starts_with((folder.path() / "broken/game.yaml").string() + ":1:"));
}

TEST_CASE("every value and id is checked against the plugin") {
  const TemporaryFolder folder;
  folder.add_game("race", R"(id: coin_race
plugin: coin_race
name: Race
variants:
  - id: a
    set: {gaol: 3}
  - id: b
    set:
      goal: 61
      weight: many
  - id: c
    inherits: b
parameters:
  gola: {name: {en: Goal}}
  goal: {choices: {far: {en: far}}}
)",
                  "coin_race");
  const Catalogue catalogue = folder.catalogue();
  const std::string file = (folder.path() / "race/game.yaml").string();
  CHECK(only(catalogue).problems() ==
        std::vector<std::string>{
            file + ":15:20: parameter goal: unknown choice 'far'",
            file + ":14:3: parameters: unknown parameter 'gola'; did you mean 'goal'?",
            file + ":6:11: unknown parameter 'gaol'; did you mean 'goal'?",
            file + ":9:13: parameter goal: expected a whole number from 1 to 60, not '61'",
            file + ":10:15: parameter weight: expected a whole number from 1 to 100, not 'many'"});
  CHECK(error_of(catalogue.create("coin_race/a")) ==
        file + ":6:11: unknown parameter 'gaol'; did you mean 'goal'?");
}

TEST_CASE("what lists of games say is true of the rules") {
  const TemporaryFolder folder;
  folder.add_game("race", R"(id: coin_race
plugin: coin_race
name: Race
players: [3, 4]
board: {cover: nowhere}
)",
                  "coin_race");
  const Catalogue catalogue = folder.catalogue();
  const auto& problems = only(catalogue).problems();
  REQUIRE(problems.size() == 2);
  CHECK(problems[0].find("players: the rules of variant standard seat 2") != std::string::npos);
  CHECK(problems[1].find("board.cover: ") != std::string::npos);
}

TEST_CASE("a plugin without the game, or none at all, is told") {
  const TemporaryFolder folder;
  folder.add_game("other", "id: coin_rave\nplugin: coin_race\nname: x\n", "coin_race");
  folder.add_game("none", "id: nothing\nplugin: nothing\nname: x\n");
  const Catalogue catalogue = folder.catalogue();
  const auto path = [&](const char* name) { return (folder.path() / name).string(); };
  REQUIRE(catalogue.games().size() == 2);
  CHECK(catalogue.games()[0]->problems() ==
        std::vector<std::string>{
            path("other/game.yaml") +
            ":2:9: its library coin_race.so holds no game 'coin_rave'; did you mean 'coin_race'?"});
  CHECK(catalogue.games()[1]->problems() ==
        std::vector<std::string>{path("none/game.yaml") + ":2:9: its library " + path("none/nothing.so") +
                                 " is missing"});
}

TEST_CASE("the first folder wins, and the catalogue says so") {
  const TemporaryFolder first, second;
  first.add_game("mine", kRace, "coin_race");
  second.add_game("theirs", kRace, "coin_race");
  CatalogueOptions options;
  options.folders = {first.path() / "mine", second.path(), first.path(), "/nowhere"};
  options.use_environment = options.use_program_folders = false;
  const Catalogue catalogue = Catalogue::load(options);
  CHECK(only(catalogue).folder() == first.path() / "mine");
  CHECK(catalogue.notices() == std::vector<std::string>{(second.path() / "theirs/game.yaml").string() +
                                                            ": game coin_race is hidden by " +
                                                            (first.path() / "mine/game.yaml").string(),
                                                        "/nowhere: there is no such folder"});
}

TEST_CASE("folders come from options, environment and program, in this order") {
  setenv("BOARDWRIGHT_GAMES", "/first::/second", 1);
  CatalogueOptions options;
  options.folders = {"/option"};
  const auto folders = Catalogue::folders(options);
  unsetenv("BOARDWRIGHT_GAMES");
  REQUIRE(folders.size() >= 5);
  CHECK(folders[0] == "/option");
  CHECK(folders[1] == "/first");
  CHECK(folders[2] == "/second");
  CHECK(folders[3].filename() == "games");
  for (std::size_t i = 3; i < folders.size(); i += 2) {
    if (i > 3) CHECK(folders[i].string().ends_with("/boardwright/games"));
    REQUIRE(i + 1 < folders.size());
    CHECK(folders[i + 1] == folders[i] / "shelf");  // games in one file each come after the others
  }
}

TEST_CASE("the library for newer processors is taken where there is one") {
  const TemporaryFolder folder;
  folder.add_game("race", kRace, "coin_race");
  const Catalogue before = folder.catalogue();
  CHECK(only(before).plugin_file().filename() == "coin_race.so");
  folder.write("race/coin_race.x86-64-v3.so", "");
  const auto taken = only(before).plugin_file().filename().string();
  CHECK(taken == (__builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0
                      ? "coin_race.x86-64-v3.so"
                      : "coin_race.so"));
}

TEST_CASE("the games of this build are sound and lack no text") {
  const Catalogue catalogue = own_games();
  REQUIRE_FALSE(catalogue.games().empty());
  for (const auto& game : catalogue.games()) {
    INFO(game->id());
    CHECK(game->problems() == std::vector<std::string>{});
    CHECK(missing_texts(*game) == std::vector<std::string>{});
  }
}
