// SPDX-License-Identifier: GPL-3.0-or-later
//
// A match from its start to the next one, in the real window: clocks that wait, offers and their answers,
// screens that are handed over, ends and what follows. Pictures as in militakiri_test.cpp.
#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include "framework/clock/time_control_text.hpp"
#include "framework/table/scoring_book.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/pause_page.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr const char* kAttack = "9f/10/9n/1m8/2##2##2/k1##2##2/AM8/9N/10/9F r - - 0";

void play_with(WindowUnderTest& test, const std::vector<std::string>& players,
               const std::string& start = {}) {
  MatchPlan plan = test.controller().plan();
  plan.seats = seats_of_words(players);
  if (!start.empty()) {
    auto position = plan.rules->read_position(start);
    REQUIRE_OK(position);
    plan.start = *position;
  }
  test.window().start_game(std::move(plan));
}

QString text_of(WindowUnderTest& test, const char* label) {
  const auto* found = test.window().findChild<QLabel*>(label);
  REQUIRE(found != nullptr);
  return found->text();
}

bool is_shown(WindowUnderTest& test, const char* button) {
  const auto* found = test.window().findChild<QPushButton*>(button);
  REQUIRE(found != nullptr);
  return found->isVisible();
}

void set_up_at_random(WindowUnderTest& test) {
  if (test.controller().hand_over()) test.button("take_over")->click();
  test.button("arrange_random")->click();
  test.button("arrange_ready")->click();
}

/// Two members in a rated match with a clock.
struct RatedMatch {
  RatedMatch() {
    auto book = scoring_book(games_under_test());
    REQUIRE_OK(book);
    auto opened = Club::open(StoreLocation::file(folder.filePath("club.db").toStdString()), std::move(*book));
    REQUIRE_OK(opened);
    club = *opened;
    test.window().use_club(club);
    MatchPlan plan = test.controller().plan();
    plan.seats.clear();
    for (const char* name : {"Anna", "Ben"}) {
      const auto added = club->people().add(name);
      REQUIRE_OK(added);
      plan.seats.push_back(PlannedSeat::member(added->id, added->name));
    }
    plan.rated = plan.keep = true;
    plan.clock = read_time_control("5m").value();
    test.window().start_game(plan);
  }
  /// Does something that asks, and presses this button.
  template <class Deed>
  bool asked(Deed deed, const char* button) {
    bool seen = false;
    QTimer::singleShot(0, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      seen = box->objectName() == "leave_match";
      test.keep_picture("leave-match-behind");
      if (const QString kept = qEnvironmentVariable("BOARDWRIGHT_PICTURES"); !kept.isEmpty())
        box->grab().save(kept + "/leave-match.png");
      auto* chosen = box->findChild<QPushButton*>(button);
      if (chosen != nullptr)
        chosen->click();
      else
        box->reject();
    });
    deed();
    return seen;
  }
  QTemporaryDir folder;
  std::shared_ptr<Club> club;
  WindowUnderTest test;
};

}  // namespace

TEST_CASE("a computer sets up without a pause for each piece that nobody sees") {
  WindowUnderTest test("two_field");
  test.controller().set_pause(10 * 60 * 1000);  // not one may pass, or the test waits in vain
  play_with(test, {kHuman, "level:1"});
  set_up_at_random(test);
  REQUIRE(eventually([&] { return test.controller().update().on_turn == std::vector<Seat>{0}; }));
  CHECK_FALSE(test.controller().update().moves.empty());
}

TEST_CASE("a draw that is offered to a computer is answered by its score", "[pictures]") {
  WindowUnderTest test;
  play_with(test, {kHuman, "level:1"});
  StatusHeader& status = test.table().status();
  REQUIRE_OK(test.controller().requests().offer_draw());
  CHECK(status.words() == "You offered a draw.");
  CHECK(status.first_button()->text() == "With&draw");
  CHECK_FALSE(status.second_button()->isVisible());
  test.keep_picture("draw-offered");
  REQUIRE(eventually([&] { return test.controller().update().table.draw_offers.empty(); }));
  CHECK(test.table().message() == "White declines the draw.");
  CHECK_FALSE(test.controller().update().table.result);

  REQUIRE_OK(test.controller().requests().offer_draw());
  status.first_button()->click();
  CHECK(test.controller().update().table.draw_offers.empty());
  test.wait(50);
  CHECK_FALSE(test.controller().update().table.result);

  // White's pieces are far apart, and Black joins its own with the next move.
  play_with(test, {kHuman, "level:1"}, "w7/7w/8/5w2/8/8/8/b2b4 b");
  REQUIRE_OK(test.controller().requests().offer_draw());
  REQUIRE(eventually([&] { return test.controller().update().table.result.has_value(); }));
  CHECK(test.controller().update().table.result->reason == "agreement");
  CHECK(test.title() == "Draw");
}

