// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/information_search.hpp"

#include <map>

#include "framework/line/game_line.hpp"
#include "framework/players/player.hpp"
#include "framework/players/search_player.hpp"
#include "tests/search/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

GameLine line_of(const std::shared_ptr<const Rules>& rules, std::initializer_list<const char*> moves) {
  GameLine line(rules->start());
  for (const char* move : moves) require_done(line.play(move));
  return line;
}

Result<SearchInfo> ask(const GameLine& line, Seat seat, std::uint64_t simulations, std::uint64_t seed,
                       unsigned threads = 1) {
  const Situation situation = situation_of(line, seat);
  std::vector<Position> views = situation.earlier;
  views.push_back(situation.view);
  InformationSearch search(line.now().shared_rules(), {.memory = std::size_t{4} << 20U});
  Random random(seed);
  return search.search({.views = views, .seat = seat}, nodes(simulations, threads), random);
}

/// A game with many hidden pieces, some moves after the set-up.
GameLine many_hidden() {
  GameLine line(value_of(own_games().create("two_field"))->start());
  Random random(1);
  for (int ply = 0; ply < 120 && !line.now().is_over(); ++ply) {
    const Seat seat = line.now().seats_on_turn().front();
    const auto moves = line.now().moves(seat);
    require_done(line.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
  }
  REQUIRE(line.now().seats_on_turn().size() == 1);
  return line;
}

double score_of(const GameLine& line, Seat seat, const SearchInfo& info, const std::string& text) {
  for (const auto& move : info.moves)
    if (line.now().view(seat).move_text(seat, move.move) == text) return move.score;
  FAIL("no move " << text);
  return 0;
}

}  // namespace

TEST_CASE("a situation holds views and nothing else") {
  const auto rules = tiny("two_cards");
  const GameLine line = line_of(rules, {"deal:3-1", "bet"});
  const Situation first = situation_of(line, 0), second = situation_of(line, 1);
  CHECK(second.view.view_text(1) == line.now().view_text(1));
  for (const Situation* situation : {&first, &second}) {
    CHECK(situation->earlier.size() == 2);
    for (std::size_t ply = 0; ply < 2; ++ply)
      CHECK(situation->earlier[ply] == line.position(ply).view(situation->seat));
  }
  // A seat doesn't learn how often others have acted unseen.
  const GameLine towers = line_of(tiny("secret_towers"), {"T@b2"});
  CHECK(situation_of(towers, 0).earlier.empty());
}

TEST_CASE("the best card bets, the worst folds or is lost, and scores fit what may be hidden") {
  const auto rules = tiny("two_cards");
  const GameLine best = line_of(rules, {"deal:3-1"});
  const SearchInfo info = value_of(ask(best, 0, 3000, 1));
  CHECK(best.now().view(0).move_text(0, info.moves.front().move) == "bet");
  CHECK(score_of(best, 0, info, "bet") == Approx(1).margin(0.01));
  CHECK(score_of(best, 0, info, "fold") < 0.01);
  CHECK(info.nodes == 3000);
  // Second holds the middle card against a bet: First has the 1 or the 3, alike as far as Second can know.
  const GameLine middle = line_of(rules, {"deal:3-2", "bet"});
  CHECK(score_of(middle, 1, value_of(ask(middle, 1, 4000, 2)), "call") == Approx(0.5).margin(0.05));
}

