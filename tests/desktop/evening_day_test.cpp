// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an organiser does beside pairing and results: papers, pairing by hand, boards on this computer, a season.
#include <QComboBox>
#include <QFile>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <algorithm>
#include <array>
#include <map>

#include "framework/evening/copies.hpp"
#include "framework/papers/state_code.hpp"
#include "tests/desktop/evening_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/copies_dialog.hpp"
#include "ui/desktop/evening/exchange_people.hpp"
#include "ui/desktop/evening/history_dialog.hpp"
#include "ui/desktop/evening/papers_dialog.hpp"
#include "ui/desktop/evening/standings_panel.hpp"
#include "ui/desktop/evening/why_dialog.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

QByteArray content_of(const QString& name) {
  QFile file(name);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

/// Where papers are left to be looked at, or the folder itself.
QString papers_folder(const QTemporaryDir& folder) {
  const QString pictures = qEnvironmentVariable("BOARDWRIGHT_PICTURES");
  return pictures.isEmpty() ? folder.path() : pictures;
}

void see_all_papers(EveningUnderTest& evening, const QString& prefix, int least) {
  evening.press("evening_papers");
  auto& papers = evening.dialog<PapersDialog>();
  CHECK(papers.list().count() >= least);
  const QString folder = papers_folder(evening.folder);
  for (int row = 0; row < papers.list().count(); ++row) {
    papers.list().setCurrentRow(row);
    evening.test.settle();
    const QString kind = papers.list().item(row)->data(Qt::UserRole).toString();
    INFO(kind.toStdString() << ": " << papers.words().toStdString());
    CHECK(papers.words().isEmpty());
    CHECK(papers.sheets() >= 1);
    const QString name = folder + "/" + prefix + "-" + kind + ".pdf";
    REQUIRE_OK(papers.save(name.toStdString()));
    CHECK(content_of(name).startsWith("%PDF-"));
  }
  papers.choose("standings");
  keep(papers, prefix + "-papers");
  const QString table = evening.folder.filePath("standings.csv");
  REQUIRE_OK(papers.save(table.toStdString()));
  CHECK(content_of(table).contains("Anna de Vries"));
  const QString web = evening.folder.filePath("web");
  QDir().mkpath(web);
  REQUIRE_OK(papers.save_web(web.toStdString()));
  CHECK(content_of(web + "/index.html").contains("Anna de Vries"));
  // Whoever doesn't want to stand on the wall by name.
  papers.names().setCurrentIndex(1);
  papers.choose("standings");
  REQUIRE_OK(papers.save(table.toStdString()));
  CHECK_FALSE(content_of(table).contains("Anna de Vries"));
  CHECK(content_of(table).contains("Anna V."));
  papers.names().setCurrentIndex(0);
  papers.reject();
  evening.test.settle();
}

}  // namespace

TEST_CASE("every paper of an evening in rounds is seen and saved") {
  EveningUnderTest evening(13);
  evening.test.speak(dutch());
  evening.begin(tournament::System::kSwiss, "militakiri/single", 4);
  emit evening.page().people().all_here_wanted();
  for (int round = 1; round <= 2; ++round) {
    evening.pair_round();
    for (int board = 1; board <= 6; ++board)
      if (round == 1 || board != 3)
        evening.type_result(
            QString("%1 %2").arg(board).arg(board % 3 == 0 ? "=" : QString::number(board % 3)));
  }
  see_all_papers(evening, "paper-nl", 11);
}

TEST_CASE("every paper of an open evening is seen and saved") {
  EveningUnderTest evening(6);
  evening.test.speak(german());
  evening.choose(tournament::System::kOpenEvening);
  evening.press("person_more");
  evening.press("tournament_begin");
  emit evening.page().people().all_here_wanted();
  for (int match = 0; match < 5; ++match) {
    evening.press("proposal_yes");
    evening.type_result(match % 2 == 0 ? "1 1" : "1=");
  }
  see_all_papers(evening, "paper-open-de", 7);
}

