// SPDX-License-Identifier: GPL-3.0-or-later
//
// Score sheets as values, and those that were left unfinished, without a window.
#include "ui/desktop/enter/score_sheet.hpp"

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/enter/left_sheet.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

ScoreSheet sheet_of(const std::string& game) {
  need_application();
  auto entry = games_under_test().find(game);
  REQUIRE_OK(entry);
  auto rules = entry->create();
  REQUIRE_OK(rules);
  return {*entry, *rules};
}

}  // namespace

TEST_CASE("what is entered on a score sheet goes there whole or not at all, and comes back step by step",
          "[enter][sheet]") {
  ScoreSheet sheet = sheet_of("lines_of_action");
  CHECK_FALSE(sheet.can_undo());
  CHECK_FALSE(sheet.enter({"b1-b3", "b1-b3"}));
  CHECK(sheet.game().size() == 0);
  CHECK_FALSE(sheet.can_undo());
  REQUIRE_OK(sheet.enter({"b1-b3", "a2-c2"}));
  sheet.show(0);
  CHECK(sheet.can_cut());
  sheet.cut();
  CHECK(sheet.game().size() == 0);
  sheet.undo();
  CHECK(sheet.game().size() == 2);
  const std::string middle = sheet.game().position().text();
  sheet.undo();
  CHECK(sheet.game().size() == 0);
  CHECK_FALSE(sheet.can_undo());
  CHECK_FALSE(sheet.start_from("nowhere"));
  REQUIRE_OK(sheet.start_from(middle));
  REQUIRE_OK(sheet.start_from({}));
  CHECK(sheet.begins_at_start());
  sheet.close();
  CHECK_FALSE(sheet.can_undo());
  CHECK(sheet.moves().empty());
}

TEST_CASE("a sheet that was left has what is placed of a set-up, its names and its date", "[enter][sheet]") {
  const ScoreSheet sheet = sheet_of("secret_towers");
  auto made = Arrangement::begin(View::of(sheet.game().position(), 0));
  REQUIRE(made);
  Record record = sheet.game().record(sheet.entry().variant->id);
  write_set_up(record, *made);
  CHECK(record.tags.empty());  // nothing is placed
  const std::uint32_t kind = made->pieces().front().kind;
  const std::uint32_t field = made->fields_for(kind).front();
  REQUIRE_FALSE(made->place(kind, field));
  write_set_up(record, *made);
  record.tags.emplace_back("Date", "2024-05-01");
  record.players[std::string(sheet.rules()->seat_name(1))] = "Ben";
  const auto left = read_left_sheet(record, games_under_test());
  REQUIRE_OK(left);
  CHECK(left->damage.empty());
  CHECK(left->names == std::map<Seat, QString>{{1, "Ben"}});
  CHECK(left->date == QDate(2024, 5, 1));
  REQUIRE(left->set_up);
  REQUIRE(left->set_up->size() == 1);
  CHECK(left->set_up->front().place == field);
  CHECK(left->set_up->front().kind == kind);
}

TEST_CASE("of a damaged sheet there is what can be played, and why the rest can't", "[enter][sheet]") {
  ScoreSheet sheet = sheet_of("lines_of_action");
  REQUIRE_OK(sheet.enter({"b1-b3", "a2-c2"}));
  Record record = sheet.game().record(sheet.entry().variant->id);
  record.moves.back().text = "a2-a9";
  const auto left = read_left_sheet(record, games_under_test());
  REQUIRE_OK(left);
  CHECK_FALSE(left->damage.empty());
  CHECK(left->sheet.game().size() == 1);
  record.variant = "elsewhere";
  CHECK_FALSE(read_left_sheet(record, games_under_test()));
}
