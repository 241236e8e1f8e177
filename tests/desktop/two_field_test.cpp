// SPDX-License-Identifier: GPL-3.0-or-later
//
// The two-field game at one screen: set-ups by name, handing over, crossings that are counted and forbidden,
// and nothing of the other side anywhere in the window. Pictures as in militakiri_test.cpp.
#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "framework/line/game_line.hpp"
#include "framework/match/arrangement_text.hpp"

#include "tests/desktop/analysed_game.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr const char* kChase = "9f/10/9n/1m8/2##2##2/2##2##2/1M8/9N/10/9F r - - 0";

constexpr const char* kAttack = "9f/10/9n/1m8/2##2##2/k1##2##2/AM8/9N/10/9F r - - 0";

std::string kept_in(const std::filesystem::path& file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// Puts the set-up of this name on the board; its player must be at the screen.
void choose_set_up(WindowUnderTest& test, const QString& name) {
  QMenu* menu = test.button("arrange_named")->menu();
  emit menu->aboutToShow();
  for (QAction* action : menu->actions())
    if (action->text() == name) return action->trigger();
  FAIL("no set-up " << name.toStdString());
}

/// Plays a move for whoever has to, with the screen handed over where it must be.
void play(WindowUnderTest& test, const std::string& move) {
  if (test.controller().hand_over()) test.button("take_over")->click();
  INFO(move);
  REQUIRE_OK(test.controller().play(move));
}

void add(QString& all, const QString& what, const QString& text) {
  if (!text.isEmpty()) all += what + ": " + text + "\n";
}

/// Every word that the window shows or tells to those who listen, and what it says of each field.
QString everything_said(WindowUnderTest& test) {
  test.hear_out();
  QString all;
  add(all, "title", test.window().windowTitle());
  for (QWidget* widget : test.window().findChildren<QWidget*>()) {
    const QString name = widget->metaObject()->className() + (" " + widget->objectName());
    for (const QString& text : {widget->accessibleName(), widget->accessibleDescription(), widget->toolTip(),
                                widget->statusTip(), widget->whatsThis(), widget->windowTitle()})
      add(all, name, text);
    if (const auto* label = qobject_cast<QLabel*>(widget)) add(all, name, label->text());
    if (const auto* button = qobject_cast<QAbstractButton*>(widget)) add(all, name, button->text());
    if (const auto* line = qobject_cast<QLineEdit*>(widget))
      add(all, name, line->text() + line->placeholderText());
    const auto* view = qobject_cast<QAbstractItemView*>(widget);
    if (view == nullptr || view->model() == nullptr) continue;
    for (int row = 0; row < view->model()->rowCount(); ++row)
      for (int column = 0; column < view->model()->columnCount(); ++column)
        for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::StatusTipRole})
          add(all, name, view->model()->index(row, column).data(role).toString());
  }
  for (QAction* action : test.window().findChildren<QAction*>())
    add(all, "action", action->text() + action->toolTip());
  for (std::uint32_t place = 0; place < test.board().place_count(); ++place) {
    if (!test.controller().hand_over()) test.board().set_cursor_place(place);  // what comes of pointing there
    add(all, "place",
        test.board().spoken_name(place) + " / " + test.board().spoken_description(place) + " / " +
            test.table().message());
  }
  return all;
}

/// A game in which Blue's pieces on two fields never move and never fight, with those two fields.
struct QuietPair {
  std::string red, blue, exchanged;  // set-ups as letters; `exchanged`: Blue's, the two exchanged
  std::vector<std::string> moves;    // after the set-up
};

std::string set_up(const Rules& rules, Seat seat, Random& random) {
  auto arrangement = Arrangement::begin(View::of(rules.start(), seat));
  REQUIRE(arrangement);
  arrangement->complete_at_random(random);
  return arrangement_letters(*arrangement);
}

