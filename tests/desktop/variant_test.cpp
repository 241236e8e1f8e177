// SPDX-License-Identifier: GPL-3.0-or-later
//
// A variant in the making: form and text in step, what is wrong said as one types, the board and the
// differences at once. With BOARDWRIGHT_PICTURES set to a folder, pictures are kept there.
#include "framework/board/geometry.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/variant_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/variants/fitting_game.hpp"
#include "ui/desktop/variants/variant_id.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("the page opens with a new variant of what is on the table") {
  VariantUnderTest test({}, "lines_of_action/no-jump");
  const QAction* action = test.test.window().findChild<QAction*>("make_variant");
  CHECK(action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
  CHECK(test.text() == "id: my-variant\ninherits: no-jump\n");
  CHECK(test.field<QComboBox>("variant_parent")->currentText() == "No jumping");
  CHECK(test.field<QCheckBox>("parameter jump_own")->isChecked() == false);  // inherited
  CHECK(test.test.window().windowTitle() == "Lines of Action, my-variant – Boardwright");
  CHECK(test.page().differences().differences() == 0);
  CHECK(test.field<QLabel>("variant_differences_title")->text() == "The same rules as No jumping");
  CHECK(test.columns() == 8);
  test.press("variant_leave");
  CHECK(test.test.table().isVisible());
  CHECK(test.test.window().findChild<QAction*>("flip")->isEnabled());
}

TEST_CASE("what the form is told stands in the text, on the board and among the differences") {
  VariantUnderTest test;
  test.type_into("variant_name_en", "Tiny board");
  CHECK(test.text() == "id: tiny-board\ninherits: standard\nname: Tiny board\n");  // the id follows the name
  CHECK(test.field<QLineEdit>("variant_id")->text() == "tiny-board");
  test.number("size")->setValue(6);
  test.field<QCheckBox>("parameter misere")->click();
  test.test.settle();
  CHECK(test.text() ==
        "id: tiny-board\ninherits: standard\nname: Tiny board\nset:\n  size: 6\n  misere: on\n");
  CHECK(test.columns() == 6);
  auto& differences = test.page().differences();
  REQUIRE(differences.differences() == 2);
  CHECK(differences.item(1, 0)->text() == "Size");
  CHECK(differences.item(1, 1)->text() == "8");
  CHECK(differences.item(1, 2)->text() == "6");
  CHECK(test.field<QLabel>("variant_differences_title")->text() == "What differs from Standard: 2");

  // Back to what is inherited: the text doesn't say it any more.
  auto* reset = test.field<QPushButton>("reset misere");
  REQUIRE(reset->isVisible());
  CHECK(reset->text() == "As in Standard");
  CHECK_FALSE(test.field<QPushButton>("reset lone_piece")->isVisible());
  QTest::mouseClick(reset, Qt::LeftButton);
  CHECK(test.text().endsWith("set:\n  size: 6\n"));
  CHECK_FALSE(test.field<QCheckBox>("parameter misere")->isChecked());

  // Other languages, another parent, an id of one's own, which no name changes any more.
  test.field<QTabWidget>("variant_languages")->setCurrentIndex(1);
  test.type_into("variant_name_nl", "Klein bord");
  CHECK(test.text().contains("name: {en: Tiny board, nl: Klein bord}\n"));
  test.choose("variant_parent", "misere");
  CHECK(test.text().contains("inherits: misere\n"));
  CHECK(test.field<QCheckBox>("parameter misere")->isChecked());
  test.type_into("variant_id", "mine");
  test.field<QTabWidget>("variant_languages")->setCurrentIndex(0);
  test.type_into("variant_name_en", "Other");
  CHECK(test.text().contains("id: mine\n"));
  CHECK(test.problems().isEmpty());
}

TEST_CASE("the form changes single values and leaves comments and the order alone") {
  VariantUnderTest test(Files{{"lines_of_action/mine",
                               "# For the club's evening.\nid: mine\n\nset: {misere: on, size: 6}  # small\n"
                               "inherits: standard # of course\n"}});
  test.choose("variant_choice", "mine");
  test.number("size")->setValue(10);
  test.test.settle();
  CHECK(test.text() ==
        "# For the club's evening.\nid: mine\n\nset: {misere: on, size: 10}  # small\n"
        "inherits: standard # of course\n");
  CHECK(test.columns() == 10);
}

