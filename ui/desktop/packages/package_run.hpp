// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QStringList>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>

namespace boardwright::desktop {

/// `boardwright pack` or `boardwright package` at work for the window: what comes from somebody else is read and tried there,
/// and never here. One thing at a time; gone when this is. The interface's thread.
class PackageRun final : public QObject {
  Q_OBJECT
 public:
  /// What it has told, or why it has failed (`problem`; empty: it hasn't), in the language spoken.
  using Done = std::function<void(const nlohmann::json& told, const QString& problem)>;

  explicit PackageRun(QObject* parent = nullptr);
  ~PackageRun() override;

  [[nodiscard]] bool running() const noexcept { return process_ != nullptr; }
  /// Not while something is running.
  void start(QStringList arguments, Done done);

 private:
  void finish();

  std::unique_ptr<QProcess> process_;
  Done done_;
};

}  // namespace boardwright::desktop
