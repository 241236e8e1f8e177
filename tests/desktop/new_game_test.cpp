// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <set>

#include "framework/clock/time_control_text.hpp"
#include "framework/table/scoring_book.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/dice_panel.hpp"
#include "ui/desktop/dialogs/last_choices.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/dialogs/plan_choice.hpp"
#include "ui/desktop/people/people_field.hpp"
#include "ui/desktop/start/game_card.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct Asked {
  WindowUnderTest test;
  Catalogue catalogue = games_under_test();
  NewGameDialog dialog{catalogue, test.controller().plan(), &test.window()};

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
  CHECK(asked.dialog.plan().variant == "scrambled");
  CHECK(asked.dialog.plan().seats == seats_of_words({kHuman, "greedy"}));
  CHECK(std::get<std::string>(asked.dialog.plan().rules->parameters().at("layout")) == "scrambled");
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
  const auto& parameters = asked.dialog.plan().rules->parameters();
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
  CHECK(asked.dialog.plan().game->id() == "coin_race");
}

TEST_CASE("where there are dice, players may add to them") {
  Asked asked;
  auto* dice = asked.find<DicePanel>("dice_panel");
  CHECK(dice->isHidden());
  asked.choose("game", "coin_race");
  CHECK_FALSE(dice->isHidden());
  asked.find<QLineEdit>("entropy")->setText("  our own luck ");
  asked.start();
  REQUIRE(asked.dialog.result() == QDialog::Accepted);
  CHECK(asked.dialog.plan().entropy == std::map<Seat, std::string>{{0, "our own luck"}});
  asked.test.window().start_game(asked.dialog.plan());
  const auto record = asked.test.controller().record();
  CHECK(record.entropy_hashes.size() == 1);
  CHECK(record.entropy.empty());  // until it is over
}

namespace {

struct AskedInClub {
  WindowUnderTest test;
  Catalogue catalogue = games_under_test();
  NewGameDialog dialog;
  AskedInClub()
      : dialog(catalogue, test.controller().plan(), &test.window(),
               {{"m1", "Ada"}, {"m2", "Ben"}, {"m3", "Zoë"}}) {
    dialog.show();
    REQUIRE(QTest::qWaitForWindowExposed(&dialog));
    dialog.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&dialog));
  }
  template <class Widget>
  Widget& find(const char* name) {
    auto* found = dialog.findChild<Widget*>(name);
    REQUIRE(found != nullptr);
    return *found;
  }
  void seat(const char* name, const char* player) {
    auto& field = find<PeopleField>(name);
    field.choose(player);
    REQUIRE(field.chosen() == player);
  }
};

/// Where Tab goes, from the first widget to the one before it comes back.
QList<QWidget*> walked(QDialog& dialog) {
  QList<QWidget*> all;
  auto* first = dialog.findChild<QComboBox*>("game");
  first->setFocus();
  for (int i = 0; i < 200; ++i) {
    QWidget* now = QApplication::focusWidget();
    if (now == nullptr || (!all.isEmpty() && now == all.front())) break;
    all << now;
    QTest::keyClick(now, Qt::Key_Tab);
  }
  return all;
}

}  // namespace

TEST_CASE("Tab goes through the dialog as one reads it, the buttons last") {
  AskedInClub asked;
  asked.find<QComboBox>("game").setCurrentIndex(asked.find<QComboBox>("game").findData("coin_race"));
  for (const char* player : {"player 0", "player 1"})
    asked.seat(player, player == std::string("player 0") ? "member:m1" : "member:m2");
  for (const bool open : {false, true}) {
    for (const char* fold : {"rules_fold", "more_fold"}) asked.find<QToolButton>(fold).setChecked(open);
    asked.test.settle();
    const auto all = walked(asked.dialog);
    QStringList names;
    for (const QWidget* widget : all) names << widget->objectName();
    INFO(names.join(", ").toStdString());
    for (const char* name : {"game", "player 0", "player 1", "swap_sides", "by_lot", "clock", "rated",
                             "rules_fold", "more_fold", "cancel", "start"})
      CHECK(names.contains(name));
    CHECK(names.contains("variant") == open);
    CHECK(names.contains("entropy") == open);
    CHECK(names.back() == "start");
    // Places in what scrolls, as far down as they are there.
    const auto place = [&](const QWidget* widget) {
      const bool button = names.indexOf(widget->objectName()) >= names.size() - 2;
      const auto* inside = button ? &asked.dialog : asked.dialog.findChild<QScrollArea*>()->widget();
      return widget->mapTo(inside, QPoint(0, 0)) + QPoint(0, button ? 100000 : 0);
    };
    for (qsizetype i = 1; i < all.size(); ++i) {
      const QPoint before = place(all[i - 1]), now = place(all[i]);
      INFO(names[i - 1].toStdString() << " then " << names[i].toStdString());
      CHECK((now.y() > before.y() + all[i - 1]->height() / 2 || now.x() > before.x()));
    }
  }
}

