// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 11: fields, moves and positions as text. What a position text may not be is in
// position_text_test.cpp.
#include <sstream>

#include "legal.hpp"

using namespace militakiri_test;

namespace {

const std::string kStart =
    "s1s1s1s1s1sT/p1c1p1c1p1cT/c1p1c1p1c1pT/6/6/6/6/6/6/PTC1P1C1P1C1/CTP1C1P1C1P1/STS1S1S1S1S1 r 122/122 - m "
    "- 0";

/// The host's answer to a text, for Red.
bool reads(const std::string& position, const std::string& move) {
  const under_test::Game game({}, position);
  return game.position().read_move(0, move).has_value();
}

}  // namespace

TEST_CASE("M11.1: a field is its column's letter and its row's number") {
  for (const bool both : {false, true}) {
    slow::Options options;
    options.double_board = both;
    const under_test::Game game(options);
    const bw_shape* board = game.rules().geometry();
    REQUIRE(board != nullptr);
    for (std::uint32_t i = 0; i < board->field_count; ++i)
      CHECK(board->fields[i].name ==
            slow::field_text({board->fields[i].centre.x / BW_UNIT, board->fields[i].centre.y / BW_UNIT}));
  }
  // a1 is where Red's first tower in the corner stands.
  legal("5sT/6/6/6/6/6/6/6/6/6/6/CT5 r 122/122 - m - 0", "a1-b2..f6");
}

TEST_CASE("M11.2: moves, captures, placements, passes and dice") {
  const std::string position = "sTs14/6/6/6/6/6/6/2p13/1P24/6/6/CTS14 r 122/122 - m - 0";
  legal(position, "a1-b2..f6 a1xa12 b1-a2 b1-b2 b1-c2 b1-c1 b4-a4 b4-c4..d4 b4-b5..b6 b4-b3..b2 b4xc5");
  CHECK(reads(position, "b4-b5"));
  CHECK(reads(position, "b4xc5"));
  // The sign belongs to the move, letters are small for fields, nothing may stand around it.
  for (const char* wrong :
       {"b4-c5", "b4xb5", "B4-b5", "b4b5", "b4:c5",    "b4-b5 ", " b4-b5", "b04-b5", "b4-b05",   "b4-b13",
        "b4-g4", "b4-",   "-b5",   "",     "b4-b5-b6", "P@a2",   "pass",   "Pass",   "dice:1-2", "b4–b5"})
    CHECK_FALSE(reads(position, wrong));
  const std::string placement = after(position, "b4xc5");
  CHECK(reads(placement, "P@a2"));
  for (const char* wrong : {"p@a2", "S@a2", "P@a1", "P@a4", "P@", "P@a2 ", "Pa2", "P@A2"})
    CHECK_FALSE(reads(placement, wrong));
  // Capitals for Blue too.
  legal("sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 b 121/112 - pC - 0", "C@c12..f12 C@a11..f11 C@a10..f10");
}

TEST_CASE("M11.2: an arrangement is exactly one sequence") {
  slow::Options both;
  both.double_board = true;
  under_test::Game game(both);
  CHECK(game.moves("red") == words_of("S@a1..j1"));
  // Star, cross, plus, and of each shape the left one first.
  game.play("red", "S@e1");
  CHECK(game.moves("red") == words_of("S@g1..l1"));
  CHECK_FALSE(game.position().read_move(0, "S@c1"));
  CHECK_FALSE(game.position().read_move(0, "C@c2"));
  // Red first for a program that lists.
  CHECK(game.actors().front() == "red");
}

TEST_CASE("M11.3: the position text") {
  legal(kStart, "a3-a4..a9 c3-c4 e3-e4 b3-a4 b3-c4 d3-c4 d3-e4 f3-e4");
  for (const std::string& text :
       {kStart, std::string("6/6/6/6/6/6/6/6/6/6/6/6 * 122/122 - m - 0"),
        std::string("6/6/6/6/6/6/6/6/6/4PT1/1CT4/2ST3 * 122/122 - m - 0"),
        std::string(
            "s1s1s1s1s1sT/p1c1p1c1p1cT/c1p1c1p1c1pT/6/6/6/6/6/6/PTC1P1C1P1C1/CTP1C1P1C1P1/STS1S1S1S1S1 d "
            "122/122 - m - 0"),
        std::string("sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 121/122 SPCscp pP 49/50 0"),
        std::string("sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 b 999/000 - m - 1"),
        std::string("6/6/6/6/6/6/6/6/6/6/6/CTs14 b 000/000 - m 0/0 0")}) {
    INFO(text);
    CHECK(under_test::Game({}, text).text() == text);
  }
}

TEST_CASE("M11.3: at m with towers waiting and room in the zone only placements are legal") {
  legal("sTs14/6/6/6/6/6/6/6/6/C1P1C11C1P1/P1C1P1C1P1C1/CTS1S1S1S1S1 r 122/022 SPC m - 0", "S@d3");
}

TEST_CASE("M11.3: the parameter start skips set-up and dice") {
  const under_test::Game game(under_test::Settings{{"start", kStart}});
  CHECK(game.text() == kStart);
  CHECK(game.actors() == std::vector<std::string>{"red"});
  const auto refused = under_test::create({{"start", "6/6 r"}});
  REQUIRE_FALSE(refused);
  CHECK(refused.error().find("start") != std::string::npos);
}

TEST_CASE("M11.3a: in a view during set-up the other player's towers are absent") {
  under_test::Game game;
  game.play("red", "S@c1").play("blue", "S@d12").play("blue", "C@d11");
  CHECK(game.position().view_text(0) == "6/6/6/6/6/6/6/6/6/6/6/2ST3 * 122/122 - m - 0");
  CHECK(game.position().view_text(1) == "3sT2/3cT2/6/6/6/6/6/6/6/6/6/6 * 122/122 - m - 0");
  CHECK(game.position().view_text(BW_SPECTATOR) == "6/6/6/6/6/6/6/6/6/6/6/6 * 122/122 - m - 0");
}
