// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/point_presets.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "framework/tournament/standings.hpp"
#include "tests/tournament/any_table.hpp"

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

PointScheme values(Points win, Points draw, Points loss) {
  PointScheme scheme;
  scheme.win = win;
  scheme.draw = draw;
  scheme.loss = loss;
  return scheme;
}

}  // namespace

TEST_CASE("every preset keeps to the rule, 1-½-0 comes first") {  // T2.2
  REQUIRE(point_presets().size() == 7);
  CHECK(point_presets().front().scheme == PointScheme{});
  for (const auto& preset : point_presets()) {
    CHECK(check_scheme(preset.scheme));
    CHECK(point_preset(preset.id) == &preset);
  }
  CHECK(point_preset("3-2-1")->scheme.loss == 10);
  CHECK(point_preset("5-0-0") == nullptr);
}

TEST_CASE("a scheme falls from win to absent, or is refused with the reason") {  // T2.1
  CHECK(check_scheme(values(10, -5, -5)));
  CHECK(check_scheme(values(10, 15, 0)).error() ==
        "A win (1) must be worth at least as much as a draw (1.5)");
  CHECK(check_scheme(values(20, 5, 10)).error() ==
        "A draw (0.5) must be worth at least as much as a loss (1)");
  auto scheme = values(10, 5, -10);
  scheme.absent = 0;
  CHECK(check_scheme(scheme).error() == "A loss (-1) must be worth at least as much as being absent (0)");
  scheme = values(10, 5, 0);
  scheme.full = 10001;
  CHECK(check_scheme(scheme).error() == "A result can't be worth 1000.1 points; 1000 are the most");
}

TEST_CASE("results are pairs of points") {  // T2.2, T2.3
  const auto& usual = *point_preset("1-0.5-0");
  for (const auto& [first, second] : {std::pair{10, 0}, {0, 10}, {5, 5}, {0, 0}, {5, 0}, {0, 5}})
    CHECK(check_result(usual, first, second));
  CHECK(check_result(usual, 10, 10).error() == "No match can end 1-1");
  CHECK(check_result(*point_preset("delft"), 10, 30));
  CHECK_FALSE(check_result(*point_preset("delft"), 20, 30));
  CHECK(check_result(*point_preset("12-0"), 70, 50));
  CHECK(check_result(*point_preset("12-0"), 70, 40).error() ==
        "The points of a match add up to 12, not 11.0");
  CHECK_FALSE(check_result(*point_preset("12-0"), -10, 130));
}

TEST_CASE("a game's own points, a bye as a draw") {  // T2.2
  PointPolicy policy;
  CHECK_FALSE(scheme_of(policy));
  policy.gives_points = true;
  policy.points = {-5, 5, 10};
  REQUIRE(scheme_of(policy));
  CHECK(scheme_of(policy)->loss == -50);
  CHECK(scheme_of(policy)->bye_points() == 50);
  policy.halves = true;
  policy.points = {0, 1, 2};
  CHECK(scheme_of(policy)->win == 10);
  policy.points = {2, 1, 0};
  CHECK_FALSE(scheme_of(policy));
}

TEST_CASE(
    "what games give by themselves is offered where all of them give it, and it isn't a usual one") {  // T2.2
  const auto file = [](PointsByScore points) {
    PointPolicy policy;
    policy.id = "own", policy.gives_points = true, policy.points = points;
    ScoringFile scoring;
    scoring.policies = {policy};
    scoring.default_policy = "own";
    return scoring;
  };
  ScoringBook book;
  book.add_game("dear", file({-5, 5, 10}));
  book.add_game("also", file({-5, 5, 10}));
  book.add_game("cheap", file({-10, 10, 20}));
  book.add_game("football", file({0, 1, 3}));
  const auto own = [&book](const std::vector<PlayedGame>& games) { return own_points(book, games); };
  REQUIRE(own({{"dear", ""}}));
  CHECK(own({{"dear", ""}})->win == 100);
  CHECK(own({{"dear", ""}})->bye_points() == 50);
  CHECK(own({{"dear", ""}, {"also", ""}}) == own({{"also", ""}}));
  CHECK_FALSE(own({{"dear", ""}, {"cheap", ""}}));
  CHECK_FALSE(own({{"dear", ""}, {"unknown", ""}}));
  CHECK_FALSE(own({{"football", ""}}));
  CHECK_FALSE(own({}));
}

TEST_CASE("moving a scheme up changes no difference between two scores") {  // T2.4
  auto scheme = values(100, 50, -50);
  scheme.bye = 50;
  Crosstable table;
  table.scheme = scheme;
  const auto moved = moved_up(table).scheme;
  CHECK(moved.win == 150);
  CHECK(moved.draw == 100);
  CHECK(moved.loss == 0);
  CHECK(moved.absent_points() == 0);
  CHECK(moved.bye_points() == 100);
  CHECK(rc::check([scheme] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    auto drawn = test::any_table(random, 2 + random.below(9), 1 + random.below(6));
    RC_ASSERT(moved_up(drawn) == drawn);
    drawn.scheme = scheme;
    drawn.entrants[0].rounds.pop_back();  // came late or went: absent
    const auto up = moved_up(drawn);
    const auto shift = up.score(1, drawn.rounds()) - drawn.score(1, drawn.rounds());
    RC_ASSERT(shift == static_cast<Points>(drawn.rounds()) * 50);
    for (Number number = 2; number <= drawn.entrants.size(); ++number)
      RC_ASSERT(up.score(number, drawn.rounds()) - drawn.score(number, drawn.rounds()) == shift);
  }));
}