TEST_CASE("where ranks are hidden the screen is handed over before somebody is asked") {
  WindowUnderTest test("two_field/barrage");
  set_up_at_random(test);
  set_up_at_random(test);
  test.button("take_over")->click();
  REQUIRE(test.controller().viewer() == 0);
  StatusHeader& status = test.table().status();
  const auto ask = GENERATE(0, 1);
  if (ask == 0) {
    REQUIRE_OK(test.controller().requests().offer_draw());
  } else {
    REQUIRE_OK(test.controller().pause());
  }
  REQUIRE(test.controller().hand_over() == Seat{1});
  CHECK(text_of(test, "hand_over_told").contains(ask == 0 ? "Red offers a draw." : "Red asks for a pause."));
  CHECK_FALSE(test.controller().requests().can_answer());
  test.keep_picture(ask == 0 ? "hand-over-draw" : "hand-over-pause");
  test.button("take_over")->click();
  CHECK(test.controller().viewer() == 1);
  CHECK(status.words().contains(ask == 0 ? "Red offers a draw." : "Red asks for a pause."));
  REQUIRE(status.second_button()->isVisible());
  status.second_button()->click();
  CHECK(test.controller().hand_over() == Seat{0});  // who is on turn
  test.button("take_over")->click();
  CHECK(test.controller().viewer() == 0);
  CHECK(test.controller().update().table.draw_offers.empty());
  CHECK_FALSE(test.controller().update().table.request);
}

TEST_CASE("who attacks sees what came of it before the screen is handed over", "[pictures]") {
  WindowUnderTest test("two_field", {1024, 700});
  test.must_start(kAttack);
  if (test.controller().hand_over()) test.button("take_over")->click();
  QString heard;
  QObject::connect(test.window().findChild<Announcer*>(), &Announcer::said, &test.window(),
                   [&](const QString& sentence) { heard = sentence; });
  REQUIRE_OK(test.controller().play("a4xa5"));
  emit test.controller().hand_over_due();  // the page is shown anew before anything was told
  CHECK(eventually([&] { return heard.startsWith("Red: a4xa5"); }));
  CHECK(is_shown(test, "seen_fight"));
  CHECK_FALSE(is_shown(test, "take_over"));
  CHECK(text_of(test, "hand_over_title") == "Red: a4xa5");
  CHECK(text_of(test, "hand_over_told") ==
        "Attack: red scout against blue captain. The attacker leaves the board.");
  test.keep_picture("fight-seen");
  test.button("seen_fight")->click();
  CHECK_FALSE(is_shown(test, "seen_fight"));
  CHECK(is_shown(test, "take_over"));
  CHECK(text_of(test, "hand_over_title") == "Blue is next");
  CHECK(text_of(test, "hand_over_told").startsWith("Red: a4xa5"));
  test.keep_picture("hand-over-after-fight");
  test.button("take_over")->click();
  CHECK(test.controller().viewer() == 1);
  REQUIRE_OK(test.controller().play("b7-b6"));  // no fight: the page comes at once
  CHECK(is_shown(test, "take_over"));
  CHECK(text_of(test, "hand_over_told").contains("Blue: b7-b6"));
}

TEST_CASE("the board turns to who sets up, and to who is on turn where that is wanted") {
  WindowUnderTest test("two_field/barrage");
  test.button("take_over")->click();
  CHECK(test.title() == "Red sets up");
  CHECK_FALSE(test.board().flipped());
  set_up_at_random(test);
  test.button("take_over")->click();
  CHECK(test.title() == "Blue sets up");
  CHECK(test.board().flipped());
  test.keep_picture("blue-sets-up");
  set_up_at_random(test);
  test.button("take_over")->click();
  CHECK_FALSE(test.board().flipped());
  auto* turns = test.window().findChild<QAction*>("turn_board");
  REQUIRE(turns != nullptr);
  turns->trigger();
  CHECK_FALSE(test.board().flipped());
  REQUIRE_OK(test.controller().play(test.controller().update().moves.front().text));
  if (is_shown(test, "seen_fight")) test.button("seen_fight")->click();
  test.button("take_over")->click();
  CHECK(test.board().flipped());
  test.table().flip();
  CHECK_FALSE(test.board().flipped());
}

