// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace boardwright::desktop {

/// A Wi-Fi of this computer's own for the phones in the room, where its card can make one and NetworkManager rules it.
/// It is gone with this object. The interface's thread.
class AccessPoint final : public QObject {
  Q_OBJECT
 public:
  enum class State {
    kCannot,  ///< no card that could, or nobody has looked yet
    kDown,
    kRising,
    kUp,
    kFalling
  };
  /// What NetworkManager calls it, so that nobody's own networks are touched.
  static constexpr const char* kProfile = "boardwright-hotspot";

  explicit AccessPoint(QObject* parent = nullptr) : QObject(parent) {}
  ~AccessPoint() override;

  /// Whether a card can make one; known when `changed` comes.
  void look();
  void raise(const QString& name, const QString& password);
  void lower();
  [[nodiscard]] State state() const noexcept { return state_; }
  [[nodiscard]] const QString& name() const noexcept { return name_; }
  [[nodiscard]] const QString& password() const noexcept { return password_; }
  /// NetworkManager's own, where it has refused the last wish; "" where it said nothing, null where it did it.
  [[nodiscard]] const QString& refusal() const noexcept { return refusal_; }

  /// The card, of what `nmcli -t -f GENERAL.DEVICE,GENERAL.STATE,WIFI-PROPERTIES.AP device show` says; empty: none can.
  [[nodiscard]] static QString card_in(const QByteArray& said);
  /// As much of a name as a Wi-Fi may be called: 32 bytes.
  [[nodiscard]] static QString network_name(const QString& name);
  /// Ten letters that nobody mistakes for each other.
  [[nodiscard]] static QString fresh_password();

 signals:
  void changed();

 private:
  void become(State state);
  [[nodiscard]] static QStringList away() { return {"connection", "delete", "id", kProfile}; }

  State state_ = State::kCannot;
  bool wanted_ = false;
  QString card_, name_, password_, refusal_;
};

}  // namespace boardwright::desktop
