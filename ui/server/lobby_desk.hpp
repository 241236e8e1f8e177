// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "ui/server/catalogue_pages.hpp"
#include "ui/server/claims.hpp"
#include "ui/server/heard_commands.hpp"
#include "ui/server/lobby.hpp"
#include "ui/server/lobby_teller.hpp"
#include "ui/server/match_keeper.hpp"
#include "ui/server/organiser_desk.hpp"
#include "ui/server/trial_desk.hpp"

namespace boardwright::server {

/// What pages ask in the lobby: tables are made, people sit down, and what is full begins. In the thread of the sockets.
class LobbyDesk {
 public:
  struct Room {
    People& people;
    const CataloguePages& catalogue;
    HeardCommands& heard;
    Lobby& lobby;
    LobbyTeller& teller;
    MatchKeeper& keeper;
    Claims& claims;
    TrialDesk& trial;
    OrganiserDesk& organiser;
  };
  explicit LobbyDesk(Room room) : room_(room) {}

  void request(std::uint64_t id, PageSocket& socket, const LobbyRequest& asked);
  /// The matches of tables that are full.
  void begin_what_is_ready();

 private:
  /// Null: it comes later.
  [[nodiscard]] SharedText answer(const Person& person, const LobbyRequest& asked, std::uint64_t socket);
  [[nodiscard]] LobbyResult open_table(const Person& person, const LobbyRequest& asked);
  [[nodiscard]] LobbyResult pair_people(const Person& person, const LobbyRequest& asked);
  void begin(const LobbyTable& table);

  Room room_;
};

}  // namespace boardwright::server
