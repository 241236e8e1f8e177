// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapters 4 and 5: the variant, and not going back.
#include <algorithm>

#include "game_under_test.hpp"

using under_test::argument;
using under_test::Game;
using under_test::marching;
using Texts = std::vector<std::string>;

namespace {

slow::Options no_return(const std::string& variant) {
  slow::Options options;
  options.variant = variant;
  options.no_return_next_turn = true;
  return options;
}

/// A lone pawn of Blue on e5 and where it can go.
Texts from_e5(const slow::Options& options, char head) {
  Texts fields;
  for (const auto& move : Game(options, "8b/9/9/9/4" + std::string(1, head) + "4/9/9/9/9 b - 0").moves())
    fields.push_back(move.substr(3));
  return fields;
}

}  // namespace

TEST_CASE("D4.1: as many fields as the head is worth, blue only forward") {
  for (const char* path : {"free", "one_way", "straight"})
    CHECK(from_e5(marching(path), 'B') == Texts{"d6", "f6"});
  CHECK(Game(marching(), "9/9/9/9/4b4/9/9/9/B8 r - 0").moves() == Texts{"e5-d4", "e5-f4"});
  CHECK(from_e5(marching("straight"), 'G') == Texts{"c3", "c7", "g3", "g7"});
  CHECK(from_e5(marching("straight"), 'R') == Texts{"b2", "b8", "h2", "h8"});
  CHECK(from_e5(marching("straight"), 'Y') == Texts{"a1", "a9", "i1", "i9"});
  CHECK(Game(marching("straight"), "9/9/9/9/4g4/9/9/9/B8 r - 0").moves() ==
        Texts{"e5-c3", "e5-c7", "e5-g3", "e5-g7"});
}

TEST_CASE("D4.2: the parameter path") {
  CHECK(from_e5(marching("one_way"), 'G') == Texts{"c3", "c7", "e3", "e7", "g3", "g7"});
  CHECK(from_e5(marching("free"), 'G') == Texts{"c3", "c5", "c7", "e3", "e7", "g3", "g5", "g7"});
  CHECK(from_e5(marching("one_way"), 'R') == Texts{"b2", "b8", "d2", "d8", "f2", "f8", "h2", "h8"});
  // Free, three steps: whatever is one or three columns and rows away and isn't reached only by going back.
  CHECK(from_e5(marching("free"), 'R') == Texts{"b2", "b4", "b6", "b8", "d2", "d4", "d6", "d8", "f2", "f4",
                                                "f6", "f8", "h2", "h4", "h6", "h8"});
  // Four steps: every field of the same colour of rows at most four away, but not the start.
  const Texts four = from_e5(marching("free"), 'Y');
  CHECK(four.size() == 24);
  CHECK(std::find(four.begin(), four.end(), "e5") == four.end());
}

TEST_CASE("D4.2: never straight back") {
  // Out of the corner there is one way, and all others would turn on the spot.
  CHECK(Game(marching(), "8b/9/9/9/9/9/9/1B7/G8 b - 0").moves_from("a1").empty());
  CHECK(Game(marching(), "8b/9/9/9/9/9/9/9/G8 b - 0").moves_from("a1") == Texts{"a1-a3", "a1-c1", "a1-c3"});
}

TEST_CASE("D4.3: pawns in the way") {
  // d6 and f6 hold an enemy and an own pawn: green can go only downwards.
  const std::string text = "8b/9/9/3b1B3/4G4/9/9/9/9 b - 0";
  CHECK(Game(marching("straight"), text).moves_from("e5") == Texts{"e5-c3", "e5-g3"});
  CHECK(Game(marching("one_way"), text).moves_from("e5") == Texts{"e5-c3", "e5-e3", "e5-g3"});
  // An enemy may stand on the last field, an own pawn may not.
  CHECK(Game(marching("straight"), "8b/9/2b3B2/9/4G4/9/9/9/9 b - 0").moves_from("e5") ==
        Texts{"e5-c3", "e5-g3", "e5xc7"});
  CHECK(Game(marching(), text).why("e5-e7") == "D4.3 path_blocked");
}

TEST_CASE("D4.4: fights and yellow heads as in the basic game") {
  Game game(marching(), "8b/9/2b6/9/4G4/9/9/9/9 b - 4");
  game.play("e5xc7");
  CHECK(game.text() == "8b/9/2b6/9/4G4/9/9/9/9 * e5xc7/b 0");
  CHECK(game.play("roll:6-5").text() == "8b/9/2R6/9/9/9/9/9/9 r - 0");
  CHECK(Game(marching(), "8b/9/2G6/9/9/9/9/9/9 b - 4").play("c7-a9").text() == "Y7b/9/9/9/9/9/9/9/9 r - 0");
  slow::Options adjacent = marching();
  adjacent.encounter = "adjacent";
  CHECK(Game(adjacent, "8b/9/9/1b7/9/9/4G4/9/9 b - 4").moves_from("e3") ==
        Texts{"e3-c1", "e3-c3", "e3-c5xb6", "e3-e1", "e3-e5", "e3-g1", "e3-g3", "e3-g5"});
}

