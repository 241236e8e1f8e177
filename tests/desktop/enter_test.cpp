// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games from score sheets in the real window: typed and clicked in, dice and set-ups included, corrected,
// saved, put among the club's results.
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QTimer>
#include <fstream>
#include <sstream>

#include "framework/record/replay.hpp"
#include "framework/table/scoring_book.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_dialog.hpp"
#include "ui/desktop/enter/enter_page.hpp"
#include "ui/desktop/enter/sheet_draft.hpp"
#include "ui/desktop/enter/sheet_head.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// Sheets that other tests have left are gone, and what this one leaves will be.
struct NoDraft {
  NoDraft() { remove(); }
  ~NoDraft() { remove(); }
  NoDraft(const NoDraft&) = delete;
  NoDraft& operator=(const NoDraft&) = delete;
  static void remove() {
    need_application();
    for (const auto& name : {"score-sheet.txt", "score-sheet-damaged.txt"})
      std::filesystem::remove(SheetDraft().file().parent_path() / name);
  }
};

struct SheetUnderTest : WindowUnderTest {
  explicit SheetUnderTest(const std::string& game, QSize size = {1280, 800}) : WindowUnderTest("", size) {
    window().findChild<QAction*>("enter_game")->trigger();
    REQUIRE_OK(page().new_sheet(game));
    settle();
  }
  EnterPage& page() { return window().by_hand().enter_page(); }
  BoardView& sheet_board() { return page().board(); }
  void write(const QString& move) { type_into(page().entry().line(), move); }
  void touch(const std::string& field) {
    const auto place = sheet_board().board().field(field);
    REQUIRE(place);
    QTest::mouseClick(sheet_board().viewport(), Qt::LeftButton, {},
                      sheet_board().place_rect(*place).center());
  }
  template <class Widget>
  Widget& find(const char* name) {
    auto* found = page().findChild<Widget*>(name);
    REQUIRE(found != nullptr);
    return *found;
  }
  void choose(const char* name, int index) {
    auto& box = find<QComboBox>(name);
    REQUIRE(index < box.count());
    box.setCurrentIndex(index);
    emit box.activated(index);
    settle();
  }
  std::vector<std::string> texts() {
    std::vector<std::string> texts;
    for (const auto& ply : page().game()->line().plies()) texts.push_back(ply.text);
    return texts;
  }
};

std::shared_ptr<Club> a_club(const QTemporaryDir& folder) {
  auto book = scoring_book(games_under_test());
  REQUIRE_OK(book);
  auto club = Club::open(StoreLocation::file(folder.filePath("club.db").toStdString()), std::move(*book));
  REQUIRE_OK(club);
  REQUIRE_OK((*club)->people().add("Anna"));
  REQUIRE_OK((*club)->people().add("Ben"));
  return *club;
}

}  // namespace

TEST_CASE("moves are clicked and typed in, a wrong one is corrected, and the record says how it came about",
          "[enter]") {
  SheetUnderTest test("lines_of_action");
  test.find<QComboBox>("enter_name 0").setEditText("Anna");
  test.find<QDateEdit>("enter_date").setDate(QDate(2024, 5, 1));
  test.touch("b1");
  test.touch("b3");
  test.write("a2-c2");
  test.write("e1-e3");
  CHECK(test.texts() == std::vector<std::string>{"b1-b3", "a2-c2", "e1-e3"});
  CHECK(test.page().status() == "White to move");
  test.write("a3-a9");
  CHECK_FALSE(test.page().entry().sentence().isEmpty());
  test.touch("h2");
  test.touch("e5");
  CHECK_FALSE(test.page().message().isEmpty());  // why not, with the rule
  // The first one was another; the rest fits.
  test.page().look_at(0);
  CHECK(test.page().status().contains("takes the place"));
  test.write("d1-d3");
  CHECK(test.texts() == std::vector<std::string>{"d1-d3", "a2-c2", "e1-e3"});
  // With this one it doesn't: what is gone is said, and comes back.
  test.page().look_at(0);
  test.write("e1-e3");
  CHECK(test.texts().size() == 2);
  CHECK(test.page().message().contains("e1-e3"));
  test.find<QPushButton>("enter_undo").click();
  CHECK(test.texts().size() == 3);

  CHECK_FALSE(test.find<QComboBox>("enter_reason").isVisible());
  test.choose("enter_result", 2);
  REQUIRE(test.page().game()->result());
  CHECK(*test.page().game()->result() == Outcome{{0, 2}, "resignation"});
  test.choose("enter_reason", 1);
  CHECK(test.page().game()->result()->reason == "time");

  const QTemporaryDir folder;
  const std::string file = folder.filePath("sheet.txt").toStdString();
  REQUIRE_OK(test.page().save(file));
  const auto opened = open_record_file(file, games_under_test());
  REQUIRE_OK(opened);
  CHECK(opened->record.entered);
  CHECK(opened->record.players.at("black") == "Anna");
  CHECK(opened->record.tags.front() == std::pair<std::string, std::string>{"Date", "2024-05-01"});
  const auto replayed = replay(*opened);
  REQUIRE_OK(replayed);
  CHECK(replayed->problem.empty());
  // On the table it says so too, and nothing goes on from it.
  REQUIRE_OK(test.window().opener().open_record(file));
  CHECK(test.controller().was_entered());
  CHECK(test.window().findChild<QLabel*>("status_lesser") == nullptr);
  CHECK(test.controller().is_record());
}

