// SPDX-License-Identifier: GPL-3.0-or-later
//
// Clocks in the window: chosen for a new game, running beside the board, and deciding the game.
#include <QComboBox>
#include <QDateTime>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <tuple>

#include "framework/clock/time_control_text.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/panels/seat_cards.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using namespace std::chrono_literals;

namespace {

void start_with(WindowUnderTest& test, const std::string& control) {
  MatchPlan plan = test.controller().plan();
  plan.clock = read_time_control(control).value();
  plan.policies.clock_start = ClockStart::kAtOnce;
  test.window().start_game(std::move(plan));
}

/// The clocks on the seats' cards that are shown, in the order of the seats.
QStringList clocks(WindowUnderTest& test) {
  QStringList texts;
  for (const QLabel* label : test.window().findChildren<QLabel*>())
    if (label->property("role") == "clock" && label->isVisible()) texts << label->text();
  return texts;
}

}  // namespace

TEST_CASE("a clock says what is left of overtime") {
  SeatTime overtime;
  overtime.remaining = 30s;
  overtime.overtime = true;
  overtime.periods_left = 3;
  CHECK(SeatCards::clock_text(overtime) == "0:30 ×3");
  overtime.periods_left = 0;
  overtime.turns_to_go = 7;
  CHECK(SeatCards::clock_text(overtime) == "0:30 /7");
}

TEST_CASE("without a clock none is shown; with one it runs for who is on turn", "[pictures]") {
  WindowUnderTest test;
  CHECK(clocks(test).isEmpty());
  start_with(test, "5m+3s");
  REQUIRE(clocks(test).size() == 2);
  REQUIRE(eventually([&] { return clocks(test)[0] != "5:03"; }));
  CHECK(clocks(test)[1] == "5:03");
  test.click("c8");
  test.click("c6");
  REQUIRE(eventually([&] { return clocks(test)[1] != "5:03"; }));
  test.keep_picture("clock");
  REQUIRE_OK(test.controller().take_back());
  CHECK(clocks(test)[1] == "5:03");
}

TEST_CASE("by correspondence the cards tell days, in the language that is spoken", "[pictures]") {
  WindowUnderTest test;
  start_with(test, "move=3d|move=5h20m");
  REQUIRE(clocks(test).size() == 2);
  CHECK(clocks(test)[1] == "5 h 20 min");
  REQUIRE(eventually([&] { return clocks(test)[0] == "2 days 23 h"; }));
  test.keep_picture("clock_days");
  const std::tuple<Language, const char*, const char*> kOthers[] = {
      {dutch(), "clock_days_nl", "2 dagen 23 uur"},
      {german(), "clock_days_de", "2 Tage 23 Std."},
      {french(), "clock_days_fr", "2 jours 23 h"}};
  for (const auto& [language, picture, told] : kOthers) {
    test.speak(language);
    CHECK(eventually([&, told = told] { return clocks(test)[0] == told; }));
    test.keep_picture(picture);
  }
  test.speak(Language::kEnglish);
}

TEST_CASE("a vacation is told beside the clock that stands", "[pictures]") {
  SeatCards cards;
  cards.set_cards({{"Black", "Ada", {}, true, {}}, {"White", "Blaise", {}, false, {}}});
  SeatTime away;
  away.remaining = 40h;
  away.correspondence = true;
  const QDate day(2026, 12, 5);
  away.spared_until = UtcTime(Milliseconds(QDateTime(day, QTime(12, 0)).toMSecsSinceEpoch()));
  const auto notes = [&] {
    QStringList told;
    for (const QLabel* label : cards.findChildren<QLabel*>())
      if (!label->isHidden() && label->text().contains("vacation")) told << label->text();
    return told;
  };
  cards.set_clocks({SeatTime{}, away});
  CHECK(notes() == QStringList{"on vacation until 05/12/2026, this clock stands"});
  away.spared_until.reset();
  cards.set_clocks({SeatTime{}, away});
  CHECK(notes().isEmpty());
}

TEST_CASE("a flag ends the game") {
  WindowUnderTest test;
  start_with(test, "1s");
  REQUIRE(eventually([&] { return test.controller().update().table.result.has_value(); }));
  CHECK(test.controller().update().table.result->reason == "time");
  CHECK(test.title() == "White wins");
}

TEST_CASE("where somebody has to decide, the other side is asked") {
  WindowUnderTest test;
  start_with(test, "1m|1s,flag=ask");
  test.click("c8");
  test.click("c6");
  REQUIRE(eventually([&] { return !test.controller().update().table.flagged.empty(); }));
  CHECK_FALSE(test.controller().update().table.result);
  CHECK(test.controller().update().table.flagged == std::vector<Seat>{1});
}

TEST_CASE("nobody's time runs while the screen is handed over") {
  WindowUnderTest test("two_cards");
  start_with(test, "1s");
  REQUIRE(test.controller().hand_over());
  test.wait(1300);
  CHECK_FALSE(test.controller().update().table.result);
  test.button("take_over")->click();
  REQUIRE(eventually([&] { return test.controller().update().table.result.has_value(); }));
}

TEST_CASE("a clock is chosen with the game: its own first, then the general ones") {
  WindowUnderTest test;
  const Catalogue catalogue = games_under_test();
  NewGameDialog dialog(catalogue, test.controller().plan());
  auto* clock = dialog.findChild<QComboBox*>("clock");
  REQUIRE(clock != nullptr);
  CHECK(clock->currentText() == "No clock");
  const int general = clock->count();
  CHECK(general > 5);
  auto* game = dialog.findChild<QComboBox*>("game");
  game->setCurrentIndex(game->findData("militakiri"));
  clock = dialog.findChild<QComboBox*>("clock");
  CHECK(clock->count() > general);
  clock->setCurrentIndex(1);
  const auto control = clock->currentData().toString().toStdString();
  dialog.findChild<QPushButton*>("start")->click();
  REQUIRE(dialog.result() == QDialog::Accepted);
  REQUIRE(dialog.plan().clock);
  CHECK(write_time_control(*dialog.plan().clock) == control);
}
