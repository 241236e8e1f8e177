// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAccessible>
#include <QLineEdit>
#include <QTest>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

QAccessibleInterface* accessible(QObject* object) {
  QAccessibleInterface* found = QAccessible::queryAccessibleInterface(object);
  REQUIRE(found != nullptr);
  return found;
}

QString name(QAccessibleInterface* interface) { return interface->text(QAccessible::Name); }

}  // namespace

TEST_CASE("every field has a name that says what stands on it") {
  WindowUnderTest test;
  QAccessibleInterface* board = accessible(&test.board());
  REQUIRE(board->childCount() == 64);
  CHECK(name(board).contains("Lines of Action"));
  for (int i = 0; i < 64; ++i) {
    QAccessibleInterface* child = board->child(i);
    REQUIRE(child != nullptr);
    const auto& field = test.board().board().fields()[static_cast<std::size_t>(i)];
    const QString piece = test.piece_on(field.name);
    const QString expected = piece.isEmpty() ? "empty" : piece + " piece";
    CHECK(name(child) == QString::fromStdString(field.name) + ", " + expected);
    CHECK(board->indexOfChild(child) == i);
    CHECK(child->parent() == board);
  }
}

TEST_CASE("fields speak the chosen language and follow the game") {
  WindowUnderTest test;
  QAccessibleInterface* board = accessible(&test.board());
  QAccessibleInterface* child = board->child(static_cast<int>(test.field("c3")));
  CHECK(name(child) == "c3, empty");
  test.drag("c1", "c3");
  CHECK(name(child) == "c3, black piece");
  CHECK(child->text(QAccessible::Description).contains("last move"));
  for (const Language language : {Language::kDutch, Language::kGerman, Language::kFrench}) {
    const QString before = name(child);
    test.speak(language);
    CHECK(name(child) != before);
    CHECK(name(child).startsWith("c3, "));
  }
}

TEST_CASE("fields can be found, focused and pressed by assistive technology") {
  WindowUnderTest test;
  QAccessible::setActive(true);
  QAccessibleInterface* board = accessible(&test.board());
  QAccessibleInterface* from = board->child(static_cast<int>(test.field("c1")));
  QAccessibleInterface* to = board->child(static_cast<int>(test.field("c3")));
  CHECK(board->childAt(from->rect().center().x(), from->rect().center().y()) == from);
  auto* action = from->actionInterface();
  REQUIRE(action != nullptr);
  action->doAction(QAccessibleActionInterface::setFocusAction());
  CHECK(from->state().focused);
  CHECK(board->focusChild() == from);
  action->doAction(QAccessibleActionInterface::pressAction());
  CHECK(from->state().selected);
  CHECK(to->text(QAccessible::Description) == "can be moved to");
  to->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  CHECK(test.piece_on("c3") == "black");
}

TEST_CASE("another game has other fields, and old ones become invalid") {
  WindowUnderTest test;
  QAccessibleInterface* board = accessible(&test.board());
  QAccessibleInterface* last = board->child(63);
  REQUIRE(last->isValid());
  REQUIRE_OK(test.window().start_game("lines_of_action/small"));
  CHECK(board->childCount() == 36);
  CHECK_FALSE(last->isValid());
  CHECK(last->text(QAccessible::Name).isEmpty());
}

TEST_CASE("everything that can be operated has a name") {
  WindowUnderTest test;
  for (auto* widget : test.window().findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->objectName().startsWith("qt_")) continue;
    if (qobject_cast<QAbstractButton*>(widget) == nullptr && qobject_cast<QLineEdit*>(widget) == nullptr)
      continue;
    if (widget->focusPolicy() == Qt::NoFocus) continue;
    INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
    CHECK_FALSE(name(accessible(widget)).isEmpty());
  }
}
