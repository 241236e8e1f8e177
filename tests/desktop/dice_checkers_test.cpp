// SPDX-License-Identifier: GPL-3.0-or-later
//
// A fight as it is seen: the odds before it, then the dice of both heads. Pictures as in militakiri_test.cpp.
#include <QApplication>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QTest>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/panels/dice_toast.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

QColor head_colour(const QString& pawn) {
  if (pawn.endsWith("_blue")) return QColor(0x5b, 0x97, 0xea);
  if (pawn.endsWith("_green")) return QColor(0x55, 0xb5, 0x48);
  return pawn.endsWith("_red") ? QColor(0xe8, 0x60, 0x4f) : QColor(0xf5, 0xc9, 0x2f);
}

/// Up to Red's first attack, f6xe5.
void begin(WindowUnderTest& test) {
  for (const char* move : {"e3-d4", "c7-d6", "g3-f4", "g7-f6", "f2-e3", "i7-h6", "d4-e5"})
    REQUIRE_OK(test.controller().play(move));
}

}  // namespace

TEST_CASE("Dice checkers: the odds are told before a fight", "[pictures]") {
  WindowUnderTest test("dice_checkers");
  begin(test);
  test.click("f6");
  QTest::mouseMove(test.viewport(), test.middle("e5"));
  CHECK(test.table().message().contains("%"));
  test.keep_picture("dice-checkers-odds");
}

TEST_CASE("Dice checkers: a finger's first tap on an enemy tells the odds, the second one attacks") {
  WindowUnderTest test("dice_checkers");
  begin(test);
  const QPointingDevice finger("finger", 77, QInputDevice::DeviceType::TouchScreen,
                               QPointingDevice::PointerType::Finger, QInputDevice::Capability::Position, 1,
                               1);
  const auto tap = [&](const char* field) {
    const QPointF at = test.middle(field), global = test.viewport()->mapToGlobal(at);
    QMouseEvent press(QEvent::MouseButtonPress, at, global, Qt::LeftButton, Qt::LeftButton, {}, &finger);
    QMouseEvent release(QEvent::MouseButtonRelease, at, global, Qt::LeftButton, Qt::NoButton, {}, &finger);
    QApplication::sendEvent(test.viewport(), &press);
    QApplication::sendEvent(test.viewport(), &release);
  };
  const std::size_t before = test.controller().history().size();
  tap("f6");  // a free field would need no second tap
  tap("e5");
  CHECK(test.table().message().contains("%"));
  CHECK(test.controller().history().size() == before);
  tap("e5");
  CHECK(test.controller().history().size() > before);
}

TEST_CASE("Dice checkers: each fighter rolls the die of its head, throw after throw", "[pictures]") {
  WindowUnderTest test("dice_checkers");
  begin(test);
  const QString blue = test.piece_on("e5"), red = test.piece_on("f6");
  test.click("f6");
  test.click("e5");
  const DiceToast& toast = test.table().toast();
  REQUIRE(toast.isVisible());
  // Without animation the last throw is seen at once; the fighters had fallen a head for each equal one
  // before it.
  const auto throws = toast.text().split("   ");
  REQUIRE(toast.dice().size() == 2);
  CHECK(toast.faces() == DiceToast::read_throw(throws.back()));
  for (const auto& die : toast.dice()) CHECK_FALSE(die.piece.isNull());
  if (throws.size() == 1) {
    CHECK(toast.dice()[0].colour == head_colour(blue));
    CHECK(toast.dice()[1].colour == head_colour(red));
  }
  test.keep_picture("dice-checkers-fight");
  REQUIRE(eventually([&] { return !toast.isVisible(); }));
}

TEST_CASE("throws are shown one after the other, and words between them") {
  need_application();
  QWidget window;
  window.resize(400, 300);
  DiceToast toast(&window);
  toast.show_news({{"roll:3-3", {{3}, {3, Qt::red}}}, {"something else", {}}, {"roll:1-4", {{1}, {4}}}},
                  true);
  CHECK(toast.text() == "roll:3-3   something else   roll:1-4");
  CHECK(toast.dice().size() == 2);
  const auto shows = [&](const std::vector<int>& faces) {
    return eventually([&] { return toast.faces() == faces; });
  };
  CHECK(shows({3, 3}));
  CHECK(shows({}));
  CHECK(shows({1, 4}));
  CHECK(eventually([&] { return !toast.isVisibleTo(&window); }));
}
