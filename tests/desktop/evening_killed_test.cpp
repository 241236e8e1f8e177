// SPDX-License-Identifier: GPL-3.0-or-later
//
// A whole evening as a club has it: 14 members, two games, four rounds, one who is late and one who leaves, a result put
// right after the next pairing, a program that is killed in round 3, and another laptop that goes on from the copy.
#include <QFile>
#include <QProcess>
#include <QTableWidget>
#include <algorithm>

#include "tests/desktop/evening_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/evening/copies_dialog.hpp"
#include "ui/desktop/evening/correct_board.hpp"
#include "ui/desktop/evening/evening_projector.hpp"
#include "ui/desktop/evening/papers_dialog.hpp"
#include "ui/desktop/evening/standings_panel.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr const char* kWhere = "BOARDWRIGHT_KILLED_EVENING";
constexpr const char* kSpeaks = "BOARDWRIGHT_KILLED_LANGUAGE";
constexpr QSize kSmallScreen{1024, 700};

Language language_of(const QString& code) { return code == "nl" ? dutch() : german(); }

/// Everybody who is paired, from board `from` on; `key` for each board.
void play(EveningUnderTest& evening, int from, const char* keys) {
  const int boards = static_cast<int>(evening.now().rounds.back().boards.size());
  for (int board = from; board <= boards; ++board)
    evening.type_result(QString("%1 %2").arg(board).arg(keys[board % 3]));
}

void choose_two_games(EveningUnderTest& evening) {
  auto* games = evening.find<QListWidget>("tournament_games");
  for (int row = 0; row < games->count(); ++row) {
    const QString name = games->item(row)->data(Qt::UserRole).toString();
    const bool wanted = name == "lines_of_action/small" || name == "militakiri/single";
    games->item(row)->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
  }
}

/// Up to the middle of round 3.
void run_first_laptop(EveningUnderTest& evening, const QString& code, const QString& copies) {
  evening.test.speak(language_of(code));
  evening.choose(tournament::System::kSwiss);
  choose_two_games(evening);
  evening.find<QSpinBox>("tournament_rounds")->setValue(4);
  evening.press("person_more");
  keep(evening.test.window(), "night-form-" + code);
  evening.press("tournament_begin");
  evening.page().copy_to(copies.toStdString());
  for (int at = 0; at < 13; ++at) evening.check_in(kMembers[at]);
  keep(evening.test.window(), "night-before-" + code);
  evening.page().show_projector();
  evening.test.settle();
  keep(evening.page().projector(), "night-projector-before-" + code);
  evening.pair_round();
  evening.press("round_start");
  play(evening, 1, "12=");
  evening.check_in(kMembers[13]);  // late
  const auto leaves = evening.page().people().list().item(0)->data(Qt::UserRole).toString();
  emit evening.page().people().gone_wanted(leaves, true);
  evening.pair_round();
  play(evening, 1, "1=2");
  emit evening.page().people().all_here_wanted();
  evening.pair_round();
  evening.answer<CorrectBoard>([&](CorrectBoard& dialog) {
    dialog.choose(TypedResult::kDraw);
    dialog.reason().setText("?");
    keep(dialog, "night-correct-" + code);
    dialog.findChild<QPushButton*>("correct_done")->click();
  });
  evening.page().correct(2, 2);
  evening.test.settle();
  for (const char* result : {"1 1", "2 2", "3="}) evening.type_result(result);
}

/// Round 3 as it was written before the end came.
void check_middle(EveningUnderTest& evening) {
  const auto& now = evening.now();
  REQUIRE(now.rounds.size() == 3);
  CHECK(now.entrants.size() == 14);
  CHECK(now.aside.empty());
  for (std::size_t board = 0; board < 3; ++board) CHECK(now.rounds[2].boards[board].score.has_value());
  CHECK(now.rounds[1].boards[1].score->first == tournament::Code::kDraw);
  CHECK(now.rounds[1].boards[1].said.back().correction);
  // Of the game of the round: the second round's is the other one.
  CHECK(now.rounds[0].boards[0].pairing.game != now.rounds[1].boards[0].pairing.game);
}

