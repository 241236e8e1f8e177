// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games of libraries that aren't installed: they play in a process of their own, and whatever becomes of that, the window
// stays and the match is kept.
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QUrl>

#include "framework/record/native.hpp"
#include "tests/desktop/found_in.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/workshop/support.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/outside/outside_form.hpp"
#include "ui/desktop/outside/outside_page.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/remote/remote_table.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using State = TableProcess::State;
using boardwright::test::content_of;

namespace {

std::filesystem::path bad_plugin(const std::string& name) {
  return std::filesystem::path(BOARDWRIGHT_BINARY_DIR "/tests/bad_plugins") / (name + ".so");
}

/// The window with a library that was dropped on it, with hands.
struct OutsideUnderTest {
  WindowUnderTest test{""};

  explicit OutsideUnderTest(const std::filesystem::path& library) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QString::fromStdString(library.string()))});
    test.window().opener().open_dropped(data);
  }
  ~OutsideUnderTest() { process().close(); }
  OutsidePage& page() { return test.window().rule_work().outside_page(); }
  TableProcess& process() { return page().process(); }
  RemoteTable& table() { return page().table(); }
  RemoteMatch& match() { return *table().match(); }

  /// What is said of its file once that has changed.
  QString reloaded(const QString& begins) {
    const auto& bar = page().reload_bar();
    const bool came = eventually([&] { return bar.sentence().startsWith(begins); });
    INFO(bar.sentence().toStdString());
    CHECK(came);
    return bar.sentence();
  }
  template <class Widget>
  Widget& find(const QString& name) {
    return found_in<Widget>(page(), name);
  }
  void choose(const QString& name, int row) { find<QComboBox>(name).setCurrentIndex(row); }
  void wait_for(State state) {
    const bool came = eventually([&] { return process().state() == state; });
    INFO("state " << static_cast<int>(process().state()) << " " << process().sentence());
    REQUIRE(came);
    test.settle();
  }
  void begin() {
    wait_for(State::kChoosing);
    find<QPushButton>("outside_begin").click();
    come_to_board();
  }
  void come_to_board() {
    wait_for(State::kPlaying);
    REQUIRE(eventually(
        [&] { return match().begun() && may_type() && match().history().size() == match().update().ply; }));
    test.settle();
  }
  bool may_type() { return !match().update().moves.empty() && !match().pending(); }
  void type(const QString& move) {
    test.type_into(table().move_entry().line(), move);
    test.settle();
  }
  /// Moves of whoever is on turn, each seen before the next.
  void play(const QStringList& moves) {
    for (const QString& move : moves) {
      const std::size_t before = match().history().size();
      REQUIRE(eventually([&] { return may_type(); }));
      type(move);
      REQUIRE(eventually([&] { return match().history().size() == before + 1; }));
      test.settle();
    }
  }
  std::string played() {
    std::string all;
    for (const auto& move : match().history()) all += (all.empty() ? "" : " ") + move.text;
    return all;
  }
  /// Plays on until it stops, and what is said then.
  QString stopped() {
    wait_for(State::kStopped);
    CHECK(page().isVisible());
    CHECK(table().status().title() == "Stopped");
    return table().status().words();
  }
  void go_on() {
    QPushButton* button = table().status().first_button();
    CHECK(button->text() == "&Go on");
    button->click();
    come_to_board();
  }
  /// Of the record that is saved now.
  std::string saved() {
    QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("game.txt").toStdString();
    REQUIRE_OK(page().save_record(file));
    const auto record = read_record(content_of(file));
    REQUIRE_OK(record);
    std::string all;
    for (const auto& move : record->moves) all += (all.empty() ? "" : " ") + move.text;
    return all;
  }
};

/// A library of one's own, with what is built into it next.
struct OwnLibrary {
  test::ScratchFolder folder;
  std::filesystem::path file = folder.path() / "own.so";

  explicit OwnLibrary(const std::string& name) { build(name); }
  void build(const std::string& name) { test::replace_file(file, content_of(bad_plugin(name))); }
};

const QString kGoesOn = "The match goes on by the rules of ";
const QString kStaysWith = "The rules that this match began with go on: ";

}  // namespace

