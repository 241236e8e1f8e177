// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/scheme.hpp"

#include "tests/scoring/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

ScoringBook book() {
  const auto reading = read_scoring_text(R"(
policies:
  half-points: {name: Other, points: {win: 9, draw: 1, loss: 0}}
pools:
  - {id: family, name: {en: Family}, variants: [one, two], rules: [abc], policy: three-one-nil, rating: elo}
  - {id: odd, name: Odd, rules: [def]}
)",
                                         "scoring.yaml", {&general_scoring(), {"one", "two", "three"}, {}});
  REQUIRE(reading.problems == std::vector<std::string>{});
  ScoringBook made(general_scoring());
  made.add_game("race", reading.scoring);
  return made;
}

}  // namespace

TEST_CASE("variants of one pool share it, another variant is a pool of its own") {
  const ScoringBook rules = book();
  CHECK(rules.scheme("race", "one", "x").pool == "family");
  CHECK(rules.scheme("race", "two", "y").pool == "family");
  CHECK(rules.scheme("race", "two", "y") == rules.scheme("race", "one", "x"));
  CHECK(rules.scheme("race", "three", "z").pool == "variant/three");
  CHECK(rules.scheme("race", "", "z").pool == "rules/z");
}

TEST_CASE("a hash of rules goes before the variant") {
  CHECK(book().scheme("race", "", "abc").pool == "family");
  CHECK(book().scheme("race", "one", "def").pool == "odd");
}

TEST_CASE("a pool has its policy and rating, else the defaults, and a game's own before the general ones") {
  const Scheme family = book().scheme("race", "one", "");
  CHECK(family.points.id == "three-one-nil");
  CHECK(family.rating.id == "elo");
  CHECK(std::holds_alternative<EloRules>(family.rating.rules));
  const Scheme odd = book().scheme("race", "", "def");
  CHECK(odd.points.points == PointsByScore{0, 1, 9});
  CHECK(odd.rating.id == "glicko2");
}

TEST_CASE("a game without a file has the general defaults, and without any file nothing counts") {
  const Scheme other = book().scheme("other", "standard", "h");
  CHECK(other.pool == "variant/standard");
  CHECK(other.points.id == "half-points");
  CHECK(other.points.points == PointsByScore{0, 1, 2});
  CHECK(other.rating.rates());
  const Scheme nothing = ScoringBook().scheme("other", "standard", "h");
  CHECK_FALSE(nothing.points.gives_points);
  CHECK_FALSE(nothing.rating.rates());
}

TEST_CASE("ratings are kept by pool") {
  MatchResult one = match(1, "a", "ann", "bob", 2, "one");
  one.game = "race";
  MatchResult two = match(2, "b", "ann", "bob", 2, "two");
  two.game = "race";
  MatchResult three = match(3, "c", "ann", "bob", 0, "three");
  three.game = "race";
  const Ledger ledger = ledger_of({one, two, three}, book());
  CHECK(ledger.pools() == std::vector<PoolKey>{{"race", "family"}, {"race", "variant/three"}});
  CHECK(ledger.standings({"race", "family"}, 3)[0].rating.games == 2);
  CHECK(ledger.standings({"race", "family"}, 3)[0].player == "ann");
  CHECK(ledger.standings({"race", "variant/three"}, 3)[0].player == "bob");
}
