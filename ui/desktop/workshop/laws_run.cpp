// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/laws_run.hpp"

#include <nlohmann/json.hpp>

#include "framework/text/config_file.hpp"

namespace boardwright::desktop {
namespace {

constexpr const char* kLawSeconds = "5";
constexpr int kGone = 2000;  // milliseconds that a killed process may take

LawsRun::Verdict::Status status_of(const std::string& word) {
  using Status = LawsRun::Verdict::Status;
  return word == "passed" ? Status::kPassed : word == "failed" ? Status::kFailed : Status::kNotApplicable;
}

}  // namespace

LawsRun::LawsRun(QObject* parent) : QObject(parent) {}

LawsRun::~LawsRun() {
  if (process_) process_->disconnect(this);
  stop();
}

void LawsRun::start(const std::filesystem::path& game) {
  stop();
  process_ = std::make_unique<QProcess>();
  connect(process_.get(), &QProcess::finished, this, &LawsRun::finish);
  connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) end(State::kFailed, process_->errorString());
  });
  state_ = State::kRunning;
  emit changed();
  process_->start(QString::fromStdString(own_program("boardwright").string()),
                  {"check", QString::fromStdString(game.string()), "--json", "--seconds", kLawSeconds});
}

void LawsRun::stop() {
  if (process_) {
    process_->disconnect(this);
    if (process_->state() != QProcess::NotRunning) {
      process_->terminate();
      if (!process_->waitForFinished(kGone)) process_->kill();
    }
    process_.release()->deleteLater();
  }
  state_ = State::kIdle;
  verdicts_.clear();
  problem_.clear();
}

void LawsRun::finish(int, QProcess::ExitStatus) {
  const QByteArray out = process_->readAllStandardOutput();
  const auto json = nlohmann::json::parse(out.constData(), out.constData() + out.size(), nullptr, false);
  if (!json.is_object() || !json.contains("verdicts"))
    return end(State::kFailed, QString::fromUtf8(process_->readAllStandardError()).trimmed());
  for (const auto& one : json["verdicts"])
    verdicts_.push_back({QString::fromStdString(one.value("law", "")),
                         QString::fromStdString(one.value("text", "")), status_of(one.value("status", "")),
                         one.value("seed", quint64{0})});
  end(json.value("kept", false) ? State::kKept : State::kBroken);
}

void LawsRun::end(State state, const QString& problem) {
  process_.release()->deleteLater();
  state_ = state;
  problem_ = problem;
  emit changed();
}

}  // namespace boardwright::desktop
