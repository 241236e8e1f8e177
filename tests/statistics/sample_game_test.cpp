// SPDX-License-Identifier: GPL-3.0-or-later
//
// The games of a run that are kept to be played through.
#include <fstream>
#include <nlohmann/json.hpp>

#include "framework/record/native.hpp"
#include "framework/record/replay.hpp"
#include "framework/statistics/run_json.hpp"
#include "framework/statistics/sample_game.hpp"
#include "framework/statistics/sample_pictures.hpp"
#include "tests/statistics/support.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

const SampleGame& kept_as(const RunResult& run, KeptAs why) {
  const auto& game = run.samples.by_reason[static_cast<std::size_t>(why)];
  REQUIRE(game);
  return *game;
}

std::uint32_t field_named(const Rules& rules, std::string_view name) {
  for (std::uint32_t i = 0; i < rules.geometry()->field_count; ++i)
    if (rules.geometry()->fields[i].name == name) return i;
  FAIL("no field " << name);
  return 0;
}

}  // namespace

TEST_CASE("of equal games the one with the lower number is kept") {
  const GameMark third{3, 10, 0.5}, fourth{4, 10, 0.5}, shorter{5, 9, 0.4}, undramatic{1, 10, std::nullopt};
  for (const KeptAs why : kKeptAs) {
    CHECK(takes_place(why, third, fourth));
    CHECK_FALSE(takes_place(why, fourth, third));
  }
  CHECK(takes_place(KeptAs::kShortest, shorter, third));
  CHECK_FALSE(takes_place(KeptAs::kLongest, shorter, third));
  CHECK_FALSE(takes_place(KeptAs::kMostDramatic, shorter, third));
  KeptGames<SampleGame> forward, backward;
  const GameMark all[] = {third, fourth, shorter, undramatic};
  for (std::size_t i = 0; i < 4; ++i) {
    forward.add(all[i], [&] { return SampleGame{all[i], ""}; });
    backward.add(all[3 - i], [&] { return SampleGame{all[3 - i], ""}; });
  }
  CHECK(forward == backward);
  CHECK(forward.by_reason[0]->mark == undramatic);
  CHECK(forward.by_reason[1]->mark == shorter);
  CHECK(forward.by_reason[2]->mark == undramatic);
  CHECK(forward.by_reason[3]->mark == third);
}

TEST_CASE("the first, the shortest, the longest and the most dramatic game are what they are called") {
  struct Seen {
    std::uint64_t number;
    double plies, drama;
  };
  std::vector<Seen> seen;
  RunControl control;
  control.each = [&](std::uint64_t number, const PlayedGame& game) {
    seen.push_back({number, game.row.get(Column::kPlies), game.row.get(Column::kDramaMost)});
  };
  const RunResult run =
      run_of({.rules = board_game({{"size", {std::int64_t{6}}}})}, 40, control, {.examined = 15});
  REQUIRE(seen.size() == 40);
  CHECK(kept_as(run, KeptAs::kFirst).mark.number == 0);
  for (const Seen& one : seen) {
    CHECK(kept_as(run, KeptAs::kShortest).mark.plies <= one.plies);
    CHECK(kept_as(run, KeptAs::kLongest).mark.plies >= one.plies);
    if (!std::isnan(one.drama)) CHECK(*kept_as(run, KeptAs::kMostDramatic).mark.drama >= one.drama);
  }
}

TEST_CASE("kept games replay to their results, with chance, hidden set-up and players that differ") {
  const GamePlan plans[] = {{.rules = board_game({{"size", {std::int64_t{6}}}})},
                            {.rules = tiny("coin_race"), .players = {"random", "greedy"}, .seed = 5},
                            {.rules = tiny("secret_towers"), .players = {"greedy"}}};
  for (const GamePlan& plan : plans) {
    const RunResult run = run_of(plan, 30, {}, {.examined = 5});
    for (const auto& game : run.samples.by_reason) {
      REQUIRE(game);
      INFO(game->record);
      const Record record = value_of(read_record(game->record));
      const Replay replayed = value_of(boardwright::replay(record, plan.rules));
      CHECK(replayed.problem.empty());
      CHECK(replayed.result.has_value());
      std::uint32_t plies = 0;
      for (const auto& ply : replayed.line.plies()) plies += ply.seat != BW_CHANCE ? 1U : 0U;
      CHECK(plies == game->mark.plies);
    }
  }
}

TEST_CASE(
    "a game that is kept for several reasons is listed once, and replays from the program's own figures") {
  const TemporaryFolder folder;
  const Ran ran = run_boardwright({"simulate", "lines_of_action/small", "--games", "1", "--json"});
  REQUIRE(ran.status == 0);
  const auto games = nlohmann::json::parse(ran.out)["runs"][0]["sample_games"];
  REQUIRE(games.size() == 1);
  CHECK(games[0]["why"].size() == 4);
  const std::string file = (folder.path() / "game-0.txt").string();
  folder.write("game-0.txt", games[0]["record"].get<std::string>());
  const Ran replayed = run_boardwright({"replay", file});
  INFO(replayed.err);
  CHECK(replayed.status == 0);
}

TEST_CASE("pictures of a record are the fields that change") {
  const auto rules =
      board_game({{"size", {std::int64_t{6}}}, {"start", {std::string("6/6/w4w/6/6/b2b2 b")}}});
  Record record = record_of(*rules, "some");
  for (const auto& [seat, move] : {std::pair{"black", "a1-b2"}, {"white", "f4-e3"}}) {
    RecordedMove recorded;
    recorded.seat = seat;
    recorded.text = move;
    record.moves.push_back(recorded);
  }
  std::set<std::uint32_t> kinds;
  const auto line = picture_line(rules, write_record(record), kinds);
  REQUIRE(line.is_object());
  REQUIRE(line["moves"].size() == 2);
  CHECK(line["moves"][1][1] == "f4-e3");
  REQUIRE(line["pictures"].size() == 3);
  CHECK(line["pictures"][0].size() == 4);
  REQUIRE(line["pictures"][1].size() == 2);
  CHECK(line["pictures"][1][0] == nlohmann::ordered_json({field_named(*rules, "a1"), nullptr}));
  CHECK(line["pictures"][1][1][0] == field_named(*rules, "b2"));
  CHECK(kinds.size() == 2);
  record.moves.front().text = "a1-a6";
  CHECK(picture_line(rules, write_record(record), kinds).is_null());
  CHECK(picture_line(tiny("coin_race"), write_record(record), kinds).is_null());
}
