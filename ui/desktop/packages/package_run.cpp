// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/packages/package_run.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "ui/desktop/figures/own_process.hpp"

namespace boardwright::desktop {

PackageRun::PackageRun(QObject* parent) : QObject(parent) {}

PackageRun::~PackageRun() {
  if (process_ == nullptr) return;
  process_->disconnect(this);
  end_process(std::move(process_));
}

void PackageRun::start(QStringList arguments, Done done) {
  done_ = std::move(done);
  process_ = own_process(arguments << "--json");
  if (process_ == nullptr) return std::exchange(done_, {})({}, tr("the program boardwright is missing"));
  connect(process_.get(), &QProcess::finished, this, &PackageRun::finish);
  connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) finish();
  });
  process_->start(QIODevice::ReadOnly);
}

void PackageRun::finish() {
  const QByteArray out = process_->readAllStandardOutput();
  auto told = nlohmann::json::parse(out.constData(), out.constData() + out.size(), nullptr, false);
  QString problem;
  if (process_->exitStatus() != QProcess::NormalExit || process_->exitCode() != 0 || told.is_discarded()) {
    problem = last_words(*process_);
    if (problem.isEmpty()) problem = tr("the program that reads packages has ended early");
  }
  process_->disconnect(this);
  process_.release()->deleteLater();
  // It may begin the next one.
  std::exchange(done_, {})(told.is_discarded() ? nlohmann::json() : told, problem);
}

}  // namespace boardwright::desktop
