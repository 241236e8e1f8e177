// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tournaments of a club's store: each as its events leave it, all of them in a list, and who is busy in one of them.
// Nothing is kept: each call reads the store. Errors: what the store says.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "framework/table/club.hpp"
#include "framework/tournament/tournament.hpp"

namespace boardwright {

/// A tournament in a list.
struct TournamentInfo {
  std::string id;
  std::string name;
  tournament::System system = tournament::System::kOpenEvening;
  std::size_t entrants = 0;
  std::uint32_t rounds = 0;  ///< published; of an open evening, matches
  bool ended = false;
  bool asks = false;  ///< something is aside
  TimeMs created = 0;
  TimeMs last = 0;  ///< of its newest event
};
[[nodiscard]] Allowed<std::vector<TournamentInfo>> list_tournaments(Club& club);  ///< newest first

struct ReadTournament {
  tournament::Tournament now;
  std::uint64_t known = 0;  ///< events of it in the store; 0: there is no such tournament
};
[[nodiscard]] Allowed<ReadTournament> read_tournament(Club& club, const std::string& id);

/// Who plays in another tournament at this time, and that one's name (T19.4).
[[nodiscard]] Allowed<std::map<std::string, std::string>> playing_elsewhere(Club& club,
                                                                            const std::string& tournament);

}  // namespace boardwright
