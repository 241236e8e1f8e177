// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window for spectators: what they may see and nothing else.
#include <QAction>
#include <QLabel>
#include <QTest>

#include "framework/board/geometry.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/panels/projector_window.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct ProjectedGame : WindowUnderTest {
  explicit ProjectedGame(const std::string& game) : WindowUnderTest(game) {
    window().findChild<QAction*>("projector")->trigger();
    settle();
    REQUIRE(projector().isVisible());
  }
  ProjectorWindow& projector() { return window().projector(); }
};

}  // namespace

TEST_CASE("spectators see the game, its moves and its end") {
  ProjectedGame test("lines_of_action");
  CHECK(test.projector().title() == "To move: Black");
  CHECK(test.projector().board().picture() == test.board().picture());
  REQUIRE_OK(test.controller().play("b1-b3"));
  CHECK(test.projector().title() == "To move: White");
  CHECK(test.projector().board().picture() == test.board().picture());
  CHECK(test.projector().board().marks().last.size() == 2);
  // What is tried out or looked back at is nobody's business there.
  test.table().look_at(0);
  CHECK(test.projector().board().picture() != test.board().picture());
  test.table().look_at(1);
  REQUIRE_OK(test.controller().resign());
  CHECK(test.projector().title() == "The game is over");
  CHECK(colours(keep(test.projector(), "projector")) > 100);
  check_room(&test.projector());
  test.speak(french());
  CHECK(test.projector().title() == "La partie est terminée");
  REQUIRE_OK(test.window().start_game("dice_checkers"));
  CHECK(test.projector().board().picture() == test.board().picture());
  QTest::keyClick(&test.projector(), Qt::Key_Escape);
  CHECK_FALSE(test.projector().isVisible());
}

TEST_CASE("spectators see nothing of what is hidden") {
  ProjectedGame test("two_field");
  test.must_start(
      "ntnanbfban/albtjnblkt/batjlaksab/kcamjlgack/2##2##2/2##2##2/AKALCALAKJ/LJAMTSGTCA/BBTKJBNLKT/"
      "FBNANBNANB "
      "r - - 0");
  test.settle();
  const auto kinds_of = [](BoardView& board) {
    QSet<QString> kinds;
    for (const auto& item : board.picture().items) {
      const PieceKind& kind = board.board().kinds()[item.kind];
      if (kind.owner < 2) kinds << QString::fromStdString(kind.id);  // water belongs to nobody
    }
    return kinds;
  };
  const auto hidden = kinds_of(test.projector().board());
  CHECK(hidden.size() == 2);  // a back of each side
  if (test.controller().hand_over()) test.button("take_over")->click();
  test.settle();
  CHECK(kinds_of(test.board()).size() > 5);  // whoever plays sees the own ranks
  CHECK(kinds_of(test.projector().board()) == hidden);
}
