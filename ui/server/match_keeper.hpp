// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "ui/server/home_matches.hpp"
#include "ui/server/loaded_matches.hpp"
#include "ui/server/lobby_teller.hpp"
#include "ui/server/tournament_boards.hpp"

namespace boardwright::server {

/// Begins matches, goes on with those of before a restart, notes their ends, and lets go of what nobody looks at. In the
/// thread of the sockets.
class MatchKeeper {
 public:
  struct Room {
    Club& club;
    People& people;
    LoadedMatches& matches;
    HomeMatches& at_home;
    const AtHome& home;
    Lobby& lobby;
    LobbyTeller& teller;
    TournamentBoards& boards;
    const PageSockets& sockets;
    Strands& strands;
    Milliseconds network{0};                    ///< MatchPlan::network of what begins here
    std::chrono::milliseconds parked_after{0};  ///< a match that nobody looks at
    bool trial = false;
    bool from_home = false;  ///< people play over the internet: who has gone for long can lose by it
  };
  explicit MatchKeeper(Room room) : room_(room) {}

  using Begun = std::function<void(const Result<MatchFacts>&)>;
  /// `people`: by seat, of sessions. `table`: the lobby's, or empty.
  void begin(MatchPlan plan, std::vector<std::string> people, const std::string& table, Begun begun = {});
  /// Goes on with the matches that this server was running.
  void resume();
  /// As HostedMatch::Events::ended.
  void ended(const std::string& match, const nlohmann::json& result, bool held_back);
  /// Tells matches who has been gone for longer than they allow, and who is back.
  void look_for_absences(const PageSockets::Presence& here, std::chrono::steady_clock::time_point now);
  /// What is over, or takes days, and nobody looks at is read again when somebody does.
  void park_unused(std::chrono::steady_clock::time_point now);

 private:
  void resume_one(const MatchInfo& info, const std::vector<SeatedPerson>& seated);
  void resume_held_back(const std::set<std::string>& unfinished);
  [[nodiscard]] bool may_park(const std::string& match, const LoadedMatch& loaded,
                              std::chrono::steady_clock::time_point now);

  Room room_;
};

}  // namespace boardwright::server
