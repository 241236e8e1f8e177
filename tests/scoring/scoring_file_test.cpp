// SPDX-License-Identifier: GPL-3.0-or-later
//
// What scoring.yaml may say, and what the reader answers to what it may not.
#include "framework/scoring/scoring_file.hpp"

#include "tests/scoring/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

using Problems = std::vector<std::string>;

constexpr const char* kSound = R"(policies:
  club:
    name: {en: Club, nl: Clubpunten}
    points:
      win: 10
      draw: 5
      loss: -5
      reasons:
        time: {loss: -8}
        arrived: {win: 12, draw: 6}
    floor: 0
    computers: on
    guests: off
    ladder:
      latched: on
      not_charged_below: b
      hints_visible_below: c
      statuses:
        - {id: a, from: 0, name: {en: A}}
        - {id: b, from: 100, name: {en: B}}
        - {id: c, from: 200, name: {en: C}}
ratings:
  fast:
    name: Fast
    system: elo
    period_days: 30
    unrated_reasons: [forfeit]
    start: 1400.5
    floor: 500
    expected: formula
    largest_difference: 600
    k: {new: 50, new_games: 10, normal: 30, high: 15, high_from: 2000, most_per_period: 300}
    initial: performance
    provisional_games: 8
    hypothetical: 1700
    initial_most: 2100
  slow:
    name: Slow
    system: glicko2
    period_days: 14
    start: 1600
    deviation: 300
    volatility: 0.05
    tau: 0.7
    provisional_deviation: 90
pools:
  - id: family
    name: Family
    variants: [short, long]
    rules: [0a1b]
    policy: club
    rating: fast
default:
  policy: club
  rating: glicko2
)";

const ScoringContext& context() {
  static const ScoringContext made{&general_scoring(), {"short", "long"}, {"arrived"}};
  return made;
}

/// The problems of the sound file with one part replaced, without the file's name.
Problems problems_with(const std::string& before, const std::string& after) {
  std::string yaml = kSound;
  const std::size_t at = yaml.find(before);
  REQUIRE(at != std::string::npos);
  Problems problems;
  for (const auto& problem :
       read_scoring_text(yaml.replace(at, before.size(), after), "/x/scoring.yaml", context()).problems) {
    REQUIRE(problem.starts_with("/x/scoring.yaml:"));
    problems.push_back(problem.substr(std::string("/x/scoring.yaml:").size()));
  }
  return problems;
}

Problems problems_of(const std::string& yaml, const ScoringContext& known = {}) {
  return read_scoring_text(yaml, "s", known).problems;
}

}  // namespace

TEST_CASE("everything a sound file says is read") {
  const auto [file, problems] = read_scoring_text(kSound, "/x/scoring.yaml", context());
  CHECK(problems == Problems{});
  REQUIRE(file.policies.size() == 1);
  const PointPolicy& club = file.policies[0];
  CHECK(club.id == "club");
  CHECK(club.name.in(dutch()) == "Clubpunten");
  CHECK(club.gives_points);
  CHECK_FALSE(club.halves);
  CHECK(club.points == PointsByScore{-5, 5, 10});
  CHECK(club.by_reason.at("time")[0] == -8);
  CHECK_FALSE(club.by_reason.at("time")[2]);
  CHECK(club.by_reason.at("arrived")[1] == 6);
  CHECK(club.floor == 0);
  CHECK(club.count_computers);
  CHECK_FALSE(club.count_guests);
  REQUIRE(club.ladder);
  CHECK(club.ladder->latched);
  CHECK(club.ladder->charged_from == 1);
  CHECK(club.ladder->hints_hidden_from == 2);
  CHECK(club.ladder->statuses[2] == Status{"c", {{"C", "", "", ""}}, 200});
  REQUIRE(file.ratings.size() == 2);
  CHECK(file.ratings[0].period_days == 30);
  CHECK(file.ratings[0].unrated_reasons == std::vector<std::string>{"forfeit"});
  const EloRules elo{1400.5, 500, false, 600, 50, 10, 30, 15, 2000, 300, 8, true, 1700, 2100, true};
  CHECK(std::get<EloRules>(file.ratings[0].rules) == elo);
  CHECK(std::get<Glicko2Rules>(file.ratings[1].rules) == Glicko2Rules{1600, 300, 0.05, 0.7, 90});
  CHECK(file.pools ==
        std::vector<Pool>{{"family", {{"Family", "", "", ""}}, {"short", "long"}, {"0a1b"}, "club", "fast"}});
  CHECK(file.default_policy == "club");
  CHECK(file.default_rating == "glicko2");
}