void see_papers(EveningUnderTest& evening, const QString& code) {
  evening.press("evening_papers");
  auto& papers = evening.dialog<PapersDialog>();
  const QString pictures = qEnvironmentVariable("BOARDWRIGHT_PICTURES");
  for (const char* kind : {"pairings", "names", "standings", "slips", "sheets", "emergency"}) {
    papers.choose(kind);
    evening.test.settle();
    CHECK(papers.words().isEmpty());
    const QString name =
        (pictures.isEmpty() ? evening.folder.path() : pictures) + "/night-" + kind + "-" + code + ".pdf";
    REQUIRE_OK(papers.save(name.toStdString()));
    QFile file(name);
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.read(5) == "%PDF-");
  }
  papers.reject();
  evening.test.settle();
}

}  // namespace

TEST_CASE("the first laptop of an evening, until it is killed", "[.killed]") {
  const QString where = qEnvironmentVariable(kWhere);
  REQUIRE_FALSE(where.isEmpty());
  EveningUnderTest evening(where + "/club.db", 14, kSmallScreen);
  run_first_laptop(evening, qEnvironmentVariable(kSpeaks), where + "/stick");
  QFile half(where + "/half");
  REQUIRE(half.open(QIODevice::WriteOnly));
  half.close();
  for (;;) play(evening, 4, "1=2");  // until the end
}

TEST_CASE("an evening survives a killed program and goes on on another laptop") {
  for (const QString code : {"nl", "de"}) {
    QTemporaryDir where;
    QDir(where.path()).mkpath("stick");
    QProcess first;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kWhere, where.path());
    environment.insert(kSpeaks, code);
    first.setProcessEnvironment(environment);
    first.setProcessChannelMode(QProcess::ForwardedChannels);
    need_application();
    first.start(QCoreApplication::applicationFilePath(), {"[.killed]"});
    REQUIRE(first.waitForStarted());
    REQUIRE(eventually(
        [&] { return QFile::exists(where.filePath("half")) || first.state() == QProcess::NotRunning; }));
    REQUIRE(first.state() == QProcess::Running);
    first.kill();
    REQUIRE(first.waitForFinished());
    CHECK(first.exitStatus() == QProcess::CrashExit);
    {
      EveningUnderTest again(where.filePath("club.db"), 0, kSmallScreen);
      again.test.speak(language_of(code));
      again.test.window().findChild<QAction*>("club_evening")->trigger();
      again.test.settle();
      keep(again.test.window(), "night-go-on-" + code);
      const auto list = list_tournaments(*again.club);
      REQUIRE_OK(list);
      REQUIRE(list->size() == 1);
      emit again.choices().go_on_wanted(QString::fromStdString(list->front().id));
      again.test.settle();
      check_middle(again);
      keep(again.test.window(), "night-again-" + code);
    }
    EveningUnderTest second(QString(), 0, kSmallScreen);
    second.test.speak(language_of(code));
    second.test.window().findChild<QAction*>("club_evening")->trigger();
    second.test.settle();
    second.answer<CopiesDialog>([&](CopiesDialog& dialog) {
      dialog.look_in(where.filePath("stick"));
      REQUIRE(dialog.list().count() == 1);
      dialog.list().setCurrentRow(0);
      keep(dialog, "night-copies-" + code);
      dialog.findChild<QPushButton*>("copies_go_on")->click();
    });
    second.press("tournament_copy");
    REQUIRE(second.page().evening() != nullptr);
    check_middle(second);
    for (const auto& board : std::vector(second.now().rounds.back().boards))
      if (!board.score) second.type_result(QString("%1 1").arg(board.pairing.board));
    REQUIRE(second.now().rounds.back().complete());
    second.pair_round();
    second.page().show_projector();
    second.test.settle();
    keep(second.page().projector(), "night-projector-" + code);
    see_papers(second, code);
    play(second, 1, "2=1");
    CHECK(second.now().rounds.size() == 4);
    CHECK(second.now().rounds.back().complete());
    CHECK(second.page().standings().table().rowCount() == 14);
    keep(second.test.window(), "night-end-" + code);
    keep(second.page().projector(), "night-projector-end-" + code);
  }
}