TEST_CASE("signs that are easily lost are kept, and columns are those of what one sees") {
  const std::string text = "id: mine\nname: {fr: \"Échecs\u00a0: nulle\"}\nset: {size: 6}\n";
  VariantUnderTest test(Files{{"lines_of_action/mine", text}});
  test.choose("variant_choice", "mine");
  CHECK(test.page().text().text() == text);
  CHECK(test.field<QLineEdit>("variant_name_fr")->text() == QStringLiteral("Échecs\u00a0: nulle"));
  test.number("size")->setValue(7);
  test.press("variant_save");
  CHECK(OwnVariantsUnderTest::text("lines_of_action/mine").contains(QStringLiteral("Échecs\u00a0: nulle")));
  test.retype("fr: ", "xx: ");
  CHECK(test.page().text().marked() == QStringList{"xx"});
  test.retype("\"}", "\", yy: z}");
  CHECK(test.page().text().marked() == QStringList{"xx", "yy"});  // behind letters of two bytes
}

TEST_CASE("what is typed as text stands in the form and on the board") {
  VariantUnderTest test;
  test.type_at_end("set: {size: 6, misere: on, no_moves: draw}");
  CHECK(test.problems().isEmpty());
  CHECK(test.number("size")->value() == 6);
  CHECK(test.field<QCheckBox>("parameter misere")->isChecked());
  CHECK(test.field<QComboBox>("parameter no_moves")->currentData().toString() == "draw");
  CHECK(test.columns() == 6);
  test.retype("6", "10");
  CHECK(test.number("size")->value() == 10);
  CHECK(test.columns() == 10);
  test.retype("misere: on, ", "");
  CHECK_FALSE(test.field<QCheckBox>("parameter misere")->isChecked());
}

TEST_CASE("what is wrong is underlined, told with line and column, and keeps the board as it was") {
  VariantUnderTest test;
  test.type_at_end("set: {sise: 6}");
  REQUIRE(test.problems().size() == 1);
  CHECK(test.problems().front().startsWith(
      "Line 3, column 7: set: there is no parameter 'sise'; did you mean 'size'?"));
  CHECK(test.page().text().marked() == QStringList{"sise"});
  CHECK_FALSE(test.button("variant_save")->isEnabled());
  CHECK_FALSE(test.button("variant_compare")->isEnabled());
  CHECK_FALSE(test.page().preview().isEnabled());
  CHECK(test.page().preview().message() == "As it was before the text was wrong.");

  // Enter on the sentence leads to the place; typed over, all is well.
  auto* list = test.field<QListWidget>("variant_problems");
  list->setFocus();
  list->setCurrentRow(0);
  QTest::keyClick(list, Qt::Key_Return);
  CHECK(test.page().text().hasFocus());
  CHECK(test.page().text().textCursor().selectedText() == "sise");
  QTest::keyClicks(&test.page().text(), "size");
  test.test.settle();
  CHECK(test.problems().isEmpty());
  CHECK(test.page().text().marked().isEmpty());
  CHECK(test.columns() == 6);
  CHECK(test.button("variant_save")->isEnabled());
  CHECK(test.page().preview().isEnabled());

  // A value out of its range is told with the range, in the form too, which can mend it.
  test.retype("6", "99");
  REQUIRE(test.problems().size() == 1);
  INFO(test.problems().front().toStdString());
  CHECK(test.problems().front().startsWith("Line 3, column 13: "));
  const auto specs = test.test.controller().plan().game->parameters();
  const auto size =
      std::find_if(specs->begin(), specs->end(), [](const auto& spec) { return spec.name == "size"; });
  CHECK(test.problems().front().contains(QString::number(size->min)));
  CHECK(test.problems().front().contains(QString::number(size->max)));
  CHECK(test.page().text().marked() == QStringList{"99"});
  const QString said = QString::fromStdString(test.page().reading().wrong_values.at("size"));
  bool in_form = false;
  for (const auto* label : test.page().form().findChildren<QLabel*>())
    in_form = in_form || (label->isVisible() && label->text() == said);
  CHECK(in_form);
  test.number("size")->setValue(7);
  test.test.settle();
  CHECK(test.text().endsWith("set: {size: 7}"));
  CHECK(test.problems().isEmpty());

  // While it isn't YAML at all there is nothing that the form could change.
  test.retype("}", "");
  CHECK(test.problems().front().contains("this is not YAML"));
  CHECK_FALSE(test.page().form().isEnabled());
  test.type_at_end("}");
  CHECK(test.page().form().isEnabled());
}

