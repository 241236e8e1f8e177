// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/referee/duel.hpp"

#include <cmath>
#include <thread>

#include "framework/referee/luck.hpp"
#include "tests/search/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("a score's Elo difference and interval") {
  MatchScore score;
  CHECK(score.score() == 0.5);
  CHECK(std::isinf(score.elo().high));
  for (int i = 0; i < 30; ++i) score.add_pair(2, 1);
  for (int i = 0; i < 20; ++i) score.add_pair(0, 2);
  CHECK(score.games() == 100);
  CHECK(score.wins() == 50);
  CHECK(score.draws() == 30);
  CHECK(score.losses() == 20);
  CHECK(score.score() == Approx(0.65));
  CHECK(score.elo().difference == Approx(107.5).margin(0.5));  // 400 log10(0.65 / 0.35)
  // A pair scores 0.75 or 0.5: its standard deviation is 0.1225, over 50 pairs 0.0173, twice 1.96 of that.
  CHECK(score.elo().low == Approx(elo_difference(0.65 - 0.034)).margin(3));
  CHECK(score.elo().high == Approx(elo_difference(0.65 + 0.034)).margin(3));
}

TEST_CASE("a match that went all one way still has an end to its interval") {
  MatchScore score;
  for (int i = 0; i < 20; ++i) score.add_pair(2, 2);
  CHECK(std::isinf(score.elo().difference));
  CHECK(score.elo().low > 200);
  CHECK(std::isfinite(score.elo().low));
}

TEST_CASE("a score less its luck") {
  MatchScore score;
  for (int i = 0; i < 9; ++i) score.add_pair(2, 1, 0.5);
  CHECK_FALSE(score.without_luck());  // few say nothing of their spread
  score.add_pair(0, 0, -1.7);
  CHECK(score.score() == Approx(0.675));
  const ScoreEstimate without = score.without_luck().value();
  CHECK(without.score == Approx((9 * 0.5 + 0.85) / 10));
  CHECK(without.high - without.low < (score.as_played().high - score.as_played().low) / 1.5);
  CHECK(without.elo().difference == Approx(elo_difference(without.score)));

  MatchScore played;
  for (int i = 0; i < 20; ++i) played.add_pair(2, 0);
  CHECK_FALSE(played.without_luck());  // there was none
}

TEST_CASE("luck taken out, the sequential test decides sooner") {
  const SequentialTest test{.elo0 = 0, .elo1 = 50};
  MatchScore played, without;
  Random random(3);
  while (test.verdict(without) == SequentialTest::Verdict::kOpen && without.games() < 2000) {
    const unsigned first = random.below(2) * 2, second = random.below(2) * 2;
    played.add_pair(first, second);
    without.add_pair(first, second, (first + second) / 2.0 - 1 - (random.below(3) / 10.0));
  }
  CHECK(test.verdict(without) == SequentialTest::Verdict::kElo1);  // what isn't luck is 55%
  CHECK(without.games() < 60);
  CHECK(test.verdict(played) == SequentialTest::Verdict::kOpen);
}

TEST_CASE("luck is what chance brought beyond its mean") {
  // The evaluation is 100 for a step.
  const auto rules = tiny("coin_race", {{"goal", std::int64_t{3}}, {"weight", std::int64_t{3}}});
  Luck luck(rules);
  GameLine line(rules->start());
  require_done(line.play("walk:2"));
  CHECK_FALSE(luck.of(line, 0));
  require_done(line.play("tails"));
  const double even = 0.5, two_ahead = score_of_elo(200), one_behind = score_of_elo(-100);
  const double first = even - (0.75 * two_ahead + 0.25 * even);
  CHECK(luck.of(line, 0).value() == Approx(first).margin(1e-5));
  CHECK(luck.of(line, 1).value() == Approx(-first).margin(1e-5));
  require_done(line.play("walk:1"));
  require_done(line.play("heads"));
  const double second = one_behind - (0.75 * one_behind + 0.25 * even);
  CHECK(luck.of(line, 0).value() == Approx(first + second).margin(1e-5));
  // What is over counts as it ended.
  require_done(line.play("walk:2"));
  require_done(line.play("tails"));
  const double third = one_behind - (0.75 * score_of_elo(100) + 0.25 * one_behind);
  require_done(line.play("walk:2"));
  require_done(line.play("heads"));
  REQUIRE(line.is_over());
  const double last = 0 - (0.75 * 0 + 0.25 * one_behind);
  CHECK(luck.of(line, 0).value() == Approx(first + second + third + last).margin(1e-5));

  GameLine quiet(board_game()->start());
  require_done(quiet.play(quiet.now().move_text(0, quiet.now().moves(0).front())));
  CHECK_FALSE(Luck(board_game()).of(quiet, 0));
}

TEST_CASE("several events in a row are looked at together, and luck's mean is nothing") {
  const auto rules = value_of(own_games().create("dice_checkers", {}));
  DuelOptions options;
  options.rules = rules;
  options.games = 200;
  const auto better = value_of(make_player("greedy")), worse = value_of(make_player("random"));
  double sum = 0, squares = 0;
  const auto note = [&](const DuelGame& game, const MatchScore&) {
    const double luck = game.luck.value();
    sum += luck;
    squares += luck * luck;
  };
  const MatchScore score = value_of(play_duel(options, *better, *worse, note));
  CHECK(squares > 200 * 0.05);  // dice decide a lot
  CHECK(std::abs(sum) < 4 * std::sqrt(squares));
  const ScoreEstimate played = score.as_played(), without = score.without_luck().value();
  CHECK(without.high - without.low < (played.high - played.low) * 0.75);
  CHECK(std::abs(without.score - played.score) < (played.high - played.low));
}

