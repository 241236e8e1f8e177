// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/lines_run.hpp"

#include "framework/workshop/line_json.hpp"
#include "ui/desktop/figures/own_process.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kQuiet = 400;                                   // milliseconds after a save
constexpr qint64 kLongestAnswer = qint64{256} * 1024 * 1024;  // bytes

}  // namespace

LinesRun::LinesRun(QObject* parent) : QObject(parent) {
  wait_.setSingleShot(true);
  wait_.setInterval(kQuiet);
  connect(&wait_, &QTimer::timeout, this, &LinesRun::begin);
}

LinesRun::~LinesRun() {
  const QSignalBlocker quiet(this);
  stop();
}

void LinesRun::start(const std::filesystem::path& game) {
  drop();
  game_ = game;
  played_ = 0;
  state_ = State::kRunning;
  wait_.start();
  emit changed();
}

void LinesRun::begin() {
  process_ = own_process({"lines", QString::fromStdString(game_.string()), "--live", "--games",
                          QString::number(kGames), "--seconds", QString::number(kSeconds)});
  if (!process_) return end(State::kFailed, tr("the program boardwright is missing"));
  connect(process_.get(), &QProcess::readyReadStandardOutput, this, &LinesRun::read);
  connect(process_.get(), &QProcess::finished, this, &LinesRun::finish);
  connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) end(State::kFailed, process_->errorString());
  });
  process_->start(QIODevice::ReadOnly);
}

void LinesRun::stop() {
  if (state_ != State::kIdle) end(State::kIdle);
}

void LinesRun::forget() {
  found_.reset();
  end(State::kIdle);
}

void LinesRun::read() {
  while (process_ && process_->canReadLine()) take(process_->readLine());
  if (process_ && process_->bytesAvailable() > kLongestAnswer)
    end(State::kFailed, tr("what the program says can't be understood"));
}

void LinesRun::take(const QByteArray& line) {
  const auto json = nlohmann::json::parse(line.constData(), line.constData() + line.size(), nullptr, false);
  const auto event = json.is_object() ? json.find("event") : json.end();
  if (json.is_object() && event != json.end() && *event == "progress" && json.contains("done") &&
      json["done"].is_number_unsigned()) {
    played_ = json["done"].get<std::uint32_t>();
    emit changed();
    return;
  }
  if (!json.is_object() || event == json.end() || *event != "end" || !json.contains("lines"))
    return end(State::kFailed, tr("what the program says can't be understood"));
  auto found = line_coverage_from(json["lines"]);
  if (!found) return end(State::kFailed, tr("what the program says can't be understood"));
  found_ = std::move(*found);
  end(State::kDone);
}

void LinesRun::finish() {
  read();
  if (state_ != State::kRunning) return;
  const QString said = last_words(*process_);
  end(State::kFailed, said.isEmpty() ? tr("the program that plays them has ended early") : said);
}

void LinesRun::drop() {
  wait_.stop();
  if (!process_) return;
  process_->disconnect(this);
  end_process(std::move(process_));
}

void LinesRun::end(State state, const QString& problem) {
  drop();
  state_ = state;
  problem_ = problem;
  emit changed();
}

}  // namespace boardwright::desktop
