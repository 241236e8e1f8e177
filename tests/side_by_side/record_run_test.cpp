// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/record_run.hpp"

#include <filesystem>

#include "tests/side_by_side/support.hpp"

using namespace boardwright;
using beside::rules_of;
using beside::said;
using How = Parting::How;

namespace {

OpenedRecord golden(const std::string& game, const std::string& file) {
  auto opened = open_record_file(
      std::filesystem::path(BOARDWRIGHT_SOURCE_DIR "/games") / game / "records" / (file + ".txt"),
      beside::games());
  INFO(file << ": " << (opened ? "" : opened.error()));
  REQUIRE(opened);
  return std::move(*opened);
}

}  // namespace

TEST_CASE("under its own rules a record goes to its end") {
  const auto opened = golden("lines_of_action", "standard");
  const auto run = run_record(opened, {opened.rules, rules_of("lines_of_action/standard")});
  CHECK(run.parting.how == How::kNot);
  CHECK(run.parting.plies == opened.record.moves.size());
  CHECK(run.sides[0].replay->line.is_over());
}

TEST_CASE("the first move that the others refuse") {
  const auto opened = golden("lines_of_action", "standard");
  const auto no_jump = rules_of("lines_of_action/no-jump");
  const auto run = run_record(opened, {opened.rules, no_jump});
  REQUIRE(run.parting.how == How::kMove);
  const std::size_t ply = run.parting.plies;
  CHECK(run.sides[1].replay->line.plies().size() == ply);
  CHECK(run.sides[0].replay->line.plies().size() == opened.record.moves.size());
  // Up to there every move is legal under both, and this one isn't.
  const Position& there = run.sides[1].replay->line.now();
  const auto& next = opened.record.moves[ply];
  CHECK(same_to_the_eye(there, run.sides[0].replay->line.position(ply)));
  const auto why = there.explain(*no_jump->seat(next.seat), next.text);
  REQUIRE(why);
  CHECK_FALSE(why->legal);
  CHECK(why->rule == "L2.2");
}

TEST_CASE("a result that is another, with the same moves") {
  const auto opened = golden("lines_of_action", "standard");
  REQUIRE(opened.record.reason == "connection");
  const auto run = run_record(opened, {opened.rules, rules_of("lines_of_action/misere")});
  CHECK(run.parting.how == How::kResult);
  CHECK(run.parting.plies == opened.record.moves.size());
}

TEST_CASE("a move that all allow and that leads elsewhere") {
  // Rank 2 takes rank 1: with a limit of 3 it promotes, with one of 4 it stays.
  Record record = record_of(*rules_of("militakiri/single"), "single");
  record.start = "sT5/6/6/6/2p13/1P24/6/6/6/6/6/PT5 r 122/122 - m - 0";
  record.moves = {{"red", "b7xc8", std::nullopt, "", 0, 0}};
  const OpenedRecord opened{
      record, rules_of("militakiri/single"), beside::games().find("militakiri")->game, {}, ""};
  const auto run =
      run_record(opened, {opened.rules, rules_of("militakiri/single", {"height_limit_plus_cross=4"})});
  CHECK(run.parting.how == How::kPosition);
  CHECK(run.parting.plies == 1);
}

TEST_CASE("dice fall as recorded, whatever the seed would give") {
  const auto opened = golden("dice_checkers", "basic");
  REQUIRE_FALSE(opened.record.seed.empty());
  const auto run = run_record(opened, {opened.rules, rules_of("dice_checkers/ladder-dice")});
  CHECK((run.parting.how == How::kMove || run.parting.how == How::kResult || run.parting.how == How::kNot));
  // The first roll has not been refused for the seed's sake.
  for (const auto& ply : run.sides[1].replay->line.plies()) {
    if (ply.seat != BW_CHANCE) continue;
    SUCCEED("a roll has been taken over");
    return;
  }
  // No roll was common to both: then the first one that isn't is where they part.
  CHECK(opened.record.moves[run.parting.plies].text.starts_with("roll:"));
}

TEST_CASE("a start that some can't have") {
  const auto opened = golden("two_field", "classic-flag");
  const auto run = run_record(opened, {opened.rules, rules_of("two_field/duel")});
  if (opened.record.start.empty()) {
    // Both begin with an empty board; the first piece that the smaller set doesn't have is refused.
    CHECK(run.parting.how == How::kMove);
  } else {
    CHECK(run.parting.how == How::kStart);
    CHECK(run.sides[1].no_start);
  }
}

TEST_CASE("taken over by the sides, the game stands where they part") {
  const auto opened = golden("lines_of_action", "standard");
  SideBySide sides({rules_of("lines_of_action/standard"), rules_of("lines_of_action/no-jump")});
  REQUIRE(sides.play(0, 0, "b1-b3"));
  const auto run = sides.run(opened);
  REQUIRE(run.parting.how == How::kMove);
  CHECK(sides.all_in_step());
  CHECK(sides.line(0)->plies().size() == run.parting.plies);
  CHECK(sides.line(1)->plies().size() == run.parting.plies);
  const std::string next = opened.record.moves[run.parting.plies].text;
  bool found = false;
  for (const auto& move : sides.difference(0).moves) found = found || said(move) == next + " +L2.2";
  CHECK(found);
  sides.take_back();
  CHECK(sides.line(0)->plies().size() == 1);
}
