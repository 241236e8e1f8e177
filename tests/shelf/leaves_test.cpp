// SPDX-License-Identifier: GPL-3.0-or-later
//
// How many sequences of so many moves there are: numbers that others have counted, too.
#include "plugins/host/leaves.hpp"

#include "tests/shelf/support.hpp"

namespace boardwright {
namespace {

struct Counted {
  const char* game;
  const char* position;               ///< empty: the start
  std::vector<std::uint64_t> leaves;  ///< at depth 1, 2 …
};

const std::vector<Counted>& counted() {
  static const std::vector<Counted> all{
      {"breakthrough", "", {22, 484, 11132}},
      {"checkers", "", {7, 49, 302, 1469, 7361, 36768}},
      {"lasca", "", {6, 6, 18, 54, 116, 324}},  // by the slow rules, too
      {"backgammon", "", {30}},                 // throws without equal ones
      {"draughts", "", {9, 81, 658, 4265, 27117}},
      {"reversi", "", {4, 12, 56, 244, 1396, 8200}},
      {"four_in_a_row", "", {7, 49, 343, 2401, 16807}},
      {"gomoku", "", {225, 50400}},
      {"hex", "", {121, 121 * 121}},  // White has 120 fields, or swaps
      {"morris", "", {24, 552, 12144, 255024}},
      {"sternhalma", "", {14, 196}},
      {"peg_solitaire", "", {4, 12}},
      {"ataxx", "", {16, 256, 6460}},
      {"amazons", "", {2176}},
      {"chess", "", {20, 400, 8902}},
      // Positions that others use to find faults: castling, pins, en passant, promotion.
      {"chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", {48, 2039, 97862}},
      {"chess", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238}},
      {"chess", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", {24, 496, 9483}},
      {"chess", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", {6, 264, 9467}},
  };
  return all;
}

}  // namespace

TEST_CASE("the games on the shelf have the leaves that others have counted", "[shelf]") {
  for (const Counted& one : counted()) {
    const auto rules = test::shelf_rules(one.game);
    INFO(one.game << " " << one.position);
    const Position start =
        *one.position == '\0' ? rules->start() : test::value_of(rules->read_position(one.position));
    for (std::uint32_t depth = 1; depth <= one.leaves.size(); ++depth)
      CHECK(count_leaves(start, depth) == one.leaves[depth - 1]);
  }
}

}  // namespace boardwright
