// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>

class QWidget;

namespace boardwright::desktop {

class PackageRun;

/// A package for others is made of a script, as its file is; the laws that all games keep are tried on it first.
class RulesShare final : public QObject {
  Q_OBJECT
 public:
  /// Questions stand above `page`.
  explicit RulesShare(QWidget& page);
  [[nodiscard]] bool running() const;
  void ask(const std::filesystem::path& script);  ///< for the package's file
  void share(const std::filesystem::path& script, const std::filesystem::path& package);

 signals:
  void told(const QString& sentence);
  void failed(const QString& sentence);
  void running_changed();

 private:
  QWidget& page_;
  PackageRun* run_;
};

}  // namespace boardwright::desktop
