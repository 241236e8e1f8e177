// SPDX-License-Identifier: GPL-3.0-or-later
//
// One evening of a new user, in Dutch, by keys and clicks alone: two who become members, three games, a rematch, a
// correction, a search, a record that is saved and opened again.
#include <QAction>
#include <QCheckBox>
#include <QCompleter>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QTimer>
#include <QUrl>

#include "tests/desktop/room_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/club/club_dialog.hpp"
#include "ui/desktop/club/decision_dialog.hpp"
#include "ui/desktop/club/game_filter.hpp"
#include "ui/desktop/club/results_page.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/people/people_field.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// The next dialog of that kind that is asked is answered so.
template <class Dialog>
void answer(const std::function<void(Dialog&)>& how) {
  QTimer::singleShot(5, [how] {
    auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
    dialog != nullptr ? how(*dialog) : answer<Dialog>(how);
  });
}

template <class Widget>
Widget* in(QWidget& parent, const char* name) {
  auto* found = parent.findChild<Widget*>(name);
  INFO(name);
  REQUIRE(found != nullptr);
  return found;
}

void press(QWidget& parent, const char* name) {
  auto* button = in<QPushButton>(parent, name);
  INFO(name << ": " << button->text().toStdString());
  REQUIRE(button->isEnabled());
  QTest::mouseClick(button, Qt::LeftButton);
}

struct NewUser : RoomUnderTest {
  NewUser() {
    test.window().use_club(club);
    test.window().set_language(dutch());
    REQUIRE_OK(test.window().begin(Options{}));
    test.settle();
  }
  ~NewUser() { test.window().set_language(Language::kEnglish); }

  void do_command(const char* name) {
    auto* action = test.window().findChild<QAction*>(name);
    REQUIRE(action != nullptr);
    REQUIRE(action->isEnabled());
    action->trigger();
    test.settle();
  }
  void resign() {
    answer<QMessageBox>([this](QMessageBox& box) {
      asked = box.text();
      box.buttons().front()->click();
    });
    do_command("resign");
  }
  QString asked;
};

/// As if these files were dropped on the window.
void drop(MainWindow& window, const QString& file) {
  QMimeData files;
  files.setUrls({QUrl::fromLocalFile(file)});
  window.opener().open_dropped(files);
}

/// A name that nobody has, typed, and the row chosen that makes a member of it.
void join(NewGameDialog& dialog, const char* field_name, const char* name) {
  auto* field = in<PeopleField>(dialog, field_name);
  field->setFocus();
  field->lineEdit()->selectAll();
  QTest::keyClicks(field, name);
  answer<QInputDialog>([](QInputDialog& question) { question.accept(); });
  auto* popup = field->findChild<QCompleter*>()->popup();
  QTest::keyClick(popup, Qt::Key_Down);  // behind the guest of that name
  QTest::keyClick(popup, Qt::Key_Return);
  REQUIRE(eventually([&] { return field->member() != nullptr; }));
  CHECK(QString::fromStdString(field->member()->name) == name);
}

}  // namespace

