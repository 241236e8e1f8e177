// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/result_list.hpp"

#include "tests/scoring/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using Type = Correction::Type;

namespace {

ResultList list_of(const std::vector<ResultEvent>& events) {
  ResultList list;
  for (const auto& event : events) REQUIRE(list.add(event));
  return list;
}

std::string refusal(const ResultEvent& event) {
  ResultList list;
  const auto added = list.add(event);
  CHECK(list.result("m") == std::nullopt);
  return added ? "" : added.error();
}

}  // namespace

TEST_CASE("a result holds as it was reported, and told twice it is the same") {
  const MatchResult played = match(5, "m", "ann", "bob", 2);
  const ResultList list = list_of({played, played});
  CHECK(list.result("m") == played);
  CHECK(list.result("n") == std::nullopt);
  CHECK(list.problems().empty());
}

TEST_CASE("a voided result is gone, and comes back if the organiser says that it stands") {
  const MatchResult played = match(5, "m", "ann", "bob", 2);
  CHECK(list_of({played, correction(6, "c1", "m", Type::kVoid)}).result("m") == std::nullopt);
  CHECK(list_of({correction(7, "c2", "m", Type::kStands), played, correction(6, "c1", "m", Type::kVoid)})
            .result("m") == played);
}

TEST_CASE("a corrected result has new scores and, if given, a new reason, at the match's time") {
  MatchResult played = match(5, "m", "ann", "bob", 2);
  Correction changed = correction(6, "c1", "m", Type::kResult, {1, 1});
  const auto same_reason = list_of({played, changed}).result("m");
  REQUIRE(same_reason);
  CHECK(same_reason->seats[0].half_points == 1);
  CHECK(same_reason->seats[1].half_points == 1);
  CHECK(same_reason->reason == "towers_taken");
  CHECK(same_reason->time == 5);
  changed.reason = "adjudication";
  CHECK(list_of({played, changed}).result("m")->reason == "adjudication");
}

TEST_CASE("of several corrections the last by time holds, then by id") {
  const MatchResult played = match(5, "m", "ann", "bob", 2);
  const Correction early = correction(6, "z", "m", Type::kResult, {0, 2});
  const Correction late = correction(7, "a", "m", Type::kResult, {1, 1});
  const Correction as_late = correction(7, "b", "m", Type::kVoid);
  CHECK(list_of({late, played, early}).result("m")->seats[0].half_points == 1);
  CHECK(list_of({early, late, as_late, played}).result("m") == std::nullopt);
}

TEST_CASE("different results of one match are named, and the one that ended first counts") {
  const MatchResult here = match(5, "m", "ann", "bob", 2);
  const MatchResult there = match(6, "m", "ann", "bob", 1);
  for (const auto& list : {list_of({here, there}), list_of({there, here})}) {
    CHECK(list.result("m") == here);
    CHECK(list.problems() == std::vector<std::string>{
                                 "match m: there are 2 different results; the one that ended first counts"});
  }
}

TEST_CASE("corrections that fit nothing are named and don't count") {
  const MatchResult played = match(5, "m", "ann", "bob", 2);
  const ResultList list = list_of(
      {played, correction(6, "c1", "m", Type::kResult, {1, 1, 1}), correction(6, "c2", "x", Type::kVoid)});
  CHECK(list.result("m") == played);
  CHECK(list.problems() ==
        std::vector<std::string>{"match m: correction c1 gives 3 scores, expected 2; it doesn't count",
                                 "match x: there is a correction, but no result"});
  Correction why = correction(6, "c", "m", Type::kVoid);
  Correction other = why;
  other.why = "another reason";
  CHECK(list_of({played, why, other}).problems() ==
        std::vector<std::string>{"match m: correction c exists in different forms"});
}

TEST_CASE("what can't be counted is refused with a sentence") {
  MatchResult bad = match(5, "m", "ann", "bob", 2);
  bad.seats[1].half_points = 3;
  CHECK(refusal(bad) == "match m: expected a score of 0, 1 or 2 half points, found 3");
  bad = match(5, "m", "ann", "", 2);
  CHECK(refusal(bad) == "match m: a seat has no player");
  bad.seats.clear();
  CHECK(refusal(bad) == "match m: a result needs the score of each seat");
  bad = match(-1, "m", "ann", "bob", 2);
  CHECK(refusal(bad) == "match m: expected a time in milliseconds since 1970, found -1");
  bad = match(5, "m", "ann", "bob", 2);
  bad.game.clear();
  CHECK(refusal(bad) == "match m: the game's id is missing");
  CHECK(refusal(match(5, "", "ann", "bob", 2)) == "a result has no match id");
  CHECK(refusal(correction(5, "", "m", Type::kVoid)) == "a correction has no id");
  CHECK(refusal(correction(5, "c", "", Type::kVoid)) == "correction c: the match's id is missing");
  CHECK(refusal(correction(5, "c", "m", Type::kResult)) ==
        "correction c: a corrected result, and only that, needs the score of each seat");
  CHECK(refusal(correction(5, "c", "m", Type::kVoid, {1, 1})) ==
        "correction c: a corrected result, and only that, needs the score of each seat");
  CHECK(refusal(correction(5, "c", "m", Type::kResult, {1, 7})) ==
        "correction c: expected scores of 0, 1 or 2 half points");
  CHECK(refusal(correction(-5, "c", "m", Type::kVoid)) ==
        "correction c: expected a time in milliseconds since 1970, found -5");
}
