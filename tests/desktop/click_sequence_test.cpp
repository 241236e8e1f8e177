// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/click_sequence.hpp"

#include <catch2/catch.hpp>

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

using Step = ClickSequence::Step;

ClickSequence with(std::vector<LegalMove> moves) {
  ClickSequence clicks;
  clicks.set_moves(std::move(moves));
  return clicks;
}

}  // namespace

TEST_CASE("two clicks choose a move") {
  auto clicks = with({{"a-b", {0, 1}}, {"a-c", {0, 2}}, {"d-b", {3, 1}}});
  CHECK(clicks.begins_at(0));
  CHECK_FALSE(clicks.begins_at(1));
  CHECK(clicks.click(0).step == Step::kGoesOn);
  CHECK(clicks.targets() == std::vector<std::uint32_t>{1, 2});
  const auto chosen = clicks.click(2);
  CHECK(chosen.step == Step::kComplete);
  CHECK(chosen.move == "a-c");
  CHECK(clicks.clicks().empty());
}

TEST_CASE("one click is enough for a move of one click") {
  auto clicks = with({{"T@a", {0}}, {"T@b", {1}}});
  CHECK(clicks.click(1).move == "T@b");
}

TEST_CASE("another piece may be chosen instead, and the same one let go") {
  auto clicks = with({{"a-b", {0, 1}}, {"d-b", {3, 1}}});
  clicks.click(0);
  CHECK(clicks.click(3).step == Step::kGoesOn);
  CHECK(clicks.clicks().front() == 3);
  CHECK(clicks.click(3).step == Step::kNothing);
  CHECK(clicks.clicks().empty());
}

TEST_CASE("a click that means nothing is told with what came before it") {
  auto clicks = with({{"a-b", {0, 1}}});
  CHECK(clicks.click(7).refused == std::vector<std::uint32_t>{7});
  clicks.click(0);
  CHECK(clicks.click(7).refused == std::vector<std::uint32_t>{0, 7});
  CHECK(clicks.clicks().empty());
}

TEST_CASE("a chain that may stop early is ended by clicking its last place again") {
  auto clicks = with({{"a:b", {0, 1}}, {"a:b:c", {0, 1, 2}}, {"a:b:d", {0, 1, 3}}});
  clicks.click(0);
  CHECK(clicks.click(1).step == Step::kGoesOn);
  SECTION("stopping") { CHECK(clicks.click(1).move == "a:b"); }
  SECTION("going on") { CHECK(clicks.click(3).move == "a:b:d"); }
}

TEST_CASE("a piece dropped on the last place of only one move plays it") {
  auto clicks = with({{"a:b:c", {0, 1, 2}}, {"a:d:c2", {0, 3, 4}}, {"a:e:c3", {0, 5, 4}}});
  clicks.click(0);
  SECTION("only one") { CHECK(clicks.drop(2).move == "a:b:c"); }
  SECTION("two end there") { CHECK(clicks.drop(4).refused == std::vector<std::uint32_t>{0, 4}); }
  SECTION("an ordinary step") { CHECK(clicks.drop(1).step == Step::kGoesOn); }
}

TEST_CASE("a move without clicks is never chosen by clicking") {
  auto clicks = with({{"pass", {}}});
  CHECK(clicks.click(0).step == Step::kNothing);
  CHECK(clicks.drop(0).step == Step::kNothing);
}

TEST_CASE("where one click is a move the places are targets from the start") {
  ClickSequence sequence;
  sequence.set_moves({{"a", {4}}, {"b", {7}}, {"c", {2, 9}}, {"d", {2, 8}}});
  CHECK(sequence.targets() == std::vector<std::uint32_t>{4, 7});
  REQUIRE(sequence.completed_by(7) != nullptr);
  CHECK(sequence.completed_by(7)->text == "b");
  CHECK(sequence.completed_by(2) == nullptr);  // more to choose
  CHECK(sequence.completed_by(9) == nullptr);
  (void)sequence.click(2);
  CHECK(sequence.targets() == std::vector<std::uint32_t>{8, 9});
  REQUIRE(sequence.completed_by(9) != nullptr);
  CHECK(sequence.completed_by(9)->text == "c");
}
