// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a review leaves at the table: the bar beside the board, signs at moves and on the board, counts; and
// what each side has taken.
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "framework/board/geometry.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/analysis/evaluation_bar.hpp"
#include "ui/desktop/analysis/slip_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_marks.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/panels/captured_pieces.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr const char* kJudgedGame[] = {"c8-c6", "h4-f2", "g8-g6", "h2-e2", "b1-e4", "a6-d3"};

std::optional<Judgement> known(double score, const char* best, std::optional<double> played = {}) {
  return Judgement{score, best, played};
}

/// A game of which a review has thought this and that.
struct JudgedGame : WindowUnderTest {
  Course course{known(0.5, "b1-b3"),  known(0.45, "h4-f2"), known(0.48, "g8-g6"), known(0.46, "h4-h2"),
                known(0.71, "b1-h1"), known(0.33, "a6-d3"), known(0.34, "c1-c3")};
  std::vector<JudgedMove> judged;

  explicit JudgedGame(QSize size = {1280, 800}) : WindowUnderTest("lines_of_action", size) {
    std::vector<std::string> moves;
    std::vector<Seat> seats;
    for (const char* move : kJudgedGame) {
      seats.push_back(static_cast<Seat>(moves.size() % 2));
      moves.emplace_back(move);
      REQUIRE_OK(controller().play(move));
    }
    judged = judged_moves(course, moves, seats);
    show();
  }
  /// As the dock does; it has found nothing itself, and says so after each change of language.
  void show() {
    table().show_review(course, judged);
    settle();
  }
  QString cell(int row, int column, int role = Qt::DisplayRole) {
    return table().move_list().table()->model()->index(row, column).data(role).toString();
  }
};

}  // namespace

TEST_CASE("a slip is as bad as what it took from its mover") {
  CHECK(slip_of(0.099) == Slip::kNone);
  CHECK(slip_of(0.1) == Slip::kInaccuracy);
  CHECK(slip_of(0.2) == Slip::kMistake);
  CHECK(slip_of(0.3) == Slip::kBlunder);
  CHECK(slip_of(0.5 - 0.4) == Slip::kInaccuracy);
  CHECK(slip_of(-0.4) == Slip::kNone);
  const Course course{known(0.6, "a"), known(0.45, "b"), known(0.8, "c"), known(0.2, "d"), known(0.9, "")};
  const auto judged = judged_moves(course, {"x", "y", "z", "d"}, {0, 1, 0, 1});
  REQUIRE(judged.size() == 3);
  CHECK(judged[0] == JudgedMove{1, 0, Slip::kInaccuracy, 0.6, 0.45, "a"});
  CHECK(judged[1].slip == Slip::kBlunder);  // the second seat's: 0.55 to 0.2
  CHECK(judged[1].before == Approx(0.55));
  CHECK(judged[1].after == Approx(0.2));
  CHECK(judged[2].slip == Slip::kBlunder);
  // The best move was played: whatever came of it, nobody is to blame.
  CHECK(judged.back().move == 3);
}

TEST_CASE("nobody is blamed for dice") {
  const Course course{known(0.6, "a", 0.58), std::nullopt, known(0.1, "b")};
  CHECK(judged_moves(course, {"x", "dice:1-6"}, {0, BW_CHANCE}).empty());
  const Course bad{known(0.6, "a", 0.35), std::nullopt, known(0.9, "b")};
  const auto judged = judged_moves(bad, {"x", "dice:1-6"}, {0, BW_CHANCE});
  REQUIRE(judged.size() == 1);
  CHECK(judged[0].slip == Slip::kMistake);
  CHECK(judged[0].after == Approx(0.35));
  const Course unknown{known(0.6, "a"), std::nullopt, known(0.1, "b")};
  CHECK(judged_moves(unknown, {"x", "dice:1-6"}, {0, BW_CHANCE}).empty());
}

