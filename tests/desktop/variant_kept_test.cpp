// SPDX-License-Identifier: GPL-3.0-or-later
//
// Variants that are kept: known everywhere at once, played from the command line, changed, renamed, deleted;
// broken ones are told of and mended.
#include <QAction>
#include <QProcess>
#include <QTemporaryDir>

#include "framework/text/save_file.hpp"
#include "tests/desktop/variant_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/dialogs/problems_dialog.hpp"
#include "ui/desktop/docks/rules_dock.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/start/game_card.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct Ran {
  int status;
  QString out, err;
};

/// The program of the command line, in the tests' own home.
Ran boardwright_ran(const QStringList& arguments) {
  QProcess program;
  program.start(BOARDWRIGHT_BINARY_DIR "/bin/boardwright", arguments);
  REQUIRE(program.waitForFinished(60000));
  return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
          QString::fromUtf8(program.readAllStandardError())};
}

QStringList variants_in(const NewGameDialog& dialog) {
  QStringList ids;
  const auto* box = dialog.findChild<QComboBox*>("variant");
  for (int i = 0; i < box->count(); ++i) ids << box->itemData(i).toString();
  return ids;
}

}  // namespace

TEST_CASE("a saved variant is known everywhere at once, and compared with one click") {
  VariantUnderTest test;
  test.type_into("variant_name_en", "Corridor");
  test.number("size")->setValue(6);
  test.test.settle();
  CHECK(test.test.window().windowTitle() == "Lines of Action, Corridor * – Boardwright");
  CHECK(test.button("variant_compare")->text() == "Save and &compare");
  QTest::keyClick(&test.page(), Qt::Key_S, Qt::ControlModifier);
  test.test.settle();
  CHECK(test.page().message() == "Saved as lines_of_action/corridor.");
  CHECK(OwnVariantsUnderTest::text("lines_of_action/corridor") == test.text());
  CHECK(test.test.window().windowTitle() == "Lines of Action, Corridor – Boardwright");
  CHECK_FALSE(test.button("variant_save")->isEnabled());
  CHECK(test.field<QComboBox>("variant_choice")->currentText() == "Corridor");

  // The page for a new match, with it chosen.
  in_next<NewGameDialog>([](NewGameDialog& dialog) {
    CHECK(variants_in(dialog).back() == "corridor");
    CHECK(dialog.findChild<QComboBox*>("variant")->currentText() == "Corridor");
    QTest::mouseClick(dialog.findChild<QPushButton*>("start"), Qt::LeftButton);
  });
  test.press("variant_play");
  CHECK(test.test.table().isVisible());
  CHECK(test.test.controller().plan().variant == "corridor");
  CHECK(test.test.controller().plan().rules->geometry()->columns == 6);

  // The start page finds the game by it.
  test.test.window().show_start_page();
  test.test.window().start_page().search().setText("corridor");
  CHECK(test.test.window().start_page().shown_cards().size() == 1);

  // It is opened where it is on the table, and compared with its parent.
  test.test.window().findChild<QAction*>("make_variant")->trigger();
  test.choose("variant_parent", "misere");
  test.number("size")->setValue(8);
  test.press("variant_compare");
  ComparePage& compare = test.test.window().rule_work().compare_page();
  CHECK(compare.isVisible());
  REQUIRE(compare.boards().sides().size() == 2);
  CHECK(compare.boards().sides()[0]->name() == "Misère");
  CHECK(compare.boards().sides()[1]->name() == "Corridor");
  CHECK(OwnVariantsUnderTest::text("lines_of_action/corridor").contains("misere"));
  test.press("compare_leave");
  CHECK(test.page().isVisible());

  // What is shown there follows what is saved.
  test.field<QCheckBox>("parameter jump_own")->click();
  test.press("variant_compare");
  REQUIRE(compare.boards().sides().size() == 2);
  CHECK(compare.boards().sides()[1]->rules().parameters().at("jump_own") == Value(false));
}