TEST_CASE("what is left out has the values that README.md names") {
  const auto [file, problems] = read_scoring_text(
      "policies: {p: {name: P}}\n"
      "ratings: {e: {name: E, system: elo}, g: {name: G, system: glicko2}, n: {name: N, system: none}}\n"
      "default: {}\n",
      "s");
  CHECK(problems == Problems{});
  CHECK_FALSE(file.policies[0].gives_points);
  CHECK(file.ratings[0].period_days == 0);
  CHECK(std::get<EloRules>(file.ratings[0].rules) == EloRules{});
  CHECK(file.ratings[1].period_days == 7);
  CHECK(std::get<Glicko2Rules>(file.ratings[1].rules) == Glicko2Rules{});
  CHECK_FALSE(file.ratings[2].rates());
}

TEST_CASE("mistyped names are reported with the nearest one") {
  CHECK(problems_with("policies:", "polices:")[0] ==
        "1:1: scoring.yaml: unknown key 'polices'; did you mean 'policies'?");
  CHECK(problems_with("    floor: 0", "    flor: 0") ==
        Problems{"11:5: policies.club: unknown key 'flor'; did you mean 'floor'?"});
  CHECK(problems_with("latched: on", "latchd: on") ==
        Problems{"15:7: policies.club.ladder: unknown key 'latchd'; did you mean 'latched'?"});
  CHECK(problems_with("win: 10", "wins: 10") ==
        Problems{"5:7: policies.club.points: unknown key 'wins'; did you mean 'win'?",
                 "5:7: policies.club.points: the key 'win' is missing"});
  CHECK(problems_with("time: {", "tim: {") ==
        Problems{"9:9: policies.club.points.reasons: unknown reason 'tim'; did you mean 'time'?"});
  CHECK(problems_with("arrived: {", "arived: {") ==
        Problems{"10:9: policies.club.points.reasons: unknown reason 'arived'; did you mean 'arrived'?"});
  CHECK(problems_with("time: {loss", "time: {los") ==
        Problems{"9:16: policies.club.points.reasons.time: unknown key 'los'; did you mean 'loss'?"});
  CHECK(problems_with("[forfeit]", "[forfiet]") ==
        Problems{"27:22: ratings.fast.unrated_reasons: unknown reason 'forfiet'; did you mean 'forfeit'?"});
  CHECK(problems_with("system: elo", "system: eloo")[0] ==
        "25:13: ratings.fast.system: unknown value 'eloo'; did you mean 'elo'?");
  CHECK(problems_with("expected: formula", "expected: formul") ==
        Problems{"30:15: ratings.fast.expected: unknown value 'formul'; did you mean 'formula'?"});
  CHECK(problems_with("[short, long]", "[shrt, long]") ==
        Problems{"49:15: pools[1].variants: unknown variant 'shrt'; did you mean 'short'?"});
  CHECK(problems_with("rating: fast", "rating: fst") ==
        Problems{"52:13: pools[1].rating: unknown value 'fst'; did you mean 'fast'?"});
  CHECK(problems_with("  rating: glicko2", "  rating: glicko") ==
        Problems{"55:11: default.rating: unknown value 'glicko'; did you mean 'glicko2'?"});
  CHECK(problems_with("not_charged_below: b", "not_charged_below: beginner") ==
        Problems{"16:26: policies.club.ladder.not_charged_below: unknown value 'beginner'; expected one of "
                 "a, b, c"});
  CHECK(problems_with("hints_visible_below: c", "hints_visible_below: [c]") ==
        Problems{"17:28: policies.club.ladder.hints_visible_below: found a list; expected one of a, b, c"});
}

