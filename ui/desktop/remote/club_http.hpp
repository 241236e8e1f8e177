// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkAccessManager>
#include <QObject>
#include <functional>
#include <string>

#include "ui/desktop/remote/club_address.hpp"
#include "ui/desktop/remote/club_answer.hpp"

class QNetworkReply;

namespace boardwright::desktop {

/// Asks a club's server over HTTP, as its page would, within limits of size and time. The session's cookie is handed
/// in and out here and nowhere else.
class ClubHttp final : public QObject {
  Q_OBJECT
 public:
  static constexpr int kPatience = 8000;  ///< milliseconds

  using Answered = std::function<void(const ClubAnswer&)>;

  explicit ClubHttp(QObject* parent = nullptr);
  void set_address(const ClubAddress& address) { address_ = address; }
  void set_session(std::string cookie, std::string token);
  [[nodiscard]] const std::string& cookie() const noexcept { return cookie_; }

  void get(const QString& path, Answered answered);
  void post(const QString& path, const std::string& json, Answered answered);
  /// Nothing that was asked is answered any more.
  void forget();

 private:
  [[nodiscard]] QNetworkRequest request(const QString& path) const;
  void follow(QNetworkReply* reply, Answered answered);

  QNetworkAccessManager network_;
  ClubAddress address_;
  std::string cookie_, token_;
  int asked_ = 0;  // raised by forget
};

}  // namespace boardwright::desktop
