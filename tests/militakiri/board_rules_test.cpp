// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapters 1 and 2: board, players and pieces.
#include <boardwright/abi/history.h>

#include <cctype>
#include <map>
#include <set>

#include "legal.hpp"

using namespace militakiri_test;

namespace {

const slow::Options kDoubleBoard{.double_board = true};

const bw_shape& geometry(const under_test::Game& game) {
  const bw_shape* found = game.rules().geometry();
  REQUIRE(found != nullptr);
  return *found;
}

std::set<std::string> zone(const under_test::Game& game, bw_seat owner) {
  const bw_shape& board = geometry(game);
  std::set<std::string> names;
  for (std::uint32_t i = 0; i < board.zone_count; ++i)
    if (board.zones[i].owner == owner)
      for (std::uint32_t k = 0; k < board.zones[i].count; ++k)
        names.insert(board.fields[board.zones[i].fields[k]].name);
  return names;
}

}  // namespace

TEST_CASE("M1.1: the single board has 6 by 12 fields") {
  const under_test::Game game;
  const bw_shape& board = geometry(game);
  CHECK(board.columns == 6);
  CHECK(board.rows == 12);
  CHECK(board.field_count == 72);
  // A star tower in the corner reaches all edges.
  legal("4s1cT/6/6/6/6/6/6/6/6/6/6/ST5 r 122/122 - m - 0", "a1-a2..a12 a1-b1..f1 a1-b2..f6");
}

TEST_CASE("M1.1: the double board has 12 by 12 fields") {
  const under_test::Game game(kDoubleBoard);
  const bw_shape& board = geometry(game);
  CHECK(board.columns == 12);
  CHECK(board.rows == 12);
  CHECK(board.field_count == 144);
  legal(kDoubleBoard, "10s1cT/12/12/12/12/12/12/12/12/12/12/ST11 r 244/244 - m - 0",
        "a1-a2..a12 a1-b1..l1 a1-b2..k11 a1xl12");
}

TEST_CASE("M1.1: the fields alternate in colour and a1 is light") {
  for (const bool both : {false, true}) {
    slow::Options options;
    options.double_board = both;
    const under_test::Game game(options);
    const bw_shape& board = geometry(game);
    for (std::uint32_t i = 0; i < board.field_count; ++i) {
      const bw_spot& field = board.fields[i];
      INFO(field.name);
      CHECK((field.ground == BW_GROUND_DARK) == ((field.centre.x + field.centre.y) / BW_UNIT % 2 != 0));
    }
  }
}

TEST_CASE("M1.2: the players' zones are rows 1 to 3 and 12 to 10") {
  for (const bool both : {false, true}) {
    slow::Options options;
    options.double_board = both;
    const under_test::Game game(options);
    CHECK(game.rules().seat_count() == 2);
    CHECK(game.rules().seat_name(0) == "red");
    CHECK(game.rules().seat_name(1) == "blue");
    std::set<std::string> red, blue;
    for (int column = 0; column < (both ? 12 : 6); ++column)
      for (int row = 0; row < 3; ++row) {
        red.insert(slow::field_text({column, row}));
        blue.insert(slow::field_text({column, 11 - row}));
      }
    CHECK(zone(game, 0) == red);
    CHECK(zone(game, 1) == blue);
  }
  // A tower is placed anywhere in the own zone.
  legal("s1sT4/6/6/6/6/6/6/6/6/6/3PT2/1S1CT3 r 022/122 - pS - 0",
        "S@a1 S@d1..f1 S@a2..c2 S@e2 S@f2 S@a3..f3");
  legal("s1sT4/6/2p13/6/6/6/6/6/6/6/3PT2/1S1CT3 b 022/022 - pS - 0",
        "S@c12..f12 S@a11..f11 S@a10 S@b10 S@d10..f10");
}

TEST_CASE("M1.2: the set-up zone is part of the playing field") {
  // Blue's tower goes through Red's zone.
  legal("6/6/6/6/6/6/3C12/6/6/pT5/6/4STS1 b 000/000 - m - 0", "a3-a4..a12 a3-b3..f3 a3-a2 a3-a1 a3xd6");
}