TEST_CASE("numbers must be numbers in their range") {
  CHECK(problems_with("win: 10", "win: ten") ==
        Problems{
            "5:12: policies.club.points.win: expected a whole number from -1000000 to 1000000, found 'ten'"});
  CHECK(problems_with("win: 10", "win: 10.5")[0] ==
        "5:12: policies.club.points.win: expected a whole number from -1000000 to 1000000, found '10.5'");
  CHECK(problems_with("win: 10", "win: 1000001").size() == 1);
  CHECK(problems_with("win: 10", "win: [1]") ==
        Problems{"5:12: policies.club.points.win: expected a whole number from -1000000 to 1000000, found "
                 "something else"});
  CHECK(problems_with("    floor: 0", "    floor: low") ==
        Problems{"11:12: policies.club.floor: expected a whole number from -1000000000000 to 1000000000000, "
                 "found 'low'"});
  CHECK(problems_with("tau: 0.7", "tau: 7") ==
        Problems{"44:10: ratings.slow.tau: expected a number from 0.1 to 2, found '7'"});
  CHECK(problems_with("tau: 0.7", "tau: nan").size() == 1);
  CHECK(problems_with("volatility: 0.05", "volatility: 0").size() == 1);
  CHECK(problems_with("new: 50", "new: 0") ==
        Problems{"32:14: ratings.fast.k.new: expected a whole number from 1 to 400, found '0'"});
  CHECK(problems_with("period_days: 14", "period_days: 0") ==
        Problems{"40:18: ratings.slow.period_days: expected a whole number from 1 to 3660, found '0'"});
  CHECK(problems_with("latched: on", "latched: maybe") ==
        Problems{"15:16: policies.club.ladder.latched: expected on or off, found 'maybe'"});
}

TEST_CASE("a ladder must rise and begin at the floor") {
  CHECK(problems_with("from: 200", "from: 100") ==
        Problems{"21:11: policies.club.ladder.statuses[3].from: expected more than the 100 of the status "
                 "before, found 100",
                 "17:28: policies.club.ladder.hints_visible_below: unknown value 'c'; expected one of a, b"});
  CHECK(problems_with("id: c", "id: a")[0] ==
        "21:11: policies.club.ladder.statuses: there are two with the id 'a'");
  CHECK(problems_with("id: c", "id: C d")[0] ==
        "21:16: policies.club.ladder.statuses[3].id: expected small letters, digits, _ and -, found 'C d'");
  CHECK(problems_with("from: 0,", "from: 1,") ==
        Problems{"15:7: policies.club.ladder: the lowest status begins at 1, expected at most the floor, 0"});
  CHECK(problems_with("{id: a, from: 0, name", "{id: a, name") ==
        Problems{"19:11: policies.club.ladder.statuses[1]: the key 'from' is missing"});
  CHECK(
      problems_of("policies: {p: {name: P, points: {win: 1, draw: 0, loss: 0}, ladder: {statuses: "
                  "[]}}}\ndefault: {}") ==
      Problems{
          "s:1:80: policies.p.ladder.statuses: expected a list with at least one status, the lowest first"});
  CHECK(problems_of("policies: {p: {name: P, points: {win: 1, draw: 0, loss: 0}, ladder: {latched: "
                    "on}}}\ndefault: {}") ==
        Problems{"s:1:69: policies.p.ladder: the key 'statuses' is missing"});
  CHECK(problems_of("policies: {p: {name: P, floor: 3}}\ndefault: {}") ==
        Problems{"s:1:32: policies.p.floor: there are no points; add the key 'points' to policies.p"});
}

