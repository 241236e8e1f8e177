// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/played_by_keys.hpp"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <deque>
#include <map>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/board/board_layout.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/status_header.hpp"

namespace boardwright::desktop {

namespace {

void key(Qt::Key which, Qt::KeyboardModifiers with = {}) {
  REQUIRE(QApplication::focusWidget() != nullptr);
  QTest::keyClick(QApplication::focusWidget(), which, with);
}

void tab_to(QWidget* wanted) {
  for (int i = 0; i < 60 && QApplication::focusWidget() != wanted; ++i) key(Qt::Key_Tab);
  REQUIRE(QApplication::focusWidget() == wanted);
}

void press(WindowUnderTest& test, const QString& button) {
  tab_to(test.button(button));
  key(Qt::Key_Space);
  test.settle();
}

/// The arrow towards a place, first along the rows, then along the columns; `other`: the other way round,
/// where something is in between.
Qt::Key arrow(const QPoint& way, bool other) {
  const bool across = (std::abs(way.x()) > 8) != (other && std::abs(way.y()) > 8);
  if (across) return way.x() > 0 ? Qt::Key_Right : Qt::Key_Left;
  return way.y() > 0 ? Qt::Key_Down : Qt::Key_Up;
}

void go_to(WindowUnderTest& test, std::uint32_t place) {
  BoardView& board = test.board();
  tab_to(&board);
  bool stuck = false;
  for (int i = 0; i < 80 && board.cursor_place() != place; ++i) {
    const std::uint32_t before = board.cursor_place();
    key(arrow(board.place_rect(place).center() - board.place_rect(before).center(), stuck));
    // Nor is the other way one for ever: the first arrow of all only shows where the cursor is.
    stuck = !stuck && board.cursor_place() == before;
  }
  REQUIRE(board.cursor_place() == place);
}

struct Stroke {
  Qt::Key key;
  bool shift;
};

/// The keys that lead from the cursor to a place, arrows and shift with arrows; the fewest.
std::vector<Stroke> strokes_to(WindowUnderTest& test, std::uint32_t place) {
  constexpr std::pair<Qt::Key, Way> kArrows[] = {{Qt::Key_Left, Way::kLeft},
                                                 {Qt::Key_Right, Way::kRight},
                                                 {Qt::Key_Up, Way::kUp},
                                                 {Qt::Key_Down, Way::kDown}};
  const BoardView& board = test.board();
  const BoardLayout layout(board.board(), test.viewport()->size(), board.turn(), true, {});
  std::map<std::uint32_t, std::vector<Stroke>> ways{{board.cursor_place(), {}}};
  std::deque<std::uint32_t> open{board.cursor_place()};
  for (; !open.empty() && !ways.contains(place); open.pop_front())
    for (const auto& [arrow_key, way] : kArrows)
      for (const bool shift : {false, true})
        if (const auto next = layout.next(open.front(), way, shift); next && !ways.contains(*next)) {
          ways[*next] = ways[open.front()];
          ways[*next].push_back({arrow_key, shift});
          open.push_back(*next);
        }
  REQUIRE(ways.contains(place));
  return ways[place];
}

/// On boards that are no grids.
void go_aslant(WindowUnderTest& test, std::uint32_t place) {
  BoardView& board = test.board();
  tab_to(&board);
  if (!board.marks().cursor) key(Qt::Key_Left);  // shows where it is
  for (const Stroke& stroke : strokes_to(test, place))
    key(stroke.key, stroke.shift ? Qt::ShiftModifier : Qt::NoModifier);
  REQUIRE(board.cursor_place() == place);
}

void type(WindowUnderTest& test, const std::string& move) {
  tab_to(&test.board());
  const QString text = QString::fromStdString(move);
  QTest::keyClicks(&test.board(), text.left(1));
  QLineEdit* line = test.table().move_entry().line();
  REQUIRE(line->hasFocus());  // letters on the board are a move being typed
  QTest::keyClicks(line, text.mid(1));
  QTest::keyClick(line, Qt::Key_Return);
  test.settle();
  test.window().activateWindow();  // the list of completions goes, and offscreen nobody else does this
  test.settle();
}

void make(WindowUnderTest& test, const LegalMove& move, bool typed) {
  if (move.clicks.empty()) return press(test, "move " + QString::fromStdString(move.text));
  if (typed) return type(test, move.text);
  for (const auto place : move.clicks) {
    if (test.board().board().is_grid()) {
      go_to(test, place);
    } else {
      go_aslant(test, place);
    }
    key(Qt::Key_Return);
  }
  test.settle();
}

/// Takes where it can, so that games end soon; else anything.
LegalMove choose(const std::vector<LegalMove>& moves, Random& random) {
  std::vector<LegalMove> captures;
  for (const auto& move : moves)
    if (move.text.find('x') != std::string::npos) captures.push_back(move);
  const auto& from = captures.empty() ? moves : captures;
  return from[random.below(static_cast<std::uint32_t>(from.size()))];
}

}  // namespace

void play_whole_game(const std::string& game, std::vector<std::string> settings) {
  WindowUnderTest test("");
  Options options;
  options.game = game;
  options.settings = std::move(settings);
  REQUIRE_OK(test.window().begin(options));
  test.settle();
  Random random(11);
  MatchController& controller = test.controller();
  int moves = 0;
  while (!controller.update().table.result && moves < 1000) {
    if (controller.hand_over()) {
      // Who has attacked sees what came of it before the screen is another's.
      if (test.button("seen_fight")->isVisible()) press(test, "seen_fight");
      press(test, "take_over");
    } else if (controller.set_up().active()) {
      press(test, "arrange_random");
      press(test, "arrange_ready");
    } else {
      REQUIRE_FALSE(controller.update().moves.empty());
      const std::string before = controller.update().position;
      const LegalMove move = choose(controller.update().moves, random);
      INFO(move.text);
      make(test, move, moves % 4 == 3);
      CHECK((controller.update().position != before || controller.hand_over().has_value()));
      ++moves;
    }
  }
  REQUIRE(controller.update().table.result);
  CHECK((test.title().endsWith("wins") || test.title() == "Draw"));
  tab_to(test.table().status().first_button());  // the way on to a new game
}

}  // namespace boardwright::desktop
