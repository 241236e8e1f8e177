// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "ui/server/chat_desk.hpp"
#include "ui/server/home_matches.hpp"
#include "ui/server/loaded_matches.hpp"
#include "ui/server/lobby.hpp"
#include "ui/server/page_sockets.hpp"
#include "ui/server/server_counts.hpp"

namespace boardwright::server {

/// Who watches which match, as whom, what they ask of it, and what they are told. Nobody chooses a seat: it is whose session
/// it is, and a ViewKey is chosen in `watch` alone. In the thread of the sockets.
class MatchDesk {
 public:
  static constexpr std::size_t kMostWatched = 32;
  struct Room {
    PageSockets& sockets;
    LoadedMatches& matches;
    HomeMatches& at_home;
    Lobby& lobby;
    ChatDesk& chat;
    ServerCounts& counts;
    bool trial = false;  ///< boards are told by their rules, which change while the server runs
  };
  explicit MatchDesk(Room room) : room_(room) {}

  // What a page asks.
  void watch(std::uint64_t id, PageSocket& socket, const WatchRequest& asked);
  void command(std::uint64_t id, PageSocket& socket, const CommandRequest& asked);
  void ask(std::uint64_t id, PageSocket& socket, const AskRequest& asked);

  // What those who watch are told.
  /// As HostedMatch::Events::update.
  void tell_update(const std::string& match, const ViewKey& key, const SharedText& update);
  /// Whoever watches asks anew; `spectators`: these alone.
  void tell_moved(const std::string& match, bool spectators = false);
  /// Who sits where and is here, where it is new.
  void tell_seats(const PageSockets::Presence& here);

 private:
  void watched(std::uint64_t id, const WatchRequest& asked, std::uint64_t number, const ViewKey& key,
               const Result<HostedMatch::Watching>& answer);

  Room room_;
  std::uint64_t next_watch_ = 1;
};

}  // namespace boardwright::server
