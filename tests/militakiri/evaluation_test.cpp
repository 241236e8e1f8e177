// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the evaluation counts, and what every evaluation owes; on both boards.
#include <rapidcheck.h>
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>

#include "games/militakiri/classes.hpp"

namespace {

namespace sdk = boardwright::sdk;
using namespace militakiri;
using boardwright::Random;

/// Colours changed and the board turned over, so that Red's edge becomes Blue's.
template <class B>
Position<B> turned(const Position<B>& position, bool columns_too) {
  Position<B> result = position;
  for (const Seat seat : {kRed, kBlue}) {
    result.pieces[seat] = B::Set::none();
    result.waiting[seat] = position.waiting[other(seat)];
    result.left[seat] = position.left[other(seat)];
    std::copy(std::begin(position.spares[seat]), std::end(position.spares[seat]), result.spares[other(seat)]);
  }
  result.plus = result.cross = B::Set::none();
  for (auto& set : result.height) set = B::Set::none();
  position.occupied().each([&](unsigned bit) {
    Piece piece = position.piece_at(bit);
    piece.owner = other(piece.owner);
    const unsigned column = columns_too ? B::kColumns - 1 - B::column(bit) : B::column(bit);
    result.put(B::bit(column, kRows - 1 - B::row(bit)), piece);
  });
  if (position.in_play()) result.phase = position.phase == kRedTurn ? kBlueTurn : kRedTurn;
  return result;
}

template <class B>
Position<B> random_position(const Rules<B>& rules, Random& random) {
  Position<B> position = rules.bare();
  // Some pieces anywhere: more or fewer, so that endgames come up too.
  const std::uint32_t spread = 2 + random.below(20);
  for (unsigned field = 0; field < B::kFieldCount; ++field) {
    if (random.below(spread) != 0) continue;
    const Shape shape = static_cast<Shape>(random.below(3));
    const unsigned height = 1 + random.below(shape == kStar ? 4 : 3);
    const Seat owner = random.below(2);
    const bool tower = random.below(4) == 0;
    if (position.occupied().has(B::bit_of_field(field))) continue;
    position.put(B::bit_of_field(field), {owner, shape, tower ? kTower : height});
  }
  for (const Seat seat : {kRed, kBlue})
    if (position.towers(seat).empty()) {
      const unsigned bit = position.empty().first();
      position.put(bit, {seat, kStar, kTower});
    }
  position.phase = random.below(2) == 0 ? kRedTurn : kBlueTurn;
  position.endgame = position.is_lone_tower(kRed) || position.is_lone_tower(kBlue);
  if (position.endgame)
    for (auto& left : position.left) left = static_cast<std::uint16_t>(1 + random.below(50));
  for (auto& spares : position.spares)
    for (auto& spare : spares) spare = static_cast<std::uint8_t>(random.below(3));
  return position;
}

template <class B>
void check_turned(std::uint64_t seed) {
  Options options;
  options.double_board = B::kColumns > 6;
  const Game<B> game(options);
  Random random(seed);
  const auto position = random_position<B>(game, random);
  const std::int32_t value = game.evaluate(position, kRed);
  RC_ASSERT(game.evaluate(position, kBlue) == -value);
  RC_ASSERT(std::abs(value) <= sdk::kMostElo);
  for (const bool columns_too : {false, true})
    RC_ASSERT(game.evaluate(turned<B>(position, columns_too), kBlue) == value);
}

using Single = Game<SingleBoard>;

Features features(const char* text) {
  const Single game(Options{});
  const auto position = game.read_position(text);
  if (!position) FAIL(position.error());
  return game.features(*position);
}

}  // namespace

TEST_CASE("what is good for one player is as bad for the other, on the board turned over") {
  CHECK(rc::check("single", [](std::uint64_t seed) { check_turned<SingleBoard>(seed); }));
  CHECK(rc::check("double", [](std::uint64_t seed) { check_turned<DoubleBoard>(seed); }));
}

TEST_CASE("pieces are counted by shape and height") {
  const Features f = features("6/6/6/6/6/6/6/6/6/S1S1S2S3P1C1/P2C2P1C1C1ST/PTCT1sT1p1 r 122/021 - m - 0");
  CHECK(f[kStarPawns] == 2);
  CHECK(f[kStarPairs] == 1);
  CHECK(f[kStarStacks] == 1);
  CHECK(f[kPawns] == 5 - 1);
  CHECK(f[kPairs] == 2);
  CHECK(f[kStacks] == 0);
  CHECK(f[kStarTowers] == 0);
  CHECK(f[kTowers] == 2);
  CHECK(f[kSpares] == 2);
  CHECK(f[kLastTower] == -1);
  CHECK(f[kToMove] == 1);
}

TEST_CASE("captures: the best one, promotions, and what decides") {
  // Red's plus pair takes along diagonals (M5.1): a pawn of one makes three, which promotes with a spare.
  const char* const pair = "sT5/6/6/6/6/6/6/3p12/2P23/6/6/PT2PT2";
  const Features promotes = features((std::string(pair) + " r 122/122 - m - 0").c_str());
  CHECK(promotes[kPromotions] == 1);
  const Features plain = features((std::string(pair) + " r 120/122 - m - 0").c_str());
  CHECK(plain[kPromotions] == 0);
  CHECK(promotes[kBestTake] >= plain[kBestTake]);
  CHECK(plain[kBestTake] > 0);
  // The same seen by the side that doesn't move is a threat.
  const Features threat = features((std::string(pair) + " b 122/122 - m - 0").c_str());
  CHECK(threat[kBestThreat] == promotes[kBestTake]);
  // Taking the last tower (M8.1) is worth more than any other capture.
  const Features wins = features("6/6/6/6/6/6/6/3sT2/2P23/6/6/PT2PT2 r 122/122 - m - 0");
  CHECK(wins[kBestTake] >= 3000);
}

TEST_CASE("the endgame: time runs out for the side with more pieces, which comes nearer to the lone tower") {
  const Features early = features("6/6/2sT3/6/6/6/6/6/6/6/S1S14/ST5 r 000/000 - m 50/50 0");
  const Features late = features("6/6/2sT3/6/6/6/6/6/6/6/S1S14/ST5 r 000/000 - m 5/5 0");
  const Features near = features("6/6/2sT3/6/1S1S13/6/6/6/6/6/6/ST5 r 000/000 - m 50/50 0");
  CHECK(early[kTimeLost] == 0);
  CHECK(late[kTimeLost] > 0);
  CHECK(near[kHunt] > early[kHunt]);
  CHECK(early[kHunt] > 0);
}

TEST_CASE("noisy moves are captures, and placements in play") {
  const Single game(Options{});
  const auto position = game.read_position("sT5/6/6/6/6/6/6/3p12/2P23/6/6/PT2PT2 r 122/122 - m - 0");
  REQUIRE(position);
  std::vector<sdk::Move> buffer(Single::kMaxMoves + 8);
  sdk::MoveList list(buffer.data());
  game.moves(*position, kRed, list);
  int captures = 0;
  Single::Position after = *position;
  for (const sdk::Move move : list) {
    const bool takes = game.move_text(*position, kRed, move).find('x') != std::string::npos;
    CHECK(game.is_noisy(*position, kRed, move) == takes);
    captures += takes ? 1 : 0;
    if (takes) game.apply(after, kRed, move);
  }
  REQUIRE(captures == 1);
  REQUIRE(after.due == kPlus);  // M6.2
  sdk::MoveList placements(buffer.data());
  game.moves(after, kRed, placements);
  for (const sdk::Move move : placements) CHECK(game.is_noisy(after, kRed, move));
}
