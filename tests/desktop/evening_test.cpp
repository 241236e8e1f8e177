// SPDX-License-Identifier: GPL-3.0-or-later
//
// A club's evening in the real window, from the first name to the last result.
#include <QAction>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <algorithm>

#include "tests/desktop/evening_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/copies_dialog.hpp"
#include "ui/desktop/evening/correct_board.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/evening_projector.hpp"
#include "ui/desktop/evening/open_panel.hpp"
#include "ui/desktop/evening/paste_people.hpp"
#include "ui/desktop/evening/people_panel.hpp"
#include "ui/desktop/evening/result_entry.hpp"
#include "ui/desktop/evening/standings_panel.hpp"
#include "ui/desktop/evening/tournament_page.hpp"
#include "ui/desktop/evening/why_dialog.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("a result is a board and a key") {
  const auto read = [](const char* text) { return read_result_line(QString::fromUtf8(text)); };
  const auto is = [&](const char* text, std::uint32_t board, std::optional<TypedResult> result) {
    INFO(text);
    const auto line = read(text);
    REQUIRE(line);
    CHECK(line->board == board);
    CHECK(line->result == result);
  };
  is("", 0, std::nullopt);
  is("3", 3, std::nullopt);
  is("3 1", 3, TypedResult::kFirstWins);
  is("31", 3, TypedResult::kFirstWins);
  is("3 2", 3, TypedResult::kSecondWins);
  is("3 0", 3, TypedResult::kSecondWins);
  is("12=", 12, TypedResult::kDraw);
  is("12 r", 12, TypedResult::kDraw);
  is("121", 12, TypedResult::kFirstWins);
  is("4+", 4, TypedResult::kSecondMissing);
  is("4 -", 4, TypedResult::kFirstMissing);
  is("4--", 4, TypedResult::kBothMissing);
  is("4 *", 4, TypedResult::kNoResult);
  is("34", 34, std::nullopt);
  CHECK_FALSE(read("x"));
  CHECK_FALSE(read("="));
  CHECK_FALSE(read("3 x"));
  CHECK_FALSE(read("3 4"));
  CHECK_FALSE(read("99999 1"));
}

TEST_CASE("what Enter would do is seen while a result is typed") {
  need_application();
  ResultEntry entry;
  BoardRow first, twelfth;
  first.board = 1;
  first.first = "Anna";
  first.second = "Ben";
  twelfth.board = 12;
  twelfth.first = "Carla";
  twelfth.second = "Dirk";
  entry.set_boards({first, twelfth});
  std::vector<std::pair<std::uint32_t, TypedResult>> entered;
  QObject::connect(&entry, &ResultEntry::entered, &entry,
                   [&](std::uint32_t board, TypedResult result) { entered.emplace_back(board, result); });
  QTest::keyClicks(&entry.line(), "1 1");
  CHECK(entry.words() == "Anna – Ben: Anna wins");
  QTest::keyClick(&entry.line(), Qt::Key_Return);
  REQUIRE(entered.size() == 1);
  CHECK(entered[0] == std::pair<std::uint32_t, TypedResult>(1, TypedResult::kFirstWins));
  // "12" is board 12, not a result of board 1: there is one.
  QTest::keyClicks(&entry.line(), "12");
  CHECK(entry.words() == "Carla – Dirk");
  QTest::keyClicks(&entry.line(), "-");
  CHECK(entry.words() == "Carla – Dirk: Carla is not there, Dirk wins");
  entry.line().clear();
  QTest::keyClicks(&entry.line(), "7 1");
  CHECK(entry.words() == "There is no board 7.");
  QTest::keyClick(&entry.line(), Qt::Key_Return);
  CHECK(entered.size() == 1);
}

