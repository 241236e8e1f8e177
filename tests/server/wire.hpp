// SPDX-License-Identifier: GPL-3.0-or-later
//
// A browser's end of a connection as bytes, so that a test can also send what no browser does.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace boardwright::test {

struct HttpAnswer {
  int status = 0;                              ///< 0: the connection was closed without one
  std::map<std::string, std::string> headers;  ///< by names in small letters
  std::string body;
};

class Wire {
 public:
  /// `from`: another address of 127.0.0.0/8, for who isn't to be taken for everybody else.
  explicit Wire(std::uint16_t port, std::uint32_t from = INADDR_LOOPBACK)
      : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(from);
    open_ = from == INADDR_LOOPBACK ||
            bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    open_ = open_ && connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire() { ::close(socket_); }

  [[nodiscard]] bool is_open() const noexcept { return open_; }
  void send(std::string_view bytes) {
    while (open_ && !bytes.empty()) {
      const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return void(open_ = false);
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }
  /// More of what comes, within that time; false: nothing came, or it is over.
  bool more(std::chrono::milliseconds patience) {
    pollfd ready{socket_, POLLIN, 0};
    if (!open_ || poll(&ready, 1, static_cast<int>(patience.count())) <= 0) return false;
    char bytes[16384];
    const ssize_t size = recv(socket_, bytes, sizeof bytes, 0);
    if (size <= 0) return open_ = false;
    came_.append(bytes, static_cast<std::size_t>(size));
    return true;
  }
  /// An answer's head, and its body where that has a length.
  HttpAnswer answer(std::chrono::milliseconds patience = std::chrono::seconds(20)) {
    HttpAnswer answer;
    while (came_.find("\r\n\r\n") == std::string::npos)
      if (!more(patience)) return answer;
    const std::size_t end = came_.find("\r\n\r\n");
    std::string head = came_.substr(0, end + 2);
    came_.erase(0, end + 4);
    answer.status = std::atoi(head.substr(head.find(' ') + 1).c_str());
    for (std::size_t at = head.find("\r\n") + 2; at < head.size(); at = head.find("\r\n", at) + 2) {
      const std::string line = head.substr(at, head.find("\r\n", at) - at);
      std::string name = line.substr(0, line.find(':'));
      for (char& c : name) c = static_cast<char>(std::tolower(c));
      answer.headers[name] = line.substr(std::min(line.size(), line.find(':') + 2));
    }
    const auto length = answer.headers.find("content-length");
    const std::size_t size = length == answer.headers.end() ? 0 : std::stoul(length->second);
    while (came_.size() < size && more(patience)) {
    }
    answer.body = came_.substr(0, size);
    came_.erase(0, size);
    return answer;
  }

  // WebSocket frames, once the connection is one.
  void send_frame(unsigned char kind, std::string_view data) {
    std::string frame(1, static_cast<char>(0x80 | kind));
    if (data.size() < 126) {
      frame += static_cast<char>(0x80 | data.size());
    } else {
      frame += static_cast<char>(0x80 | 126);
      frame += static_cast<char>(data.size() >> 8);
      frame += static_cast<char>(data.size() & 0xFF);
    }
    frame += std::string_view("\x01\x02\x03\x04", 4);  // the mask
    for (std::size_t i = 0; i < data.size(); ++i)
      frame += static_cast<char>(data[i] ^ static_cast<char>(i % 4 + 1));
    send(frame);
  }
  /// The next text; nothing when none comes in that time or the other end has closed.
  std::optional<std::string> text(std::chrono::milliseconds patience) {
    for (;;) {
      while (came_.size() < 2)
        if (!more(patience)) return std::nullopt;
      const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(came_[i]); };
      std::size_t head = 2, size = byte(1) & 0x7F;
      const std::size_t wide = size == 126 ? 2 : size == 127 ? 8 : 0;
      while (came_.size() < head + wide)
        if (!more(patience)) return std::nullopt;
      if (wide > 0) size = 0;
      for (std::size_t i = 0; i < wide; ++i) size = size << 8 | byte(head + i);
      head += wide;
      while (came_.size() < head + size)
        if (!more(patience)) return std::nullopt;
      const unsigned kind = byte(0) & 0x0F;
      std::string data = came_.substr(head, size);
      came_.erase(0, head + size);
      if (kind == 1) return data;
      if (kind == 8) {
        open_ = false;
        return std::nullopt;
      }
    }
  }

 private:
  int socket_;
  bool open_ = false;
  std::string came_;
};

}  // namespace boardwright::test
