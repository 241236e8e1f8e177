// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures of the window, to read and not to test, because they say as much about the machine: hidden, run
// with desktop_test '[measure]'.
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <array>
#include <utility>

#include "framework/table/scoring_book.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/desktop/workshop_under_test.hpp"
#include "ui/desktop/club/club_dialog.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// Megabytes that the process has in memory.
double resident() {
  QFile status("/proc/self/statm");
  REQUIRE(status.open(QIODevice::ReadOnly));
  constexpr double kPage = 4096, kMega = 1024 * 1024;
  return status.readAll().split(' ').at(1).toDouble() * kPage / kMega;
}

struct Figures {
  std::vector<double> values;
  void add(double value) { values.push_back(value); }
  [[nodiscard]] double part(double of) {
    std::sort(values.begin(), values.end());
    return values.at(static_cast<std::size_t>(of * static_cast<double>(values.size() - 1)));
  }
};

}  // namespace

TEST_CASE("from nothing to a window that can be used", "[.][measure]") {
  need_application();
  Figures built, complete;
  for (int i = 0; i < 10; ++i) {
    QElapsedTimer clock;
    clock.start();
    MainWindow window(games_under_test(), Settings());
    REQUIRE_OK(window.begin(Options{}));
    window.resize(1280, 800);
    window.show();
    REQUIRE(QTest::qWaitForWindowExposed(&window));
    window.grab();
    built.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    while (!window.start_page().complete()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    complete.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
  }
  WARN("window painted: median " << built.part(0.5) << " ms, worst " << built.part(1)
                                 << " ms; every picture there: median " << complete.part(0.5) << " ms, worst "
                                 << complete.part(1) << " ms");
  SUCCEED();
}

TEST_CASE("from a save to the workshop's painted board", "[.][measure]") {
  const int lines = GENERATE(0, 10'000);  // that are added
  constexpr int kSaves = 200;
  WorkshopUnderTest workshop;
  workshop.page().editor().moveCursor(QTextCursor::End);
  workshop.page().editor().insertPlainText(
      QStringLiteral("\n-- as long as a long script\n").repeated(lines / 2));
  workshop.save();
  Figures times;
  QImage screen(workshop.view().viewport()->size(), QImage::Format_ARGB32_Premultiplied);
  const std::string fewer = "{ \"sw\", \"s\" }";
  for (int i = 0; i < kSaves; ++i) {
    workshop.write(i % 2 == 0 ? kBlackWays : fewer, i % 2 == 0 ? fewer : kBlackWays);
    const auto before = workshop.page().bench()->line()->now().shared_rules();
    QElapsedTimer clock;
    clock.start();
    QTest::keyClick(&workshop.page().editor(), Qt::Key_S, Qt::ControlModifier);
    while (workshop.page().bench()->line()->now().shared_rules() == before) QCoreApplication::processEvents();
    workshop.view().viewport()->render(&screen);
    times.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
  }
  WARN("save to painted board, " << kSaves << " saves, " << lines << " lines more: median " << times.part(0.5)
                                 << " ms, 95% " << times.part(0.95) << " ms, worst " << times.part(1)
                                 << " ms");
  SUCCEED();
}

TEST_CASE("from a move to the painted double board", "[.][measure]") {
  WindowUnderTest test("militakiri/double");
  test.must_start(
      "s1s1s1s1s11s1s1sTs1p1s1/c1p1c1p12p14p1/p13p11p1c1p1c1p1c1/6PT5/12/12/12/12/12/P1C11C1P1C1P1C11C1P1C1/"
      "P11P1C1P1C1P1CTP1C1P1C1/S1S1S1S1S1S1STS1S1S1STS1 b 244/244 - m - 0");
  Figures times;
  QImage screen(test.board().viewport()->size(), QImage::Format_ARGB32_Premultiplied);
  for (int i = 0; i < 40 && !test.controller().update().moves.empty(); ++i) {
    const auto& moves = test.controller().update().moves;
    const std::string move = moves[static_cast<std::size_t>(i * 7) % moves.size()].text;
    QElapsedTimer clock;
    clock.start();
    REQUIRE_OK(test.controller().play(move));
    test.board().viewport()->render(&screen);
    times.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
  }
  WARN("move to painted board, " << times.values.size() << " moves: median " << times.part(0.5) << " ms, 95% "
                                 << times.part(0.95) << " ms, worst " << times.part(1) << " ms");
  SUCCEED();
}

// BOARDWRIGHT_CLUB: a store, such as club_bench leaves behind.
TEST_CASE("the lists of a large club", "[.][measure]") {
  const QByteArray file = qgetenv("BOARDWRIGHT_CLUB");
  INFO("BOARDWRIGHT_CLUB names a store");
  REQUIRE_FALSE(file.isEmpty());
  need_application();
  const Catalogue& games = games_under_test();
  auto book = scoring_book(games);
  REQUIRE_OK(book);
  auto club = Club::open(StoreLocation::file(file.toStdString()), std::move(*book));
  REQUIRE_OK(club);
  constexpr std::array kTabs{std::pair(ClubDialog::Tab::kMatches, "matches to play on"),
                             std::pair(ClubDialog::Tab::kLadder, "ladder"),
                             std::pair(ClubDialog::Tab::kPlayers, "members"),
                             std::pair(ClubDialog::Tab::kResults, "results")};
  for (const auto& [tab, name] : kTabs) {
    Figures opened;
    for (int i = 0; i < 5; ++i) {
      QElapsedTimer clock;
      clock.start();
      ClubDialog dialog(*club, games);
      dialog.show_tab(tab);
      dialog.show();
      REQUIRE(QTest::qWaitForWindowExposed(&dialog));
      dialog.grab();
      opened.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    WARN(name << ": painted after " << opened.part(0.5) << " ms, worst " << opened.part(1) << " ms");
  }
  SUCCEED();
}

TEST_CASE("frames of animated moves", "[.][measure]") {
  WindowUnderTest test("militakiri/double");
  test.must_start(
      "s1s1s1s1s11s1s1sTs1p1s1/c1p1c1p12p14p1/p13p11p1c1p1c1p1c1/6PT5/12/12/12/12/12/P1C11C1P1C1P1C11C1P1C1/"
      "P11P1C1P1C1P1CTP1C1P1C1/S1S1S1S1S1S1STS1S1S1STS1 b 244/244 - m - 0");
  test.table().set_habits({.animated = true});
  Figures frames;
  QImage screen(test.board().viewport()->size(), QImage::Format_ARGB32_Premultiplied);
  for (int i = 0; i < 20; ++i) {
    const auto& moves = test.controller().update().moves;
    REQUIRE_OK(test.controller().play(moves[static_cast<std::size_t>(i * 7) % moves.size()].text));
    while (test.board().animating()) {
      QElapsedTimer clock;
      clock.start();
      QCoreApplication::processEvents();
      test.board().viewport()->render(&screen);
      frames.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
  }
  WARN("a frame, of " << frames.values.size() << ": median " << frames.part(0.5) << " ms, 99% "
                      << frames.part(0.99) << " ms, worst " << frames.part(1) << " ms");
  SUCCEED();
}

TEST_CASE("memory after a hundred games", "[.][measure]") {
  WindowUnderTest test("lines_of_action");
  const double before = resident();
  for (int game = 0; game < 100; ++game) {
    REQUIRE_OK(test.window().start_game("lines_of_action"));
    for (int ply = 0; ply < 60 && !test.controller().update().table.result; ++ply) {
      const auto& moves = test.controller().update().moves;
      REQUIRE_OK(
          test.controller().play(moves[static_cast<std::size_t>(game * 31 + ply * 7) % moves.size()].text));
    }
    test.window().grab();
    QCoreApplication::processEvents();
  }
  WARN("in memory: " << before << " MB before, " << resident() << " MB after a hundred games");
  SUCCEED();
}