TEST_CASE("a library that is built anew goes on with the match, and a broken one leaves it as it is") {
  OwnLibrary own("count_down");  // five
  OutsideUnderTest outside(own.file);
  outside.begin();
  outside.play({"two"});
  const qint64 before = outside.process().process();
  test::replace_file(own.file, "no library");
  const QString refused = outside.reloaded(kStaysWith);
  CHECK(refused.size() > kStaysWith.size() + 10);
  CHECK(outside.process().process() == before);
  outside.play({"one"});

  own.build("count_down_2");  // seven
  outside.reloaded(kGoesOn);
  outside.come_to_board();
  CHECK(outside.process().process() != before);
  CHECK(outside.played() == "two one");
  outside.play({"two", "one"});  // by the old rules it had been over
  CHECK_FALSE(outside.match().update().table.result.has_value());
  outside.test.speak(*language_from("nl"));
  own.build("at_load_segfaults");
  CHECK(outside.reloaded("De regels van ").contains("blijven gelden"));
  outside.test.keep_picture("outside-reloaded");
  outside.test.speak(Language::kEnglish);
  outside.type("one");
  REQUIRE(eventually([&] { return outside.match().update().table.result.has_value(); }));
  CHECK(outside.saved() == "two one two one one");
}

TEST_CASE("what was played and isn't possible any more is named, and the old rules go on") {
  OwnLibrary own("count_down_2");
  OutsideUnderTest outside(own.file);
  outside.begin();
  outside.play({"two", "two", "two"});
  own.build("count_down");
  CHECK(outside.reloaded(kStaysWith).contains("two"));
  CHECK(outside.process().state() == State::kPlaying);
  outside.type("one");
  REQUIRE(eventually([&] { return outside.match().update().table.result.has_value(); }));
}

TEST_CASE("rules that have crashed go on by themselves once they are mended") {
  OwnLibrary own("play_crashes");
  OutsideUnderTest outside(own.file);
  outside.begin();
  outside.play({"two", "two", "one"});
  outside.type("two");
  (void)outside.stopped();
  own.build("at_load_segfaults");
  outside.reloaded("The match can't go on by the new rules: ");
  own.build("count_down_2");
  outside.reloaded(kGoesOn);
  outside.come_to_board();
  CHECK(outside.played() == "two two one");
  outside.type("two");
  REQUIRE(eventually([&] { return outside.match().update().table.result.has_value(); }));
}

TEST_CASE("a library that changes before the match has begun is opened anew") {
  OwnLibrary own("count_down");
  OutsideUnderTest outside(own.file);
  outside.wait_for(State::kChoosing);
  const qint64 before = outside.process().process();
  own.build("count_down_2");
  REQUIRE(eventually([&] { return outside.process().process() != before; }));
  outside.begin();
  outside.play({"two", "two", "two"});
  CHECK_FALSE(outside.match().update().table.result.has_value());
}

TEST_CASE("a library that is dropped plays in a process of its own, to the end of the game") {
  OutsideUnderTest outside(bad_plugin("count_down"));
  outside.begin();
  CHECK(outside.process().process() != 0);
  CHECK(content_of("/proc/self/maps").find("count_down") == std::string::npos);
  CHECK(outside.table().status().title().contains("first"));
  outside.play({"two", "two"});
  CHECK(outside.saved() == "two two");
  outside.type("one");
  REQUIRE(eventually([&] { return outside.match().update().table.result.has_value(); }));
  outside.test.settle();
  CHECK(outside.played() == "two two one");
  CHECK(outside.saved() == "two two one");
  CHECK(outside.find<QPushButton>("remote_again").isVisible());
}

TEST_CASE("rules that crash at a move leave the window and the match, and another move goes on") {
  OutsideUnderTest outside(bad_plugin("play_crashes"));
  outside.begin();
  outside.play({"two", "two", "one"});
  outside.type("two");
  CHECK(outside.stopped() == "The rules of count_down have crashed at two. The match is kept.");
  CHECK(outside.played() == "two two one");
  CHECK(outside.saved() == "two two one");
  const qint64 before = outside.process().process();
  outside.go_on();
  CHECK(outside.process().process() != before);
  CHECK(outside.played() == "two two one");
  outside.play({"one", "one"});
  CHECK(outside.saved() == "two two one one one");
}

TEST_CASE("rules that crash at the same move twice are said not to play it") {
  OutsideUnderTest outside(bad_plugin("play_crashes"));
  outside.begin();
  outside.play({"two", "two", "one"});
  outside.type("two");
  (void)outside.stopped();
  outside.go_on();
  outside.type("two");
  CHECK(outside.stopped() ==
        "The rules of count_down have crashed at two again: they can't play this move. The match is kept; go "
        "on with "
        "another one.");
  outside.test.speak(*language_from("nl"));
  CHECK(
      outside.table().status().words().startsWith("De regels van count_down zijn bij two opnieuw gecrasht"));
  outside.test.speak(Language::kEnglish);
  outside.go_on();
  outside.play({"one"});
  CHECK(outside.saved() == "two two one one");
}