TEST_CASE("an id that is taken, or none, is told where it stands") {
  VariantUnderTest test;
  test.type_into("variant_id", "small");
  REQUIRE(test.problems().size() == 1);
  CHECK(test.problems().front() == "Line 1, column 5: id: the game has a variant 'small' already");
  test.type_into("variant_id", "Small One");
  CHECK(test.field<QLineEdit>("variant_id")->text() == "Small One");  // it is being typed
  CHECK(test.problems().front().startsWith("Line 1, column 5: id: expected small letters"));
  CHECK(test.page().text().marked().size() == 1);
}

TEST_CASE("what was done is undone and done again, form and text alike") {
  VariantUnderTest test;
  const QString begun = test.text();
  CHECK_FALSE(test.button("variant_undo")->isEnabled());
  test.type_into("variant_name_en", "Ada");  // three letters are one step
  test.number("size")->setValue(6);
  test.test.settle();
  test.press("variant_undo");
  CHECK(test.number("size")->value() == 8);
  CHECK(test.columns() == 8);
  CHECK(test.text().contains("Ada"));
  test.press("variant_undo");
  CHECK(test.text() == begun);
  CHECK(test.field<QLineEdit>("variant_name_en")->text().isEmpty());
  CHECK_FALSE(test.button("variant_undo")->isEnabled());
  test.press("variant_redo");
  test.press("variant_redo");
  CHECK(test.number("size")->value() == 6);
  CHECK(test.field<QLineEdit>("variant_name_en")->text() == "Ada");
  QTest::keyClick(test.field<QListWidget>("variant_problems"), Qt::Key_Z, Qt::ControlModifier);
  test.page().text().setFocus();
  QTest::keyClick(&test.page().text(), Qt::Key_Z, Qt::ControlModifier);
  CHECK(test.number("size")->value() == 8);
}

TEST_CASE("the board can be played on, and explains what it refuses") {
  VariantUnderTest test;
  DraftPreview& preview = test.page().preview();
  BoardView& board = preview.side()->board();
  const auto click = [&](const std::string& field) {
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {},
                      board.place_rect(*board.board().field(field)).center());
    test.test.settle();
  };
  click("b1");
  click("b3");
  REQUIRE(preview.line()->plies().size() == 1);
  CHECK(preview.side()->status() == "White to move.");
  click("a4");
  click("b4");
  CHECK(preview.message().contains("(L2."));
  test.press("preview_back");
  CHECK(preview.line()->plies().empty());
  click("b1");
  click("b3");
  test.type_into("variant_name_en", "A name");  // other words are no reason to begin anew
  CHECK(preview.line()->plies().size() == 1);
  test.press("preview_start");
  CHECK(preview.line()->plies().empty());
}

TEST_CASE("where chance is on turn it is asked to decide") {
  VariantUnderTest test({}, "dice_checkers");
  DraftPreview& preview = test.page().preview();
  REQUIRE(preview.line() != nullptr);
  if (!preview.line()->now().is_chance()) {
    CHECK_FALSE(test.button("preview_roll")->isVisible());
  } else {
    test.press("preview_roll");
    CHECK(preview.line()->plies().size() == 1);
  }
}

