// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hints and the analysis dock: what they show, when they go, and when they are refused.
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QHeaderView>
#include <QPushButton>
#include <QTest>
#include <QThread>

#include "tests/desktop/analysed_game.hpp"
#include "tests/desktop/looks.hpp"
#include "ui/desktop/appearance/translations.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

// Milliseconds: on a busy machine, the best of a few; and for slow builds there, too. What is tested is that
// nobody waits for a search to end by itself.
constexpr qint64 kAtOnce = 250, kSoon = 5000;

const LegalMove* legal(MatchController& controller, const QString& text) {
  for (const auto& move : controller.update().moves)
    if (move.text == text.toStdString()) return &move;
  return nullptr;
}

}  // namespace

TEST_CASE("a hint shows a legal move, tells it, and goes with the next one") {
  AnalysedGame test;
  QElapsedTimer clock;
  clock.start();
  test.hint()->trigger();
  CHECK(test.table().message() == "Looking for a hint…");
  REQUIRE(eventually([&] { return !test.board().marks().advice.empty(); }));
  CHECK(clock.elapsed() < kSoon);
  const QString sentence = test.table().message();
  REQUIRE(sentence.startsWith("A hint: "));
  CHECK(sentence.contains(QRegularExpression(", expected score \\d+%$")));
  const QString move = sentence.mid(8).section(',', 0, 0);
  const LegalMove* advised = legal(test.controller(), move);
  REQUIRE(advised != nullptr);
  CHECK(test.board().marks().advice == advised->clicks);
  CHECK(test.board().spoken_description(advised->clicks.front()).contains("hint"));
  auto* message = test.table().findChild<QLabel*>("message");
  REQUIRE(message != nullptr);
  QAccessibleInterface* told = QAccessible::queryAccessibleInterface(message);
  CHECK(told->text(QAccessible::Description) == sentence);
  test.keep_picture("hint");

  // A refusal stands before it for as long as it is read; pointing somewhere doesn't take it away.
  test.table().say("Something is wrong.");
  test.table().say({});
  CHECK(test.table().message() == sentence);
  QTest::mouseMove(test.viewport(), test.middle("d4"));
  QTest::mouseMove(test.viewport(), test.middle("e5"));
  CHECK(test.table().message() == sentence);

  REQUIRE_OK(test.controller().play(move.toStdString()));
  CHECK(test.board().marks().advice.empty());
  CHECK(test.table().message().isEmpty());
  CHECK(told->text(QAccessible::Description).isEmpty());
}

TEST_CASE("a hint of the only move tells no score: nothing is looked at") {
  AnalysedGame test("dice_checkers");
  MatchPlan plan = test.controller().plan();
  auto position = plan.rules->read_position("9/9/9/9/9/9/9/7r1/B8 b - 0");
  REQUIRE(position);
  plan.start = std::move(*position);
  REQUIRE_OK(test.controller().start(std::move(plan)));
  test.hint()->trigger();
  REQUIRE(eventually([&] { return !test.board().marks().advice.empty(); }));
  CHECK(test.table().message() == "A hint: a1-b2, the only move");
}

TEST_CASE("a hint that is being looked for when the position changes isn't shown") {
  AnalysedGame test;
  QTest::mouseClick(test.button("hint"), Qt::LeftButton);
  REQUIRE_OK(test.controller().play("b1-b3"));
  test.wait(1200);
  CHECK(test.board().marks().advice.empty());
  CHECK(test.table().message().isEmpty());
}

