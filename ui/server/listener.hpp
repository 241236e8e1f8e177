// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <memory>
#include <set>
#include <string>

#include "ui/server/site.hpp"

namespace boardwright::server {

struct ListenerOptions {
  std::string address = "::";          ///< of this machine; "::" is all of them
  std::uint16_t port = 0;              ///< 0: any that is free
  std::set<std::string> proxies = {};  ///< who may say for whom it asks (X-Forwarded-For), as peer_text
  std::size_t most_connections = 2500;
};

/// A port on which a site answers, over HTTP and, where the site has sockets, WebSocket. Everything runs in the
/// io_context's thread. Nobody may be slow: headers, bodies and handshakes have 10 s each, what is sent 20 s.
class Listener {
 public:
  [[nodiscard]] static Result<std::unique_ptr<Listener>> open(boost::asio::io_context& io, Site& site,
                                                              ListenerOptions options);
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  ~Listener();

  [[nodiscard]] std::uint16_t port() const;
  void close();  ///< nobody new; who is there stays

 private:
  struct Shared;
  explicit Listener(std::shared_ptr<Shared> shared) : shared_(std::move(shared)) {}
  std::shared_ptr<Shared> shared_;
};

}  // namespace boardwright::server