TEST_CASE("the command line plays, lists and compares a saved variant") {
  VariantUnderTest test;
  test.type_into("variant_name_en", "Corridor");
  test.number("size")->setValue(6);
  test.press("variant_save");
  const Ran played = boardwright_ran({"play", "lines_of_action/corridor", "--seat", "black=random", "--seat",
                                      "white=random", "--seed", "1"});
  CAPTURE(played.out.toStdString(), played.err.toStdString());
  CHECK(played.status == 0);
  CHECK(played.out.contains("Result: "));
  CHECK_FALSE(played.out.contains("h8"));
  const Ran listed = boardwright_ran({"list"});
  CHECK(listed.out.contains("lines_of_action/corridor  Corridor  (size 6)  yours"));
  const Ran json = boardwright_ran({"list", "--json"});
  CHECK(json.out.contains("lines_of_action/corridor.yaml"));
  const Ran explained = boardwright_ran({"perft", "lines_of_action/corridor", "--depth", "1"});
  CHECK(explained.status == 0);

  REQUIRE_OK(
      save_own_variant(variants_under_test(), "lines_of_action", "broken", "id: broken\nset: {size: 99}\n"));
  const Ran broken = boardwright_ran({"play", "lines_of_action/broken"});
  CHECK(broken.status == 2);
  CHECK(broken.err.contains("lines_of_action/broken.yaml:2:13: "));
  CHECK(boardwright_ran({"list"}).out.contains("lines_of_action/broken can't be used: "));
  CHECK(boardwright_ran(
            {"play", "lines_of_action/corridor", "--seat", "black=random", "--seat", "white=random"})
            .status == 0);
}

TEST_CASE("a variant of one's own is changed, gets another id, and is deleted") {
  VariantUnderTest test(Files{{"lines_of_action/mine", "id: mine\nset: {size: 6}\n"},
                              {"lines_of_action/heir", "id: heir\ninherits: mine\n"}});
  test.choose("variant_choice", "heir");
  test.type_into("variant_id", "child");
  test.press("variant_save");
  CHECK(OwnVariantsUnderTest::text("lines_of_action/child") == "id: child\ninherits: mine\n");
  CHECK(OwnVariantsUnderTest::text("lines_of_action/heir").isEmpty());
  CHECK(test.test.window().catalogue().find("lines_of_action/child").has_value());
  CHECK_FALSE(test.test.window().catalogue().find("lines_of_action/heir").has_value());

  // Others start from this one: its id stays.
  test.choose("variant_choice", "mine");
  test.type_into("variant_id", "ours");
  test.press("variant_save");
  CHECK(test.page().message() == "Its id has to stay mine, because these start from it: child");
  CHECK_FALSE(OwnVariantsUnderTest::text("lines_of_action/mine").isEmpty());
  test.type_into("variant_id", "mine");

  QString question;
  answer_next("Keep it", &question);
  test.press("variant_remove");
  CHECK(question.contains("lines_of_action/mine"));
  CHECK(question.contains("without it: child"));
  CHECK_FALSE(OwnVariantsUnderTest::text("lines_of_action/mine").isEmpty());
  answer_next("Delete");
  test.press("variant_remove");
  CHECK(OwnVariantsUnderTest::text("lines_of_action/mine").isEmpty());
  CHECK_FALSE(test.test.window().catalogue().find("lines_of_action/mine").has_value());
  CHECK(test.page().message() == "The variant was deleted.");
  CHECK_FALSE(test.button("variant_remove")->isEnabled());
  // The one that is left without its parent is told of, and still there.
  CHECK(test.field<QComboBox>("variant_choice")->findData("child") > 0);
  CHECK(test.test.window().menuBar()->cornerWidget()->isVisible());
}