void place_all(GameLine& line, Seat seat, const std::string& letters) {
  auto arrangement = Arrangement::begin(View::of(line.now(), seat));
  REQUIRE(arrangement);
  REQUIRE_FALSE(arrangement->replace(read_arrangement_letters(*arrangement, letters).value()));
  for (const auto& move : arrangement->moves())
    REQUIRE_OK(line.play(seat, line.now().read_move(seat, move).value()));
}

QuietPair quiet_pair(const Rules& rules, Random& random) {
  QuietPair pair{set_up(rules, 0, random), set_up(rules, 1, random), {}, {}};
  GameLine line(rules.start());
  place_all(line, 0, pair.red);
  place_all(line, 1, pair.blue);
  std::set<std::string> touched;
  for (int ply = 0; ply < 60 && !line.is_over(); ++ply) {
    const Seat seat = line.now().seats_on_turn().front();
    const auto moves = line.now().moves(seat);
    const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    const std::string text = line.now().move_text(seat, move);
    const auto middle = text.find_first_of("-x");
    touched.insert(text.substr(0, middle));
    touched.insert(text.substr(middle + 1));
    REQUIRE_OK(line.play(seat, move));
    pair.moves.push_back(text);
  }
  // Letter i of Blue's set-up is the field i of rows 7 to 10, each from j to a.
  const auto field = [](std::size_t i) {
    return std::string(1, static_cast<char>('j' - i % 10)) + std::to_string(7 + i / 10);
  };
  std::vector<std::size_t> quiet;
  for (std::size_t i = 0; i < pair.blue.size(); ++i)
    if (pair.blue[i] != '-' && !touched.contains(field(i))) quiet.push_back(i);
  pair.exchanged = pair.blue;
  for (std::size_t a = 0; a < quiet.size() && pair.exchanged == pair.blue; ++a)
    for (std::size_t b = a + 1; b < quiet.size() && pair.exchanged == pair.blue; ++b)
      std::swap(pair.exchanged[quiet[a]], pair.exchanged[quiet[b]]);
  REQUIRE(pair.exchanged != pair.blue);
  return pair;
}

/// What Red, who sits at the screen, sees and hears at each turn of a game.
std::vector<std::pair<QString, QImage>> as_red_sees_it(const std::string& red, const std::string& blue,
                                                       const std::vector<std::string>& moves) {
  WindowUnderTest test("two_field/duel");
  test.window().docks().analysis().toggleViewAction()->trigger();
  std::vector<std::pair<QString, QImage>> seen;
  const auto look = [&] {
    test.settle();
    QString said = everything_said(test);
    const std::size_t shown = test.controller().history().size();
    for (const std::size_t at : {shown, shown / 2}) add(said, "analysis", analysis_words(test, at, 30));
    seen.emplace_back(said, test.window().grab().toImage());
  };
  for (const std::string& letters : {red, blue}) {
    test.button("take_over")->click();
    CHECK(test.table().paste_arrangement(QString::fromStdString(letters)));
    test.button("arrange_ready")->click();
    look();  // the page for handing over
  }
  for (const std::string& move : moves) {
    if (test.controller().hand_over()) test.button("take_over")->click();
    if (test.controller().viewer() == 0) look();
    REQUIRE_OK(test.controller().play(move));
    // What came of an attack is still the attacker's to see; Red comes to the page behind it.
    if (test.button("seen_fight")->isVisible()) test.button("seen_fight")->click();
    if (!test.controller().update().table.result && test.controller().hand_over()) look();
  }
  return seen;
}

}  // namespace

