// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>
#include <optional>

namespace boardwright::desktop {

/// Where a club's server is.
struct ClubAddress {
  static constexpr quint16 kUsualPort = 8080;

  QString scheme = "http";  ///< or https
  QString host;             ///< in small letters, an IPv6 address without brackets
  quint16 port = kUsualPort;
  QString code = {};  ///< of the evening, where one was typed with the address; empty: none

  /// As a browser says it, without the port that goes without saying: http://192.168.1.5:8080.
  [[nodiscard]] QString origin() const;
  [[nodiscard]] QUrl page(const QString& path) const;
  [[nodiscard]] QUrl socket() const;
  friend bool operator==(const ClubAddress&, const ClubAddress&) = default;
};

/// As people type it from under the QR code: an address with or without scheme, port and page, and after '#' or a
/// space the code of the evening. Nothing: that is none.
[[nodiscard]] std::optional<ClubAddress> read_club_address(const QString& typed);

}  // namespace boardwright::desktop
