// SPDX-License-Identifier: GPL-3.0-or-later
//
// A script is saved while the start page, a new game's dialog, the compare page or an editor shows its game.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "tests/desktop/script_shelf.hpp"
#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/compare/compare_side.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/editor/position_editor.hpp"
#include "ui/desktop/start/game_card.hpp"
#include "ui/desktop/start/start_page.hpp"
#include "ui/desktop/variants/variant_editor.hpp"
#include "ui/desktop/variants/yaml_box.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

const std::string kWhiteWays = "{ \"nw\", \"n\", \"ne\" }", kFewerWays = "{ \"nw\", \"ne\" }";

std::size_t first_moves(const Rules& rules) { return rules.start().moves(0).size(); }

}  // namespace

TEST_CASE("the start page shows a game as its script is saved") {
  const ScriptShelf shelf;
  StartPage page(shelf.games);
  page.show();
  REQUIRE(eventually([&] { return page.complete(); }));
  REQUIRE(page.shown_cards().size() == 1);
  const GameCard& card = *page.shown_cards().front();
  page.search().setText("Sampel");
  CHECK(page.shown_cards().empty());
  page.search().clear();

  shelf.save("Sample game", "Sampel game");
  const auto shows = [&](const QString& words) {
    for (const auto* label : card.findChildren<QLabel*>())
      if (label->text() == words) return true;
    return false;
  };
  CHECK(eventually([&] { return shows("Sampel game"); }));
  page.search().setText("Sampel");
  CHECK(page.shown_cards().size() == 1);

  // A slip changes nothing; the next save does, and stays when the user's variants are read.
  shelf.save("grid(size, size)", "gird(size, size)");
  QTest::qWait(400);
  CHECK(shows("Sampel game"));
  CHECK_FALSE(card.broken());
  shelf.save("integer(8, 5, 10", "integer(6, 5, 10");
  CHECK(
      eventually([&] { return card.cover() && card.cover()->board && card.cover()->board->columns() == 6; }));
  page.set_catalogue(shelf.games.with_variants_of_now());
  CHECK(
      eventually([&] { return card.cover() && card.cover()->board && card.cover()->board->columns() == 6; }));
}

TEST_CASE("a new game takes rules that are saved while it is chosen, and keeps what was chosen") {
  const ScriptShelf shelf;
  MatchPlan asked;
  asked.game = shelf.games.find("sample_game")->game;
  NewGameDialog dialog(shelf.games, asked);
  dialog.show();
  auto* size = dialog.findChild<QSpinBox*>("parameter size");
  REQUIRE(size != nullptr);
  size->setValue(6);
  auto* players = dialog.findChild<QComboBox*>("player 1");
  REQUIRE(players != nullptr);
  players->setCurrentIndex(players->findData("greedy"));
  auto* clock = dialog.findChild<QComboBox*>("clock");
  clock->setCurrentIndex(2);
  const QVariant timed = clock->currentData();

  shelf.save("game \"Sample game\"", "game \"Sampel game\"");
  auto* game = dialog.findChild<QComboBox*>("game");
  CHECK(eventually([&] { return game->currentText() == "Sampel game"; }));
  shelf.save(kWhiteWays, kFewerWays);
  CHECK(eventually([&] { return game->currentText() == "Sample game"; }));
  dialog.findChild<QPushButton*>("start")->click();
  REQUIRE(dialog.result() == QDialog::Accepted);
  const MatchPlan& plan = dialog.plan();
  CHECK(plan.rules->parameters().at("size") == Value(std::int64_t{6}));
  CHECK(first_moves(*plan.rules) == 10);
  CHECK(plan.seats == seats_of_words({kHuman, "greedy"}));
  REQUIRE(plan.clock.has_value());
  CHECK(clock->currentData() == timed);
  // Rules that are being tried out don't count.
  CHECK_FALSE(plan.rated);
  CHECK_FALSE(plan.keep);
}

