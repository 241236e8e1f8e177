// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/laws_run.hpp"

#include <nlohmann/json.hpp>

#include "ui/desktop/figures/own_process.hpp"

namespace boardwright::desktop {
namespace {

constexpr const char* kLawSeconds = "5";

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
  process_ =
      own_process({"check", QString::fromStdString(game.string()), "--json", "--seconds", kLawSeconds});
  if (!process_) return end(State::kFailed, tr("the program boardwright is missing"));
  connect(process_.get(), &QProcess::finished, this, &LawsRun::finish);
  connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) end(State::kFailed, process_->errorString());
  });
  state_ = State::kRunning;
  emit changed();
  process_->start(QIODevice::ReadOnly);
}

void LawsRun::stop() {
  if (process_) {
    process_->disconnect(this);
    end_process(std::move(process_));
  }
  state_ = State::kIdle;
  verdicts_.clear();
  problem_.clear();
}

void LawsRun::finish(int, QProcess::ExitStatus) {
  const QByteArray out = process_->readAllStandardOutput();
  const auto json = nlohmann::json::parse(out.constData(), out.constData() + out.size(), nullptr, false);
  if (!json.is_object() || !json.contains("verdicts")) {
    const QString said = last_words(*process_);
    return end(State::kFailed, said.isEmpty() ? tr("the program that tries them has ended early") : said);
  }
  for (const auto& one : json["verdicts"])
    verdicts_.push_back({QString::fromStdString(one.value("law", "")),
                         QString::fromStdString(one.value("text", "")), status_of(one.value("status", "")),
                         one.value("seed", quint64{0})});
  end(json.value("kept", false) ? State::kKept : State::kBroken);
}

void LawsRun::end(State state, const QString& problem) {
  if (process_) process_.release()->deleteLater();
  state_ = state;
  problem_ = problem;
  emit changed();
}

}  // namespace boardwright::desktop
