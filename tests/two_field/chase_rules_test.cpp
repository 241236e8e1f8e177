// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 4: the more-field rule.
#include "boards.hpp"
#include "game_under_test.hpp"

namespace {

using under_test::Game;

/// A board of 8 by 8 with one lake field on d4, no two-field rule, unless it is asked for.
slow::Options chasing(bool on = true, int limit = 0) {
  slow::Options options;
  options.set = "classic";
  options.pieces = {{'F', 1}, {'M', 2}, {'K', 2}, {'N', 1}};
  options.size = 8;
  options.rows = 2;
  options.lakes = {{"d4"}};
  options.more_field = on;
  options.limit = limit;
  return options;
}

Game chase(const std::vector<std::string>& pieces, bool on = true, int limit = 0) {
  std::vector<std::string> all = pieces;
  for (const char* piece : {"Fh1", "Na1", "fh8", "na8"}) all.emplace_back(piece);
  return Game(chasing(on, limit), boards::board(all, 8, {"d4"}) + " r - - 0");
}

/// Round the lake d4, the marshal behind the captain.
const std::vector<std::pair<const char*, const char*>> kRound = {
    {"b3-c3", "d3-e3"},  // the marshal comes beside the captain on d3: the chase begins
    {"c3-d3", "e3-e4"}, {"d3-e3", "e4-e5"}, {"e3-e4", "e5-d5"}, {"e4-e5", "d5-c5"},
    {"e5-d5", "c5-c4"}, {"d5-c5", "c4-c3"}, {"c5-c4", "c3-d3"},
};

}  // namespace

TEST_CASE("T4.1: a chase begins with the first threatening move and goes on while the same piece evades") {
  // Round the lake once: until the arrangement comes back, nothing is forbidden.
  Game table = chase({"Mb3", "kd3"});
  for (const auto& [red, blue] : kRound) {
    INFO(red);
    CHECK(table.moves().size() > 2);
    CHECK(table.can(red));
    table.play(red).play(blue);
  }
  // c4-c3 brings back what stood after the first move: marshal c3, captain d3.
  CHECK_FALSE(table.can("c4-c3"));
  CHECK(table.why("c4-c3") == "T4.2 chase");
}

TEST_CASE("T4.1: a reply with another piece ends the chase, and so does a move that isn't chasing") {
  Game reply = chase({"Mb3", "kd3"});
  for (std::size_t i = 0; i + 1 < kRound.size(); ++i) reply.play(kRound[i].first).play(kRound[i].second);
  reply.play("c5-c4").play("a8-b8");  // not an evasion
  reply.play("c4-b4").play("c3-d3").play("b4-b3").play("b8-a8");
  CHECK(reply.can("b3-c3"));

  Game own = chase({"Mb3", "kd3"});
  for (const auto& [red, blue] : kRound) own.play(red).play(blue);
  own.play("c4-b4").play("a8-b8").play("b4-b3").play("b8-a8");
  CHECK(own.can("b3-c3"));
}

TEST_CASE("T4.2: the arrangement may not come back, except by going back to the field just left") {
  // To and fro: each time the marshal goes back to where it came from.
  Game table = chase({"Ma2", "ka3"});
  table.play("a2-b2").play("a8-b8").play("b2-a2");  // beside the captain: the chase begins
  table.play("a3-b3");
  for (int times = 0; times < 8; ++times) {
    INFO(times);
    CHECK(table.can("a2-b2"));
    table.play("a2-b2").play("b3-a3");
    CHECK(table.can("b2-a2"));
    table.play("b2-a2").play("a3-b3");
  }
  // Off by default, and with the parameter off.
  Game off = chase({"Mb3", "kd3"}, false);
  for (const auto& [red, blue] : kRound) off.play(red).play(blue);
  CHECK(off.can("c4-c3"));
}

TEST_CASE("T4.2: an attack is never forbidden, and pieces of a kind are told apart") {
  // The captain stops beside the lake: the marshal may take it.
  Game table = chase({"Mb3", "kd3"});
  for (const auto& [red, blue] : kRound) table.play(red).play(blue);
  CHECK_FALSE(table.can("c4-c3"));
  table.play("c4-b4").play("d3-c3").play("b4-b3").play("a8-b8");
  CHECK(table.can("b3xc3"));
}

TEST_CASE("T4.3: a position's text carries no chase, the key does") {
  Game table = chase({"Mb3", "kd3"});
  for (const auto& [red, blue] : kRound) table.play(red).play(blue);
  const auto read = table.rules().read_position(table.text());
  REQUIRE(read);
  CHECK(read->text() == table.text());
  CHECK(read->key() != table.position().key());
  CHECK_FALSE(table.can("c4-c3"));
  table.set(table.text());
  CHECK(table.can("c4-c3"));
  CHECK(table.rules().has(BW_TEXT_LOSES_HISTORY));
  CHECK_FALSE(Game().rules().has(BW_TEXT_LOSES_HISTORY));
}
