// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is noted of a game, against games that were counted by hand.
#include <cmath>
#include <numeric>

#include "tests/statistics/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Two black and two white pieces, far apart, on 6 by 6 fields.
std::shared_ptr<const Rules> four_pieces() {
  return board_game({{"size", {std::int64_t{6}}}, {"start", {std::string("6/6/w4w/6/6/b2b2 b")}}});
}

std::uint64_t field_count(const std::vector<std::uint64_t>& fields, const Rules& rules,
                          std::string_view name) {
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (rules.geometry()->fields[i].name == name) return fields[i];
  FAIL("no field " << name);
  return 0;
}

}  // namespace

TEST_CASE("a short game is counted as by hand") {
  // Black has 3 moves of a1 and 5 of d1; White 5 of a4 and 5 of f4; Black 8 of b2 and 5 of d1, and connects.
  auto run = value_of(RecordedGames::create(four_pieces(), "some/game"));
  const GameLine line = line_of(four_pieces(), {"a1-b2", "f4-e3", "b2-c2"});
  REQUIRE(line.result());
  const GameRow row = run.add(line, line.result()).row;
  CHECK(row.get(Column::kPlies) == 3);
  CHECK(row.get(Column::kTurns) == 3);
  CHECK(row.get(Column::kDecisions) == 3);
  CHECK(row.get(Column::kChoices) == 8 + 10 + 13);
  CHECK(row.get(Column::kDecisionChoices) == 31);
  CHECK(row.get(Column::kTreeLog) == Approx(std::log10(8.0 * 10 * 13)));
  CHECK(row.get(Column::kRepeats) == 0);
  CHECK(row.get(Column::kWon) == 1);
  CHECK(row.get(Column::kDrawn) == 0);
  CHECK(row.get(Column::kCut) == 0);
  CHECK(row.get(Column::kScore, 0) == 1);
  CHECK(row.get(Column::kScore, 1) == 0);
  CHECK(row.get(Column::kWin, 0) == 1);
  CHECK(row.get(Column::kWin, 1) == 0);
  CHECK(row.get(Column::kCaptures) == 0);
  // a1, d1, a4, f4, then b2, e3, c2.
  CHECK(row.get(Column::kCoverage) == Approx(7.0 / 36));
  CHECK_FALSE(row.has(at(Column::kFirstPlayer)));
  CHECK(run.result().counts.by_ply == std::vector<BranchingCount>{{1, 8}, {1, 10}, {1, 13}});
}

TEST_CASE("captures, visits and coverage are those of the board") {
  const auto rules = board_game({{"size", {std::int64_t{6}}}});
  auto run = value_of(RecordedGames::create(rules, "some/game"));
  // Sixteen fields at the start; e4, d2, b4, e3, a1 and b3 are new; f2 and c1 had been used.
  const GameLine line =
      line_of(rules, {"c6-e4", "f2-d2", "d6-b4", "f5-f2", "e6-e3", "a5-a1", "e3-b3", "a3xc1"});
  const GameRow row = run.add(line, std::nullopt).row;
  CHECK(row.get(Column::kCaptures) == 1);
  CHECK(row.get(Column::kCoverage) == Approx(22.0 / 36));
  CHECK(row.get(Column::kCut) == 1);
  CHECK(row.get(Column::kWon) == 0);
  CHECK(row.get(Column::kScore, 0) == 0.5);
  const RunCounts& counts = run.result().counts;
  CHECK(field_count(counts.visits, *rules, "e3") == 1);
  CHECK(field_count(counts.visits, *rules, "c1") == 1);
  CHECK(field_count(counts.visits, *rules, "c6") == 0);
  CHECK(field_count(counts.captures, *rules, "c1") == 1);
  CHECK(field_count(counts.captures, *rules, "e3") == 0);
  CHECK(std::accumulate(counts.visits.begin(), counts.visits.end(), std::uint64_t{0}) == 8);
  CHECK(std::accumulate(counts.captures.begin(), counts.captures.end(), std::uint64_t{0}) == 1);
}

