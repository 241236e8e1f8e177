// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <filesystem>

namespace boardwright::desktop {

struct Settings;

/// The records that were opened or saved last, kept in the settings.
class RecentRecords final : public QObject {
  Q_OBJECT
 public:
  explicit RecentRecords(Settings& settings) : settings_(settings) {}

  [[nodiscard]] const QStringList& files() const;  ///< newest first
  void remember(const std::filesystem::path& file);
  void forget(const QString& file);

 signals:
  void changed();

 private:
  Settings& settings_;
};

}  // namespace boardwright::desktop