TEST_CASE("a hint while setting up shows where the next piece of a ready set-up may go") {
  AnalysedGame test("two_field/barrage");
  test.button("take_over")->click();
  REQUIRE(test.hint()->isEnabled());
  CHECK(test.dock().words().startsWith("For setting up there are hints, but no analysis."));
  CHECK_FALSE(test.start()->isEnabled());
  std::size_t placed = 0;
  for (; !test.controller().set_up().arrangement()->complete() && placed < 8; ++placed) {
    test.hint()->trigger();
    const auto advised = test.board().marks().advice;
    REQUIRE(advised.size() == 1);
    const QString words = test.table().message();
    CHECK(words.startsWith("A hint: "));
    CHECK(words.endsWith(" on " + test.board().place_name(advised.front())));
    if (placed == 3) test.keep_picture("set-up-hint");
    const auto* ready = test.button("arrange_ready");
    CHECK(ready->height() >= ready->sizeHint().height());  // there is room for it beside the analysis
    const auto pieces = test.controller().set_up().arrangement()->pieces();
    const auto named = std::find_if(pieces.begin(), pieces.end(), [&](const bw_item& piece) {
      return piece.count > 0 &&
             words.contains(": " +
                            test.window()
                                .findChild<QPushButton*>("arrange_kind " + QString::number(piece.kind))
                                ->toolTip() +
                            " on ");
    });
    REQUIRE(named != pieces.end());
    auto* kind = test.button(("arrange_kind " + QString::number(named->kind)).toUtf8().constData());
    if (!kind->isChecked()) kind->click();  // of two pieces of a kind the second one is chosen already
    test.click(test.board().place_name(advised.front()).toUtf8().constData());
    CHECK(test.board().marks().advice.empty());  // it was for what stood there
    CHECK_FALSE(test.table().message().startsWith("A hint"));
  }
  CHECK(placed == 8);
  test.hint()->trigger();
  CHECK(test.table().message() == "All pieces have their places.");
  CHECK(test.button("arrange_ready")->isEnabled());
}

TEST_CASE("Two-Field: set up by name, hand over, play, and see everything in the end", "[pictures]") {
  WindowUnderTest test("two_field");
  test.button("take_over")->click();
  choose_set_up(test, "Corner fortress");
  CHECK(test.piece_on("a1") == "red_flag");
  CHECK(test.piece_on("a4") == "red_scout");
  test.keep_picture("two-field-set-up");
  test.button("arrange_ready")->click();
  REQUIRE(test.controller().hand_over() == Seat{1});
  test.keep_picture("two-field-hand-over");
  test.button("take_over")->click();
  choose_set_up(test, "Decoy in the corner");
  CHECK(test.piece_on("j10") == "blue_sergeant");
  CHECK(test.piece_on("c10") == "blue_flag");
  CHECK(test.piece_on("a1").isEmpty());
  test.button("arrange_ready")->click();
  Random random(5);
  for (int ply = 0; ply < 30; ++ply) {
    if (test.controller().hand_over()) test.button("take_over")->click();
    const auto& moves = test.controller().update().moves;
    auto chosen = moves[random.below(static_cast<std::uint32_t>(moves.size()))].text;
    for (const auto& move : moves)
      if (move.text.find('x') != std::string::npos) chosen = move.text;
    play(test, chosen);
  }
  if (test.controller().hand_over()) test.button("take_over")->click();
  test.keep_picture("two-field-middle");
  CHECK(test.piece_on("c10") == (test.controller().viewer() == 0 ? "blue_back" : "blue_flag"));
  QTemporaryDir folder;
  const std::filesystem::path running = (folder.path() + "/running.txt").toStdString();
  const std::string looking = test.controller().viewer() == 0 ? "red" : "blue";
  REQUIRE_OK(test.window().files().save_record(running));
  CHECK(kept_in(running).find("[View \"" + looking + "\"]") != std::string::npos);
  CHECK(test.controller().record().moves.size() > 2);
  REQUIRE_OK(test.controller().resign());
  CHECK(test.piece_on("c10") == "blue_flag");  // everything is shown
  CHECK(test.piece_on("a1") == "red_flag");
  REQUIRE(test.controller().can_see_as());
  test.controller().see_as(Seat{0});
  CHECK(test.piece_on("c10") == "blue_back");
  CHECK(test.piece_on("a1") == "red_flag");
  test.controller().see_as(BW_SPECTATOR);
  CHECK(test.piece_on("a1") == "red_back");
  auto* seen = test.window().findChild<QMenu*>("seen_menu");
  REQUIRE(seen != nullptr);
  emit seen->aboutToShow();
  REQUIRE(seen->actions().size() == 6);  // four views, and to save what is seen
  CHECK(seen->actions().at(3)->isChecked());
  const std::filesystem::path file = (folder.path() + "/seen.txt").toStdString();
  REQUIRE_OK(test.window().files().save_record(file, true));
  CHECK(kept_in(file).find("[View \"spectator\"]") != std::string::npos);
  CHECK(kept_in(file).find("[Seed \"") == std::string::npos);
  seen->actions().front()->trigger();
  CHECK(test.piece_on("a1") == "red_flag");
}