TEST_CASE("Enter starts and Escape leaves, wherever one is") {
  for (const char* where : {"game", "player 0", "clock", "swap_sides", "cancel", "rules_fold"}) {
    INFO(where);
    AskedInClub asked;
    asked.find<QWidget>(where).setFocus();
    QTest::keyClick(&asked.find<QWidget>(where), Qt::Key_Escape);
    CHECK_FALSE(asked.dialog.isVisible());
    CHECK(asked.dialog.result() == QDialog::Rejected);
  }
  for (const char* where : {"game", "player 1", "clock"}) {
    INFO(where);
    AskedInClub asked;
    asked.find<QWidget>(where).setFocus();
    QTest::keyClick(&asked.find<QWidget>(where), Qt::Key_Return);
    CHECK(asked.dialog.result() == QDialog::Accepted);
  }
}

TEST_CASE("a member has one side: it is said where it is chosen, and nothing starts") {
  AskedInClub asked;
  asked.seat("player 0", "member:m1");
  CHECK(asked.find<QPushButton>("start").isEnabled());
  asked.seat("player 1", "member:m1");
  CHECK_FALSE(asked.find<QPushButton>("start").isEnabled());
  CHECK(asked.find<QLabel>("player wrong 1").isVisible());
  CHECK(asked.find<QLabel>("player wrong 1").text() == "Ada has another side already.");
  asked.seat("player 1", "guest:Ada");  // another one of that name
  CHECK(asked.find<QPushButton>("start").isEnabled());
  CHECK_FALSE(asked.find<QLabel>("player wrong 1").isVisible());
  asked.find<QPushButton>("start").click();
  REQUIRE(asked.dialog.result() == QDialog::Accepted);
  CHECK(asked.dialog.plan().seats[0].id == "m1");
  CHECK(asked.dialog.plan().seats[1] == PlannedSeat::guest("Ada"));
}

TEST_CASE("only members' games count, and what they count for is said") {
  AskedInClub asked;
  auto& rated = asked.find<QCheckBox>("rated");
  asked.seat("player 0", "member:m1");
  asked.seat("player 1", "level:3");
  CHECK_FALSE(rated.isEnabled());
  CHECK(asked.find<QLabel>("rated_words").text() == "Only games between members of the club can count.");
  asked.seat("player 1", "member:m3");
  CHECK(rated.isEnabled());
  CHECK(asked.find<QLabel>("rated_words").text().startsWith("Counts for points and ratings"));
  rated.setChecked(true);
  asked.find<QPushButton>("swap_sides").click();
  CHECK(rated.isChecked());
  asked.find<QPushButton>("start").click();
  CHECK(asked.dialog.plan().rated);
  CHECK(asked.dialog.plan().seats[0].id == "m3");
  CHECK(asked.dialog.plan().seats[1].id == "m1");
}

TEST_CASE("sides by lot: both fall, and nobody else plays") {
  std::set<std::string> first;
  for (int i = 0; i < 60 && first.size() < 2; ++i) {
    AskedInClub asked;
    asked.seat("player 0", "member:m1");
    asked.seat("player 1", "level:4");
    asked.find<QCheckBox>("by_lot").setChecked(true);
    asked.find<QPushButton>("start").click();
    const auto& seats = asked.dialog.plan().seats;
    REQUIRE(seats.size() == 2);
    const bool member_first = seats[0].is_person();
    CHECK(seats[member_first ? 0 : 1].id == "m1");
    CHECK(seats[member_first ? 1 : 0] == PlannedSeat::computer("level:4"));
    first.insert(seats[0].word());
  }
  CHECK(first.size() == 2);
}

TEST_CASE("a player that goes by its clock needs one") {
  AskedInClub asked;
  asked.seat("player 1", "time:clock");
  CHECK_FALSE(asked.find<QPushButton>("start").isEnabled());
  CHECK(asked.find<QLabel>("player wrong 1").text() == "This player needs a clock: choose one below.");
  asked.find<QComboBox>("clock").setCurrentIndex(1);
  CHECK(asked.find<QPushButton>("start").isEnabled());
  asked.find<QPushButton>("start").click();
  CHECK(asked.dialog.plan().seats[1] == PlannedSeat::computer("time:clock"));
}

