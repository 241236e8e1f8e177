// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which numbered rules a move or a roll uses.
#include "tests/support/rules_fired.hpp"

namespace {

const std::string kGame = "dice_checkers";

std::string used(const std::string& position, const std::string& move,
                 const std::vector<std::string>& settings = {}) {
  return fired::by(fired::rules_of(kGame, settings), position, move);
}

}  // namespace

TEST_CASE("rules used by chosen moves and rolls") {
  CHECK(used("8b/9/9/9/9/9/8Y/9/B8 b - 9", "i3-h4") == "D2.1");
  CHECK(used("8b/9/9/9/9/9/8Y/9/B8 b - 9", "a1-b2") == "D2.1 D6.3");  // only forward: progress
  CHECK(used("8b/1B7/9/9/9/9/9/9/B8 b - 9", "b8-a9") == "D2.1 D2.2 D6.3");
  const std::string fight = "8b/9/9/9/9/3b5/2B6/9/B8 b - 9";
  CHECK(used(fight, "c3xd4") == "D2.1 D2.3 D6.3");
  CHECK(used(fight, "c3xd4", {"obligation=must_attack"}) == "D2.1 D2.3 D2.5 D6.3");
  // Nothing but the fight could be played: the duty takes nothing away.
  CHECK(used("9/9/9/9/9/9/9/1b7/B8 b - 0", "a1xb2", {"obligation=must_attack"}) == "D2.1 D2.3 D6.3");
  CHECK(used("8b/9/9/9/4b4/9/2B6/9/B8 b - 9", "c3-d4xe5", {"encounter=adjacent"}) == "D2.1 D2.4 D6.3");

  const std::string dice = "8b/9/9/9/9/3b5/2B6/9/B8 * c3xd4/b 0";
  CHECK(used(dice, "roll:5-3") == "D3.1 D3.4 D3.5 D3.6");
  CHECK(used(dice, "roll:2-2") == "D3.2 D3.4 D3.5 D3.6");  // both blue pawns leave
  CHECK(used("8b/9/9/9/9/3g5/2B6/9/B8 * c3xd4/b 0", "roll:2-2") == "D3.2 D3.3 D3.4 D3.5 D3.6");
  CHECK(used("8b/9/9/9/9/3g5/2G6/9/B8 * c3xd4/b 0", "roll:2-2") == "D3.2 D3.5 D3.6");
  CHECK(used("9/9/9/9/9/3b5/2B6/9/9 * c3xd4/b 0", "roll:5-3") == "D3.1 D3.4 D3.5 D3.6 D6.1");
}

TEST_CASE("rules used in the marching game") {
  const std::vector<std::string> marching{"variant=marching"};
  CHECK(used("8b/9/9/9/9/9/2B6/9/B8 b - 9", "c3-d4", marching) == "D4.1 D6.3");
  CHECK(used("8b/9/9/9/9/9/2G6/9/B8 b - 9", "c3-e5", marching) == "D4.1 D4.2 D4.3");
  CHECK(used("8b/9/9/9/4b4/9/2G6/9/B8 b - 9", "c3xe5", marching) == "D2.3 D4.1 D4.2 D4.3 D4.4 D6.3");
}

TEST_CASE("rules used at the end") {
  const std::string text = "9/9/9/9/4Y4/9/9/1b1b1b1b1/y1y1y1y1y b - 99";
  CHECK(used(text, "e5-d6") == "D2.1 D6.2 D6.4");
  CHECK(used(text, "e5-d6", {"quiet_limit=0"}) == "D2.1 D6.2");
  CHECK(used("8y/9/9/9/4Y4/9/9/9/9 b - 99", "e5-d6") == "D2.1 D6.3");
}

TEST_CASE("D5.2 is used where it takes a move away") {
  const std::vector<std::string> on{"no_return_next_turn=on"};
  const std::string back = "8y/9/9/9/4Y4/9/9/9/9 b - 3 d4>e5/-";
  CHECK(used(back, "e5-d6", on) == "D2.1 D5.2");
  CHECK(used("8y/9/9/9/4Y4/9/9/9/9 b - 3 -/-", "e5-d6", on) == "D2.1");
}

TEST_CASE("every rule that can be reported is used in random games") {
  fired::all_in_rules(kGame);
  fired::Tally tally;
  for (const auto& variant : fired::variants_of(kGame))
    fired::play_randomly(fired::rules_of(variant), 100, 3, tally);
  // Draws by the quiet limit take long games, and a blocked player one that doesn't lose at once.
  fired::play_randomly(fired::rules_of(kGame, {"quiet_limit=3", "no_moves=pass"}), 3000, 3, tally);
  CHECK(tally.plies > 10000);
  // Both ends at once, quiet moves and no move left, are too rare: chosen above.
  CHECK(fired::never(tally) == fired::Numbers{"D6.4"});
}
