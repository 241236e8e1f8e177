// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/club_address.hpp"

#include <QRegularExpression>

namespace boardwright::desktop {

namespace {

constexpr int kLongestAddress = 300;

quint16 port_without_saying(const QString& scheme) { return scheme == "https" ? 443 : 80; }

}  // namespace

QString ClubAddress::origin() const {
  QUrl url;
  url.setScheme(scheme);
  url.setHost(host);
  if (port != port_without_saying(scheme)) url.setPort(port);
  return url.toString(QUrl::FullyEncoded);
}

QUrl ClubAddress::page(const QString& path) const { return QUrl(origin() + path); }

QUrl ClubAddress::socket() const {
  QUrl url(origin() + "/ws");
  url.setScheme(scheme == "https" ? "wss" : "ws");
  return url;
}

std::optional<ClubAddress> read_club_address(const QString& typed) {
  QString text = typed.simplified();
  if (text.isEmpty() || text.size() > kLongestAddress) return std::nullopt;
  ClubAddress address;
  static const QRegularExpression parted("^([^# ]+)(?:/? ?# ?(?:code=)?| )([\\w-]{4,32})$");
  if (const auto found = parted.match(text); found.hasMatch()) {
    text = found.captured(1);
    address.code = found.captured(2);
  }
  const bool says_scheme = text.contains("://");
  const QUrl url(says_scheme ? text : "http://" + text, QUrl::StrictMode);
  const bool known = url.scheme() == "http" || url.scheme() == "https";
  if (!url.isValid() || !known || url.host().isEmpty() || !url.userInfo().isEmpty()) return std::nullopt;
  if (url.hasFragment() && !url.fragment().isEmpty()) return std::nullopt;  // not the code of any evening
  address.scheme = url.scheme();
  address.host = url.host(QUrl::FullyEncoded).toLower();
  const int usual = says_scheme ? port_without_saying(address.scheme) : ClubAddress::kUsualPort;
  const int port = url.port(usual);
  if (port <= 0 || port > 65535) return std::nullopt;
  address.port = static_cast<quint16>(port);
  return address;
}

}  // namespace boardwright::desktop
