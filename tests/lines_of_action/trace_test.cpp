// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which numbered rules a move uses.
#include "tests/support/rules_fired.hpp"

namespace {

const std::string kGame = "lines_of_action";

std::string used(const std::string& position, const std::string& move,
                 const std::vector<std::string>& settings = {}) {
  return fired::by(fired::rules_of(kGame, settings), position, move);
}

}  // namespace

TEST_CASE("rules used by chosen moves") {
  CHECK(used("", "b1-b3") == "L2.1");
  CHECK(used("", "b1-h1") == "L2.1 L2.2");  // over five of its own
  CHECK(used("8/8/8/8/b2w1b2/8/w7/7w b", "a4xd4") == "L2.1 L2.2");
  CHECK(used("8/8/1b6/3b4/8/8/w7/4w3 b", "b6-c6") == "L2.1 L3.1");
  const std::string both = "8/w7/w7/4b3/3w4/8/3b4/8 b";
  CHECK(used(both, "d2xd4") == "L2.1 L2.2 L3.2");
  CHECK(used(both, "d2xd4", {"simultaneous=draw"}) == "L2.1 L2.2 L3.2");
  CHECK(used("8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb b", "pass") == "L3.4");
  const std::string blocks = "w1wbbb/bbwbb1/1bwwbb/bbb1bb/bbww1b/bbwbbb b";
  CHECK(used(blocks, "a1xa6", {"size=6", "no_moves=loss"}) == "L2.1 L2.2 L3.4");
}

TEST_CASE("rules that end a game, L3.3 among them, which the host applies") {
  const auto trace = fired::RuleTrace::of(fired::rules_of(kGame));
  REQUIRE(trace);
  const auto ending = [&](const char* reason) {
    return fired::text_of(fired::set_of(*trace, trace->ending(reason)));
  };
  CHECK(ending("connection") == "L3.1 L3.2");
  CHECK(ending("repetition") == "L3.3");
  CHECK(ending("no_moves") == "L3.4");
  CHECK(ending("both_blocked") == "L3.4");
  CHECK(ending("resignation").empty());
  const auto endless = fired::RuleTrace::of(fired::rules_of(kGame, {"repetition=0"}));
  CHECK_FALSE(fired::set_of(*endless, endless->possible()).contains("L3.3"));
}

TEST_CASE("every rule that can be reported is used in random games, but L3.3, which the host applies") {
  fired::all_in_rules(kGame);
  fired::Tally tally;
  for (const auto& variant : fired::variants_of(kGame))
    fired::play_randomly(fired::rules_of(variant), 500, 7, tally);
  // On the way from the start nobody is blocked; from here one side soon is.
  fired::play_randomly(
      fired::rules_of(kGame, {"size=6", "start=w1wbbb/bbwbb1/1bwwbb/bbb1bb/bbww1b/bbwbbb b"}), 100, 7, tally);
  CHECK(tally.plies > 10000);
  CHECK(fired::never(tally) == fired::Numbers{"L3.3"});
}