TEST_CASE("a game begins as it was begun last, whatever was played since") {
  QSettings().remove("new_game");
  LastChoices::remember("coin_race", {.variant = "standard",
                                      .players = {"level:2", "member:m2"},
                                      .clock = "7m+5s",
                                      .changed = {"goal=9", "gone=1"},
                                      .by_lot = true});
  LastChoices::remember("lines_of_action", {.variant = "small", .players = {kHuman, "time:10"}});
  CHECK(LastChoices::games() == QStringList{"lines_of_action", "coin_race"});
  CHECK(LastChoices::members() == QStringList{"m2"});
  AskedInClub asked;
  asked.find<QComboBox>("game").setCurrentIndex(asked.find<QComboBox>("game").findData("coin_race"));
  CHECK(asked.find<PeopleField>("player 0").chosen() == "level:2");
  CHECK(asked.find<PeopleField>("player 1").chosen() == "member:m2");
  CHECK(asked.find<QComboBox>("clock").currentData() == "7m+5s");
  CHECK(asked.find<QSpinBox>("parameter goal").value() == 9);
  CHECK(asked.find<QToolButton>("rules_fold").text().startsWith("Rules: "));
  CHECK(asked.find<QToolButton>("rules_fold").text().contains(", changed: "));
  CHECK(asked.find<QCheckBox>("by_lot").isChecked());
  // The same from a game's card, when another game is on the table.
  MatchPlan only_game;
  only_game.game = asked.catalogue.find("lines_of_action")->game;
  NewGameDialog again(asked.catalogue, only_game);
  CHECK(again.findChild<QComboBox*>("variant")->currentData() == "small");
  CHECK(again.findChild<PeopleField*>("player 1")->chosen() == "time:10");
  QSettings().remove("new_game");
  NewGameDialog first(asked.catalogue, only_game);
  CHECK(first.findChild<PeopleField*>("player 1")->chosen() == "level:3");
}

TEST_CASE("what was begun is remembered, and stands first on the start page") {
  QSettings().remove("new_game");
  WindowUnderTest test("");
  const QTemporaryDir folder;
  auto book = scoring_book(games_under_test());
  REQUIRE_OK(book);
  const auto club =
      Club::open(StoreLocation::file(folder.filePath("club.db").toStdString()), std::move(*book));
  REQUIRE_OK(club);
  const auto ada = (*club)->people().add("Ada");
  REQUIRE_OK(ada);
  test.window().use_club(*club);
  test.window().show_start_page();
  test.settle();
  auto& page = test.window().start_page();
  const auto first_card = [&] { return QString::fromStdString(page.shown_cards().front()->game().id()); };
  const QString last = QString::fromStdString(page.shown_cards().back()->game().id());
  REQUIRE(first_card() != last);
  const QString member = PeopleField::kMemberPrefix + QString::fromStdString(ada->id);
  const auto in_dialog = [](auto&& act) {
    QTimer::singleShot(0, [act] {
      auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
      REQUIRE(dialog != nullptr);
      act(*dialog);
    });
  };
  auto* play = test.button("play " + last);
  in_dialog([&](NewGameDialog& dialog) {
    dialog.findChild<PeopleField*>("player 0")->choose(member);
    dialog.findChild<PeopleField*>("player 1")->choose("guest:Kees");
    dialog.findChild<QPushButton*>("start")->click();
  });
  play->click();
  REQUIRE(test.controller().has_game());
  const auto shown = [&](const char* name) {
    test.settle();
    const auto labels = test.table().findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->text() == name; });
  };
  CHECK(shown("Ada"));
  CHECK(shown("Kees"));
  const auto matches = (*club)->matches().unfinished();
  REQUIRE_OK(matches);
  REQUIRE(matches->size() == 1);
  CHECK(matches->front().names == std::vector<std::string>{"Ada", "Kees"});
  REQUIRE_OK(test.controller().resume(matches->front().match, test.window().catalogue()));
  CHECK(shown("Kees"));
  test.window().show_start_page();
  test.settle();
  CHECK(first_card() == last);
  // A new member joins here, and what the game would count for is said by its ladder's name.
  in_dialog([&](NewGameDialog& dialog) {
    auto* second = dialog.findChild<PeopleField*>("player 1");
    CHECK(dialog.findChild<PeopleField*>("player 0")->chosen() == member);
    CHECK(second->chosen() == "guest:Kees");
    QTimer::singleShot(0, [] {
      auto* question = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
      REQUIRE(question != nullptr);
      question->setTextValue("Bea");
      question->accept();
    });
    emit second->activated(second->findText("New member…"));
    CHECK(second->currentText() == "Bea");
    CHECK(dialog.findChild<PeopleField*>("player 0")->findText("Bea") >= 0);
    CHECK(dialog.findChild<QLabel*>("rated_words")->text().startsWith("Counts in “"));
    CHECK(dialog.findChild<QCheckBox*>("rated")->isEnabled());
    dialog.reject();
  });
  play->click();
  CHECK((*club)->people().find("Bea").has_value());
  QSettings().remove("new_game");
}

