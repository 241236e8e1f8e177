// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/tree.hpp"

#include <thread>

#include "framework/line/game_line.hpp"
#include "framework/players/player.hpp"
#include "tests/search/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

TreeOptions plain(std::size_t memory = std::size_t{16} << 20U) {
  TreeOptions options;
  options.knowledge = false;
  options.memory = memory;
  return options;
}

std::uint64_t visits_of(const SearchInfo& info) {
  std::uint64_t sum = 0;
  for (const auto& move : info.moves) sum += move.visits;
  return sum;
}

/// Plays the first of the moves whose text is this.
void play(SearchQuestion& asked, const std::string& move) {
  asked.earlier.push_back(asked.position.same_key());
  const Move found = value_of(asked.position.read_move(asked.seat, move));
  require_done(asked.position.play(asked.seat, found));
  asked.seat = asked.position.seats_on_turn().front();
}

}  // namespace

TEST_CASE("a win at once is found and proven") {
  const auto rules = board_game();
  TreeSearch search(rules, plain());
  SearchQuestion asked = question(rules, kBlackWins);
  Random random(1);
  const SearchInfo info = search.search(asked, nodes(2000), random);
  CHECK(info.proven);
  CHECK(info.score == 1);
  CHECK(info.nodes < 2000);  // it stops when it knows
  require_done(asked.position.play(asked.seat, info.moves.front().move));
  REQUIRE(asked.position.is_over());
  CHECK(asked.position.outcome().scores[0] == 2);
}