TEST_CASE("a seat's moves depend on nothing but what it sees") {
  const auto rules = tiny("two_cards");
  struct Pair {
    GameLine one, other;
    Seat seat;
  };
  const Pair pairs[] = {{line_of(rules, {"deal:1-2"}), line_of(rules, {"deal:1-3"}), 0},
                        {line_of(rules, {"deal:2-1"}), line_of(rules, {"deal:2-3"}), 0},
                        {line_of(rules, {"deal:1-2", "bet"}), line_of(rules, {"deal:3-2", "bet"}), 1},
                        {line_of(rules, {"deal:2-3", "bet"}), line_of(rules, {"deal:1-3", "bet"}), 1}};
  for (const auto& [one, other, seat] : pairs) {
    REQUIRE(one.now().view(seat) == other.now().view(seat));
    REQUIRE_FALSE(one.now() == other.now());
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const SearchInfo a = value_of(ask(one, seat, 300, seed)), b = value_of(ask(other, seat, 300, seed));
      REQUIRE(a.moves.size() == b.moves.size());
      for (std::size_t i = 0; i < a.moves.size(); ++i) {
        CHECK(a.moves[i].move == b.moves[i].move);
        CHECK(a.moves[i].visits == b.moves[i].visits);
        CHECK(a.moves[i].score == b.moves[i].score);
      }
    }
    // And so do the players', whatever they do inside.
    for (const auto& name : player_names()) {
      const auto player = value_of(make_player(name));
      for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Random x(seed), y(seed);
        CHECK(value_of(player->think(situation_of(one, seat), x)) ==
              value_of(player->think(situation_of(other, seat), y)));
      }
    }
  }
}

TEST_CASE(
    "what is learnt in one sample helps in the others, also where each shows the other side a view of its "
    "own") {
  const GameLine line = many_hidden();
  const SearchInfo info = value_of(ask(line, line.now().seats_on_turn().front(), 600, 4));
  CHECK(info.nodes == 600);
  CHECK(info.depth >= 3);
}

TEST_CASE("threads that search where much is hidden tell what they know while they search") {
  const GameLine line = many_hidden();
  Situation situation = situation_of(line, line.now().seats_on_turn().front());
  std::atomic<bool> stop{false};
  int told = 0;
  situation.until_stopped = true;
  situation.stop = &stop;
  situation.inform = [&](const SearchInfo& info) {
    CHECK_FALSE(info.moves.empty());
    if (++told == 2) stop = true;
  };
  SearchPlayer player("analysis", style_of({.threads = 3}));
  Random random(1);
  const SearchInfo info = value_of(player.analyse(situation, random));
  CHECK(told >= 2);
  CHECK(info.nodes > 0);
}

TEST_CASE("several threads add up") {
  const auto rules = tiny("two_cards");
  const GameLine line = line_of(rules, {"deal:2-1"});
  CHECK(value_of(ask(line, 0, 4000, 3, 4)).nodes == 4000);
}

TEST_CASE("the player that looks one move ahead does so in what it can imagine") {
  const auto rules = tiny("two_cards");
  const GameLine best = line_of(rules, {"deal:3-1"});
  const auto player = value_of(make_player("greedy"));
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const Move move = value_of(player->think(situation_of(best, 0), random));
    CHECK(best.now().view(0).move_text(0, move) == "bet");
  }
  // Second can't tell these two apart, and neither can its player.
  const GameLine one = line_of(rules, {"deal:1-2", "bet"}), other = line_of(rules, {"deal:3-2", "bet"});
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random a(seed), b(seed);
    CHECK(value_of(player->think(situation_of(one, 1), a)) ==
          value_of(player->think(situation_of(other, 1), b)));
  }
}

TEST_CASE("the player that looks one move ahead counts on no luck") {
  const auto rules = tiny("coin_race", {{"weight", std::int64_t{9}}});
  const Position position = value_of(rules->read_position("3/3 f 0"));
  const auto player = value_of(make_player("greedy"));
  std::map<Move, int> chosen;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    ++chosen[value_of(player->choose(position, 0, random))];
  }
  CHECK(chosen.size() == 1);  // whatever the coin would have shown
}

TEST_CASE("rules that can't sample are played at random while something is hidden") {
  const auto rules = tiny("secret_towers");
  CHECK_FALSE(InformationSearch::can_play(*rules));
  CHECK(InformationSearch::can_play(*tiny("two_cards")));
  const GameLine line = line_of(rules, {});
  const auto player = value_of(make_player("tree:100"));
  std::map<Move, int> chosen;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Random random(seed);
    ++chosen[value_of(player->think(situation_of(line, 1), random))];
  }
  CHECK(chosen.size() == 4);
  // But nobody is told that a random move is the best one.
  SearchPlayer analyst("analysis", {});
  Random random(1);
  CHECK(error_of(analyst.analyse(situation_of(line, 1), random)) ==
        "these rules can't say what may be hidden here");
}