TEST_CASE("on a small screen the dialog scrolls, and its buttons stay") {
  AskedInClub asked;
  asked.dialog.resize(640, 400);
  for (const Language language : languages()) {
    INFO(own_name(language).toStdString());
    asked.test.speak(language);
    for (const char* fold : {"rules_fold", "more_fold"}) asked.find<QToolButton>(fold).setChecked(true);
    asked.test.settle();
    CHECK(asked.dialog.size() == QSize(640, 400));
    for (const char* name : {"start", "cancel"}) {
      const auto& button = asked.find<QPushButton>(name);
      const QRect place(button.mapTo(&asked.dialog, QPoint(0, 0)), button.size());
      CHECK(asked.dialog.rect().contains(place));
    }
    const auto* room = asked.dialog.findChild<QScrollArea*>();
    CHECK(room->widget()->width() <= room->viewport()->width());
    check_room(&asked.dialog);
  }
  asked.test.speak(Language::kEnglish);
}

TEST_CASE("every letter with Alt is one thing's, in every language") {
  AskedInClub asked;
  asked.find<QComboBox>("game").setCurrentIndex(asked.find<QComboBox>("game").findData("coin_race"));
  for (const char* fold : {"rules_fold", "more_fold"}) asked.find<QToolButton>(fold).setChecked(true);
  for (const Language language : languages()) {
    asked.test.speak(language);
    asked.test.settle();
    QStringList texts;
    for (const auto* button : asked.dialog.findChildren<QAbstractButton*>()) texts << button->text();
    for (const auto* label : asked.dialog.findChildren<QLabel*>())
      if (label->buddy() != nullptr) texts << label->text();
    QMap<QChar, QString> by_letter;
    for (const QString& text : texts) {
      const auto at = text.indexOf('&');
      if (at < 0) continue;
      const QChar letter = text[at + 1].toLower();
      INFO(text.toStdString() << " and " << by_letter.value(letter).toStdString());
      CHECK_FALSE(by_letter.contains(letter));
      by_letter[letter] = text;
    }
    CHECK(by_letter.size() == 11);
  }
  asked.test.speak(Language::kEnglish);
}

TEST_CASE("the dialog in pictures") {
  for (const ThemeChoice theme : {ThemeChoice::kLight, ThemeChoice::kDark, ThemeChoice::kContrast}) {
    AskedInClub asked;
    asked.test.window().set_theme(theme);
    asked.seat("player 0", "member:m1");
    asked.seat("player 1", theme == ThemeChoice::kLight ? "member:m1" : "level:3");
    const QString name = theme == ThemeChoice::kLight  ? "light"
                         : theme == ThemeChoice::kDark ? "dark"
                                                       : "contrast";
    for (const Language language : languages()) {
      asked.test.speak(language);
      asked.test.settle();
      const auto code = language_code(language);
      const QString word = name + "-" + QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
      asked.dialog.resize(600, 600);
      CHECK(colours(keep(asked.dialog, "new-game-" + word)) > 20);
      asked.dialog.resize(640, 400);
      keep(asked.dialog, "new-game-small-" + word);
    }
    asked.dialog.resize(600, 900);
    for (const char* fold : {"rules_fold", "more_fold"}) asked.find<QToolButton>(fold).setChecked(true);
    asked.test.settle();
    keep(asked.dialog, "new-game-open-" + name);
    asked.test.speak(Language::kEnglish);
    asked.test.window().set_theme(ThemeChoice::kLight);
  }
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
  asked.test.speak(german());
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
  asked.test.speak(german());
  CHECK(asked.find<QComboBox>("variant")->currentData() == "small");
  CHECK(asked.find<QComboBox>("player 0")->currentData() == "random");
  CHECK(asked.find<QComboBox>("player 0")->isVisible());
  CHECK(asked.find<QSpinBox>("parameter repetition")->value() == 5);
  CHECK(asked.dialog.windowTitle() == "Neue Partie");
}

TEST_CASE("a game that is to begin again is chosen as it was begun") {
  const auto entry = games_under_test().find("lines_of_action");
  REQUIRE_OK(entry);
  MatchPlan plan;
  plan.game = entry->game;
  // Where nobody is named yet, somebody is there to play with.
  CHECK(choice_of(plan).players == QStringList{kHuman, "level:3"});
  auto rules = entry->create();
  REQUIRE_OK(rules);
  plan = MatchPlan::of(entry->game, entry->variant->id, std::move(*rules));
  plan.seats = {PlannedSeat::member("m1", "Anneke"), PlannedSeat::guest("Bram")};
  plan.clock = *read_time_control("5m+3s");
  plan.rated = true;
  const LastChoice choice = choice_of(plan);
  CHECK(choice.variant.toStdString() == entry->variant->id);
  CHECK(choice.players == QStringList{PeopleField::kMemberPrefix + "m1", PeopleField::kGuestPrefix + "Bram"});
  CHECK(choice.clock == "5m+3s");
  CHECK(choice.rated);
  CHECK_FALSE(choice.by_lot);
}