TEST_CASE("an id is made of a name") {
  const auto game = games_under_test().find("lines_of_action")->game;
  CHECK(id_for("Größe für Groß & Klein!", *game) == "grosse-fur-gross-klein");
  CHECK(id_for("Échecs à l'œil", *game) == "echecs-a-l-oeil");
  CHECK(id_for("10 x 10", *game) == "v-10-x-10");
  CHECK(id_for("small", *game) == "small-2");
  CHECK(id_for("small", *game, "small") == "small");
  CHECK(id_for("…", *game) == "my-variant");
  CHECK(id_for(QString(200, 'x'), *game).size() <= 64);
}

TEST_CASE("everything on the page has a name, and room for its words in every language and theme",
          "[pictures]") {
  for (const Language language : looked_at_in())
    for (const QSize size : {QSize(1024, 700), QSize(1280, 800)}) {
      VariantUnderTest test({}, "lines_of_action", size);
      test.test.speak(language);
      test.type_into("variant_name_en", "Corridor");
      test.number("size")->setValue(6);
      test.field<QCheckBox>("parameter misere")->click();
      const QString code = QString::fromStdString(std::string(language_code(language)));
      test.test.settle();
      check_room(&test.page());
      for (auto* widget : test.page().findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->parent() == nullptr)
          continue;
        if (qobject_cast<QAbstractButton*>(widget) == nullptr &&
            qobject_cast<QComboBox*>(widget) == nullptr && qobject_cast<QLineEdit*>(widget) == nullptr &&
            qobject_cast<YamlBox*>(widget) == nullptr)
          continue;
        if (widget->objectName() == "qt_spinbox_lineedit") continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        INFO(widget->objectName().toStdString() << " " << widget->metaObject()->className());
        REQUIRE(face != nullptr);
        CHECK_FALSE(face->text(QAccessible::Name).isEmpty());
      }
      keep(test.test.window(), QStringLiteral("variant-%1-%2").arg(code).arg(size.width()));
      test.type_at_end("  sise: 3");
      test.test.settle();
      check_room(&test.page());
      keep(test.test.window(), QStringLiteral("variant-wrong-%1-%2").arg(code).arg(size.width()));
    }
  for (const ThemeChoice choice : {ThemeChoice::kDark, ThemeChoice::kContrast}) {
    VariantUnderTest test({}, "militakiri");
    test.test.window().set_theme(choice);
    test.test.settle();
    keep(test.test.window(), choice == ThemeChoice::kDark ? "variant-dark" : "variant-contrast");
    CHECK(colours(test.test.window().grab().toImage()) > 20);
  }
}

TEST_CASE("a new variant's id follows its name until somebody has chosen one", "[variant]") {
  const auto entry = games_under_test().find("lines_of_action");
  REQUIRE_OK(entry);
  const Game& game = *entry->game;
  VariantDraft draft;
  draft.id = "my-variant";
  draft.inherits = game.variants().front().id;
  const std::string yaml = write_draft(draft);
  const auto id_of = [&](const Result<std::string>& text) {
    REQUIRE_OK(text);
    return read_draft(*text, game, {}).draft.id;
  };
  CHECK(id_of(with_name(yaml, draft, false, Language::kEnglish, "Long Moves", game)) == "long-moves");
  CHECK(id_of(with_name(yaml, draft, true, Language::kEnglish, "Long Moves", game)) == "my-variant");
  draft.id = "mine";
  CHECK(id_of(with_name(write_draft(draft), draft, false, Language::kEnglish, "Long Moves", game)) == "mine");
}

TEST_CASE("a text without a game is taken for the game that it fits", "[variant]") {
  const Catalogue catalogue = games_under_test();
  const auto entry = catalogue.find("militakiri");
  REQUIRE_OK(entry);
  VariantDraft draft;
  draft.id = "mine";
  draft.inherits = entry->game->variants().back().id;
  const auto fitting = fitting_game(write_draft(draft), catalogue, {"lines_of_action"});
  REQUIRE(fitting != nullptr);
  CHECK(fitting->id() == "militakiri");
  // What fits nowhere is of the likely one.
  const auto likely = fitting_game("id: mine\ninherits: nothing-like-it\n", catalogue, {"", "two_field"});
  REQUIRE(likely != nullptr);
  CHECK(likely->id() == "two_field");
}
