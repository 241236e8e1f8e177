// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/store/location.hpp"

namespace boardwright::server {

struct ServeOptions {
  StoreLocation store;
  std::string club = "Boardwright";  ///< what it is called on the page
  std::string address = "::";        ///< of this machine; "::" is all of them
  std::uint16_t port = 8080;         ///< 0: any that is free
  std::vector<std::string> names =
      {};  ///< how else it is called, such as https://club.example behind a proxy
  std::vector<std::string> proxies = {};  ///< their addresses
  std::filesystem::path page = {};        ///< the page's files; empty: the program's own
  bool guests_need_code = false;
  std::optional<std::uint16_t> metrics = {};  ///< a port of this machine alone; 0: any that is free
};

/// What whoever has started it has to know.
struct Serving {
  std::uint16_t port = 0;
  std::optional<std::uint16_t> metrics = {};
  std::vector<std::string> addresses;
  std::string organiser_code;
  std::string guest_code;  ///< empty: none is needed
  std::string page;        ///< its version
};

/// Serves until SIGINT or SIGTERM, or until `stop` says so, which is asked four times a second. `begun` is called
/// once everybody can come. Everything happens in threads that have ended when it returns.
[[nodiscard]] Result<void> serve(const Catalogue& catalogue, const ServeOptions& options,
                                 const std::function<void(const Serving&)>& begun,
                                 const std::function<bool()>& stop = {});

}  // namespace boardwright::server
