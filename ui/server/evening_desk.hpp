// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ui/server/evening_json.hpp"
#include "ui/server/evening_room.hpp"
#include "ui/server/guest_ties.hpp"
#include "ui/server/heard_commands.hpp"
#include "ui/server/http.hpp"
#include "ui/server/loaded_matches.hpp"
#include "ui/server/lobby.hpp"
#include "ui/server/match_keeper.hpp"
#include "ui/server/tournament_boards.hpp"

namespace boardwright::server {

/// What pages ask of the club's tournaments and are told of them: who is who in them, who may do what, which boards are
/// played here. In the thread of the sockets; the tournaments are in EveningRoom's.
class EveningDesk {
 public:
  struct Room {
    People& people;
    PageSockets& sockets;
    HeardCommands& heard;
    EveningRoom& evenings;
    GuestTies& ties;
    TournamentBoards& boards;
    LoadedMatches& matches;
    Lobby& lobby;
    MatchKeeper& keeper;
  };
  explicit EveningDesk(Room room) : room_(room) {}

  void request(std::uint64_t id, PageSocket& socket, const EveningRequest& asked);
  /// Of a tournament by its id, or of /<round> behind it.
  [[nodiscard]] Answer page(const std::string& of, const Request& request) const;
  /// The list, for whoever has come.
  [[nodiscard]] SharedText list() const;
  /// As EveningRoom says them; everybody is told.
  void take(std::vector<SharedEvening> all);

 private:
  [[nodiscard]] SharedEvening find(const std::string& id) const;
  [[nodiscard]] EveningReader reader(const Person& person, const Request& request) const;
  /// Which board it is about, as TournamentBoards knows it; empty: there is no such round.
  [[nodiscard]] std::string board_of(const EveningRequest& asked) const;
  /// Whether its match is played here and spectators don't see its end yet.
  [[nodiscard]] bool end_is_hidden(const std::string& board);
  /// A guest at the door is this entrant; nobody by an empty one.
  void tie(std::uint64_t id, const Person& person, const EveningRequest& asked);
  void play_board(std::uint64_t id, const Person& person, const EveningRequest& asked);
  void begin_board(std::uint64_t id, const std::string& person, const EveningRequest& asked,
                   const std::string& key, const Allowed<MatchPlan>& plan);
  /// Something that no tournament holds has changed: who is whom, which board is played here.
  void tell_anew();

  Room room_;
  std::vector<SharedEvening> all_;  // the newest first
  std::uint64_t who_is_who_ = 0;
};

}  // namespace boardwright::server
