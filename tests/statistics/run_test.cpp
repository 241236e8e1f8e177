// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/run_json.hpp"
#include "tests/statistics/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("blocks cover all games once, whole rounds together") {
  for (const std::uint64_t games : {1ULL, 2ULL, 7ULL, 1999ULL, 2001ULL, 12345ULL, 1000000007ULL})
    for (const std::uint64_t round : {1ULL, 2ULL}) {
      const BlockPlan plan(games, round);
      CHECK(plan.blocks() <= BlockPlan::kMostBlocks);
      CHECK(plan.first_game(0) == 0);
      CHECK(plan.first_game(plan.blocks()) == games);
      for (std::uint64_t block = 0; block < plan.blocks(); ++block) {
        REQUIRE(plan.first_game(block) < plan.first_game(block + 1));
        REQUIRE(plan.first_game(block) % round == 0);
      }
    }
}

TEST_CASE("a sample has as many games as it says") {
  for (const std::uint64_t sample : {0ULL, 1ULL, 3ULL, 50ULL, 99ULL, 100ULL, 200ULL}) {
    std::uint64_t found = 0;
    for (std::uint64_t game = 0; game < 100; ++game) found += in_sample(game, sample, 100) ? 1U : 0U;
    CHECK(found == std::min<std::uint64_t>(sample, 100));
  }
}

TEST_CASE("who waits is told of the games that are examined") {
  std::uint64_t examined = 0, of = 0, done = 0;
  RunControl control;
  control.examining = [&](std::uint64_t now, std::uint64_t all) {
    examined = now;
    of = all;
  };
  control.progress = [&](std::uint64_t now, std::uint64_t) { done = now; };
  (void)run_of({.rules = tiny("coin_race")}, 50, control, {.examined = 7});
  CHECK(done == 50);
  CHECK(of == 7);
  CHECK(examined == 7);
  // Of a shard, those that are in it.
  control.shard = 1;
  control.shards = 2;
  (void)run_of({.rules = tiny("coin_race")}, 50, control, {.examined = 7});
  CHECK(of == 4);
  CHECK(sampled_before(25, 7, 50) == 3);
  CHECK(sampled_before(25, 70, 50) == 25);
}

TEST_CASE("threads change nothing") {
  const GamePlan plans[] = {{.rules = board_game({{"size", {std::int64_t{6}}}})},
                            {.rules = tiny("coin_race"), .players = {"random", "greedy"}, .seed = 5},
                            {.rules = tiny("secret_towers"), .players = {"greedy"}, .opening = 1}};
  for (const GamePlan& plan : plans) {
    RunControl one, three;
    one.threads = 1;
    three.threads = 3;
    const RunResult alone = run_of(plan, 101, one), together = run_of(plan, 101, three);
    CHECK(alone == together);
    CHECK(run_json(alone).dump() == run_json(together).dump());
    CHECK(estimate_of(alone, "length_plies").games == 101);
  }
}

TEST_CASE("another seed plays other games") {
  GamePlan plan{.rules = board_game({{"size", {std::int64_t{6}}}})};
  const RunResult one = run_of(plan, 20);
  plan.seed = 2;
  CHECK_FALSE(one.blocks == run_of(plan, 20).blocks);
}

TEST_CASE("players change seats and share their dice") {
  // Only heads counts: who walks two steps at a time arrives first with the same dice.
  const GamePlan plan{.rules = tiny("coin_race", {{"goal", {std::int64_t{30}}}}),
                      .players = {"greedy", "random"}};
  CHECK(plan.round() == 2);
  CHECK(plan.player_of(0, 0) == 0);
  CHECK(plan.player_of(0, 1) == 1);
  CHECK(plan.player_of(1, 1) == 0);
  const RunResult run = run_of(plan, 200);
  CHECK(run.blocks.size() == 100);
  const Estimate score = estimate_of(run, "player_score");
  CHECK(score.value > 0.8);
  CHECK(estimate_of(run, "first_advantage").value == Approx(0).margin(0.2));
}

