// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/nmcli.hpp"

#include <QProcess>
#include <QProcessEnvironment>

namespace boardwright::desktop {

namespace {

constexpr int kLastWord = 5000;  // milliseconds

/// One that goes with who asked has nobody left to tell: Qt would tell it from the destructor of its base, when the
/// asker's own members are gone.
class AskedNmcli final : public QProcess {
 public:
  using QProcess::QProcess;
  ~AskedNmcli() override { disconnect(); }
};

void prepare_nmcli(QProcess& process, const QStringList& words) {
  process.setProgram(QStringLiteral("nmcli"));
  process.setArguments(words);
  if (!words.contains(QStringLiteral("-t"))) return;
  // What a program reads: else yes is ja where German is spoken.
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
  process.setProcessEnvironment(environment);
}

}  // namespace

void ask_nmcli(QObject& asker, const QStringList& words, std::function<void(const NmcliAnswer&)> told) {
  auto* process = new AskedNmcli(&asker);
  prepare_nmcli(*process, words);
  QObject::connect(process, &QProcess::finished, &asker,
                   [process, told](int code, QProcess::ExitStatus status) {
                     process->deleteLater();
                     const QString why = QString::fromUtf8(process->readAllStandardError()).trimmed();
                     const bool done = status == QProcess::NormalExit && code == 0;
                     told({done, process->readAllStandardOutput(), done ? QString() : why});
                   });
  QObject::connect(process, &QProcess::errorOccurred, &asker, [process, told](QProcess::ProcessError error) {
    if (error != QProcess::FailedToStart) return;
    process->deleteLater();
    told({});
  });
  process->start(QIODevice::ReadOnly);
}

void tell_nmcli(const QStringList& words) {
  QProcess process;
  prepare_nmcli(process, words);
  process.start(QIODevice::ReadOnly);
  process.waitForFinished(kLastWord);
}

}  // namespace boardwright::desktop
