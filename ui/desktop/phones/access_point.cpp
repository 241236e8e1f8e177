// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/access_point.hpp"

#include <QRandomGenerator>
#include <utility>

#include "ui/desktop/phones/nmcli.hpp"

namespace boardwright::desktop {

AccessPoint::~AccessPoint() {
  if (state_ == State::kCannot || state_ == State::kDown) return;
  const QObjectList asked = children();
  qDeleteAll(asked);  // what is still being asked would make it anew
  tell_nmcli(away());
}

void AccessPoint::become(State state) {
  state_ = state;
  emit changed();
}

void AccessPoint::look() {
  if (state_ != State::kCannot) return;
  ask_nmcli(*this, {"-t", "-f", "GENERAL.DEVICE,GENERAL.STATE,WIFI-PROPERTIES.AP", "device", "show"},
            [this](const NmcliAnswer& answer) {
              card_ = card_in(answer.said);
              if (!card_.isEmpty() && state_ == State::kCannot) become(State::kDown);
            });
}

void AccessPoint::raise(const QString& name, const QString& password) {
  if (state_ != State::kDown) return;
  wanted_ = true;
  name_ = name;
  password_ = password;
  refusal_ = QString();
  become(State::kRising);
  // One that is left from a program that was killed.
  ask_nmcli(*this, away(), [this](const NmcliAnswer&) {
    ask_nmcli(*this,
              {"device", "wifi", "hotspot", "ifname", card_, "con-name", kProfile, "ssid", name_, "password",
               password_},
              [this](const NmcliAnswer& answer) {
                if (answer.done) {
                  become(State::kUp);
                  if (!wanted_) lower();
                  return;
                }
                refusal_ = answer.why.isNull() ? QStringLiteral("") : answer.why;
                // What couldn't be raised is kept by NetworkManager all the same.
                ask_nmcli(*this, away(), [this](const NmcliAnswer&) { become(State::kDown); });
              });
  });
}

void AccessPoint::lower() {
  wanted_ = false;
  if (state_ != State::kUp) return;  // one that rises is lowered when it is up
  refusal_ = QString();
  become(State::kFalling);
  ask_nmcli(*this, away(), [this](const NmcliAnswer& answer) {
    if (!answer.done) refusal_ = answer.why.isNull() ? QStringLiteral("") : answer.why;
    become(answer.done ? State::kDown : State::kUp);
  });
}

QString AccessPoint::card_in(const QByteArray& said) {
  constexpr int kDisconnected = 30;  // as NetworkManager counts: what is less is switched off, or not its own
  QString card;
  bool usable = false;
  for (const QByteArray& line : said.split('\n')) {
    const auto value = [&] { return line.mid(line.indexOf(':') + 1); };
    if (line.startsWith("GENERAL.DEVICE:")) {
      card = QString::fromUtf8(value());
      usable = false;
    } else if (line.startsWith("GENERAL.STATE:")) {
      usable = value().split(' ').front().toInt() >= kDisconnected;
    } else if (line == "WIFI-PROPERTIES.AP:yes" && usable) {
      return card;
    }
  }
  return {};
}

QString AccessPoint::network_name(const QString& name) {
  constexpr qsizetype kMostBytes = 32;
  QString fits = name.simplified();
  while (fits.toUtf8().size() > kMostBytes) {
    fits.chop(1);
    if (!fits.isEmpty() && fits.back().isHighSurrogate()) fits.chop(1);
  }
  return fits.isEmpty() ? QStringLiteral("Boardwright") : fits.trimmed();
}

QString AccessPoint::fresh_password() {
  constexpr int kLetters = 10;
  static constexpr char kUsed[] = "abcdefghjkmnpqrstuvwxyz23456789";
  QString password;
  for (int i = 0; i < kLetters; ++i)
    password += QLatin1Char(kUsed[QRandomGenerator::system()->bounded(static_cast<int>(sizeof kUsed - 1))]);
  return password;
}

}  // namespace boardwright::desktop
