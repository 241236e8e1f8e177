// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/club_http.hpp"

#include <QNetworkProxy>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <memory>

#include "ui/desktop/remote/kept_sessions.hpp"

namespace boardwright::desktop {

namespace {

std::string cookie_in(const QNetworkReply& reply) {
  for (const auto& [name, value] : reply.rawHeaderPairs())
    if (name.compare("set-cookie", Qt::CaseInsensitive) == 0)
      for (const QByteArray& line : value.split('\n'))  // several headers of one name come as lines
        if (std::string cookie = line.left(line.indexOf(';')).toStdString(); is_session_cookie(cookie))
          return cookie;
  return {};
}

}  // namespace

ClubHttp::ClubHttp(QObject* parent) : QObject(parent) {
  network_.setProxy(QNetworkProxy(QNetworkProxy::NoProxy));  // the club is in the room
  network_.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
}

void ClubHttp::set_session(std::string cookie, std::string token) {
  cookie_ = std::move(cookie);
  token_ = std::move(token);
}

QNetworkRequest ClubHttp::request(const QString& path) const {
  QNetworkRequest request(address_.page(path));
  request.setTransferTimeout(kPatience);
  request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
  request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
  request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
  request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
  request.setRawHeader("Accept-Encoding", "identity");  // what is packed could unpack to anything
  request.setRawHeader("Origin", address_.origin().toUtf8());
  if (!cookie_.empty()) request.setRawHeader("Cookie", QByteArray::fromStdString(cookie_));
  if (!token_.empty()) request.setRawHeader("X-Boardwright-Token", QByteArray::fromStdString(token_));
  return request;
}

void ClubHttp::get(const QString& path, Answered answered) {
  follow(network_.get(request(path)), std::move(answered));
}

void ClubHttp::post(const QString& path, const std::string& json, Answered answered) {
  QNetworkRequest asked = request(path);
  asked.setHeader(QNetworkRequest::ContentTypeHeader, "application/json");
  follow(network_.post(asked, QByteArray::fromStdString(json)), std::move(answered));
}

void ClubHttp::forget() { ++asked_; }

void ClubHttp::follow(QNetworkReply* reply, Answered answered) {
  reply->setReadBufferSize(ClubAnswer::kLargest + 1);
  const auto too_large = std::make_shared<bool>(false);
  connect(reply, &QNetworkReply::readyRead, this, [reply, too_large] {
    if (reply->bytesAvailable() <= ClubAnswer::kLargest) return;
    *too_large = true;
    reply->abort();
  });
  connect(reply, &QNetworkReply::finished, this,
          [this, reply, too_large, asked = asked_, answered = std::move(answered)] {
            reply->deleteLater();
            if (asked != asked_) return;
            ClubAnswer answer;
            answer.too_large = *too_large;
            const QVariant status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute);
            const bool whole = reply->error() == QNetworkReply::NoError ||
                               reply->error() >= QNetworkReply::ContentAccessDenied;
            if (status.isValid() && whole && !answer.too_large) answer.status = status.toInt();
            if (!answer.too_large) answer.body = reply->readAll().toStdString();
            answer.cookie = cookie_in(*reply);
            answered(answer);
          });
}

}  // namespace boardwright::desktop
