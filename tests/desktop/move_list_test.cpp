// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTableView>
#include <QTest>

#include <QPushButton>
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/move_list_model.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

SeenMove move(Seat seat, const char* text) { return {seat, text, {}, {}, {}}; }

QString cell(const MoveListModel& model, int row, int column) {
  return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

}  // namespace

TEST_CASE("moves stand in numbered pairs, chance events in rows of their own") {
  MoveListModel model;
  model.set_names({"First", "Second"}, "Chance");
  model.set_history(
      {move(0, "a"), move(1, "b"), move(0, "c"), move(BW_CHANCE, "heads"), move(1, "d"), move(1, "e")});
  REQUIRE(model.rowCount() == 5);  // chance parts a round
  CHECK(cell(model, 0, 0) == "1.");
  CHECK(cell(model, 0, 1) == "a");
  CHECK(cell(model, 0, 2) == "b");
  CHECK(cell(model, 1, 1) == "c");
  CHECK(cell(model, 2, 0) == "");
  CHECK(cell(model, 2, 1) == "Chance: heads");
  CHECK(cell(model, 3, 0) == "2…");
  CHECK(cell(model, 3, 2) == "d");
  CHECK(cell(model, 4, 0) == "3.");
  CHECK(cell(model, 4, 2) == "e");
  CHECK(model.ply_at(model.index(3, 2)) == 5);
  CHECK_FALSE(model.ply_at(model.index(3, 1)).has_value());
  CHECK(model.index_of(6) == model.index(4, 2));
  CHECK(model.data(model.index(0, 2), Qt::AccessibleTextRole).toString() == "Second: b");
}

TEST_CASE("a click on a move shows the position after it; the game goes on from the newest") {
  WindowUnderTest test;
  for (const auto* text : {"c1-c3", "a4-c2", "d1-d3"}) test.type(text);
  MoveList& list = test.table().move_list();
  QTableView* table = list.table();
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                    table->visualRect(table->model()->index(0, 1)).center());
  CHECK(list.shown() == 1);
  CHECK(test.piece_on("a4") == "white");
  CHECK(test.piece_on("c3") == "black");
  CHECK(test.title() == "After move 1 of 2 (Black)");
  CHECK(test.board().marks().last == std::vector{test.field("c1"), test.field("c3")});
  test.click("h4");  // in the past a move is only tried out
  CHECK(test.board().marks().chosen == std::vector{test.field("h4")});
  test.board().clear_sequence();
  CHECK(test.controller().history().size() == 3);

  list.go_first();
  CHECK(test.piece_on("c1") == "black");
  CHECK(test.board().marks().last.empty());
  list.go_next();
  list.go_next();
  CHECK(test.piece_on("c2") == "white");
  QTest::mouseClick(test.table().status().first_button(), Qt::LeftButton);
  CHECK(test.title() == "White to move");
  CHECK(test.piece_on("d3") == "black");
  test.type("h4-f2");
  CHECK(test.controller().history().size() == 4);
}

TEST_CASE("another language leaves the shown move where it is") {
  WindowUnderTest test;
  for (const auto* text : {"c1-c3", "a4-c2"}) test.type(text);
  test.speak(french());
  CHECK(test.table().move_list().table()->currentIndex().data().toString() == "a4-c2");
}

TEST_CASE("the list follows the arrow keys") {
  WindowUnderTest test;
  for (const auto* text : {"c1-c3", "a4-c2", "d1-d3"}) test.type(text);
  QTableView* table = test.table().move_list().table();
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Up);
  CHECK(test.table().move_list().shown() == 1);
  QTest::keyClick(table, Qt::Key_Right);
  CHECK(test.table().move_list().shown() == 2);
}

TEST_CASE("taking back a move leaves a position that is gone") {
  WindowUnderTest test;
  for (const auto* text : {"c1-c3", "a4-c2"}) test.type(text);
  test.table().look_at(1);
  REQUIRE_OK(test.controller().take_back());
  CHECK(test.title() == "White to move");
  CHECK(test.controller().history().size() == 1);
}
