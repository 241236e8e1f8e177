// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "ui/server/chat_desk.hpp"
#include "ui/server/claims.hpp"
#include "ui/server/door.hpp"
#include "ui/server/heard_commands.hpp"
#include "ui/server/loaded_matches.hpp"
#include "ui/server/match_desk.hpp"
#include "ui/server/tournament_boards.hpp"

namespace boardwright::server {

/// What the organiser alone decides: of people, their sessions, passwords and words, and of matches. Whoever calls knows that
/// it is the organiser who asks. In the thread of the sockets.
class OrganiserDesk {
 public:
  struct Room {
    Club& club;
    People& people;
    PageSockets& sockets;
    HeardCommands& heard;
    Door& door;
    Claims& claims;
    ChatDesk& chat;
    LoadedMatches& matches;
    MatchDesk& watchers;
    TournamentBoards& boards;
  };
  explicit OrganiserDesk(Room room) : room_(room) {}

  /// Null: the answer comes later, to that socket.
  [[nodiscard]] SharedText answer(const LobbyRequest& asked, std::uint64_t socket);

 private:
  // People.
  [[nodiscard]] SharedText member_code(const LobbyRequest& asked);
  [[nodiscard]] SharedText revoke(const LobbyRequest& asked);
  [[nodiscard]] SharedText forget_password(const LobbyRequest& asked);
  [[nodiscard]] SharedText forget_passkeys(const LobbyRequest& asked);
  [[nodiscard]] SharedText mute(const LobbyRequest& asked);
  [[nodiscard]] nlohmann::json devices_json(const std::string& person) const;
  // Matches.
  [[nodiscard]] SharedText decide(const LobbyRequest& asked, std::uint64_t socket);
  void set_delay(std::uint64_t socket, const LobbyRequest& asked, const SpectatorDelay& delay);

  Room room_;
};

}  // namespace boardwright::server
