// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <memory>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/clock/table_clock.hpp"

namespace boardwright::desktop {

/// The clock for a real board, with a time that the test tells.
struct ClockUnderTest {
  UtcTime now{Milliseconds(1'000'000)};
  std::unique_ptr<TableClock> clock;

  ClockUnderTest() {
    need_application();
    clock = std::make_unique<TableClock>();
    clock->set_time_source([this] { return now; });
    clock->show();
    REQUIRE(QTest::qWaitForWindowExposed(clock.get()));
  }
  template <class Widget>
  Widget& find(const char* name) {
    auto* found = clock->findChild<Widget*>(name);
    REQUIRE(found != nullptr);
    return *found;
  }
  void begin(const QString& control) {
    find<QLineEdit>("clock_first").setText("Anna");
    find<QLineEdit>("clock_second").setText("Ben");
    find<QComboBox>("clock_control").setEditText(control);
    find<QPushButton>("clock_start").click();
  }
  void pass(int milliseconds) {
    now += Milliseconds(milliseconds);
    clock->tick();
  }
};

}  // namespace boardwright::desktop
