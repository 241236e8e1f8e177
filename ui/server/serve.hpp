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
#include "framework/link/chat.hpp"
#include "framework/link/spectator_delay.hpp"
#include "framework/match/time_source.hpp"
#include "framework/scoring/rating_system.hpp"
#include "framework/store/location.hpp"
#include "ui/server/push_sender.hpp"

namespace boardwright::server {

struct ServeOptions {
  StoreLocation store;
  std::string club = "Boardwright";  ///< what it is called on the page
  std::string address = "::";        ///< of this machine; "::" is all of them
  std::uint16_t port = 8080;         ///< 0: any that is free
  std::vector<std::string> names =
      {};  ///< how else it is called, such as https://club.example behind a proxy
  std::vector<std::string> proxies = {};  ///< their addresses, as read_proxies gives them
  std::filesystem::path page = {};        ///< the page's files; empty: the program's own
  bool guests_need_code = false;
  ChatPolicy chat = ChatPolicy::kMembers;
  SpectatorDelay delay = {};                  ///< of matches for which nobody says another
  std::optional<std::uint16_t> metrics = {};  ///< a port of this machine alone; 0: any that is free
  /// A script or game.yaml that is still being written: it alone can be played, as it was saved last. The store is an
  /// SQLite file, and notes are kept beside it.
  std::optional<std::filesystem::path> trial = {};
  unsigned vacation_days =
      28;  ///< that a member may have in a year, with clocks of correspondence standing still
  /// Of matches by correspondence; empty: this computer's calendar (CalendarTime).
  TimeSource calendar = {};
  /// A match by correspondence, or one that is over, is in memory so long after somebody has looked at it.
  std::chrono::milliseconds parked_after = std::chrono::minutes(10);
  /// For tests alone: whoever starts the program can't say it.
  PushNetwork push_network = {};
};

/// What whoever has started it has to know.
struct Serving {
  std::uint16_t port = 0;
  std::optional<std::uint16_t> metrics = {};
  std::vector<std::string> addresses;
  std::string organiser_code, arbiter_code, helper_code;
  std::string guest_code;  ///< empty: none is needed
  std::string page;        ///< its version
};

/// What changes while it serves, for a program that shows it.
struct Attendance {
  struct Reached {
    TimeMs when = 0;
    std::string from;        ///< an address
    bool elsewhere = false;  ///< not this machine itself
    friend bool operator==(const Reached&, const Reached&) = default;
  };
  std::vector<std::string> addresses;   ///< as they are now: a laptop may come to another network
  std::vector<std::string> people;      ///< who is here, by name
  std::size_t games = 0;                ///< that are being played
  std::optional<Reached> reached;       ///< the last request
  bool reached_from_elsewhere = false;  ///< whether any has come from another machine
  friend bool operator==(const Attendance&, const Attendance&) = default;
};

/// Why it can't serve.
struct NotServed {
  std::string sentence;
  bool at_the_port = false;  ///< another program may have it
};

/// Serves until SIGINT or SIGTERM, or until `stop` says so, which is asked four times a second. `begun` is called
/// once everybody can come. Everything happens in threads that have ended when it returns.
/// `told` is called with each change of the attendance, at most once a second.
[[nodiscard]] tl::expected<void, NotServed> serve(const Catalogue& catalogue, const ServeOptions& options,
                                                  const std::function<void(const Serving&)>& begun,
                                                  const std::function<bool()>& stop = {},
                                                  const std::function<void(const Attendance&)>& told = {});

}  // namespace boardwright::server
