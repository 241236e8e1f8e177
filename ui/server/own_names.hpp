// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::server {

/// By which names and addresses this server may be called: what a page of somebody else's can't choose. A
/// browser that was led here under another name is turned away, which is what stops DNS rebinding; a page from
/// elsewhere can't talk to us in its visitor's name.
class OwnNames {
 public:
  /// `bound`: the address of this machine on which it answers; "::" and "0.0.0.0" are all of them. `names`: how
  /// else it is called, such as behind a proxy: club.example or https://club.example.
  OwnNames(const std::string& bound, std::uint16_t port, std::vector<std::string> names);

  /// The addresses of this machine as they are now: laptops change their networks.
  void look_again();
  [[nodiscard]] bool is_own_host(std::string_view host) const;
  /// Whether a visitor's address is one of this machine's.
  [[nodiscard]] bool is_own_address(std::string_view address) const;
  /// Of whoever called us so; nothing and `null` aren't.
  [[nodiscard]] bool is_own_origin(std::string_view origin, std::string_view host) const;
  /// For people to type and scan: names first that were given, then addresses of the network, then loopback if
  /// there is nothing else.
  [[nodiscard]] std::vector<std::string> addresses() const;

 private:
  std::string bound_;  // in a URL; empty: everywhere
  std::uint16_t port_;
  std::vector<std::string> given_;      // origins, such as https://club.example
  std::set<std::string> given_hosts_;   // of these
  std::vector<std::string> reachable_;  // addresses of this machine, as in a URL
  std::set<std::string> hosts_;         // names and addresses without a port
};

}  // namespace boardwright::server
