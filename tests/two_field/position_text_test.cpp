// SPDX-License-Identifier: GPL-3.0-or-later
//
// T7.1 to T7.3: moves and positions as texts, and what is refused.
#include "boards.hpp"
#include "game_under_test.hpp"

namespace {

using boards::board;
using boards::game;
using under_test::Game;

const std::string kExample =
    "3f3b1t/2b4k2/1a'4s3/6m'3/2##2##2/2##2##2/3M'1n'4/A'3S5/2K4B2/F1B1C4T r a3/a3b3:4,b3c3:5 "
    "b8/b8c8:4,c8d8:4 7";
const std::string kBoard = kExample.substr(0, kExample.find(' '));

/// Refused with a sentence that has these words.
void refused(const std::string& text, const std::vector<std::string>& words,
             const slow::Options& options = {}) {
  const std::string error = Game(options).refusal(text);
  INFO(text << "\n" << error);
  CHECK_FALSE(error.empty());
  for (const auto& word : words) CHECK(error.find(word) != std::string::npos);
}
void accepted(const std::string& text, const slow::Options& options = {}) {
  Game table(options);
  INFO(text << "\n" << table.refusal(text));
  REQUIRE(table.refusal(text).empty());
  table.set(text);
  CHECK(table.text() == text);
}
bool reads(const Game& table, const std::string& move) {
  return table.position().read_move(0, move).has_value();
}

}  // namespace

TEST_CASE("T7.1: moves and attacks") {
  const Game table({}, game({"Ma4", "ka5"}));
  CHECK(reads(table, "a4-b4"));
  CHECK(reads(table, "a4xa5"));
  for (const char* wrong : {"a4-a5", "a4xb4", "A4-b4", "a4b4", "a4-b4 ", " a4-b4", "a4-b04", "a4-k4",
                            "a4-b11", "a4-", "-b4", "", "M@a1", "-@a1", "a4-b4-c4", "pass", "a4–b4"})
    CHECK_FALSE(reads(table, wrong));
}

TEST_CASE("T7.1: a set-up is exactly one sequence, row by row from the own edge, a first") {
  Game table = under_test::game_with({{"set", "duel"}});
  // Duel: 10 pieces on 40 fields; every field gets its move.
  CHECK(table.moves("red") ==
        std::vector<std::string>{"-@a1", "A@a1", "B@a1", "F@a1", "G@a1", "M@a1", "N@a1", "S@a1"});
  CHECK(table.moves("blue").front() == "-@a10");
  for (const char* wrong : {"M@b1", "K@a1", "m@a1", "M@a10", "Ma1", "a1-a2", "X@a1"})
    CHECK_FALSE(reads(table, wrong));
  for (int i = 0; i < 30; ++i) {
    CHECK(table.moves("red").front() == "-@" + slow::field_text({i % 10, i / 10}));
    table.play("red", table.moves("red").front());
    CHECK(table.moves("blue").front() == "-@" + slow::field_text({i % 10, 9 - i / 10}));
    table.play("blue", table.moves("blue").front());
  }
  // As many pieces as fields are left: none may stay empty any more.
  CHECK(table.moves("red") ==
        std::vector<std::string>{"A@a4", "B@a4", "F@a4", "G@a4", "M@a4", "N@a4", "S@a4"});
  for (const std::string actor : {"red", "blue"})
    while (table.text().find(" * ") != std::string::npos && !table.moves(actor).empty())
      table.play(actor, table.moves(actor).front());
  CHECK(table.actors() == std::vector<std::string>{"red"});
  CHECK(table.text() == "10/10/10/aabbfgmnns/2##2##2/2##2##2/AABBFGMNNS/10/10/10 r - - 0");
  // Trailing empty fields get their moves too.
  Game trailing = under_test::game_with({{"pieces", "{F: 1, M: 1}"}});
  trailing.play("red", "F@a1").play("red", "M@b1");
  CHECK(trailing.moves("red") == std::vector<std::string>{"-@c1"});
}

TEST_CASE("T7.2: the example of the rules text, and others that can stand") {
  accepted(kExample);
  accepted("10/10/10/10/2##2##2/2##2##2/10/10/10/10 * - - 0");
  accepted(kBoard + " b - - 999999999");
  accepted("fg8/10/10/10/2##2##2/2##2##2/10/10/10/FMA7 * - - 0");
  accepted(kBoard + " r - - 0");
  accepted(kBoard + " r a3/a2a3:1,a3a4:2,a3b3:3 - 0");
  accepted(board({"Fa1", "Ma4"}) + " b - - 0");  // a finished game
  accepted(board({"F!a1", "M'!a4", "f!a10", "k!a9"}) + " b - - 12");
  slow::Options duel;
  duel.set = "duel";
  accepted("f--7/10/10/10/2##2##2/2##2##2/10/10/10/-F-7 * - - 0", duel);
}

TEST_CASE("T7.3: the wrong number of fields, rows or columns") {
  refused("", {"5 fields"});
  refused(kBoard + " r - -", {"5 fields", "found 4"});
  refused(kExample + " 0", {"5 fields", "found 6"});
  refused(kBoard.substr(0, kBoard.rfind('/')) + " r - - 0", {"board", "row"});
  refused(kBoard + "/10 r - - 0", {"board", "10 rows"});
  refused("11" + kBoard.substr(kBoard.find('/')) + " r - - 0", {"board", "a10"});
  refused("9" + kBoard.substr(kBoard.find('/')) + " r - - 0", {"row 10", "9 columns"});
  refused("3f3b1t1" + kBoard.substr(kBoard.find('/')) + " r - - 0", {"row 10"});
  refused("3f3b01t" + kBoard.substr(kBoard.find('/')) + " r - - 0", {"board"});
  refused("12f3b1t" + kBoard.substr(kBoard.find('/')) + " r - - 0", {"board"});
}

