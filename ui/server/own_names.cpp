// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/own_names.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "framework/text/ascii.hpp"

namespace boardwright::server {
namespace {

/// "host:port" or "[address]:port"; the port is empty where it isn't said.
std::pair<std::string, std::string> split(std::string_view host) {
  const std::size_t closed = host.rfind(']');
  const std::size_t colon = host.rfind(':');
  if (colon == std::string_view::npos || (closed != std::string_view::npos && colon < closed))
    return {ascii_lower(host), ""};
  return {ascii_lower(host.substr(0, colon)), std::string(host.substr(colon + 1))};
}

std::string address_text(const sockaddr& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (address.sa_family == AF_INET) {
    const auto& four = reinterpret_cast<const sockaddr_in&>(address);
    return inet_ntop(AF_INET, &four.sin_addr, text.data(), text.size()) != nullptr ? text.data() : "";
  }
  if (address.sa_family != AF_INET6) return {};
  const auto& six = reinterpret_cast<const sockaddr_in6&>(address);
  if (IN6_IS_ADDR_LINKLOCAL(&six.sin6_addr)) return {};  // no browser takes one without its zone
  return inet_ntop(AF_INET6, &six.sin6_addr, text.data(), text.size()) != nullptr
             ? "[" + std::string(text.data()) + "]"
             : "";
}

/// The same without a port that goes without saying: not everybody leaves it out.
std::string without_usual_port(std::string name, std::string_view scheme) {
  const std::string_view usual = scheme == "https" ? ":443" : ":80";
  if (name.ends_with(usual)) name.erase(name.size() - usual.size());
  return name;
}

std::string scheme_of(std::string_view origin) { return std::string(origin.substr(0, origin.find("://"))); }

/// As it stands in a URL.
std::string in_url(std::string_view address) {
  return address.find(':') == std::string_view::npos ? std::string(address)
                                                     : "[" + std::string(address) + "]";
}

}  // namespace

OwnNames::OwnNames(const std::string& bound, std::uint16_t port, std::vector<std::string> names)
    : port_(port) {
  if (bound != "::" && bound != "0.0.0.0") bound_ = in_url(bound);
  for (auto& name : names) {
    if (name.ends_with('/')) name.pop_back();
    const std::string url = ascii_lower(name.find("://") == std::string::npos ? "http://" + name : name);
    given_.push_back(without_usual_port(url, scheme_of(url)));
    given_hosts_.insert(given_.back().substr(given_.back().find("://") + 3));
  }
  look_again();
}

void OwnNames::look_again() {
  hosts_ = {"localhost", "127.0.0.1", "[::1]"};
  std::array<char, 256> name{};
  if (gethostname(name.data(), name.size() - 1) == 0 && name.front() != '\0') {
    hosts_.insert(ascii_lower(name.data()));
    hosts_.insert(ascii_lower(name.data()) + ".local");
  }
  reachable_.clear();
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return;
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_UP) == 0) continue;
    const std::string text = address_text(*one->ifa_addr);
    if (text.empty()) continue;
    hosts_.insert(text);
    if (bound_.empty() ? (one->ifa_flags & IFF_LOOPBACK) == 0 : text == bound_) reachable_.push_back(text);
  }
  freeifaddrs(all);
  // Short ones first: somebody may have to type one.
  std::stable_sort(reachable_.begin(), reachable_.end(),
                   [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
}

bool OwnNames::is_own_host(std::string_view host) const {
  const std::string called = ascii_lower(host);
  for (const char* scheme : {"http", "https"})
    if (given_hosts_.contains(without_usual_port(called, scheme))) return true;
  const auto [name, port] = split(host);
  const std::string own = std::to_string(port_);
  return hosts_.contains(name) && (port == own || (port.empty() && port_ == 80));
}

bool OwnNames::is_own_address(std::string_view address) const {
  return address.starts_with("127.") || hosts_.contains(in_url(address));
}

bool OwnNames::is_own_origin(std::string_view origin, std::string_view host) const {
  const std::string scheme = scheme_of(ascii_lower(origin));
  const std::string said = without_usual_port(ascii_lower(origin), scheme),
                    called = without_usual_port(ascii_lower(host), scheme);
  if (said.empty() || called.empty()) return false;
  if (std::find(given_.begin(), given_.end(), said) != given_.end())
    return given_hosts_.contains(called) || is_own_host(called);
  return is_own_host(called) && said == "http://" + called;
}

std::vector<std::string> OwnNames::addresses() const {
  std::vector<std::string> urls;
  for (const auto& one : given_) urls.push_back(one + "/");
  const std::string port = port_ == 80 ? "" : ":" + std::to_string(port_);
  for (const auto& one : reachable_) urls.push_back("http://" + one + port + "/");
  if (urls.empty()) urls.push_back("http://127.0.0.1" + port + "/");
  return urls;
}

}  // namespace boardwright::server