TEST_CASE("what the dice have shown is chosen, and decides", "[enter]") {
  SheetUnderTest test("militakiri/single");
  auto& page = test.page();
  // Both sides' set-ups first: this one is made at random, as a person would copy it.
  for (int side = 0; side < 2; ++side) {
    REQUIRE(page.status().startsWith("Set-up: "));
    Random random(std::uint64_t{5});
    for (int i = 0; i < 40 && !page.findChild<QPushButton*>("arrange_ready")->isEnabled(); ++i) {
      const Seat seat = page.game()->position().seats_on_turn().front();
      auto arrangement = Arrangement::begin(View::of(page.game()->position(), seat));
      REQUIRE(arrangement);
      arrangement->complete_at_random(random);
      for (const auto& item : arrangement->placed())
        emit test.sheet_board().dropped(QByteArray::number(item.kind), item.place);
    }
    if (side == 0) test.keep_picture("enter-set-up");
    REQUIRE(page.findChild<QPushButton*>("arrange_ready")->isEnabled());
    page.findChild<QPushButton*>("arrange_ready")->click();
    test.settle();
  }
  CHECK_FALSE(page.findChild<QPushButton*>("arrange_ready")->isVisible());
  REQUIRE(page.game()->chance_is_next());
  test.keep_picture("enter-dice");
  const auto events = page.game()->moves();
  REQUIRE(events.size() > 2);
  const auto& thrown = events.at(1);  // not a double, which is thrown again
  const auto text = QString::fromStdString(thrown.text);
  page.findChild<QPushButton*>("event " + text)->click();
  test.settle();
  CHECK(page.game()->line().plies().back().text == thrown.text);
  CHECK_FALSE(page.game()->chance_is_next());
}

TEST_CASE("both sides' hidden pieces are entered by one person", "[enter]") {
  SheetUnderTest test("secret_towers");
  CHECK(test.page().status().startsWith("Set-up: "));
  test.touch("b1");
  test.find<QPushButton>("arrange_ready").click();
  test.settle();
  test.touch("c2");
  test.find<QPushButton>("arrange_ready").click();
  test.settle();
  REQUIRE(test.page().game()->result());
  CHECK(*test.page().game()->result() == Outcome{{2, 0}, "missed"});
  CHECK_FALSE(test.find<QComboBox>("enter_result").isEnabled());  // the rules have said it
  CHECK(test.sheet_board().picture().items.size() == 2);
}