TEST_CASE("Two-Field: crossings are counted where both see them, and the sixth one says why not",
          "[pictures]") {
  WindowUnderTest test("two_field");
  test.must_start(kChase);
  const auto line = [&](const std::string& a, const std::string& b) -> const BorderCount* {
    for (const auto& border : test.board().picture().borders)
      if (border.field == test.field(a) && border.other == test.field(b)) return &border;
    return nullptr;
  };
  play(test, "b4-a4");
  for (const char* move : {"b7-a7", "a4-b4", "a7-b7", "b4-a4", "b7-a7", "a4-b4", "a7-b7"}) play(test, move);
  test.button("take_over")->click();
  REQUIRE(line("a4", "b4") != nullptr);
  CHECK(*line("a4", "b4") == BorderCount{test.field("a4"), test.field("b4"), 0, 4, false});
  play(test, "b4-a4");
  test.button("take_over")->click();
  CHECK(line("a4", "b4")->closed);  // Blue sees it too
  play(test, "b7-a7");
  test.button("take_over")->click();
  test.click("a4");
  test.click("b4");
  CHECK(test.table().message().contains("(T3.3)"));
  CHECK(test.board().spoken_description(test.field("a4")).contains("Red, 5 (closed)"));
  test.keep_picture("two-field-forbidden");
  // The move list of a record goes with its counts.
  test.table().look_at(2);
  CHECK(line("a4", "b4")->count == 1);
}

TEST_CASE("Two-Field: an attack tells both players the rank of what it takes, until they have moved again",
          "[pictures]") {
  WindowUnderTest test("two_field");
  test.must_start(kAttack);
  const auto words = [&] { return test.table().status().words(); };
  play(test, "a4xa5");
  CHECK_FALSE(words().contains("captain"));  // nothing behind the page
  test.button("take_over")->click();
  CHECK(words() == "a4xa5: Attack: red scout against blue captain. The attacker leaves the board.");
  test.keep_picture("two-field-attack");
  play(test, "b7-b6");
  test.button("take_over")->click();
  CHECK(words().contains("red scout against blue captain"));  // Red hasn't had time to read it
  play(test, "b4-b5");
  test.button("take_over")->click();
  CHECK_FALSE(words().contains("captain"));
  test.table().look_at(1);
  CHECK(words().startsWith("a4xa5: Attack: red scout against blue captain."));
}

TEST_CASE("Two-Field: what Blue has hidden changes nothing that Red sees or hears") {
  need_application();
  const Catalogue catalogue = games_under_test();
  const auto game = catalogue.find("two_field/duel");
  REQUIRE(game);
  const auto rules = game->game->create(*game->variant).value();
  // One game: that views tell nothing is a law that `check` tries on thousands of positions; here it is the
  // window's turn.
  Random random(1);
  const QuietPair pair = quiet_pair(*rules, random);
  INFO(pair.blue << " " << pair.exchanged);
  const auto one = as_red_sees_it(pair.red, pair.blue, pair.moves);
  const auto other = as_red_sees_it(pair.red, pair.exchanged, pair.moves);
  REQUIRE(one.size() == other.size());
  CHECK(one.size() > 40);
  const auto advised = [](const auto& look) { return look.first.contains(" nodes"); };
  CHECK(std::count_if(one.begin(), one.end(), advised) > 20);
  for (std::size_t i = 0; i < one.size(); ++i) {
    INFO("look " << i);
    REQUIRE(one[i].first.toStdString() == other[i].first.toStdString());
    REQUIRE(one[i].second == other[i].second);
  }
}