TEST_CASE("the same dice fall in both games of a round") {
  struct Rolls final : GameObserver {
    std::vector<Move> rolls;
    void begin(std::uint64_t, const void*) override { rolls.clear(); }
    void step(const ObservedStep& step) override {
      if (step.seat == BW_CHANCE) rolls.push_back(step.move);
    }
    void finish(const GameEnd&, GameRow&) override {}
  };
  const GamePlan plan{.rules = tiny("coin_race", {{"goal", {std::int64_t{20}}}}),
                      .players = {"greedy", "random"}};
  auto play = value_of(SelfPlay::create(plan));
  Rolls first, second, next;
  (void)value_of(play->play(6, &first));
  (void)value_of(play->play(7, &second));
  (void)value_of(play->play(8, &next));
  const auto shared = std::min({first.rolls.size(), second.rolls.size(), next.rolls.size()});
  REQUIRE(shared > 20);
  const auto begin = [&](const Rolls& rolls) {
    return std::vector<Move>(rolls.rolls.begin(), rolls.rolls.begin() + static_cast<std::ptrdiff_t>(shared));
  };
  CHECK(begin(first) == begin(second));
  CHECK_FALSE(begin(first) == begin(next));
}

TEST_CASE("a twin has the same dice and other choices") {
  struct Moves final : GameObserver {
    std::vector<Move> rolls, choices;
    void begin(std::uint64_t, const void*) override {
      rolls.clear();
      choices.clear();
    }
    void step(const ObservedStep& step) override {
      (step.seat == BW_CHANCE ? rolls : choices).push_back(step.move);
    }
    void finish(const GameEnd&, GameRow&) override {}
  };
  for (const std::vector<std::string>& players :
       {std::vector<std::string>{"random"}, std::vector<std::string>{"level:1"}, {"greedy", "random"}}) {
    const GamePlan plan{.rules = tiny("coin_race", {{"goal", {std::int64_t{40}}}}), .players = players};
    auto play = value_of(SelfPlay::create(plan));
    Moves own, twin;
    (void)value_of(play->play(6, &own));
    (void)value_of(play->play(6, &twin, nullptr, SelfPlay::Kind::kTwin));
    const auto shared = static_cast<std::ptrdiff_t>(std::min(own.rolls.size(), twin.rolls.size()));
    REQUIRE(shared > 20);
    CHECK(std::equal(own.rolls.begin(), own.rolls.begin() + shared, twin.rolls.begin()));
    CHECK_FALSE(std::equal(own.choices.begin(), own.choices.begin() + shared, twin.choices.begin()));
  }
}

TEST_CASE("players that can't be repeated, don't exist or are too many are refused by name") {
  const auto rules = tiny("coin_race");
  const auto problem = [&](std::vector<std::string> players) {
    const GamePlan plan{.rules = rules, .players = std::move(players)};
    const auto checked = plan.check();
    REQUIRE_FALSE(checked);
    return checked.error();
  };
  CHECK(problem({"human"}).find("human") != std::string::npos);
  CHECK(problem({"tree"}).find("tree:NUMBER") != std::string::npos);
  CHECK(problem({"randm"}).find("random") != std::string::npos);
  CHECK(problem({"random", "random", "random"}).find("2 seats") != std::string::npos);
}

TEST_CASE("a run can be stopped") {
  const GamePlan plan{.rules = board_game()};
  std::atomic<bool> stop{true};
  RunControl control;
  control.stop = &stop;
  const auto run = run_games(plan, value_of(identify(plan, "some/game", 1000000, {})), control);
  REQUIRE_FALSE(run);
  CHECK(run.error() == "stopped");
}

TEST_CASE("one endless game doesn't press the others into one bar of a chart") {
  RunResult run;
  run.identity.players = {"random"};
  run.identity.seats = {"a", "b"};
  run.identity.games = 1000;
  for (std::uint32_t game = 0; game < 999; ++game) ++run.counts.lengths[100 + game % 50];
  ++run.counts.lengths[4096];
  const auto lengths = run_json(run).at("lengths");
  CHECK(lengths["plies_per_bar"] == 2);
  CHECK(lengths["longer"].get<int>() <= 10);
  std::uint64_t games = lengths["longer"].get<std::uint64_t>();
  for (const auto& bar : lengths["games"]) games += bar.get<std::uint64_t>();
  CHECK(games == 1000);
}
