// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the other end of a connection is named, so that a name that was given can be compared with it.
#pragma once

#include <boardwright/pure/result.hpp>
#include <boost/asio/ip/address.hpp>
#include <string>
#include <vector>

namespace boardwright::server {

/// One spelling for each address; one of IPv4 that comes over IPv6 is written as IPv4.
[[nodiscard]] std::string peer_text(const boost::asio::ip::address& address);

/// What stands behind --proxy, as connections from there are named. Fails on what is no IP address: nobody
/// would ever be found under it.
[[nodiscard]] Result<std::vector<std::string>> read_proxies(const std::vector<std::string>& words);

}  // namespace boardwright::server
