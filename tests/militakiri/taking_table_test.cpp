// SPDX-License-Identifier: GPL-3.0-or-later
//
// The 48 lines of the manual's chapters 15 to 18, one by one, taken by Red and taken by Blue. M5.3, M5.4
#include <cctype>

#include "game_under_test.hpp"

namespace {

struct Line {
  int attacker, attacked, becomes;
  bool promotes = false;
};

// With spare towers, a stack of full size leaves the board for a tower.
constexpr Line kPlusCrossWithSpares[] = {  // chapter 15
    {1, 1, 2}, {1, 2, 1}, {1, 3, 1}, {1, 4, 1}, {2, 1, 3, true}, {2, 2, 3, true}, {2, 3, 2}, {2, 4, 2}};
constexpr Line kPlusCrossWithout[] = {  // chapter 16
    {1, 1, 2}, {1, 2, 1}, {1, 3, 1}, {1, 4, 1}, {2, 1, 3}, {2, 2, 3},
    {2, 3, 2}, {2, 4, 2}, {3, 1, 3}, {3, 2, 3}, {3, 3, 3}, {3, 4, 3}};
constexpr Line kStarWithSpares[] = {  // chapter 17
    {1, 1, 2}, {1, 2, 1}, {1, 3, 1},       {1, 4, 1},       {2, 1, 3},       {2, 2, 4, true},
    {2, 3, 2}, {2, 4, 2}, {3, 1, 4, true}, {3, 2, 4, true}, {3, 3, 4, true}, {3, 4, 3}};
constexpr Line kStarWithout[] = {  // chapter 18
    {1, 1, 2}, {1, 2, 1}, {1, 3, 1}, {1, 4, 1}, {2, 1, 3}, {2, 2, 4}, {2, 3, 2}, {2, 4, 2},
    {3, 1, 4}, {3, 2, 4}, {3, 3, 4}, {3, 4, 3}, {4, 1, 4}, {4, 2, 4}, {4, 3, 4}, {4, 4, 4}};

std::string cell(char side, char shape, int height) {
  return {side == 'r' ? shape : static_cast<char>(std::tolower(shape)), static_cast<char>('0' + height)};
}

/// Row 6 with the attacker on c6 and, in row 7, the attacked one on d7 (shapes that take along a diagonal) or
/// c7.
std::string position(char side, char shape, const Line& line, char attacked_shape, bool spares, bool after) {
  const char them = slow::other(side);
  const bool diagonal = shape != 'C';
  const std::string attacker = cell(side, shape, after ? line.becomes : line.attacker);
  const std::string attacked = cell(them, attacked_shape, line.attacked);
  std::string row7, row6 = after ? "6" : "2" + attacker + "3";
  if (after)
    row7 = line.promotes ? "6" : diagonal ? "3" + attacker + "2" : "2" + attacker + "3";
  else
    row7 = diagonal ? "3" + attacked + "2" : "2" + attacked + "3";
  // Spares of the attacker's shape, and none of any other, so that they can't be mistaken.
  std::string reserve;
  for (const char owner : {'r', 'b'}) {
    for (const char each : {'S', 'C', 'P'})
      reserve += owner == side && each == shape && spares ? (after && line.promotes ? '1' : '2') : '0';
    if (owner == 'r') reserve += '/';
  }
  const char turn = after && !line.promotes ? them : side;
  return "sTs14/6/6/6/6/" + row7 + "/" + row6 + "/6/6/6/6/STS14" + " " + turn + " " + reserve + " - " +
         (after && line.promotes ? std::string("p") + shape : "m") + " - 0";
}

template <std::size_t Count>
void check(const Line (&lines)[Count], const std::string& shapes, bool spares) {
  for (const char side : {'r', 'b'})
    for (const char shape : shapes)
      for (const Line& line : lines)
        for (const char attacked : {'P', 'C', 'S'}) {
          if (line.attacked == 4 && attacked != 'S') continue;
          const std::string before = position(side, shape, line, attacked, spares, false);
          const std::string after = position(side, shape, line, attacked, spares, true);
          INFO(before << "\n" << line.attacker << " -> " << line.attacked << " = " << line.becomes);
          const std::string move = shape == 'C' ? "c6xc7" : "c6xd7";
          under_test::Game game({}, before);
          CHECK(game.play(move).text() == after);
          slow::Game slow({}, before);
          slow.play(side == 'r' ? "red" : "blue", move);
          CHECK(slow.text() == after);
        }
}

}  // namespace

TEST_CASE("M5.4: chapter 15, plus and cross with spare towers") { check(kPlusCrossWithSpares, "PC", true); }
TEST_CASE("M5.4: chapter 16, plus and cross without spare towers") { check(kPlusCrossWithout, "PC", false); }
TEST_CASE("M5.4: chapter 17, stars with spare towers") { check(kStarWithSpares, "S", true); }
TEST_CASE("M5.4: chapter 18, stars without spare towers") { check(kStarWithout, "S", false); }

TEST_CASE("M5.4: there are 8, 12, 12 and 16 lines") {
  CHECK(std::size(kPlusCrossWithSpares) == 8);
  CHECK(std::size(kPlusCrossWithout) == 12);
  CHECK(std::size(kStarWithSpares) == 12);
  CHECK(std::size(kStarWithout) == 16);
}
