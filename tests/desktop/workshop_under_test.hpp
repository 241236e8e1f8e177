// SPDX-License-Identifier: GPL-3.0-or-later
//
// The workshop's page with the sample of moving pieces in it, with hands.
#pragma once

#include <QLineEdit>
#include <QPushButton>
#include <QTextBlock>

#include "tests/desktop/window_under_test.hpp"
#include "tests/workshop/support.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/workshop/change_panel.hpp"
#include "ui/desktop/workshop/console_panel.hpp"
#include "ui/desktop/workshop/laws_panel.hpp"
#include "ui/desktop/workshop/lines_panel.hpp"
#include "ui/desktop/workshop/move_panel.hpp"
#include "ui/desktop/workshop/new_script.hpp"
#include "ui/desktop/workshop/problem_list.hpp"
#include "ui/desktop/workshop/save_panel.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/workshop_board.hpp"
#include "ui/desktop/workshop/workshop_page.hpp"
#include "ui/desktop/workshop/workshop_tabs.hpp"

namespace boardwright::desktop {

inline const std::string kBlackWays = "{ \"sw\", \"s\", \"se\" }";

struct WorkshopUnderTest {
  boardwright::test::ScratchFolder folder;
  std::filesystem::path file = folder.write("my_game.lua", boardwright::test::moving_script());
  WindowUnderTest test;

  explicit WorkshopUnderTest(QSize size = {1280, 800}) : test("", size) {
    REQUIRE_OK(test.window().opener().open_file(file));
    test.settle();
    REQUIRE(page().isVisible());
    REQUIRE(page().bench()->line() != nullptr);
  }

  WorkshopPage& page() { return test.window().rule_work().workshop_page(); }
  BoardView& view() { return page().board().board().view(); }
  void click(const std::string& field) {
    const auto found = view().board().field(field);
    REQUIRE(found.has_value());
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().place_rect(*found).center());
  }
  /// As somebody types it: in place of what stands there.
  void write(const std::string& what, const std::string& by) {
    const QTextCursor found = page().editor().document()->find(QString::fromStdString(what));
    REQUIRE_FALSE(found.isNull());
    page().editor().setTextCursor(found);
    page().editor().insertPlainText(QString::fromStdString(by));
  }
  void save() {
    page().editor().setFocus();
    QTest::keyClick(&page().editor(), Qt::Key_S, Qt::ControlModifier);
    test.settle();
  }
  void press(const char* button) {
    QTest::mouseClick(test.button(button), Qt::LeftButton);
    test.settle();
  }
  void type_why(const QString& move) {
    auto* line = page().findChild<QLineEdit*>("workshop_why");
    line->setText(move);
    QTest::keyClick(line, Qt::Key_Return);
  }
  void ask(const QString& text) {
    auto* line = page().findChild<QLineEdit*>("workshop_console");
    line->setText(text);
    QTest::keyClick(line, Qt::Key_Return);
  }
  /// The random games after the last save, to their end.
  void see_games() {
    REQUIRE(eventually([&] { return page().tabs().lines().run().state() != LinesRun::State::kRunning; }));
    INFO(page().tabs().lines().sentence().toStdString());
    REQUIRE(page().tabs().lines().run().state() == LinesRun::State::kDone);
    test.settle();
  }
  [[nodiscard]] std::vector<std::string> moves() { return page().bench()->moves(); }
  [[nodiscard]] std::size_t plies() { return page().bench()->line()->plies().size(); }
};

}  // namespace boardwright::desktop
