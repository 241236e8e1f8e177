// SPDX-License-Identifier: GPL-3.0-or-later
//
// Levels, names and time.
#include <thread>

#include "framework/clock/time_control_text.hpp"
#include "framework/players/levels.hpp"
#include "framework/players/player.hpp"
#include "framework/players/seat_turn.hpp"
#include "framework/players/time_budget.hpp"
#include "tests/search/support.hpp"
#include "tests/support/built_games.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

Situation situation(const std::shared_ptr<const Rules>& rules) {
  return {.view = rules->start(), .seat = rules->start().seats_on_turn().front()};
}

}  // namespace

TEST_CASE("there are ten levels, each searching more and erring less than the one below") {
  REQUIRE(levels());
  REQUIRE(levels()->size() == 10);
  for (std::size_t i = 1; i < levels()->size(); ++i) {
    const Level &below = (*levels())[i - 1], &level = (*levels())[i];
    CHECK(level.number == below.number + 1);
    CHECK(level.strength.simulations > below.strength.simulations);
    CHECK(level.strength.nodes > below.strength.nodes);
    const auto unsearched = [](const LevelStrength& strength) {
      return strength.mistakes + strength.blunders;
    };
    CHECK(unsearched(level.strength) <= unsearched(below.strength));
    CHECK(level.strength.blunders <= below.strength.blunders);
    for (const Language language : languages()) CHECK_FALSE(level.words.in(language).empty());
  }
}

TEST_CASE("what is wrong with levels.yaml is said with its place") {
  const auto problem = [](const std::string& yaml) {
    const Levels read = read_levels_text(yaml, "levels.yaml");
    return read.problems.empty() ? std::string() : read.problems.front();
  };
  CHECK(problem("levels:\n  - {words: x, simulations: 1, nodes: 1}\n").empty());
  CHECK(problem("levels:\n  - {words: x, simulations: 1, nodes: 1, mistakes: 101}\n") ==
        "levels.yaml:2:52: levels.1.mistakes: expected a percentage from 0 to 100");
  CHECK(problem("levels:\n  - {words: x, simulations: 1, nodes: 1, mistakes: 60, blunders: 41}\n") ==
        "levels.yaml:2:5: levels.1: mistakes and blunders are more than 100 percent of the moves");
  CHECK(problem("levels:\n  - {words: x, simulations: 0, nodes: 1}\n") ==
        "levels.yaml:2:29: levels.1.simulations: expected a number from 1");
  CHECK(problem("levels:\n  - {words: x, simulations: 1}\n") ==
        "levels.yaml:2:5: levels.1: the key 'nodes' is missing");
  CHECK(problem("levels: {}\n") == "levels.yaml:1:9: levels: expected a list, the weakest first");
}

TEST_CASE("a game may have levels of its own, and a blunder is the worst move that one ply shows") {
  const auto rules = board_game();
  const Position position = value_of(rules->read_position(kBlackWins));
  const Situation now{.view = position, .seat = position.seats_on_turn().front()};
  const auto wins = [&](const PlayerSetup& setup) {
    const auto player = value_of(make_player("level:2", setup));
    int count = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      Random random(seed);
      Position after(position);
      require_done(after.play(now.seat, value_of(player->think(now, random))));
      count += after.is_over() && after.outcome().scores[now.seat] == 2 ? 1 : 0;
    }
    return count;
  };
  PlayerSetup setup;
  setup.search.levels = {{}, {.mistakes = 0, .blunders = 0}};
  CHECK(wins(setup) == 40);
  setup.search.levels[1] = {.mistakes = 0, .blunders = 100};
  CHECK(wins(setup) == 0);
  setup.search.levels[1] = {.mistakes = 0, .blunders = 50};
  const int half = wins(setup);
  CHECK((half > 8 && half < 32));
}

