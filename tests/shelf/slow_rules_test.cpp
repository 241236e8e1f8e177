// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random games, ply by ply beside second implementations that share no line with the scripts: as many moves, and each
// leaves the same board and ends the game, or not, in the same way.
#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <cstdlib>

#include "framework/search/fast_rules.hpp"
#include "tests/shelf/slow_chess.hpp"
#include "tests/shelf/slow_draughts.hpp"
#include "tests/shelf/slow_morris.hpp"
#include "tests/shelf/slow_peg_solitaire.hpp"
#include "tests/shelf/slow_sternhalma.hpp"
#include "tests/shelf/slow_tablut.hpp"

namespace boardwright {
namespace {

using test::SlowMove;

std::string ending_of(const Position& position) {
  if (!position.is_over()) return "";
  const Outcome outcome = position.outcome();
  std::string winner = "-";
  for (std::size_t seat = 0; seat < outcome.scores.size(); ++seat)
    if (outcome.scores[seat] == 2) winner = std::to_string(seat);
  return outcome.reason + ":" + winner;
}

/// The board alone, every field a letter.
std::string board_of(const Position& position) {
  const std::string text = position.text();
  return slow::Letters(text.substr(0, text.find(' '))).text();
}

std::vector<SlowMove> played_out(const Position& position) {
  std::vector<SlowMove> all;
  const Seat seat = position.seats_on_turn().front();
  for (const Move move : position.moves(seat)) {
    Position next = position;
    test::require_done(next.play(seat, move));
    all.push_back({board_of(next), ending_of(next)});
  }
  std::sort(all.begin(), all.end());
  return all;
}

/// Whether all moves of a position are the same; what differs is told.
template <class Slow>
bool agree(const Position& position) {
  auto expected = Slow(position.text()).moves();
  std::sort(expected.begin(), expected.end());
  const auto found = played_out(position);
  if (found == expected) return true;
  UNSCOPED_INFO(position.text() << ": " << found.size() << " moves, expected " << expected.size());
  for (const SlowMove& move : expected)
    if (!std::binary_search(found.begin(), found.end(), move))
      UNSCOPED_INFO("missing: " << move.board << " " << move.ending);
  for (const SlowMove& move : found)
    if (!std::binary_search(expected.begin(), expected.end(), move))
      UNSCOPED_INFO("too many: " << move.board << " " << move.ending);
  return false;
}

template <class Slow>
void follow(const std::string& game, int games, std::uint64_t seed) {
  const auto rules = test::shelf_rules(game);
  Random random(seed);
  std::map<std::string, int> endings;
  for (int i = 0; i < games; ++i) {
    Position position = rules->start();
    for (int ply = 0; ply < 600 && !position.is_over(); ++ply) {
      if (!agree<Slow>(position)) {
        CHECK(false);
        return;
      }
      const Seat seat = position.seats_on_turn().front();
      const auto moves = position.moves(seat);
      test::require_done(position.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    ++endings[ending_of(position)];
  }
  endings.erase("");
  CHECK(endings.size() >= (games > 10 ? 2U : 1U));  // else the games were all alike
}

}  // namespace

TEST_CASE("chess agrees with slow rules over random games", "[shelf][chess_twin]") {
  const char* wanted = std::getenv("BOARDWRIGHT_TWIN_GAMES");  // the night asks for more
  follow<slow::Chess>("chess", wanted != nullptr ? std::max(3, std::atoi(wanted)) : 3, 1);
}

TEST_CASE("chess agrees with slow rules where it is difficult", "[shelf]") {
  const auto rules = test::shelf_rules("chess");
  Random random(2);
  for (const char* fen :
       {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "8/8/8/1k1pP2K/8/8/8/8 w - d6 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 98 80",
        "8/8/4k3/8/8/3BK3/8/8 w - - 0 1", "5b2/8/4k3/8/4p3/3BK3/8/8 w - - 0 1"}) {
    INFO(fen);
    const auto read = rules->read_position(fen);
    REQUIRE(read);
    Position position = *read;
    for (int ply = 0; ply < 30 && !position.is_over(); ++ply) {
      REQUIRE(agree<slow::Chess>(position));
      const Seat seat = position.seats_on_turn().front();
      const auto moves = position.moves(seat);
      test::require_done(position.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
  }
}

TEST_CASE("checkers agrees with slow rules over random games", "[shelf]") {
  follow<slow::Draughts>("checkers", 60, 3);
}

TEST_CASE("draughts agrees with slow rules over random games", "[shelf]") {
  follow<slow::Draughts>("draughts", 40, 4);
}

TEST_CASE("draughts agrees with slow rules where kings capture", "[shelf]") {
  const auto rules = test::shelf_rules("draughts");
  Random random(5);
  for (const char* board :
       {".b.b.b.b.b/b.......b./.b.....b../b........./...b...b../..b...b.../.....b..../b........./"
        ".W......../W...W.....",
        ".......W../....b...../.....b.b.b/........b./.......b../..b.b...../.....b...b/..b......./"
        ".B.....w../W.....W..."}) {
    const auto read = rules->read_position(std::string(board) + " white few_plies=0 quiet_plies=0");
    INFO((read ? std::string() : read.error()));
    REQUIRE(read);
    Position position = *read;
    for (int ply = 0; ply < 40 && !position.is_over(); ++ply) {
      REQUIRE(agree<slow::Draughts>(position));
      const Seat seat = position.seats_on_turn().front();
      const auto moves = position.moves(seat);
      test::require_done(position.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
  }
}

TEST_CASE("tablut agrees with slow rules over random games", "[shelf]") {
  follow<slow::Tablut>("tablut", 15, 6);
}

TEST_CASE("Nine Men's Morris agrees with slow rules over random games", "[shelf]") {
  follow<slow::Morris>("morris", 15, 7);
}

TEST_CASE("Nine Men's Morris agrees with slow rules where mills take", "[shelf]") {
  const auto rules = test::shelf_rules("morris");
  Random random(8);
  for (const char* text : {"www/bbb/.../w.w.b./.../b.w/b.. white hand=0,0 quiet=3",
                           "w.w/.b./.w./...bbb/.../w.b/... white hand=0,0 quiet=0",
                           "ww./bb./.../w..b.b/.../.w./..b white hand=4,4 quiet=0",
                           "w.w/.b./.w./...bbb/.../w.b/... black hand=0,0 quiet=99"}) {
    INFO(text);
    const auto read = rules->read_position(text);
    INFO((read ? std::string() : read.error()));
    REQUIRE(read);
    Position position = *read;
    for (int ply = 0; ply < 30 && !position.is_over(); ++ply) {
      REQUIRE(agree<slow::Morris>(position));
      const Seat seat = position.seats_on_turn().front();
      const auto moves = position.moves(seat);
      test::require_done(position.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
  }
}

namespace {

/// Men that race: the moves that bring a seat nearest to its goal, mostly, so that games end.
template <int kPlayers>
void race(const std::string& game, int games) {
  const auto rules = test::shelf_rules(game);
  const FastRules fast(rules);
  Random random(9);
  int ended = 0;
  for (int i = 0; i < games; ++i) {
    Position position = rules->start();
    for (int ply = 0; ply < 400 && !position.is_over(); ++ply) {
      if (ply % 7 == 0) REQUIRE(agree<slow::SternHalma<kPlayers>>(position));
      const Seat seat = position.seats_on_turn().front();
      const auto moves = position.moves(seat);
      std::size_t best = 0;
      double most = -1e9;
      for (std::size_t k = 0; k < moves.size(); ++k) {
        Position next = position;
        test::require_done(next.play(seat, moves[k]));
        const double value =
            next.is_over() ? 1e6 : fast.evaluate(next.data(), seat) + static_cast<double>(random.below(60));
        if (value > most) most = value, best = k;
      }
      if (random.below(20) == 0) best = random.below(static_cast<std::uint32_t>(moves.size()));
      test::require_done(position.play(seat, moves[best]));
    }
    if (position.is_over()) ++ended;
  }
  CHECK(ended > 0);
}

}  // namespace

TEST_CASE("Peg Solitaire agrees with slow rules over random games", "[shelf]") {
  for (const char* game : {"peg_solitaire", "peg_solitaire/french", "peg_solitaire/small"}) {
    const auto rules = test::shelf_rules(game);
    Random random(10);
    for (int i = 0; i < 20; ++i)
      for (Position position = rules->start(); !position.is_over();) {
        REQUIRE(agree<slow::PegSolitaire>(position));
        const auto moves = position.moves(0);
        test::require_done(position.play(0, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
      }
  }
}

TEST_CASE("Stern-Halma agrees with slow rules for two, three and four", "[shelf]") {
  race<2>("sternhalma/small", 3);
  race<3>("sternhalma/small-three", 2);
  race<4>("sternhalma/four", 1);
}

}  // namespace boardwright