TEST_CASE("an evening of a new user in Dutch: members, three games, a correction, a search, a record") {
  NewUser user;
  auto& test = user.test;
  // The first game: from its card on the start page, between two who become members.
  answer<NewGameDialog>([&](NewGameDialog& dialog) {
    join(dialog, "player 0", "Anneke");
    join(dialog, "player 1", "Bram de Vries");
    CHECK(in<QLabel>(dialog, "rated_words")->text().startsWith("Telt mee in"));
    press(dialog, "start");
  });
  REQUIRE(eventually([&] { return test.window().start_page().complete(); }));
  press(test.window().start_page(), "play lines_of_action");
  REQUIRE(eventually([&] { return test.window().at_table(); }));
  test.type("c1c3");
  test.type("A2 C2");
  CHECK(test.controller().history().size() == 2);
  user.resign();
  CHECK(user.asked == "Geeft Zwart deze partij op?");
  CHECK(test.title() == "Wit wint");
  CHECK(in<QLabel>(test.window(), "status_words")->text() == "Zwart heeft opgegeven.");
  // The rematch ends in a draw.
  test.button("rematch")->click();
  test.settle();
  test.type("c1c3");
  user.do_command("offer_draw");
  test.button("status_first")->click();
  CHECK(test.title() == "Remise");
  // The third counts.
  answer<NewGameDialog>([&](NewGameDialog& dialog) {
    CHECK(in<PeopleField>(dialog, "player 0")->currentText() == "Anneke");
    in<QCheckBox>(dialog, "rated")->click();
    press(dialog, "start");
  });
  user.do_command("new");
  test.type("c1c3");
  user.resign();
  CHECK(test.title() == "Zwart wint");
  CHECK(in<QLabel>(test.window(), "status_words")->text().contains("Anneke: punten 1 (+1)"));

  // In the club's book: found, corrected, saved.
  const QString file = user.folder.filePath("avond.pgn");
  answer<ClubDialog>([&](ClubDialog& dialog) {
    ResultsPage& results = dialog.results();
    CHECK(results.isVisible());  // no match waits, so that the finished ones are shown
    auto* names = in<QLineEdit>(dialog, "search_names");
    names->setFocus();
    QTest::keyClicks(names, "bram");
    QTest::qWait(500);
    CHECK(results.table().rowCount() == 3);
    CHECK(results.table().item(0, 4)->text() == "opgave");
    CHECK(results.table().item(1, 4)->text() == "overeenkomst");
    results.table().selectRow(0);
    answer<DecisionDialog>([](DecisionDialog& decision) {
      auto* radio = decision.findChildren<QRadioButton*>().at(1);
      CHECK(radio->text().startsWith("Bram de Vries wint"));
      radio->click();
      press(decision, "decide");
      CHECK(decision.message() == "De club bewaart de reden van elke beslissing: schrijf een paar woorden.");
      QTest::keyClicks(&decision.reason(), "het formulier was fout gelezen");
      press(decision, "decide");
    });
    press(dialog, "correct_result");
    CHECK(results.table().item(0, 3)->text() == "0 – 1");
    CHECK(results.table().item(0, 5)->text() == "verbeterd");
    CHECK(results.words().contains("het formulier was fout gelezen"));
    results.table().selectRow(0);
    REQUIRE(results.table().chosen() != nullptr);
    REQUIRE_OK(dialog.save_game(results.table().chosen()->played.match, file));
    dialog.reject();
  });
  user.do_command("club");
  // And opened again, as it was played.
  drop(test.window(), file);
  CHECK(test.controller().is_record());
  CHECK(test.controller().history().size() == 1);
  CHECK(test.title() == "Zwart wint");
}

TEST_CASE("what a new user gets wrong is told in Dutch, where it is") {
  NewUser user;
  static_cast<void>(user.member("Anneke"));
  auto& test = user.test;
  answer<NewGameDialog>([&](NewGameDialog& dialog) {
    auto* field = in<PeopleField>(dialog, "player 0");
    auto* wrong = in<QLabel>(dialog, "player wrong 0");
    field->choose(PeopleField::kGuestPrefix + QString(61, 'x'));
    emit field->player_chosen();
    CHECK(wrong->text() == "een naam heeft hoogstens 60 tekens");
    CHECK_FALSE(in<QPushButton>(dialog, "start")->isEnabled());
    field->choose(PeopleField::kGuestPrefix + "Kees\u202E");
    emit field->player_chosen();
    CHECK(wrong->text().startsWith("een naam heeft geen tekens die de schrijfrichting omkeren"));
    field->choose(PeopleField::kGuestPrefix + "Kees");
    emit field->player_chosen();
    CHECK_FALSE(wrong->isVisible());
    CHECK(in<QPushButton>(dialog, "start")->isEnabled());
    dialog.reject();
  });
  user.do_command("new");
  const QString folder = BOARDWRIGHT_SOURCE_DIR "/tests/record/cases/";
  const auto told_of = [&](const char* name) {
    drop(test.window(), folder + name);
    test.settle();
    const auto* label =
        test.window().findChild<QLabel*>(test.window().at_table() ? "message" : "start_message");
    REQUIRE(label != nullptr);
    return label->text();
  };
  CHECK(told_of("picture.jpg") == folder + "picture.jpg is een afbeelding, niet een opgeslagen partij");
  CHECK(told_of("comment-not-closed.pgn") ==
        folder + "comment-not-closed.pgn:3:10: hier ontbreekt een afsluitende }");
  CHECK(told_of("variations-nested.pgn").contains("variations-nested.pgn: 5 zijvarianten zijn weggelaten"));
}
