// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 3: fights.
#include <map>

#include "game_under_test.hpp"

using under_test::Game;

namespace {

const std::string kFight = "8b/9/9/9/4y4/3G5/9/9/B8 * d4xe5/b 0";

std::map<std::string, int> weights(const Game& game) {
  std::map<std::string, int> found;
  for (const auto& event : game.position().chance_events())
    found[game.position().move_text(BW_CHANCE, event.event)] = static_cast<int>(event.weight);
  return found;
}

/// The numbers that Blue's die shows, each as often as it is on the die.
std::map<int, int> blue_die(const Game& game) {
  std::map<int, int> found;
  for (const auto& [roll, weight] : weights(game)) found[std::stoi(roll.substr(5))] += weight;
  for (auto& [number, weight] : found) weight /= 6;
  return found;
}

std::string fight_of(char blue, char red) {
  std::string text = "8b/9/9/9/4?4/3!5/9/9/B8 * d4xe5/b 0";
  text[text.find('?')] = red;
  text[text.find('!')] = blue;
  return text;
}

}  // namespace

TEST_CASE("D3.1: the higher number wins and its head rises") {
  CHECK(Game({}, kFight).play("roll:6-5").text() == "8b/9/9/9/4R4/9/9/9/B8 r - 0");
  CHECK(Game({}, kFight).play("roll:1-2").text() == "8b/9/9/9/4y4/9/9/9/B8 r - 0");  // yellow stays yellow
  CHECK(Game({}, fight_of('B', 'b')).play("roll:2-1").text() == "8b/9/9/9/4G4/9/9/9/B8 r - 0");
  CHECK(Game({}, fight_of('R', 'b')).play("roll:6-5").text() == "8b/9/9/9/4Y4/9/9/9/B8 r - 0");
  CHECK(Game({}, fight_of('Y', 'g')).play("roll:2-3").text() == "8b/9/9/9/4r4/9/9/9/B8 r - 0");
  // Red attacks: Blue's die is still written first.
  CHECK(Game({}, "8b/9/9/9/4b4/3G5/9/9/B8 * e5xd4/r 0").play("roll:2-3").text() ==
        "8b/9/9/9/9/3g5/9/9/B8 b - 0");
}

TEST_CASE("D3.2: equal numbers lower both, and they roll again with other dice") {
  Game game({}, kFight);
  game.play("roll:2-2");
  CHECK(game.text() == "8b/9/9/9/4r4/3B5/9/9/B8 * d4xe5/b 0");
  CHECK(weights(game).count("roll:5-6") == 1);
  CHECK(weights(game).count("roll:6-2") == 0);  // no longer green against yellow
  game.play("roll:5-5");
  CHECK(game.text() == "8b/9/9/9/4g4/9/9/9/B8 r - 0");  // a blue pawn leaves
  CHECK(Game({}, fight_of('B', 'b')).play("roll:1-1").text() == "8b/9/9/9/9/9/9/9/B8 r - 0");
}

TEST_CASE("D3.3: who survives a tie does not rise, unless so agreed") {
  const std::string fight = fight_of('B', 'r');
  CHECK(Game({}, fight).play("roll:1-1").text() == "8b/9/9/9/4g4/9/9/9/B8 r - 0");
  slow::Options rises;
  rises.tie_survivor_rises = true;
  CHECK(Game(rises, fight).play("roll:1-1").text() == "8b/9/9/9/4r4/9/9/9/B8 r - 0");
  CHECK(Game(rises, fight_of('Y', 'b')).play("roll:2-2").text() == "8b/9/9/9/4Y4/9/9/9/B8 r - 0");
  CHECK(Game(rises, fight_of('B', 'b')).play("roll:1-1").text() == "8b/9/9/9/9/9/9/9/B8 r - 0");
}

TEST_CASE("D3.4: the attacker takes the field, the defender stays, or both fields are empty") {
  CHECK(Game({}, fight_of('G', 'g')).play("roll:4-1").text() == "8b/9/9/9/4R4/9/9/9/B8 r - 0");
  CHECK(Game({}, fight_of('G', 'g')).play("roll:1-4").text() == "8b/9/9/9/4r4/9/9/9/B8 r - 0");
  CHECK(Game({}, fight_of('B', 'b')).play("roll:3-3").text() == "8b/9/9/9/9/9/9/9/B8 r - 0");
  CHECK(Game({}, fight_of('Y', 'b')).play("roll:2-2").text() == "8b/9/9/9/4R4/9/9/9/B8 r - 0");
}

