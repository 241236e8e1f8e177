// SPDX-License-Identifier: GPL-3.0-or-later
//
// A set-up made on the board: pieces are placed, moved and cleared, and count only when the player is ready.
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QInputDialog>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

#include "framework/text/config_file.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/play/arrangement_shelf.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("a set-up is placed with one click, moved with one or two, cleared, and played when ready") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  CHECK_FALSE(test.button("arrange_ready")->isEnabled());
  CHECK_FALSE(test.button("arrange_clear")->isEnabled());
  CHECK(test.board().marks().targets.size() == 4);  // where one click places the tower
  test.click("b1");
  CHECK(test.piece_on("b1") == "first_tower");
  CHECK(test.controller().history().empty());  // nothing is played yet
  CHECK(test.button("arrange_ready")->isEnabled());
  test.click("d1");  // there is only one tower, so it goes there
  CHECK(test.piece_on("b1").isEmpty());
  CHECK(test.piece_on("d1") == "first_tower");
  test.drag("d1", "c1");
  CHECK(test.piece_on("c1") == "first_tower");
  test.click("c1");
  test.click("a1");
  CHECK(test.piece_on("a1") == "first_tower");
  test.button("arrange_clear")->click();
  CHECK(test.piece_on("a1").isEmpty());
  CHECK_FALSE(test.button("arrange_ready")->isEnabled());
  test.button("arrange_random")->click();
  CHECK(test.button("arrange_ready")->isEnabled());
  CHECK(test.board().picture().items.size() == 1);
  test.button("arrange_ready")->click();
  CHECK(test.controller().hand_over() == Seat{1});
}

TEST_CASE("a field where nothing can be placed says why") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  test.click("b2");
  CHECK(test.table().message() == "The tower belongs on your own row. (1)");
  CHECK(test.board().marks().wrong.size() == 1);
  CHECK(test.board().picture().items.empty());
}

TEST_CASE("a typed move is a part of the set-up too") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  test.type("T@c1");
  CHECK(test.controller().hand_over() == Seat{1});
}

TEST_CASE("what goes on is said beside the board") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  CHECK(test.table().status().words().contains("place their tower"));
}

TEST_CASE("a throw of dice is read from its text, anything else is not a throw") {
  using Faces = std::vector<int>;
  CHECK(DiceToast::read_throw("dice:5-3") == Faces{5, 3});
  CHECK(DiceToast::read_throw("roll:6") == Faces{6});
  CHECK(DiceToast::read_throw("roll:12-20") == Faces{12, 20});
  for (const char* other :
       {"dice:", "dice:100", "dice:0-1", "dice:5-", "heads", "dice:+2", "roll:01", "5-3"}) {
    CAPTURE(other);
    CHECK(DiceToast::read_throw(other).empty());
  }
}

TEST_CASE("set-ups are kept under a name, put back, mirrored, copied and pasted as letters") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  auto* menu = test.button("arrange_named")->menu();
  const auto entry = [&](const QString& text) -> QAction* {
    menu->clear();
    emit menu->aboutToShow();
    for (QAction* action : menu->actions())
      if (action->text().remove('&') == text) return action;
    return nullptr;
  };
  REQUIRE(entry("Keep this one…") != nullptr);
  CHECK_FALSE(entry("Keep this one…")->isEnabled());  // nothing stands there yet
  CHECK_FALSE(entry("Forget")->isEnabled());
  test.click("b1");
  entry("Keep this one…")->trigger();
  auto* dialog = test.table().findChild<QInputDialog*>();
  REQUIRE(dialog != nullptr);
  dialog->setTextValue("Mine");
  dialog->accept();
  test.button("arrange_mirror")->click();
  CHECK(test.piece_on("c1") == "first_tower");
  entry("Copy as letters")->trigger();
  CHECK(QApplication::clipboard()->text() == "--T-");
  REQUIRE(entry("Mine") != nullptr);
  entry("Mine")->trigger();
  CHECK(test.piece_on("b1") == "first_tower");
  QApplication::clipboard()->setText("T---");
  entry("Paste letters")->trigger();
  CHECK(test.piece_on("a1") == "first_tower");
  QApplication::clipboard()->setText("TT");
  test.window().opener().paste_position();
  CHECK(test.table().message().contains("found 2"));
  CHECK(test.piece_on("a1") == "first_tower");  // nothing has changed
  test.window().files().copy_position();
  CHECK(QApplication::clipboard()->text() == "T---");

  // The next game finds it again, and can forget it.
  WindowUnderTest next("secret_towers");
  next.button("take_over")->click();
  menu = next.button("arrange_named")->menu();
  REQUIRE(entry("Mine") != nullptr);
  REQUIRE(entry("Forget")->menu()->actions().size() == 1);
  entry("Forget")->menu()->actions().front()->trigger();
  CHECK(entry("Mine") == nullptr);
}

TEST_CASE("a piece is taken back by dragging it off the board or with the delete key") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  test.click("b1");
  QTest::mousePress(test.viewport(), Qt::LeftButton, {}, test.middle("b1"));
  QTest::mouseMove(test.viewport(), test.middle("b1") + QPoint(30, 30));
  QTest::mouseMove(test.viewport(), QPoint(2, 2));
  QTest::mouseRelease(test.viewport(), Qt::LeftButton, {}, QPoint(2, 2));
  CHECK(test.piece_on("b1").isEmpty());
  test.click("b1");
  test.click("b1");  // takes it in hand
  QTest::keyClick(&test.board(), Qt::Key_Delete);
  CHECK(test.piece_on("b1").isEmpty());
}

TEST_CASE("a kind is dragged from the panel to the board") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  QMimeData data;
  data.setData(kKindMimeType, "0");
  const auto drop = [&](const std::string& field, const QMimeData& what) {
    const QPointF at = test.middle(field);
    QDragEnterEvent enter(at.toPoint(), Qt::MoveAction, &what, Qt::LeftButton, {});
    QApplication::sendEvent(test.viewport(), &enter);
    QDropEvent event(at, Qt::MoveAction, &what, Qt::LeftButton, {});
    if (enter.isAccepted()) QApplication::sendEvent(test.viewport(), &event);
    return enter.isAccepted();
  };
  CHECK(drop("c1", data));
  CHECK(test.piece_on("c1") == "first_tower");
  CHECK(drop("c2", data));  // not where the tower belongs
  CHECK(test.table().message().contains("own row"));
  QMimeData other;
  other.setText("0");
  CHECK_FALSE(drop("a1", other));
  test.button("arrange_ready")->click();
  test.button("take_over")->click();
  test.button("arrange_random")->click();
  test.button("arrange_ready")->click();
  CHECK_FALSE(drop("a1", data));  // nobody sets up any more
}

TEST_CASE("a file of set-ups that can't be read is said, and not written over") {
  need_application();
  const QString folder = QString::fromStdString((*user_data_folder() / "arrangements").string());
  QDir().mkpath(folder);
  QFile file(folder + "/secret_towers.yaml");
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("arrangements: [");
  file.close();
  {
    WindowUnderTest test("secret_towers");
    test.button("take_over")->click();
    test.click("b1");
    emit test.button("arrange_named")->menu()->aboutToShow();
    CHECK(test.table().message().contains("secret_towers.yaml:1:"));
    ArrangementShelf shelf(*test.controller().plan().game);
    const auto kept = shelf.keep("Mine", "T---");
    REQUIRE_FALSE(kept);
    CHECK(kept.error().find("mend or remove that file") != std::string::npos);
  }
  file.remove();
}
