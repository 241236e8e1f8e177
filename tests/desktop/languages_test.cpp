// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window in four languages: switched while it is open, nothing cut off, every menu's letters distinct.
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QStackedWidget>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/panels/move_entry.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

QChar letter_of(const QString& text) {
  for (int i = 0; i + 1 < text.size(); ++i)
    if (text[i] == '&' && text[i + 1] != '&') return text[i + 1].toLower();
  return {};
}

void check_letters(const QList<QAction*>& actions) {
  QSet<QChar> seen;
  for (const QAction* action : actions) {
    if (action->isSeparator()) continue;
    INFO(action->text().toStdString());
    CHECK_FALSE(action->text().isEmpty());
    const QChar letter = letter_of(action->text());
    CHECK_FALSE(letter.isNull());
    CHECK_FALSE(seen.contains(letter));
    seen << letter;
  }
}

}  // namespace

TEST_CASE("the language changes while the window is open, and everything has room for it") {
  for (const QSize size : {QSize(900, 640), QSize(1600, 1000)}) {
    WindowUnderTest test("lines_of_action", size);
    QSet<QString> titles;
    for (const Language language : languages()) {
      INFO(own_name(language).toStdString() << " " << size.width());
      test.speak(language);
      test.settle();
      titles << test.title();
      check_room(&test.window());
      REQUIRE_OK(test.controller().requests().offer_draw());
      test.settle();
      check_room(&test.window());
      REQUIRE_OK(test.controller().requests().decline_draw());
      test.type("c1-c4");
      test.settle();
      CHECK_FALSE(test.table().move_entry().sentence().isEmpty());
      check_room(&test.window());
      test.table().move_entry().accept();
      test.type("c1-c3");
      test.table().look_at(0);
      test.settle();
      check_room(&test.window());
      test.table().look_at(1);
      REQUIRE_OK(test.controller().resign());
      test.settle();
      check_room(&test.window());
      REQUIRE_OK(test.window().start_game("lines_of_action"));
    }
    CHECK(titles.size() == 4);
  }
}

TEST_CASE("no two commands of a menu share a letter") {
  WindowUnderTest test;
  for (const Language language : languages()) {
    INFO(own_name(language).toStdString());
    test.speak(language);
    check_letters(test.window().menuBar()->actions());
    for (const auto* menu : test.window().findChildren<QMenu*>())
      if (!menu->actions().isEmpty() && !menu->objectName().startsWith("qt_")) check_letters(menu->actions());
  }
}

TEST_CASE("no two commands share a key") {
  WindowUnderTest test;
  QSet<QString> seen;
  for (const auto* action : test.window().findChildren<QAction*>())
    for (const auto& key : action->shortcuts()) {
      INFO(action->objectName().toStdString() << " " << key.toString().toStdString());
      CHECK_FALSE(seen.contains(key.toString()));
      seen << key.toString();
    }
  CHECK(seen.size() > 15);
}

TEST_CASE("the letters of menus and of the buttons beside the board are distinct") {
  WindowUnderTest test;
  for (const Language language : languages()) {
    INFO(own_name(language).toStdString());
    test.speak(language);
    REQUIRE_OK(test.controller().requests().offer_draw());
    QSet<QChar> seen;
    QStringList texts;
    for (const auto* action : test.window().menuBar()->actions()) texts << action->text();
    for (const auto* button : test.table().findChildren<QPushButton*>())
      if (button->isVisible() && !button->text().isEmpty()) texts << button->text();
    for (const auto* label : test.table().findChildren<QLabel*>())
      if (label->buddy() != nullptr) texts << label->text();
    for (const auto& text : texts) {
      INFO(text.toStdString());
      CHECK_FALSE(seen.contains(letter_of(text)));
      seen << letter_of(text);
    }
    REQUIRE_OK(test.controller().requests().decline_draw());
  }
}

TEST_CASE("the dialog for a new game has room for its words in every language") {
  WindowUnderTest test;
  for (const auto* game : {"lines_of_action", "coin_race"}) {
    REQUIRE_OK(test.window().start_game(game));
    const Catalogue catalogue = games_under_test();
    NewGameDialog dialog(catalogue, test.controller().plan(), &test.window());
    dialog.show();
    for (const Language language : languages()) {
      INFO(own_name(language).toStdString());
      test.speak(language);
      test.settle();
      check_room(&dialog);
    }
  }
}

TEST_CASE("the hand-over page speaks too") {
  WindowUnderTest test("two_cards");
  QSet<QString> words;
  for (const Language language : languages()) {
    test.speak(language);
    test.settle();
    check_room(&test.window());
    words << test.button("take_over")->text();
  }
  CHECK(words.size() == 4);
}
