// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/system_theme.hpp"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace boardwright::desktop {

namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kSettings = QStringLiteral("org.freedesktop.portal.Settings");
const QString kGroup = QStringLiteral("org.freedesktop.appearance");
const QString kKey = QStringLiteral("color-scheme");
const QString kStill = QStringLiteral("reduced-motion");  // of newer portals
const QString kGnome = QStringLiteral("org.gnome.desktop.interface");
const QString kAnimations = QStringLiteral("enable-animations");

/// `Read` packs values twice.
QVariant unpacked(QVariant value) {
  while (value.metaType() == QMetaType::fromType<QDBusVariant>())
    value = value.value<QDBusVariant>().variant();
  return value;
}

}  // namespace

SystemTheme::SystemTheme(QObject* parent) : QObject(parent) {}

std::optional<bool> SystemTheme::is_dark(const QVariant& colour_scheme) {
  bool number = false;
  const uint scheme = unpacked(colour_scheme).toUInt(&number);
  if (!number || scheme < 1 || scheme > 2) return std::nullopt;
  return scheme == 1;
}

void SystemTheme::watch() {
  // Without an address Qt would start a bus of its own, and wait for it.
  if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")) return;
  QDBusConnection bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) return;
  bus.connect(kService, kPath, kSettings, QStringLiteral("SettingChanged"), this,
              SLOT(take(QString, QString, QDBusVariant)));
  for (const auto& [group, key] : {std::pair(kGroup, kKey), {kGroup, kStill}, {kGnome, kAnimations}}) {
    QDBusMessage question =
        QDBusMessage::createMethodCall(kService, kPath, kSettings, QStringLiteral("Read"));
    question << group << key;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, group = group, key = key] {
      const QDBusPendingReply<QDBusVariant> reply = *watcher;
      if (!reply.isError()) take(group, key, reply.value());  // no portal, or it doesn't know: no wish
      watcher->deleteLater();
    });
  }
}

std::optional<bool> SystemTheme::is_still(const QString& group, const QString& key, const QVariant& value) {
  const QVariant plain = unpacked(value);
  if (group == kGroup && key == kStill && plain.canConvert<uint>()) return plain.toUInt() == 1;
  if (group == kGnome && key == kAnimations && plain.metaType() == QMetaType::fromType<bool>())
    return !plain.toBool();
  return std::nullopt;
}

void SystemTheme::take(const QString& group, const QString& key, const QDBusVariant& value) {
  if (const auto still = is_still(group, key, value.variant())) emit motion_changed(*still);
  if (group != kGroup || key != kKey) return;
  if (const auto dark = is_dark(value.variant())) emit changed(*dark);
}

}  // namespace boardwright::desktop
