// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/window_under_test.hpp"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/installed_games.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/status_header.hpp"

namespace boardwright::desktop {

namespace {

QtMessageHandler say_all;

/// The offscreen platform complains of each window that it can't raise; among thousands of such lines nobody
/// finds what failed.
void say_what_matters(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (!message.startsWith("This plugin does not support ")) say_all(type, context, message);
}

/// A question that nobody answers would be waited for until somebody stops the tests: it is closed, and the test fails.
void watch_questions(QObject* owner) {
  auto* look = new QTimer(owner);
  look->callOnTimeout([asked = QPointer<QWidget>(), since = QElapsedTimer()]() mutable {
    QWidget* modal = QApplication::activeModalWidget();
    if (modal == nullptr || modal != asked) {
      asked = modal;
      since.start();
      return;
    }
    if (since.elapsed() < longest_question.count()) return;
    since.start();
    const auto* box = qobject_cast<QMessageBox*>(modal);
    FAIL_CHECK("nobody answers: " << modal->windowTitle().toStdString() << " "
                                  << (box == nullptr ? QString() : box->text()).toStdString());
    modal->close();
  });
  look->start(100);
}

}  // namespace

void need_application() {
  static QApplication* application = [] {
    static int count = 1;
    static char name[] = "desktop_test";
    static char* arguments[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static QTemporaryDir home;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    qputenv("XDG_STATE_HOME", home.path().toUtf8());
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    say_all = qInstallMessageHandler(say_what_matters);
    auto* made = new QApplication(count, arguments);  // lives as long as the process
    QCoreApplication::setOrganizationName("boardwright-test");
    QCoreApplication::setApplicationName("boardwright-test");
    watch_questions(made);
    return made;
  }();
  static_cast<void>(application);
  desktop::speak(Language::kEnglish);
  wear(Theme::light());
}

Catalogue games_under_test() {
  CatalogueOptions options;
  options.folders = {BOARDWRIGHT_BINARY_DIR "/games", BOARDWRIGHT_BINARY_DIR "/tests/games"};
  if (shelf_is_there) options.folders.emplace_back(BOARDWRIGHT_BINARY_DIR "/games/shelf");
  options.use_environment = false;
  options.use_program_folders = false;
  options.variants = own_variants_folder().value_or("");  // in the tests' own home
  options.packages = usual_packages_folder().value_or("");
  return Catalogue::load(options);
}

WindowUnderTest::WindowUnderTest(const std::string& game, QSize size, Catalogue games) {
  need_application();
  Settings settings;
  settings.theme = ThemeChoice::kLight;
  settings.animation = false;
  window_ = std::make_unique<MainWindow>(std::move(games), settings);
  window_->resize(size);
  if (!game.empty()) REQUIRE_OK(window_->start_game(game));
  window_->show();
  REQUIRE(QTest::qWaitForWindowExposed(window_.get()));
  window_->activateWindow();
  REQUIRE(QTest::qWaitForWindowActive(window_.get()));
}

WindowUnderTest::~WindowUnderTest() = default;

std::uint32_t WindowUnderTest::field(const std::string& name) {
  const auto found = board().board().field(name);
  REQUIRE(found.has_value());
  return *found;
}

QPoint WindowUnderTest::middle(const std::string& name) { return board().place_rect(field(name)).center(); }

void WindowUnderTest::click(const std::string& name) {
  QTest::mouseClick(viewport(), Qt::LeftButton, {}, middle(name));
}

void WindowUnderTest::drag(const std::string& from, const std::string& to) {
  QTest::mousePress(viewport(), Qt::LeftButton, {}, middle(from));
  const QPoint start = middle(from), end = middle(to);
  for (int step = 1; step <= 4; ++step) QTest::mouseMove(viewport(), start + (end - start) * step / 4);
  QTest::mouseRelease(viewport(), Qt::LeftButton, {}, end);
}

void WindowUnderTest::type(const QString& move) { type_into(table().move_entry().line(), move); }

void WindowUnderTest::type_into(QLineEdit* line, const QString& move) {
  line->setFocus();
  line->clear();
  QTest::keyClicks(line, move);
  QTest::keyClick(line, Qt::Key_Return);
  settle();  // the list of completions goes, and offscreen nobody gives the window the focus back
  window_->activateWindow();
  settle();
}

QPushButton* WindowUnderTest::button(const QString& object_name) {
  settle();
  // Pages have buttons of the same name: the one on the page that is shown is meant.
  const auto* pages = window_->findChild<QStackedWidget*>("pages");
  auto* found = pages == nullptr ? nullptr : pages->currentWidget()->findChild<QPushButton*>(object_name);
  if (found == nullptr) found = window_->findChild<QPushButton*>(object_name);
  REQUIRE(found != nullptr);
  return found;
}

void WindowUnderTest::settle() {
  for (int round = 0; round < 5; ++round) {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
  }
}

void WindowUnderTest::hear_out() {
  wait(60);
  const auto* soon = window_->findChild<Announcer*>()->findChild<QTimer*>();
  REQUIRE(eventually([&] { return !soon->isActive(); }));
}

void WindowUnderTest::speak(Language language) {
  window_->set_language(language);
  settle();
}

void WindowUnderTest::wait(int milliseconds) { QTest::qWait(milliseconds); }

QString WindowUnderTest::piece_on(const std::string& name) {
  const auto* item = board().picture().at(field(name));
  return item == nullptr ? QString() : QString::fromStdString(board().board().kinds()[item->kind].id);
}

QString WindowUnderTest::title() { return table().status().title(); }

void WindowUnderTest::must_start(const std::string& position) {
  REQUIRE_OK(window_->opener().start_from_position(position));
}

void WindowUnderTest::keep_picture(const QString& name) {
  settle();
  const QImage image = window_->grab().toImage();
  CHECK_FALSE(image.isNull());
  const QString folder = qEnvironmentVariable("BOARDWRIGHT_PICTURES");
  if (folder.isEmpty()) return;
  QDir().mkpath(folder);
  REQUIRE(image.save(folder + "/" + name + ".png"));
}

}  // namespace boardwright::desktop
