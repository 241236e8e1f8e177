// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program itself, as a process: how long it takes to show its window, and what it says about wrong
// options.
#include <QElapsedTimer>
#include <QImage>
#include <QProcess>
#include <algorithm>

#include "tests/desktop/window_under_test.hpp"

using namespace boardwright::desktop;

namespace {

constexpr const char* kProgram = BOARDWRIGHT_BINARY_DIR "/bin/boardwright-desktop";
#ifdef __SANITIZE_ADDRESS__
constexpr qint64 kStartTime = 5000;
#else
constexpr qint64 kStartTime = 500;  // milliseconds, from nothing to a painted and saved window
#endif

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

TEST_CASE("the program shows its window in under half a second") {
  need_application();
  QTemporaryDir folder;
  const QString picture = folder.filePath("window.png");
  qint64 best = 1000000;
  for (int i = 0; i < 8 && best >= kStartTime; ++i) {  // others may be using the machine
    const Run started = run({"--screenshot", picture, "--size", "1280x800"});
    INFO(started.errors.toStdString());
    REQUIRE(started.status == 0);
    best = std::min(best, started.milliseconds);
  }
  WARN("from nothing to a painted and saved window: " << best << " ms");
  CHECK(best < kStartTime);
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
