// SPDX-License-Identifier: GPL-3.0-or-later
//
// Settings on one page, the manual, the keys, what the program is, and the text when something went wrong.
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/help/keys_dialog.hpp"
#include "ui/desktop/help/manual_window.hpp"
#include "ui/desktop/help/report_dialog.hpp"
#include "ui/desktop/settings/settings_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct HelpUnderTest : WindowUnderTest {
  QAction& command(const char* name) {
    auto* found = window().findChild<QAction*>(name);
    REQUIRE(found != nullptr);
    return *found;
  }
  SettingsPage& settings() {
    command("settings").trigger();
    settle();
    REQUIRE(window().preferences().page().isVisible());
    return window().preferences().page();
  }
  ManualWindow& manual() {
    command("manual").trigger();
    settle();
    REQUIRE(window().help().manual_window() != nullptr);
    REQUIRE(window().help().manual_window()->isVisible());
    return *window().help().manual_window();
  }
};

}  // namespace

TEST_CASE("every setting is on one page, and what is chosen there holds at once") {
  HelpUnderTest test;
  SettingsPage& page = test.settings();
  auto* hints = page.findChild<QCheckBox*>("set_possible_moves");
  REQUIRE(hints != nullptr);
  CHECK(hints->isChecked());
  hints->click();
  CHECK_FALSE(test.window().settings().hints);
  CHECK_FALSE(Settings::load().hints);
  test.command("possible_moves").setChecked(true);  // by another way: the page follows
  CHECK(hints->isChecked());

  auto* theme = page.findChild<QComboBox*>("set_theme_system");
  REQUIRE(theme != nullptr);
  theme->setCurrentIndex(2);
  emit theme->activated(2);
  CHECK(test.window().settings().theme == ThemeChoice::kDark);
  CHECK(current_theme().dark);

  auto* language = page.findChild<QComboBox*>("set_language");
  REQUIRE(language != nullptr);
  const int row = language->findText(own_name(dutch()));
  REQUIRE(row >= 0);
  language->setCurrentIndex(row);
  emit language->activated(row);
  test.settle();
  CHECK(spoken_language() == dutch());
  CHECK(page.title() == "Instellingen");
  CHECK(hints->text() == "Mogelijke zetten");
  CHECK(language->currentText() == own_name(dutch()));
  for (const auto* label : page.findChildren<QLabel*>())
    if (label->isVisible()) CHECK_FALSE(label->text() == "Look");
  test.speak(Language::kEnglish);

  auto* log = page.findChild<QComboBox*>("set_log_off");
  REQUIRE(log != nullptr);
  CHECK(log->currentText() == "What happens");
  log->setCurrentIndex(3);
  emit log->activated(3);
  CHECK(Settings::load().log == LogDetail::kEverything);

  page.findChild<QCheckBox*>("set_animation")->setChecked(false);
  CHECK_FALSE(page.findChild<QComboBox*>("set_speed_slow")->isEnabled());  // nothing moves: it has no speed
  QTest::keyClick(&page, Qt::Key_Escape);
  CHECK_FALSE(page.isVisible());
  Settings().save();
}

TEST_CASE("the settings page has room for its words") {
  for (const Language language : languages()) {
    HelpUnderTest test;
    test.window().resize(1024, 700);
    if (language == german()) test.window().set_theme(ThemeChoice::kDark);
    test.speak(language);
    SettingsPage& page = test.settings();
    check_room(&page);
    CHECK(colours(keep(test.window(), "settings-" + QString::number(static_cast<int>(language.index())))) >
          20);
  }
  Settings().save();
}

TEST_CASE("the manual opens with F1 in every language and names commands where they stand") {
  HelpUnderTest test;
  CHECK(test.command("manual").shortcut() == QKeySequence(Qt::Key_F1));
  int chapters = 0;
  for (const Language language : languages()) {
    test.speak(language);
    ManualWindow& manual = test.manual();
    test.settle();
    const QString text = manual.text().toPlainText();
    INFO(text.left(60).toStdString());
    CHECK(text.size() > 3000);
    CHECK_FALSE(text.contains("[["));
    CHECK_FALSE(text.contains(QRegularExpression("\\b(edit_position|report_problem|table_clock)\\b")));
    const QString review = test.command("review").text().remove('&');
    CHECK(text.contains(" → " + review));
    if (chapters == 0) chapters = manual.chapters().count();
    CHECK(chapters >= 12);
    CHECK(manual.chapters().count() == chapters);
    manual.chapters().setCurrentRow(5);
    CHECK(manual.text().textCursor().block().text() == manual.chapters().item(5)->text());
    CHECK(colours(keep(manual, "manual-" + QString::number(static_cast<int>(language.index())))) > 20);
  }
  test.speak(Language::kEnglish);
  test.manual().close();
}

