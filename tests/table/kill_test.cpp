// SPDX-License-Identifier: GPL-3.0-or-later
//
// kill -9 of `boardwright play` and `boardwright resume` at random times. A long run:
//   BOARDWRIGHT_PLAY_KILLS=200 test_table '[kill]'
#include <iostream>
#include <random>

#include "framework/players/player.hpp"
#include "framework/store/check.hpp"
#include "framework/table/reopen.hpp"
#include "tests/table/program_run.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

int count_of(const char* variable, int otherwise) {
  const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe)
  return value != nullptr ? std::atoi(value) : otherwise;
}

/// A game that goes on for a while, played by two programs.
struct Played {
  const char* name;
  std::vector<std::string> options;
  std::vector<std::string> players;  // as printed before moves
  std::vector<std::string> seats;
};
const std::vector<Played> kGames{
    {"lines_of_action", {"--clock", "1h"}, {"Black", "White"}, {"black", "white"}},
    {"coin_race", {"--set", "goal=60"}, {"First", "Second", "Chance"}, {"first", "second"}}};

using Moves = std::vector<std::string>;

/// What the program has told its players, whole lines only: "Black: b1-b3".
Moves told(const std::string& out, const Played& game) {
  Moves moves;
  for (std::size_t at = 0, end = 0; (end = out.find('\n', at)) != std::string::npos; at = end + 1) {
    const std::string line = out.substr(at, end - at);
    for (const auto& player : game.players)
      if (line.starts_with(player + ": ")) moves.push_back(line.substr(player.size() + 2));
  }
  return moves;
}

/// What the store holds of the one match that isn't over, or of the newest one.
struct Held {
  std::string match;
  Moves moves;
  bool finished = false;
};
Held held(const StoreLocation& location, std::size_t matches_before) {
  StoreOptions options;
  options.create = false;
  auto store = Store::open(location, options);
  if (!store) return {};  // killed before there was one
  require_done(check_database(*store));
  const auto heads = value_of(store->matches());
  REQUIRE(heads.size() <= matches_before + 1);
  if (heads.size() == matches_before) return {};
  Held held{heads.back().match, {}, heads.back().newest.what.kind == entry_kind::kResult};
  for (const auto& step : steps_of(value_of(store->journal(held.match))))
    for (const auto& entry : step.entries)
      if (entry.kind == entry_kind::kMove || entry.kind == entry_kind::kChance) {
        const auto at = entry.payload.find("\"move\":\"") + 8;
        held.moves.push_back(entry.payload.substr(at, entry.payload.find('"', at) - at));
      }
  return held;
}

/// The same game without a program and without a store.
Moves uninterrupted(const Played& game, std::uint64_t seed) {
  const auto entry = value_of(all_games().find(game.name));
  MatchOptions options;
  Parameters changed;
  if (std::string(game.options[0]) == "--set") {
    const std::vector<std::string> settings{game.options[1]};
    changed = value_of(read_settings(settings, value_of(entry.game->parameters())));
  }
  options.rules = value_of(entry.create(changed));
  options.seed = Seed::from_number(seed);
  options.ply_limit = kLongestProgramsGame;
  const auto match = value_of(Match::create(options));
  const auto player = value_of(make_player("random"));
  while (!match->is_over()) require_done(let_play(*match, match->seats_on_turn().front(), *player));
  Moves moves;
  for (const auto& ply : match->line().plies()) moves.push_back(ply.text);
  return moves;
}

}  // namespace

TEST_CASE("kill -9 while two programs play loses no move that was told, and doubles none", "[kill]") {
  const int kills = count_of("BOARDWRIGHT_PLAY_KILLS", 8);
  TemporaryFolder folder;
  const auto location = StoreLocation::file(folder.path() / "club.db");
  std::mt19937 random(17);
  const auto up_to = [&](int most) {
    return std::chrono::milliseconds(std::uniform_int_distribution<int>(0, most)(random));
  };
  std::size_t finished = 0, acknowledged = 0, lost = 0, in_time = 0;
  std::uint64_t seed = 1;
  Held now;
  for (int kill = 0; kill < kills;) {
    const Played& game = kGames[seed % kGames.size()];
    std::vector<std::string> arguments{"resume", now.match, "--store", location.path().string()};
    if (now.match.empty()) {
      arguments = {"play", game.name, "--store", location.path().string(), "--seed", std::to_string(seed)};
      for (const auto& seat : game.seats) arguments.insert(arguments.end(), {"--seat", seat + "=random"});
      arguments.insert(arguments.end(), game.options.begin(), game.options.end());
    }
    ProgramRun run(arguments);
    // Mostly while moves are made, now and then while the match is begun or resumed.
    bool ended = kill % 4 == 3 ? run.read_for(up_to(60))
                               : !run.read_until("\n" + game.players[0] + ": ") || run.read_for(up_to(80));
    if (ended)
      CHECK(run.wait() == 0);
    else
      run.kill();
    if (!ended) ++kill;
    const Moves printed = told(run.out(), game);
    if (!printed.empty()) ++in_time;
    acknowledged += printed.size();
    const Moves before = now.moves;
    now = held(location, finished);
    // What was there is there, and what was told since follows it.
    Moves known = before;
    known.insert(known.end(), printed.begin(), printed.end());
    for (std::size_t i = 0; i < known.size(); ++i)
      if (i >= now.moves.size() || now.moves[i] != known[i]) ++lost;
    if (!now.finished) continue;
    CHECK(now.moves == uninterrupted(game, seed));  // so nothing was doubled, and the dice were the same
    ++finished;
    ++seed;
    now = {};
  }
  // The last one to its end, undisturbed.
  if (!now.match.empty()) {
    ProgramRun run({"resume", now.match, "--store", location.path().string()});
    while (!run.read_for(std::chrono::seconds(10))) {
    }
    CHECK(run.wait() == 0);
    const Held end = held(location, finished);
    CHECK(end.finished);
    CHECK(end.moves == uninterrupted(kGames[seed % kGames.size()], seed));
  }
  std::cout << kills << " kills of a playing program: " << acknowledged << " moves told, " << lost
            << " lost, " << finished << " matches ended in between" << std::endl;
  CHECK(in_time > static_cast<std::size_t>(kills) / 2);
  CHECK(lost == 0);
}
