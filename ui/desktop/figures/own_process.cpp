// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/own_process.hpp"

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "plugins/host/program_files.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {

namespace {
constexpr int kEndsWithin = 2000;  // milliseconds
}

std::unique_ptr<QProcess> own_process(const QStringList& arguments) {
  const auto program = own_program("boardwright");
  if (program.empty()) return nullptr;
  auto process = std::make_unique<QProcess>();
  process->setProgram(QString::fromStdString(program.string()));
  process->setArguments(arguments);
  process->setChildProcessModifier([] {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
  });
  return process;
}

void signal_process(const QProcess& process, int signal) {
  if (process.processId() > 0) ::kill(-static_cast<pid_t>(process.processId()), signal);
}

void end_process(std::unique_ptr<QProcess> process) {
  signal_process(*process, SIGKILL);  // a stopped one too
  if (process->state() != QProcess::NotRunning) process->waitForFinished(kEndsWithin);
  process.release()->deleteLater();
}

QString last_words(QProcess& process) {
  QString said = QString::fromUtf8(process.readAllStandardError()).trimmed();
  if (said.startsWith("boardwright: ")) said.remove(0, 13);
  return said.isEmpty() ? said : refusal_words(said.toStdString());
}

}  // namespace boardwright::desktop
