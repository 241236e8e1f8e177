// SPDX-License-Identifier: GPL-3.0-or-later
//
// What all pages are told, whenever they are built, and the records that are remembered; without a window.
#include <QSignalSpy>
#include <QStackedWidget>
#include <catch2/catch.hpp>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/recent_records.hpp"
#include "ui/desktop/window_pages.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

class ToldPage final : public Page {
 public:
  [[nodiscard]] QString title() const override { return {}; }
  void say(const QString& sentence) override { said = sentence; }
  void focus_first() override { ++focused; }
  void set_theme(const Theme& theme) override { dark = theme.dark; }
  void set_habits(const BoardHabits& habits) override { speed = habits.speed; }
  QString said;
  int focused = 0, speed = 0;
  bool dark = false;
};

}  // namespace

TEST_CASE("a page is told what was chosen, before it was built and after") {
  need_application();
  QStackedWidget stack;
  WindowPages pages(stack);
  BoardHabits habits;
  habits.speed = 70;
  pages.set_habits(habits);
  ToldPage& page = pages.take_in(new ToldPage);
  CHECK(page.speed == 70);
  CHECK_FALSE(page.dark);
  habits.speed = 90;
  pages.set_habits(habits);
  pages.set_theme(Theme::night());
  CHECK(page.speed == 90);
  CHECK(page.dark);
}

TEST_CASE("what went wrong is said on the page that is seen") {
  need_application();
  QStackedWidget stack;
  WindowPages pages(stack);
  ToldPage& first = pages.take_in(new ToldPage);
  ToldPage& second = pages.take_in(new ToldPage);
  pages.say(Result<void>());
  CHECK(first.said.isEmpty());
  pages.show(second);
  CHECK(second.focused == 1);
  pages.say(Result<void>(fail("it is gone")));
  CHECK(first.said.isEmpty());
  CHECK(second.said.contains("gone"));
}

TEST_CASE("a page that is left leads to the one before, and where there is none that is told") {
  need_application();
  QStackedWidget stack;
  WindowPages pages(stack);
  ToldPage& first = pages.take_in(new ToldPage);
  ToldPage& second = pages.take_in(new ToldPage);
  QSignalSpy changed(&pages, &WindowPages::changed);
  QSignalSpy ended(&pages, &WindowPages::way_ended);
  pages.show(second);
  emit second.left();
  CHECK(&pages.shown() == &first);
  CHECK(changed.count() == 2);
  CHECK(ended.isEmpty());
  emit first.left();
  CHECK(ended.count() == 1);
}

TEST_CASE("the five records that were used last are remembered, each once") {
  need_application();
  Settings settings;
  RecentRecords recent(settings);
  QSignalSpy changed(&recent, &RecentRecords::changed);
  for (const char* name :
       {"/tmp/a.txt", "/tmp/b.txt", "/tmp/c.txt", "/tmp/d.txt", "/tmp/e.txt", "/tmp/f.txt"})
    recent.remember(name);
  recent.remember("/tmp/c.txt");
  CHECK(recent.files() == QStringList{"/tmp/c.txt", "/tmp/f.txt", "/tmp/e.txt", "/tmp/d.txt", "/tmp/b.txt"});
  recent.forget("/tmp/e.txt");
  CHECK(recent.files().size() == 4);
  CHECK(changed.count() == 8);
}
