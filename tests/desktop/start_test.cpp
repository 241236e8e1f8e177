// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page the window opens on: the games as cards, what waits to be gone on with, search and filter,
// keyboard and accessible names.
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "framework/table/scoring_book.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/lessons/lesson_card.hpp"
#include "ui/desktop/lessons/lesson_page.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/start/card_grid.hpp"
#include "ui/desktop/start/cover_loader.hpp"
#include "ui/desktop/start/game_card.hpp"
#include "ui/desktop/start/row_list.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// The window as it opens when nothing is asked for.
struct StartUnderTest {
  WindowUnderTest test;
  explicit StartUnderTest(QSize size = {1280, 800}) : test("", size) {
    REQUIRE_OK(test.window().begin(Options{}));
    REQUIRE(eventually([this] { return page().complete(); }));
    test.settle();
  }
  StartPage& page() { return test.window().start_page(); }
  QStringList shown() {
    QStringList ids;
    for (const GameCard* card : page().shown_cards()) ids << QString::fromStdString(card->game().id());
    return ids;
  }
  GameCard& card(const QString& id) {
    for (GameCard* card : page().findChildren<GameCard*>())
      if (QString::fromStdString(card->game().id()) == id) return *card;
    FAIL("no card of " << id.toStdString());
    throw std::logic_error("not reached");
  }
  QWidget* row(const QString& id) {
    test.settle();
    return page().findChild<QWidget*>("row " + id);
  }
};

/// Has the dialog that opens next looked at, and closes it.
template <class Dialog, class Look>
void in_next_dialog(Look look) {
  QTimer::singleShot(0, [look] {
    auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
    REQUIRE(dialog != nullptr);
    look(*dialog);
    dialog->close();
  });
}

std::shared_ptr<Club> club_at(const QTemporaryDir& folder) {
  auto book = scoring_book(games_under_test());
  REQUIRE_OK(book);
  auto club = Club::open(StoreLocation::file(folder.filePath("club.db").toStdString()), std::move(*book));
  REQUIRE_OK(club);
  return *club;
}

}  // namespace

TEST_CASE("the window opens on the games, each with its picture, name, facts and idea") {
  StartUnderTest start;
  CHECK(start.page().isVisible());
  CHECK_FALSE(start.test.controller().has_game());
  CHECK(start.shown().contains("two_field"));
  GameCard& card = start.card("lines_of_action");
  QStringList words;
  for (const auto* label : card.findChildren<QLabel*>())
    if (label->isVisible()) words << label->text();
  CHECK(words.contains("Lines of Action"));
  CHECK(words.contains("2 players · 15–30 minutes"));
  CHECK(words.contains("Bring all your pieces together in one group."));
  auto* picture = card.findChild<QLabel*>();
  REQUIRE(picture != nullptr);
  CHECK(colours(picture->grab().toImage()) > 100);  // pieces on a board
  check_room(&start.page());
  start.test.keep_picture("start");
}

TEST_CASE("a card begins a game: by a click anywhere, by Enter, and with that game chosen") {
  StartUnderTest start;
  int opened = 0;
  const auto look = [&](NewGameDialog& dialog) {
    ++opened;
    CHECK(dialog.findChild<QComboBox*>("game")->currentData().toString() == "dice_checkers");
    CHECK(dialog.findChild<QComboBox*>("player 0")->currentData().toString() == kHuman);
    CHECK(dialog.findChild<QComboBox*>("player 1")->currentData().toString() == "level:3");
  };
  GameCard& card = start.card("dice_checkers");
  in_next_dialog<NewGameDialog>(look);
  QTest::mouseClick(&card, Qt::LeftButton, {}, QPoint(10, 10));
  CHECK(opened == 1);
  card.main_button().setFocus();
  in_next_dialog<NewGameDialog>(look);
  QTest::keyClick(&card.main_button(), Qt::Key_Space);
  CHECK(opened == 2);
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
    REQUIRE(dialog != nullptr);
    dialog->findChild<QPushButton*>("start")->click();
  });
  card.main_button().click();
  CHECK(start.test.controller().has_game());
  CHECK(start.test.window().at_table());
}

