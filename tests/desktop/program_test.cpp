// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program itself, as a process: its window, and what it says about wrong
// options.
#include <QClipboard>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QProcessEnvironment>
#include <QPushButton>
#include <QTemporaryDir>
#include <filesystem>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/dialogs/unexpected_end_box.hpp"

using namespace boardwright::desktop;

namespace {

constexpr const char* kProgram = BOARDWRIGHT_BINARY_DIR "/bin/boardwright-desktop";
struct Run {
  int status = -1;
  QString errors;
  qint64 milliseconds = 0;
};

Run run(const QStringList& arguments) {
  QProcess process;
  QElapsedTimer clock;
  clock.start();
  process.start(kProgram, arguments);
  REQUIRE(process.waitForFinished(60000));
  REQUIRE(process.exitStatus() == QProcess::NormalExit);
  return {process.exitCode(), QString::fromUtf8(process.readAllStandardError()), clock.elapsed()};
}

}  // namespace

TEST_CASE("the program shows its window") {
  need_application();
  QTemporaryDir folder;
  const QString picture = folder.filePath("window.png");
  const Run started = run({"--screenshot", picture, "--size", "1280x800"});
  INFO(started.errors.toStdString());
  REQUIRE(started.status == 0);
  // A figure to read, not to test: it says as much about the machine as about the program.
  WARN("from nothing to a painted and saved window: " << started.milliseconds << " ms");
  CHECK(QImage(picture).size() == QSize(1280, 800));
}

TEST_CASE("what needs no window needs no display, and no display is one sentence") {
  QProcessEnvironment none = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) none.remove(name);
  QProcessEnvironment wrong = none;
  wrong.insert("QT_QPA_PLATFORM", "no_such_platform");
  QProcessEnvironment gone = none;
  gone.insert("DISPLAY", ":4711");
  for (const auto& environment : {none, wrong, gone}) {
    for (const char* asked : {"--version", "--help"}) {
      QProcess process;
      process.setProcessEnvironment(environment);
      process.start(kProgram, {asked});
      REQUIRE(process.waitForFinished(60000));
      CHECK(process.exitStatus() == QProcess::NormalExit);
      CHECK(process.exitCode() == 0);
      CHECK(process.readAllStandardOutput().contains("boardwright-desktop"));
      CHECK(process.readAllStandardError().isEmpty());
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(kProgram, QStringList{});
    REQUIRE(process.waitForFinished(60000));
    REQUIRE(process.exitStatus() == QProcess::NormalExit);
    CHECK(process.exitCode() == 2);
    const QString said = QString::fromUtf8(process.readAllStandardError());
    INFO(said.toStdString());
    CHECK(said.startsWith("boardwright-desktop: no window can be opened: "));
    CHECK(said.count('\n') == 1);
  }
}

TEST_CASE("a game whose library crashes is told of at the next start") {
  QTemporaryDir folder;
  const QString game = folder.filePath("games/crashes"), state = folder.filePath("state");
  REQUIRE(QDir().mkpath(game));
  REQUIRE(QFile::link(BOARDWRIGHT_BINARY_DIR "/tests/bad_plugins/bad_pebbles.so", game + "/bad_pebbles.so"));
  QFile yaml(game + "/game.yaml");
  REQUIRE(yaml.open(QIODevice::WriteOnly));
  yaml.write(
      "id: crashes\nplugin: bad_pebbles\nname: Crashes\nvariants:\n  - id: standard\n    name: Standard\n");
  yaml.close();
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("XDG_STATE_HOME", state);
  environment.insert("XDG_DATA_HOME", folder.filePath("data"));
  environment.insert("XDG_CONFIG_HOME", folder.filePath("config"));
  const auto log = [&] {
    QFile file(state + "/boardwright/desktop.log");
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  };
  // By random moves one game in two comes to the field on which the library crashes.
  bool crashed = false;
  for (int game_number = 0; game_number < 16 && !crashed; ++game_number) {
    QDir(state).removeRecursively();
    QProcess first;
    first.setProcessEnvironment(environment);
    first.start(kProgram, {"--games", folder.filePath("games"), "--game", "crashes", "--seat", "first=random",
                           "--seat", "second=random"});
    REQUIRE(eventually([&] {
      return first.waitForFinished(50) || first.state() == QProcess::NotRunning ||
             log().contains("match ended: ");
    }));
    crashed = first.state() == QProcess::NotRunning && first.exitStatus() == QProcess::CrashExit;
    first.kill();
    first.waitForFinished(60000);
  }
  REQUIRE(crashed);
  QProcess second;
  second.setProcessEnvironment(environment);
  second.start(kProgram, QStringList{});
  CHECK(
      eventually([&] { return log().contains("the last run ended unexpectedly, game 'crashes/standard'"); }));
  second.terminate();
  REQUIRE(second.waitForFinished(60000));
  CHECK(QDir(state + "/boardwright").entryList({"running-*"}).isEmpty());
  CHECK(log().contains("plugin loaded: "));
  CHECK(log().contains("match begun: crashes"));
}