TEST_CASE("a round paired by hand says what it breaks, and why it was") {
  EveningUnderTest evening(6);
  evening.begin(tournament::System::kSwiss, "lines_of_action/small", 3);
  emit evening.page().people().all_here_wanted();
  evening.pair_round();
  for (const char* result : {"1 1", "2 1", "3 1"}) evening.type_result(result);
  const auto met = evening.now().rounds[0].published.boards[0];
  evening.press("round_main");
  evening.press("round_manual");
  CHECK(evening.page().boards().shown().state == BoardsPanel::State::kManual);
  // Whoever sits opposite the first of those two gives his place to the other one.
  const auto& draft = evening.page().boards().shown().boards;
  const QString first = QString::fromStdString(evening.page().evening()->name(met.first));
  const auto at = std::ranges::find_if(
      draft, [&](const BoardRow& row) { return row.first == first || row.second == first; });
  REQUIRE(at != draft.end());
  const QString opposite = at->first == first ? at->second : at->first;
  evening.choose_board(static_cast<int>(at - draft.begin()));
  evening.answer<ExchangePeople>([&](ExchangePeople& dialog) {
    auto *one = dialog.findChild<QComboBox*>("exchange_one"),
         *other = dialog.findChild<QComboBox*>("exchange_other");
    for (int row = 0; row < one->count(); ++row)
      if (one->itemText(row).startsWith(opposite)) one->setCurrentIndex(row);
    other->setCurrentIndex(other->findData(QString::fromStdString(met.second)));
    keep(dialog, "evening-exchange");
    dialog.findChild<QPushButton*>("exchange_done")->click();
  });
  evening.press("board_exchange");
  CHECK(evening.page().boards().words().contains("have met already"));
  keep(evening.test.window(), "evening-by-hand");
  evening.press("board_swap");
  QString asked;
  evening.answer<QInputDialog>([&](QInputDialog& dialog) {
    asked = dialog.labelText();
    dialog.setTextValue("they wanted their revenge");
    dialog.accept();
  });
  evening.press("round_main");
  CHECK(asked.contains("have met already"));
  REQUIRE(evening.now().rounds.size() == 2);
  CHECK(evening.now().rounds[1].published.by_hand);
  CHECK(evening.now().rounds[1].published.reason == "they wanted their revenge");
  CHECK_FALSE(evening.now().rounds[1].published.breaks.empty());
  evening.press("evening_papers");
  {
    auto& papers = evening.dialog<PapersDialog>();
    CHECK(papers.sheets() == 1);
    keep(papers, "evening-papers");
    papers.reject();
    evening.test.settle();
  }
  for (int row = 0; row < 3; ++row) {
    evening.choose_board(row);
    evening.press("board_why");
    auto& why = evening.dialog<WhyDialog>();
    CHECK(why.sentence().contains("paired by hand: they wanted their revenge."));
    why.accept();
    evening.test.settle();
  }
}

TEST_CASE("a board is played on this computer, and its result enters by itself") {
  EveningUnderTest evening(4);
  evening.begin(tournament::System::kSwiss, "lines_of_action/small", 3);
  emit evening.page().people().all_here_wanted();
  evening.pair_round();
  evening.choose_board(1);
  evening.press("board_play");
  REQUIRE(evening.test.window().table().isVisible());
  const auto board = evening.now().rounds[0].published.boards[1];
  CHECK(evening.test.controller().counts());  // members play, and it is rated
  REQUIRE_OK(evening.test.controller().resign());
  evening.test.settle();
  keep(evening.test.window(), "evening-played-here");
  evening.test.window().findChild<QAction*>("club_evening")->trigger();
  evening.test.settle();
  evening.page().refresh();
  const auto& score = evening.now().rounds[0].boards[1].score;
  REQUIRE(score);
  CHECK(score->first == tournament::Code::kLoss);  // who is on turn at first has resigned
  CHECK(evening.now().rounds[0].boards[1].said.front().source == tournament::Source::kProgram);
  CHECK_FALSE(evening.now().rounds[0].boards[0].score);
}

TEST_CASE("a match of an open evening is played on this computer, whatever its board's number") {
  EveningUnderTest evening(4);
  evening.choose(tournament::System::kOpenEvening);
  evening.only_game("lines_of_action/small");
  evening.press("person_more");
  evening.press("tournament_begin");
  emit evening.page().people().all_here_wanted();
  evening.press("proposal_yes");
  evening.type_result("1 1");  // the board is free, and its number is given again
  evening.press("proposal_yes");
  REQUIRE(evening.now().matches.size() == 2);
  CHECK(evening.now().matches[1].boards[0].pairing.board == 1);
  evening.page().open_boards().table().setCurrentCell(0, 0);
  evening.press("open_play");
  REQUIRE_OK(evening.test.controller().resign());
  evening.test.settle();
  evening.page().refresh();
  REQUIRE(evening.now().matches[1].boards[0].score);
  CHECK(evening.now().matches[1].boards[0].score->first == tournament::Code::kLoss);
  CHECK(evening.now().matches[0].boards[0].score->first == tournament::Code::kWin);
}

