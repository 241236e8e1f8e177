// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <memory>
#include <string>

#include "framework/catalogue/catalogue.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/game_table.hpp"

class QLineEdit;
class QPushButton;

// Where a failure would make the rest of a test meaningless.
#define REQUIRE_OK(expression)                          \
  do {                                                  \
    const auto& ok_ = (expression);                     \
    if (!ok_) FAIL(#expression << ": " << ok_.error()); \
    SUCCEED();                                          \
  } while (false)

namespace boardwright::desktop {

/// Whether the games in one file are among those under test: said once, before any window is there.
inline bool shelf_is_there = false;

/// So long a dialog that holds everything else up may be open before it is closed and the test has failed.
inline std::chrono::milliseconds longest_question{60'000};

/// The application, made once, offscreen, with settings and caches of its own. English and light to begin
/// with.
void need_application();
/// The games of this build and the tiny ones of the tests.
[[nodiscard]] Catalogue games_under_test();

/// Whether `holds` comes true, within a minute: busy machines take their time.
template <class Condition>
bool eventually(Condition holds) {
  for (int i = 0; i < 6000 && !holds(); ++i) QTest::qWait(10);
  return holds();
}

/// The real window, with hands.
class WindowUnderTest {
 public:
  /// `game` may be empty: no game is started.
  explicit WindowUnderTest(const std::string& game = "lines_of_action", QSize size = {1280, 800},
                           Catalogue games = games_under_test());
  ~WindowUnderTest();

  MainWindow& window() { return *window_; }
  GameTable& table() { return window_->table(); }
  BoardView& board() { return window_->table().board(); }
  MatchController& controller() { return window_->controller(); }
  QWidget* viewport() { return board().viewport(); }

  [[nodiscard]] std::uint32_t field(const std::string& name);
  [[nodiscard]] QPoint middle(const std::string& field);
  void click(const std::string& field);
  void drag(const std::string& from, const std::string& to);
  void type(const QString& move);  ///< into the move entry, with Enter
  void type_into(QLineEdit* line, const QString& move);
  QPushButton* button(const QString& object_name);
  void wait(int milliseconds);
  /// Everything that Qt has put off (new words, new layouts, new buttons) is done when this returns.
  void settle();
  /// What is about to be told to those who listen has been told when this returns.
  void hear_out();
  void speak(Language language);
  [[nodiscard]] QString piece_on(const std::string& field);  ///< its kind's id; empty for none
  [[nodiscard]] QString title();                             ///< of the status: "Black to move"
  void must_start(const std::string& position);
  /// The whole window, as <name>.png in the folder that BOARDWRIGHT_PICTURES names, if it names one.
  void keep_picture(const QString& name);

 private:
  std::unique_ptr<MainWindow> window_;
};

}  // namespace boardwright::desktop
