// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <optional>

namespace boardwright::desktop {

/// Asks the desktop whether it is dark, now and whenever that changes. Qt 6.4 doesn't; the settings portal of
/// freedesktop.org does, on every desktop that has one. Without a session bus nothing is ever said.
class SystemTheme final : public QObject {
  Q_OBJECT
 public:
  explicit SystemTheme(QObject* parent = nullptr);
  /// Returns at once; the answer comes as a signal.
  void watch();

  /// The portal's value of color-scheme: 1 dark, 2 light, anything else no wish.
  [[nodiscard]] static std::optional<bool> is_dark(const QVariant& colour_scheme);

 signals:
  void changed(bool dark);

 private slots:
  void take(const QString& group, const QString& key, const QDBusVariant& value);
};

}  // namespace boardwright::desktop