TEST_CASE("rules that hang are stopped after five seconds, and the match goes on") {
  OutsideUnderTest outside(bad_plugin("play_hangs"));
  outside.begin();
  outside.play({"two", "two", "one"});
  QElapsedTimer since;
  since.start();
  outside.type("two");
  CHECK(outside.stopped() ==
        "The rules of count_down haven't answered two for five seconds. The match is kept.");
  CHECK(since.elapsed() >= 5000);
  CHECK(outside.saved() == "two two one");
  CHECK(outside.process().process() == 0);
  outside.go_on();
  outside.play({"one"});
  CHECK(outside.played() == "two two one one");
}

TEST_CASE("rules that can't go on from a move take it back the second time") {
  OutsideUnderTest outside(bad_plugin("moves_crash"));
  outside.begin();
  outside.play({"two", "two"});
  outside.type("one");  // four are left: what may be played then nobody can be told
  CHECK(outside.stopped() == "The rules of count_down have crashed after one. The match is kept.");
  outside.table().status().first_button()->click();
  CHECK(outside.stopped() ==
        "The rules of count_down have crashed after one again: they can't go on from there. Going on takes "
        "it back.");
  outside.go_on();
  CHECK(outside.played() == "two two");
  CHECK(outside.saved() == "two two");
  outside.play({"two"});
}

TEST_CASE("a computer and a clock are there for a library too, and the clock goes on after a crash") {
  OutsideUnderTest outside(bad_plugin("play_crashes"));
  outside.wait_for(State::kChoosing);
  outside.choose("outside_opponent", 1);
  outside.choose("outside_clock", 1);
  CHECK(outside.find<QComboBox>("outside_side").isVisible());
  outside.begin();
  REQUIRE_FALSE(outside.match().update().clocks.empty());
  outside.type("one");
  // It plays, or meets the crash while it thinks: then the match is kept and a new process thinks again.
  REQUIRE(eventually(
      [&] { return outside.match().history().size() == 2 || outside.process().state() == State::kStopped; }));
  if (outside.process().state() == State::kStopped) {
    CHECK(outside.stopped() == "The rules of count_down have crashed after one. The match is kept.");
    CHECK(outside.saved() == "one");
    return;
  }
  CHECK(outside.match().clocks().size() == 2);
}

TEST_CASE("a library can't write files once it plays") {
  QTemporaryDir folder;
  const QString file = folder.filePath("mischief");
  qputenv("BOARDWRIGHT_MISCHIEF", file.toUtf8());
  OutsideUnderTest outside(bad_plugin("play_writes"));
  outside.begin();
  outside.play({"two", "two", "one", "two"});  // the last one tries to
  CHECK(outside.played() == "two two one two");
  CHECK_FALSE(QFile::exists(file));
  qunsetenv("BOARDWRIGHT_MISCHIEF");
}

TEST_CASE("a library that can't even be loaded is told of in a sentence") {
  OutsideUnderTest outside(bad_plugin("at_load_segfaults"));
  outside.wait_for(State::kStopped);
  const auto& message = outside.find<QLabel>("outside_message");
  INFO(message.text().toStdString());
  CHECK(message.isVisible());
  CHECK(message.text().contains("at_load_segfaults.so"));
}

TEST_CASE("where seats see different things the screen is handed over") {
  OutsideUnderTest outside(
      std::filesystem::path(BOARDWRIGHT_BINARY_DIR "/tests/games/two_cards/two_cards.so"));
  outside.wait_for(State::kChoosing);
  outside.find<QPushButton>("outside_begin").click();
  auto& hand_over = outside.find<QPushButton>("take_over");
  REQUIRE(eventually([&] { return hand_over.isVisible(); }));
  CHECK_FALSE(outside.table().board().isVisible());
  hand_over.click();
  outside.come_to_board();
  CHECK(outside.table().isVisible());
  const Seat first = outside.match().update().viewer;
  for (const LegalMove& move : std::vector(outside.match().update().moves))
    if (move.text != "fold") outside.type(QString::fromStdString(move.text));
  REQUIRE(eventually([&] { return hand_over.isVisible(); }));
  CHECK_FALSE(outside.table().board().isVisible());
  hand_over.click();
  REQUIRE(eventually([&] { return outside.match().update().viewer != first; }));
}