TEST_CASE("a season shows what everybody is worth, and how points came about") {
  EveningUnderTest evening(6);
  evening.begin(tournament::System::kKeizer, "lines_of_action/small", 0);
  emit evening.page().people().all_here_wanted();
  evening.pair_round();
  for (const char* result : {"1 1", "2=", "3 2"}) evening.type_result(result);
  auto& table = evening.page().standings().table();
  REQUIRE(table.rowCount() == 6);
  CHECK(table.horizontalHeaderItem(3)->text() == "Worth");
  // Six people: the first is worth nine, each further place one less (T15.1).
  for (int row = 0; row < 6; ++row) CHECK(table.item(row, 3)->text() == QString::number(9 - row));
  emit evening.page().standings().row_asked(0);
  const QString told = evening.page().standings().told();
  CHECK(told.contains("own worth 9.0"));
  keep(evening.test.window(), "evening-season");
}

TEST_CASE("who has the bye may play the computer, and it counts nowhere") {
  EveningUnderTest evening(5);
  evening.choose(tournament::System::kSwiss);
  evening.only_game("lines_of_action/small");
  evening.find<QComboBox>("tournament_house")->setCurrentIndex(1);
  evening.press("person_more");
  evening.press("tournament_begin");
  emit evening.page().people().all_here_wanted();
  evening.pair_round();
  keep(evening.test.window(), "evening-bye");
  evening.press("bye_why");
  auto& why = evening.dialog<WhyDialog>();
  CHECK(why.sentence().contains("has the bye because one has to be left over"));
  why.details().set_open(true);
  why.others().setCurrentIndex(2);
  CHECK(why.answer().contains("does not have the bye"));
  keep(why, "evening-why");
  why.accept();
  evening.test.settle();
  evening.press("bye_computer");
  CHECK(evening.test.window().table().isVisible());
  CHECK_FALSE(evening.test.controller().counts());
}

TEST_CASE("an open evening of ten people and three games proposes what both like") {
  EveningUnderTest evening(10);
  evening.test.speak(german());
  evening.choose(tournament::System::kOpenEvening);
  auto* games = evening.find<QListWidget>("tournament_games");
  int chosen = 0;
  for (int row = 0; row < games->count(); ++row) {
    const QString name = games->item(row)->data(Qt::UserRole).toString();
    const bool wanted = name == "lines_of_action/standard" || name == "militakiri/single" ||
                        name.startsWith("dice_checkers/");
    games->item(row)->setCheckState(wanted && chosen < 3 ? Qt::Checked : Qt::Unchecked);
    chosen += wanted && chosen < 3 ? 1 : 0;
  }
  REQUIRE(chosen == 3);
  evening.press("person_more");
  keep(evening.test.window(), "evening-open-form-de");
  evening.press("tournament_begin");
  REQUIRE(evening.now().settings.games.size() == 3);
  // Anna and Ben play nothing but the last game, and the others anything but that.
  std::map<QString, QString> ids;
  for (const auto& one : evening.now().entrants)
    ids[QString::fromStdString(evening.page().evening()->name(one.data.player))] =
        QString::fromStdString(one.data.player);
  const auto like = [&](int from, int to, int game, bool likes) {
    for (int at = from; at < to; ++at)
      emit evening.page().people().likes_wanted(ids.at(kMembers[at]), game, likes);
  };
  like(0, 2, 0, false);
  like(0, 2, 1, false);
  like(2, 10, 2, false);
  emit evening.page().people().all_here_wanted();
  CHECK(evening.page().open_boards().proposals() == 5);
  keep(evening.test.window(), "evening-open-games-de");
  for (int match = 0; match < 5; ++match) evening.press("proposal_yes");
  REQUIRE(evening.now().matches.size() == 5);
  int last_game = 0;
  for (const auto& match : evening.now().matches) {
    const auto& board = match.published.boards.front();
    const bool both =
        std::ranges::all_of(std::array{board.first, board.second}, [&](const std::string& player) {
          const auto& likes = evening.now().entrant(player)->data.likes;
          return likes.empty() || std::ranges::find(likes, board.game) != likes.end();
        });
    CHECK(both);
    last_game += board.game == 2 ? 1 : 0;
  }
  CHECK(last_game == 1);  // Anna against Ben
  for (int board = 1; board <= 4; ++board) evening.type_result(QString("%1 1").arg(board));
  evening.page().open_boards().set_ends(QTime(23, 30));
  CHECK(evening.page().open_boards().ends() == QTime(23, 30));
  keep(evening.test.window(), "evening-open-later-de");
}