TEST_CASE("a list of people is looked at before anybody is added") {
  need_application();
  PastePeople dialog({{"m1", "Anna de Vries"}, {"m2", "Ben Bakker"}}, {"Ben Bakker"});
  dialog.text().setPlainText(
      "Voornaam;Achternaam;Rating\nAnna;de Vries;1.512\nBen;Bakker;\nCarla;Jansen;1400\n"
      "carla;jansen;\n");
  REQUIRE(dialog.preview().rowCount() == 4);
  CHECK(dialog.preview().item(0, 2)->text() == "Member");
  CHECK(dialog.preview().item(1, 2)->text() == "Is there already");
  CHECK(dialog.preview().item(2, 2)->text() == "New guest");
  CHECK(dialog.preview().item(3, 2)->text() == "Twice: also in line 4");
  REQUIRE(dialog.people().size() == 2);
  CHECK(dialog.people()[0].player == "member:m1");
  CHECK(dialog.people()[0].rating == 1512);
  CHECK(dialog.people()[1].player == "guest:Carla Jansen");
  CHECK(dialog.words() == "2 will be added, 2 lines are passed over.");
  dialog.text().setPlainText("Name;Club\n\"Anna;x");
  CHECK(dialog.people().empty());
  CHECK(dialog.words() == "line 2: a quotation mark is opened and never closed");
  speak(dutch());
  dialog.text().setPlainText("Name;Club\n\n\"Anna;x");
  CHECK(dialog.words() == "regel 3: een aanhalingsteken gaat open en nooit dicht");
  speak(Language::kEnglish);
}

TEST_CASE("a page of the projector has rows that are read from the back") {
  need_application();
  EveningProjector projector;
  EveningProjector::Shown shown;
  shown.name = "Club evening";
  shown.phase = EveningProjector::Phase::kPairings;
  shown.round = 2;
  for (std::uint32_t board = 1; board <= 14; ++board) {
    BoardRow row;
    row.board = board;
    row.first = "First " + QString::number(board);
    row.second = "Second " + QString::number(board);
    shown.boards.push_back(row);
  }
  shown.bye = "Zoë";
  projector.resize(1280, 800);
  projector.show_evening(shown);
  projector.show();
  QTest::qWait(20);
  ProjectedTable& table = projector.table();
  CHECK(table.letter_height() >= 800 / 25);
  // 15 rows by board are two pages, 29 by name three.
  REQUIRE(table.pages() == 5);
  int rows = 0;
  for (int page = 0; page < table.pages(); ++page) {
    const auto [first, last] = table.rows_seen();
    CHECK(last - first >= 7);
    CHECK(last - first <= 10);
    rows += last - first;
    QTest::keyClick(&projector, Qt::Key_Right);
  }
  CHECK(rows == 15 + 29);
  CHECK(table.page() == 0);
  keep(projector, "projector-pairings");
  // Who has a result plays no more.
  shown.phase = EveningProjector::Phase::kPlaying;
  for (std::size_t at = 3; at < shown.boards.size(); ++at) shown.boards[at].result = "1 – 0";
  projector.show_evening(shown);
  CHECK(table.pages() == 1);
  CHECK(table.seen().rows.size() == 3);
}

TEST_CASE("a new tournament has five choices and takes a minute") {
  EveningUnderTest evening(5);
  evening.test.window().show_start_page();
  evening.test.settle();
  evening.press("start_evening");
  CHECK(evening.choices().choosing());
  int kinds = 0;
  for (auto* button : evening.choices().findChildren<QPushButton*>())
    if (button->objectName().startsWith("kind ") && button->isVisible()) ++kinds;
  CHECK(kinds == 5);  // all others are folded
  keep(evening.test.window(), "evening-choices");
  evening.press("kind 2");
  CHECK_FALSE(evening.choices().choosing());
  CHECK(evening.choices().form().advice() == "Choose at least two people.");
  evening.press("person_more");  // all
  CHECK(evening.choices().form().people().size() == 5);
  CHECK(evening.find<QSpinBox>("tournament_rounds")->value() == 3);
  CHECK(evening.choices().form().advice().startsWith(
      "3 rounds are enough for 5 people: at most one can win all. "
      "One of them has a bye in each round."));
  evening.find<QSpinBox>("tournament_rounds")->setValue(6);
  CHECK(evening.choices().form().advice().startsWith(
      "5 people can't play 6 rounds without meeting again; at most 5 fit."));
  evening.find<QLineEdit>("tournament_ties")->setText("BH/C9");
  CHECK_FALSE(evening.find<QPushButton>("tournament_begin")->isEnabled());
  evening.find<QLineEdit>("tournament_ties")->setText("BH/C1,DE");
  CHECK(evening.find<QPushButton>("tournament_begin")->isEnabled());
  CHECK(evening.choices().form().settings().tie_breaks == std::vector<std::string>{"BH/C1", "DE"});
  keep(evening.test.window(), "evening-form");
  // A guest comes by name.
  auto& field = evening.choices().form().people_panel().field();
  field.setFocus();
  QTest::keyClicks(field.lineEdit(), "Zoe Lefevre");
  QTest::keyClick(field.lineEdit(), Qt::Key_Return);
  evening.test.settle();
  evening.test.settle();
  CHECK(evening.choices().form().people().size() == 6);
}

