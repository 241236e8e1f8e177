// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapters 1, 2, 5 and 6: board, pieces, moving, attacking, the end, sets.
#include <algorithm>

#include "boards.hpp"
#include "game_under_test.hpp"

namespace {

using boards::board;
using boards::game;
using under_test::Game;
using under_test::moves_from;

/// The board after an attack a4xa5, with what stood on both fields.
std::string attack(const std::string& attacker, const std::string& defender) {
  Game table({}, game({attacker + "a4", defender + "a5"}));
  return table.play("a4xa5").field(0);
}

slow::Options with_quiet_limit(int limit) {
  slow::Options options;
  options.quiet_limit = limit;
  return options;
}

}  // namespace

TEST_CASE("T1.1: ten by ten fields with eight lakes, set-up rows at both ends, Red starts") {
  const Game table;
  const bw_shape* geometry = table.rules().geometry();
  REQUIRE(geometry != nullptr);
  CHECK(geometry->columns == 10);
  CHECK(geometry->rows == 10);
  REQUIRE(geometry->zone_count == 2);
  CHECK(std::string(geometry->fields[geometry->zones[0].fields[39]].name) == "j4");
  CHECK(std::string(geometry->fields[geometry->zones[1].fields[0]].name) == "a7");
  CHECK(table.field(0) == "10/10/10/10/2##2##2/2##2##2/10/10/10/10");
  CHECK(table.rules().seat_name(0) == "red");
  // Nobody enters a lake, nobody crosses one.
  const Game lake({}, game({"Mb5", "Ac4", "Ae6"}));
  CHECK(moves_from(lake, "b5") == "b5-a5 b5-b4 b5-b6 ");
  CHECK_FALSE(lake.can("c4-c7"));
  CHECK(moves_from(lake, "e6") == "e6-e1 e6-e10 e6-e2 e6-e3 e6-e4 e6-e5 e6-e7 e6-e8 e6-e9 e6-f6 ");
}

TEST_CASE("T1.2: twelve kinds, forty pieces") {
  Game table;
  // All kinds can be placed first, and as often as the set has them.
  CHECK(table.moves("red") == std::vector<std::string>{"A@a1", "B@a1", "C@a1", "F@a1", "G@a1", "J@a1", "K@a1",
                                                       "L@a1", "M@a1", "N@a1", "S@a1", "T@a1"});
  table.play("red", "M@a1");
  CHECK_FALSE(table.can("M@b1"));
  for (const char* field : {"b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1"})
    table.play("red", std::string("A@") + field);
  CHECK_FALSE(table.can("A@j1"));
  CHECK(table.moves("red").size() == 10);
}

TEST_CASE("T2.1: one field along a row or column, the scout any number, bomb and flag never") {
  const Game table({}, game({"Me3", "Bb2", "Ag2", "Lg4"}));
  CHECK(moves_from(table, "e3") == "e3-d3 e3-e2 e3-e4 e3-f3 ");
  CHECK(moves_from(table, "b2").empty());
  CHECK(moves_from(table, "j1").empty());
  CHECK(moves_from(table, "g2") == "g2-c2 g2-d2 g2-e2 g2-f2 g2-g1 g2-g3 g2-h2 g2-i2 g2-j2 ");
}

TEST_CASE("T2.2: moving onto an enemy attacks it, a scout also from afar") {
  const std::vector<std::string> pieces{"Ab2", "lb8", "kc2", "Me2"};
  CHECK(moves_from(Game({}, game(pieces)), "b2") == "b2-a2 b2-b1 b2-b3 b2-b4 b2-b5 b2-b6 b2-b7 b2xb8 b2xc2 ");
  slow::Options options;
  options.scout_charge = false;
  CHECK(moves_from(Game(options, game(pieces)), "b2") == "b2-a2 b2-b1 b2-b3 b2-b4 b2-b5 b2-b6 b2-b7 b2xc2 ");
}

TEST_CASE("T2.3: the higher rank stays, equal ranks both leave; spy, bomb and flag") {
  const auto after = [](const std::string& piece) {
    return board(piece.empty() ? std::vector<std::string>{"Fj1", "Nj3", "fj10", "nj8"}
                               : std::vector<std::string>{"Fj1", "Nj3", "fj10", "nj8", piece + "a5"});
  };
  const std::string ranks = "MGCJKLTNAS";  // the highest first
  for (std::size_t i = 0; i < ranks.size(); ++i)
    for (std::size_t k = 0; k < ranks.size(); ++k) {
      const std::string attacker(1, ranks[i]), defender(1, static_cast<char>(ranks[k] - 'A' + 'a'));
      INFO(attacker << " attacks " << defender);
      const bool spy = attacker == "S" && defender == "m";
      const std::string wanted = i == k           ? after("")
                                 : (i < k || spy) ? after(attacker + "'!")
                                                  : after(defender + "!");
      CHECK(attack(attacker, defender) == wanted);
    }
  for (const char attacker : ranks) {
    INFO(attacker);
    CHECK(attack({attacker}, "b") == (attacker == 'N' ? after("N'!") : after("b!")));
  }
  // A defending spy falls to the marshal; a winning defender stays put and has not moved.
  CHECK(attack("M", "s") == after("M'!"));
  CHECK(attack("K", "g") == after("g!"));
  // The flag falls to anybody.
  Game flag({}, game({"Si10"}));
  flag.play("i10xj10");
  CHECK(flag.result() == "red flag_taken");
}