TEST_CASE("repeated positions and an end by repetition are told") {
  const auto rules = four_pieces();
  auto run = value_of(RecordedGames::create(rules, "some/game"));
  // The start occurs again after 4 plies and a third time after 8; the positions between occur twice.
  const GameLine line =
      line_of(rules, {"d1-d2", "f4-f5", "d2-d1", "f5-f4", "d1-d2", "f4-f5", "d2-d1", "f5-f4"});
  REQUIRE(line.result());
  const PlayedGame game = run.add(line, line.result());
  CHECK(game.end.by == GameEnd::By::kRepetition);
  CHECK(game.row.get(Column::kByRepetition) == 1);
  CHECK(game.row.get(Column::kDrawn) == 1);
  CHECK(game.row.get(Column::kRepeats) == 5);
}

TEST_CASE("a resignation is the host's end") {
  auto run = value_of(RecordedGames::create(four_pieces(), "some/game"));
  const GameLine line = line_of(four_pieces(), {"a1-b2"});
  const PlayedGame game = run.add(line, Outcome{{0, 2}, "resignation"});
  CHECK(game.end.by == GameEnd::By::kHost);
  CHECK(game.row.get(Column::kWin, 1) == 1);
  CHECK(run.result().counts.reasons.at("resignation") == 1);
}

TEST_CASE("chance events are not plies, and forced moves are no decisions") {
  const auto logs = log_table(10);
  GameCount game(logs);
  game.ply(0, 4);
  game.chance();
  game.ply(0, 1);
  game.ply(1, 5);
  game.ply(0, 2);
  const GameRow row = game.row({}, 2);
  CHECK(row.get(Column::kPlies) == 4);
  CHECK(row.get(Column::kPliesSquared) == 16);
  CHECK(row.get(Column::kTurns) == 3);  // the first seat's two plies are one turn
  CHECK(row.get(Column::kChanceEvents) == 1);
  CHECK(row.get(Column::kDecisions) == 3);
  CHECK(row.get(Column::kChoices) == 12);
  CHECK(row.get(Column::kDecisionChoices) == 11);
  CHECK(row.get(Column::kTreeLog) == Approx(std::log10(40.0)));
}

TEST_CASE("figures of three games are those worked out by hand") {
  auto run = value_of(RecordedGames::create(four_pieces(), "some/game"));
  const GameLine win = line_of(four_pieces(), {"a1-b2", "f4-e3", "b2-c2"});
  const GameLine one = line_of(four_pieces(), {"a1-b2"});
  (void)run.add(win, win.result());                    // 3 plies, 31 moves, Black wins
  (void)run.add(one, Outcome{{0, 2}, "resignation"});  // 1 ply, 8 moves, White wins
  (void)run.add(one, Outcome{{1, 1}, "agreement"});    // 1 ply, 8 moves, drawn
  const RunResult& result = run.result();
  CHECK(estimate_of(result, "length_plies").value == Approx(5.0 / 3));
  CHECK(estimate_of(result, "length_plies_spread").value == Approx(std::sqrt(4.0 / 3)));
  CHECK(estimate_of(result, "branching").value == Approx(47.0 / 5));
  CHECK(estimate_of(result, "completion").value == Approx(2.0 / 3));
  CHECK(estimate_of(result, "draws").value == Approx(1.0 / 3));
  CHECK(estimate_of(result, "wins.black").value == Approx(1.0 / 3));
  CHECK(estimate_of(result, "first_advantage").value == Approx(0).margin(1e-12));
  CHECK(estimate_of(result, "balance").value == Approx(1));
  CHECK(estimate_of(result, "tree_complexity").value ==
        Approx((std::log10(1040.0) + 2 * std::log10(8.0)) / 3));
  CHECK(estimate_of(result, "length_plies_50").value == 1);
  CHECK(estimate_of(result, "length_plies_95").value == 3);
  CHECK(estimate_of(result, "captures").games == 3);
}
