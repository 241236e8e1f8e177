// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "framework/table/club.hpp"
#include "ui/server/at_home.hpp"
#include "ui/server/loaded_matches.hpp"
#include "ui/server/lobby.hpp"
#include "ui/server/push_desk.hpp"
#include "ui/server/tournament_boards.hpp"

namespace boardwright::server {

/// Matches by correspondence: they wait in the store until somebody looks or a time is up. In the thread of the sockets.
class HomeMatches {
 public:
  struct Room {
    Club& club;
    People& people;
    LoadedMatches& matches;
    AtHome& home;
    Lobby& lobby;
    TournamentBoards& boards;
    PushDesk& pushes;
    Strands& strands;
    const TimeSource& calendar;
  };
  explicit HomeMatches(Room room) : room_(room) {}

  /// Here already, if it goes on by correspondence also read from the store. Nothing: it can't be, or is none of these.
  LoadedMatch* there(const std::string& match);
  /// Reads it from the store, if it isn't here. Nothing: it can't be.
  LoadedMatch* wake(const std::string& match);
  void begun(const MatchFacts& facts, const std::vector<std::string>& people, Strand* strand);
  /// The member's vacations have changed: his clocks learn it.
  void spare_all(const std::string& member);
  void take_turn(const TurnNote& note);
  /// Looks at the clocks of those whose time has come; to be called often.
  void look(std::chrono::steady_clock::time_point now);
  void forget_old();
  /// It goes on, and needn't be in memory: no computer thinks, and its time is known here.
  [[nodiscard]] bool may_park(const std::string& match) const;

  // When the server starts.
  /// What waits for nobody's word isn't even read: a thousand matches cost a server nothing.
  void park_at_start(const MatchInfo& info);
  /// What has ended while the server wasn't there to be told.
  void end_at_start(const std::set<std::string>& unfinished);
  /// A vacation may have been written down just before a crash, and not yet in the matches.
  void spare_at_start();

 private:
  [[nodiscard]] TimeMs now() const { return since_1970(room_.calendar()); }
  /// The vacations of who plays there.
  void spare(const std::string& match);
  void spare_or_wake(const std::string& match);

  Room room_;
  std::map<std::string, Strand*> strands_;  // by match
  std::chrono::steady_clock::time_point looked_{};
};

}  // namespace boardwright::server
