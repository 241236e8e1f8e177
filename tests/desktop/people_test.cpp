// SPDX-License-Identifier: GPL-3.0-or-later
//
// The field in which one chooses who plays.
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCompleter>
#include <QInputDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/people/people_field.hpp"
#include "ui/desktop/people/people_rows.hpp"
#include "ui/desktop/people/people_text.hpp"
#include "ui/desktop/people/player_words.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct PeopleUnderTest {
  QWidget window;
  PeopleField* field;
  QLineEdit* next = new QLineEdit;

  explicit PeopleUnderTest(PeopleField::Offers offers = PeopleField::Offers::kEverybody)
      : field([&] {
          need_application();
          return new PeopleField(offers, &window);
        }()) {
    auto* column = new QVBoxLayout(&window);
    column->addWidget(field);
    column->addWidget(next);
    field->set_members({{"m1", "Zoë"}, {"m2", "José"}, {"m3", "Anna"}, {"m4", "Łukasz"}}, {"m4"});
    window.show();
    REQUIRE(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    field->setFocus();
  }
  void type(const char* text) {
    field->lineEdit()->selectAll();
    QTest::keyClicks(field, text);
  }
  void key(Qt::Key key) { QTest::keyClick(field, key); }
  int row(const QString& text) {
    const int found = field->findText(text);
    REQUIRE(found >= 0);
    return found;
  }
  void choose(const QString& text) {  // as by a click in the list
    field->setCurrentIndex(row(text));
    emit field->activated(row(text));
  }
};

/// Answers the next question with a text, or leaves it.
void answer_question(const std::optional<QString>& text) {
  QTimer::singleShot(0, [text] {
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    REQUIRE(dialog != nullptr);
    if (!text) return dialog->reject();
    dialog->setTextValue(*text);
    dialog->accept();
  });
}

}  // namespace

TEST_CASE("names are found whatever their accents and capitals, and are the same however they are encoded") {
  CHECK(meets("José Álvarez", "jose alv"));
  CHECK(meets("Łukasz", "LUK"));
  CHECK(meets("Straße", "strasse"));
  CHECK(meets("Søren", "sor"));
  CHECK(meets("Anne-Marie de Vries", "vri anne mar"));
  CHECK_FALSE(meets("Johanna", "anna"));
  CHECK_FALSE(meets("José", "joseph"));
  CHECK(same_name("ÁNNA", "a\u0301nna"));
  CHECK_FALSE(same_name("Anna", "Ánna"));
}

TEST_CASE("members come first, who played last on top of them, then guests and computers") {
  PeopleUnderTest test;
  QStringList first;
  for (int i = 0; i < 5; ++i) first << test.field->itemText(i);
  CHECK(first == QStringList{"Łukasz", "Anna", "José", "Zoë", "Guest"});
  CHECK(test.field->chosen() == kHuman);
  CHECK(test.row("Level 1 – Knows the rules, plays almost anything") > test.row("Guest"));
  CHECK(test.row("10 seconds a move") >
        test.row("Level 10 – As strong as this program gets without being given more time"));
  CHECK(test.row("Another program…") > test.row("As its clock allows"));
  CHECK(test.field->findText("New member…") < 0);  // nobody knows how
}

TEST_CASE("letters that are typed leave who fits, and Enter or leaving the field takes the best") {
  PeopleUnderTest test;
  test.type("jose");
  test.key(Qt::Key_Return);
  CHECK(test.field->chosen() == "member:m2");
  CHECK(test.field->currentText() == "José");
  test.type("level 7");
  QTest::keyClick(test.field, Qt::Key_Tab);
  CHECK(test.next->hasFocus());
  CHECK(test.field->chosen() == "level:7");
  test.field->setFocus();
  test.type("Kees");  // nobody's name: a guest's
  test.key(Qt::Key_Return);
  CHECK(test.field->chosen() == "guest:Kees");
  CHECK(test.field->guest() == "Kees");
  CHECK(test.field->currentText() == "Kees (guest)");
  test.type("zo");
  test.key(Qt::Key_Escape);
  test.key(Qt::Key_Escape);
  CHECK(test.field->chosen() == "guest:Kees");
  CHECK(test.field->currentText() == "Kees (guest)");
  test.field->lineEdit()->selectAll();
  test.key(Qt::Key_Delete);
  test.next->setFocus();
  CHECK(test.field->currentText() == "Kees (guest)");  // nothing typed, nothing changed
}

