// SPDX-License-Identifier: GPL-3.0-or-later
//
// The manual's two ladders, chapters 22, 23, 25 and 26, line by line.
#include <algorithm>

#include "framework/catalogue/game_file.hpp"
#include "framework/scoring/player_page.hpp"
#include "tests/scoring/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

struct Line {
  std::int64_t from;
  const char* english;
  const char* dutch;
};

// As the manual has them; the Dutch one's "Geinitieerde" with its diaeresis.
const std::vector<Line> kSingleBoard{{0, "Starter", "Starter"},
                                     {100, "Beginner", "Beginner"},
                                     {200, "Novice", "Beginneling"},
                                     {500, "Apprentice", "Leerling"},
                                     {1000, "Initiate", "Geïnitieerde"},
                                     {2500, "Junior", "Jongere"},
                                     {5000, "Intermediate", "Intermediaire"},
                                     {10000, "Senior", "Senior"},
                                     {20000, "Veteran", "Veteraan"},
                                     {30000, "Professional", "Professioneel"},
                                     {40000, "Specialist", "Specialist"},
                                     {50000, "Expert", "Expert"},
                                     {60000, "Champion", "Kampioen"},
                                     {70000, "Elite", "Elite"},
                                     {80000, "Crack", "Crack"},
                                     {90000, "Master", "Meester"},
                                     {100000, "Grandmaster", "Grootmeester"}};
const std::vector<Line> kDoubleBoard{{0, "Starter", "Starter"},
                                     {200, "Beginner", "Beginner"},
                                     {400, "Novice", "Beginneling"},
                                     {1000, "Apprentice", "Leerling"},
                                     {2000, "Initiate", "Geïnitieerde"},
                                     {5000, "Junior", "Jongeling"},
                                     {10000, "Intermediate", "Intermediaire"},
                                     {20000, "Senior", "Senior"},
                                     {40000, "Veteran", "Veteraan"},
                                     {60000, "Professional", "Professioneel"},
                                     {80000, "Specialist", "Specialist"},
                                     {100000, "Expert", "Expert"},
                                     {120000, "Champion", "Kampioen"},
                                     {140000, "Elite", "Elite"},
                                     {160000, "Crack", "Crack"},
                                     {180000, "Master", "Meester"},
                                     {200000, "Grandmaster", "Grootmeester"}};

const PointPolicy& policy(const char* board) {
  const PointPolicy* found = militakiri_scoring().policy(board);
  REQUIRE(found != nullptr);
  return *found;
}

std::string status(const PointPolicy& policy, std::int64_t points, Language language = Language::kEnglish) {
  Scheme scheme;
  scheme.points = policy;
  Standing standing;
  standing.points = {points, points};
  return pool_line(standing, scheme, language).status.value_or("");
}

std::int64_t points_after(const PointPolicy& policy, std::int64_t before, std::uint32_t half_points,
                          const char* reason = "towers_taken") {
  return after_match(policy, {before, before}, half_points, reason).points;
}

void check_ladder(const PointPolicy& policy, const std::vector<Line>& lines) {
  REQUIRE(policy.ladder);
  REQUIRE(policy.ladder->statuses.size() == lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    INFO(lines[i].english);
    CHECK(status(policy, lines[i].from) == lines[i].english);
    CHECK(status(policy, lines[i].from, dutch()) == lines[i].dutch);
    CHECK(status(policy, lines[i].from + 1) == lines[i].english);
    if (i > 0) CHECK(status(policy, lines[i].from - 1) == lines[i - 1].english);
    for (const Language language : languages())
      CHECK_FALSE(policy.ladder->statuses[i].name.in(language).empty());
  }
  CHECK(status(policy, 10'000'000) == "Grandmaster");
}

}  // namespace

TEST_CASE("M9.2: the statuses of the single board begin where the manual says") {
  check_ladder(policy("single"), kSingleBoard);
}

TEST_CASE("M9.2: the statuses of the double board begin where the manual says") {
  check_ladder(policy("double"), kDoubleBoard);
}

TEST_CASE("M9.1: a won, drawn, lost or forfeited match brings the manual's points") {
  const auto [board, unit] = GENERATE(table<const char*, std::int64_t>({{"single", 5}, {"double", 10}}));
  const PointPolicy& rules = policy(board);
  constexpr std::int64_t kCharged = 1000;
  CHECK(points_after(rules, 0, 2) == 2 * unit);
  CHECK(points_after(rules, 0, 1) == unit);
  CHECK(points_after(rules, kCharged, 2) == kCharged + 2 * unit);
  CHECK(points_after(rules, kCharged, 1) == kCharged + unit);
  for (const char* reason :
       {"towers_taken", "resignation", "time", "forfeit", "disconnection", "adjudication"}) {
    INFO(reason);
    CHECK(points_after(rules, kCharged, 0, reason) == kCharged - unit);
    CHECK(points_after(rules, kCharged, 2, reason) == kCharged + 2 * unit);
  }
}

