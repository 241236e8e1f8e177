// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window looks like. With BOARDWRIGHT_PICTURES set to a folder the pictures are kept there, for
// people to look at; docs/pictures/window.png is window-en-light.png from there.
#include <QDir>
#include <QImage>
#include <QPushButton>
#include <QSet>
#include <QTest>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/dialogs/problems_dialog.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// A game in full swing, with a piece chosen.
void play_some(WindowUnderTest& test) {
  for (const auto* move : {"c8-c6", "h4-f2", "g8-g6", "h2-e2", "b1-e4", "a6-d3"}) test.type(move);
  REQUIRE(test.controller().history().size() == 6);
  test.board().setFocus();
  for (const char* field : {"e4", "d1", "f8", "c6"}) {
    test.board().clear_sequence();
    test.click(field);
    const auto& targets = test.board().marks().targets;
    if (std::any_of(targets.begin(), targets.end(), [](const auto& t) { return t.occupied; })) break;
  }
}

}  // namespace

TEST_CASE("the window in its languages, themes and sizes", "[pictures]") {
  for (const Language language : looked_at_in())
    for (const ThemeChoice theme : {ThemeChoice::kLight, ThemeChoice::kDark})
      for (const QSize size : {QSize(1280, 800), QSize(900, 640)}) {
        WindowUnderTest test("lines_of_action", size);
        test.window().set_theme(theme);
        test.speak(language);
        play_some(test);
        const QString name =
            QString("window-%1-%2%3")
                .arg(QString::fromStdString(std::string(language_code(language))),
                     theme == ThemeChoice::kDark ? "dark" : "light", size.width() < 1000 ? "-small" : "");
        const QImage image = keep(test.window(), name);
        CHECK(image.size() == size);
        CHECK(colours(image) > 200);  // drawn, with art and text
        // The chosen piece's field, an ordinary one and the last move's differ.
        const auto at = [&](const std::string& field) {
          const QPoint corner = test.board().place_rect(test.field(field)).topLeft() + QPoint(3, 3);
          return image.pixelColor(test.viewport()->mapTo(&test.window(), corner));
        };
        CHECK(at("a6") != at("b5"));
        CHECK(at("b5") == at("c4"));
        CHECK(at("a1") != at("b1"));
      }
}

TEST_CASE("art is drawn in the screen's own pixels") {
  WindowUnderTest test;
  const auto& board = test.board();
  const QRect square = board.place_rect(test.field("c1"));
  QImage fine(square.size() * 2, QImage::Format_ARGB32_Premultiplied);
  fine.setDevicePixelRatio(2);
  fine.fill(Qt::white);
  test.board().viewport()->render(&fine, {}, QRegion(square));
  // Enlarged from one pixel to four, each block of four would be the same.
  int different = 0;
  for (int y = 0; y + 1 < fine.height(); y += 2)
    for (int x = 0; x + 1 < fine.width(); x += 2)
      if (fine.pixel(x, y) != fine.pixel(x + 1, y) || fine.pixel(x, y) != fine.pixel(x, y + 1)) ++different;
  CHECK(different > 300);
}

TEST_CASE("other moments worth a look") {
  SECTION("result") {
    WindowUnderTest test;
    test.must_start("7w/8/5w2/8/8/8/8/b2b4 b");
    test.type("a1-c1");
    CHECK(colours(keep(test.window(), "result")) > 150);
  }
  SECTION("a wrong move") {
    WindowUnderTest test;
    test.drag("c1", "c6");
    test.type("c1-c4");
    CHECK(colours(keep(test.window(), "wrong")) > 150);
  }
  SECTION("keyboard and looking back") {
    WindowUnderTest test;
    play_some(test);
    test.table().look_at(3);
    test.board().setFocus(Qt::TabFocusReason);
    test.board().set_cursor_place(test.field("f2"));
    CHECK(test.board().marks().cursor == test.field("f2"));
    const QImage image = keep(test.window(), "looking-back");
    CHECK(colours(image) > 150);
    CHECK(test.board().marks().cursor == test.field("f2"));
    // The cursor's frame differs from the bare field beside it.
    const auto at = [&](const std::string& field) {
      const QRect square = test.board().place_rect(test.field(field));
      return image.pixelColor(
          test.viewport()->mapTo(&test.window(), QPoint(square.center().x(), square.top() + 4)));
    };
    CHECK(at("f2") != at("d2"));
  }
  SECTION("pass") {
    WindowUnderTest test;
    test.must_start("8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb b");
    CHECK(colours(keep(test.window(), "pass")) > 150);
  }
  SECTION("tiny games") {
    for (const char* game : {"two_cards", "secret_towers"}) {
      WindowUnderTest test(game);
      keep(test.window(), QString(game) + "-hand-over");
      test.button("take_over")->click();
      CHECK(colours(keep(test.window(), game)) > 50);
    }
    WindowUnderTest test("coin_race");
    test.button("move walk:2")->click();
    CHECK(colours(keep(test.window(), "coin_race")) > 20);
  }
  SECTION("dialogs") {
    for (const ThemeChoice theme : {ThemeChoice::kLight, ThemeChoice::kDark}) {
      WindowUnderTest test;
      test.window().set_theme(theme);
      if (theme == ThemeChoice::kDark) test.speak(german());
      const Catalogue catalogue = games_under_test();
      NewGameDialog dialog(catalogue, test.controller().plan(), &test.window());
      dialog.show();
      CHECK(colours(keep(dialog, theme == ThemeChoice::kDark ? "new-game-dark" : "new-game")) > 50);
      ProblemsDialog problems(catalogue, &test.window());
      problems.show();
      CHECK(colours(keep(problems, theme == ThemeChoice::kDark ? "problems-dark" : "problems")) > 20);
    }
  }
}