TEST_CASE("T7.3: lakes, letters, marks") {
  const auto with_row = [](int row, const std::string& text) {
    std::string rows;
    for (int i = 10; i >= 1; --i)
      rows += (i == row           ? text
               : i == 6 || i == 5 ? "2##2##2"
               : i == 10          ? "f9"
               : i == 1           ? "F9"
                                  : "10") +
              (i > 1 ? "/" : "");
    return rows + " r - - 0";
  };
  refused(with_row(5, "10"), {"c5", "lake"});
  refused(with_row(5, "2M#2##2"), {"c5", "lake"});
  refused(with_row(4, "#9"), {"a4", "no lake"});
  refused(with_row(4, "Q9"), {"a4", "letter"});
  refused(with_row(4, "X9"), {"a4", "view"});
  refused(with_row(4, "x9"), {"a4", "view"});
  refused(with_row(4, "-9"), {"a4"});
  refused(with_row(4, "M!'9"), {"a4", "order"});
  refused(with_row(4, "M''9"), {"a4"});
  refused(with_row(4, "M!!9"), {"a4"});
  refused(with_row(4, "'M9"), {"a4"});
  refused(with_row(4, "B'9"), {"a4", "never moves"});
  refused(with_row(1, "F'9"), {"a1", "never moves"});
  refused(with_row(4, "MM8"), {"b4", "at most 1"});
  refused(with_row(4, "AAAAAAAAA1"), {"i4", "at most 8"});
  refused(with_row(4, "f9"), {"at most 1"});
  refused(board({"Ma4"}) + " r - - 0", {"no flag"});
  slow::Options barrage;
  barrage.set = "barrage";
  refused(with_row(4, "K9"), {"a4", "at most 0"}, barrage);
}

TEST_CASE("T7.3: on turn, memories and the counter") {
  refused(kBoard + " x - - 0", {"on turn", "r, b"});
  refused(kBoard + " rb - - 0", {"on turn"});
  for (const char* memory :
       {"a3", "a3/", "a3/a3b3", "a3/a3b3:", "a3/a3b3:0", "a3/a3b3:6", "a3/a3b3:05", "a3/b3a3:1", "a3/a3c3:1",
        "a3/a3a3:1", "a3/b5c5:1", "a3/a3b3:1,", "a3/a3b3:1,a3b3:2", "a3/b3c3:1,a3b3:1", "a3/a3b3:1,a3a4:1",
        "a3/a3b3:1;b3c3:1", "z9/a3b3:1", "--", "a3-"})
    refused(kBoard + " r " + memory + " - 0", {"Red's memory"});
  refused(kBoard + " r b3/a3b3:1 - 0", {"Red's memory", "b3"});   // nothing stands there
  refused(kBoard + " r b8/b8c8:1 - 0", {"Red's memory", "b8"});   // Blue's
  refused(kBoard + " r a1/a1b1:1 - 0", {"Red's memory", "a1"});   // the flag
  refused(kBoard + " r - c9/c9d9:1 0", {"Blue's memory", "c9"});  // a bomb
  slow::Options off;
  off.limit = 0;
  refused(kBoard + " r a3/a3b3:1 - 0", {"Red's memory", "limit is 0"}, off);
  for (const char* counter : {"-1", "01", "x", "1x", "1000000000", "+1", "1.0"})
    refused(kBoard + " r - - " + counter, {"counter"});
}

TEST_CASE("T7.3: during the set-up") {
  const auto set_up = [](const std::string& blue, const std::string& red,
                         const std::string& rest = "* - - 0") {
    return blue + "/10/10/10/2##2##2/2##2##2/10/10/10/" + red + " " + rest;
  };
  accepted(set_up("f9", "MF8"));
  refused(set_up("f9", "M'F8"), {"a1", "marks"});
  refused(set_up("f9", "M!F8"), {"a1", "marks"});
  refused(set_up("f9", "1M8"), {"b1", "field by field"});
  refused(set_up("f9", "M1F7"), {"c1", "field by field"});
  refused("F9/10/10/10/2##2##2/2##2##2/10/10/10/10 * - - 0", {"a10", "own rows"});
  refused("10/10/10/10/M1##2##2/2##2##2/10/10/10/10 * - - 0", {"a6", "own rows"});
  refused("10/10/10/10/-1##2##2/2##2##2/10/10/10/10 * - - 0", {"a6"});
  refused(set_up("f9", "-9"), {"fewer fields left empty"});  // 40 pieces on 40 fields
  refused(set_up("f9", "MF8", "* a1/a1a2:1 - 0"), {"Red's memory"});
  refused(set_up("f9", "MF8", "* - - 1"), {"counter"});
  slow::Options tiny;
  tiny.pieces = {{'F', 1}, {'M', 1}};
  tiny.size = 8;
  tiny.rows = 1;
  accepted("fm------/8/8/8/8/8/8/FM6 * - - 0", tiny);
  refused("fm------/8/8/8/8/8/8/FM------ * - - 0", {"both set-ups are complete"}, tiny);
}