TEST_CASE("after a review moves bear signs, in the list and on the board, and a bar stands beside it",
          "[pictures]") {
  for (const QSize size : {QSize(1280, 800), QSize(1024, 700)}) {
    JudgedGame test(size);
    REQUIRE(test.judged.size() == 2);
    CHECK(test.cell(1, 2).endsWith("??") == false);
    CHECK(test.cell(1, 2) == QString("h2-e2") + QChar(0x2009) + "?");
    CHECK(test.cell(2, 1).endsWith("??"));
    CHECK(test.cell(0, 1) == "c8-c6");
    CHECK(test.cell(1, 2, Qt::ToolTipRole) ==
          "Mistake by White: expected score 54% → 29%. Better was h4-h2.");
    CHECK(test.cell(1, 2, Qt::AccessibleTextRole).contains("Mistake"));
    REQUIRE(test.table().evaluation().isVisible());
    CHECK(test.table().evaluation().score() == 0.34);
    CHECK(test.table().evaluation().words() == "Expected score: Black 34%, White 66%");
    CHECK(test.board().marks().badge == std::nullopt);
    test.table().look_at(4);
    CHECK(test.table().evaluation().score() == 0.71);
    REQUIRE(test.board().marks().badge.has_value());
    CHECK(test.board().marks().badge->place == test.field("e2"));
    CHECK(test.board().marks().badge->text == "?");
    CHECK(test.table().message().startsWith("Mistake by White"));
    // The one at the lower edge has its part below.
    const EvaluationBar& bar = test.table().evaluation();
    const int below = bar.boundary();
    CHECK(bar.height() > 300);
    test.table().flip();
    CHECK(bar.boundary() != below);
    test.table().flip();
    test.settle();
    for (const Language language : looked_at_in()) {
      test.speak(language);
      test.window().set_theme(language == german() ? ThemeChoice::kDark : ThemeChoice::kLight);
      test.show();
      check_room(&test.window());
      test.keep_picture(QString("review-marks-%1-%2")
                            .arg(QString::fromStdString(std::string(language_code(language))))
                            .arg(size.width()));
    }
    test.speak(Language::kEnglish);
    test.show();
    // A click on the sign: what was better.
    const QPoint sign = badge_box(BoardLayout(test.board().board(), test.viewport()->size(), 0, true,
                                              std::vector<bool>(test.board().board().trays().size(), false)),
                                  test.field("e2"))
                            .center()
                            .toPoint();
    QTest::mouseClick(test.viewport(), Qt::LeftButton, {}, sign);
    CHECK(test.table().shown_moves() == 3);
    CHECK(test.board().marks().badge == std::nullopt);
    CHECK(test.table().message().contains("Better was h4-h2"));
  }
  // Another game knows nothing of it.
  JudgedGame test;
  REQUIRE_OK(test.window().start_game("lines_of_action"));
  CHECK_FALSE(test.table().evaluation().isVisible());
  CHECK(test.table().message().isEmpty());
}

TEST_CASE("an analysis moves the bar of what is on the board") {
  WindowUnderTest test;
  CHECK_FALSE(test.table().evaluation().isVisible());
  test.table().show_score(0.8);
  REQUIRE(test.table().evaluation().isVisible());
  test.settle();
  const EvaluationBar& bar = test.table().evaluation();
  const int most = bar.boundary();
  test.table().show_score(0.2);
  CHECK(bar.boundary() > most);
  test.table().show_score(std::nullopt);
  CHECK_FALSE(test.table().evaluation().isVisible());
}

TEST_CASE("slips are counted for each side, and each count leads to its moves", "[pictures]") {
  WindowUnderTest test;
  REQUIRE_OK(
      test.window().opener().open_record(BOARDWRIGHT_SOURCE_DIR "/games/lines_of_action/records/small.txt"));
  ReviewDock& dock = test.window().docks().review();
  dock.show();
  dock.button().click();
  REQUIRE(eventually([&] { return !dock.reviewer().running(); }));
  REQUIRE(dock.counts().isVisible());
  const auto judged =
      judged_moves(dock.reviewer().course(), dock.reviewer().moves(), dock.reviewer().seats());
  INFO(dock.counts().text().toStdString());
  CHECK(dock.counts().text().contains("Black:"));
  CHECK(dock.counts().text().contains("White:"));
  REQUIRE_FALSE(judged.empty());
  const JudgedMove& first = judged.front();
  const QString link = QString("%1-%2").arg(first.seat).arg(static_cast<int>(first.slip));
  REQUIRE(dock.counts().text().contains("href=\"" + link + "\""));
  emit dock.counts().linkActivated(link);
  CHECK(test.table().shown_moves() == first.move);
  REQUIRE(test.board().marks().badge.has_value());
  CHECK(test.board().marks().badge->text == sign_of(first.slip));
  test.settle();
  check_room(&test.window());
  test.keep_picture("review-counts");
}

TEST_CASE("what a side has taken stands at its card, as far as the shown position", "[pictures]") {
  WindowUnderTest test("lines_of_action");
  const auto taken = [&] {
    QStringList words;
    for (const auto* captured : test.table().findChildren<CapturedPieces*>()) words << captured->words();
    return words;
  };
  CHECK(taken() == QStringList{"", ""});
  int captures = 0;
  for (int i = 0; i < 60 && captures < 3 && !test.controller().update().table.result; ++i) {
    const auto& moves = test.controller().update().moves;
    const auto capture = std::find_if(moves.begin(), moves.end(), [](const auto& move) {
      return move.text.find('x') != std::string::npos;
    });
    captures += capture != moves.end() ? 1 : 0;
    REQUIRE_OK(test.controller().play((capture != moves.end() ? *capture : moves.front()).text));
  }
  REQUIRE(captures == 3);
  test.settle();
  const QStringList now = taken();
  CHECK((now[0].contains("white") || now[1].contains("black")));
  CHECK_FALSE(now[0].contains("black"));
  test.keep_picture("captured");
  check_room(&test.window());
  test.table().look_at(0);
  CHECK(taken() == QStringList{"", ""});
}

TEST_CASE("a piece whose rank isn't known is taken as the back that was seen") {
  WindowUnderTest test("two_field");
  test.must_start("9f/10/9n/10/2##2##2/s'!1##2##2/10/4A'!4N/10/9F r - - 0");
  if (test.controller().hand_over()) test.button("take_over")->click();
  test.settle();
  for (const auto* captured : test.table().findChildren<CapturedPieces*>())
    CHECK(captured->words().isEmpty());
}
