// SPDX-License-Identifier: GPL-3.0-or-later
//
// The way back through pages, without a window.
#include <QStackedWidget>
#include <catch2/catch.hpp>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/kit/page_trail.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

class Leaf final : public Page {
 public:
  explicit Leaf(bool waits = true) : waits_(waits) {}
  [[nodiscard]] QString title() const override { return {}; }
  void say(const QString&) override {}
  void focus_first() override {}
  void set_theme(const Theme&) override {}
  [[nodiscard]] bool put_aside() override {
    ++aside;
    return waits_;
  }
  int aside = 0;

 private:
  bool waits_;
};

struct TrailUnderTest {
  TrailUnderTest() {
    for (Leaf* page : {first, second, third, passing}) trail.add(*page);
  }
  /// As a window goes back.
  void go_back() {
    REQUIRE(trail.before() != nullptr);
    trail.show(*trail.before());
  }
  QStackedWidget stack;
  PageTrail trail{stack};
  Leaf *first = new Leaf, *second = new Leaf, *third = new Leaf, *passing = new Leaf(false);
};

}  // namespace

TEST_CASE("pages are left the way one came") {
  need_application();
  TrailUnderTest under;
  CHECK(under.trail.built() == std::vector<Page*>{under.first, under.second, under.third, under.passing});
  CHECK(&under.trail.shown() == under.first);
  CHECK(under.trail.before() == nullptr);
  under.trail.show(*under.second);
  under.trail.show(*under.third);
  CHECK(under.second->aside == 1);
  under.go_back();
  CHECK(&under.trail.shown() == under.second);
  under.go_back();
  CHECK(&under.trail.shown() == under.first);
  CHECK(under.trail.before() == nullptr);
}

TEST_CASE("nobody goes back to a page that is over") {
  need_application();
  TrailUnderTest under;
  under.trail.show(*under.passing);
  under.trail.show(*under.third);
  under.go_back();
  CHECK(&under.trail.shown() == under.first);
}

TEST_CASE("a page that one came by isn't come by twice") {
  need_application();
  TrailUnderTest under;
  under.trail.show(*under.second);
  under.trail.show(*under.third);
  under.trail.show(*under.second);  // by a menu, not by going back
  CHECK(under.trail.before() == under.first);
  under.trail.show(*under.second);  // where one is already
  CHECK(under.trail.before() == under.first);
  CHECK(under.second->aside == 1);
}
