// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the workshop looks into: tuning, twins, sheets, each in a process of its own.
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <limits>
#include <nlohmann/json.hpp>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/workshop_under_test.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/figures/report_section.hpp"
#include "ui/desktop/tools/list_view.hpp"
#include "ui/desktop/tools/sheet_dialog.hpp"
#include "ui/desktop/tools/tune_dialog.hpp"
#include "ui/desktop/tools/tune_form.hpp"
#include "ui/desktop/tools/twin_dialog.hpp"
#include "ui/desktop/tools/twin_side.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr int kLongestTool = 120000;  // milliseconds

template <class Dialog>
Dialog& opened(WorkshopUnderTest& here, const char* action) {
  here.page().findChild<QAction*>(action)->trigger();
  here.test.settle();
  auto* dialog = here.page().findChild<Dialog*>();
  REQUIRE(dialog != nullptr);
  return *dialog;
}

template <class Widget>
Widget& in(QWidget& dialog, const char* name) {
  auto* found = dialog.findChild<Widget*>(name);
  INFO(name);
  REQUIRE(found != nullptr);
  return *found;
}

void press_in(QWidget& dialog, const char* name) {
  QTest::mouseClick(&in<QPushButton>(dialog, name), Qt::LeftButton);
}

/// Sizes 5 to 7 by random play, few games: a goal that games of any size meet.
void ask_for_lengths(TuneDialog& dialog, const QString& low, const QString& high) {
  in<QCheckBox>(dialog, "try size").setChecked(true);
  in<QSpinBox>(dialog, "from size").setValue(5);
  in<QSpinBox>(dialog, "to size").setValue(7);
  auto& figure = in<QComboBox>(dialog, "goal 1");
  figure.setCurrentIndex(figure.findData("length_plies"));
  in<QLineEdit>(dialog, "goal_from 1").setText(low);
  in<QLineEdit>(dialog, "goal_to 1").setText(high);
  auto& players = in<QComboBox>(dialog, "tune_players");
  players.setCurrentIndex(players.findData("random"));
  in<QSpinBox>(dialog, "tune_games").setValue(1200);
}

void wait_for(TuneDialog& dialog) {
  REQUIRE(QTest::qWaitFor([&] { return !dialog.is_running(); }, kLongestTool));
  INFO(dialog.sentence().toStdString());
  REQUIRE(dialog.sentence().isEmpty());
}

}  // namespace

TEST_CASE("a game is tuned in the window, and its values go into the text", "[workshop]") {
  WorkshopUnderTest here;
  auto& dialog = opened<TuneDialog>(here, "workshop_tune");
  CHECK(dialog.sentence() == "Tick what is to be tried.");
  CHECK_FALSE(in<QPushButton>(dialog, "tune_start").isEnabled());
  in<QCheckBox>(dialog, "try size").setChecked(true);
  in<QSpinBox>(dialog, "from size").setValue(7);
  in<QSpinBox>(dialog, "to size").setValue(6);
  CHECK(dialog.sentence().contains("must not be more"));
  ask_for_lengths(dialog, "two", "500");
  CHECK(dialog.sentence().contains("two"));
  ask_for_lengths(dialog, "2", "500");
  CHECK(dialog.sentence().isEmpty());
  CHECK(dialog.form().points() == 3);
  CHECK(dialog.form().arguments().mid(0, 4) ==
        QStringList{"--over", "size=5..7/1", "--goal", "length_plies within 2..500"});
  press_in(dialog, "tune_start");
  CHECK(dialog.is_running());
  wait_for(dialog);
  CHECK(dialog.found().sentences().contains("for certain"));
  REQUIRE(dialog.found().sections().size() == 1);
  CHECK(dialog.found().sections()[0]->table().rowCount() == 3);
  REQUIRE_OK(dialog.save(here.folder.path() / "tuning.html"));
  REQUIRE_OK(dialog.save(here.folder.path() / "tuning.csv"));
  REQUIRE_OK(dialog.save(here.folder.path() / "tuning.json"));
  CHECK(boardwright::test::content_of(here.folder.path() / "tuning.html").find("On fresh seeds") !=
        std::string::npos);
  CHECK_FALSE(dialog.save(here.folder.path() / "tuning.odd").has_value());
  const QString values = dialog.found().sections()[0]->table().item(1, 0)->text();
  dialog.found().sections()[0]->table().selectRow(1);
  press_in(dialog, "tune_take");
  CHECK(here.page().unsaved());
  CHECK(here.page().editor().words().contains("integer(" + values.section('=', 1) + ","));
  here.test.settle();
  here.save();  // the page has the keyboard: nobody clicks on it first
  CHECK_FALSE(here.page().unsaved());
  CHECK(std::get<std::int64_t>(here.page().bench()->line()->now().rules().parameters().at("size")) ==
        values.section('=', 1).toInt());

  // What is taken while another file is open goes into the one that was tuned.
  REQUIRE_OK(here.page().open(here.folder.write("other.lua", boardwright::test::moving_script())));
  const QString first = dialog.found().sections()[0]->table().item(0, 0)->text();
  dialog.found().sections()[0]->table().selectRow(0);
  press_in(dialog, "tune_take");
  CHECK(here.page().file().filename() == "my_game.lua");
  CHECK(here.page().editor().words().contains("integer(" + first.section('=', 1) + ","));
}