TEST_CASE("search and filters leave the games that fit") {
  StartUnderTest start;
  const QStringList all = start.shown();
  QTest::keyClicks(&start.page().search(), "act lines");
  CHECK(start.shown() == QStringList{"lines_of_action"});
  start.page().search().setText("nothing is called so");
  CHECK(start.shown().isEmpty());
  auto* none = start.page().findChild<QLabel*>("no_games");
  REQUIRE(none != nullptr);
  CHECK(none->isVisible());
  start.test.button("all_games")->click();
  CHECK(start.shown() == all);
  CHECK_FALSE(none->isVisible());
  const auto filtered = [&](int index) {
    start.page().filter().setCurrentIndex(index);
    return start.shown();
  };
  CHECK(filtered(1).contains("lines_of_action"));
  CHECK_FALSE(filtered(1).contains("dice_checkers"));
  CHECK(filtered(2).contains("dice_checkers"));
  CHECK_FALSE(filtered(3).contains("two_field"));
  CHECK(filtered(4).contains("two_field"));
  CHECK_FALSE(filtered(5).contains("two_field"));
  CHECK(filtered(5).contains("lines_of_action"));
}

TEST_CASE("arrows go from card to card, a letter begins a search, Enter takes what was found") {
  StartUnderTest start;
  const auto cards = start.page().shown_cards();
  REQUIRE(cards.size() >= 4);
  CHECK(cards.front()->main_button().hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
  CHECK(cards[1]->main_button().hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
  CHECK(cards[1]->main_button().hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
  CHECK(cards[0]->main_button().hasFocus());
  QTest::keyClicks(QApplication::focusWidget(), "t");
  REQUIRE(start.page().search().hasFocus());
  QTest::keyClicks(&start.page().search(), "wo-f");
  CHECK(start.shown() == QStringList{"two_field"});
  bool opened = false;
  in_next_dialog<NewGameDialog>([&](NewGameDialog& dialog) {
    opened = dialog.findChild<QComboBox*>("game")->currentData().toString() == "two_field";
  });
  QTest::keyClick(&start.page().search(), Qt::Key_Return);
  CHECK(opened);
}

TEST_CASE("those who listen hear which game a button is of") {
  StartUnderTest start;
  GameCard& card = start.card("two_field");
  QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&card.main_button());
  REQUIRE(heard != nullptr);
  CHECK(heard->text(QAccessible::Name) == "Play Two-Field…");
  CHECK(heard->text(QAccessible::Description).contains("hidden information"));
  CHECK(heard->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
  CHECK(QAccessible::queryAccessibleInterface(&card)->text(QAccessible::Name) == "Two-Field");
  CHECK(QAccessible::queryAccessibleInterface(&start.page().search())->text(QAccessible::Name) ==
        "Find a game");
}

TEST_CASE("lessons begin at a card and end on the page they began on") {
  StartUnderTest start;
  auto* learn = start.test.button("learn two_field");
  learn->click();  // the lesson itself, without a list before it
  REQUIRE(start.test.window().teacher().learning());
  CHECK(start.test.window().teacher().lesson_page().card().where().startsWith("Two-Field"));
  start.test.button("lesson_leave")->click();
  CHECK(start.page().isVisible());
}

TEST_CASE("an unfinished match goes on from the page, and the game on the table waits there") {
  need_application();
  const QTemporaryDir folder;
  std::string match;
  {
    WindowUnderTest test;
    test.window().use_club(club_at(folder));
    test.type("b1-b3");
    match = test.controller().kept_match();
    REQUIRE_FALSE(match.empty());
  }
  StartUnderTest start;
  start.test.window().use_club(club_at(folder));
  auto* row = qobject_cast<QAbstractButton*>(start.row(QString::fromStdString(match)));
  REQUIRE(row != nullptr);
  CHECK(row->accessibleName() == "Guest – Guest");
  CHECK(row->accessibleDescription().startsWith("Lines of Action, Standard"));
  start.test.keep_picture("start-continue");
  row->click();
  REQUIRE(start.test.window().at_table());
  CHECK(start.test.controller().kept_match() == match);
  CHECK(start.test.controller().history().size() == 1);

  start.test.window().docks().analysis().show();
  start.test.window().findChild<QAction*>("start_page")->trigger();
  CHECK(start.page().isVisible());
  CHECK_FALSE(start.test.window().docks().analysis().isVisible());  // it belongs to the table
  CHECK_FALSE(start.test.window().findChild<QAction*>("resign")->isEnabled());
  CHECK(start.page().findChild<QLabel*>("table_game")->text() == "Lines of Action");
  start.test.button("back_to_game")->click();
  CHECK(start.test.window().at_table());
  CHECK(start.test.window().docks().analysis().isVisible());
  CHECK(start.test.controller().history().size() == 1);
}

TEST_CASE("records that were opened or saved are offered again; one that is gone says so and goes") {
  need_application();
  const QTemporaryDir folder;
  const QString file = folder.filePath("evening.txt");
  StartUnderTest start;
  REQUIRE_OK(start.test.window().start_game("lines_of_action"));
  start.test.type("b1-b3");
  REQUIRE_OK(start.test.window().files().save_record(file.toStdString()));
  start.test.window().show_start_page();
  auto* row = qobject_cast<QAbstractButton*>(start.row(file));
  REQUIRE(row != nullptr);
  CHECK(row->accessibleName() == "evening.txt");
  row->click();
  CHECK(start.test.window().at_table());
  CHECK(Settings::load().records.front() == file);

  start.test.window().show_start_page();
  REQUIRE(QFile::remove(file));
  qobject_cast<QAbstractButton*>(start.row(file))->click();
  CHECK(start.page().isVisible());
  CHECK(start.page().findChild<QLabel*>("start_message")->text().contains("evening.txt"));
  CHECK(start.row(file) == nullptr);
  CHECK_FALSE(Settings::load().records.contains(file));
}

TEST_CASE("a game that can't be loaded is there with the reason") {
  need_application();
  const QTemporaryDir folder;
  REQUIRE(QDir(folder.path()).mkdir("broken"));
  QFile yaml(folder.filePath("broken/game.yaml"));
  REQUIRE(yaml.open(QIODevice::WriteOnly));
  yaml.write("id: broken\nplugin: broken\nname: {en: Broken Game}\n");
  yaml.close();
  CatalogueOptions options;
  options.folders = {folder.path().toStdString(), BOARDWRIGHT_BINARY_DIR "/games"};
  options.use_environment = options.use_program_folders = false;
  const Catalogue catalogue = Catalogue::load(options);
  StartPage page(catalogue);
  page.resize(1000, 700);
  page.show();
  REQUIRE(eventually([&] { return page.complete(); }));
  const auto cards = page.shown_cards();
  const auto broken = std::find_if(cards.begin(), cards.end(),
                                   [](const GameCard* card) { return card->game().id() == "broken"; });
  REQUIRE(broken != cards.end());
  CHECK((*broken)->broken());
  CHECK((*broken)->accessibleDescription().contains("is missing"));
  CHECK((*broken)->main_button().objectName() == "details broken");
  CHECK((*broken)->main_button().isVisible());
  CHECK(colours(keep(page, "start-broken")) > 50);
}

TEST_CASE("the start page has room for its words in every language and theme") {
  for (const QSize size : {QSize(1024, 700), QSize(1280, 800)})
    for (const ThemeChoice theme : {ThemeChoice::kLight, ThemeChoice::kDark}) {
      StartUnderTest start(size);
      start.test.window().set_theme(theme);
      for (const Language language : looked_at_in()) {
        INFO(own_name(language).toStdString() << " " << size.width());
        start.test.speak(language);
        check_room(&start.page());
        start.test.keep_picture(QString("start-%1-%2%3")
                                    .arg(QString::fromStdString(std::string(language_code(language))),
                                         theme == ThemeChoice::kDark ? "dark" : "light",
                                         size.width() < 1200 ? "-small" : ""));
      }
    }
}

TEST_CASE("cards show what is looked for, in as many columns as there is room for") {
  CardGrid grid(games_under_test());
  const auto shown = [&grid] {
    QStringList ids;
    for (const GameCard* card : grid.shown()) ids << QString::fromStdString(card->game().id());
    ids.sort();
    return ids;
  };
  const auto column_of = [&grid](const GameCard* card) {
    auto* cells = qobject_cast<QGridLayout*>(grid.layout());
    int row = 0, column = 0, rows = 0, columns = 0;
    cells->getItemPosition(cells->indexOf(card), &row, &column, &rows, &columns);
    return column;
  };
  grid.retranslate();
  grid.fit_into(3 * GameCard::kWidth + 100);
  const auto all = shown();
  REQUIRE(all.size() > 2);
  CHECK(column_of(grid.shown()[1]) == 1);
  // One beside the other no longer, and one that is looked for stands alone.
  grid.fit_into(GameCard::kWidth);
  CHECK(column_of(grid.shown()[1]) == 0);
  QSignalSpy laid_out(&grid, &CardGrid::laid_out);
  grid.look_for("lines action", CardGrid::Filter::kAll);
  CHECK(shown() == QStringList{"lines_of_action"});
  CHECK(laid_out.count() == 1);
  // Whether there is luck is known of no game before its rules have been asked.
  grid.look_for({}, CardGrid::Filter::kNoLuck);
  CHECK(shown().isEmpty());
  CoverLoader loader;
  QSignalSpy completed(&loader, &CoverLoader::completed);
  loader.set_cards(grid.cards());
  CHECK_FALSE(loader.complete());
  loader.begin(grid.cards());
  REQUIRE(eventually([&loader] { return loader.complete(); }));
  CHECK(completed.count() == 1);
  CHECK(shown().contains("lines_of_action"));
  CHECK_FALSE(shown().contains("dice_checkers"));
}