TEST_CASE("an analysis shows the best moves, goes on, and stops at once") {
  AnalysedGame test;
  CHECK(test.rows().rowCount() == 0);
  CHECK(test.dock().words().startsWith("Black to move"));
  test.start()->click();
  CHECK(test.start()->text() == "Stop");
  test.must_find();
  REQUIRE(eventually([&] { return test.rows().rowCount() == 5; }));
  for (int row = 0; row < 5; ++row) {
    CHECK(legal(test.controller(), test.move(row)) != nullptr);
    CHECK(test.rows().item(row, 1)->text().endsWith("%"));
    CHECK_FALSE(test.rows().item(row, 2)->text().isEmpty());
  }
  CHECK(test.dock().words().contains("depth "));
  CHECK(test.dock().words().contains(" simulations"));
  CHECK(test.dock().words().contains("Expected: " + test.move(0)));
  const QString then = test.dock().words();
  REQUIRE(eventually([&] { return test.dock().words() != then; }));

  QPushButton* stop = test.start();
  QElapsedTimer clock;
  clock.start();
  stop->click();
  CHECK(clock.elapsed() < kSoon);
  CHECK(test.start()->text() == "Start");
  const QString stopped = test.dock().words();
  test.wait(600);
  CHECK(test.dock().words() == stopped);  // and what was found stays
  CHECK(test.rows().rowCount() == 5);
}

TEST_CASE("in every game the thread that thinks ends at once, with any number of threads") {
  const std::pair<const char*, const char*> positions[] = {
      {"lines_of_action", ""},
      {"dice_checkers", ""},
      {"militakiri", "sT5/cT5/pT5/6/6/6/1c14/2P23/6/5PT/5CT/5ST r 111/111 - m - 0"},
      {"two_field", "9f/10/9n/1m8/2##2##2/2##2##2/1M8/9N/10/9F r - - 0"}};
  for (const auto& [game, position] : positions) {
    INFO(game);
    WindowUnderTest test(game);
    if (*position != '\0') test.must_start(position);
    if (test.controller().hand_over()) test.button("take_over")->click();
    const auto situation = test.controller().advice().situation_at(0);
    REQUIRE_OK(situation);
    for (const unsigned threads : {1U, 2U}) {
      qint64 least = 1000;
      for (int attempt = 0; attempt < 3; ++attempt) {  // others use this machine too
        auto analyst = std::make_unique<Analyst>();
        Situation asked = *situation;
        asked.until_stopped = true;
        int told = 0;
        QObject::connect(analyst.get(), &Analyst::told, [&] { ++told; });
        analyst->start(std::move(asked), {.threads = threads});
        REQUIRE(eventually([&] { return told >= 2; }));
        QElapsedTimer clock;
        clock.start();
        analyst->stop();
        CHECK_FALSE(analyst->thinking());
        analyst.reset();  // waits for the thread
        least = std::min(least, clock.elapsed());
      }
      CHECK(least < kAtOnce);
    }
    // And a hint comes in time, with the fields of a move that can be made.
    QElapsedTimer clock;
    clock.start();
    test.window().findChild<QAction*>("hint")->trigger();
    REQUIRE(eventually([&] { return test.table().message().startsWith("A hint: "); }));
    CHECK(clock.elapsed() < kSoon);
    const QString move = test.table().message().mid(8).section(',', 0, 0);
    REQUIRE(legal(test.controller(), move) != nullptr);
    CHECK(test.board().marks().advice == legal(test.controller(), move)->clicks);
    test.keep_picture(QString("hint-") + game);
  }
}

TEST_CASE("the position on the board is the one that is analysed") {
  AnalysedGame test;
  test.start()->click();
  test.must_find();
  const QString first = test.move(0);
  REQUIRE(eventually([&] { return !test.dock().words().isEmpty(); }));
  REQUIRE_OK(test.controller().play("b1-b3"));
  CHECK(test.dock().words().startsWith("White to move"));
  CHECK(test.rows().rowCount() == 0);  // nothing of the position before
  test.must_find();
  CHECK(legal(test.controller(), test.move(0)) != nullptr);
  REQUIRE_OK(test.controller().play("a2-c2"));
  test.must_find();
  test.table().look_at(1);
  CHECK(test.dock().words().startsWith("White to move"));
  CHECK(test.rows().rowCount() == 0);
  test.must_find();
  CHECK(legal(test.controller(), test.move(0)) == nullptr);  // White's, and Black is on turn in the game
  // What is advised there is shown but can't be played.
  QTest::mouseClick(test.rows().viewport(), Qt::LeftButton, {}, test.at(0));
  CHECK_FALSE(test.board().marks().advice.empty());
  QTest::keyClick(&test.rows(), Qt::Key_Return);
  CHECK(test.table().message() == "This move can't be played now.");
  CHECK(test.controller().history().size() == 2);
  test.table().look_at(2);
  CHECK(test.dock().words().startsWith("Black to move"));
  CHECK(test.board().marks().advice.empty());
}