TEST_CASE("what was typed can be a guest or a new member, though it would fit somebody") {
  PeopleUnderTest test;
  std::vector<QString> asked;
  test.field->set_join([&](const QString& name) -> Result<SeatMember> {
    asked.push_back(name);
    if (name == "Anna") return fail("there is a member Anna already");
    return SeatMember{"m9", name.toStdString()};
  });
  test.type("An");
  test.choose("Guest “An”");
  CHECK(test.field->chosen() == "guest:An");
  test.type("Andrea");
  answer_question(QString("Andrea B"));
  test.choose("New member “Andrea”…");
  CHECK(asked == std::vector<QString>{"Andrea B"});
  CHECK(test.field->chosen() == "member:m9");
  QSignalSpy refused(test.field, &PeopleField::refused);
  answer_question(QString("Anna"));
  test.choose("New member…");
  CHECK(refused.size() == 1);
  CHECK(test.field->chosen() == "member:m9");  // as it was
}

TEST_CASE("arrows step through people and computers and open nothing") {
  PeopleUnderTest test;
  QTimer::singleShot(0, [] { CHECK(QApplication::activeModalWidget() == nullptr); });
  QStringList seen;
  for (int i = 0; i < 2 * test.field->count(); ++i) {
    test.key(Qt::Key_Down);
    CHECK(QApplication::activeModalWidget() == nullptr);
    if (seen.isEmpty() || seen.back() != test.field->chosen()) seen << test.field->chosen();
    CHECK_FALSE(test.field->currentData().toString().isEmpty());
  }
  CHECK(seen.front() == "level:1");
  CHECK(seen.contains("level:10"));
  CHECK(seen.back() == "time:clock");
  for (int i = 0; i < 2 * test.field->count(); ++i) test.key(Qt::Key_Up);
  CHECK(test.field->chosen() == "member:m4");
  test.key(Qt::Key_PageDown);
  CHECK(test.field->chosen() == "time:clock");
}

TEST_CASE("what asks something first asks when it is chosen, and can be left") {
  PeopleUnderTest test;
  answer_question(std::nullopt);
  test.choose("Another program…");
  CHECK(test.field->chosen() == kHuman);
  CHECK(test.field->currentText() == "Guest");
  answer_question(QString("my engine --fast"));
  test.choose("Another program…");
  CHECK(test.field->chosen() == "ugi:my engine --fast");
  QTimer::singleShot(0, [] {
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    REQUIRE(dialog != nullptr);
    dialog->setIntValue(45);
    dialog->accept();
  });
  test.choose("Another number of seconds…");
  CHECK(test.field->chosen() == "time:45");
  CHECK(test.field->currentText() == "45 seconds a move");
  CHECK(test.field->words().startsWith("Takes its time: "));
  answer_question(QString("Kees"));
  test.choose("Guest with a name…");
  CHECK(test.field->chosen() == "guest:Kees");
}

TEST_CASE("the list, whole and as letters leave it") {
  PeopleUnderTest test;
  test.field->set_join([](const QString& name) -> Result<SeatMember> {
    return SeatMember{"m9", name.toStdString()};
  });
  test.window.resize(440, 120);
  for (const bool dark : {false, true}) {
    wear(theme_for(dark ? ThemeChoice::kDark : ThemeChoice::kLight));
    const QString name = dark ? "people-dark" : "people-light";
    test.field->showPopup();
    CHECK(colours(keep(*test.field->view()->window(), name)) > 10);
    test.field->hidePopup();
    test.type("a");
    auto* fitting = test.field->findChild<QCompleter*>()->popup();
    REQUIRE(fitting->isVisible());
    keep(*fitting, name + "-fitting");
    QStringList rows;
    for (int row = 0; row < fitting->model()->rowCount(); ++row)
      rows << fitting->model()->index(row, 0).data().toString();
    CHECK(rows.mid(0, 4) == QStringList{"Anna", "Guest “a”", "New member “a”…",
                                        "Level 1 – Knows the rules, plays almost anything"});
    CHECK_FALSE(rows.contains("Computer"));  // a heading
    test.key(Qt::Key_Escape);
  }
  wear(theme_for(ThemeChoice::kLight));
}

