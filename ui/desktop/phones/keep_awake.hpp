// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusUnixFileDescriptor>
#include <QObject>
#include <QString>
#include <optional>

namespace boardwright::desktop {

/// Keeps the computer from falling asleep by itself, as far as the desktop can be asked to: logind for sleep,
/// org.freedesktop.ScreenSaver for the screen. Where neither is there nothing happens.
class KeepAwake final : public QObject {
  Q_OBJECT
 public:
  explicit KeepAwake(QObject* parent = nullptr);
  KeepAwake(const QDBusConnection& system, const QDBusConnection& session, QObject* parent = nullptr);
  ~KeepAwake() override;

  void hold(const QString& why);
  void release();
  [[nodiscard]] bool holds() const noexcept { return wanted_; }

 private:
  void ask_logind(const QString& why);
  void ask_screen(const QString& why);
  void let_screen_go(uint cookie);

  std::optional<QDBusConnection> system_, session_;
  bool wanted_ = false;
  int asked_ = 0;                  // an answer to an older question is let go at once
  QDBusUnixFileDescriptor sleep_;  // as long as it is open
  std::optional<uint> screen_;
};

}  // namespace boardwright::desktop
