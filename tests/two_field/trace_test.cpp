// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which numbered rules a move uses.
#include "boards.hpp"
#include "tests/support/rules_fired.hpp"

namespace {

const std::string kGame = "two_field";

std::string used(const std::string& position, const std::string& move,
                 const std::vector<std::string>& settings = {}) {
  return fired::by(fired::rules_of(kGame, settings), position, move);
}

}  // namespace

TEST_CASE("rules used by chosen moves") {
  CHECK(used("", "M@a1") == "T1.4");
  CHECK(used(boards::game({"Ma4"}), "a4-a5") == "T2.1 T3.1");
  CHECK(used(boards::game({"Ma4"}), "a4-a5", {"limit=0"}) == "T2.1");
  CHECK(used(boards::game({"Ma4", "ka5"}), "a4xa5") == "T1.3 T2.1 T2.2 T2.3 T3.1");
  const std::string memory = "r a4/a4a5:4 - 0", last = "r a4/a4a5:5 - 0";
  CHECK(used(boards::game({"Ma4"}, memory), "a4-a5") == "T2.1 T3.1 T3.2");
  // Whatever is played, a4-a5 has been taken away.
  CHECK(used(boards::game({"Ma4"}, last), "a4-a3") == "T2.1 T3.1 T3.2 T3.3");
  CHECK(used(boards::game({"Ma4"}, last), "j3-j4") == "T2.1 T3.1 T3.3");
}

TEST_CASE("rules used at the end") {
  CHECK(used(boards::board({"Fa1", "Mi10", "fj10"}) + " r - - 3", "i10xj10") ==
        "T1.3 T2.1 T2.2 T2.3 T3.1 T5.1");
  CHECK(used(boards::board({"Fa1", "Ma5", "fj10"}) + " r - - 3", "a5-a6") == "T2.1 T3.1 T5.1");
  CHECK(used(boards::board({"Fa1", "Ma5", "fj10"}) + " r - - 199", "a5-a6") == "T2.1 T3.1 T5.1 T5.3");
  CHECK(used(boards::game({"Ma5"}, "r - - 199"), "a5-a6") == "T2.1 T3.1 T5.2");
}

TEST_CASE("rules used in a chase") {
  const auto rules = fired::rules_of(kGame, {"pieces.F=1", "pieces.M=2", "pieces.K=2", "pieces.N=1", "size=8",
                                             "rows=2", "lakes=[d4]", "more_field=on", "limit=0"});
  const std::string board = boards::board({"Mb3", "kd3", "Fh1", "Na1", "fh8", "na8"}, 8, {"d4"}) + " r - - 0";
  auto position = rules->read_position(board);
  REQUIRE(position);
  CHECK(fired::by(*position, "b3-c3") == "T2.1");  // a threat, not yet a chase
  CHECK(fired::by(*position, "d3-e3") == "T2.1");
  for (const char* round : {"c3-d3", "e3-e4", "d3-e3", "e4-e5", "e3-e4", "e5-d5", "e4-e5", "d5-c5", "e5-d5",
                            "c5-c4", "d5-c5", "c4-c3", "c5-c4", "c3-d3"}) {
    const bool red = position->on_turn(0);
    CHECK(fired::by(*position, round) == (red ? "T2.1 T4.1" : "T2.1"));
  }
  // c4-c3 would bring the first arrangement back.
  CHECK(fired::by(*position, "c4-b4") == "T2.1 T4.2");
}

TEST_CASE("every rule that can be reported is used in random games") {
  fired::all_in_rules(kGame);
  fired::Tally tally;
  for (const auto& variant : fired::variants_of(kGame))
    fired::play_randomly(fired::rules_of(variant), 40, 5, tally);
  CHECK(tally.plies > 10000);
  // Chosen above, because random players don't come to them: a chase goes on only as long as one side follows
  // and the other evades, and no move left together with too many quiet ones is a coincidence.
  CHECK(fired::never(tally) == fired::Numbers{"T4.2", "T5.3"});
}