TEST_CASE("M1.3: own rows count from the own edge") {
  const std::string start = "6/6/6/6/6/6/6/6/6/6/6/6 * 122/122 - m - 0";
  under_test::Game game({}, start);
  CHECK(game.moves("red") == words_of("S@a1..f1"));
  CHECK(game.moves("blue") == words_of("S@a12..f12"));
  game.play("red", "S@a1").play("blue", "S@b12");
  CHECK(game.moves("red") == words_of("C@a2..f2"));
  CHECK(game.moves("blue") == words_of("C@a11..f11"));
  game.play("red", "C@f2").play("blue", "C@c11");
  CHECK(game.moves("red") == words_of("P@a3..f3"));
  CHECK(game.moves("blue") == words_of("P@a10..f10"));
}

TEST_CASE("M2.1: the top pawn gives a stack its owner and shape, its height its reach") {
  legal("s1sT4/6/6/6/6/6/2S43/6/6/6/6/CTS1P13 r 022/122 - m - 0",
        "a1xa12 a1-b2..f6 b1-a2 b1-b2 b1-c2 c1-c2 c1-d1 c6-b6..a6 c6-d6..f6 c6-c7..c10 c6-c5..c2 c6-d7..f9 "
        "c6-d5..f3 c6-b5..a4 c6-b7..a8");
  // A star at most 4 high, plus and cross at most 3.
  const under_test::Game game;
  const auto with = [](const std::string& piece, const std::string& reserve) {
    return "s1sT4/6/6/6/6/6/2" + piece + "3/6/6/6/6/CTS14 r " + reserve + " - m - 0";
  };
  CHECK(game.refusal(with("S4", "022/122")).empty());
  CHECK(game.refusal(with("P3", "120/122")).empty());
  CHECK(game.refusal(with("C3", "102/122")).empty());
  CHECK_FALSE(game.refusal(with("S5", "022/122")).empty());
  CHECK_FALSE(game.refusal(with("P4", "120/122")).empty());
  CHECK_FALSE(game.refusal(with("C4", "102/122")).empty());
}

TEST_CASE("M2.1: nothing stands on a tower and a tower on nothing") {
  // A stack is added to a stack, and never to a tower.
  CHECK(after("sTs14/6/6/6/6/3pT2/2P23/6/6/6/6/CT5 r 122/122 - m - 0", "c6xd7") ==
        "sTs14/6/6/6/6/3P22/6/6/6/6/6/CT5 b 122/122 - m - 0");
  CHECK(after("sTs14/6/6/6/6/3p22/2PT3/6/6/6/6/CT5 r 122/122 - m - 0", "c6xd7") ==
        "sTs14/6/6/6/6/3PT2/6/6/6/6/6/CT5 b 122/122 - m - 0");
}

TEST_CASE("M2.2: 18 and 36 pieces each, and their spare towers") {
  for (const bool both : {false, true}) {
    slow::Options options;
    options.double_board = both;
    options.first_player = "red";
    under_test::Game game(options);
    while (game.text().find(" * ") != std::string::npos) game.play(game.moves().front());
    const std::string text = game.text();
    const std::string board = text.substr(0, text.find(' '));
    std::map<std::string, int> pieces;
    for (std::size_t i = 0; i + 1 < board.size(); ++i)
      if (std::isalpha(static_cast<unsigned char>(board[i])) != 0) ++pieces[board.substr(i++, 2)];
    const int times = both ? 2 : 1;
    for (const char* shape : {"P", "C", "S", "p", "c", "s"}) {
      INFO(shape << " in " << text);
      CHECK(pieces[std::string(shape) + "T"] == times);
      CHECK(pieces[std::string(shape) + "1"] == 5 * times);
    }
    CHECK(pieces.size() == 12);
    CHECK_THAT(text, Catch::EndsWith(both ? " r 244/244 - m - 0" : " r 122/122 - m - 0"));
  }
}

TEST_CASE("M2.3: the pawns under the top one have no effect in play") {
  // A star pawn takes a plus pawn, or a cross pawn: the positions are the same in every byte.
  const std::string board = "sTs14/6/6/6/6/";
  under_test::Game one({}, board + "3p12/2S13/6/6/6/6/CT5 r 122/122 - m - 0");
  under_test::Game two = one;
  two.set(board + "3c12/2S13/6/6/6/6/CT5 r 122/122 - m - 0");
  one.play("c6xd7");
  two.play("c6xd7");
  CHECK(one.position() == two.position());
  CHECK(one.position().key() == two.position().key());
  CHECK(one.moves() == words_of("a12-a11..a2 a12xa1 a12-b11..f7 b12-a11 b12-b11 b12-c11 b12-c12"));
}