TEST_CASE("boards side by side take rules that are saved, where they stand") {
  const ScriptShelf shelf(true);
  ComparePage page(shelf.games);
  page.begin();
  REQUIRE(page.boards().games() != nullptr);
  CHECK(first_moves(page.boards().sides().front()->rules()) == 16);
  Position played = page.boards().games()->line(0)->now();
  REQUIRE_OK(played.play(0, played.moves(0).front()));
  REQUIRE_OK(page.boards().set_position(played.text()));
  shelf.save(kWhiteWays, kFewerWays);
  CHECK(eventually([&] { return first_moves(page.boards().sides().front()->rules()) == 10; }));
  REQUIRE(page.boards().games() != nullptr);
  CHECK(page.boards().games()->line(0)->now().text() == played.text());
  CHECK(page.boards().sides().size() == 2);
  CHECK(page.boards().sides().back()->rules().parameters().at("size") == Value(std::int64_t{6}));
}

TEST_CASE("rule sets are compared as they were saved before the page was opened") {
  const ScriptShelf shelf(true);
  shelf.save(kWhiteWays, kFewerWays);
  ComparePage page(shelf.games);
  page.begin("sample_game", "six");
  REQUIRE(page.boards().games() != nullptr);
  CHECK(first_moves(page.boards().sides().front()->rules()) == 10);
}

TEST_CASE(
    "a position that is set up goes on by rules that are saved, half made ones too, or says why it can't") {
  const ScriptShelf shelf;
  const auto game = shelf.games.find("sample_game")->game;
  PositionEditor editor;
  editor.begin(game, (*game->create(game->variants().front()))->start());
  editor.set_text(editor.text().replace("bbbbbbbb/bbbbbbbb", "bbbbbbbb/bb...bbb"));
  const QString text = editor.text();
  const auto old_rules = editor.position()->shared_rules();
  const auto is_new = [&] { return editor.position() && editor.position()->shared_rules() != old_rules; };

  shelf.save("grid(size, size)", "gird(size, size)");
  CHECK(eventually([&] { return editor.sentence().contains("'gird' is not known here"); }));
  CHECK(editor.sentence().startsWith("The rules of before go on: "));
  CHECK_FALSE(is_new());

  shelf.save(kWhiteWays, kFewerWays);
  REQUIRE(eventually(is_new));
  CHECK(editor.text() == text);
  CHECK(first_moves(editor.position()->rules()) == 14);
  CHECK(editor.sentence().startsWith("The rules were read again as they are saved. The rules accept"));
  CHECK(editor.has_pieces());

  shelf.save("integer(8, 5, 10", "integer(6, 5, 7");
  CHECK(
      eventually([&] { return editor.sentence().startsWith("This position can't go on under the rules"); }));
  CHECK(editor.text() == text);
  CHECK(first_moves(editor.position()->rules()) == 14);
}

TEST_CASE("a variant in the making is read by rules that are saved, and what doesn't fit is marked") {
  const ScriptShelf shelf;
  VariantEditor editor(shelf.games);
  REQUIRE_OK(editor.begin("sample_game", {}, {{"size", Value(std::int64_t{9})}}));
  REQUIRE(editor.reading().problems.empty());
  CHECK(first_moves(*editor.reading().rules) == 25);
  const std::string text = editor.text().text();

  shelf.save("grid(size, size)", "gird(size, size)");
  CHECK(eventually([&] { return editor.message().startsWith("The rules of before go on: "); }));
  shelf.save(kWhiteWays, kFewerWays);
  CHECK(eventually([&] { return editor.message() == "The rules were read again as they are saved."; }));
  REQUIRE(editor.reading().rules != nullptr);
  CHECK(first_moves(*editor.reading().rules) == 16);
  shelf.save("integer(8, 5, 10", "integer(6, 5, 7");
  CHECK(eventually([&] { return editor.reading().problems.size() == 1; }));
  CHECK(editor.message().endsWith("what of the variant doesn't fit them is marked."));
  CHECK(editor.text().text() == text);
  CHECK(editor.unsaved());
}
