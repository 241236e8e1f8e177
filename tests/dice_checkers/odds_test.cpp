// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 8: the exact odds of whole fights, as fractions, from the plugin's own chance outcomes and as its
// preview of an attack tells them.
#include <numeric>

#include "game_under_test.hpp"

using under_test::argument;
using under_test::Game;

namespace {

struct Fraction {
  std::int64_t part;
  std::int64_t whole;
  friend bool operator==(const Fraction&, const Fraction&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Fraction& f) {
    return out << f.part << '/' << f.whole;
  }
};
Fraction reduced(std::int64_t part, std::int64_t whole) {
  const std::int64_t common = std::gcd(part, whole);
  return {part / common, whole / common};
}
std::string text_of(const Fraction& f) {
  return f.whole == 1 ? std::to_string(f.part) : std::to_string(f.part) + "/" + std::to_string(f.whole);
}

// Row and column: blue, green, red, yellow.
constexpr Fraction kWins[4][4] = {{{13, 36}, {5, 18}, {1, 6}, {1, 12}},
                                  {{13, 18}, {38, 81}, {25, 81}, {41, 216}},
                                  {{5, 6}, {56, 81}, {719, 1458}, {985, 2916}},
                                  {{11, 12}, {175, 216}, {1931, 2916}, {3268, 6561}}};
constexpr Fraction kNeither[4] = {{5, 18}, {5, 81}, {10, 729}, {25, 6561}};

std::string position(int attacker, int defender, bool fight) {
  std::string text = fight ? "8b/9/9/9/4?4/3!5/9/9/B8 * d4xe5/b 0" : "8b/9/9/9/4?4/3!5/9/9/B8 b - 0";
  text[text.find('?')] = "bgry"[defender];
  text[text.find('!')] = "BGRY"[attacker];
  return text;
}

struct Sums {
  std::int64_t win = 0, loss = 0, gone = 0;  // out of 36^4
};
constexpr std::int64_t kWhole = 36 * 36 * 36 * 36;

/// Follows every outcome to the fight's end.
void follow(const boardwright::Position& at, std::int64_t weight, Sums& sums) {
  for (const auto& event : at.chance_events()) {
    boardwright::Position next = at;
    REQUIRE(next.play(BW_CHANCE, event.event));
    const std::int64_t share = weight / 36 * event.weight;
    const std::string text = next.text(), field = text.substr(0, text.find(' '));
    if (next.is_chance()) {
      follow(next, share, sums);
      continue;
    }
    const std::string middle = field.substr(9, field.find('/', 9) - 9);  // the row of e5
    (middle == "9" ? sums.gone : middle[1] < 'a' ? sums.win : sums.loss) += share;
  }
}

}  // namespace

TEST_CASE("D3.1, D3.2: the exact chance that a pawn survives a whole fight alone") {
  for (int attacker = 0; attacker < 4; ++attacker)
    for (int defender = 0; defender < 4; ++defender) {
      INFO("levels " << attacker + 1 << " and " << defender + 1);
      const Game game({}, position(attacker, defender, true));
      Sums sums;
      follow(game.position(), kWhole, sums);
      CHECK(sums.win + sums.loss + sums.gone == kWhole);
      CHECK(reduced(sums.win, kWhole) == kWins[attacker][defender]);
      CHECK(reduced(sums.loss, kWhole) == kWins[defender][attacker]);
      CHECK(reduced(sums.gone, kWhole) == (attacker == defender ? kNeither[attacker] : Fraction{0, 1}));
    }
}

TEST_CASE("the preview of an attack tells the exact odds") {
  for (int attacker = 0; attacker < 4; ++attacker)
    for (int defender = 0; defender < 4; ++defender) {
      INFO("levels " << attacker + 1 << " and " << defender + 1);
      const Game game({}, position(attacker, defender, false));
      for (const auto& answer : {game.explanation("d4xe5"), game.explanation_of_clicks({"d4", "e5"})}) {
        REQUIRE(answer.legal);
        CHECK(answer.message == "odds");
        CHECK(argument(answer, "win") == text_of(kWins[attacker][defender]));
        CHECK(argument(answer, "loss") == text_of(kWins[defender][attacker]));
        CHECK(argument(answer, "gone") == (attacker == defender ? text_of(kNeither[attacker]) : "0"));
      }
    }
  const auto answer = Game({}, position(2, 2, false)).explanation("d4xe5");
  CHECK(argument(answer, "win_percent") == "49");
  CHECK(argument(answer, "loss_percent") == "49");
  CHECK(argument(answer, "gone_percent") == "1");
}

TEST_CASE("the odds follow the rules: other dice, yellow before a fight, who attacks") {
  slow::Options staircase;
  staircase.dice = "staircase";
  const auto sure = Game(staircase, position(3, 0, false)).explanation("d4xe5");
  CHECK(argument(sure, "win") == "1");
  CHECK(argument(sure, "loss") == "0");
  slow::Options adjacent;
  adjacent.encounter = "adjacent";
  const Game crowned(adjacent, "8b/1B1b5/9/9/9/9/9/9/9 b - 0");  // D2.4: yellow when it fights
  CHECK(argument(crowned.explanation("b8-c9xd8"), "win") == "11/12");
  CHECK(argument(crowned.explanation_of_clicks({"b8", "c9", "d8"}), "win") == "11/12");
  const Game red({}, "8b/9/9/9/4g4/3B5/9/9/B8 r - 0");
  CHECK(argument(red.explanation("e5xd4"), "win") == "13/18");
}
