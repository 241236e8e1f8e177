// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/phones_server.hpp"

#include <QTimer>
#include <nlohmann/json.hpp>

#include "framework/text/config_file.hpp"
#include "plugins/host/program_files.hpp"

namespace boardwright::desktop {

namespace {

using Json = nlohmann::json;

constexpr int kGoodbyes = 5000;           // milliseconds: people are told, clocks written down
constexpr qint64 kLongestLine = 1 << 20;  // of a full room: 2,000 names

QString phones_text(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found == json.end() || !found->is_string() ? QString()
                                                    : QString::fromStdString(found->get<std::string>());
}

QStringList phones_texts(const Json& list) {
  QStringList texts;
  for (const auto& one : list) texts << QString::fromStdString(one.get<std::string>());
  return texts;
}

}  // namespace

PhonesServer::PhonesServer(QObject* parent) : QObject(parent) {}

PhonesServer::~PhonesServer() {
  if (!process_ || process_->state() == QProcess::NotRunning) return;
  process_->disconnect(this);
  process_->terminate();
  if (process_->waitForFinished(kGoodbyes)) return;
  process_->kill();
  process_->waitForFinished(kGoodbyes);
}

qint64 PhonesServer::process() const { return process_ ? process_->processId() : 0; }

void PhonesServer::open(const PhonesWish& wish) {
  if (state_ != State::kClosed) return;
  problem_ = Problem::kNone;
  sentence_.clear();
  news_ = {};
  port_ = wish.port;
  const auto program = program_.value_or(own_program("boardwright-server"));
  if (program.empty() || !is_there(program)) return fail(Problem::kMissing);
  QStringList words{"--status", "--port", QString::number(wish.port)};
  if (!wish.store.isEmpty()) words << "--store" << wish.store;
  if (!wish.trial.isEmpty()) words << "--trial" << wish.trial;
  if (!wish.club.trimmed().isEmpty()) words << "--club" << wish.club.trimmed();
  if (wish.codes) words << "--ask-code";
  if (!wish.delay.isEmpty()) words << "--delay" << wish.delay;
  for (const QString& folder : wish.games) words << "--games" << folder;
  process_ = std::make_unique<QProcess>();
  process_->setProgram(QString::fromStdString(program.string()));
  process_->setArguments(words);
  connect(process_.get(), &QProcess::readyReadStandardOutput, this, &PhonesServer::read);
  connect(process_.get(), &QProcess::finished, this, &PhonesServer::finish);
  connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) fail(Problem::kOther, process_->errorString());
  });
  state_ = State::kOpening;
  process_->start();  // its input stays open as long as we are there
  if (state_ == State::kOpening) emit changed();
}

void PhonesServer::close() {
  if (state_ != State::kOpening && state_ != State::kOpen) return;
  state_ = State::kClosing;
  process_->terminate();
  QTimer::singleShot(kGoodbyes, process_.get(), [slow = process_.get()] { slow->kill(); });
  emit changed();
}

void PhonesServer::fail(Problem problem, const QString& sentence) {
  problem_ = problem;
  sentence_ = sentence;
  state_ = State::kClosed;
  if (process_) {
    process_->disconnect(this);
    if (process_->state() != QProcess::NotRunning) process_->kill();
    // It may be telling us something just now. Whoever is killed is gone at once.
    connect(process_.get(), &QProcess::finished, process_.get(), &QObject::deleteLater);
    if (QProcess* gone = process_.release(); gone->state() == QProcess::NotRunning) gone->deleteLater();
  }
  emit changed();
}

void PhonesServer::read() {
  while (process_ && process_->canReadLine()) take(process_->readLine());
  if (process_ && process_->bytesAvailable() > kLongestLine) fail(Problem::kOther);
}

void PhonesServer::take(const QByteArray& line) {
  if (state_ == State::kClosing) return;
  try {
    const Json json = Json::parse(line.constData(), line.constData() + line.size());
    if (const auto failed = json.find("failed"); failed != json.end()) {
      problem_ = *failed == "port" ? Problem::kPort : Problem::kOther;
      sentence_ = phones_text(json, "sentence");
      return;  // it ends by itself
    }
    if (const auto now = json.find("now"); now != json.end()) {
      news_.addresses = phones_texts(now->at("addresses"));
      news_.people = phones_texts(now->at("people"));
      news_.games = now->at("games").get<int>();
      news_.came = now->at("came").get<bool>();
      if (const Json& reached = now->at("reached"); !reached.is_null()) {
        news_.reached = QDateTime::fromMSecsSinceEpoch(reached.at("when").get<qint64>());
        news_.from = phones_text(reached, "from");
        news_.elsewhere = reached.at("elsewhere").get<bool>();
      }
    } else {
      news_.addresses = phones_texts(json.at("addresses"));
      news_.organiser_code = phones_text(json, "organiser");
      news_.arbiter_code = phones_text(json, "arbiter");
      news_.helper_code = phones_text(json, "helper");
      news_.guest_code = phones_text(json, "code");
      port_ = json.at("port").get<quint16>();
      state_ = State::kOpen;
    }
    emit changed();
  } catch (const Json::exception&) {
    fail(Problem::kOther);
  }
}

void PhonesServer::finish(int, QProcess::ExitStatus) {
  read();
  if (!process_) return;
  if (state_ == State::kClosing) {
    state_ = State::kClosed;
    process_.release()->deleteLater();
    emit changed();
    return;
  }
  if (problem_ != Problem::kNone) return fail(problem_, sentence_);
  if (state_ == State::kOpen) return fail(Problem::kEnded);
  QString said = QString::fromUtf8(process_->readAllStandardError()).trimmed();
  fail(Problem::kOther, said.section('\n', -1).remove("boardwright-server: "));
}

}  // namespace boardwright::desktop
