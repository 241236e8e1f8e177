// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/keep_awake.hpp"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFile>

namespace boardwright::desktop {

namespace {

const QString kScreen = QStringLiteral("org.freedesktop.ScreenSaver");
const QString kScreenPath = QStringLiteral("/org/freedesktop/ScreenSaver");
const QString kWho = QStringLiteral("Boardwright");

}  // namespace

KeepAwake::KeepAwake(QObject* parent) : QObject(parent) {
  // Without an address Qt would start a bus of its own, and wait for it.
  if (qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")) session_ = QDBusConnection::sessionBus();
  if (qEnvironmentVariableIsSet("DBUS_SYSTEM_BUS_ADDRESS") || QFile::exists("/run/dbus/system_bus_socket"))
    system_ = QDBusConnection::systemBus();
}

KeepAwake::KeepAwake(const QDBusConnection& system, const QDBusConnection& session, QObject* parent)
    : QObject(parent), system_(system), session_(session) {}

KeepAwake::~KeepAwake() { release(); }

void KeepAwake::hold(const QString& why) {
  if (std::exchange(wanted_, true)) return;
  ++asked_;
  if (system_ && system_->isConnected()) ask_logind(why);
  if (session_ && session_->isConnected()) ask_screen(why);
}

void KeepAwake::release() {
  wanted_ = false;
  sleep_ = {};
  if (screen_) let_screen_go(*std::exchange(screen_, std::nullopt));
}

void KeepAwake::ask_logind(const QString& why) {
  QDBusMessage question = QDBusMessage::createMethodCall(
      QStringLiteral("org.freedesktop.login1"), QStringLiteral("/org/freedesktop/login1"),
      QStringLiteral("org.freedesktop.login1.Manager"), QStringLiteral("Inhibit"));
  question << QStringLiteral("sleep:idle") << kWho << why << QStringLiteral("block");
  auto* watcher = new QDBusPendingCallWatcher(system_->asyncCall(question), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, asked = asked_] {
    const QDBusPendingReply<QDBusUnixFileDescriptor> reply = *watcher;
    if (!reply.isError() && wanted_ && asked == asked_) sleep_ = reply.value();
    watcher->deleteLater();
  });
}

void KeepAwake::ask_screen(const QString& why) {
  QDBusMessage question =
      QDBusMessage::createMethodCall(kScreen, kScreenPath, kScreen, QStringLiteral("Inhibit"));
  question << kWho << why;
  auto* watcher = new QDBusPendingCallWatcher(session_->asyncCall(question), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, asked = asked_] {
    const QDBusPendingReply<uint> reply = *watcher;
    watcher->deleteLater();
    if (reply.isError()) return;  // no desktop that could
    if (wanted_ && asked == asked_)
      screen_ = reply.value();
    else
      let_screen_go(reply.value());
  });
}

void KeepAwake::let_screen_go(uint cookie) {
  QDBusMessage word =
      QDBusMessage::createMethodCall(kScreen, kScreenPath, kScreen, QStringLiteral("UnInhibit"));
  word << cookie;
  session_->send(word);
}

}  // namespace boardwright::desktop
