// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/points.hpp"

#include "tests/scoring/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

PointPolicy plain_policy() {
  PointPolicy policy;
  policy.gives_points = true;
  policy.points = {-2, 1, 3};
  return policy;
}

}  // namespace

TEST_CASE("the general policies give 1, ½, 0 and 3, 1, 0 and nothing") {
  const auto after = [](const char* id, std::uint32_t half_points) {
    return after_match(*general_scoring().policy(id), {10, 10}, half_points, "time").points - 10;
  };
  CHECK(after("half-points", 2) == 2);
  CHECK(after("half-points", 1) == 1);
  CHECK(after("half-points", 0) == 0);
  CHECK(general_scoring().policy("half-points")->halves);
  CHECK(after("three-one-nil", 2) == 3);
  CHECK(after("three-one-nil", 1) == 1);
  CHECK(after("three-one-nil", 0) == 0);
  for (const std::uint32_t half_points : {0U, 1U, 2U}) CHECK(after("none", half_points) == 0);
}

TEST_CASE("without a floor points may be negative, without a ladder every loss is charged") {
  CHECK(after_match(plain_policy(), {0, 0}, 0, "time") == PointCount{-2, 0});
  CHECK(after_match(plain_policy(), {-2, 0}, 2, "time") == PointCount{1, 1});
}

TEST_CASE("a floor stops the fall and is where players start if it is above zero") {
  PointPolicy policy = plain_policy();
  policy.floor = -3;
  CHECK(first_points(policy) == PointCount{0, 0});
  CHECK(after_match(policy, {-2, 0}, 0, "time").points == -3);
  policy.floor = 100;
  CHECK(first_points(policy) == PointCount{100, 100});
  CHECK(after_match(policy, {101, 101}, 0, "time") == PointCount{100, 101});
}

TEST_CASE("a reason changes the points of the scores it names and no others") {
  PointPolicy policy = plain_policy();
  policy.by_reason["forfeit"] = {-7, std::nullopt, 2};
  CHECK(after_match(policy, {50, 50}, 0, "forfeit").points == 43);
  CHECK(after_match(policy, {50, 50}, 1, "forfeit").points == 51);
  CHECK(after_match(policy, {50, 50}, 2, "forfeit").points == 52);
  CHECK(after_match(policy, {50, 50}, 0, "time").points == 48);
}

TEST_CASE("points below the lowest status have it, and a latched ladder goes by the most points") {
  Ladder ladder;
  ladder.statuses = {{"low", {}, 10}, {"high", {}, 20}};
  CHECK(status_index(ladder, {-5, 50}) == 0);
  CHECK(status_index(ladder, {19, 50}) == 0);
  CHECK(status_index(ladder, {20, 50}) == 1);
  ladder.latched = true;
  CHECK(status_index(ladder, {0, 19}) == 0);
  CHECK(status_index(ladder, {0, 20}) == 1);
}

TEST_CASE("halves are written as people do") {
  PointPolicy halves;
  halves.halves = true;
  CHECK(points_text(halves, 0) == "0");
  CHECK(points_text(halves, 1) == "½");
  CHECK(points_text(halves, 2) == "1");
  CHECK(points_text(halves, 25) == "12½");
  CHECK(points_text(halves, -1) == "-½");
  CHECK(points_text(halves, -5) == "-2½");
  CHECK(points_text(halves, -4) == "-2");
  CHECK(points_text({}, -5) == "-5");
}
