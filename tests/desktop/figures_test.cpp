// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures of rule sets in the window: games are played by the real program while charts grow.
// With BOARDWRIGHT_PICTURES set to a folder, pictures are kept there.
#include <signal.h>

#include <QAccessible>
#include <QCheckBox>
#include <QLabel>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <fstream>
#include <iterator>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/figures/chart_grid.hpp"
#include "ui/desktop/figures/figures_choice.hpp"
#include "ui/desktop/figures/figures_page.hpp"
#include "ui/desktop/figures/figures_sheet.hpp"
#include "ui/desktop/figures/report_section.hpp"
#include "ui/desktop/figures/report_table_view.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using FiguresState = LiveRun::State;

namespace {

/// The window with the compare page's figures open, and hands for them.
struct FiguresUnderTest {
  WindowUnderTest test;
  explicit FiguresUnderTest(const std::vector<std::string>& names = {"lines_of_action/standard",
                                                                     "lines_of_action/no-jump"},
                            QSize size = {1280, 800})
      : test("lines_of_action", size) {
    test.window().findChild<QAction*>("compare")->trigger();
    REQUIRE_OK(test.window().rule_work().compare_page().compare(names));
    test.window().rule_work().compare_page().show_figures();
    test.settle();
  }

  FiguresPage& page() { return test.window().rule_work().compare_page().figures(); }
  LiveRun& run() { return page().run(); }
  QSpinBox* number(const char* name) { return page().findChild<QSpinBox*>(name); }
  QCheckBox* check(const char* name) { return page().findChild<QCheckBox*>(name); }
  void press(const char* name) {
    QTest::mouseClick(test.button(name), Qt::LeftButton);
    test.settle();
  }
  /// Random play alone, so many games.
  void choose(int games) {
    check("figures_computer")->setChecked(false);
    number("figures_random_games")->setValue(games);
  }
  bool wait_for(FiguresState state) {
    return eventually([&] { return run().state() == state; });
  }
};

std::string whole_file(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

/// The state letter of a process, as Linux tells it: R and S run, T is stopped; empty: there is none.
QString process_state(qint64 pid) {
  const auto text = QString::fromStdString(whole_file("/proc/" + std::to_string(pid) + "/stat"));
  return text.mid(text.lastIndexOf(')') + 2, 1);
}

}  // namespace

TEST_CASE("games are played while one looks on, and end in charts, sentences and a report", "[figures]") {
  FiguresUnderTest test;
  test.choose(120);
  test.press("figures_start");
  INFO(test.page().status().toStdString());
  REQUIRE(test.wait_for(FiguresState::kDone));
  CHECK(test.run().part() == 1);
  CHECK(test.page().status() == "All 240 games are played.");
  CHECK(test.page().sheet().charts().cards().size() == 6);
  CHECK(test.page().sheet().charts().cards()[0]->heading() == "Length of games");
  auto* view = test.page().sheet().charts().cards()[0]->findChild<QChartView*>();
  CHECK(view->chart()->series().size() == 2);
  CHECK(test.page().sheet().sentences().count("<p") >= 4);
  REQUIRE(test.page().sheet().tables().size() == 1);
  CHECK(test.page().sheet().tables()[0]->columnCount() == 6);
  CHECK(test.page().sheet().tables()[0]->item(0, 0)->text() == "length in plies");
  CHECK_FALSE(test.test.button("figures_pause")->isVisible());
  // What the page has, the window has too.
  CHECK(test.page().sheet().measures().table().rowCount() == 2);
  CHECK(test.page().sheet().rules().table().rowCount() == 6 * 3);
  CHECK(test.page().sheet().rules().table().item(0, 0)->text().startsWith("L2.1   "));
  CHECK(test.page().sheet().rules().table().item(1, 0)->text() == "Standard");
  CHECK(test.page().sheet().rules().table().item(1, 1)->text() == "100.0%");
  CHECK(test.page().sheet().rules().sentences().contains("No rule is used") ==
        !test.page().sheet().rules().sentences().contains("games that use rule"));
  CHECK(test.page().sheet().games().table().rowCount() >= 4);

  const QTemporaryDir folder;
  const std::filesystem::path place = folder.path().toStdString();
  for (const char* ending : {"html", "pdf", "csv", "json"})
    REQUIRE_OK(test.page().save_report(place / (std::string("report.") + ending)));
  CHECK(whole_file(place / "report.html").starts_with("<!doctype html>"));
  CHECK(whole_file(place / "report.pdf").starts_with("%PDF-"));
  CHECK(whole_file(place / "report.csv").starts_with("players,first,second,"));
  CHECK_FALSE(test.page().save_report(place / "nowhere" / "report.pdf"));

  // The command in the report makes the same figures again, byte for byte.
  QStringList words = QProcess::splitCommand(
      QString::fromStdString(test.run().figures()->json().at("command").get<std::string>()));
  REQUIRE(words.takeFirst() == "boardwright");
  QProcess again;
  again.start(QString(BOARDWRIGHT_BINARY_DIR "/bin/boardwright"), words);
  REQUIRE(again.waitForFinished(60000));
  CHECK(again.readAllStandardOutput().toStdString() == whole_file(place / "report.json"));
}

TEST_CASE("a kept game is played through on the table", "[figures]") {
  FiguresUnderTest test;
  test.choose(30);
  CHECK_FALSE(test.test.button("figures_play_through")->isVisible());
  test.press("figures_start");
  REQUIRE(test.wait_for(FiguresState::kDone));
  auto& games = test.page().sheet().games().table();
  auto* play = test.test.button("figures_play_through");
  CHECK_FALSE(play->isEnabled());
  int row = 0;  // one of the second rule set
  while (row < games.rowCount() && games.item(row, 0)->text() == games.item(0, 0)->text()) ++row;
  REQUIRE(row < games.rowCount());
  games.selectRow(row);
  REQUIRE(play->isEnabled());
  const auto plies = games.item(row, 3)->text().toULongLong();
  games.setFocus();
  QTest::keyClick(&games, Qt::Key_Return);
  test.test.settle();
  CHECK(test.test.table().isVisible());
  CHECK(test.test.window().controller().is_record());
  CHECK(test.test.window().controller().plan().variant == "no-jump");
  CHECK(test.test.window().controller().record().moves.size() == plies);
  // The figures are there as they were left.
  test.test.window().findChild<QAction*>("compare")->trigger();
  test.test.settle();
  CHECK(test.page().sheet().games().table().rowCount() == games.rowCount());
}

TEST_CASE("a run shows figures so far, stands still, goes on and is cancelled", "[figures]") {
  FiguresUnderTest test;
  test.choose(1000000);
  const QSignalSpy figures(&test.run(), &LiveRun::new_figures);
  test.press("figures_start");
  REQUIRE(test.run().state() == FiguresState::kRunning);
  const qint64 pid = test.run().process_id();
  auto* bar = test.page().findChild<QProgressBar*>("figures_bar");
  CHECK(bar->isVisible());
  CHECK_FALSE(test.page().choice().start_button().isEnabled());
  REQUIRE(eventually([&] { return test.run().games_done() > 0; }));
  CHECK(test.page().status().contains(" of 2000000 games"));

  test.press("figures_pause");
  CHECK(test.run().state() == FiguresState::kPaused);
  CHECK(test.test.button("figures_pause")->text() == "Continue");
  REQUIRE(eventually([&] { return process_state(pid) == "T"; }));
  test.test.wait(300);  // what was on its way has come
  const auto done = test.run().games_done();
  test.test.wait(600);
  CHECK(test.run().games_done() == done);
  test.press("figures_pause");
  REQUIRE(eventually([&] { return test.run().games_done() > done; }));

  test.press("figures_cancel");
  CHECK(test.run().state() == FiguresState::kCancelled);
  CHECK(eventually([&] { return process_state(pid).isEmpty(); }));
  CHECK(test.page().choice().start_button().isEnabled());
  CHECK_FALSE(test.test.button("figures_save")->isEnabled());
}

TEST_CASE("figures so far say no finding, and are kept when a run is cancelled", "[figures]") {
  FiguresUnderTest test;
  test.choose(20000);
  test.press("figures_start");
  REQUIRE(eventually([&] { return test.run().figures() != nullptr; }));
  test.press("figures_cancel");
  REQUIRE(test.run().figures());
  test.test.settle();
  CHECK(test.page().sheet().charts().cards().size() >= 4);
  REQUIRE(test.page().sheet().tables().size() == 1);
  CHECK(test.page().sheet().tables()[0]->columnCount() == 5);
  CHECK(test.page().sheet().sentences().isEmpty());
  CHECK(test.page().status() == "Cancelled. The figures are of the games until then.");
}

TEST_CASE("what happens to the program that plays happens to it alone", "[figures]") {
  FiguresUnderTest test;
  test.choose(1000000);
  test.press("figures_start");
  REQUIRE(eventually([&] { return test.run().games_done() > 0; }));
  // A signal that no sanitizer takes for its own.
  REQUIRE(::kill(static_cast<pid_t>(test.run().process_id()), SIGKILL) == 0);
  REQUIRE(test.wait_for(FiguresState::kFailed));
  CHECK(test.page().status().startsWith("The program that plays the games has crashed"));
  CHECK(test.page().choice().start_button().isEnabled());
  // What it refuses it says.
  LiveRun run;
  LiveRequest request;
  request.rule_sets = {"lines_of_action/standard", "lines_of_action/nonsense"};
  run.start(request);
  eventually([&] { return run.state() == FiguresState::kFailed; });
  CHECK(run.state() == FiguresState::kFailed);
  CHECK(run.problem().contains("nonsense"));
}

TEST_CASE("rule sets on different boards have figures", "[figures]") {
  FiguresUnderTest test({"lines_of_action/standard", "lines_of_action/small"});
  CHECK(test.test.window().rule_work().compare_page().boards().games() == nullptr);
  test.choose(40);
  test.press("figures_start");
  REQUIRE(test.wait_for(FiguresState::kDone));
  CHECK(test.page().sheet().charts().cards().size() == 6);
}

TEST_CASE("two kinds of players have figures of their own, and the choice is made with keys", "[figures]") {
  FiguresUnderTest test;
  test.number("figures_random_games")->setValue(10);
  CHECK(test.number("figures_computer_games")->maximum() == 10);
  test.number("figures_computer_games")->setValue(4);
  test.number("figures_level")->setFocus();
  QTest::keyClick(test.number("figures_level"), Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(test.number("figures_level"), "1");
  const LiveRequest request = test.page().choice().request();
  CHECK(request.players == std::vector<std::string>{"random", "level:1"});
  CHECK(request.games == 10);
  CHECK(request.thinking_games == 4);
  auto* start = &test.page().choice().start_button();
  start->setFocus();
  QTest::keyClick(start, Qt::Key_Space);
  REQUIRE(test.wait_for(FiguresState::kDone));
  auto* players = test.page().findChild<QTabBar*>("figures_players");
  REQUIRE(players->count() == 2);
  CHECK(players->tabText(0) == "Random play · 10 games");
  players->setFocus();
  QTest::keyClick(players, Qt::Key_Right);
  CHECK(players->currentIndex() == 1);
  CHECK(players->tabText(1) == "Level 1 · 4 games");
  CHECK(test.page().sheet().charts().cards().size() >= 5);

  test.check("figures_random")->setChecked(false);
  CHECK(test.page().choice().request().games == 4);
  test.check("figures_computer")->setChecked(false);
  CHECK_FALSE(start->isEnabled());
  for (auto* widget : test.page().findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() != nullptr)
      continue;
    if (widget->inherits("QTabBar") || widget->parentWidget()->inherits("QSpinBox")) continue;
    QAccessibleInterface* found = QAccessible::queryAccessibleInterface(widget);
    INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
    REQUIRE(found != nullptr);
    CHECK_FALSE(found->text(QAccessible::Name).isEmpty());
  }
}

TEST_CASE("the figures have room in every language and look", "[figures][pictures]") {
  for (const QSize size : {QSize(1280, 800), QSize(1024, 700)})
    for (const Language language : looked_at_in()) {
      FiguresUnderTest test({"militakiri/single", "militakiri/same-lines"}, size);
      test.test.speak(language);
      const ThemeChoice theme = language == german()   ? ThemeChoice::kDark
                                : language == french() ? ThemeChoice::kContrast
                                                       : ThemeChoice::kLight;
      test.test.window().set_theme(theme);
      const QString code = QString::fromStdString(std::string(language_code(language)));
      INFO(code.toStdString() << " " << size.width());
      const auto look = [&](const char* moment) {
        test.test.settle();
        check_room(&test.page());
        keep(test.test.window(), QString("figures-%1-%2-%3").arg(moment, code).arg(size.width()));
      };
      look("choice");
      test.choose(60);
      test.press("figures_start");
      REQUIRE(test.wait_for(FiguresState::kDone));
      look("done");
      auto* scroll = test.page().findChild<QScrollArea*>("figures_scroll");
      CHECK(scroll->verticalScrollBar()->maximum() > 0);
      scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum() / 2);
      look("middle");
      scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
      look("end");
    }
}

TEST_CASE("the figures while games run", "[figures][pictures]") {
  FiguresUnderTest test;
  test.number("figures_random_games")->setValue(20000);
  test.number("figures_computer_games")->setValue(200);
  test.number("figures_level")->setValue(1);
  test.press("figures_start");
  REQUIRE(eventually([&] { return test.run().figures() != nullptr; }));
  test.test.settle();
  check_room(&test.page());
  CHECK(colours(keep(test.test.window(), "figures-running")) > 100);
}