TEST_CASE("a set-up is one line without a number, and one move has one number everywhere", "[pictures]") {
  WindowUnderTest test("two_field/barrage");
  set_up_at_random(test);
  set_up_at_random(test);
  for (int ply = 0; ply < 6; ++ply) {
    if (test.controller().hand_over()) test.button("take_over")->click();
    REQUIRE_OK(test.controller().play(test.controller().update().moves.front().text));
  }
  if (test.controller().hand_over()) test.button("take_over")->click();
  const auto* model = test.table().move_list().table()->model();
  const auto row_of = [&](const QString& label) {
    for (int row = 0; row < model->rowCount(); ++row)
      if (model->index(row, 0).data().toString() == label) return row;
    return -1;
  };
  const int first = row_of("1.");
  REQUIRE(first >= 0);
  CHECK(first <= 1);
  CHECK(row_of("3.") == first + 2);
  CHECK(row_of("4.") == -1);
  test.keep_picture("numbers-while-playing");
  const auto plies = test.controller().history().size();
  const std::size_t before = plies - 6;
  test.table().look_at(before + 4);
  CHECK(test.title() == "After move 2 of 3 (Blue)");
  test.table().look_at(plies);

  REQUIRE_OK(test.controller().resign());  // everything is shown, each placement of both seats too
  REQUIRE(test.controller().history().size() > 10);
  CHECK(model->index(0, 1).data().toString() == "Set-ups");
  CHECK(model->index(0, 0).data().toString().isEmpty());
  CHECK(row_of("1.") == 1);
  CHECK(row_of("4.") == -1);
  test.table().look_at(test.controller().history().size() - 2);
  CHECK(test.title() == "After move 2 of 3 (Blue)");
  test.keep_picture("numbers-after-the-end");
  MoveList& list = test.table().move_list();
  for (int i = 0; i < 4; ++i) list.go_previous();
  CHECK(test.title() == "Before the first move");
  list.go_previous();
  list.go_previous();
  CHECK(test.title() == "At the start");
}

TEST_CASE("dice are pictures and words in the list of moves") {
  WindowUnderTest test("dice_checkers");
  for (const char* move : {"e3-d4", "c7-d6", "g3-f4", "g7-f6", "f2-e3", "i7-h6", "d4-e5", "f6xe5"})
    REQUIRE_OK(test.controller().play(move));
  const auto* model = test.table().move_list().table()->model();
  QString dice;
  bool pictured = false;
  for (int row = 0; row < model->rowCount(); ++row) {
    const QString text = model->index(row, 1).data().toString();
    CHECK_FALSE(text.contains("dice:"));
    if (!text.startsWith("Dice: ")) continue;
    dice = text;
    pictured = !model->index(row, 1).data(Qt::DecorationRole).value<QPixmap>().isNull();
  }
  CHECK(dice.contains("Blue "));
  CHECK(dice.contains("Red "));
  CHECK(pictured);
  test.keep_picture("dice-in-the-list");
}

TEST_CASE("a clock waits for the first move or for a button", "[pictures]") {
  WindowUnderTest test;
  MatchPlan plan = test.controller().plan();
  plan.clock = read_time_control("5m").value();
  test.window().start_game(plan);
  const auto left = [&](std::size_t seat) { return test.controller().clocks().at(seat).remaining; };
  using namespace std::chrono_literals;
  test.wait(300);
  CHECK(left(0) == 5min);
  StatusHeader& status = test.table().status();
  CHECK(status.words() == "The clock starts with the first move.");
  CHECK(status.first_button()->text() == "&Start the clock");
  test.keep_picture("clock-waits");
  if (GENERATE(true, false)) {
    status.first_button()->click();
    CHECK(eventually([&] { return left(0) < 5min; }));
    CHECK_FALSE(status.words().contains("first move"));
  } else {
    test.type("c1-c3");
    CHECK(left(0) == 5min);
    CHECK(eventually([&] { return left(1) < 5min; }));
  }
}

TEST_CASE("the start page shows the clock of the match on the table") {
  RatedMatch rated;
  auto& test = rated.test;
  test.type("c1-c3");
  CHECK(rated.asked([&] { test.window().findChild<QAction*>("start_page")->trigger(); }, "leave_stay"));
  CHECK(test.table().isVisible());
  CHECK(rated.asked([&] { test.window().findChild<QAction*>("start_page")->trigger(); }, "leave_go"));
  CHECK_FALSE(test.table().isVisible());
  const QString before = text_of(test, "table_clocks");
  CHECK(before.startsWith("Black 5:00 – White "));
  test.keep_picture("start-page-clock");
  CHECK(eventually([&] { return text_of(test, "table_clocks") != before; }));
}