TEST_CASE("T5.1: taking the flag wins; who can't move loses; if neither can it is a draw") {
  Game flag({}, board({"Fa1", "Mi10", "fj10", "kc3"}) + " r - - 199");
  flag.play("i10xj10");
  CHECK(flag.result() == "red flag_taken");
  CHECK(flag.moves().empty());

  Game blocked({}, board({"Fa1", "Mc4", "fj10", "kc3"}) + " r - - 0");
  blocked.play("c4xc3");
  CHECK(blocked.result() == "red no_moves");

  // By 3.3 alone: Blue's only piece can only go where it may not, beside its own bombs.
  Game counted({},
               board({"Fa1", "Me3", "fj10", "bi10", "bi9", "bh8", "ki8", "bj7", "bi7"}) + " r - i8/i8j8:5 0");
  counted.play("e3-e4");
  CHECK(counted.result() == "red no_moves");

  Game both({}, board({"Fa1", "Kc4", "fj10", "kc3"}) + " r - - 0");
  both.play("c4xc3");
  CHECK(both.result() == "draw both_blocked");
  // The other player is judged by its own memory: its only way is forbidden too.
  CHECK(Game({}, board({"Fa1", "Ba2", "Bb2", "Nb1", "Bc2", "fj10"}) + " b b1/b1c1:5 - 0").result() ==
        "draw both_blocked");
  CHECK(Game({}, board({"Fa1", "Ba2", "Bb2", "Nb1", "Bc2", "fj10"}) + " b b1/b1c1:4 - 0").result() ==
        "red no_moves");
  // A finished game can be read.
  CHECK(Game({}, board({"Fa1", "Me3", "kj3"}) + " b - - 0").result() == "red flag_taken");
}

TEST_CASE("T5.2: too many moves without an attack make a draw") {
  Game table({}, game({"Ma4", "kg7"}, "r - - 198"));
  table.play("a4-a5");
  CHECK(table.result().empty());
  CHECK(table.field(4) == "199");
  table.play("g7-f7");
  CHECK(table.result() == "draw quiet_limit");
  CHECK(Game({}, game({"Ma4", "kg7"}, "r - - 300")).result() == "draw quiet_limit");
  // An attack begins anew.
  Game attacked({}, game({"Ma4", "ka5"}, "r - - 199"));
  attacked.play("a4xa5");
  CHECK(attacked.field(4) == "0");
  CHECK(attacked.result().empty());
  CHECK(Game(with_quiet_limit(3), game({"Ma4"}, "r - - 3")).result() == "draw quiet_limit");
  CHECK(Game(with_quiet_limit(0), game({"Ma4"}, "r - - 5000")).result().empty());
}

TEST_CASE("T5.3: flag first, then no moves, then quiet moves") {
  Game flag({}, board({"Fa1", "Mi10", "fj10"}) + " r - - 199");
  flag.play("i10xj10");
  CHECK(flag.result() == "red flag_taken");
  CHECK(Game({}, board({"Fa1", "Mi10", "fj10"}) + " b - - 200").result() == "red no_moves");
  CHECK(Game({}, board({"Fa1", "fj10"}) + " b - - 200").result() == "draw both_blocked");
  CHECK(Game({}, board({"Fa1", "Ma5", "fj10", "mj5"}) + " b - - 200").result() == "draw quiet_limit");
}

TEST_CASE("T6.1: sets, sizes, rows and lakes") {
  const auto count = [](const under_test::Settings& settings) {
    const Game game(settings);
    return game.moves("red").size();
  };
  CHECK(count({{"set", "classic"}}) == 12);
  CHECK(count({{"set", "barrage"}}) == 8);  // M G N A S B F and an empty field
  CHECK(count({{"set", "duel"}}) == 8);
  CHECK(count({{"pieces.F", "1"}, {"pieces.M", "2"}}) == 3);
  CHECK(count({{"pieces", "{F: 1, M: 1}"}, {"rows", "1"}, {"size", "8"}}) == 3);
  CHECK(under_test::game_with({{"size", "12"}}).field(0) == "12/12/12/12/12/12/12/12/12/12/12/12");
  CHECK(under_test::game_with({{"lakes", "[]"}}).field(0) == "10/10/10/10/10/10/10/10/10/10");
  CHECK(under_test::game_with({{"lakes", "[a1, e5]"}, {"set", "duel"}}).moves("red").front() == "-@b1");
  CHECK(under_test::game_with({{"size", "8"}, {"set", "duel"}, {"lakes", "[d4]"}}).field(0) ==
        "8/8/8/8/3#4/8/8/8");

  const auto refused = [](const under_test::Settings& settings) {
    const auto rules = under_test::create(settings);
    return rules ? std::string() : rules.error();
  };
  CHECK(refused({{"pieces.M", "1"}}).find("pieces.F") != std::string::npos);
  CHECK(refused({{"pieces.F", "2"}}).find("exactly one") != std::string::npos);
  CHECK(refused({{"size", "8"}}).find("40 pieces") != std::string::npos);
  CHECK(refused({{"rows", "3"}}).find("rows") != std::string::npos);
  CHECK(refused({{"lakes", "[k1]"}}).find("k1") != std::string::npos);
  CHECK(refused({{"lakes", "[a1]"}}).find("lakes") != std::string::npos);  // 39 fields for 40 pieces
  CHECK(refused({{"more_field", "on"}, {"quiet_limit", "0"}}).find("quiet_limit") != std::string::npos);
  CHECK(refused({{"more_field", "on"}, {"quiet_limit", "1001"}}).find("1000") != std::string::npos);
  CHECK(refused({{"more_field", "on"}, {"quiet_limit", "1000"}}).empty());
}
