// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program itself, as a process: its window, and what it says about wrong
// options.
#include <QElapsedTimer>
#include <QImage>
#include <QProcess>

#include "tests/desktop/window_under_test.hpp"

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

TEST_CASE("wrong use is one sentence and status 2") {
  need_application();
  for (const QStringList& wrong :
       {QStringList{"--game", "no_such_game"}, QStringList{"no_such_record.txt"},
        QStringList{"--theme", "pink"}, QStringList{"--screenshot", "/no/such/folder/x.png"}}) {
    const Run refused = run(wrong);
    INFO(wrong.join(' ').toStdString() << ": " << refused.errors.toStdString());
    CHECK(refused.status == 2);
    CHECK(refused.errors.contains("boardwright-desktop: "));
  }
}
