// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sets of fields: numbers on boards of up to 64 fields, values of C on larger ones, with the same words and operators.
#include "plugins/host/console.hpp"
#include "tests/script/support.hpp"

namespace boardwright {
namespace {

/// A game that is hardly one, on this board, and what its console answers.
class OnBoard {
 public:
  explicit OnBoard(const std::string& board)
      : file_(R"(game "Sets" {
  id = "sets", revision = 1, summary = "A board to ask on.",
  seats = { "white", "black" }, kinds = { { "white", "w", 1 }, { "black", "b", 2 } },
}
board = )" + board +
              R"(
function start(p) p.cell[1], p.cell[2], p.cell[board.n] = 1, 1, 2 end
function moves(p, seat, add) add(1) end
function play(p, seat, f) p.turn = 3 - seat end
)") {
    const auto library = file_.load();
    if (!library) FAIL(library.error());
    const auto rules = (*library)->create("sets");
    if (!rules) FAIL(rules.error());
    rules_ = *rules;
  }
  [[nodiscard]] std::string ask(const std::string& line) const {
    const auto answer = ask_console(rules_->start(), line);
    REQUIRE(answer.has_value());
    return *answer ? **answer : "! " + answer->error();
  }

 private:
  ScriptFile file_;
  std::shared_ptr<const Rules> rules_;
};

}  // namespace

TEST_CASE("sets of fields say the same on a small board and on a large one", "[script]") {
  for (const std::string side : {"8", "19"}) {
    INFO(side);
    const OnBoard board("grid(" + side + ", " + side + ")");
    const int all = std::stoi(side) * std::stoi(side);
    CHECK(board.ask("board.count(board.all), board.count(board.none)") == std::to_string(all) + "  0");
    CHECK(board.ask("board.names(board.set(board.field.c2, 1))") == "a1 c2");
    CHECK(board.ask("board.set({ 2, 1, 2 }) == board.set(1, 2), board.set() == board.none") == "true  true");
    CHECK(board.ask("board.has(board.set(5), 5), board.has(board.set(5), 6)") == "true  false");
    CHECK(board.ask("board.has(board.all, board.n), board.has(board.none, board.n)") == "true  false");
    CHECK(board.ask("local n = 0 for f in board.each(board.all) do n = n + f end return n") ==
          std::to_string(all * (all + 1) / 2));
    CHECK(board.ask("local n = 0 for f in board.each(board.none) do n = n + 1 end return n") == "0");
    CHECK(
        board.ask("local a, b = board.set(1, 2), board.set(2, 3) "
                  "return board.names(a & b), board.names(a | b), board.names(a ~ b), board.names(a & ~b)") ==
        "b1  a1 b1 c1  a1 c1  a1");
    CHECK(board.ask("board.count(board.all & ~board.set(1))") == std::to_string(all - 1));
    CHECK(board.ask("board.names(board.near(board.set(1)))") == "b1 a2 b2");
    CHECK(board.ask("board.names(board.near(board.set(1, 2)))") == "c1 a2 b2 c2");
    CHECK(board.ask("board.near(board.all) == board.none") == "true");
    CHECK(board.ask("board.names(board.group(board.set(1, 2, 4, 5), 1))") == "a1 b1");
    CHECK(board.ask("board.group(board.set(1, 2), 3) == board.none") == "true");
    CHECK(board.ask("board.connected(board.set(1, 2)), board.connected(board.set(1, 3)), "
                    "board.connected(board.none)") == "true  false  true");
    CHECK(board.ask("board.names(board.ray_set[board.field.b2].ne & board.ray_set[1].ne) == "
                    "board.names(board.ray_set[board.field.b2][2])") == "true");
    CHECK(board.ask("board.names(board.ray_set[board.field.c3].sw)") == "a1 b2");
    CHECK(board.ask("board.count(board.line_set[1][1]), board.count(board.line_set[1][4])") == side + "  1");
    CHECK(board.ask("board.names(board.around_set[1])") == "b1 a2 b2");
    // What stands there, and the words that take p.cell as before.
    CHECK(
        board.ask("board.where(p.cell, 1) | board.where(p.cell, 2) | board.where(p.cell, 0) == board.all") ==
        "true");
    CHECK(board.ask("local own = board.where(p.cell, p.cell[1]) return #board.group(p.cell, 1) == "
                    "board.count(board.group(own, 1))") == "true");
  }
}

