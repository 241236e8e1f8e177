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

}  // namespace

SystemTheme::SystemTheme(QObject* parent) : QObject(parent) {}

std::optional<bool> SystemTheme::is_dark(const QVariant& colour_scheme) {
  QVariant value = colour_scheme;  // `Read` packs the value twice
  while (value.metaType() == QMetaType::fromType<QDBusVariant>())
    value = value.value<QDBusVariant>().variant();
  bool number = false;
  const uint scheme = value.toUInt(&number);
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
  QDBusMessage question = QDBusMessage::createMethodCall(kService, kPath, kSettings, QStringLiteral("Read"));
  question << kGroup << kKey;
  auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
    const QDBusPendingReply<QDBusVariant> reply = *watcher;
    if (!reply.isError()) take(kGroup, kKey, reply.value());  // no portal: no wish
    watcher->deleteLater();
  });
}

void SystemTheme::take(const QString& group, const QString& key, const QDBusVariant& value) {
  if (group != kGroup || key != kKey) return;
  if (const auto dark = is_dark(value.variant())) emit changed(*dark);
}

}  // namespace boardwright::desktop