TEST_CASE("a game's own points are offered first (T2.2)") {
  EveningUnderTest evening(4);
  evening.choose(tournament::System::kSwiss);
  evening.only_game("lines_of_action/small");
  auto* points = evening.find<QComboBox>("tournament_points");
  CHECK(points->itemText(0) == "1 – ½ – 0");
  evening.only_game("militakiri/single");
  CHECK(points->itemText(0) == "as the game gives them: 10 – 5 – −5");
  CHECK(points->currentText() == "1 – ½ – 0");  // nobody has chosen them yet
  points->setCurrentIndex(0);
  evening.press("person_more");
  CHECK(evening.choices().form().settings().scheme.loss == -50);
  evening.press("tournament_begin");
  CHECK(evening.now().settings.scheme.win == 100);
  CHECK(evening.now().settings.scheme.bye_points() == 50);
  // They are no longer those of all games.
  evening.choose(tournament::System::kSwiss);
  evening.only_game("militakiri/single");
  points->setCurrentIndex(0);
  auto* games = evening.find<QListWidget>("tournament_games");
  for (int row = 0; row < games->count(); ++row)
    if (games->item(row)->data(Qt::UserRole).toString() == "lines_of_action/small")
      games->item(row)->setCheckState(Qt::Checked);
  CHECK(points->itemText(0) == "1 – ½ – 0");
  CHECK(evening.choices().form().settings().scheme.win == 10);
}

