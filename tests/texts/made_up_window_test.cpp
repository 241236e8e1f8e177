// SPDX-License-Identifier: GPL-3.0-or-later
//
// A fifth language in the window: its menus, the choices of a language, the manual.
#include <QActionGroup>
#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTextBrowser>

#include "framework/text/program_texts.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/help/manual_window.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

Language added_language() { return language_from("zz").value(); }

QStringList titles(MainWindow& window) {
  QStringList all;
  for (const auto* action : window.menuBar()->actions()) all << action->text();
  return all;
}

}  // namespace

TEST_CASE("the window offers the added language and speaks it, English where it has no words") {
  WindowUnderTest test;
  QAction* choice = nullptr;
  for (QAction* action : test.window().findChildren<QAction*>("language"))
    if (action->text() == "Zedzed") choice = action;
  REQUIRE(choice != nullptr);
  CHECK(titles(test.window()).contains("&Game"));
  choice->trigger();
  test.settle();
  CHECK(spoken_language() == added_language());
  CHECK(choice->isChecked());
  CHECK(titles(test.window()).contains("&Zame"));
  CHECK(titles(test.window()).contains("&View"));  // not translated
  REQUIRE_OK(test.controller().resign());
  test.settle();
  CHECK(test.table().status().words().contains("zuzed", Qt::CaseInsensitive));
  const Catalogue catalogue = games_under_test();
  NewGameDialog dialog(catalogue, test.controller().plan(), &test.window());
  const auto* offered = dialog.findChild<QComboBox*>("language");
  REQUIRE(offered != nullptr);
  CHECK(offered->count() == 5);
  CHECK(offered->currentText() == "Zedzed");
  test.window().findChild<QAction*>("manual")->trigger();
  test.settle();
  REQUIRE(test.window().help().manual_window() != nullptr);
  CHECK(test.window().help().manual_window()->chapters().item(0)->text() == "Zirst zapter");
  test.speak(Language::kEnglish);
  CHECK(titles(test.window()).contains("&Game"));
}
