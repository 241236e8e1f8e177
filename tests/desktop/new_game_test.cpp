// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct Asked {
  WindowUnderTest test;
  Catalogue catalogue = games_under_test();
  NewGameDialog dialog{catalogue, test.controller().setup(), &test.window()};

  Asked() { dialog.show(); }
  template <class Widget>
  Widget* find(const char* name) {
    auto* found = dialog.findChild<Widget*>(name);
    REQUIRE(found != nullptr);
    return found;
  }
  void choose(const char* name, const char* data) {
    auto* box = find<QComboBox>(name);
    const int index = box->findData(data);
    REQUIRE(index >= 0);
    box->setCurrentIndex(index);
  }
  void start() { QTest::mouseClick(find<QPushButton>("start"), Qt::LeftButton); }
};

}  // namespace

TEST_CASE("the dialog begins with the game on the table and starts another variant") {
  Asked asked;
  CHECK(asked.find<QComboBox>("game")->currentData() == "lines_of_action");
  CHECK(asked.find<QComboBox>("variant")->currentData() == "standard");
  asked.choose("variant", "scrambled");
  asked.choose("player 1", "greedy");
  asked.start();
  REQUIRE(asked.dialog.result() == QDialog::Accepted);
  CHECK(asked.dialog.setup().variant == "scrambled");
  CHECK(asked.dialog.setup().players == std::vector<std::string>{kHuman, "greedy"});
  CHECK(std::get<std::string>(asked.dialog.setup().rules->parameters().at("layout")) == "scrambled");
}

TEST_CASE("parameters become a form, a variant's values are filled in, and the rules get them") {
  Asked asked;
  asked.choose("variant", "no-jump");
  CHECK_FALSE(asked.find<QCheckBox>("parameter jump_own")->isChecked());
  auto* size = asked.find<QSpinBox>("parameter size");
  CHECK(size->minimum() == 6);
  CHECK(size->maximum() == 10);
  CHECK_FALSE(size->accessibleDescription().isEmpty());
  size->setValue(6);
  asked.choose("parameter simultaneous", "draw");
  asked.start();
  REQUIRE(asked.dialog.result() == QDialog::Accepted);
  const auto& parameters = asked.dialog.setup().rules->parameters();
  CHECK(std::get<std::int64_t>(parameters.at("size")) == 6);
  CHECK(std::get<std::string>(parameters.at("simultaneous")) == "draw");
  CHECK(std::get<bool>(parameters.at("jump_own")) == false);
}

TEST_CASE("what the rules refuse is said, and the dialog stays") {
  Asked asked;
  asked.find<QLineEdit>("parameter start")->setText("this is no position");
  asked.start();
  CHECK(asked.dialog.isVisible());
  CHECK(asked.dialog.result() != QDialog::Accepted);
  asked.find<QLineEdit>("parameter start")->setText(QString(5000, 'x'));  // longer than the parameter takes
  CHECK_FALSE(asked.find<QPushButton>("start")->isEnabled());
  asked.find<QLineEdit>("parameter start")->setText("");
  CHECK(asked.find<QPushButton>("start")->isEnabled());
  asked.start();
  CHECK(asked.dialog.result() == QDialog::Accepted);
}

TEST_CASE("another game has other seats and parameters") {
  Asked asked;
  asked.choose("game", "coin_race");
  CHECK(asked.dialog.findChild<QSpinBox*>("parameter goal") != nullptr);
  asked.start();
  REQUIRE(asked.dialog.result() == QDialog::Accepted);
  CHECK(asked.dialog.setup().game->id() == "coin_race");
}

TEST_CASE("where there are dice, players may add to them") {
  Asked asked;
  CHECK(asked.dialog.findChild<QLineEdit*>("entropy") == nullptr);
  asked.choose("game", "coin_race");
  asked.find<QLineEdit>("entropy")->setText("  our own luck ");
  asked.start();
  REQUIRE(asked.dialog.result() == QDialog::Accepted);
  CHECK(asked.dialog.setup().entropy == "our own luck");
  asked.test.window().start_game(asked.dialog.setup());
  const auto record = asked.test.controller().record();
  CHECK(record.entropy_hashes.size() == 1);
  CHECK(record.entropy.empty());  // until it is over
}

TEST_CASE("what a level plays like is said below it, as one chooses") {
  Asked asked;
  auto* words = asked.find<QLabel>("player words 1");
  CHECK_FALSE(words->isVisible());
  asked.choose("player 1", "level:3");
  CHECK(words->isVisible());
  CHECK(words->text() == "A beginner: sees some threats");
  asked.choose("player 1", "level:8");
  CHECK(words->text() == "A tournament player: makes no simple mistake");
  check_room(&asked.dialog);
  keep(asked.dialog, "new-game-level");
  asked.test.speak(Language::kGerman);
  words = asked.find<QLabel>("player words 1");
  CHECK(words->isVisible());
  CHECK(words->text() == "Turnierspieler: macht keinen einfachen Fehler");
  auto* box = asked.find<QComboBox>("player 1");
  CHECK(box->itemData(box->findData("level:1"), Qt::ToolTipRole) == "Kennt die Regeln, spielt fast alles");
  asked.choose("player 1", "greedy");
  CHECK_FALSE(words->isVisible());
}

TEST_CASE("the language can be chosen there, and nothing that was filled in is lost") {
  Asked asked;
  QObject::connect(&asked.dialog, &NewGameDialog::language_chosen, &asked.test.window(),
                   &MainWindow::set_language);
  asked.choose("variant", "small");
  asked.choose("player 0", "random");
  asked.find<QSpinBox>("parameter repetition")->setValue(5);
  asked.test.speak(Language::kGerman);
  CHECK(asked.find<QComboBox>("variant")->currentData() == "small");
  CHECK(asked.find<QComboBox>("player 0")->currentData() == "random");
  CHECK(asked.find<QComboBox>("player 0")->isVisible());
  CHECK(asked.find<QSpinBox>("parameter repetition")->value() == 5);
  CHECK(asked.dialog.windowTitle() == "Neue Partie");
}