TEST_CASE("a variant goes into a file and comes from one, as it is in the editor") {
  VariantUnderTest test;
  const QTemporaryDir folder;
  const auto file = folder.filePath("mine.yaml").toStdString();
  REQUIRE(test.button("variant_export")->isEnabled());
  REQUIRE_OK(test.page().export_to(file));
  std::ifstream stream(file);
  CHECK(QString::fromStdString({std::istreambuf_iterator<char>(stream), {}}) == test.text());
  CHECK_FALSE(test.page().export_to(folder.filePath("no/such.yaml").toStdString()));
  // Of another game than the one that is shown.
  std::ofstream(folder.filePath("small.yaml").toStdString())
      << "id: tiny-field\nname: {en: Tiny field}\ninherits: barrage\nset: {quiet_limit: 30}\n";
  emit test.page().import_wanted(folder.filePath("small.yaml"));
  test.test.settle();
  CHECK(test.text().contains("tiny-field"));
  CHECK(test.page().unsaved());
  CHECK(test.page().message().startsWith("small.yaml: "));
  emit test.page().import_wanted(folder.filePath("gone.yaml"));
  CHECK(test.page().message().contains("there is no such file"));
}

TEST_CASE("nothing is lost without a question") {
  VariantUnderTest test(Files{{"lines_of_action/mine", "id: mine\nset: {size: 6}\n"}});
  test.type_into("variant_name_en", "New one");
  const QString text = test.text();
  answer_next("Cancel");
  test.choose("variant_choice", "mine");
  CHECK(test.text() == text);
  CHECK(test.field<QComboBox>("variant_choice")->currentIndex() == 0);
  answer_next("Cancel");
  CHECK_FALSE(test.test.window().close());
  CHECK(test.test.window().isVisible());
  answer_next("Save");
  test.choose("variant_game", "militakiri");
  CHECK(OwnVariantsUnderTest::text("lines_of_action/new-one") == text);
  CHECK(test.text() == "id: my-variant\ninherits: single\n");
  test.type_into("variant_name_en", "Dropped");
  answer_next("Don't save");
  test.choose("variant_game", "lines_of_action");
  CHECK(test.field<QComboBox>("variant_choice")->count() == 3);
  CHECK_FALSE(test.test.window().catalogue().find("militakiri/dropped").has_value());

  // The page waits as it was left.
  test.type_into("variant_name_en", "Waiting");
  test.press("variant_leave");
  test.test.window().findChild<QAction*>("make_variant")->trigger();
  CHECK(test.text().contains("Waiting"));
}

TEST_CASE("where the folder can't be written nothing is lost and the reason is told") {
  VariantUnderTest test;
  test.type_into("variant_name_en", "Corridor");
  REQUIRE_OK(save_file(variants_under_test(), "in the way"));
  test.press("variant_save");
  CHECK(test.page().message().contains("can't be"));
  CHECK(test.page().unsaved());
  std::filesystem::remove(variants_under_test());
  test.press("variant_save");
  CHECK_FALSE(test.page().unsaved());
}

TEST_CASE("a broken variant hides nothing, is told of and can be mended") {
  OwnVariantsUnderTest own(
      {{"lines_of_action/broken", "id: broken\nset: {size: 6\n"}, {"lines_of_action/sound", "id: sound\n"}});
  WindowUnderTest test("");
  REQUIRE_OK(test.window().begin(Options{}));
  CHECK(eventually([&] { return test.window().start_page().complete(); }));
  for (const auto* card : test.window().start_page().shown_cards()) CHECK_FALSE(card->broken());
  auto* corner = qobject_cast<QPushButton*>(test.window().menuBar()->cornerWidget());
  REQUIRE(corner != nullptr);
  CHECK(corner->isVisible());
  CHECK(corner->text() == "Some of your variants can't be used");
  in_next<ProblemsDialog>([](ProblemsDialog& dialog) {
    auto* list = dialog.findChild<QListWidget*>("problems");
    auto* mend = dialog.findChild<QPushButton*>("mend");
    CHECK_FALSE(mend->isEnabled());
    for (int row = 0; row < list->count(); ++row)
      if (list->item(row)->text().contains("lines_of_action/broken.yaml:")) list->setCurrentRow(row);
    REQUIRE(mend->isEnabled());
    QTest::mouseClick(mend, Qt::LeftButton);
  });
  QTest::mouseClick(corner, Qt::LeftButton);
  test.settle();
  VariantEditor& page = test.window().rule_work().variant_editor();
  REQUIRE(page.isVisible());
  CHECK(page.text().toPlainText() == "id: broken\nset: {size: 6\n");
  CHECK(page.reading().problems.size() == 1);
  CHECK_FALSE(page.text().marked().isEmpty());
  page.text().setPlainText("id: broken\nset: {size: 6}\n");
  test.settle();
  QTest::mouseClick(test.button("variant_save"), Qt::LeftButton);
  test.settle();
  CHECK_FALSE(corner->isVisible());
  CHECK(test.window().catalogue().find("lines_of_action/broken").has_value());
}

