// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a browser says that pushes for it go: a stranger's words, by which the server must not be led to anything of its
// own network. Pure functions.
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>
#include <string_view>

namespace boardwright::server {

struct PushEndpoint {
  std::string host, port, target;
  [[nodiscard]] std::string origin() const { return "https://" + host + (port == "443" ? "" : ":" + port); }
};

inline constexpr std::size_t kLongestEndpoint = 1500;

/// https at a name with a dot, port 443. `any_port`: and names without a dot; for push services that a test runs.
[[nodiscard]] Result<PushEndpoint> read_push_endpoint(std::string_view url, bool any_port = false);

/// Whether an address is one of the internet: of no room, machine, link, document or group. IPv4 in an IPv6 address and
/// tunnels are none.
[[nodiscard]] bool is_public_address(const std::string& address);

}  // namespace boardwright::server