TEST_CASE("a record that is opened can be analysed") {
  const QTemporaryDir folder;
  const std::filesystem::path file = folder.filePath("game.record").toStdString();
  {
    WindowUnderTest played;
    REQUIRE_OK(played.controller().play("b1-b3"));
    REQUIRE_OK(played.controller().resign());
    REQUIRE_OK(played.window().files().save_record(file));
  }
  AnalysedGame test("coin_race");
  REQUIRE_OK(test.window().opener().open_record(file));
  REQUIRE(test.controller().is_record());
  CHECK(test.dock().words().startsWith("White to move"));  // who has given up
  test.table().look_at(0);
  test.start()->click();
  test.must_find();
  CHECK(test.dock().words().startsWith("Black to move"));
  QTest::keyClick(&test.rows(), Qt::Key_Down);
  CHECK_FALSE(test.board().marks().advice.empty());
  QTest::keyClick(&test.rows(), Qt::Key_Return);
  CHECK(test.table().message() == "This move can't be played now.");
}

TEST_CASE("a candidate is shown with a click and played with two") {
  AnalysedGame test;
  test.start()->click();
  REQUIRE(eventually([&] { return test.rows().rowCount() == 5; }));
  test.start()->click();  // the rows stay where they are
  const LegalMove second = *legal(test.controller(), test.move(1));
  QTest::mouseClick(test.rows().viewport(), Qt::LeftButton, {}, test.at(1));
  CHECK(test.board().marks().advice == second.clicks);
  CHECK(test.table().message().startsWith(QString::fromStdString(second.text) + ", expected score "));
  test.keep_picture("analysis");
  QTest::mouseDClick(test.rows().viewport(), Qt::LeftButton, {}, test.at(1));
  REQUIRE(test.controller().history().size() == 1);
  CHECK(test.controller().history().front().text == second.text);
  CHECK(test.board().marks().advice.empty());
}

TEST_CASE("the dock is off at the start, remembered, and thinks no longer once it is closed") {
  need_application();
  CHECK_FALSE(Settings().analysis);
  {
    AnalysedGame test;
    CHECK(test.dock().isVisible());
    auto* threads = test.window().findChild<QComboBox*>("analysis_threads");
    REQUIRE(threads != nullptr);
    CHECK(threads->count() == std::max(1, QThread::idealThreadCount()));
    threads->setCurrentIndex(threads->count() - 1);
    test.start()->click();
    test.must_find();
    test.dock().toggleViewAction()->trigger();
    CHECK(test.start()->text() == "Start");
    test.dock().toggleViewAction()->trigger();
    test.window().close();
  }
  const Settings kept = Settings::load();
  CHECK(kept.analysis);
  CHECK(kept.analysis_threads == std::max(1, QThread::idealThreadCount()));
  Settings().save();
}

TEST_CASE("while something else is on the screen there is no advice") {
  WindowUnderTest test("");
  test.window().show_reason("No game was found.");
  auto* hint = test.window().findChild<QAction*>("hint");
  REQUIRE(hint != nullptr);
  CHECK_FALSE(hint->isEnabled());
  CHECK(hint->toolTip() == "There is no game on the table.");
  REQUIRE_OK(test.window().start_game("lines_of_action"));
  CHECK(hint->isEnabled());
  CHECK(hint->toolTip() == "Hint (Ctrl+H)");
}

