// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/live_run.hpp"

#include <signal.h>

#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/figures/own_process.hpp"

namespace boardwright::desktop {

namespace {

using Json = report::ReportFigures::Json;

constexpr qint64 kLongestFigures = 64LL << 20U;  // bytes in a line: more is no figures of ours
constexpr double kEnoughPart = 0.02;             // to guess the rest from
constexpr qint64 kEnoughTime = 1500;             // milliseconds

QStringList words_of(const LiveRequest& request) {
  QStringList words{"--lang", QString::fromStdString(std::string(language_code(request.language)))};
  for (const auto& folder : request.folders) words << "--games" << QString::fromStdString(folder.string());
  words << "compare";
  for (const auto& name : request.rule_sets) words << QString::fromStdString(name);
  words << "--games" << QString::number(request.games) << "--thinking-games"
        << QString::number(request.thinking_games) << "--opening" << QString::number(request.opening)
        << "--seed" << QString::number(request.seed);
  for (const auto& players : request.players) words << "--players" << QString::fromStdString(players);
  return words << "--live";
}

}  // namespace

LiveRun::LiveRun(QObject* parent) : QObject(parent) {}

LiveRun::~LiveRun() {
  const QSignalBlocker quiet(this);
  cancel();
}

void LiveRun::start(const LiveRequest& request) {
  cancel();
  problem_.clear();
  figures_.reset();
  figures_text_.clear();
  part_ = 0;
  done_ = all_ = 0;
  before_pauses_ = 0;
  process_ = own_process(words_of(request));
  if (!process_) return fail_with(tr("The program boardwright, which plays the games, is missing."));
  connect(process_.get(), &QProcess::readyReadStandardOutput, this, &LiveRun::read);
  connect(process_.get(), &QProcess::finished, this, &LiveRun::finish);
  connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) fail_with(process_->errorString());
  });
  state_ = State::kRunning;
  timer_.start();
  process_->start(QIODevice::ReadOnly);
  if (state_ == State::kRunning) emit changed();
}

void LiveRun::pause() {
  if (state_ != State::kRunning) return;
  signal_process(*process_, SIGSTOP);
  before_pauses_ += timer_.elapsed();
  state_ = State::kPaused;
  emit changed();
}

void LiveRun::go_on() {
  if (state_ != State::kPaused) return;
  signal_process(*process_, SIGCONT);
  timer_.start();
  state_ = State::kRunning;
  emit changed();
}

void LiveRun::cancel() {
  if (!is_busy()) return;
  end(State::kCancelled);
}

void LiveRun::end(State state) {
  if (process_) {
    process_->disconnect(this);
    end_process(std::move(process_));
  }
  state_ = state;
  emit changed();
}

void LiveRun::fail_with(const QString& problem) {
  problem_ = problem;
  end(State::kFailed);
}

std::optional<int> LiveRun::seconds_left() const {
  const qint64 taken = before_pauses_ + (state_ == State::kRunning ? timer_.elapsed() : 0);
  if (!is_busy() || part_ < kEnoughPart || taken < kEnoughTime) return std::nullopt;
  return static_cast<int>(static_cast<double>(taken) / 1000 * (1 - part_) / part_);
}

void LiveRun::read() {
  while (process_ && process_->canReadLine()) take(process_->readLine());
  if (process_ && process_->bytesAvailable() > kLongestFigures)
    fail_with(tr("What the program that plays the games says can't be understood."));
}

void LiveRun::take(const QByteArray& line) {
  try {
    const Json json = Json::parse(line.constData(), line.constData() + line.size());
    const auto event = json.at("event").get<std::string>();
    if (event == "progress") {
      part_ = std::clamp(json.at("part").get<double>(), 0.0, 1.0);
      done_ = json.at("done").get<quint64>();
      all_ = json.at("all").get<quint64>();
      emit progressed();
    } else {
      const std::string text = json.at("figures").dump(1) + "\n";
      auto figures = report::ReportFigures::read(text);
      if (!figures) return fail_with(refusal_words(figures.error()));
      figures_ = std::make_shared<const report::ReportFigures>(std::move(*figures));
      figures_text_ = QByteArray::fromStdString(text);
      emit new_figures();
      if (event == "end") end(State::kDone);
    }
  } catch (const Json::exception&) {
    fail_with(tr("What the program that plays the games says can't be understood."));
  }
}

void LiveRun::finish(int exit_code, QProcess::ExitStatus status) {
  read();
  if (!is_busy()) return;
  if (status == QProcess::CrashExit)
    return fail_with(
        tr("The program that plays the games has crashed; a plugin may be at fault. Nothing else is lost."));
  const QString said = last_words(*process_);
  fail_with(said.isEmpty() ? tr("The games ended early (exit status %1).").arg(exit_code) : said);
}

}  // namespace boardwright::desktop