TEST_CASE("an entered game goes into the club's results once, unrated unless somebody says otherwise",
          "[enter]") {
  need_application();
  const QTemporaryDir folder;
  const auto club = a_club(folder);
  SheetUnderTest test("lines_of_action");
  test.window().use_club(club);
  auto& into = test.find<QPushButton>("enter_into_club");
  auto& rated = test.find<QCheckBox>("enter_rated");
  CHECK(into.isVisible());
  CHECK_FALSE(into.isEnabled());
  CHECK_FALSE(rated.isEnabled());
  test.find<QComboBox>("enter_name 0").setEditText("anna");
  test.find<QComboBox>("enter_name 1").setEditText("Ben");
  CHECK(rated.isEnabled());
  CHECK_FALSE(rated.isChecked());
  test.write("b1-b3");
  test.choose("enter_result", 1);
  REQUIRE(into.isEnabled());
  // Nobody plays against himself, whatever the capitals.
  auto& wrong = test.find<QLabel>("enter_names_wrong");
  CHECK_FALSE(wrong.isVisible());
  test.find<QComboBox>("enter_name 1").setEditText("ANNA");
  CHECK(wrong.isVisible());
  CHECK(wrong.text() == "Anna can't have played both sides.");
  CHECK_FALSE(into.isEnabled());
  CHECK_FALSE(rated.isEnabled());
  test.find<QComboBox>("enter_name 1").setEditText("Ben");
  CHECK_FALSE(wrong.isVisible());
  REQUIRE(into.isEnabled());
  into.click();
  CHECK_FALSE(into.isEnabled());
  CHECK(test.page().message().contains("marked as entered"));
  CHECK_FALSE(test.page().entry().line()->isEnabled());  // what is in the book stays as it is
  auto results = club->results().all();
  REQUIRE_OK(results);
  REQUIRE(results->size() == 1);
  CHECK(results->front().played.entered);
  CHECK_FALSE(results->front().played.rated);
  CHECK(results->front().names == std::vector<std::string>{"Anna", "Ben"});
  test.keep_picture("enter-club");

  test.find<QPushButton>("enter_next").click();
  test.settle();
  CHECK(test.page().game()->size() == 0);
  CHECK(test.page().head().name(0) == "anna");  // the same two play on
  test.choose("enter_result", 3);
  rated.setChecked(true);
  into.click();
  CHECK(test.page().message().contains("Anna: "));
  const Catalogue games = games_under_test();
  ClubDialog dialog(club, games);
  dialog.show_tab(ClubDialog::Tab::kResults);
  const auto* table = dialog.findChild<QTableWidget*>("results");
  REQUIRE(table != nullptr);
  REQUIRE(table->rowCount() == 2);
  CHECK(table->item(0, 5)->text() == "rated, entered, not verified");
  CHECK(table->item(1, 5)->text() == "unrated, entered, not verified");
}

TEST_CASE("a game may begin elsewhere, and a position that is none says why", "[enter]") {
  SheetUnderTest test("lines_of_action");
  auto& line = test.find<QLineEdit>("enter_position");
  line.setText("8/8 b");
  QTest::keyClick(&line, Qt::Key_Return);
  CHECK_FALSE(test.page().message().isEmpty());
  line.setText("8/8/8/8/3w4/8/2b5/b6w b");
  QTest::keyClick(&line, Qt::Key_Return);
  CHECK(test.page().game()->position().text() == "8/8/8/8/3w4/8/2b5/b6w b");
  CHECK_FALSE(test.page().record().start.empty());
}

TEST_CASE("the page has room in every language, also in a small window, and is left as it was", "[enter]") {
  SheetUnderTest test("militakiri/double", {1024, 700});
  for (const Language language : looked_at_in()) {
    test.speak(language);
    check_room(&test.page());
    CHECK(test.window().width() <= 1024);
    CHECK(test.window().height() <= 700);
    if (language == german()) test.keep_picture("enter-de-small");
  }
  test.speak(Language::kEnglish);
  test.window().set_theme(ThemeChoice::kDark);
  REQUIRE_OK(test.page().new_sheet("lines_of_action"));
  test.write("b1-b3");
  test.write("a2-c2");
  test.keep_picture("enter-dark");
  test.find<QPushButton>("enter_leave").click();
  CHECK_FALSE(test.page().isVisible());
  test.window().findChild<QAction*>("enter_game")->trigger();
  CHECK(test.texts().size() == 2);
}

TEST_CASE("an unfinished sheet outlives the program, however that ends", "[enter][draft]") {
  const NoDraft clean;
  {
    SheetUnderTest test("lines_of_action");
    test.find<QComboBox>("enter_name 0").setEditText("Anna");
    test.find<QDateEdit>("enter_date").setDate(QDate(2024, 5, 1));
    test.write("b1-b3");
    test.write("a2-c2");
    test.choose("enter_result", 2);
  }  // nobody was asked, nothing was closed
  WindowUnderTest later("");
  later.window().show_start_page();
  later.settle();
  auto* row = later.window().findChild<QAbstractButton*>("row score sheet");
  REQUIRE(row != nullptr);
  CHECK(row->accessibleName() == "Anna");
  CHECK(row->accessibleDescription().contains("Lines of Action"));
  later.keep_picture("start-sheet");
  row->click();
  later.settle();
  EnterPage& page = later.window().by_hand().enter_page();
  REQUIRE(page.isVisible());
  CHECK(page.message().contains("left unfinished"));
  CHECK(page.game()->size() == 2);
  CHECK(page.game()->result() == Outcome{{0, 2}, "resignation"});
  CHECK(page.head().name(0) == "Anna");
  CHECK(page.head().date() == QDate(2024, 5, 1));
  later.keep_picture("enter-draft");
  // Once it is saved it isn't unfinished any more; with another entry it is again.
  const QTemporaryDir folder;
  REQUIRE_OK(page.save(folder.filePath("sheet.txt").toStdString()));
  CHECK_FALSE(std::filesystem::exists(SheetDraft().file()));
  page.enter("e1-e3");
  CHECK(std::filesystem::exists(SheetDraft().file()));
}

