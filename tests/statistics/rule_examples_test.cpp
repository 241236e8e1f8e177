// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each example that is found is asked again: it must show what it says.
#include "framework/statistics/rule_examples.hpp"

#include "framework/statistics/rule_sheet.hpp"
#include "plugins/host/rule_trace.hpp"
#include "tests/statistics/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::shared_ptr<const Rules> few_stones() {
  return board_game({{"size", {std::int64_t{6}}}, {"start", {std::string("6/6/w4w/6/6/b2b2 b")}}});
}

bool uses(const RuleTrace& trace, const FoundExample& example, const Rules& rules,
          const std::string& number) {
  const Position before = value_of(rules.read_position(example.position));
  const Move move = value_of(before.read_move(example.seat, example.move));
  Position after = before;
  REQUIRE(after.play(example.seat, move));
  CHECK(Picture::whole(after) == example.after);
  auto used = value_of(trace.used(before, example.seat, move, after));
  if (!example.reason.empty()) used |= trace.ending(example.reason);
  const auto numbers = trace.numbers_of(used);
  return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

const FoundExample* example_of(const RuleExamples& found, const std::string& number, RuleDoes does) {
  for (std::size_t i = 0; i < found.numbers.size(); ++i)
    if (found.numbers[i] == number)
      for (const FoundExample& one : found.examples[i])
        if (one.does == does) return &one;
  return nullptr;
}

/// What is wrong with them; empty: nothing is.
std::size_t check_all(const std::shared_ptr<const Rules>& rules, const RuleExamples& found) {
  const auto trace = RuleTrace::of(rules);
  REQUIRE(trace);
  std::size_t count = 0;
  for (std::size_t i = 0; i < found.numbers.size(); ++i)
    for (const FoundExample& one : found.examples[i]) {
      INFO(found.numbers[i] << " " << word_of(one.does) << ": " << one.position << " " << one.move);
      ++count;
      CHECK(found.possible[i]);
      if (one.does != RuleDoes::kForbids) {
        CHECK(uses(*trace, one, *rules, found.numbers[i]));
        continue;
      }
      const Position before = value_of(rules->read_position(one.position));
      const auto why = before.view(one.seat).explain(one.seat, one.clicks);
      REQUIRE(why);
      CHECK_FALSE(why->legal);
      CHECK(why->rule == found.numbers[i]);
      CHECK(one.why == why);
    }
  return count;
}

}  // namespace

TEST_CASE("each example of a rule shows it, and the same seed finds the same", "[sheet]") {
  const auto rules = few_stones();
  const auto found = value_of(find_rule_examples(rules, {.games = 60, .seed = 3}));
  CHECK(found.games == 60);
  CHECK(found.plies > 60);
  CHECK(found.traces);
  CHECK(found.explains);
  CHECK(check_all(rules, found) >= 5);
  const FoundExample* moves = example_of(found, "L2.1", RuleDoes::kAllows);
  REQUIRE(moves != nullptr);
  CHECK(moves->alone);
  const FoundExample* connects = example_of(found, "L3.1", RuleDoes::kEnds);
  REQUIRE(connects != nullptr);
  CHECK(connects->reason == "connection");
  const auto again = value_of(find_rule_examples(rules, {.games = 60, .seed = 3}));
  CHECK(again.numbers == found.numbers);
  for (std::size_t i = 0; i < found.examples.size(); ++i) {
    REQUIRE(again.examples[i].size() == found.examples[i].size());
    for (std::size_t k = 0; k < found.examples[i].size(); ++k)
      CHECK(again.examples[i][k].position == found.examples[i][k].position);
  }
}

TEST_CASE("more games find no larger positions", "[sheet]") {
  const auto rules = value_of(own_games().create("lines_of_action"));
  const auto few = value_of(find_rule_examples(rules, {.games = 5}));
  const auto many = value_of(find_rule_examples(rules, {.games = 40}));
  std::size_t compared = 0;
  for (std::size_t i = 0; i < few.numbers.size(); ++i)
    for (const FoundExample& one : few.examples[i]) {
      const FoundExample* better = example_of(many, few.numbers[i], one.does);
      if (better == nullptr || better->alone != one.alone) continue;
      ++compared;
      CHECK(better->pieces <= one.pieces);
    }
  CHECK(compared >= 3);
  CHECK(check_all(rules, many) >= 5);
}

TEST_CASE("numbers of rules are in the order in which people count", "[sheet]") {
  const auto found = value_of(find_rule_examples(value_of(own_games().create("militakiri")), {.games = 2}));
  const auto at = [&](const std::string& number) {
    return std::find(found.numbers.begin(), found.numbers.end(), number) - found.numbers.begin();
  };
  REQUIRE(at("M11.1") < static_cast<std::ptrdiff_t>(found.numbers.size()));
  CHECK(at("M2.1") < at("M11.1"));
  CHECK(std::set<std::string>(found.numbers.begin(), found.numbers.end()).size() == found.numbers.size());
}

TEST_CASE("rules that tell nothing have a sheet that says so", "[sheet]") {
  const auto found = value_of(find_rule_examples(tiny("coin_race"), {.games = 3}));
  CHECK_FALSE(found.traces);
  for (const auto& examples : found.examples)
    for (const auto& one : examples) CHECK(one.does == RuleDoes::kForbids);
}

TEST_CASE("a search that is stopped gives what it has", "[sheet]") {
  int asked = 0;
  const auto found = value_of(find_rule_examples(value_of(own_games().create("lines_of_action")),
                                                 {.games = 100000, .stop = [&] { return ++asked > 3; }}));
  CHECK(found.games == 3);
}
