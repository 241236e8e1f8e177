// SPDX-License-Identifier: GPL-3.0-or-later
//
// What lies between a window and a club's server, and servers that are none.
#pragma once

#include <QCryptographicHash>
#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace boardwright::desktop {

/// Passes bytes on, and remembers what the server said. While it is pulled nothing comes through, and nobody is told;
/// what was on its way arrives when it is plugged in again.
class Cable final : public QObject {
 public:
  Cable() {
    REQUIRE(server_.listen(QHostAddress::LocalHost));
    connect(&server_, &QTcpServer::newConnection, this, [this] {
      while (QTcpSocket* near = server_.nextPendingConnection()) join(near);
    });
  }
  [[nodiscard]] quint16 port() const { return server_.serverPort(); }
  void lead_to(quint16 port) { far_ = port; }
  void pull() { pulled_ = true; }
  void plug() {
    pulled_ = false;
    for (const auto& [from, to] : pairs_) pass(from, to);
  }
  /// Everything that has come from the server.
  QByteArray heard;

 private:
  void join(QTcpSocket* near) {
    auto* far = new QTcpSocket(this);
    far->connectToHost(QHostAddress::LocalHost, far_);
    for (const auto& [from, to] : {std::pair(near, far), std::pair(far, near)}) {
      pairs_.emplace_back(from, to);
      connect(from, &QTcpSocket::readyRead, this, [this, from, to] { pass(from, to); });
      connect(from, &QTcpSocket::disconnected, this, [this, to] {
        if (!pulled_) to->disconnectFromHost();
      });
    }
    connect(far, &QTcpSocket::connected, this, [this, near, far] { pass(near, far); });
    far_ends_.push_back(far);
  }
  void pass(QTcpSocket* from, QTcpSocket* to) {
    if (pulled_ || to->state() == QAbstractSocket::ConnectingState) return;
    const QByteArray bytes = from->readAll();
    if (std::find(far_ends_.begin(), far_ends_.end(), from) != far_ends_.end()) heard += bytes;
    if (to->state() == QAbstractSocket::ConnectedState) to->write(bytes);
    if (from->state() == QAbstractSocket::UnconnectedState && to->state() == QAbstractSocket::ConnectedState)
      to->disconnectFromHost();
  }

  QTcpServer server_;
  quint16 far_ = 0;
  bool pulled_ = false;
  std::vector<std::pair<QTcpSocket*, QTcpSocket*>> pairs_;
  std::vector<QTcpSocket*> far_ends_;
};

/// Answers each path with what a test writes down, and anything else with nonsense.
class StrangeServer final : public QObject {
 public:
  StrangeServer() {
    REQUIRE(server_.listen(QHostAddress::LocalHost));
    connect(&server_, &QTcpServer::newConnection, this, [this] {
      while (QTcpSocket* socket = server_.nextPendingConnection())
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { answer(socket); });
    });
  }
  [[nodiscard]] QString address() const { return QStringLiteral("127.0.0.1:%1").arg(server_.serverPort()); }
  std::map<QByteArray, QByteArray> pages;  ///< bodies, by path
  QByteArray headers;
  std::vector<QByteArray> frames;  ///< what its socket says at once, as text
  QByteArray asked;                ///< all that was sent to it

 private:
  void answer(QTcpSocket* socket) {
    QByteArray& came = came_[socket];
    const QByteArray bytes = socket->readAll();
    came += bytes;
    asked += bytes;
    if (!came.contains("\r\n\r\n")) return;
    const QByteArray path = came.split(' ').value(1).split('?').front();
    if (path == "/ws" && !frames.empty()) return shake_hands(socket, came);
    const auto page = pages.find(path);
    const QByteArray body = page == pages.end() ? QByteArray("<html>It works!</html>") : page->second;
    socket->write("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n" + headers +
                  "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    came.clear();
    socket->disconnectFromHost();
  }
  void shake_hands(QTcpSocket* socket, QByteArray& came) {
    QByteArray key;
    for (const QByteArray& line : came.split('\n'))
      if (line.toLower().startsWith("sec-websocket-key:")) key = line.mid(line.indexOf(':') + 1).trimmed();
    came.clear();
    const QByteArray proof =
        QCryptographicHash::hash(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11", QCryptographicHash::Sha1)
            .toBase64();
    socket->write(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Accept: " +
        proof + "\r\n\r\n");
    for (const QByteArray& text : frames) socket->write(frame(text));
  }
  static QByteArray frame(const QByteArray& text) {
    QByteArray head(1, static_cast<char>(0x81));
    if (text.size() < 126) {
      head += static_cast<char>(text.size());
    } else if (text.size() < 65536) {
      head += static_cast<char>(126);
      head += static_cast<char>(text.size() >> 8);
      head += static_cast<char>(text.size());
    } else {
      head += static_cast<char>(127);
      for (int shift = 56; shift >= 0; shift -= 8)
        head += static_cast<char>(static_cast<quint64>(text.size()) >> shift);
    }
    return head + text;
  }

  QTcpServer server_;
  std::map<QTcpSocket*, QByteArray> came_;
};

}  // namespace boardwright::desktop
