// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>

#include "framework/store/club_event.hpp"

namespace boardwright {

/// A player as the events leave him.
struct ClubPlayer {
  std::string id;
  PlayerKind kind = PlayerKind::kMember;
  std::string name;  ///< empty once anonymised
  bool anonymised = false;
  std::string merged_into;  ///< id of the player who has his results now; empty: himself
  friend bool operator==(const ClubPlayer&, const ClubPlayer&) = default;
};

/// Everyone by id, doubles included. Events count in order of time, then id, whatever order they arrive in; a
/// merger that would go in a circle changes nothing.
[[nodiscard]] std::map<std::string, ClubPlayer> players_of(std::span<const ClubEvent> events);

/// Who has the results of this player now: himself, or whom he was merged into.
[[nodiscard]] std::string holder(const std::map<std::string, ClubPlayer>& players, std::string id);

/// Results and corrections for the Ledger, in the names of those whom doubles were merged into.
[[nodiscard]] std::vector<ResultEvent> results_of(std::span<const ClubEvent> events);

/// A player's name as it is shown; empty for who isn't there or was anonymised.
[[nodiscard]] std::string name_of(const std::map<std::string, ClubPlayer>& players, const std::string& id);

}  // namespace boardwright