TEST_CASE("what was done is listed, and anything that nothing depends on is taken back (T20.6)") {
  EveningUnderTest evening(4);
  evening.begin(tournament::System::kSwiss, "lines_of_action/small", 3);
  emit evening.page().people().all_here_wanted();
  evening.answer<QInputDialog>([](QInputDialog& dialog) { dialog.accept(); });
  emit evening.page().people().apart_wanted(QString::fromStdString(evening.now().entrants[0].data.player));
  REQUIRE(evening.now().apart.size() == 1);
  evening.pair_round();
  evening.type_result("1 1");
  const auto choose = [](HistoryDialog& dialog, const QString& kind) {
    for (int row = 0; row < dialog.table().rowCount(); ++row)
      if (dialog.table().item(row, 1)->text() == kind) return dialog.table().setCurrentCell(row, 0);
    FAIL("nothing of the kind " << kind.toStdString());
  };
  evening.answer<HistoryDialog>([&](HistoryDialog& dialog) {
    auto* take_back = dialog.findChild<QPushButton*>("history_take_back");
    CHECK(dialog.table().item(0, 1)->text() == "result");
    CHECK(dialog.table().item(0, 2)->text().startsWith("round 1, board 1: "));
    CHECK(dialog.table().item(0, 3)->text() == "this laptop");
    choose(dialog, "published");
    CHECK_FALSE(take_back->isEnabled());
    CHECK(dialog.words().contains("board 1"));
    keep(dialog, "evening-history");
    // Not the newest: the pairing and a result came after it.
    choose(dialog, "kept apart");
    CHECK(dialog.words().isEmpty());
    dialog.reason_line().setText("they may meet after all");
    take_back->click();
  });
  evening.press("evening_history");
  CHECK(evening.now().apart.empty());
  CHECK(evening.now().rounds.size() == 1);
  CHECK(evening.now().rounds[0].boards[0].score.has_value());
}

TEST_CASE("another laptop goes on from codes that were scanned, and what is missing is said") {
  std::vector<std::string> codes;
  {
    EveningUnderTest evening(5);
    evening.begin(tournament::System::kSwiss, "lines_of_action/small", 3);
    emit evening.page().people().all_here_wanted();
    evening.pair_round();
    for (const char* result : {"1 1", "2="}) evening.type_result(result);
    const Evening& kept = *evening.page().evening();
    const auto state = state_text(kept.club(), kept.now());
    REQUIRE_OK(state);
    const auto made = papers::state_codes(*state);
    REQUIRE_OK(made);
    codes = *made;
  }
  REQUIRE(codes.size() > 1);
  QStringList missing;  // all but the last
  for (std::size_t number = 1; number < codes.size(); ++number) missing << QString::number(number);
  EveningUnderTest other(0);
  other.test.speak(dutch());
  other.test.window().findChild<QAction*>("club_evening")->trigger();
  other.test.settle();
  other.answer<CopiesDialog>([&](CopiesDialog& dialog) {
    auto* go_on = dialog.findChild<QPushButton*>("copies_go_on");
    dialog.paper().set_open(true);
    dialog.codes().setPlainText(QString::fromStdString(codes.back()));
    CHECK(dialog.words() ==
          QString("van %1 codes ontbreken deze: %2; scan die ook").arg(codes.size()).arg(missing.join(", ")));
    CHECK_FALSE(go_on->isEnabled());
    keep(dialog, "evening-codes-nl");
    for (const auto& code : codes) dialog.codes().appendPlainText(QString::fromStdString(code));
    CHECK(dialog.words().isEmpty());
    REQUIRE(dialog.list().count() == 1);
    CHECK(dialog.list().item(0)->text().contains("ronden: 1"));
    go_on->click();
  });
  other.press("tournament_copy");
  REQUIRE(other.page().evening() != nullptr);
  REQUIRE(other.now().rounds.size() == 1);
  CHECK(other.now().rounds[0].complete());
  CHECK(other.now().entrants.size() == 5);
}