TEST_CASE("sets of a small board are whole numbers, of a large one say how many they have", "[script]") {
  CHECK(OnBoard("grid(8, 8)").ask("board.set(1, 3)") == "5");
  CHECK(OnBoard("grid(9, 9)").ask("board.set(1, 3)") == "a set of 2 fields");
  CHECK(OnBoard("grid(8, 8)").ask("board.all == -1") == "true");
  CHECK(OnBoard("grid(9, 9)").ask("board.set(1) == 1") == "false");
}

TEST_CASE("what is no set is told", "[script]") {
  const OnBoard small("grid(6, 6)"), large("grid(9, 9)");
  const char* const no_set = "a set of fields belongs here";
  for (const OnBoard* board : {&small, &large}) {
    CHECK_THAT(board->ask("board.count(nil)"), Catch::Contains(no_set));
    CHECK_THAT(board->ask("board.count('x')"), Catch::Contains(no_set) && Catch::Contains("not x"));
    CHECK_THAT(board->ask("board.count(1.5)"), Catch::Contains(no_set));
    CHECK_THAT(board->ask("board.each({ 1 })"), Catch::Contains(no_set));
    CHECK_THAT(board->ask("board.set(0)"), Catch::Contains("a field's number, 1 to "));
    CHECK_THAT(board->ask("board.set(100)"), Catch::Contains("not 100"));
    CHECK_THAT(board->ask("board.set('a1')"), Catch::Contains("a field's number"));
    CHECK_THAT(board->ask("board.has(board.all, 1.5)"), Catch::Contains("a field's number"));
    CHECK_THAT(board->ask("board.line_sets"), Catch::Contains("board has no 'line_sets'"));
    CHECK_THAT(board->ask("board.ray_set[1].x"), Catch::Contains("board.ray_set[field] has no 'x'"));
    CHECK_THAT(board->ask("board.ray_set[1000]"), Catch::Contains("board.ray_set has no '1000'"));
    CHECK_THAT(board->ask("board.ray_set = 1"), Catch::Contains("can't be changed"));
  }
  CHECK_THAT(small.ask("board.count(~board.set(1))"), Catch::Contains("board.all & ~s"));
  CHECK_THAT(large.ask("board.set(1) & 1"), Catch::Contains(no_set));
  CHECK(large.ask("board.names(~(board.all & ~board.set(3)))") == "c1");
  CHECK_THAT(large.ask("board.set(1) + board.set(2)"), Catch::StartsWith("! "));
  CHECK_THAT(large.ask("p.cell[1] = board.set(1)"), Catch::Contains("p.cell[1]"));
}

TEST_CASE("sets on shapes go along their lines, and a board without ways has none", "[script]") {
  const OnBoard hexagons("hex_hexagon(5)"), graph(R"(graph { { "a", 0, 0 }, { "b", 1, 0 }, { "c", 2, 0 },
    outlines = { { { -0.5, -0.5 }, { 0.5, -0.5 }, { 0.5, 0.5 } } }, lines = { { "a", "b", "c" } } })");
  CHECK(hexagons.ask("board.count(board.all)") == "61");
  CHECK(hexagons.ask("board.count(board.near(board.set(31)))") == "6");
  CHECK(hexagons.ask("board.count(board.line_set[31][1])") == "9");
  CHECK(graph.ask("board.names(board.near(board.set(2)))") == "a c");
  CHECK(graph.ask("board.connected(board.set(1, 3)), board.connected(board.all)") == "false  true");
  CHECK_THAT(graph.ask("board.ray_set[1].n"), Catch::Contains("has no 'n'"));
}

TEST_CASE("sets without end stop at the limits of time and memory", "[script]") {
  const OnBoard large("grid(19, 19)");
  CHECK_THAT(large.ask("local s = board.none while true do s = s | board.set(1) end"),
             Catch::StartsWith("! "));
  CHECK_THAT(large.ask("local kept = {} while true do kept[#kept + 1] = board.near(board.set(1)) end"),
             Catch::StartsWith("! "));
}

}  // namespace boardwright