TEST_CASE("buttons that the manual names are there by that name") {
  for (const Language language : languages()) {
    const QString code = QString::fromStdString(std::string(language_code(language)));
    QFile manual(BOARDWRIGHT_SOURCE_DIR "/ui/desktop/help/manual." + code + ".md");
    REQUIRE(manual.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(manual.readAll()).simplified();
    QFile words(BOARDWRIGHT_SOURCE_DIR "/ui/desktop/translations/boardwright_" +
                (language == Language::kEnglish ? QString("nl") : code) + ".ts");
    REQUIRE(words.open(QIODevice::ReadOnly));
    const QString all = QString::fromUtf8(words.readAll()).remove("&amp;").remove("…");
    auto names = QRegularExpression("\\*\\*([^*]+)\\*\\*").globalMatch(text);
    int count = 0;
    while (names.hasNext()) {
      const QString name = names.next().captured(1);
      INFO(code.toStdString() << ": " << name.toStdString());
      CHECK(all.contains('>' + name + '<'));
      ++count;
    }
    CHECK(count > 8);
  }
}

TEST_CASE("the list of keys has every key of the menus") {
  HelpUnderTest test;
  const KeysDialog dialog(*test.window().menuBar(), &test.window());
  QStringList listed;
  for (int row = 0; row < dialog.table().rowCount(); ++row)
    if (const auto* does = dialog.table().item(row, 1))
      listed << dialog.table().item(row, 0)->text() + does->text();
  int keys = 0;
  for (const auto* action : test.window().findChildren<QAction*>()) {
    if (action->shortcut().isEmpty() || action->text().isEmpty()) continue;
    INFO(action->objectName().toStdString());
    CHECK(listed.contains(action->shortcut().toString(QKeySequence::NativeText) +
                          QString(action->text()).remove('&').remove("…")));
    ++keys;
  }
  CHECK(keys > 20);
}

TEST_CASE("a report has what was written and what the program knows") {
  need_application();
  ReportDialog dialog("Boardwright 0.1.0\nQt 6", nullptr);
  dialog.words().setPlainText("  I clicked, and nothing came.  ");
  CHECK(dialog.report() == "I clicked, and nothing came.\n\nBoardwright 0.1.0\nQt 6");
  dialog.show();
  check_room(&dialog);
  keep(dialog, "report");
}

TEST_CASE("Report a problem shows versions, settings and what is known of the machine") {
  HelpUnderTest test;
  QString known;
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<ReportDialog*>(QApplication::activeModalWidget());
    REQUIRE(dialog != nullptr);
    known = dialog->findChild<QPlainTextEdit*>("report_known")->toPlainText();
    dialog->close();
  });
  test.command("report_problem").trigger();
  CHECK(known.startsWith("boardwright-desktop "));
  for (const char* part : {"Qt", "screen", "theme", "lines_of_action"}) {
    INFO(part);
    CHECK(known.contains(part));
  }
}

TEST_CASE("About says the version, the folders and the licences") {
  HelpUnderTest test;
  bool seen = false;
  QTimer::singleShot(0, [&] {
    auto* dialog = qApp->activeModalWidget();
    REQUIRE(dialog != nullptr);
    QString words;
    for (const auto* label : dialog->findChildren<QLabel*>()) {
      CHECK(label->textFormat() == Qt::PlainText);
      words += label->text() + '\n';
    }
    CHECK(words.contains("Boardwright " BOARDWRIGHT_VERSION));
    CHECK(words.contains("LGPL-3.0"));
    CHECK(words.contains("boardwright"));
    CHECK(dialog->findChildren<QPushButton*>().size() >= 4);
    keep(*dialog, "about");
    seen = true;
    dialog->close();
  });
  test.command("about").trigger();
  CHECK(seen);
}
