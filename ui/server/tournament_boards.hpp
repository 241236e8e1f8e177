// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "framework/table/club.hpp"
#include "ui/server/evening_room.hpp"

namespace boardwright::server {

/// Which boards of tournaments are or were played on this server, and which of their results wait: where spectators don't
/// see the end of a match yet, its result is entered when they do, and not before, also over a restart in between. One
/// thread, that of the sockets.
class TournamentBoards {
 public:
  TournamentBoards(Club& club, EveningRoom& evenings) : club_(club), evenings_(evenings) {}

  /// Matches by board_key; one that is beginning has none yet.
  [[nodiscard]] const std::map<std::string, std::string>& matches() const noexcept { return matches_; }
  /// nullopt: nobody has begun it here; empty: it is beginning.
  [[nodiscard]] std::optional<std::string> match_of(const std::string& board) const;
  void begins(const std::string& board) { matches_[board] = ""; }
  void begins_not(const std::string& board) { matches_.erase(board); }
  void note(const std::string& match, const TournamentPlace& place);

  /// Of a tournament's match, for as long as spectators don't see its end: its result isn't entered. Else nothing.
  void hold_back(const std::string& match);
  /// It may be entered, where it is a tournament's.
  void take_result(const std::string& match);
  /// Those that waited when the server ended. Before anything is written to them again, and before tournaments look for
  /// results.
  void read_held_back();
  [[nodiscard]] const std::set<std::string>& held_back() const noexcept { return held_back_; }

 private:
  void keep_held_back();

  Club& club_;
  EveningRoom& evenings_;
  std::map<std::string, std::string> matches_;
  std::map<std::string, std::string> tournaments_;  // by match
  std::set<std::string> held_back_;                 // matches
};

}  // namespace boardwright::server