TEST_CASE("D3.5: equal pairs are one outcome, as heavy as they are many") {
  const Game game({}, fight_of('B', 'b'));
  const auto rolls = weights(game);
  CHECK(rolls.size() == 16);
  CHECK(rolls.at("roll:1-1") == 4);
  CHECK(rolls.at("roll:1-3") == 2);
  CHECK(rolls.at("roll:5-3") == 1);
  CHECK(game.leaves(1) == 16);
  for (const char blue : {'B', 'G', 'R', 'Y'})
    for (const char red : {'b', 'g', 'r', 'y'}) {
      int sum = 0;
      for (const auto& [roll, weight] : weights(Game({}, fight_of(blue, red)))) sum += weight;
      CHECK(sum == 36);
    }
}

TEST_CASE("D3.6: the dice") {
  using Die = std::map<int, int>;
  const auto dice = [](const std::string& preset) {
    slow::Options options;
    options.dice = preset;
    std::vector<Die> found;
    for (const char head : {'B', 'G', 'R', 'Y'})
      found.push_back(blue_die(Game(options, fight_of(head, 'b'))));
    return found;
  };
  CHECK(dice("dominant") == std::vector<Die>{{{1, 2}, {2, 2}, {3, 1}, {5, 1}},
                                             {{1, 1}, {2, 2}, {3, 1}, {4, 1}, {6, 1}},
                                             {{1, 1}, {3, 1}, {4, 1}, {5, 2}, {6, 1}},
                                             {{2, 1}, {4, 1}, {5, 2}, {6, 2}}});
  CHECK(dice("ladder") == std::vector<Die>{{{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}},
                                           {{2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {7, 1}},
                                           {{3, 1}, {4, 1}, {5, 1}, {6, 1}, {7, 1}, {8, 1}},
                                           {{4, 1}, {5, 1}, {6, 1}, {7, 1}, {8, 1}, {9, 1}}});
  CHECK(dice("staircase") == std::vector<Die>{{{1, 2}, {2, 2}, {3, 2}},
                                              {{2, 2}, {3, 2}, {4, 2}},
                                              {{3, 2}, {4, 2}, {5, 2}},
                                              {{4, 2}, {5, 2}, {6, 2}}});
}

TEST_CASE("D3.6: dice of one's own") {
  const auto rules = under_test::create({{"dice", "{blue: [9, 1, 99, 1, 9, 9], red: [7, 7, 7, 7, 7, 7]}"}});
  if (!rules) FAIL(rules.error());
  Game game(under_test::options_of(**rules), fight_of('B', 'r'));
  CHECK(weights(game) == std::map<std::string, int>{{"roll:1-7", 12}, {"roll:9-7", 18}, {"roll:99-7", 6}});
  CHECK(blue_die(Game(under_test::options_of(**rules), fight_of('G', 'r'))).size() == 5);  // the preset's
  game.play("roll:99-7");
  CHECK(game.text() == "8b/9/9/9/4G4/9/9/9/B8 r - 0");
  const auto refused = [](const char* dice) {
    const auto made = under_test::create({{"dice.green", dice}});
    return made ? "" : made.error();
  };
  CHECK(refused("[1, 2, 3]").find("expected 6") != std::string::npos);
  CHECK(refused("[1, 2, 3, 4, 5, 0]").find("dice.green") != std::string::npos);
  CHECK(refused("[1, 2, 3, 4, 5, 100]").find("99") != std::string::npos);
  CHECK(refused("[1, 2, 3, 4, 5, 99]").empty());
}

TEST_CASE("D3.7: heads never run out") {
  // 28 pawns, as many yellow heads, more than a quarter of the leaflet's 48.
  Game game({}, "y1y1y1y1y/1y1y1y1y1/y1y1y1y2/9/8r/7Y1/Y1Y1Y1Y2/1Y1Y1Y1Y1/Y1Y1Y1Y2 b - 0");
  game.play("h4xi5").play("roll:6-5");
  CHECK(game.text() == "y1y1y1y1y/1y1y1y1y1/y1y1y1y2/9/8Y/9/Y1Y1Y1Y2/1Y1Y1Y1Y1/Y1Y1Y1Y2 r - 0");
}
