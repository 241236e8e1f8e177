// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the golden games again: dice_checkers_records_test [.make]. Only needed when the rules have changed
// on purpose. Each is the first game of the program's own players, by seed, that ends as wanted and uses the
// rules that are wanted.
#include <fstream>

#include "framework/catalogue/settings.hpp"
#include "framework/match/match.hpp"
#include "framework/players/player.hpp"
#include "framework/record/native.hpp"
#include "golden.hpp"

using namespace boardwright;

namespace {

struct Wanted {
  const char* file;
  const char* variant;
  std::vector<std::string> settings;
  const char* blue;
  const char* red;
  std::string end;  ///< how it ends: a reason, with or without the winner before it; empty: anyhow
  std::set<std::string> rules;  ///< that it uses
};

std::vector<Wanted> wanted_games() {
  const char *greedy = "greedy", *random = "random";
  return {
      {"basic", "basic", {}, greedy, greedy, "blue no_pawns", {"D2.2", "D3.2", "D3.3"}},
      {"basic-red-wins", "basic", {}, random, greedy, "red no_pawns", {"D3.2"}},
      {"marching", "marching", {}, greedy, greedy, "no_pawns", {"D4.2", "D4.4"}},
      {"adjacent", "adjacent", {}, random, greedy, "no_pawns", {"D2.4"}},
      {"must-attack", "must-attack", {}, random, random, "no_pawns", {"D2.5"}},
      {"no-return", "basic-no-return", {}, random, random, "", {"D5.2"}},
      {"marching-straight", "marching-straight", {}, random, random, "no_moves", {}},
      {"marching-one-way", "marching-one-way", {}, greedy, random, "", {}},
      {"marching-adjacent", "marching-adjacent", {}, random, greedy, "", {"D2.4", "D4.4"}},
      {"ladder-dice", "ladder-dice", {}, random, random, "", {"D3.2"}},
      {"staircase-dice", "staircase-dice", {}, random, random, "", {"D3.2"}},
      {"strong-front", "strong-front", {}, greedy, random, "", {}},
      {"long-board", "long-board", {}, greedy, greedy, "", {}},
      {"quiet-limit", "basic", {}, random, random, "quiet_limit", {}},
      {"own-dice",
       "basic",
       {"dice={blue: [1, 1, 1, 1, 1, 99], yellow: [7, 7, 7, 7, 7, 7]}", "tie_survivor_rises=on"},
       random,
       random,
       "no_pawns",
       {"D3.3"}},
      {"pass-and-both-blocked",
       "basic",
       {"no_moves=pass", "start=\"Y1Y1Y1Y1Y/1B1B1B1B1/9/9/9/9/2b6/3b1b1b1/y1y1y1y1y b - 0\""},
       random,
       random,
       "both_blocked",
       {"D6.2"}},
      {"both-gone",
       "basic",
       {"start=\"9/9/9/9/4b4/9/2B6/9/9 b - 0\""},
       random,
       random,
       "draw no_pawns",
       {"D3.2"}},
  };
}

/// Plays a game out; nothing if it isn't as wanted.
std::unique_ptr<Match> play(const Catalogue& games, const Wanted& wanted, std::uint64_t seed) {
  const auto entry = games.find(std::string("dice_checkers/") + wanted.variant);
  if (!entry) FAIL(entry.error());
  const auto overrides =
      read_settings(wanted.settings, under_test::library()->game("dice_checkers")->parameters);
  if (!overrides) FAIL(overrides.error());
  const auto rules = entry->create(*overrides);
  if (!rules) FAIL(rules.error());
  MatchOptions options;
  options.rules = *rules;
  options.variant = wanted.variant;
  options.seed = Seed::from_number(seed);
  options.players = {wanted.blue, wanted.red};
  auto made = Match::create(std::move(options));
  if (!made) FAIL(made.error());
  Match& match = **made;
  auto blue = make_player(wanted.blue), red = make_player(wanted.red);
  REQUIRE((blue && red));
  while (!match.is_over()) {
    const Seat seat = match.seats_on_turn().front();
    const auto played = let_play(match, seat, seat == 0 ? **blue : **red);
    if (!played) FAIL(played.error());
  }
  std::set<std::string> used;
  for (std::size_t ply = 0; ply < match.line().plies().size(); ++ply) {
    const auto& played = match.line().plies()[ply];
    const Position& before = match.line().position(ply);
    used.merge(golden::rules_used(before, played.seat, *before.read_move(played.seat, played.text)));
  }
  const Outcome outcome = match.line().now().outcome();
  const char* winner = outcome.scores[0] == 2 ? "blue " : outcome.scores[0] == 0 ? "red " : "draw ";
  const bool as_wanted = (winner + outcome.reason).ends_with(wanted.end) &&
                         std::includes(used.begin(), used.end(), wanted.rules.begin(), wanted.rules.end());
  return as_wanted ? std::move(*made) : nullptr;
}

}  // namespace

TEST_CASE("golden games are made", "[.make]") {
  const Catalogue games = built_games();
  std::filesystem::create_directories(golden::kFolder);
  for (const Wanted& wanted : wanted_games()) {
    std::unique_ptr<Match> match;
    for (std::uint64_t seed = 1; seed <= 300 && match == nullptr; ++seed) match = play(games, wanted, seed);
    INFO(wanted.file);
    CHECK(match != nullptr);
    if (match != nullptr)
      std::ofstream(golden::kFolder / (std::string(wanted.file) + ".txt"), std::ios::binary)
          << write_record(match->record());
  }
}
