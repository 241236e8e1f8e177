// SPDX-License-Identifier: GPL-3.0-or-later
//
// The golden games: each replays to its result, by the plugin and by the slow rules, and together they reach
// every rule that random games hardly ever meet.
#include <algorithm>
#include <filesystem>
#include <set>

#include "compare.hpp"
#include "framework/catalogue/catalogue.hpp"
#include "framework/catalogue/text_check.hpp"
#include "framework/record/replay.hpp"
#include "tests/support/built_games.hpp"

using namespace boardwright;

namespace {

struct Golden {
  std::string file;
  OpenedRecord opened;
  Replay replay;
};

std::vector<Golden> golden_games() {
  const Catalogue games = built_games();
  std::vector<Golden> found;
  for (const auto& file :
       std::filesystem::directory_iterator(BOARDWRIGHT_SOURCE_DIR "/games/two_field/records")) {
    INFO(file.path());
    auto opened = open_record_file(file.path(), games);
    if (!opened) FAIL(opened.error());
    auto played = replay(*opened);
    if (!played) FAIL(played.error());
    found.push_back({file.path().filename(), std::move(*opened), std::move(*played)});
  }
  return found;
}

/// The game again under the slow rules; what it met.
compare::Events follow(const Golden& golden) {
  INFO(golden.file);
  const slow::Options options = under_test::options_of(*golden.replay.rules);
  slow::Game game(options);
  compare::Events events;
  for (std::size_t ply = 0; ply < golden.replay.line.plies().size(); ++ply) {
    const auto& played = golden.replay.line.plies()[ply];
    const std::string actor = played.seat == 0 ? "red" : "blue";
    const auto moves = game.moves(actor);
    REQUIRE(std::find(moves.begin(), moves.end(), played.text) != moves.end());
    const slow::Game before = game;
    game.play(actor, played.text);
    REQUIRE(game.text() == golden.replay.line.position(ply + 1).text());
    compare::note(before, played.text, game, events);
  }
  REQUIRE(game.result());
  ++events[under_test::text_of(game.result())];
  REQUIRE(golden.replay.result);
  CHECK(golden.replay.result->reason == game.result()->reason);
  CHECK(golden.replay.result->scores[0] == (game.result()->winner == "red"    ? 2U
                                            : game.result()->winner == "draw" ? 1U
                                                                              : 0U));
  return events;
}

}  // namespace

TEST_CASE("golden games replay to their results") {
  const auto games = golden_games();
  CHECK(games.size() >= 8);
  for (const auto& golden : games) {
    INFO(golden.file);
    CHECK(golden.opened.notice.empty());
    CHECK(golden.opened.record.has_result());
    CHECK(golden.opened.record.start.empty());  // whole games, from the set-up on
    CHECK(golden.replay.problem.empty());
    CHECK(golden.replay.result.has_value());
  }
}

TEST_CASE("golden games together reach every rule") {
  std::set<std::string> met;
  for (const auto& golden : golden_games())
    for (const auto& [event, times] : follow(golden)) met.insert(event);
  for (const char* event : {"placement",
                            "field left empty",
                            "long move",
                            "charge",
                            "attack >",
                            "attack <",
                            "attack =",
                            "spy beats marshal",
                            "miner clears bomb",
                            "count goes on",
                            "two-field rule forbids",
                            "chained lines kept",
                            "memory of a taken piece forgotten",
                            "more-field rule forbids",
                            "red flag_taken",
                            "blue flag_taken",
                            "red no_moves",
                            "blue no_moves",
                            "draw both_blocked",
                            "draw quiet_limit"}) {
    INFO(event << " is in no golden game");
    CHECK(met.count(event) == 1);
  }
}

TEST_CASE("game.yaml is sound and has every text in every language") {
  const auto entry = built_games().find("two_field");
  REQUIRE(entry);
  CHECK(entry->game->problems() == std::vector<std::string>{});
  CHECK(missing_texts(*entry->game) == std::vector<std::string>{});
}