TEST_CASE("the box after an unexpected end says what was played, and gives a report") {
  need_application();
  UnexpectedEndBox box(
      {"coin_race/standard", "/usr/lib/coin_race.so", "01ABC"}, "Coin race", "/tmp/logs",
      [] { return QString("the report"); }, nullptr);
  CHECK(box.text().contains("Coin race (coin_race.so)"));
  CHECK(box.informativeText().contains("/tmp/logs"));
  QString wanted;
  QObject::connect(&box, &UnexpectedEndBox::resume_wanted, [&](const QString& match) { wanted = match; });
  box.open();
  box.findChild<QPushButton*>("copy_report")->click();
  CHECK(QGuiApplication::clipboard()->text() == "the report");
  CHECK(box.isVisible());
  const QDir pictures(qEnvironmentVariable("BOARDWRIGHT_PICTURES"));
  if (qEnvironmentVariableIsSet("BOARDWRIGHT_PICTURES"))
    box.grab().save(pictures.filePath("unexpected_end.png"));
  box.defaultButton()->click();
  CHECK(wanted == "01ABC");
  CHECK_FALSE(box.isVisible());
  // Where nothing was kept there is nothing to go on with.
  const UnexpectedEndBox bare(
      {}, {}, {}, [] { return QString(); }, nullptr);
  CHECK(bare.buttons().size() == 2);
  CHECK(bare.text() == "Boardwright ended unexpectedly last time.");
}

TEST_CASE("a file from a folder that is no record opens the window, and is told on standard error too") {
  QTemporaryDir folder;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
    environment.insert(name, folder.path());
  QProcess process;
  process.setProcessEnvironment(environment);
  const QString nowhere = folder.filePath("game.pgn");
  std::filesystem::create_symlink("/no/such/game.pgn", nowhere.toStdString());
  for (const auto& [file, why] :
       {std::pair(QString(BOARDWRIGHT_SOURCE_DIR "/tests/record/cases/picture.jpg"),
                  "is a picture, not a record\n"),
        std::pair(nowhere, "is a link to /no/such/game.pgn, and nothing is there\n")}) {
    process.start(kProgram, {file});
    QByteArray said;
    CHECK(eventually([&] {
      process.waitForReadyRead(50);
      said += process.readAllStandardError();
      return said.contains(why);
    }));
    CHECK(process.state() == QProcess::Running);
    process.terminate();
    REQUIRE(process.waitForFinished(60000));
  }
}

TEST_CASE("wrong use is one sentence and status 2") {
  need_application();
  for (const QStringList& wrong :
       {QStringList{"--game", "no_such_game"}, QStringList{"no_such_record.txt"},
        QStringList{"--theme", "pink"}, QStringList{"--log-level", "loud"}, QStringList{"--size", "1e3x800"},
        QStringList{"--size", " 800x+600"}, QStringList{"--size", "nanxinf"},
        QStringList{"--screenshot", "/no/such/folder/x.png"}}) {
    const Run refused = run(wrong);
    INFO(wrong.join(' ').toStdString() << ": " << refused.errors.toStdString());
    CHECK(refused.status == 2);
    CHECK(refused.errors.contains("boardwright-desktop: "));
  }
}
