// SPDX-License-Identifier: GPL-3.0-or-later
//
// The template itself, built as it lies in the tree.
#include <catch2/catch.hpp>

#include "framework/catalogue/catalogue.hpp"
#include "framework/catalogue/text_check.hpp"
#include "framework/line/game_line.hpp"
#include "framework/players/levels.hpp"
#include "framework/referee/duel.hpp"

using namespace boardwright;

namespace {

Entry find(const std::string& name) {
  const Catalogue catalogue = Catalogue::load({.folders = {BOARDWRIGHT_BINARY_DIR "/tests/template/games"},
                                               .use_environment = false,
                                               .use_program_folders = false,
                                               .variants = {},
                                               .packages = {},
                                               .plugins = {}});
  auto entry = catalogue.find(name);
  REQUIRE(entry);
  return *std::move(entry);
}

Outcome play(const std::string& variant, const std::vector<std::string>& moves) {
  const auto rules = find(variant).create();
  REQUIRE(rules);
  GameLine line((*rules)->start());
  for (const auto& move : moves) {
    INFO(move);
    REQUIRE_FALSE(line.is_over());
    REQUIRE(line.play(move));
  }
  REQUIRE(line.is_over());
  return *line.result();
}

}  // namespace

TEST_CASE("the template's texts are complete in every language") {
  const Entry entry = find("template_game");
  CHECK(entry.game->problems().empty());
  CHECK(missing_texts(*entry.game).empty());
}

TEST_CASE("G3.1: a row across, up or along a diagonal wins") {
  CHECK(play("template_game", {"a1", "a2", "b1", "b2", "c1", "c2", "d1"}) == Outcome{{2, 0}, "row"});
  CHECK(play("template_game", {"e1", "b2", "a5", "b3", "c1", "b4", "d1", "b5"}) == Outcome{{0, 2}, "row"});
  CHECK(play("template_game", {"a1", "a2", "b2", "b1", "c3", "c1", "d4"}) == Outcome{{2, 0}, "row"});
  CHECK(play("template_game", {"e2", "a2", "d3", "b1", "c4", "c1", "b5"}) == Outcome{{2, 0}, "row"});
  CHECK(play("template_game/short", {"a1", "a2", "b1", "b2", "c1"}) == Outcome{{2, 0}, "row"});
}

TEST_CASE("G3.1: a row does not run round the edge") {
  const auto rules = find("template_game").create();
  REQUIRE(rules);
  for (const char* text : {"5/5/1www1/bb3/3bb", "b4/www2/4b/3b1/2b2"}) {
    INFO(text);
    const auto position = (*rules)->read_position(text);
    REQUIRE(position);
    CHECK_FALSE(position->is_over());
  }
}

TEST_CASE("G3.2: a full board is a draw") {
  const auto rules = find("template_game").create();
  REQUIRE(rules);
  const auto position = (*rules)->read_position("bbwbb/wwbww/bbwbb/wwbww/bbwbb");
  REQUIRE_FALSE(position);  // 15 stones against 10
  const auto full = (*rules)->read_position("bwbwb/bwbwb/wbwbw/wbwbw/bwbwb");
  REQUIRE(full);
  REQUIRE(full->is_over());
  CHECK(full->outcome() == Outcome{{1, 1}, "full"});
}

TEST_CASE("a game that is a day old has all levels: the first loses to one ply, the last wins") {
  const Entry entry = find("template_game");
  const auto rules = entry.create();
  REQUIRE(rules);
  REQUIRE(levels());
  REQUIRE(levels()->size() == 10);
  const PlayerSetup setup{.search = entry.game->data().search};
  const auto score = [&](const std::string& first, const std::string& second, std::uint32_t games) {
    const auto a = make_player(first, setup), b = make_player(second, setup);
    REQUIRE((a && b));
    DuelOptions options;
    options.rules = *rules;
    options.games = games;
    options.opening = 2;
    const auto result = play_duel(options, **a, **b);
    REQUIRE(result);
    CHECK(result->games() == games);
    return result->score();
  };
  for (const Level& level : *levels())
    static_cast<void>(score("level:" + std::to_string(level.number), "random", 2));
  CHECK(score("level:1", "greedy", 40) <= 0.2);
  CHECK(score("level:10", "level:5", 20) > 0.6);
  CHECK(score("level:10", "level:1", 20) > 0.9);
}
