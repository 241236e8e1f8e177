// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "framework/match/match.hpp"
#include "framework/players/greedy_player.hpp"
#include "framework/players/random_player.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::unique_ptr<Match> limited_match(const std::shared_ptr<const Rules>& rules, std::uint64_t seed) {
  MatchOptions options;
  options.rules = rules;
  options.seed = Seed::from_number(seed);
  options.ply_limit = 300;
  return value_of(Match::create(std::move(options)));
}

/// Half points of the first seat.
std::uint32_t play(const std::shared_ptr<const Rules>& rules, std::uint64_t seed, Player& first,
                   Player& second) {
  const auto match = limited_match(rules, seed);
  while (!match->is_over()) {
    const Seat seat = match->seats_on_turn().front();
    require_done(let_play(*match, seat, seat == 0 ? first : second));
  }
  return match->result()->scores[0];
}

std::string choice_of(Player& player, const std::shared_ptr<const Rules>& rules, const std::string& position,
                      Seat seat, std::uint64_t seed) {
  const Position now = value_of(rules->read_position(position));
  Random random(seed);
  return now.move_text(seat, value_of(player.choose(now.view(seat), seat, random)));
}

}  // namespace

TEST_CASE("players have names, and the nearest one is suggested") {
  for (const auto& name : player_names()) CHECK(value_of(make_player(name))->name() == name);
  CHECK(error_of(make_player("gredy")) == "there is no computer player 'gredy'; did you mean 'greedy'?");
}

TEST_CASE("the random player plays every move, and the same with the same generator") {
  const auto rules = board_game();
  RandomPlayer player;
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 600; ++seed)
    seen.insert(choice_of(player, rules, rules->start().text(), 0, seed));
  CHECK(seen.size() == 36);
  CHECK(choice_of(player, rules, rules->start().text(), 0, 7) ==
        choice_of(player, rules, rules->start().text(), 0, 7));
  Random random(1);
  CHECK(error_of(player.choose(rules->start(), 1, random)) == "white has no move to choose");
}

TEST_CASE("the greedy player wins at once where it can") {
  const auto rules = board_game();
  GreedyPlayer player;
  const std::string position = "8/8/8/w6w/8/8/1b1b4/8 b";
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Position now = value_of(rules->read_position(position));
    require_done(now.play(0, value_of(now.read_move(0, choice_of(player, rules, position, 0, seed)))));
    REQUIRE(now.is_over());
    CHECK(now.outcome().scores[0] == 2);
  }
}

TEST_CASE("the greedy player leaves no win at once where it can") {
  const auto rules = board_game({{"size", std::int64_t{6}}});
  const auto loses_next = [](const Position& now, Seat seat, Move move) {
    Position after(now);
    require_done(after.play(seat, move));
    for (const Move reply : after.moves(1 - seat)) {
      Position then(after);
      require_done(then.play(1 - seat, reply));
      if (then.is_over() && then.outcome().scores[seat] == 0) return true;
    }
    return false;
  };
  GreedyPlayer player;
  int tried = 0;
  for (std::uint64_t seed = 0; seed < 40 && tried < 5; ++seed) {
    Random random(seed);
    for (Position now = rules->start(); !now.is_over();) {
      const Seat seat = now.seats_on_turn().front();
      const auto moves = now.moves(seat);
      // Only positions where some moves lose at once and some do not say anything about the player.
      std::size_t losing = 0;
      bool wins = false;
      for (const Move move : moves) {
        Position after(now);
        require_done(after.play(seat, move));
        wins = wins || after.is_over();
        losing += loses_next(now, seat, move) ? 1 : 0;
      }
      if (!wins && losing > 0 && losing < moves.size()) {
        ++tried;
        CHECK_FALSE(loses_next(now, seat, value_of(player.choose(now, seat, random))));
      }
      require_done(now.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
  }
  CHECK(tried >= 5);
}

TEST_CASE("the greedy player beats the random one clearly") {
  const auto rules = board_game();
  GreedyPlayer greedy;
  RandomPlayer random;
  std::uint32_t half_points = 0;
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    half_points += play(rules, seed, greedy, random);
    half_points += 2 - play(rules, seed, random, greedy);
  }
  CHECK(half_points >= 10);  // of 12
}

TEST_CASE("every player plays every game to its end") {
  for (const auto& name : player_names())
    for (const auto& rules : {tiny("coin_race"), tiny("two_cards"), tiny("secret_towers")})
      for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto player = value_of(make_player(name));
        CHECK(play(rules, seed, *player, *player) <= 2);
      }
}

TEST_CASE("a player that isn't on turn can't move") {
  const auto match = limited_match(tiny("coin_race"), 1);
  RandomPlayer player;
  CHECK(error_of(let_play(*match, 1, player)) == "it is not second's turn");
  require_done(match->resign(0));
  CHECK(error_of(let_play(*match, 0, player)) == "the game is over");
}
