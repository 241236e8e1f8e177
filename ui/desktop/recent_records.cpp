// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/recent_records.hpp"

#include <QFileInfo>

#include "ui/desktop/appearance/settings.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kMostRecords = 5;

}  // namespace

const QStringList& RecentRecords::files() const { return settings_.records; }

void RecentRecords::remember(const std::filesystem::path& file) {
  const QString name = QFileInfo(QString::fromStdString(file.string())).absoluteFilePath();
  settings_.records.removeAll(name);
  settings_.records.prepend(name);
  while (settings_.records.size() > kMostRecords) settings_.records.removeLast();
  settings_.save();
  emit changed();
}

void RecentRecords::forget(const QString& file) {
  settings_.records.removeAll(file);
  settings_.save();
  emit changed();
}

}  // namespace boardwright::desktop