TEST_CASE("names of players are read strictly") {
  for (const char* name :
       {"level:1", "level:10", "tree:5", "tree", "uct:7", "uct", "alphabeta:100", "alphabeta"})
    CHECK(value_of(make_player(name))->name() == name);
  CHECK(error_of(make_player("level:11")) == "'level:11': there are the levels 1 to 10");
  CHECK(error_of(make_player("level")) == "'level': there are the levels 1 to 10");
  for (const char* name : {"tree:", "tree:0", "tree:x", "tree:5x", "level:-1"})
    CHECK(error_of(make_player(name)) ==
          "'" + std::string(name) + "': expected a number from 1 behind the colon");
}

TEST_CASE("a player that takes its time says for how long, by the second or by its clock") {
  CHECK(value_of(make_player("time:10"))->name() == "time:10");
  CHECK(value_of(time_budget("time:2.5")).move == milliseconds(2500));
  CHECK(value_of(time_budget("time:3600")).usual() == milliseconds(3600000));
  CHECK_FALSE(value_of(time_budget("time:clock")).move);
  CHECK(takes_its_time("time"));
  CHECK_FALSE(takes_its_time("timely"));
  for (const std::string name : {"time", "time:", "time:0", "time:0.05", "time:-1", "time:nan", "time:inf",
                                 "time:1e3", "time:3601", "time:10s", "time: 10", "time:clocks"})
    CHECK(error_of(make_player(name)) ==
          "'" + name + "': expected seconds from 0.1 to 3600 behind the colon, or time:clock");
  CHECK_FALSE(time_budget("tree:30"));
  CHECK(error_of(make_player("time:" + std::string(300, '9'))).size() < 150);
}