TEST_CASE("a match of a library isn't left without asking") {
  OutsideUnderTest outside(bad_plugin("count_down"));
  outside.begin();
  CHECK(outside.page().may_drop());  // nobody has played
  outside.play({"two"});
  bool asked = false;
  QTimer::singleShot(0, [&] {
    for (QWidget* top : QApplication::topLevelWidgets())
      if (auto* box = qobject_cast<QMessageBox*>(top); box != nullptr && box->isVisible()) {
        asked = true;
        box->findChild<QPushButton*>("unsaved_drop")->click();
      }
  });
  CHECK(outside.page().may_drop());
  CHECK(asked);
  (void)outside.saved();
  CHECK(outside.page().may_drop());  // its record is safe
}

TEST_CASE("a hint comes from the process, on the board's side as for every other game") {
  OutsideUnderTest outside(bad_plugin("count_down"));
  outside.begin();
  auto& hint = outside.find<QPushButton>("remote_hint");
  REQUIRE(hint.isVisible());
  REQUIRE(hint.isEnabled());
  CHECK(hint.accessibleName() == "Hint");
  hint.click();
  CHECK(outside.table().message() == "Looking for a hint…");
  // Of five: who leaves three has won.
  REQUIRE(eventually([&] { return outside.table().message() == "A hint: two, expected score 100%"; }));
  outside.test.keep_picture("outside_hint");
  outside.test.speak(*language_from("nl"));
  CHECK(eventually([&] { return outside.table().message().startsWith("Een hint: two"); }));
  outside.test.speak(Language::kEnglish);
  outside.play({"two"});
  CHECK(outside.table().message().isEmpty());
  outside.play({"two"});
  hint.click();
  REQUIRE(eventually([&] { return outside.table().message() == "A hint: one, the only move"; }));
  outside.play({"one"});
  REQUIRE(eventually([&] { return outside.match().update().table.result.has_value(); }));
  outside.test.settle();
  CHECK_FALSE(hint.isEnabled());
  CHECK(hint.toolTip() == "In this position the game is over.");
}

TEST_CASE("an analysis follows the game, is shown by the same panel, and ends with it") {
  OutsideUnderTest outside(bad_plugin("count_down"));
  outside.begin();
  AnalysisDock& panel = outside.page().analysis();
  CHECK_FALSE(panel.isVisible());
  auto& open = outside.find<QPushButton>("outside_analyse");
  open.click();
  outside.test.settle();
  REQUIRE(panel.isVisible());
  CHECK(panel.words().contains("first to move"));
  auto& start = outside.find<QPushButton>("analysis_start");
  start.click();
  const auto best = [&] {
    return panel.moves().rowCount() == 0 ? QString() : panel.moves().item(0, 0)->text();
  };
  REQUIRE(eventually([&] { return best() == "two" && panel.moves().item(0, 1)->text() == "100%"; }));
  outside.test.settle();
  outside.test.keep_picture("outside_analysis");
  emit panel.moves().cellActivated(0, 0);  // Enter plays it
  REQUIRE(eventually([&] { return outside.match().history().size() == 1; }));
  REQUIRE(eventually([&] { return panel.words().contains("second to move") && !best().isEmpty(); }));
  CHECK(panel.moves().item(0, 1)->text() == "0%");
  open.click();
  CHECK_FALSE(panel.isVisible());
  CHECK(start.text() == "Start");
  outside.play({"one"});
  CHECK(outside.process().state() == State::kPlaying);
}

TEST_CASE(
    "rules that crash or hang while they are asked for advice say so, and the match goes on from there") {
  for (const bool hang : {false, true}) {
    OutsideUnderTest outside(bad_plugin(hang ? "play_hangs" : "play_crashes"));
    outside.begin();
    outside.play({"two"});
    const QString sentence =
        QString("The rules of count_down have %1 while they were asked for advice. The match is kept.")
            .arg(hang ? "hung" : "crashed");
    for (int times = 0; times < 2; ++times) {  // nor is the place at fault the second time
      outside.find<QPushButton>("remote_hint").click();
      CHECK(outside.stopped() == sentence);
      outside.go_on();
      CHECK(outside.played() == "two");
    }
    outside.play({"two", "one", "one"});
  }
}