TEST_CASE("who takes its time is called so wherever a game is shown") {
  need_application();
  CHECK(player_title("time:10") == "Computer, takes its time: 10 seconds a move");
  CHECK(player_title("time:1") == "Computer, takes its time: 1 second a move");
  CHECK(player_title("time:2.5") == "Computer, takes its time: 2.5 seconds a move");
  CHECK(player_title("time:clock") == "Computer, takes its time: as its clock allows");
  speak(german());
  CHECK(player_title("time:10") == "Computer, nimmt sich Zeit: 10 Sekunden je Zug");
  CHECK(player_title("time:2.5") == "Computer, nimmt sich Zeit: 2,5 Sekunden je Zug");
  speak(Language::kEnglish);
}

TEST_CASE("who is nobody any more leaves the seat to a guest") {
  PeopleUnderTest test;
  for (const char* player : {"member:gone", "no such player", "level:99", "time:soon"}) {
    test.field->choose("level:2");
    test.field->choose(player);
    CHECK(test.field->chosen() == kHuman);
  }
  test.field->choose("tree:500");  // as a command may have begun the game
  CHECK(test.field->chosen() == "tree:500");
}

TEST_CASE("on a score sheet are people only, and what is typed stays") {
  PeopleUnderTest test(PeopleField::Offers::kPeople);
  CHECK(test.field->chosen().isEmpty());
  CHECK(test.field->findText("Guest") < 0);
  CHECK(test.field->findData("level:1") < 0);
  test.type("An");
  test.next->setFocus();
  CHECK(test.field->chosen() == "guest:An");
  test.field->setEditText("  ANNA ");
  CHECK(test.field->chosen() == "member:m3");
  REQUIRE(test.field->member() != nullptr);
  CHECK(test.field->member()->name == "Anna");
  test.field->set_join([](const QString& name) -> Result<SeatMember> {
    return SeatMember{"m9", name.toStdString()};
  });
  CHECK(test.field->currentText() == "  ANNA ");
  answer_question(QString("Bo"));
  test.choose("New member…");
  CHECK(test.field->currentText() == "Bo");
  CHECK(test.field->chosen() == "member:m9");
  answer_question(std::nullopt);
  test.choose("New member…");
  CHECK(test.field->currentText() == "Bo");
}

TEST_CASE("the field speaks the language, and those who listen hear whom it is about") {
  PeopleUnderTest test;
  test.field->set_spoken_name("Who plays White");
  test.field->choose("guest:Kees");
  speak(dutch());
  QCoreApplication::sendPostedEvents();
  CHECK(test.field->currentText() == "Kees (gast)");
  CHECK(test.field->findText("Een ander programma…") >= 0);
  auto* heard = QAccessible::queryAccessibleInterface(test.field);
  REQUIRE(heard != nullptr);
  CHECK(heard->role() == QAccessible::ComboBox);
  CHECK(heard->text(QAccessible::Value) == "Kees (gast)");
  auto* text = QAccessible::queryAccessibleInterface(test.field->lineEdit());
  REQUIRE(text != nullptr);
  CHECK(text->text(QAccessible::Name) == "Who plays White");
  speak(Language::kEnglish);
}

TEST_CASE("who may sit is listed without a field: people first, computers in groups") {
  need_application();
  const std::vector<SeatMember> members{{"m1", "Ada"}, {"m2", "Ben"}};
  const auto everybody = rows_of_people(members, true, true);
  REQUIRE(everybody.size() == 5);
  CHECK(everybody[0].player == "member:m1");
  CHECK(everybody[2].player == "human");
  CHECK(everybody[3].action == kNamedGuest);
  CHECK(everybody[4].action == kNewMember);
  CHECK(rows_of_people(members, false, false).size() == members.size());

  const auto computers = rows_of_computers({"ugi:other"});
  CHECK(computers.front().kind == PeopleRow::Kind::kHeading);
  CHECK(computers.back().action == kOtherProgram);
  CHECK(computers[computers.size() - 2].player == "ugi:other");
  for (const PeopleRow& row : computers)
    CHECK(row.player.isEmpty() == (row.kind != PeopleRow::Kind::kPlayer));
}
