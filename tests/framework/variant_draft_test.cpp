// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/variant_draft.hpp"

#include <catch2/catch.hpp>

#include "tests/support/built_games.hpp"
#include "tests/support/languages.hpp"

namespace boardwright {
namespace {

std::shared_ptr<const Game> lines() {
  static const Catalogue catalogue = built_games();
  const auto entry = catalogue.find("lines_of_action");
  REQUIRE(entry);
  return entry->game;
}

/// "2:7 the sentence", one line for each problem.
std::string problems_in(const std::string& yaml) {
  std::string all;
  for (const TextProblem& problem : read_draft(yaml, *lines()).problems)
    all += std::to_string(problem.place.line) + ":" + std::to_string(problem.place.column) + " " +
           problem.sentence + "\n";
  return all;
}

}  // namespace

TEST_CASE("a draft is read and makes rules", "[catalogue]") {
  const std::string yaml =
      "id: tiny\nname: {en: Tiny, nl: Klein}\nsummary: On six fields.\ninherits: no-jump\n"
      "set:\n  size: 6  # the smallest\n  misere: on\n";
  const DraftReading reading = read_draft(yaml, *lines());
  CHECK(reading.problems.empty());
  const VariantDraft& draft = reading.draft;
  CHECK(draft.id == "tiny");
  CHECK(draft.name.in(dutch()) == "Klein");
  CHECK(draft.summary.in(Language::kEnglish) == "On six fields.");
  CHECK(draft.inherits == "no-jump");
  CHECK(draft.set == Parameters{{"misere", true}, {"size", std::int64_t{6}}});
  const auto values = values_of(draft, *lines());
  REQUIRE(values);
  CHECK(values->at("jump_own") == Value(false));              // inherited
  CHECK(values->at("repetition") == Value(std::int64_t{3}));  // the plugin's
  const auto rules = rules_of(draft, *lines());
  REQUIRE(rules);
  CHECK((*rules)->geometry()->columns == 6);
  CHECK((*rules)->parameters() == *values);
}

TEST_CASE("form and text are the same draft", "[catalogue]") {
  VariantDraft draft{"a-variant",
                     {{"Odd: \"names\" # too", "", "Mit Umlauten: äöü", "un, deux"}},
                     {},
                     "misere",
                     {{"size", std::int64_t{10}}, {"no_moves", std::string("draw")}, {"jump_own", false}}};
  const DraftReading reading = read_draft(write_draft(draft), *lines());
  INFO(write_draft(draft));
  CHECK(reading.problems.empty());
  CHECK(reading.draft == draft);
  CHECK(write_draft(reading.draft) == write_draft(draft));

  // A value as it is inherited isn't set any more.
  auto values = values_of(draft, *lines());
  REQUIRE(values);
  (*values)["size"] = std::int64_t{8};
  (*values)["misere"] = false;
  const auto changed = with_values(draft, *values, *lines());
  REQUIRE(changed);
  CHECK(changed->set ==
        Parameters{{"jump_own", false}, {"misere", false}, {"no_moves", std::string("draw")}});
  CHECK(*values_of(*changed, *lines()) == *values);
  const VariantDraft bare{"bare", {}, {}, "", {}};
  CHECK(read_draft(write_draft(bare), *lines()).draft == bare);
}

TEST_CASE("what is wrong is said at line and column", "[catalogue]") {
  CHECK(problems_in("id: x\nset:\n  size: six\n").starts_with("3:9 "));
  CHECK(problems_in("id: x\nset: {sise: 6}\n").starts_with("2:7 set: there is no parameter 'sise'"));
  CHECK(problems_in("id: x\nset: {sise: 6}\n").find("size") != std::string::npos);
  CHECK(problems_in("id: x\nset: {size: 11}\n").starts_with("2:13 "));
  CHECK(problems_in("id: standard\n") == "1:5 id: the game has a variant 'standard' already\n");
  CHECK(problems_in("id: Big\n").starts_with("1:5 id: expected small letters"));
  CHECK(problems_in("id: x\ninherits: standart\n")
            .starts_with("2:11 inherits: there is no variant 'standart'"));
  CHECK(problems_in("set: {size: 6}\n") == "1:1 the key 'id' is missing\n");
  CHECK(problems_in("id: x\nsett: {}\n").starts_with("2:1 "));
  CHECK(problems_in("id: x\nset: [\n").find("this is not YAML") != std::string::npos);
  CHECK_FALSE(problems_in("").empty());
  CHECK_FALSE(problems_in("just words").empty());
  // Two at once, in the order of the text.
  const std::string two = problems_in("id: x\nset:\n  size: 11\n  misere: perhaps\n");
  CHECK(two.starts_with("3:9 "));
  CHECK(two.find("\n4:11 ") != std::string::npos);
}

TEST_CASE("a variant that is saved already may keep its id, and not inherit itself", "[catalogue]") {
  const auto problems = [](const std::string& yaml, const std::string& saved_as) {
    return read_draft(yaml, *lines(), saved_as).problems.size();
  };
  CHECK(problems("id: small\n", "small") == 0);
  CHECK(problems("id: small\n", "large") == 1);
  CHECK(problems("id: x\ninherits: small\n", "standard") == 1);  // small inherits standard
  CHECK(problems("id: x\ninherits: standard\n", "small") == 0);
}

TEST_CASE("policies are checked with the rest", "[catalogue]") {
  CHECK(problems_in("id: x\npolicies: {hints: off}\n").empty());
  CHECK(problems_in("id: x\npolicies: {hints: often}\n")
            .starts_with("2:19 policies.hints: expected on or off"));
}

TEST_CASE("what only the plugin knows is said where its parameter is set", "[catalogue]") {
  CHECK(problems_in("id: x\nset:\n  misere: on\n  repetition: 1\n").starts_with("4:15 "));
  const std::string start = problems_in("id: x\nset:\n  size: 6\n  start: nonsense\n");
  INFO(start);
  CHECK(start.starts_with("4:10 "));
}

}  // namespace boardwright
