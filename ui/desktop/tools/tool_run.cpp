// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/tools/tool_run.hpp"

#include <signal.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/figures/own_process.hpp"

namespace boardwright::desktop {
namespace {

constexpr qint64 kLongestEvent = 64LL << 20U;  // bytes in a line: more is none of ours

}  // namespace

ToolRun::ToolRun(QObject* parent) : QObject(parent) {}

ToolRun::~ToolRun() { cancel(); }

void ToolRun::start(const QStringList& arguments, Told told, Done done) {
  cancel();
  told_ = std::move(told);
  done_ = std::move(done);
  const QString language = QString::fromStdString(std::string(language_code(spoken_language())));
  process_ = own_process(QStringList{"--lang", language} + arguments + QStringList{"--live"});
  if (process_ == nullptr) return end({}, tr("the program boardwright is missing"));
  connect(process_.get(), &QProcess::readyReadStandardOutput, this, &ToolRun::read);
  connect(process_.get(), &QProcess::finished, this,
          [this](int, QProcess::ExitStatus status) { finish(status); });
  connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) end({}, process_->errorString());
  });
  process_->start(QIODevice::ReadOnly);
}

void ToolRun::stop() {
  if (process_ != nullptr) signal_process(*process_, SIGINT);
}

void ToolRun::cancel() {
  told_ = {};
  done_ = {};
  if (process_ == nullptr) return;
  process_->disconnect(this);
  end_process(std::move(process_));
}

void ToolRun::read() {
  while (process_ != nullptr && process_->canReadLine()) take(process_->readLine());
  if (process_ != nullptr && process_->bytesAvailable() > kLongestEvent) end({}, not_understood());
}

void ToolRun::take(const QByteArray& line) {
  const auto event =
      nlohmann::ordered_json::parse(line.constData(), line.constData() + line.size(), nullptr, false);
  if (!event.is_object() || !event.contains("event")) return end({}, not_understood());
  if (event["event"] == "end") return end(event, {});
  const Told told = told_;  // it may start or cancel something
  try {
    if (told) told(event);
  } catch (const nlohmann::ordered_json::exception&) {
    end({}, not_understood());
  }
}

void ToolRun::finish(QProcess::ExitStatus status) {
  read();
  if (process_ == nullptr) return;
  const QString said = last_words(*process_);
  if (status == QProcess::CrashExit && said.isEmpty())
    return end(
        {},
        tr("The program that does the work has crashed; the rules may be at fault. Nothing else is lost."));
  end({}, said.isEmpty() ? tr("the program that does the work has ended early") : said);
}

void ToolRun::end(const nlohmann::ordered_json& event, const QString& problem) {
  const Done done = std::exchange(done_, {});
  cancel();
  if (!done) return;
  try {
    done(event, problem);
  } catch (const nlohmann::ordered_json::exception&) {
    done({}, not_understood());
  }
}

QString ToolRun::not_understood() {
  return tr("What the program that does the work says can't be understood.");
}

}  // namespace boardwright::desktop
