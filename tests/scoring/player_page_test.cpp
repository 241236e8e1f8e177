// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/player_page.hpp"

#include "tests/scoring/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

Scheme single() { return whole_book().scheme("militakiri", "single", ""); }

}  // namespace

TEST_CASE("a page shows points, status, the next threshold, rating and games in the reader's language") {
  std::vector<ResultEvent> events;
  for (int i = 0; i < 12; ++i) events.emplace_back(match(i, "m" + std::to_string(i), "ann", "bob", 2));
  events.emplace_back(match(20, "n", "ann", "bob", 1));
  const Ledger ledger = ledger_of(events);
  const Standing ann = standing_of(ledger, "ann");
  const PoolLine line = pool_line(ann, single(), dutch());
  CHECK(line.pool == "Enkel bord");
  CHECK(line.points == "125");
  CHECK(line.status == "Beginner");
  CHECK(line.next == PoolLine::Next{"Beginneling", "200", "75"});
  REQUIRE(line.rating);
  CHECK(line.rating->value == std::llround(ann.rating.value));
  CHECK(line.rating->deviation == std::llround(ann.rating.deviation));
  CHECK(line.rating->provisional == ann.provisional);
  CHECK(line.games == 13);
  CHECK(line.wins == 12);
  CHECK(line.draws == 1);
  CHECK(line.losses == 0);
  CHECK(pool_line(ann, single(), german()).status == "Anfänger");
  CHECK(pool_line(ann, single(), french()).next->status == "Novice");
}

TEST_CASE("somebody new has the lowest status and no rating yet, a grandmaster has no next") {
  Standing standing = first_standing(single(), "ann");
  PoolLine line = pool_line(standing, single(), Language::kEnglish);
  CHECK(line.points == "0");
  CHECK(line.status == "Starter");
  CHECK(line.next == PoolLine::Next{"Beginner", "100", "100"});
  CHECK_FALSE(line.rating);
  standing.points = {100'000, 100'000};
  line = pool_line(standing, single(), Language::kEnglish);
  CHECK(line.status == "Grandmaster");
  CHECK_FALSE(line.next);
}

TEST_CASE("a latched status is the one shown, and the next one is counted from the points there are") {
  Scheme scheme = single();
  scheme.points.ladder->latched = true;
  Standing standing = first_standing(scheme, "ann");
  standing.points = {90, 210};
  const PoolLine line = pool_line(standing, scheme, Language::kEnglish);
  CHECK(line.status == "Novice");
  CHECK(line.next == PoolLine::Next{"Apprentice", "500", "410"});
  CHECK_FALSE(hints_visible(standing, scheme.points));
}

TEST_CASE("without ladder, points or ratings a page leaves them out, and Elo has no deviation") {
  Scheme scheme = ScoringBook(general_scoring()).scheme("race", "short", "");
  Standing standing = first_standing(scheme, "ann");
  standing.points.points = 25;
  PoolLine line = pool_line(standing, scheme, Language::kEnglish);
  CHECK(line.pool == "variant/short");
  CHECK(line.points == "12½");
  CHECK_FALSE(line.status);
  CHECK_FALSE(line.next);
  scheme.points = *general_scoring().policy("none");
  CHECK_FALSE(pool_line(standing, scheme, Language::kEnglish).points);
  scheme.rating = *general_scoring().rating("elo");
  standing.rating = {.value = 1512.5, .games = 3};
  standing.provisional = false;
  line = pool_line(standing, scheme, Language::kEnglish);
  CHECK(line.rating == PoolLine::ShownRating{1513, std::nullopt, false});
  scheme.rating = *general_scoring().rating("none");
  CHECK_FALSE(pool_line(standing, scheme, Language::kEnglish).rating);
}

TEST_CASE("where the ladder says nothing about hints the player's setting decides") {
  PointPolicy policy = single().points;
  const Standing standing = first_standing(single(), "ann");
  policy.ladder->hints_hidden_from.reset();
  CHECK(hints_visible(standing, policy, true));
  CHECK_FALSE(hints_visible(standing, policy, false));
  policy.ladder.reset();
  CHECK(hints_visible(standing, policy, true));
  CHECK_FALSE(hints_visible(standing, policy, false));
}
