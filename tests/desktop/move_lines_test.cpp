// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lines of the text make a legal move what it is.
#include <QLabel>
#include <QListWidget>
#include <QTabWidget>

#include "tests/desktop/workshop_under_test.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("a legal move tells the line that adds it and those that play it, and leads there") {
  WorkshopUnderTest workshop;
  auto& page = workshop.page();
  auto* moves = page.findChild<QListWidget*>("workshop_moves");
  REQUIRE(moves != nullptr);
  auto* told = page.findChild<QLabel*>("workshop_lines_of_move");
  REQUIRE(told != nullptr);
  CHECK_FALSE(told->isVisibleTo(&page));
  moves->setCurrentRow(1);  // as an arrow does
  CHECK(moves->currentItem()->text() == "a2-b3");
  CHECK(page.tabs().moves().lines() == "a2-b3: added by line 37, played by the lines 45–49");
  emit told->linkActivated("37");
  CHECK(page.editor().textCursor().blockNumber() + 1 == 37);
  workshop.test.speak(*language_from("de"));
  CHECK(page.tabs().moves().lines().startsWith("a2-b3: "));
  CHECK_FALSE(page.tabs().moves().lines().contains("added"));
  workshop.test.speak(Language::kEnglish);

  page.tabs().setCurrentWidget(&page.tabs().moves());
  workshop.click("a2");
  workshop.click("a3");
  workshop.test.settle();
  CHECK(page.tabs().moves().lines().startsWith("a2-a3: added by line 37"));
  workshop.test.keep_picture("workshop_lines_of_move");

  // Of a text that isn't that of the rules no line is told.
  workshop.write("goal = { size, 1 }", "goal = { size, 1 } --");
  moves->setCurrentRow(2);
  CHECK(page.tabs().moves().lines().isEmpty());
}
