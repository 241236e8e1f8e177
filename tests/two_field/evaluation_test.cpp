// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the evaluation counts, and what every evaluation owes.
#include <rapidcheck.h>
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>

#include "played.hpp"

namespace {

using namespace played;
using Large = Game<ChasePosition<LargeBoard>>;

/// Colours changed and the board turned over.
template <class G>
typename G::Position turned(const G& game, const typename G::Position& position, bool columns_too) {
  using Board = typename G::Position::Board;
  auto result = G::Position::nothing();
  const unsigned last = game.land().size() - 1;
  position.occupied().each([&](unsigned bit) {
    const unsigned column = columns_too ? last - Board::column(bit) : Board::column(bit);
    result.put(other(position.owner(bit)), Board::bit(column, last - Board::row(bit)), position.on[bit]);
  });
  result.phase = position.phase == kRedTurn ? kBlueTurn : kRedTurn;
  result.quiet = position.quiet;
  return result;
}

template <class G>
void check_turned(const G& game, std::uint64_t seed) {
  Random random(seed);
  const auto position = random_position(game, random);
  const std::int32_t value = game.evaluate(position, kRed);
  RC_ASSERT(game.evaluate(position, kBlue) == -value);
  RC_ASSERT(std::abs(value) <= sdk::kMostElo);
  for (const bool columns_too : {false, true})
    RC_ASSERT(game.evaluate(turned(game, position, columns_too), kBlue) == value);
  for (const Seat viewer : {kRed, kBlue}) {  // a view can be evaluated as well
    const auto view = game.project(position, viewer);
    RC_ASSERT(game.evaluate(view, kRed) == -game.evaluate(view, kBlue));
  }
}

Features features(const Small& game, const std::string& text) {
  const auto position = game.read_position(text);
  if (!position) FAIL(position.error());
  return game.features(*position);
}

}  // namespace

TEST_CASE("what is good for one player is as bad for the other, on the board turned over") {
  const Small classic(options_of("classic")), duel(options_of("duel"));
  const Large large(options_of("barrage", {integer("size", 12)}));
  CHECK(rc::check("classic", [&](std::uint64_t seed) { check_turned(classic, seed); }));
  CHECK(rc::check("duel", [&](std::uint64_t seed) { check_turned(duel, seed); }));
  CHECK(rc::check("large", [&](std::uint64_t seed) { check_turned(large, seed); }));
}

TEST_CASE("pieces, what is hidden and the flag are counted") {
  const Small game(options_of("classic"));
  const Features f = features(game, "f9/10/10/10/2##2##2/2##2##2/10/G'!9/BB8/FM8 b - - 0");
  CHECK(f[kMarshal] == 16);
  CHECK(f[kGeneral] == 16);
  CHECK(f[kBomb] == 32);
  CHECK(f[kScout] == 0);
  CHECK(f[kHidden] == 4 - 1);
  CHECK(f[kHiddenHigh] == 1);
  CHECK(f[kUnmoved] == 1);
  CHECK(f[kHighest] == 1);
  CHECK(f[kFlagShut] == 2);
  CHECK(f[kFlagBombs] == 1);
  CHECK(f[kFlagStormed] == 0);
  CHECK(f[kToMove] == -1);
  // The marshal has c1, the general a4, b3 and - the bombs below it - no way down.
  CHECK(f[kMobility] == 1 + 2);
}

TEST_CASE("the flag is sought from afar, and the more so the nearer") {
  const Small game(options_of("classic"));
  const auto sought = [&](const char* rows) {
    return features(game, std::string(rows) + " r - - 0")[kFlagSought];
  };
  // Red's only piece that moves is 8, 6 and 1 steps from Blue's flag; Blue has none.
  const auto far = sought("f9/10/10/10/2##2##2/2##2##2/10/10/M9/F9");
  const auto nearer = sought("f9/10/10/10/2##2##2/2##2##2/M9/10/10/F9");
  const auto next = sought("f9/M9/10/10/2##2##2/2##2##2/10/10/10/F9");
  CHECK(far == -4);
  CHECK(nearer == -16);
  CHECK(next == -81);
}

TEST_CASE("who has more pieces likes to change them off") {
  const Small game(options_of("classic"));
  const auto left = [&](const char* rows) {
    return features(game, std::string(rows) + " r - - 0")[kPiecesLeft];
  };
  CHECK(left("ft8/10/10/10/2##2##2/2##2##2/10/10/10/FTT7") > 0);
  CHECK(left("ft8/10/10/10/2##2##2/2##2##2/10/10/10/FTT7") >
        left("ftt7/10/10/10/2##2##2/2##2##2/10/10/10/FTTT6"));
  CHECK(left("ftt7/10/10/10/2##2##2/2##2##2/10/10/10/FTT7") == 0);
}

TEST_CASE("an advantage fades as the quiet limit comes near") {
  const Small game(options_of("classic"));
  const auto value = [&](const char* quiet) {
    const auto position =
        game.read_position("f9/10/10/10/2##2##2/2##2##2/10/10/10/FMG7 r - - " + std::string(quiet));
    if (!position) FAIL(position.error());
    return game.evaluate(*position, kRed);
  };
  CHECK(value("0") > value("100"));
  CHECK(value("100") > value("198"));
  CHECK(value("198") > 0);
}

TEST_CASE("captures are seen by their rank, and count for the side that moves") {
  const Small game(options_of("classic"));
  const std::string board = "f9/10/10/t9/M1##2##2/2##2##2/10/10/10/F9";
  const std::string open = "f9/10/10/10/t1##2##2/M1##2##2/10/10/10/F9";
  CHECK(features(game, board + " r - - 0")[kBestTake] > 0);
  CHECK(features(game, open + " r - - 0")[kBestTake] > 0);
  CHECK(features(game, open + " b - - 0")[kBestTake] == 0);
  CHECK(features(game, open + " b - - 0")[kBestThreat] > 0);
  CHECK(features(game, "f9/10/10/10/b1##2##2/M1##2##2/10/10/10/F9 r - - 0")[kBestTake] == 0);
  CHECK(features(game, "f9/10/10/10/b1##2##2/N1##2##2/10/10/10/F9 r - - 0")[kBestTake] > 0);
  CHECK(features(game, "f9/10/10/10/m1##2##2/S1##2##2/10/10/10/F9 r - - 0")[kBestTake] > 0);
}

TEST_CASE("in a view, a piece of unknown rank is as much as the average of what is left") {
  const Small game(options_of("duel"));  // M G N N A A S B B F
  const auto view = game.read_view(kRed, "xxx7/10/10/10/2##2##2/2##2##2/10/10/10/FMG7 r - - 0");
  REQUIRE(view);
  const Features f = game.features(*view);
  CHECK(f[kMarshal] == 16 - 3 * 16 / 10);
  CHECK(f[kMiner] == -3 * 16 * 2 / 10);
  CHECK(f[kColonel] == 0);
}

TEST_CASE("noisy moves are attacks") {
  const Small game(options_of("duel"));
  Random random(2);
  int attacks = 0, others = 0;
  for (int i = 0; i < 100; ++i) {
    const auto position = random_position(game, random);
    const Seat seat = position.mover();
    std::vector<sdk::Move> buffer(Small::kMaxMoves + 1);
    sdk::MoveList list(buffer.data());
    game.moves(position, seat, list);
    for (const sdk::Move move : list) {
      const bool attack = game.move_text(position, seat, move).find('x') != std::string::npos;
      CHECK(game.is_noisy(position, seat, move) == attack);
      (attack ? attacks : others) += 1;
    }
  }
  CHECK((attacks > 20 && others > 20));
}