TEST_CASE("M9.3: losses are charged from the Beginner threshold on, and points never fall below zero") {
  const auto [board, beginner, loss] =
      GENERATE(table<const char*, std::int64_t, std::int64_t>({{"single", 100, 5}, {"double", 200, 10}}));
  const PointPolicy& rules = policy(board);
  for (const char* reason : {"towers_taken", "time", "forfeit", "disconnection"}) {
    INFO(reason);
    CHECK(points_after(rules, 0, 0, reason) == 0);
    CHECK(points_after(rules, beginner - 1, 0, reason) == beginner - 1);
    CHECK(points_after(rules, beginner, 0, reason) == beginner - loss);
    CHECK(points_after(rules, beginner + 1, 0, reason) == beginner + 1 - loss);
  }
  CHECK(rules.floor == 0);
}

TEST_CASE("M9.3: the status follows the points down, and a Starter again isn't charged") {
  const PointPolicy& rules = policy("single");
  PointCount count{100, 100};
  CHECK(rules.ladder->statuses[status_index(*rules.ladder, count)].id == "beginner");
  count = after_match(rules, count, 0, "towers_taken");
  CHECK(count == PointCount{95, 100});
  CHECK(rules.ladder->statuses[status_index(*rules.ladder, count)].id == "starter");
  CHECK(after_match(rules, count, 0, "towers_taken") == count);
}

TEST_CASE("M9.3: with a latched ladder whoever has been a Beginner is always charged, down to zero") {
  PointPolicy rules = policy("single");
  rules.ladder->latched = true;
  PointCount count{100, 100};
  for (std::int64_t left = 95; left >= 0; left -= 5) {
    count = after_match(rules, count, 0, "towers_taken");
    CHECK(count.points == left);
    CHECK(rules.ladder->statuses[status_index(*rules.ladder, count)].id == "beginner");
  }
  count = after_match(rules, count, 0, "towers_taken");
  CHECK(count == PointCount{0, 100});
}

TEST_CASE("M9.4: Starters and Beginners are shown their moves, Novices aren't, whatever they set") {
  const auto [board, novice] = GENERATE(table<const char*, std::int64_t>({{"single", 200}, {"double", 400}}));
  const PointPolicy& rules = policy(board);
  const auto visible = [&](std::int64_t points, bool setting) {
    Standing standing;
    standing.points = {points, points};
    return hints_visible(standing, rules, setting);
  };
  for (const bool setting : {false, true}) {
    CHECK(visible(0, setting));
    CHECK(visible(novice / 2, setting));
    CHECK(visible(novice - 1, setting));
    CHECK_FALSE(visible(novice, setting));
    CHECK_FALSE(visible(10 * novice, setting));
  }
}

TEST_CASE("M9.5: the boards have points of their own, and variants count on their board") {
  const Ledger ledger =
      ledger_of({match(1, "a", "ann", "bob", 2, "single"), match(2, "b", "ann", "bob", 2, "double"),
                 match(3, "c", "ann", "bob", 1, "open-set-up")});
  CHECK(ledger.pools() == std::vector<PoolKey>{{"militakiri", "double"}, kSingle});
  CHECK(ledger.standings(kSingle, 3)[0].points.points == 15);
  CHECK(ledger.standings({"militakiri", "double"}, 3)[0].points.points == 20);
}

TEST_CASE("a match with parameters changed by hand gives no points") {
  MatchResult changed = match(1, "a", "ann", "bob", 2);
  changed.variant.clear();
  changed.rules_hash = "0123";
  const Ledger ledger = ledger_of({changed});
  REQUIRE(ledger.pools() == std::vector<PoolKey>{{"militakiri", "rules/0123"}});
  CHECK_FALSE(ledger.scheme(ledger.pools()[0])->points.gives_points);
  CHECK(ledger.standings(ledger.pools()[0], 1)[0].points.points == 0);
}

TEST_CASE("M9.5: every variant of game.yaml is in the pool of its board, and the file names no other") {
  const auto game = read_game_file(BOARDWRIGHT_SOURCE_DIR "/games/militakiri/game.yaml");
  REQUIRE(game.problems.empty());
  ScoringContext context{&general_scoring(), {}, {}};
  for (const auto& variant : game.file.variants) context.variants.push_back(variant.id);
  for (const auto& [id, text] : game.file.texts.all(TextKind::kReason)) context.reasons.push_back(id);
  const auto reading = read_scoring_file(BOARDWRIGHT_SOURCE_DIR "/games/militakiri/scoring.yaml", context);
  CHECK(reading.problems == std::vector<std::string>{});
  for (const auto& variant : game.file.variants) {
    INFO(variant.id);
    const auto settings = game.file.settings_of(variant);
    CHECK(whole_book().scheme("militakiri", variant.id, "").pool == settings.at("board").value.words.at(0));
  }
}