TEST_CASE("a number that may be any is tried from the least to the greatest", "[workshop]") {
  WorkshopUnderTest here;
  const auto game = ToolGame::of_script(Catalogue(), here.file);
  REQUIRE(game.has_value());
  const auto rules = game->rules();
  REQUIRE(rules.has_value());
  ParameterSpec any;
  any.name = "any";
  any.type = BW_INTEGER;
  any.standard = std::int64_t{0};
  any.min = std::numeric_limits<int>::min();
  any.max = std::numeric_limits<int>::max();
  TuneForm form(*game, {any}, {}, *rules);
  in<QCheckBox>(form, "try any").setChecked(true);
  CHECK(form.points() == 4294967296.0);
  auto& step = in<QSpinBox>(form, "step any");
  CHECK(step.maximum() == 1'000'000);
  step.setValue(1'000'000);
  CHECK(form.points() == 4295);
}

TEST_CASE("a search that finds nothing says so, and one that is stopped tells what it knows", "[workshop]") {
  WorkshopUnderTest here;
  auto& dialog = opened<TuneDialog>(here, "workshop_tune");
  ask_for_lengths(dialog, "900", "950");
  press_in(dialog, "tune_start");
  wait_for(dialog);
  CHECK(dialog.found().sentences().startsWith("Nothing meets the goals"));
  press_in(dialog, "tune_again");
  in<QSpinBox>(dialog, "tune_games").setValue(100'000'000);
  press_in(dialog, "tune_start");
  REQUIRE(QTest::qWaitFor([&] { return dialog.progress_words().contains("of at most"); }, kLongestTool));
  press_in(dialog, "tune_stop");
  wait_for(dialog);
  CHECK(dialog.found().sentences().contains("topped before"));
}

TEST_CASE("where two rule sets part is on both boards, with the rule", "[workshop]") {
  WorkshopUnderTest here;
  const auto other = here.folder.write(
      "other.lua",
      boardwright::test::replaced(boardwright::test::moving_script(), kBlackWays, "{ \"sw\", \"se\" }"));
  auto& dialog = opened<TwinDialog>(here, "workshop_twin");
  REQUIRE_OK(dialog.add_file(other));
  press_in(dialog, "twin_start");
  REQUIRE(QTest::qWaitFor([&] { return !dialog.is_running(); }, kLongestTool));
  INFO(dialog.sentence().toStdString());
  CHECK(dialog.sentence().startsWith("They part after move 1:"));
  CHECK(dialog.sentence().contains("only the first has the move"));
  CHECK(dialog.first().words().contains("is legal here"));
  CHECK_FALSE(dialog.second().words().isEmpty());
  CHECK(dialog.first().now().text() == dialog.second().now().text());
  press_in(dialog, "twin_back");
  CHECK(dialog.step_words().startsWith("Move 0 of 1"));
  CHECK(dialog.first().now() == dialog.first().now().rules().start());
  CHECK_FALSE(in<QPushButton>(dialog, "twin_back").isEnabled());
  press_in(dialog, "twin_end");
  CHECK(dialog.step_words().startsWith("Move 1 of 1"));

  const auto same = here.folder.write("same.lua", boardwright::test::moving_script());
  REQUIRE_OK(dialog.add_file(same));
  in<QSpinBox>(dialog, "twin_games").setValue(20);
  press_in(dialog, "twin_start");
  REQUIRE(QTest::qWaitFor([&] { return !dialog.is_running(); }, kLongestTool));
  CHECK(dialog.sentence().startsWith("The same:"));
  CHECK_FALSE(dialog.first().isVisible());
  CHECK_FALSE(dialog.add_file(here.folder.path() / "none.lua").has_value());
}

TEST_CASE("a sheet of the rules is made from the window", "[workshop]") {
  WorkshopUnderTest here;
  auto& dialog = opened<SheetDialog>(here, "workshop_sheet");
  in<QSpinBox>(dialog, "sheet_games").setValue(50);
  press_in(dialog, "sheet_start");
  REQUIRE(QTest::qWaitFor([&] { return !dialog.is_running(); }, kLongestTool));
  INFO(dialog.sentence().toStdString());
  REQUIRE(dialog.has_sheet());
  CHECK(dialog.sentence().startsWith("50 random games"));
  const auto page = here.folder.path() / "rules.html";
  REQUIRE_OK(dialog.save(page));
  CHECK(boardwright::test::content_of(page).find("B2.2") != std::string::npos);
}

TEST_CASE("what the workshop looks into is looked at in every theme", "[workshop]") {
  WorkshopUnderTest here;
  for (const auto& [theme, name] :
       {std::pair(ThemeChoice::kLight, "light"), std::pair(ThemeChoice::kDark, "dark"),
        std::pair(ThemeChoice::kContrast, "contrast")}) {
    here.test.window().set_theme(theme);
    auto& dialog = opened<TuneDialog>(here, "workshop_tune");
    ask_for_lengths(dialog, "20", "30");
    keep(dialog, QString("tune_form_%1").arg(name));
    dialog.start();
    wait_for(dialog);
    keep(dialog, QString("tune_found_%1").arg(name));
    dialog.close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}
