// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/push_endpoint.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "framework/text/ascii.hpp"
#include "framework/text/number.hpp"

namespace boardwright::server {
namespace {

struct Network {
  std::uint32_t begin;
  unsigned bits;
};
/// IANA's special purposes, multicast and what is reserved.
constexpr std::array<Network, 16> kNotPublic{{{0x00000000, 8},
                                              {0x0A000000, 8},
                                              {0x64400000, 10},
                                              {0x7F000000, 8},
                                              {0xA9FE0000, 16},
                                              {0xAC100000, 12},
                                              {0xC0000000, 24},
                                              {0xC0000200, 24},
                                              {0xC01FC400, 24},
                                              {0xC0586300, 24},
                                              {0xC0A80000, 16},
                                              {0xC6120000, 15},
                                              {0xC6336400, 24},
                                              {0xCB007100, 24},
                                              {0xE0000000, 4},
                                              {0xF0000000, 4}}};

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

/// Labels of letters, digits and hyphens; the last begins with a letter, so that it is no number in any spelling.
bool is_name(std::string_view host, bool without_dot) {
  if (host.empty() || host.size() > 253 || host.front() == '.' || host.back() == '.') return false;
  char before = '.';
  for (const char c : host) {
    if (c == '.' ? before == '.' : !is_letter(c) && !(c >= '0' && c <= '9') && c != '-') return false;
    before = c;
  }
  const std::size_t dot = host.rfind('.');
  if (dot == std::string_view::npos) return without_dot && is_letter(host.front());
  return is_letter(host[dot + 1]);
}

}  // namespace

Result<PushEndpoint> read_push_endpoint(std::string_view url, bool any_port) {
  constexpr std::string_view kScheme = "https://";
  const auto wrong = [] { return fail("a push goes to https at a name of the internet"); };
  if (url.size() > kLongestEndpoint || !url.starts_with(kScheme)) return wrong();
  if (std::any_of(url.begin(), url.end(),
                  [](char c) { return c <= ' ' || c > '~' || c == '#' || c == '\\'; }))
    return wrong();
  url.remove_prefix(kScheme.size());
  const std::size_t path = std::min(url.find_first_of("/?"), url.size());
  std::string_view authority = url.substr(0, path);
  PushEndpoint to{"", "443", std::string(url.substr(path))};
  if (!to.target.starts_with('/')) to.target = "/" + to.target;
  if (const std::size_t colon = authority.find(':'); colon != std::string_view::npos) {
    to.port = std::string(authority.substr(colon + 1));
    const auto number = whole_number<std::uint16_t>(to.port);
    if (!number || (to.port != "443" && !any_port)) return wrong();
    authority = authority.substr(0, colon);
  }
  to.host = ascii_lower(authority);
  if (!is_name(to.host, any_port)) return wrong();
  return to;
}

bool is_public_address(const std::string& address) {
  std::array<unsigned char, 16> bytes{};
  if (inet_pton(AF_INET, address.c_str(), bytes.data()) == 1) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) number = number << 8U | bytes[i];
    return std::none_of(kNotPublic.begin(), kNotPublic.end(),
                        [&](const Network& one) { return (number ^ one.begin) >> (32 - one.bits) == 0; });
  }
  if (inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return false;
  if ((bytes[0] & 0xE0) != 0x20) return false;                             // 2000::/3 alone
  if (bytes[0] == 0x20 && bytes[1] == 0x01 && bytes[2] < 2) return false;  // 2001::/23, Teredo too
  if (bytes[0] == 0x20 && bytes[1] == 0x01 && bytes[2] == 0x0D && bytes[3] == 0xB8)
    return false;                                          // documents
  if (bytes[0] == 0x3F && bytes[1] == 0xFF) return false;  // the same
  return !(bytes[0] == 0x20 && bytes[1] == 0x02);          // 6to4
}

}  // namespace boardwright::server
