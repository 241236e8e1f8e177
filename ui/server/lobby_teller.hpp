// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "ui/server/lobby.hpp"
#include "ui/server/lobby_shown.hpp"
#include "ui/server/page_sockets.hpp"
#include "ui/server/people.hpp"
#include "ui/server/trial.hpp"

namespace boardwright::server {

/// Tells open pages what is new in the lobby: who is here, which tables there are. One thread.
class LobbyTeller {
 public:
  /// `trial`: whose rules are told with it.
  LobbyTeller(const People& people, const Lobby& lobby, PageSockets& sockets,
              const std::optional<Trial>& trial)
      : people_(people), lobby_(lobby), sockets_(sockets), trial_(trial) {}

  /// To whoever doesn't know the newest one, who has acted there first, the others in turn as far as the bytes of a tick
  /// go: when many come at once each is told of the others, and that must leave time for moves.
  void tell();
  /// All of it. In a large club as it was shown last, a moment ago: when all come at once it isn't made anew for each.
  void tell_newcomer(PageSocket& socket);
  /// He has acted there.
  void tell_first(const std::string& person);

 private:
  void show();
  /// What is new since that version, 0: all. The bytes of it.
  std::size_t tell_to(PageSocket& socket, std::uint64_t known);

  const People& people_;
  const Lobby& lobby_;
  PageSockets& sockets_;
  const std::optional<Trial>& trial_;
  LobbyShown shown_;
  std::map<std::string, LobbyShown::Entries>
      knows_more_;          // by person: tables whose end others may not see yet
  std::uint64_t turn_ = 0;  // the socket that was told last, where that is a matter of turns
};

}  // namespace boardwright::server
