// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <optional>

namespace boardwright::desktop {

/// Asks the desktop whether it is dark and whether it wants stillness, now and whenever that changes. Qt 6.4
/// doesn't; the settings portal of freedesktop.org does, on every desktop that has one. Without a session bus
/// nothing is ever said.
class SystemTheme final : public QObject {
  Q_OBJECT
 public:
  explicit SystemTheme(QObject* parent = nullptr);
  /// Returns at once; the answer comes as a signal.
  void watch();

  /// The portal's value of color-scheme: 1 dark, 2 light, anything else no wish.
  [[nodiscard]] static std::optional<bool> is_dark(const QVariant& colour_scheme);
  /// What a setting says about movement on the screen: true, it should be still.
  [[nodiscard]] static std::optional<bool> is_still(const QString& group, const QString& key,
                                                    const QVariant& value);

 signals:
  void changed(bool dark);
  void motion_changed(bool still);

 private slots:
  void take(const QString& group, const QString& key, const QDBusVariant& value);
};

}  // namespace boardwright::desktop
