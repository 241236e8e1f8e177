// SPDX-License-Identifier: GPL-3.0-or-later
//
// The golden games: each replays to its result, by the plugin and by the slow rules, and together they reach
// every rule that a move or a roll can use, and every kind of end.
#include <algorithm>
#include <map>

#include "framework/catalogue/text_check.hpp"
#include "framework/record/replay.hpp"
#include "golden.hpp"

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
  for (const auto& file : std::filesystem::directory_iterator(golden::kFolder)) {
    INFO(file.path());
    auto opened = open_record_file(file.path(), games);
    if (!opened) FAIL(opened.error());
    auto played = replay(*opened);
    if (!played) FAIL(played.error());
    found.push_back({file.path().filename(), std::move(*opened), std::move(*played)});
  }
  return found;
}

/// The game again under the slow rules.
void follow(const Golden& golden) {
  INFO(golden.file);
  const GameLine& line = golden.replay.line;
  slow::Game game(under_test::options_of(*golden.replay.rules), line.position(0).text());
  for (std::size_t ply = 0; ply < line.plies().size(); ++ply) {
    const auto moves = game.moves();
    REQUIRE(std::find(moves.begin(), moves.end(), line.plies()[ply].text) != moves.end());
    game.play(line.plies()[ply].text);
    REQUIRE(game.text() == line.position(ply + 1).text());
  }
  REQUIRE(game.result());
  REQUIRE(golden.replay.result);
  CHECK(golden.replay.result->reason == game.result()->reason);
  CHECK(golden.replay.result->scores[0] == (game.result()->winner == "blue"   ? 2U
                                            : game.result()->winner == "draw" ? 1U
                                                                              : 0U));
}

}  // namespace

TEST_CASE("golden games replay to their results") {
  const auto games = golden_games();
  CHECK(games.size() >= 12);
  for (const auto& golden : games) {
    INFO(golden.file);
    CHECK(golden.opened.notice.empty());
    CHECK(golden.opened.record.has_result());
    CHECK(golden.replay.problem.empty());
    follow(golden);
  }
}

TEST_CASE("golden games together reach every rule") {
  std::set<std::string> used, ends;
  for (const auto& golden : golden_games()) {
    const GameLine& line = golden.replay.line;
    for (std::size_t ply = 0; ply < line.plies().size(); ++ply) {
      const Position& before = line.position(ply);
      const auto& played = line.plies()[ply];
      const auto move = before.read_move(played.seat, played.text);
      REQUIRE(move);
      used.merge(golden::rules_used(before, played.seat, *move));
    }
    const auto& scores = golden.replay.result->scores;
    const std::string winner = scores[0] == 2 ? "blue " : scores[0] == 0 ? "red " : "draw ";
    ends.insert(winner + golden.replay.result->reason);
  }
  // Not here: what no single move or roll shows, which tests of their own do.
  const std::set<std::string> statements{"D1.1", "D1.2", "D3.7", "D5.1", "D6.4", "D7.1", "D7.2", "D7.3"};
  for (const auto& text : under_test::Game().rules().texts(BW_TEXT_RULE)) {
    INFO(text.id);
    CHECK(used.count(text.id) + statements.count(text.id) == 1);
  }
  for (const char* end :
       {"blue no_pawns", "red no_pawns", "draw no_pawns", "draw quiet_limit", "draw both_blocked"}) {
    INFO(end);
    CHECK(ends.count(end) == 1);
  }
  CHECK(ends.count("blue no_moves") + ends.count("red no_moves") >= 1);
}

TEST_CASE("game.yaml is sound and has every text in every language") {
  const auto entry = built_games().find("dice_checkers");
  REQUIRE(entry);
  CHECK(entry->game->problems() == std::vector<std::string>{});
  CHECK(missing_texts(*entry->game) == std::vector<std::string>{});
}