TEST_CASE("pools must be told apart") {
  const auto two_pools = [](const std::string& second) {
    return problems_with("default:\n", "  - " + second + "\ndefault:\n");
  };
  CHECK(two_pools("{id: family, name: F, rules: [ff]}") ==
        Problems{"53:5: pools: there are two with the id 'family'"});
  CHECK(two_pools("{id: other, name: F, variants: [long]}") ==
        Problems{"53:36: pools[2].variants: 'long' is in a pool already"});
  CHECK(two_pools("{id: other, name: F, rules: [a, a]}") ==
        Problems{"53:33: pools[2].rules: 'a' is in a pool already"});
  CHECK(two_pools("{id: other, name: F}") ==
        Problems{"53:5: pools[2]: expected the keys 'variants' or 'rules' to say what belongs to it"});
  CHECK(two_pools("{rules: [a]}") ==
        Problems{"53:5: pools[2]: the key 'id' is missing", "53:5: pools[2]: the key 'name' is missing"});
  CHECK(two_pools("nonsense")[0] == "53:5: pools[2]: expected keys with values, found 'nonsense'");
}

TEST_CASE("the general file has defaults and no pools") {
  CHECK(problems_of("policies: {}") == Problems{"s:1:1: the key 'default' is missing"});
  CHECK(problems_of("default: {}\npools: []") ==
        Problems{"s:2:1: pools: only a game's file can have pools of its variants"});
  CHECK(problems_of("pools: {}", context()) == Problems{"s:1:8: pools: expected a list of pools"});
}

TEST_CASE("values that only another system of rating has are unknown keys") {
  CHECK(problems_of("ratings: {e: {name: E, system: elo, tau: 0.5}}\ndefault: {}")
            .at(0)
            .starts_with("s:1:37: ratings.e: unknown key 'tau'"));
  CHECK(problems_of("ratings: {n: {name: N, system: none, start: 5}}\ndefault: {}")
            .at(0)
            .starts_with("s:1:38: ratings.n: unknown key 'start'"));
  CHECK(problems_of("ratings: {e: {name: E, start: 5}}\ndefault: {}").at(0) ==
        "s:1:14: ratings.e: the key 'system' is missing");
  CHECK(problems_of("ratings: {e: {name: E, system: elo, floor: 1600}}\ndefault: {}") ==
        Problems{"s:1:14: ratings.e: the floor is above the rating that players start with"});
  CHECK(problems_of("ratings: {E!: {name: E, system: elo}}\ndefault: {}") ==
        Problems{"s:1:11: ratings: expected small letters, digits, _ and -, found 'E!'"});
}

TEST_CASE("what isn't a scoring file at all is said so") {
  CHECK(problems_of("policies: {club").at(0).starts_with("s:1:"));
  CHECK(problems_of("policies: {club").at(0).find("this is not YAML") != std::string::npos);
  CHECK(problems_of("") == Problems{"s:1:1: scoring.yaml: expected keys with values, found nothing"});
  CHECK(problems_of("[1]") == Problems{"s:1:1: scoring.yaml: expected keys with values, found a list"});
  CHECK(problems_of("default: {}\ndefault: {}") ==
        Problems{"s:2:1: scoring.yaml: key 'default' occurs twice"});
  CHECK(problems_of("default: {}\npolicies: 3") ==
        Problems{"s:2:11: policies: expected keys with values, found '3'"});
  CHECK(problems_of("default: {}\n#" + std::string(5U << 20U, 'x')) ==
        Problems{"s:1:1: the file is too large, expected at most 4 MB"});
  CHECK(read_scoring_file("/no/such/scoring.yaml").problems ==
        Problems{"/no/such/scoring.yaml:1:1: can't be read"});
}

TEST_CASE("the general file's policies and ratings are sound and named in every language") {
  const ScoringFile& file = general_scoring();
  CHECK(file.default_policy == "half-points");
  CHECK(file.default_rating == "glicko2");
  for (const Language language : languages()) {
    for (const auto& policy : file.policies) CHECK_FALSE(policy.name.in(language).empty());
    for (const auto& rating : file.ratings) CHECK_FALSE(rating.name.in(language).empty());
  }
  REQUIRE(file.rating("fide") != nullptr);
  const auto& fide = std::get<EloRules>(file.rating("fide")->rules);
  CHECK(fide.whole_changes);
  CHECK(fide.by_performance);
  CHECK(fide.floor == 1400);
  CHECK_FALSE(file.rating("none")->rates());
}