TEST_CASE("who takes its time takes that, and less where a clock or a command gives less") {
  const auto rules = value_of(own_games().create("lines_of_action", {}));  // nothing is proven so soon
  const auto seconds_of = [&](const char* name, auto&& tell) {
    const auto player = value_of(make_player(name));
    Situation now = situation(rules);
    tell(now);
    Random random(1);
    const auto begin = std::chrono::steady_clock::now();
    (void)value_of(player->think(now, random));
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  const auto nothing = [](Situation&) {};
  const auto quarter = [](Situation& now) { now.move_time = milliseconds(250); };
  const auto little_left = [](Situation& now) { now.time_left = milliseconds(3100); };
  CHECK(seconds_of("time:0.6", nothing) >= 0.55);
  CHECK(seconds_of("time:3600", quarter) < 3);
  CHECK(seconds_of("time:3600", little_left) < 3);
  CHECK(seconds_of("time:clock", little_left) < 3);
  CHECK(seconds_of("time:0.1", [](Situation& now) { now.time_left = milliseconds(3600000); }) < 3);
}

TEST_CASE("every level plays every tiny game, the same with the same generator") {
  for (const auto& level : *levels()) {
    const std::string name = "level:" + std::to_string(level.number);
    for (const auto& rules : {tiny("coin_race"), tiny("two_cards"), tiny("secret_towers")}) {
      if (level.number > 8) continue;  // slow, and nothing new
      std::vector<std::string> games;
      for (int again = 0; again < 2; ++again) {
        const auto player = value_of(make_player(name));
        const auto match = match_of(rules, level.number);
        for (int i = 0; i < 300 && !match->is_over(); ++i)
          require_done(let_play(*match, match->seats_on_turn().front(), *player));
        REQUIRE(match->is_over());
        std::string game;
        for (const auto& ply : match->line().plies()) game += ply.text + " ";
        games.push_back(game);
      }
      CHECK(games[0] == games[1]);
    }
  }
}

TEST_CASE("time to think stays within the clock") {
  const auto rules = tiny("coin_race");
  Situation now = situation(rules);
  CHECK_FALSE(time_to_think(now));
  now.time_left = milliseconds(100);
  CHECK(*time_to_think(now) < milliseconds(10));
  CHECK(*time_to_think(now) > microseconds(0));
  now.increment = milliseconds(10000);  // comes after the move
  CHECK(*time_to_think(now) <= milliseconds(40));
  now.increment = milliseconds(0);
  now.time_left = milliseconds(300000);
  CHECK(*time_to_think(now) > milliseconds(5000));
  CHECK(*time_to_think(now) < milliseconds(15000));
  now.turns_to_go = 1;
  CHECK(*time_to_think(now) <= milliseconds(120000));
  now.time_left = milliseconds(0);
  CHECK(*time_to_think(now) <= milliseconds(1));
  now.move_time = milliseconds(200);
  CHECK(*time_to_think(now) <= milliseconds(200));
  CHECK(*time_to_think(now) >= milliseconds(180));
  now.until_stopped = true;
  CHECK_FALSE(time_to_think(now));
}

TEST_CASE("with 0.1 s left a move comes in time") {
  const auto rules = board_game();
  for (const char* name : {"tree", "uct", "alphabeta", "level:10"}) {
    const auto player = value_of(make_player(name));
    Situation now = situation(rules);
    now.time_left = milliseconds(100);
    Random random(1);
    static_cast<void>(player->think(now, random));  // makes its tables
    const auto begin = std::chrono::steady_clock::now();
    CHECK(player->think(now, random));
    CHECK(std::chrono::steady_clock::now() - begin < milliseconds(100));
  }
}

TEST_CASE("an analysis goes on until it is stopped and tells what it knows") {
  const auto rules = board_game();
  for (const char* name : {"tree", "alphabeta"}) {
    const auto player = value_of(make_player(name));
    std::atomic<bool> stop{false};
    Situation now = situation(rules);
    now.until_stopped = true;
    now.stop = &stop;
    int told = 0;
    now.inform = [&](const SearchInfo& info) {
      CHECK_FALSE(info.line.empty());
      CHECK(info.moves.size() == 36);
      if (++told == 3) stop = true;
    };
    Random random(2);
    CHECK(player->think(now, random));
    CHECK(told >= 3);
  }
}

TEST_CASE("what a turn tells is what the player is told") {
  const auto rules = tiny("coin_race", {{"goal", std::int64_t{30}}});
  const auto match = match_of(rules);
  const auto player = value_of(make_player("random"));
  for (int i = 0; i < 6; ++i) require_done(let_play(*match, match->seats_on_turn().front(), *player));
  const Seat seat = match->seats_on_turn().front();
  const Situation turn = seat_turn(*match, seat).now, line = situation_of(match->line(), seat);
  CHECK(turn.view == line.view);
  CHECK(turn.earlier.size() == 12);  // six moves and six flips
  CHECK(turn.earlier == line.earlier);
  CHECK_FALSE(turn.time_left);

  const auto cards = match_of(tiny("two_cards"));
  const Situation hidden = seat_turn(*cards, 0).now;
  CHECK(hidden.earlier == situation_of(cards->line(), 0).earlier);
  CHECK(hidden.earlier.size() == 1);
}

TEST_CASE("a turn tells how much time there is, and for how many moves") {
  MatchOptions options;
  options.rules = board_game();
  options.clock = value_of(read_time_control("40/5m+2s"));
  const auto match = value_of(Match::create(std::move(options)));
  const Situation now = seat_turn(*match, 0).now;
  REQUIRE(now.time_left);
  CHECK(*now.time_left > std::chrono::seconds(299));
  CHECK(now.increment == std::chrono::seconds(2));
  CHECK(now.turns_to_go == 40);
}

TEST_CASE("an interrupted turn is answered at once") {
  const auto match = match_of(board_game());
  const auto player = value_of(make_player("tree:1000000000"));
  SeatTurn turn = seat_turn(*match, 0);
  turn.interrupt = std::make_shared<Interrupt>();
  turn.interrupt->set();
  CHECK(player->play_turn(turn));
}