TEST_CASE("D5.1: a pawn never ends where it stands") {
  for (const char* path : {"free", "one_way", "straight"})
    for (const char head : {'B', 'G', 'R', 'Y'}) {
      const Texts fields = from_e5(marching(path), head);
      CHECK(std::find(fields.begin(), fields.end(), "e5") == fields.end());
    }
  for (const char head : {'B', 'G', 'R', 'Y'}) {
    const Texts fields = from_e5({}, head);
    CHECK(std::find(fields.begin(), fields.end(), "e5") == fields.end());
  }
}

TEST_CASE("D5.2: the parameter no_return_next_turn") {
  const std::string start = "8b/9/9/9/4Y4/9/9/9/B8 b - 0";
  Game game(no_return("basic"), start + " -/-");
  game.play("e5-d6");
  CHECK(game.text() == "8b/9/9/3Y5/9/9/9/9/B8 r - 1 e5>d6/-");
  game.play("i9-h8");
  CHECK(game.text() == "9/7b1/9/3Y5/9/9/9/9/B8 b - 0 e5>d6/i9>h8");
  CHECK(game.moves_from("d6") == Texts{"d6-c5", "d6-c7", "d6-e7"});
  CHECK(game.why("d6-e5") == "D5.2 no_return");
  CHECK(argument(game.explanation("d6-e5"), "field") == "e5");
  // After another pawn's move it may.
  Game later = game;
  later.play("a1-b2").play("h8-g7");
  CHECK(later.moves_from("d6") == Texts{"d6-c5", "d6-c7", "d6-e5", "d6-e7"});
  // Without the parameter it may at once.
  Game free({}, start);
  free.play("e5-d6").play("i9-h8");
  CHECK(free.moves_from("d6").size() == 4);
}

TEST_CASE("D5.2: not by attack either, but passing over the field is allowed") {
  Game attack(no_return("basic"), "8b/9/9/3Y5/4b4/9/9/9/B8 b - 0 e5>d6/f6>e5");
  CHECK(attack.moves_from("d6") == Texts{"d6-c5", "d6-c7", "d6-e7"});
  Game pass(no_return("marching"), "8b/9/9/9/9/3G5/9/1b7/B8 b - 0 c3>d4/-");
  CHECK(pass.moves_from("d4") ==
        Texts{"d4-b4", "d4-b6", "d4-d2", "d4-d6", "d4-f2", "d4-f4", "d4-f6", "d4xb2"});
}

TEST_CASE("D5.2: what is remembered after fights") {
  const std::string start = "8b/9/9/9/4y4/3Y5/9/9/B8 b - 0 -/f6>e5";
  Game game(no_return("basic"), start);
  game.play("d4xe5");
  CHECK(game.text() == "8b/9/9/9/4y4/3Y5/9/9/B8 * d4xe5/b 0 -/f6>e5");
  Game won = game, lost = game;
  CHECK(won.play("roll:6-5").text() == "8b/9/9/9/4Y4/9/9/9/B8 r - 0 d4>e5/-");
  won.play("i9-h8");
  CHECK(won.why("e5-d4") == "D5.2 no_return");
  CHECK(lost.play("roll:5-6").text() == "8b/9/9/9/4y4/9/9/9/B8 r - 0 -/f6>e5");
  // With adjacent the move goes on to the enemy's field, and an enemy on the forbidden field can't be fought.
  slow::Options adjacent = no_return("basic");
  adjacent.encounter = "adjacent";
  Game side(adjacent, "8b/9/9/5y3/9/3Y5/9/9/B8 b - 0 -/-");
  side.play("d4-e5xf6");
  CHECK(side.text() == "8b/9/9/5y3/4Y4/9/9/9/B8 * e5xf6/b 0 d4>e5/-");
  CHECK(side.play("roll:6-5").text() == "8b/9/9/5Y3/9/9/9/9/B8 r - 0 d4>f6/-");
  const Game back(adjacent, "8b/9/9/9/4y4/9/2Y6/9/B8 b - 0 e5>c3/-");
  CHECK(back.moves_from("c3") == Texts{"c3-b2", "c3-b4", "c3-d2"});
  CHECK(back.why("c3-d4xe5") == "D5.2 no_return");
}

TEST_CASE("D5.2: after a pass the pawn may return") {
  slow::Options options = no_return("basic");
  options.no_moves = "pass";
  Game game(options, "Y8/1r7/9/9/9/9/9/9/8y b - 0 b8>a9/-");
  CHECK(game.moves() == Texts{"pass"});  // it could only go back, by attack
  game.play("pass");
  CHECK(game.text() == "Y8/1r7/9/9/9/9/9/9/8y r - 1 -/-");
}
