// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/evening_standings.hpp"

#include <catch2/catch.hpp>

using namespace boardwright::tournament;

TEST_CASE("standings of an evening") {  // T12.8
  const std::vector<EveningResult> results{
      {{1, 2}, Code::kWin}, {{2, 3}, Code::kLoss}, {{3, 1}, Code::kDraw}};
  const auto table = evening_table({}, 4, results);
  CHECK(table.of(4).rounds[2].opponent == 0);
  const auto points = evening_standings(table, EveningOrder::kPoints);
  CHECK(points[0].number == 1);
  CHECK(points[0].place == 1);
  CHECK(points[1].number == 3);
  CHECK(points[1].place == 1);
  CHECK(points[1].points == 15);
  CHECK(points[2].place == 3);
  CHECK(points[3].place == 3);
  const auto share = evening_standings(table, EveningOrder::kShare, 2);
  CHECK(share[0].value == Fraction(3, 4));
  CHECK(share[2].number == 2);
  CHECK(share[2].place == 3);
  CHECK(share[3].place == 0);
  // Values 6 5 4 3; 3 beat 2, 1 beat 2, 1 and 3 drew: 6 + 4 + 2½ of 1 (2 is third), 5 + 4 + 3 of 3: 12½ and 12.
  const auto keizer = evening_standings(table, EveningOrder::kKeizer);
  CHECK(keizer[0].number == 1);
  CHECK(keizer[0].value == Fraction(25, 2));
  CHECK(keizer[1].number == 3);
  CHECK(keizer[1].value == Fraction(12));
  CHECK(keizer[3].place == 4);
}

TEST_CASE("not playing loses nothing, even where a loss costs points") {
  PointScheme scheme;
  scheme.loss = -5;
  const std::vector<EveningResult> results{{{1, 2}, Code::kWin}};
  const auto points = evening_standings(evening_table(scheme, 3, results), EveningOrder::kPoints);
  CHECK(points[1].number == 3);
  CHECK(points[1].points == 0);
  CHECK(points[2].points == -5);
}