TEST_CASE("a game whose policies forbid hints is played without, until it is over") {
  AnalysedGame test;
  const QTemporaryDir folder;
  const QString source = BOARDWRIGHT_BINARY_DIR "/games/lines_of_action";
  const QString copy = folder.filePath("lines_of_action");
  REQUIRE(QDir().mkpath(copy));
  for (const auto& entry : QDir(source).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot))
    if (entry.fileName() != "game.yaml")
      REQUIRE(QFile::link(entry.absoluteFilePath(), copy + "/" + entry.fileName()));
  QFile original(source + "/game.yaml"), changed(copy + "/game.yaml");
  REQUIRE(original.open(QIODevice::ReadOnly));
  REQUIRE(changed.open(QIODevice::WriteOnly));
  QByteArray yaml = original.readAll();
  REQUIRE(yaml.contains("policies: {"));
  changed.write(yaml.replace("policies: {", "policies: {hints: off, "));
  changed.close();
  CatalogueOptions options;
  options.folders = {folder.path().toStdString()};
  options.use_environment = false;
  options.use_program_folders = false;
  const Catalogue catalogue = Catalogue::load(options);
  const auto entry = catalogue.find("lines_of_action");
  REQUIRE_OK(entry);
  auto rules = entry->create({});
  REQUIRE_OK(rules);
  test.window().start_game(MatchPlan::of(entry->game, entry->variant->id, *rules));
  CHECK_FALSE(test.hint()->isEnabled());
  CHECK_FALSE(test.start()->isEnabled());
  CHECK(test.dock().words().startsWith("This game is played without advice."));
  check_room(&test.window());
  test.keep_picture("analysis-refused");
  REQUIRE_OK(test.controller().resign());
  CHECK(test.start()->isEnabled());
}

TEST_CASE("while a game is paused there is no advice") {
  AnalysedGame test;
  MatchPlan plan = test.controller().plan();
  plan.seats = seats_of_words({kHuman, "random"});
  test.window().start_game(std::move(plan));
  test.start()->click();
  test.must_find();
  REQUIRE_OK(test.controller().pause());
  REQUIRE(test.controller().paused());
  CHECK(test.dock().words().startsWith("There is no advice while the game is paused."));
  CHECK(test.rows().rowCount() == 0);
  CHECK_FALSE(test.hint()->isEnabled());
  REQUIRE_OK(test.controller().resume_play());
  test.must_find();
}

TEST_CASE("rules without a board have hints in words") {
  AnalysedGame test("coin_race");
  test.hint()->trigger();
  REQUIRE(eventually([&] { return test.table().message().startsWith("A hint: walk:"); }));
}

TEST_CASE("the analysis speaks four languages and has room for them", "[pictures]") {
  AnalysedGame test("lines_of_action", {1024, 700});
  test.start()->click();
  REQUIRE(eventually([&] { return test.rows().rowCount() == 5; }));
  test.wait(700);
  test.start()->click();
  QTest::mouseClick(test.rows().viewport(), Qt::LeftButton, {}, test.at(0));
  QSet<QString> words, subjects, messages;
  for (const Language language : looked_at_in()) {
    INFO(own_name(language).toStdString());
    test.speak(language);
    check_room(&test.window());
    words << test.dock().words();
    subjects << test.dock().words().section('\n', 0, 0);
    messages << test.table().message();
    for (int column = 0; column < test.rows().columnCount(); ++column)
      CHECK(test.rows().columnWidth(column) >= test.rows().horizontalHeader()->sectionSizeHint(column));
    test.keep_picture("analysis-small-" + test.dock().windowTitle());
  }
  CHECK(words.size() == static_cast<qsizetype>(looked_at_in().size()));
  CHECK(subjects.size() == static_cast<qsizetype>(looked_at_in().size()));
  CHECK(messages.size() == static_cast<qsizetype>(looked_at_in().size()));
  test.window().resize(1280, 800);
  test.window().addDockWidget(Qt::RightDockWidgetArea, &test.dock());  // one below the other there
  test.settle();
  check_room(&test.window());
  CHECK(test.rows().width() > 240);
  test.keep_picture("analysis-right");
  test.window().addDockWidget(Qt::BottomDockWidgetArea, &test.dock());
  test.window().resize(1024, 700);
  test.speak(Language::kEnglish);
  test.window().set_theme(ThemeChoice::kDark);
  test.keep_picture("analysis-dark");
}