TEST_CASE("a loss is proven from the other side") {
  // Whatever White does on the far edge, Black connects next.
  const auto rules = board_game({{"size", std::int64_t{6}}});
  TreeSearch search(rules, plain());
  int proven = 0;
  for (std::uint64_t seed = 0; seed < 60 && proven < 3; ++seed) {
    Random random(seed);
    Position now = rules->start();
    while (!now.is_over()) {
      const Seat seat = now.seats_on_turn().front();
      const auto moves = now.moves(seat);
      // Every move answered by a win of the other side: the search must see it as lost.
      bool lost = true;
      for (const Move move : moves) {
        Position after(now);
        require_done(after.play(seat, move));
        bool answered = after.is_over() && after.outcome().scores[seat] == 0;
        if (!after.is_over())
          for (const Move reply : after.moves(1 - seat)) {
            Position then(after);
            require_done(then.play(1 - seat, reply));
            answered = answered || (then.is_over() && then.outcome().scores[seat] == 0);
          }
        lost = lost && answered;
      }
      if (lost) {
        const SearchInfo info = search.search({.position = now, .seat = seat}, nodes(20000), random);
        CHECK(info.proven);
        CHECK(info.score == 0);
        ++proven;
      }
      require_done(now.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
  }
  CHECK(proven > 0);
}

TEST_CASE("one thread and a number of simulations give the same answer again") {
  const auto rules = board_game();
  const SearchQuestion asked = question(rules);
  TreeSearch one(rules, plain()), other(rules, plain());
  Random a(5), b(5), c(6);
  const SearchInfo first = one.search(asked, nodes(3000), a);
  CHECK(first.nodes == 3000);
  CHECK(visits_of(first) == 3000);
  for (const SearchInfo& again : {other.search(asked, nodes(3000), b)}) {
    REQUIRE(again.moves.size() == first.moves.size());
    for (std::size_t i = 0; i < again.moves.size(); ++i) {
      CHECK(again.moves[i].move == first.moves[i].move);
      CHECK(again.moves[i].visits == first.moves[i].visits);
      CHECK(again.moves[i].score == first.moves[i].score);
    }
    CHECK(again.line == first.line);
  }
  // Also in a tree that has been used before, and not with another generator.
  Random d(5);
  CHECK(one.search(asked, nodes(3000), d).moves[0].visits == first.moves[0].visits);
  const SearchInfo different = one.search(asked, nodes(3000), c);
  CHECK(
      (different.moves[0].visits != first.moves[0].visits || different.moves[0].move != first.moves[0].move));
}

TEST_CASE("several threads do all simulations together") {
  const auto rules = board_game();
  TreeSearch search(rules, plain());
  Random random(2);
  const SearchInfo info = search.search(question(rules), nodes(8000, 4), random);
  CHECK(info.nodes == 8000);
  CHECK(visits_of(info) == 8000);
  CHECK(info.score > 0.3);
  CHECK(info.score < 0.8);
}

TEST_CASE("the memory limit is kept and the search goes on") {
  const auto rules = board_game();
  constexpr std::size_t kLimit = 200000;
  TreeSearch search(rules, plain(kLimit));
  Random random(3);
  const SearchInfo info = search.search(question(rules), nodes(20000), random);
  CHECK(info.nodes == 20000);
  CHECK(search.used() <= kLimit);
  CHECK(search.used() > kLimit / 2);
}

TEST_CASE("stop is answered after no more than 20 ms of work") {
  const auto rules = board_game();
  TreeSearch search(rules, plain());
  const auto work = work_after_stop([&](const std::atomic<bool>& stop) {
    SearchLimits limits;
    limits.stop = &stop;
    limits.threads = 2;
    Random random(4);
    const SearchInfo info = search.search(question(rules), limits, random);
    CHECK(info.nodes > 0);
  });
  CHECK(work < std::chrono::milliseconds(20));
}

TEST_CASE("what was found out is kept for the next move") {
  const auto rules = board_game();
  TreeOptions options = plain();
  options.keep = true;
  TreeSearch search(rules, options);
  SearchQuestion asked = question(rules);
  Random random(7);
  const SearchInfo before = search.search(asked, nodes(20000), random);
  REQUIRE(before.line.size() >= 3);
  for (int i = 0; i < 2; ++i)
    play(asked, asked.position.move_text(asked.seat, before.line[static_cast<std::size_t>(i)]));
  const SearchInfo after = search.search(asked, nodes(1000), random);
  CHECK(after.nodes == 1000);
  CHECK(visits_of(after) > 1000);
  // Another game's start is nothing to go on from.
  const SearchInfo fresh = search.search(question(rules, kBlackWins), nodes(500), random);
  CHECK(visits_of(fresh) <= 500);
}

TEST_CASE("the match's limits are the search's") {
  const auto rules = board_game();
  TreeSearch search(rules, plain());
  SearchQuestion asked = question(rules);
  asked.plies_left = 1;
  Random random(8);
  SearchInfo info = search.search(asked, nodes(5000), random);
  CHECK(info.proven);  // every move ends the game
  CHECK(info.score == 0.5);

  // The position after b1-b3 has been there twice: moving so again is a draw.
  asked = question(rules);
  Position after = asked.position;
  require_done(after.play(0, value_of(after.read_move(0, "b1-b3"))));
  asked.earlier = {after.same_key(), 1, after.same_key(), 2};
  info = search.search(asked, nodes(5000), random);
  for (const auto& move : info.moves)
    if (asked.position.move_text(0, move.move) == "b1-b3") CHECK(move.score == 0.5);
}

TEST_CASE("chance events are followed by their weight") {
  // Heads 9 times as likely as tails: who is two steps from the goal wants to walk two.
  const auto rules = tiny("coin_race", {{"weight", std::int64_t{9}}});
  TreeSearch search(rules, plain());
  const SearchQuestion asked = question(rules, "3/3 f 0");
  Random random(9);
  const SearchInfo info = search.search(asked, nodes(20000), random);
  CHECK(best(asked, info) == "walk:2");
  // Exactly: p = 0.9 + 0.1 (1 - p).
  CHECK(info.moves.front().score == Approx(1 / 1.1).margin(0.03));
}

TEST_CASE("evaluations and proofs make a coin race exact") {
  const auto rules = tiny("coin_race", {{"goal", std::int64_t{1}}});
  TreeSearch search(rules, TreeOptions{});
  Random random(10);
  const SearchInfo info = search.search(question(rules), nodes(20000), random);
  CHECK(info.score == Approx(2.0 / 3).margin(0.05));  // p = 1/2 + 1/2 (1 - p)
}

TEST_CASE("tree players play every tiny game to its end") {
  for (const char* name : {"tree:60", "uct:60"})
    for (const auto& rules : {tiny("coin_race"), tiny("two_cards"), tiny("secret_towers")}) {
      const auto player = value_of(make_player(name));
      const auto match = match_of(rules);
      for (int i = 0; i < 500 && !match->is_over(); ++i)
        require_done(let_play(*match, match->seats_on_turn().front(), *player));
      CHECK(match->is_over());
    }
}

TEST_CASE("the tree player beats the greedy one") {
  const auto rules = board_game({{"size", std::int64_t{6}}});
  const auto tree = value_of(make_player("tree:300"));
  const auto greedy = value_of(make_player("greedy"));
  std::uint32_t half_points = 0;
  for (std::uint64_t seed = 0; seed < 2; ++seed)
    for (const Seat seat : {0U, 1U}) {
      MatchOptions options;
      options.rules = rules;
      options.seed = Seed::from_number(seed);
      options.ply_limit = 100;
      const auto match = value_of(Match::create(std::move(options)));
      while (!match->is_over()) {
        const Seat now = match->seats_on_turn().front();
        require_done(let_play(*match, now, now == seat ? *tree : *greedy));
      }
      half_points += match->result()->scores[seat];
    }
  CHECK(half_points >= 6);  // of 8
}
