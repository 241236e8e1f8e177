// SPDX-License-Identifier: GPL-3.0-or-later
//
// What happens in a club, a list that only grows. Values.
#pragma once

#include <string>
#include <variant>

#include "framework/scoring/result.hpp"

namespace boardwright {

struct PlayerAdded {
  std::string player;  ///< id, see new_id
  PlayerKind kind = PlayerKind::kMember;
  std::string name;
  friend bool operator==(const PlayerAdded&, const PlayerAdded&) = default;
};
struct PlayerRenamed {
  std::string player;
  std::string name;
  friend bool operator==(const PlayerRenamed&, const PlayerRenamed&) = default;
};
/// The player's names are erased from all events, here and in whatever is imported later; results stay.
struct PlayerAnonymised {
  std::string player;
  friend bool operator==(const PlayerAnonymised&, const PlayerAnonymised&) = default;
};
/// A double: everything of `player` counts for `into` from now on.
struct PlayersMerged {
  std::string player;
  std::string into;
  friend bool operator==(const PlayersMerged&, const PlayersMerged&) = default;
};

/// What happened in a tournament, as framework/tournament keeps it: the store knows no more of it than that it is
/// one JSON object. People are ids in it, never names.
struct TournamentEvent {
  std::string tournament;  ///< id
  std::string payload;     ///< a JSON object
  friend bool operator==(const TournamentEvent&, const TournamentEvent&) = default;
};

/// MatchResult and Correction (with the organiser's reason in `why`) are those that scoring counts.
struct ClubEvent {
  std::string id;   ///< see new_id; the same one twice acts once
  TimeMs time = 0;  ///< UTC, milliseconds; of results and corrections their own
  std::variant<PlayerAdded, PlayerRenamed, PlayerAnonymised, PlayersMerged, MatchResult, Correction,
               TournamentEvent>
      what;
  friend bool operator==(const ClubEvent&, const ClubEvent&) = default;
};

}  // namespace boardwright