TEST_CASE("a set-up that somebody was making is there again", "[enter][draft]") {
  const NoDraft clean;
  {
    SheetUnderTest test("secret_towers");
    test.touch("b1");
    test.find<QPushButton>("arrange_ready").click();
    test.settle();
    test.touch("c2");
  }
  WindowUnderTest later("");
  later.window().by_hand().show_sheet();
  EnterPage& page = later.window().by_hand().enter_page();
  CHECK(page.game()->size() == 1);
  CHECK(page.board().picture().at(page.board().board().field("c2").value()) != nullptr);
  CHECK(page.findChild<QPushButton*>("arrange_ready")->isEnabled());
}

TEST_CASE("a sheet is thrown away by choice, and only so", "[enter][draft]") {
  const NoDraft clean;
  SheetUnderTest test("lines_of_action");
  test.write("b1-b3");
  const auto answer_next = [](const QString& words) {
    QTimer::singleShot(0, [words] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      REQUIRE(box != nullptr);
      for (auto* button : box->buttons())
        if (button->text().remove('&') == words) return button->click();
      FAIL("no such answer");
    });
  };
  answer_next("Keep it");
  test.find<QPushButton>("enter_next").click();
  CHECK(test.texts().size() == 1);
  answer_next("Keep it");
  const QString game = test.find<QComboBox>("enter_game").currentText();
  test.choose("enter_game", test.find<QComboBox>("enter_game").currentIndex() == 0 ? 1 : 0);
  CHECK(test.texts().size() == 1);
  CHECK(test.find<QComboBox>("enter_game").currentText() == game);  // the list says so too
  CHECK(std::filesystem::exists(SheetDraft().file()));
  answer_next("Throw it away");
  test.find<QPushButton>("enter_next").click();
  CHECK(test.texts().empty());
  CHECK_FALSE(std::filesystem::exists(SheetDraft().file()));
}

TEST_CASE("a damaged sheet is told of in one sentence, and what can be read is there", "[enter][draft]") {
  const NoDraft clean;
  const auto write = [](const std::string& text) {
    std::filesystem::create_directories(SheetDraft().file().parent_path());
    std::ofstream(SheetDraft().file()) << text;
  };
  const auto aside = [] { return SheetDraft().file().parent_path() / "score-sheet-damaged.txt"; };
  SECTION("nothing in it is a record") {
    write("\x01\x02 not a sheet");
    WindowUnderTest test("lines_of_action");
    test.window().by_hand().show_sheet();
    EnterPage& page = test.window().by_hand().enter_page();
    CHECK(page.message().startsWith("The unfinished sheet can't be read: "));
    CHECK(page.message().contains("score-sheet-damaged.txt"));
    CHECK(std::filesystem::exists(aside()));
    page.enter("b1-b3");
    CHECK(page.game()->size() == 1);  // another sheet is entered as ever
    CHECK(std::filesystem::exists(aside()));
    test.window().show_start_page();  // and the rest of the window does its work
    CHECK(test.window().start_page().isVisible());
  }
  SECTION("a move can't be played") {
    {
      SheetUnderTest test("lines_of_action");
      test.write("b1-b3");
      test.write("a2-c2");
      test.write("e1-e3");
    }
    std::ostringstream text;
    text << std::ifstream(SheetDraft().file()).rdbuf();
    const std::string whole = text.str();
    const auto at = whole.find("e1-e3");
    REQUIRE(at != std::string::npos);
    write(whole.substr(0, at) + "e1-e9" + whole.substr(at + 5));
    WindowUnderTest test("");
    test.window().by_hand().show_sheet();
    EnterPage& page = test.window().by_hand().enter_page();
    CHECK(page.game()->size() == 2);
    CHECK(page.message().startsWith("The unfinished sheet is damaged behind move 1: "));
    CHECK(std::filesystem::exists(aside()));
  }
  SECTION("its game isn't there") {
    write("[Boardwright \"1\"]\n[Game \"gone\"]\n[Variant \"standard\"]\n");
    WindowUnderTest test("");
    test.window().by_hand().show_sheet();
    CHECK(test.window().by_hand().enter_page().message().contains("gone"));
    CHECK(std::filesystem::exists(aside()));
  }
}
