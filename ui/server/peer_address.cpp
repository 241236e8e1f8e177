// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/peer_address.hpp"

namespace boardwright::server {

namespace ip = boost::asio::ip;

std::string peer_text(const ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return ip::make_address_v4(ip::v4_mapped, address.to_v6()).to_string();
  return address.to_string();
}

Result<std::vector<std::string>> read_proxies(const std::vector<std::string>& words) {
  std::vector<std::string> peers;
  for (const auto& word : words) {
    boost::system::error_code error;
    const auto address = ip::make_address(word, error);
    if (error)
      return fail("--proxy: '" + word +
                  "' is no IP address; expected the one from which the proxy asks, such as 127.0.0.1 or ::1");
    peers.push_back(peer_text(address));
  }
  return peers;
}

}  // namespace boardwright::server