TEST_CASE("the sequential test stops for what is likelier, and keeps its promise") {
  const SequentialTest test{.elo0 = 0, .elo1 = 50};
  CHECK(test.lower() == Approx(-2.944).margin(0.001));
  CHECK(test.upper() == Approx(2.944).margin(0.001));
  // Coin flips with a known bias: few verdicts may be wrong.
  int right = 0, wrong = 0;
  for (const double elo : {0.0, 50.0})
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      Random random(seed);
      const auto limit = static_cast<std::uint32_t>(score_of_elo(elo) * 1000000);
      MatchScore score;
      while (test.verdict(score) == SequentialTest::Verdict::kOpen && score.games() < 20000) {
        const unsigned first = random.below(1000000) < limit ? 2 : 0;
        const unsigned second = random.below(1000000) < limit ? 2 : 0;
        score.add_pair(first, second);
      }
      ++((test.verdict(score) == SequentialTest::Verdict::kElo1) == (elo > 0) ? right : wrong);
    }
  CHECK(right + wrong == 200);
  CHECK(wrong <= 20);  // 5% of either kind, with some luck
}

TEST_CASE("a duel changes sides over the same openings and dice") {
  const auto rules = tiny("coin_race", {{"goal", std::int64_t{20}}});
  DuelOptions options;
  options.rules = rules;
  options.games = 41;
  options.opening = 3;
  const auto random = value_of(make_player("random"));
  std::vector<DuelGame> games;
  const MatchScore score = value_of(play_duel(
      options, *random, *random, [&](const DuelGame& game, const auto&) { games.push_back(game); }));
  REQUIRE(games.size() == 42);
  CHECK(score.games() == 42);
  for (std::size_t i = 0; i < games.size(); i += 2) {
    CHECK(games[i].first_player_seat == 0);
    CHECK(games[i + 1].first_player_seat == 1);
    // The same player on both sides meets the same game: what it wins with one side it loses with the other.
    CHECK(games[i].outcome == games[i + 1].outcome);
    CHECK(games[i].plies == games[i + 1].plies);
  }
  CHECK(score.score() == 0.5);
  CHECK(score.wins() > 0);
  // The same again, and other games with another seed.
  std::vector<std::uint32_t> plies, again, other;
  for (const auto& game : games) plies.push_back(game.plies);
  const auto note = [](std::vector<std::uint32_t>& into) {
    return [&into](const DuelGame& game, const MatchScore&) { into.push_back(game.plies); };
  };
  CHECK(play_duel(options, *random, *random, note(again)));
  options.seed = 2;
  CHECK(play_duel(options, *random, *random, note(other)));
  CHECK(again == plies);
  CHECK(other != plies);
}

TEST_CASE("a duel stops when the test has a verdict") {
  DuelOptions options;
  options.rules = board_game({{"size", std::int64_t{6}}});
  options.games = 1000;
  options.ply_limit = 100;
  options.test = SequentialTest{.elo0 = 0, .elo1 = 100};
  const auto strong = value_of(make_player("uct:150")), weak = value_of(make_player("random"));
  const MatchScore score = value_of(play_duel(options, *strong, *weak));
  CHECK(score.games() < 60);
  CHECK(options.test->verdict(score) == SequentialTest::Verdict::kElo1);
}

TEST_CASE("stopping a duel reaches the player that thinks") {
  std::atomic<bool> stop{false};
  DuelOptions options;
  options.rules = board_game();
  options.stop = &stop;
  const auto player = value_of(make_player("tree:1000000000"));
  std::thread other([&stop] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    stop = true;
  });
  const auto score = play_duel(options, *player, *player);
  other.join();
  CHECK(value_of(score).games() == 0);
}

TEST_CASE("a duel that is stopped has the score of the pairs before") {
  std::atomic<bool> stop{false};
  DuelOptions options;
  options.rules = tiny("coin_race");
  options.stop = &stop;
  const auto random = value_of(make_player("random"));
  const MatchScore score = value_of(play_duel(
      options, *random, *random, [&](const DuelGame& game, const auto&) { stop = game.number == 6; }));
  CHECK(score.games() == 6);
}

TEST_CASE("processor time is for players that can be given it") {
  DuelOptions options;
  options.rules = tiny("coin_race");
  options.games = 2;
  options.move_time = std::chrono::milliseconds(1);
  options.processor_time = true;
  const auto own = value_of(make_player("tree")), foreign = value_of(make_player("ugi:no-such-program"));
  CHECK(value_of(play_duel(options, *own, *own)).games() == 2);
  CHECK(error_of(play_duel(options, *own, *foreign)) ==
        "ugi:no-such-program is a program of its own, whose processor time can't be counted: give it time by "
        "the clock");
}

TEST_CASE("an opening that ends every game is refused") {
  DuelOptions options;
  options.rules = tiny("two_cards");
  options.opening = 8;
  const auto random = value_of(make_player("random"));
  CHECK(error_of(play_duel(options, *random, *random)) ==
        "the game is over after 8 random moves: use a shorter opening");
}

TEST_CASE("a duel tells the games that its limit has cut short from those that ended by themselves") {
  DuelOptions options;
  options.rules = tiny("coin_race");
  options.games = 2;
  const auto random = value_of(make_player("random"));
  std::vector<DuelGame> games;
  const auto note = [&](const DuelGame& game, const MatchScore&) { games.push_back(game); };
  CHECK(play_duel(options, *random, *random, note));
  options.opening = 0;
  options.ply_limit = 1;
  CHECK(play_duel(options, *random, *random, note));
  REQUIRE(games.size() == 4);
  CHECK_FALSE(games[0].cut_short);
  CHECK(games[2].cut_short);
}