TEST_CASE("a Swiss evening of 14 in Dutch, by keyboard") {
  EveningUnderTest evening(14);
  evening.test.speak(dutch());
  evening.choose(tournament::System::kSwiss);
  evening.only_game("lines_of_action/standard");
  evening.find<QSpinBox>("tournament_rounds")->setValue(4);
  evening.press("person_more");
  evening.press("tournament_begin");
  REQUIRE(evening.page().evening() != nullptr);
  REQUIRE(evening.now().entrants.size() == 14);
  // 13 are there; one comes later.
  for (int at = 0; at < 13; ++at) evening.check_in(kMembers[at]);
  CHECK(evening.page().people().count_words() == "13 van 14 aanwezig");
  evening.press("round_main");
  CHECK(evening.page().boards().shown().state == BoardsPanel::State::kDraft);
  CHECK(evening.now().rounds.empty());
  CHECK(evening.page().boards().shown().boards.size() == 6);
  CHECK_FALSE(evening.page().boards().shown().bye.isEmpty());
  keep(evening.test.window(), "evening-draft-nl");
  evening.page().boards().table().setCurrentCell(0, 0);
  evening.press("board_why");
  {
    auto& why = evening.dialog<WhyDialog>();
    CHECK(why.sentence().endsWith("omdat beiden 0 punten hebben."));
    CHECK_FALSE(why.details().is_open());
    keep(why, "evening-why-nl");
    why.details().set_open(true);
    why.others().setCurrentIndex(1);
    CHECK(why.answer().contains(" speelt niet tegen "));
    keep(why, "evening-why-open-nl");
    why.accept();
  }
  evening.press("round_main");  // published
  REQUIRE(evening.now().rounds.size() == 1);
  evening.page().show_projector();
  evening.test.settle();
  CHECK(evening.page().projector().table().pages() >= 2);
  keep(evening.page().projector(), "projector-nl");
  evening.press("round_start");
  for (const char* result : {"1 1", "2 2", "3=", "4 1", "5 1"}) evening.type_result(result);
  CHECK(evening.page().boards().entry().words().contains("Bord"));
  CHECK(evening.page().projector().table().seen().rows.size() == 1);
  keep(evening.test.window(), "evening-playing-nl");
  // A board that isn't there is said at once, and entered nowhere.
  evening.type_result("9 1");
  CHECK(evening.page().boards().entry().words() == "Bord 9 is er niet.");
  evening.page().boards().entry().line().clear();
  evening.type_result("6 2");
  CHECK(evening.page().boards().shown().state == BoardsPanel::State::kClosed);
  // The late one comes, somebody leaves.
  evening.check_in(kMembers[13]);
  CHECK(evening.now().entrants.size() == 14);
  evening.press("round_main");
  evening.press("round_main");
  REQUIRE(evening.now().rounds.size() == 2);
  CHECK(evening.now().rounds[1].boards.size() == 7);
  for (int board = 1; board <= 7; ++board) evening.type_result(QString("%1 1").arg(board));
  // A wrong result of round 1 is corrected after round 2 was paired: round 2 stays, standings move.
  const auto before = evening.now().rounds[1].published;
  evening.answer<CorrectBoard>([](CorrectBoard& dialog) {
    dialog.choose(TypedResult::kSecondWins);
    CHECK_FALSE(dialog.preview().isEmpty());
    keep(dialog, "evening-correct-nl");
    dialog.reason().setText("het briefje was verkeerd gelezen");
    dialog.findChild<QPushButton*>("correct_done")->click();
  });
  evening.page().correct(1, 1);
  evening.test.settle();
  CHECK(evening.now().rounds[0].boards[0].score->first == tournament::Code::kLoss);
  CHECK(evening.now().rounds[1].published == before);
  // Undo takes the last thing back on which nothing depends: a result of this round.
  evening.answer<QInputDialog>([](QInputDialog& dialog) {
    dialog.setTextValue("toch niet");
    dialog.accept();
  });
  evening.press("round_undo");
  CHECK(evening.page().message().isEmpty());
  CHECK_FALSE(evening.now().rounds[1].boards[6].score.has_value());
  evening.type_result("7 1");
  CHECK(evening.now().rounds[1].complete());
  for (int round = 3; round <= 4; ++round) {
    evening.page().people().list().setCurrentRow(0);
    evening.press("person_more");
    for (auto* action : evening.find<QMenu>("person_menu")->actions())
      if (action->text().contains("Iedereen")) action->trigger();
    evening.test.settle();
    evening.press("round_main");
    evening.press("round_main");
    REQUIRE(evening.now().rounds.size() == static_cast<std::size_t>(round));
    for (int board = 1; board <= 7; ++board)
      evening.type_result(QString("%1 %2").arg(board).arg(board % 2 + 1));
  }
  CHECK_FALSE(evening.test.button("round_main")->isVisible());
  CHECK(evening.page().standings().table().rowCount() == 14);
  CHECK(evening.page().standings().table().item(0, 0)->text() == "1");
  emit evening.page().standings().row_asked(0);
  CHECK_FALSE(evening.page().standings().told().isEmpty());
  keep(evening.test.window(), "evening-standings-nl");
  keep(evening.page().projector(), "projector-standings-nl");
}

TEST_CASE("an open evening of ten people in German") {
  EveningUnderTest evening(9);
  evening.test.speak(german());
  evening.choose(tournament::System::kOpenEvening);
  evening.press("person_more");
  evening.press("tournament_begin");
  REQUIRE(evening.now().entrants.size() == 9);
  // A guest comes in.
  auto& field = evening.page().people().field();
  field.setEditText("Jörg Müller");
  evening.press("add_person");
  evening.test.settle();
  REQUIRE(evening.now().entrants.size() == 10);
  for (int at = 0; at < 9; ++at) evening.check_in(kMembers[at]);
  CHECK(evening.page().open_boards().proposals() == 5);
  keep(evening.test.window(), "evening-open-de");
  const auto yes = [&] {
    for (auto* button : evening.page().findChildren<QPushButton*>("proposal_yes"))
      if (button->isVisible()) return button->click(), evening.test.settle();
    FAIL("nobody is proposed");
  };
  evening.press("proposal_no");  // declined, and not made again at once
  CHECK(evening.now().declined.size() == 1);
  for (int board = 1; board <= 4; ++board) yes();
  REQUIRE(evening.now().matches.size() == 4);
  keep(evening.test.window(), "evening-open-playing-de");
  evening.type_result("1 1");
  evening.type_result("2 =");
  CHECK(evening.now().matches[0].boards[0].score.has_value());
  CHECK(evening.now().matches[1].boards[0].score->first == tournament::Code::kDraw);
  evening.page().show_projector();
  evening.test.settle();
  keep(evening.page().projector(), "projector-open-de");
  CHECK(evening.page().standings().table().rowCount() == 10);
}
