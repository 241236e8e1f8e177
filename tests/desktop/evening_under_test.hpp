// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <functional>

#include "framework/table/scoring_book.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/open_panel.hpp"
#include "ui/desktop/evening/people_panel.hpp"
#include "ui/desktop/evening/result_entry.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"
#include "ui/desktop/evening/tournament_page.hpp"

namespace boardwright::desktop {

inline constexpr const char* kMembers[] = {"Anna de Vries", "Ben Bakker",   "Carla Jansen",  "Dirk Visser",
                                           "Eva Smit",      "Frank Meijer", "Greet de Boer", "Hans Mulder",
                                           "Ilse de Groot", "Jan Bos",      "Kees Vos",      "Lies Peters",
                                           "Mo Hendriks",   "Nel van Dijk"};

/// A club of so many members and its window, with the hands of an organiser.
struct EveningUnderTest {
  QTemporaryDir folder;
  WindowUnderTest test;
  std::shared_ptr<Club> club;

  explicit EveningUnderTest(std::size_t members, QSize size = {1280, 800})
      : EveningUnderTest(QString(), members, size) {}
  /// Of a club in that file, which may be there already; empty: a new one of its own.
  EveningUnderTest(const QString& file, std::size_t members, QSize size) : test("", size) {
    auto book = scoring_book(games_under_test());
    REQUIRE_OK(book);
    const QString path = file.isEmpty() ? folder.filePath("club.db") : file;
    auto opened = Club::open(StoreLocation::file(path.toStdString()), std::move(*book));
    REQUIRE_OK(opened);
    club = *opened;
    for (std::size_t at = 0; at < members; ++at) REQUIRE_OK(club->people().add(kMembers[at]));
    test.window().use_club(club);
  }

  TournamentPage& choices() { return test.window().tournaments().tournament_page(); }
  EveningPage& page() { return test.window().tournaments().evening_page(); }
  const tournament::Tournament& now() { return page().evening()->now(); }

  template <class Widget>
  Widget* find(const char* name) {
    auto* found = test.window().findChild<Widget*>(name);
    INFO(name);
    REQUIRE(found != nullptr);
    return found;
  }
  void press(const char* name) {
    auto* button = test.button(name);
    INFO(name << ": " << button->text().toStdString() << " | " << page_words().toStdString());
    REQUIRE(button->isVisible());
    REQUIRE(button->isEnabled());
    button->click();
    test.settle();
  }
  QString page_words() {
    return test.window().findChild<EveningPage*>() == nullptr ? QString() : page().message();
  }

  /// From the menu to a kind's form.
  void choose(EveningKind kind) {
    test.window().findChild<QAction*>("club_evening")->trigger();
    test.settle();
    find<Fold>("kinds_more")->set_open(std::ranges::find(kMoreKinds, kind) != kMoreKinds.end());
    test.settle();
    press(qPrintable("kind " + QString::number(static_cast<int>(kind))));
  }
  void choose(tournament::System system) { choose(static_cast<EveningKind>(system)); }
  void only_game(const char* game) {
    auto* games = find<QListWidget>("tournament_games");
    bool found = false;
    for (int row = 0; row < games->count(); ++row) {
      const bool wanted = games->item(row)->data(Qt::UserRole).toString() == game;
      games->item(row)->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
      found = found || wanted;
    }
    REQUIRE(found);
  }
  /// As at the keyboard: a row, then Space.
  void check_in(const QString& name) {
    auto& list = page().people().list();
    for (int row = 0; row < list.count(); ++row)
      if (list.item(row)->text().startsWith(name)) {
        list.setFocus();
        list.setCurrentRow(row);
        QTest::keyClick(&list, Qt::Key_Space);
        test.settle();
        return;
      }
    FAIL("nobody is called " << name.toStdString());
  }
  void type_result(const QString& text) {
    const bool open = page().open_boards().isVisible();
    auto& line = open ? page().open_boards().entry().line() : page().boards().entry().line();
    line.setFocus();
    QTest::keyClicks(&line, text);
    QTest::keyClick(&line, Qt::Key_Return);
    test.settle();
  }
  /// The dialog that is open beside the page.
  template <class Dialog>
  Dialog& dialog() {
    test.settle();
    for (auto* each : test.window().findChildren<Dialog*>())
      if (each->isVisible()) return *each;
    FAIL("no such dialog is open");
    return *test.window().findChild<Dialog*>();
  }
  /// A round that is drafted and published at once.
  void pair_round() {
    press("round_main");
    press("round_main");
  }
  void choose_board(int row) { page().boards().table().setCurrentCell(row, 0); }
  /// A new tournament of all members with one game.
  void begin(tournament::System system, const char* game, int rounds) {
    choose(system);
    only_game(game);
    if (system == tournament::System::kSwiss) find<QSpinBox>("tournament_rounds")->setValue(rounds);
    press("person_more");
    press("tournament_begin");
    REQUIRE(page().evening() != nullptr);
  }

  /// While a dialog is asked: what is done with it.
  template <class Dialog>
  void answer(const std::function<void(Dialog&)>& how) {
    QTimer::singleShot(5, [this, how] {
      auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
      dialog != nullptr ? how(*dialog) : answer<Dialog>(how);
    });
  }
};

}  // namespace boardwright::desktop
