// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 3: set-up, who sees what, and the dice.
#include <algorithm>

#include "legal.hpp"

using namespace militakiri_test;
using under_test::Game;

namespace {

const std::string kEmpty = "6/6/6/6/6/6/6/6/6/6/6/6 * 122/122 - m - 0";
const std::string kEmptyDouble = "12/12/12/12/12/12/12/12/12/12/12/12 * 244/244 - m - 0";

slow::Options with(bool double_board, const std::string& setup = "hidden", const std::string& spacing = "row",
                   const std::string& first = "dice") {
  slow::Options options;
  options.double_board = double_board;
  options.setup = setup;
  options.tower_spacing = spacing;
  options.first_player = first;
  return options;
}

/// Moves of one seat after some of its own and, for both generators, from the start.
void set_up_list(const slow::Options& options, const std::string& actor, const std::string& played,
                 const std::string& list) {
  INFO(actor << " after " << played);
  Game game(options);
  slow::Game slow(options);
  for (const auto& move : words_of(played)) {
    game.play(actor, move);
    slow.play(actor, move);
  }
  CHECK(game.moves(actor) == words_of(list));
  CHECK(slow.moves(actor) == words_of(list));
}

void set_up(Game& game, const std::string& actor, std::initializer_list<const char*> moves) {
  for (const char* move : moves) game.play(actor, move);
}

}  // namespace

TEST_CASE("M3.1: each tower has its row") {
  CHECK(Game().text() == kEmpty);
  Game game;
  set_up(game, "red", {"S@c1", "C@b2", "P@e3"});
  CHECK(game.text() == "6/6/6/6/6/6/6/6/6/4PT1/1CT4/2ST3 * 122/122 - m - 0");
  CHECK(game.moves("red").empty());
  CHECK(game.actors() == std::vector<std::string>{"blue"});
  set_up_list({}, "red", "", "S@a1..f1");
  set_up_list({}, "blue", "", "S@a12..f12");
  // A tower may stand before another one of another row: the single board has no rule about neighbours.
  for (const char* spacing : {"row", "orthogonal", "any"}) {
    Game any(with(false, "hidden", spacing));
    any.play("red", "S@c1");
    CHECK(any.moves("red") == words_of("C@a2..f2"));
    any.play("red", "C@c2");
    CHECK(any.moves("red") == words_of("P@a3..f3"));
  }
}

TEST_CASE("M3.2: two towers of a shape on the double board") {
  const slow::Options row = with(true);
  CHECK(Game(row).text() == kEmptyDouble);
  // The last field for a first tower is the one that leaves a field for the second.
  set_up_list(row, "red", "", "S@a1..j1");
  set_up_list(row, "red", "S@c1", "S@e1..l1");
  set_up_list(row, "blue", "S@j12", "S@l12");
  Game game(row);
  set_up(game, "red", {"S@c1", "S@h1"});
  CHECK(game.moves("red") == words_of("C@a2..j2"));
  game.play("red", "C@c2");
  CHECK(game.moves("red") == words_of("C@e2 C@g2 C@i2 C@k2"));
  game.play("red", "C@k2");
  CHECK(game.moves("red") == words_of("P@a3..j3"));
  game.play("red", "P@b3");
  CHECK(game.moves("red") == words_of("P@d3 P@f3 P@h3 P@j3 P@l3"));
}

TEST_CASE("M3.2: the parameter tower_spacing") {
  const slow::Options any = with(true, "hidden", "any"), orthogonal = with(true, "hidden", "orthogonal");
  set_up_list(any, "red", "", "S@a1..k1");
  set_up_list(any, "red", "S@c1", "S@d1..l1");
  set_up_list(orthogonal, "red", "", "S@a1..j1");
  set_up_list(orthogonal, "red", "S@c1", "S@e1..l1");
  Game game(orthogonal);
  set_up(game, "blue", {"S@c12", "S@l12"});
  // Not behind c12; j11 is left out, as its only second field, l11, is behind l12.
  CHECK(game.moves("blue") == words_of("C@a11 C@b11 C@d11..i11"));
  game.play("blue", "C@e11");
  CHECK(game.moves("blue") == words_of("C@g11 C@i11 C@k11"));
  game.play("blue", "C@k11");
  // Star towers are two rows away and don't matter. i10 would leave only k10, j10 leaves l10.
  CHECK(game.moves("blue") == words_of("P@a10..d10 P@f10..h10 P@j10"));
}

TEST_CASE("M3.3: pawns follow the towers") {
  Game game(with(false, "hidden", "row", "red"));
  set_up(game, "red", {"S@a1", "C@a2", "P@a3"});
  set_up(game, "blue", {"S@f12", "C@f11", "P@f10"});
  // M11.3: the example.
  const std::string example =
      "s1s1s1s1s1sT/p1c1p1c1p1cT/c1p1c1p1c1pT/6/6/6/6/6/6/PTC1P1C1P1C1/CTP1C1P1C1P1/STS1S1S1S1S1 r 122/122 - "
      "m - 0";
  CHECK(game.text() == example);
  legal(example, "a3-a4..a9 c3-c4 e3-e4 b3-a4 b3-c4 d3-c4 d3-e4 f3-e4");
}

