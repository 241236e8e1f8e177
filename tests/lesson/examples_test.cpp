// SPDX-License-Identifier: GPL-3.0-or-later
//
// Examples of rules: what is read, what is refused with its place, and that those that come with the games
// show every numbered rule at work.
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "framework/lesson/example.hpp"
#include "plugins/host/rule_trace.hpp"
#include "support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

ExampleReading read(const std::string& yaml) { return read_examples_text(yaml, "examples.yaml"); }

std::string problems_under(const std::string& yaml, const std::string& game = "lines_of_action") {
  const auto reading = read(yaml);
  INFO(all(reading.problems));
  REQUIRE(reading.problems.empty());
  return all(check_examples(reading, *game_named(game)));
}

/// Every number of a rule that a game's RULES.md speaks of.
std::set<std::string> numbers_in(const std::filesystem::path& rules_file) {
  std::ifstream in(rules_file);
  std::stringstream text;
  text << in.rdbuf();
  const std::string whole = text.str();
  static const std::regex number(R"(\b[A-Z][0-9]+\.[0-9]+\b)");
  std::set<std::string> found;
  for (std::sregex_iterator i(whole.begin(), whole.end(), number), end; i != end; ++i) found.insert(i->str());
  return found;
}

}  // namespace

TEST_CASE("examples are read whole, in their order") {
  const auto reading = read(R"(A1.1: {none: definition}
A2.1:
  variant: small
  set: {repetition: 2}
  position: "8/8 b"
  moves: [a1-a2, pass]
  play: [b1-b2, b1-b3]
  hint: {en: Look, nl: Kijk, de: Sehen Sie, fr: Regardez}
A2.10: {forbidden: a1-a9}
)");
  REQUIRE(all(reading.problems) == "");
  REQUIRE(reading.examples.size() == 3);
  CHECK(reading.examples[0].without == RuleExample::Without::kDefinition);
  CHECK(reading.of("A1.1") == nullptr);
  CHECK(reading.of("A3.1") == nullptr);
  const RuleExample* example = reading.of("A2.1");
  REQUIRE(example != nullptr);
  CHECK(example->rule.place.line == 2);
  CHECK(example->lesson.variant->text == "small");
  CHECK(example->lesson.settings.size() == 1);
  CHECK(example->lesson.position->text == "8/8 b");
  CHECK(example->step().moves.size() == 2);
  CHECK(example->step().task->kind == LessonTask::Kind::kPlay);
  CHECK(example->step().task->moves[1].text == "b1-b3");
  CHECK(example->step().text.in(dutch()) == "Kijk");
  CHECK(reading.of("A2.10")->step().task->kind == LessonTask::Kind::kForbidden);
}

TEST_CASE("each fault of a file of examples is one sentence with its place") {
  const auto says = [](const std::string& yaml, const std::string& sentence) {
    INFO(yaml);
    CHECK(read(yaml).problems == std::vector<std::string>{"examples.yaml:" + sentence});
  };
  says("first: {none: match}", "1:1: expected a rule's number such as A1.2, found 'first'");
  says("A1: {none: match}", "1:1: expected a rule's number such as A1.2, found 'A1'");
  says("A1.1: {}", "1:1: A1.1: expected one of the keys play, forbidden, hint and none");
  says("A1.1: {none: match, play: a1}", "1:1: A1.1: where there is none, no other key can stand");
  says("A1.1: {ply: a1, play: a1}", "1:8: A1.1: unknown key 'ply'; did you mean 'play'?");
  says("A1.1: {play: a1, forbidden: a2}", "1:29: A1.1.forbidden: expected only one of play and forbidden");
  says("A1.1: {play: []}", "1:14: A1.1.play: expected at least one move");
  CHECK(read("A1.1: {none: whim}").problems.size() == 1);
  CHECK(read("A1.1: {none: match}\nA1.1: {none: match}").problems.size() == 1);
  CHECK(read("- A1.1").problems.size() == 1);
}

TEST_CASE("examples are checked under the rules: moves, refusals, and that the rule is at work in them") {
  CHECK(problems_under("L2.1: {play: c1-c3}") == "");
  CHECK(problems_under("L2.1: {forbidden: c1-c4}") == "");
  CHECK(problems_under("L2.1: {play: c1-c4}").find("examples.yaml:1:14: L2.1") == 0);
  CHECK(problems_under("L3.1: {play: c1-c3}") ==
        "examples.yaml:1:14: L3.1.play: the move 'c1-c3' does not use this rule\n");
  CHECK(problems_under("L2.2: {forbidden: c1-c4}").find("which the step's rules don't name") !=
        std::string::npos);
  CHECK(problems_under("L2.1: {position: nonsense, play: c1-c3}").find("examples.yaml:1:18: ") == 0);
  CHECK(problems_under("L2.9: {play: c1-c3}").find("the game has no rule 'L2.9'") != std::string::npos);
  CHECK(problems_under("L2.1: {hint: Look}") == "examples.yaml:1:1: L2.1.hint is missing in nl, de, fr\n");
}

TEST_CASE("every numbered rule of the games that come along has an example, or says why it has none") {
  const Catalogue catalogue = own_games();
  for (const auto& game : catalogue.games()) {
    INFO(game->id());
    const auto reading = read_examples(game->folder());
    CHECK(all(reading.problems) == "");
    CHECK(all(check_examples(reading, *game)) == "");
    std::set<std::string> told;
    for (const auto& example : reading.examples) told.insert(example.rule.text);
    for (const auto& number : numbers_in(game->folder() / "RULES.md")) {
      INFO(number);
      CHECK(told.count(number) == 1);
    }
    const auto with = std::count_if(reading.examples.begin(), reading.examples.end(),
                                    [](const RuleExample& one) { return !one.without; });
    CHECK(with * 2 > static_cast<std::ptrdiff_t>(reading.examples.size()));  // reasons are the exception
  }
}

TEST_CASE("what a trace knows of is shown, not talked away") {
  const Catalogue catalogue = own_games();
  for (const auto& game : catalogue.games()) {
    INFO(game->id());
    const auto rules = value_of(game->create(game->variants().front()));
    const auto trace = RuleTrace::of(rules);
    REQUIRE(trace.has_value());
    const auto reading = read_examples(game->folder());
    for (const auto& number : trace->numbers()) {
      INFO(number);
      CHECK(reading.of(number) != nullptr);
    }
  }
}