TEST_CASE(
    "in a season people are excused or play for the club, elsewhere they get points (T15.2, T4.2, T5.6)") {
  const auto from_menu = [](EveningUnderTest& evening, const QString& words) {
    evening.page().people().list().setCurrentRow(0);
    evening.press("person_more");
    auto* menu = evening.page().people().findChild<QMenu*>("person_menu");  // the form has one, too
    for (auto* action : menu->actions())
      if (QString(action->text()).remove('&').startsWith(words)) {
        menu->close();
        action->trigger();
        return evening.test.settle();
      }
    FAIL("the menu doesn't offer " << words.toStdString());
  };
  const auto first = [](EveningUnderTest& evening) {
    const auto words = evening.page().people().list().item(0)->text();
    return words.mid(words.indexOf("  ·  ") + 5);
  };
  {
    EveningUnderTest evening(4);
    evening.begin(tournament::System::kKeizer, "lines_of_action/small", 0);
    from_menu(evening, "Excused in round 1");
    CHECK(first(evening) == "excused, not in round 1");
    from_menu(evening, "Plays for the club in round 1");
    CHECK(evening.page().message().isEmpty());
    CHECK(first(evening) == "plays for the club, not in round 1");
    CHECK(evening.now().entrants[0].said.at(1) == tournament::Attendance::kFull);
  }
  EveningUnderTest evening(4);
  evening.begin(tournament::System::kSwiss, "lines_of_action/small", 3);
  from_menu(evening, "Half a point for round 1");
  CHECK(first(evening) == "half a point, not in round 1");
  evening.answer<QInputDialog>([](QInputDialog& dialog) { dialog.accept(); });  // without a reason
  from_menu(evening, "A full point for round 1");
  CHECK_FALSE(evening.page().message().isEmpty());
  evening.answer<QInputDialog>([](QInputDialog& dialog) {
    dialog.setTextValue("keeps the bar");
    dialog.accept();
  });
  from_menu(evening, "A full point for round 1");
  CHECK(first(evening) == "a full point, not in round 1");
  emit evening.page().people().all_here_wanted();
  evening.answer<QInputDialog>([](QInputDialog& dialog) {
    dialog.setIntValue(2);
    dialog.accept();
  });
  from_menu(evening, "Always at one board");
  CHECK(first(evening) == "always at board 2");
  evening.press("round_main");
  const auto& boards = evening.page().boards().shown().boards;
  REQUIRE(boards.size() == 2);
  CHECK((boards[1].first == kMembers[0] || boards[1].second == kMembers[0]));
}

TEST_CASE("what can't be done is said in the organiser's language (T4.2, T4.6, T20.2, T12.1)") {
  EveningUnderTest evening(3);
  evening.test.speak(dutch());
  evening.begin(tournament::System::kRoundRobin, "lines_of_action/small", 0);
  auto& page = evening.page();
  const auto id = [&](int at) { return QString::fromStdString(evening.now().entrants[at].data.player); };
  const auto name = [&](int at) {
    return QString::fromStdString(page.evening()->name(evening.now().entrants[at].data.player));
  };
  emit page.people().add_wanted(PeopleField::kMemberPrefix + id(0));
  CHECK(page.message() == name(0) + " doet al mee");
  emit page.people().out_wanted(id(1), 2, tournament::Attendance::kHalf);
  CHECK(page.message().isEmpty());
  emit page.people().out_wanted(id(1), 3, tournament::Attendance::kHalf);
  CHECK(page.message() ==
        name(1) + " is al zo vaak vrij geweest met een half punt als dit toernooi toestaat (1)");
  page.copy_to("/there/is/no/such/folder");
  CHECK(page.message() == "/there/is/no/such/folder: die map is er niet; steek de stick erin, of maak hem");
  // Another program takes somebody out of the round that is drafted here.
  evening.press("round_main");
  auto elsewhere = Evening::open(evening.club, evening.now().id);
  REQUIRE_OK(elsewhere);
  REQUIRE_OK(elsewhere->people().withdraw(id(2).toStdString(), false, "ziek"));
  evening.press("round_main");
  CHECK(page.message() == "Er is iets veranderd sinds deze ronde is ingedeeld; deel opnieuw in");
  emit page.people().here_wanted(id(2), true);
  evening.press("round_discard");
  while (page.evening() != nullptr && evening.now().rounds.size() < 3) {
    evening.pair_round();
    evening.type_result("1 1");
  }
  evening.press("round_main");
  CHECK(page.message() == "Iedereen heeft tegen iedereen gespeeld");
  evening.test.speak(german());
  evening.press("round_main");
  CHECK(page.message() == "Alle haben gegen alle gespielt");
}
