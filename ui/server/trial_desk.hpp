// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "ui/server/catalogue_pages.hpp"
#include "ui/server/heard_commands.hpp"
#include "ui/server/loaded_matches.hpp"
#include "ui/server/lobby.hpp"
#include "ui/server/trial.hpp"

namespace boardwright::server {

/// Where a game is tried that somebody is still writing: what is saved is taken up, what people write of it is kept. In the
/// thread of the sockets.
class TrialDesk {
 public:
  struct Room {
    std::optional<Trial>& trial;  ///< nothing: no game is tried
    CataloguePages& catalogue;
    Lobby& lobby;
    LoadedMatches& matches;
    HeardCommands& heard;
  };
  explicit TrialDesk(Room room) : room_(room) {}

  /// Takes up what was saved since.
  void look();
  /// Keeps what somebody who has played writes of a position. The answer comes later.
  void note(const Person& person, const LobbyRequest& asked, std::uint64_t socket);

 private:
  Room room_;
};

}  // namespace boardwright::server
