// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the golden games again: militakiri_records_test [.make]. They are made by players who work together
// for what hardly ever happens (goals.hpp), and some by the program's own players. Only needed when the rules
// have changed on purpose.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "framework/catalogue/catalogue.hpp"
#include "framework/match/match.hpp"
#include "framework/players/player.hpp"
#include "framework/record/native.hpp"
#include "game_under_test.hpp"
#include "goals.hpp"
#include "tests/support/built_games.hpp"

using namespace boardwright;
using namespace goals;

namespace {

struct Planned {
  const char* file;
  const char* variant;
  std::vector<Goal> goals;
};

std::vector<Planned> planned_games() {
  return {
      {"promotions", "single", {promotion('r', 'P'), promotion('b', 'C'), promotion('r', 'S'), win('b')}},
      {"waiting", "single", {waiting('r', 1), placed('r'), win('r')}},
      {"several-waiting", "single", {waiting('b', 2), placed('b'), win('b')}},
      {"full-size-star-and-plus", "single", {full_size('r', 'S'), full_size('r', 'P'), win('r')}},
      {"full-size-cross", "single", {full_size('b', 'C'), win('b')}},
      {"blue-alone-last-move", "single", {lone('b'), blockade('b'), last_move('r'), win('r')}},
      {"red-alone-count", "single", {lone('r'), blockade('r'), count_runs_out()}},
      {"pass", "single", {few('r'), pass('r'), win('b')}},
      {"double-promotions",
       "double",
       {promotion('r', 'S'), promotion('b', 'P'), promotion('r', 'C'), win('r')}},
      {"double-waiting", "double", {waiting('r', 1), placed('r'), win('b')}},
      {"double-endgame", "double", {lone('r'), count_runs_out()}},
  };
}

struct Free {
  const char* file;
  const char* variant;
  const char* red;
  const char* blue;
};
constexpr Free kFreeGames[] = {
    {"greedy", "single", "greedy", "greedy"},
    {"double-greedy", "double", "greedy", "random"},
    {"open-set-up", "open-set-up", "random", "greedy"},
    {"random-set-up", "random-set-up", "greedy", "random"},
    {"random-spares", "random-spares", "random", "random"},
    {"same-lines", "same-lines", "greedy", "random"},
    {"strict-blockade", "strict-blockade", "random", "random"},
    {"passing-endgame", "passing-endgame", "greedy", "random"},
    {"high-stacks", "high-stacks", "greedy", "greedy"},
};

std::unique_ptr<Match> begin(const Catalogue& catalogue, const std::string& variant, std::uint64_t seed,
                             std::vector<std::string> players) {
  const auto rules = catalogue.create("militakiri/" + variant);
  if (!rules) FAIL(rules.error());
  MatchOptions options;
  options.rules = *rules;
  options.variant = variant;
  options.seed = Seed::from_number(seed);
  options.players = std::move(players);
  auto match = Match::create(std::move(options));
  if (!match) FAIL(match.error());
  return std::move(*match);
}

void play(Match& match, const std::string& move) {
  const auto played = match.play(match.seats_on_turn().front(), move);
  INFO(move);
  if (!played) FAIL(played.error());
}

/// False if some goal wasn't reached.
bool play_for(Match& match, const std::vector<Goal>& goals, Random& random) {
  while (match.line().now().text().find(" * ") != std::string::npos) {
    const Seat seat = match.seats_on_turn().front();
    const auto moves = match.line().now().moves(seat);
    play(match,
         match.line().now().move_text(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
  }
  slow::Game game(under_test::options_of(match.rules()), match.line().now().text());
  for (const Goal& goal : goals) {
    const auto way = planner::plan(game, goal, random);
    if (!way) return false;
    for (const auto& move : *way) {
      play(match, move);
      game.play(game.actors().front(), move);
    }
  }
  return match.is_over();
}

void save(const Match& match, const std::string& name) {
  const std::filesystem::path folder = BOARDWRIGHT_SOURCE_DIR "/games/militakiri/records";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / (name + ".txt"), std::ios::binary) << write_record(match.record());
}

}  // namespace

TEST_CASE("golden games of planners are made", "[.make]") {
  const Catalogue games = built_games();
  for (const Planned& wanted : planned_games()) {
    bool made = false;
    for (std::uint64_t seed = 1; seed <= 12 && !made; ++seed) {
      Random random(seed);
      const auto match = begin(games, wanted.variant, seed, {"planner", "planner"});
      made = play_for(*match, wanted.goals, random);
      if (made) save(*match, wanted.file);
    }
    INFO(wanted.file);
    CHECK(made);
  }
}

TEST_CASE("golden games of the program's own players are made", "[.make]") {
  const Catalogue games = built_games();
  std::uint64_t seed = 100;
  for (const Free& wanted : kFreeGames) {
    // Players who shuffle on for ever don't make a golden game.
    bool made = false;
    for (int attempt = 0; attempt < 200 && !made; ++attempt) {
      const auto match = begin(games, wanted.variant, ++seed, {wanted.red, wanted.blue});
      auto red = make_player(wanted.red), blue = make_player(wanted.blue);
      REQUIRE((red && blue));
      while (!match->is_over() && match->line().plies().size() < 800) {
        const Seat seat = match->seats_on_turn().front();
        const auto played = let_play(*match, seat, seat == 0 ? **red : **blue);
        if (!played) FAIL(played.error());
      }
      // A game with placements by chance needs one.
      const auto& plies = match->line().plies();
      const bool placed = std::any_of(plies.begin(), plies.end(), [](const auto& ply) {
        return ply.seat == BW_CHANCE && ply.text[1] == '@';
      });
      made = match->is_over() && (placed || std::string(wanted.variant) != "random-spares");
      if (made) save(*match, wanted.file);
    }
    INFO(wanted.file);
    CHECK(made);
  }
}
