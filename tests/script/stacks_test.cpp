// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pieces on each other, triangles of hexagons and graphs: what scripts say of them, what is read and written, and what
// is refused.
#include <fstream>
#include <sstream>

#include "plugins/host/leaves.hpp"
#include "tests/script/support.hpp"

namespace boardwright {
namespace {

std::shared_ptr<const Rules> rules_of_sample(const std::string& name) {
  const auto library = Library::load(sample(name));
  if (!library) FAIL(library.error());
  auto rules = (*library)->create((*library)->games().front().id);
  if (!rules) FAIL(rules.error());
  return *rules;
}

std::string text_of_sample(const std::string& name) {
  std::ifstream in(sample(name));
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void play_text(Position& position, const std::string& text) {
  const Seat seat = position.seats_on_turn().front();
  const auto move = position.read_move(seat, text);
  INFO(text);
  REQUIRE(move);
  REQUIRE(position.play(seat, *move));
}

/// What opening the sample says when its board and start are these.
std::string said_of_start(const std::string& start) {
  return problem_of(replaced(text_of_sample("climb"),
                             "  for f = 1, board.n do p.cell[f]:push(f % 2 == 1 and 1 or 2) end",
                             "  " + start));
}

}  // namespace

TEST_CASE("stacks have the leaves that are counted by hand", "[script]") {
  // Men on the two corners of White have two neighbours, the one in the middle three; each goes over or under.
  CHECK(count_leaves(rules_of_sample("climb")->start(), 1) == 14);
  // a1 onto b1 leaves Black 3 ways, under b1 5, onto a2 4, under a2 5: 17; c1 the same; b2 onto a2 or c2 3, under
  // them 4, onto b1 2, under b1 4: 20. Each over and under.
  CHECK(count_leaves(rules_of_sample("climb")->start(), 2) == 2 * (17 + 17 + 20));
}

TEST_CASE("what lies on each other is written from the bottom, and read again", "[script]") {
  const auto rules = rules_of_sample("climb");
  Position position = rules->start();
  CHECK(position.text() == "bwb/wbw white");
  play_text(position, "a1-b1");
  CHECK(position.text() == "bwb/.(bw)w black");
  play_text(position, "c2-c1-under");
  CHECK(position.text() == "bw./.(bw)(bw) white");
  play_text(position, "c1-b1");
  CHECK(position.text() == "bw./.(bwbw). black");
  const auto again = rules->read_position(position.text());
  REQUIRE(again);
  CHECK(*again == position);
  CHECK(again->key() == position.key());
  const auto pile = rules->read_position("b../(w*3b*2).. black");
  REQUIRE(pile);
  CHECK(pile->text() == "b../(w*3b*2).. black");
}

TEST_CASE("a stack's picture comes from the bottom, equal ones together", "[script]") {
  const auto rules = rules_of_sample("climb");
  const bw_shape& shape = *rules->geometry();
  CHECK(shape.columns == 3);
  CHECK(shape.rows == 2);
  CHECK(shape.max_items == 6);
  for (std::uint32_t field = 0; field < shape.field_count; ++field) CHECK(shape.fields[field].holds == 6);
  const auto position = rules->read_position("b../(w*3bw).. black");
  REQUIRE(position);
  std::string told;
  for (const bw_item& item : position->picture(0))
    told += std::to_string(item.place) + ":" + std::to_string(item.count) + shape.kinds[item.kind].sign + " ";
  CHECK(told == "0:3w 0:1b 0:1w 3:1b ");
}

TEST_CASE("a text of stacks that can't be is refused with a sentence", "[script]") {
  const auto rules = rules_of_sample("climb");
  const auto says = [&](const char* text) {
    const auto read = rules->read_position(text);
    return read ? std::string() : read.error();
  };
  CHECK(says("b../.w*7. black") == "b1 holds 1 to 6 pieces, or .");
  CHECK(says("b../.w*0. black") == "b1 holds 1 to 6 pieces, or .");
  CHECK(says("b../.w*99999999999999999999. black") == "b1 holds 1 to 6 pieces, or .");
  CHECK(says("b../.(wb black") == "the stack on b1 ends with )");
  CHECK(says("b../.(wx). black") == "there is no piece with the sign 'x' (b1)");
  CHECK(says("b../.(). black") == "there is no piece with the sign ')' (b1)");
  CHECK(says("b../.(w). black") == "this position is written as 'b../.w. black'");
  CHECK(says("b../.(ww). black") == "this position is written as 'b../.w*2. black'");
  CHECK(says("w*6../w*2.. black") == "the board holds at most 6 pieces");
  CHECK(says("b../.(w*4b black") == "the stack on b1 ends with )");
}

TEST_CASE("what a script does to a stack that can't be is told", "[script]") {
  using Catch::Contains;
  CHECK(said_of_start(
            "p.cell[1]:push(2) p.cell[2]:push(1) p.cell[1]:push(1) for i = 1, 3 do p.cell[1]:push(p.cell[2]) "
            "p.cell[4]:push(2) end")
            .empty());
  CHECK_THAT(said_of_start("p.cell[1]:push(3)"),
             Contains("a kind from 1 to 2 or a stack belongs here, not 3"));
  CHECK_THAT(said_of_start("for i = 1, 7 do p.cell[1]:push(1) end"),
             Contains("at most 6 pieces lie on each other"));
  CHECK_THAT(said_of_start("p.cell[1]:pull()"), Contains("nothing lies here that could be pulled off"));
  CHECK_THAT(said_of_start("p.cell[1]:push(p.cell[1])"), Contains("a stack can't be put onto itself"));
  CHECK_THAT(said_of_start("p.cell[1].push(1)"),
             Contains("push is a word of stacks: p.cell[f]:push(…), with a colon"));
  CHECK_THAT(said_of_start("p.cell[1]:pop()"), Contains("a stack has no 'pop'"));
  CHECK_THAT(said_of_start("p.cell[1][3] = 1"), Contains("a stack has no place '3'"));
  CHECK_THAT(said_of_start("p.cell[1][1] = 9"),
             Contains("p.cell[1][1]: a whole number from 1 to 2 belongs here, not 9"));
  CHECK_THAT(said_of_start("p.cell[1] = 1"), Contains("p.cell[1] is a stack and stays it"));
  CHECK_THAT(said_of_start("p.cell[1], p.cell[2] = p.cell[2], p.cell[1]"),
             Contains("is a stack and stays it"));
  CHECK_THAT(said_of_start("p.cell[1]:push(1) p.cell[1]:push(1) p.cell[1][1] = nil"), Contains("gap"));
  CHECK_THAT(said_of_start("for f = 1, 2 do for i = 1, 4 do p.cell[f]:push(1) end end"),
             Contains("the board holds at most 6 pieces"));
}

TEST_CASE("where stacks don't belong is told", "[script]") {
  const std::string climb = text_of_sample("climb");
  CHECK(problem_of(replaced(climb, "stacks(6, 6)", "stacks(6, 5)")) ==
        "12: how many pieces the board holds at most is a whole number from 6 to 4096");
  CHECK(problem_of(replaced(climb, "stacks(6, 6)", "stacks(6, 6, \"tower\")")) ==
        "12: stacks are drawn as towers, or \"beside\": side by side");
  CHECK_THAT(problem_of(replaced(climb, "board = grid(3, 2)", "stacks(2)\nboard = grid(3, 2)")),
             Catch::Contains("stacks stand on the board, which is declared before them"));
  CHECK_THAT(problem_of(replaced(climb, "\"w\"", "\"*\"")),
             Catch::Contains("a sign is one letter, and none of ( ) *"));
}

TEST_CASE("a triangle of hexagons has steps and three edges", "[script]") {
  const auto rules = rules_of_sample("triangle");
  CHECK(rules->geometry()->field_count == 6);
  CHECK(rules->start().text() == "./../... white");
  CHECK(count_leaves(rules->start(), 2) == 6 * 5);
  // Nobody joins three edges with one stone but on a corner: of 6 * 5 * 4 * … only the first ends with none.
  Position position = rules->start();
  for (const char* move : {"a1", "a2", "b2"}) play_text(position, move);
  CHECK_FALSE(position.is_over());
  for (const char* move : {"b3", "c3"}) play_text(position, move);
  CHECK(position.is_over());  // a1, b2 and c3: the whole left edge
}

TEST_CASE("on a graph men go along its lines", "[script]") {
  const auto rules = rules_of_sample("roads");
  const bw_shape& shape = *rules->geometry();
  CHECK(shape.field_count == 5);
  CHECK(shape.line_count == 6);
  CHECK(shape.label_count == 1);
  CHECK(shape.fields[0].outline == BW_BARE_POINT);
  CHECK(shape.fields[3].outline == 0);
  CHECK(shape.fields[0].centre.y == 2500);
  CHECK(rules->start().text() == "w/../.b white");
  // roof goes left or right; the pond has the door alone; from left: right or, if Black isn't there, nothing else.
  CHECK(count_leaves(rules->start(), 1) == 2);
  CHECK(count_leaves(rules->start(), 2) == 2);
  CHECK(count_leaves(rules->start(), 3) == 2);
}

TEST_CASE("what is wrong with a graph is told", "[script]") {
  using Catch::Contains;
  const std::string roads = text_of_sample("roads");
  CHECK_THAT(problem_of(replaced(roads, "{ \"door\", \"pond\" }", "{ \"door\", \"lake\" }")),
             Contains("a line goes to 'lake', which is no field"));
  CHECK_THAT(problem_of(replaced(roads, "{ \"door\", \"pond\" }", "{ \"door\", \"left\" }")),
             Contains("'door' and 'left' are joined twice"));
  CHECK_THAT(problem_of(replaced(roads, "{ \"door\", \"pond\" }", "{ \"door\", \"door\" }")),
             Contains("'door' is joined with itself"));
  CHECK_THAT(
      problem_of(replaced(roads, "{ \"pond\", 3, 0, outline = 1 }", "{ \"pond\", 3, 0, outline = 2 }")),
      Contains("a field's outline is a whole number from 1 to 1"));
  CHECK_THAT(problem_of(replaced(roads, "{ \"pond\", 3, 0, outline = 1 }", "{ \"pond\", 3 }")),
             Contains("where a field lies is a number from -100 to 100"));
  CHECK_THAT(problem_of(replaced(roads, "{ \"pond\", 3, 0, outline = 1 }", "{ \"roof\", 3, 0 }")),
             Contains("two fields are called 'roof'"));
  CHECK_THAT(problem_of(replaced(roads, "labels =", "marks =")), Contains("no 'marks'"));
}

}  // namespace boardwright