TEST_CASE("M3.3: the two towers of a row agree on the double board") {
  Game game(with(true, "hidden", "row", "red"));
  set_up(game, "red", {"S@a1", "S@l1", "C@b2", "C@d2", "P@a3", "P@k3"});
  set_up(game, "blue", {"S@b12", "S@e12", "C@a11", "C@k11", "P@d10", "P@l10"});
  CHECK(game.text() ==
        "s1sTs1s1sTs1s1s1s1s1s1s1/cTp1c1p1c1p1c1p1c1p1cTp1/c1p1c1pTc1p1c1p1c1p1c1pT/12/12/12/12/12/12/"
        "PTC1P1C1P1C1P1C1P1C1PTC1/P1CTP1CTP1C1P1C1P1C1P1C1/STS1S1S1S1S1S1S1S1S1S1ST r 244/244 - m - 0");
}

TEST_CASE("M3.4: hidden, both may set up at any time") {
  Game game;
  CHECK(game.actors() == std::vector<std::string>{"red", "blue"});
  game.play("blue", "S@b12").play("blue", "C@b11");
  CHECK(game.actors() == std::vector<std::string>{"red", "blue"});
  game.play("blue", "P@b10");
  CHECK(game.actors() == std::vector<std::string>{"red"});
  set_up(game, "red", {"S@a1", "C@a2"});
  // Pawns only once both are done.
  CHECK(game.text() == "1sT4/1cT4/1pT4/6/6/6/6/6/6/6/CT5/ST5 * 122/122 - m - 0");
  game.play("red", "P@a3");
  CHECK(game.text() ==
        "s1sTs1s1s1s1/p1cTp1c1p1c1/c1pTc1p1c1p1/6/6/6/6/6/6/PTC1P1C1P1C1/CTP1C1P1C1P1/STS1S1S1S1S1 d 122/122 "
        "- m "
        "- 0");
}

TEST_CASE("M3.4: open, Red sets up first and Blue sees it") {
  Game game(with(false, "open"));
  CHECK(game.text() == kEmpty);
  CHECK(game.actors() == std::vector<std::string>{"red"});
  CHECK(game.moves("blue").empty());
  set_up(game, "red", {"S@a1", "C@a2", "P@a3"});
  CHECK(game.actors() == std::vector<std::string>{"blue"});
  CHECK(game.text() == "6/6/6/6/6/6/6/6/6/PT5/CT5/ST5 * 122/122 - m - 0");
  CHECK(game.position().view_text(1) == game.text());
}

TEST_CASE("M3.4: random, chance puts each tower") {
  for (const bool both : {false, true}) {
    const slow::Options options = with(both, "random");
    Game game(options);
    slow::Game slow(options);
    int events = 0;
    while (slow.turn() == '*') {
      CHECK(game.actors() == std::vector<std::string>{"chance"});
      const auto list = slow.moves("chance");
      CHECK(game.moves("chance") == list);
      if (!both)  // all fields of a row alike
        for (const auto& event : game.position().chance_events())
          CHECK(event.weight == game.position().chance_events().front().weight);
      game.play("chance", list.back());
      slow.play("chance", list.back());
      ++events;
    }
    CHECK(events == (both ? 12 : 6));
    CHECK(game.text() == slow.text());
  }
}

TEST_CASE("M3.5: both throw a die, equal throws are repeated") {
  const std::string board =
      "s1s1s1s1s1sT/p1c1p1c1p1cT/c1p1c1p1c1pT/6/6/6/6/6/6/PTC1P1C1P1C1/CTP1C1P1C1P1/STS1S1S1S1S1 ";
  const std::string rest = " 122/122 - m - 0";
  std::string all;
  for (char red = '1'; red <= '6'; ++red)
    for (char blue = '1'; blue <= '6'; ++blue) all += std::string("dice:") + red + "-" + blue + " ";
  legal(board + "d" + rest, all);
  for (const auto& throw_ : words_of(all)) {
    const char red = throw_[5], blue = throw_[7];
    const std::string turn = red == blue ? "d" : red > blue ? "r" : "b";
    CHECK(after(board + "d" + rest, throw_) == board + turn + rest);
  }
  const Game game({}, board + "d" + rest);
  CHECK(game.position().is_chance());
  for (const auto& event : game.position().chance_events())
    CHECK(event.weight == game.position().chance_events().front().weight);
  CHECK(game.position().move_text_for(BW_CHANCE, game.values("chance").front(), 0) == "dice:1-1");
}

TEST_CASE("M3.5: the parameter first_player") {
  for (const char* first : {"red", "blue"}) {
    Game game(with(false, "hidden", "row", first));
    set_up(game, "red", {"S@a1", "C@a2", "P@a3"});
    set_up(game, "blue", {"S@f12", "C@f11", "P@f10"});
    CHECK(game.actors() == std::vector<std::string>{first});
  }
}
