// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is made of expectations, against games that were worked out by hand.
#include <cmath>

#include "framework/statistics/examination.hpp"
#include "tests/statistics/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Expectations of the first seat before each ply; the seats take turns.
std::vector<Expected> course_of(std::initializer_list<float> first_seat) {
  std::vector<Expected> course;
  for (const float score : first_seat)
    course.push_back({{score, 1 - score}, static_cast<Seat>(course.size() % 2)});
  return course;
}

GameRow figures(const std::vector<Expected>& course, SeatScores result) {
  GameRow row;
  fill_lead_figures(course, result, 2, row);
  return row;
}

}  // namespace

TEST_CASE("drama, lead and decision are those worked out by hand") {
  const GameRow row = figures(course_of({0.5F, 0.6F, 0.4F, 0.3F, 0.75F}), {1, 0});
  // The winner is behind by 0.2 and by 0.4.
  CHECK(row.get(Column::kDrama) == Approx((std::sqrt(0.2) + std::sqrt(0.4)) / 2));
  CHECK(row.get(Column::kDramaMost) == Approx(std::sqrt(0.4)));
  // Nobody, first, second, second, first.
  CHECK(row.get(Column::kLeadChanges) == 2);
  // The loser had 0.7; the winner has more only before the last of five plies.
  CHECK(row.get(Column::kThreshold) == Approx(0.7));
  CHECK(row.get(Column::kDecided) == Approx(1.0 / 5));
  CHECK(row.get(Column::kStability) == Approx(1 - (0.1 + 0.2 + 0.1 + 0.45) / 4));
  // The first ply's gain of 0.1 is lost by the reply, the second's of 0.2 is kept.
  CHECK(row.get(Column::kPermanence) == Approx(0.5));
  CHECK(row.get(Column::kKillerMove) == Approx(0.25));
  CHECK(row.get(Column::kLead, 0) == Approx(0.5));
  CHECK(row.get(Column::kLead, 4) == Approx(0.6));
  CHECK(row.get(Column::kLead, 19) == Approx(0.75));
  CHECK(row.get(Column::kLead, 20) == Approx(1));
}

TEST_CASE("who was behind is known from the end of the game") {
  // The same course, lost: the winner was behind only when the other led.
  const GameRow row = figures(course_of({0.5F, 0.6F, 0.4F, 0.3F, 0.75F}), {0, 1});
  CHECK(row.get(Column::kDrama) == Approx((std::sqrt(0.2) + std::sqrt(0.5)) / 2));
  CHECK(row.get(Column::kThreshold) == Approx(0.75));
  CHECK(row.get(Column::kDecided) == 0);
  CHECK(row.get(Column::kLead, 20) == Approx(1));
  const GameRow straight = figures(course_of({0.5F, 0.6F, 0.7F}), {1, 0});
  CHECK(straight.get(Column::kDrama) == 0);
  CHECK(straight.get(Column::kDramaMost) == 0);
  const GameRow drawn = figures(course_of({0.5F, 0.6F, 0.7F}), {0.5F, 0.5F});
  CHECK_FALSE(drawn.has(at(Column::kDrama)));
  CHECK_FALSE(drawn.has(at(Column::kLead)));
  CHECK(drawn.has(at(Column::kLeadChanges)));
}

TEST_CASE("moves that stand out are counted") {
  const double scores[] = {0.2, 0.4, 0.6, 1.0};  // mean 0.55, the line at 0.8875
  CHECK(clarity_of(scores).narrowness == Approx(0.25));
  CHECK(clarity_of(scores).spread == Approx(std::sqrt(0.39 - 0.55 * 0.55)));
  const double equal[] = {0.5, 0.5};
  CHECK(clarity_of(equal).narrowness == 1);
  CHECK(clarity_of(equal).spread == 0);
}

TEST_CASE("uncertainty is the entropy of what may come") {
  CHECK(uncertainty_of({0.5F, 0.5F}, 2) == Approx(1));
  CHECK(uncertainty_of({1, 0}, 2) == 0);
  CHECK(uncertainty_of({0.25F, 0.75F}, 2) == Approx(0.811278));
  CHECK(uncertainty_of({0.25F, 0.25F, 0.25F, 0.25F}, 4) == Approx(1));
}

TEST_CASE("luck is what games with the same dice have in common") {
  // Four pairs: won and won, lost and lost, won and lost, lost and won: nothing in common.
  const auto luck = [](std::initializer_list<std::pair<double, double>> pairs) {
    RunResult run;
    run.identity.players = {"random"};
    run.identity.seats = {"a", "b"};
    for (const auto& [own, twin] : pairs) {
      GameRow row = GameCount(std::span<const double>()).row({}, 2);
      row.set(Column::kOwnScore, own);
      row.set(Column::kTwinScore, twin);
      row.set(Column::kOwnSquare, own * own);
      row.set(Column::kTwinSquare, twin * twin);
      row.set(Column::kTwinProduct, own * twin);
      run.blocks.emplace_back().add(row);
    }
    return estimate_of(run, "luck_share").value;
  };
  CHECK(luck({{1, 1}, {0, 0}, {1, 0}, {0, 1}}) == Approx(0).margin(1e-9));
  CHECK(luck({{1, 1}, {0, 0}}) == Approx(1));
  // Mean 1/2, spread 1/4, product 3/8: half of the spread is luck.
  CHECK(luck({{1, 1}, {1, 1}, {1, 1}, {0, 0}, {0, 0}, {0, 0}, {1, 0}, {0, 1}}) == Approx(0.5));
}

TEST_CASE("where choices change nothing all is luck") {
  // The first heads wins, however far somebody wanted to walk.
  const GamePlan plan{.rules = tiny("coin_race", {{"goal", {std::int64_t{1}}}})};
  const RunResult run = run_of(plan, 300, {}, {.watched = 0, .examined = 300});
  const Estimate luck = estimate_of(run, "luck_share");
  CHECK(luck.value == Approx(1));
  CHECK(luck.games == 300);
}

TEST_CASE("an evaluation that is always even says so") {
  // Its evaluation is 100 Elo a step; before the first ply nobody is ahead.
  const GamePlan plan{.rules = tiny("coin_race", {{"goal", {std::int64_t{3}}}})};
  const RunResult run = run_of(plan, 50, {}, {.watched = 0, .examined = 50});
  const ColumnSums total = run.total();
  CHECK(total.mean(Column::kLead) == Approx(0.5));
  CHECK(total.mean(Column::kLead, kLeadPoints - 1) == 1);
  CHECK(estimate_of(run, "uncertainty").value > 0.3);
  CHECK(estimate_of(run, "drama").games == 50);
}