TEST_CASE("a variant whose values don't fit is told of where it is chosen") {
  OwnVariantsUnderTest own(Files{{"lines_of_action/large", "id: large\n"},  // the game has one itself
                                 {"lines_of_action/wide", "id: wide\nset:\n  size: 99\n"}});
  WindowUnderTest test;
  in_next<NewGameDialog>([](NewGameDialog& dialog) {
    auto* box = dialog.findChild<QComboBox*>("variant");
    box->setCurrentIndex(box->findData("wide"));
    CHECK_FALSE(dialog.findChild<QPushButton*>("start")->isEnabled());
    bool told = false;
    for (const auto* label : dialog.findChildren<QLabel*>())
      told = told || label->text().contains("wide.yaml:3:9: ");
    CHECK(told);
    box->setCurrentIndex(box->findData("small"));
    CHECK(dialog.findChild<QPushButton*>("start")->isEnabled());
  });
  test.window().new_games().ask();
  ProblemsDialog dialog(test.window().catalogue());
  const auto* list = dialog.findChild<QListWidget*>("problems");
  QStringList all;
  for (int i = 0; i < list->count(); ++i) all << list->item(i)->text();
  CHECK(all.contains("Lines of Action: ready to play"));
  CHECK(all.contains("Your variant lines_of_action/wide can't be used"));
  CHECK(all.contains("Your variant lines_of_action/large can't be used"));
}

TEST_CASE("the page is reached from a new match, from a game's card and from the rules") {
  OwnVariantsUnderTest own;
  WindowUnderTest test("lines_of_action/misere");
  VariantEditor& page = test.window().rule_work().variant_editor();
  in_next<NewGameDialog>([](NewGameDialog& dialog) {
    dialog.findChild<QSpinBox*>("parameter size")->setValue(6);
    QTest::mouseClick(dialog.findChild<QPushButton*>("keep_variant"), Qt::LeftButton);
  });
  test.window().new_games().ask();
  test.settle();
  REQUIRE(page.isVisible());
  CHECK(page.text().toPlainText() == "id: my-variant\ninherits: misere\nset:\n  size: 6\n");
  CHECK(page.unsaved());  // somebody has chosen these values
  answer_next("Don't save");
  test.window().docks().rules().show();
  test.button("rules_vary")->click();
  test.settle();
  CHECK(page.text().toPlainText() == "id: my-variant\ninherits: misere\n");
  test.window().show_start_page();
  test.button("vary dice_checkers")->click();
  test.settle();
  CHECK(page.isVisible());
  CHECK(page.title().startsWith("Dice checkers, "));
  // What is the user's own is changed rather than inherited.
  REQUIRE_OK(save_own_variant(variants_under_test(), "lines_of_action", "mine", "id: mine\nname: Mine\n"));
  OwnVariantsUnderTest again(Files{{"lines_of_action/mine", "id: mine\nname: Mine\n"}});
  WindowUnderTest other("lines_of_action/mine");
  other.window().findChild<QAction*>("make_variant")->trigger();
  CHECK(other.window().rule_work().variant_editor().text().toPlainText() == "id: mine\nname: Mine\n");
}