TEST_CASE("leaving a rated match asks, and its time is kept when it is left") {
  RatedMatch rated;
  auto& test = rated.test;
  test.type("c1-c3");
  const auto match = test.controller().kept_match();
  CHECK(rated.asked([&] { test.window().close(); }, "leave_stay"));
  CHECK(test.window().isVisible());
  test.wait(1200);
  using namespace std::chrono_literals;
  const auto used = 5min - test.controller().clocks().at(1).remaining;
  CHECK(used > 1s);
  CHECK(rated.asked([&] { test.window().close(); }, "leave_go"));
  test.window().show();
  REQUIRE_OK(test.window().start_game("lines_of_action"));
  REQUIRE_OK(test.controller().resume(match, games_under_test()));
  CHECK(5min - test.controller().clocks().at(1).remaining >= used);
  // Nobody looks at the board before the clock runs.
  CHECK(test.table().findChild<PausePage*>()->isVisible());
  const auto then = test.controller().clocks().at(1).remaining;
  test.wait(200);
  CHECK(test.controller().clocks().at(1).remaining == then);
  test.button("resume")->click();
  CHECK(test.board().isVisible());
  CHECK(eventually([&] { return test.controller().clocks().at(1).remaining < then; }));
  CHECK(rated.asked([&] { test.window().close(); }, "leave_resign"));
  CHECK(test.controller().update().table.result);
}

TEST_CASE("the end tells who has lost or won, and what can follow", "[pictures]") {
  WindowUnderTest test("lines_of_action", {1024, 700});
  play_with(test, {kHuman, "level:1"});
  CHECK_FALSE(is_shown(test, "rematch"));
  REQUIRE_OK(test.controller().resign());
  CHECK(test.title() == "You lost");
  CHECK(test.table().status().words() == "You have resigned.");
  CHECK(test.table().status().objectName() == "lost");
  CHECK(test.table().status().accessibleName() == "You lost. You have resigned.");
  for (const char* name : {"rematch", "swap_sides", "review_game", "save_game"}) {
    INFO(name);
    CHECK(is_shown(test, name));
    CHECK(test.button(name)->focusPolicy() == Qt::StrongFocus);
  }
  for (const Language language : languages()) {
    test.speak(language);
    test.keep_picture("you-lost-" + QString::fromStdString(std::string(language_code(language))));
    check_room(&test.window());
  }
  test.speak(Language::kEnglish);
  test.window().set_theme(ThemeChoice::kDark);
  test.keep_picture("you-lost-dark");
  test.window().set_theme(ThemeChoice::kLight);

  test.button("swap_sides")->click();
  CHECK_FALSE(test.controller().update().table.result);
  CHECK(test.controller().is_human(1));
  CHECK_FALSE(test.controller().is_human(0));
  CHECK_FALSE(is_shown(test, "rematch"));
  REQUIRE(eventually([&] { return test.controller().history().size() == 1; }));
  REQUIRE_OK(test.controller().resign());
  test.button("rematch")->click();
  CHECK(test.controller().is_human(1));
  REQUIRE(eventually([&] { return test.controller().history().size() == 1; }));
  REQUIRE_OK(test.controller().resign());
  test.button("review_game")->click();
  CHECK(test.window().findChild<ReviewDock*>()->isVisible());
  CHECK(test.window().findChild<ReviewDock*>()->reviewer().running());
}

TEST_CASE("a game's own words tell who has lost and who has won") {
  WindowUnderTest test("militakiri");
  const auto& game = *test.controller().plan().game;
  const Outcome outcome{{2, 0}, "towers_taken"};
  const Rules& rules = *test.controller().plan().rules;
  CHECK(game.reason_text(Language::kEnglish, outcome, rules, Seat{1}) == "you have no tower left");
  CHECK(game.reason_text(dutch(), outcome, rules, Seat{1}) == "je hebt geen toren meer");
  CHECK(game.reason_text(Language::kEnglish, outcome, rules, Seat{0}) == "your opponent has no tower left");
  CHECK(game.reason_text(Language::kEnglish, outcome, rules) == "a player has no tower left on the board");
  const Outcome drawn{{1, 1}, "both_blocked"};
  CHECK(game.reason_text(Language::kEnglish, drawn, rules, Seat{1}) ==
        game.reason_text(Language::kEnglish, drawn, rules));
}

TEST_CASE("where two share the screen the end has words for both") {
  WindowUnderTest test;
  REQUIRE_OK(test.controller().resign());
  CHECK(test.title() == "White wins");
  CHECK(test.table().status().objectName() == "banner");
  CHECK(is_shown(test, "rematch"));
}
