// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is to be entered in a tournament.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/table/club.hpp"
#include "framework/tournament/settings.hpp"

namespace boardwright {

struct NewEntrant {
  PlayerKind kind = PlayerKind::kMember;
  std::string id;    ///< a member's, or a guest's who is known already
  std::string name;  ///< of a new guest; of a computer, as make_player takes it
  std::optional<std::int32_t> rating;
  std::string title, club;
  std::vector<std::uint32_t> likes;
  std::string team{};                         ///< of people who play in teams
  std::optional<tournament::Points> grade{};  ///< typed, of a MacMahon tournament
};

/// A member of this name, as it is compared (name.hpp); else a guest.
[[nodiscard]] NewEntrant entrant_named(const std::vector<ClubPlayer>& members, const std::string& name);

/// What a member is rated where the tournament is played (T3.1); nothing: nowhere.
[[nodiscard]] std::optional<std::int32_t> known_rating(Club& club, const tournament::Settings& settings,
                                                       const std::string& player);

}  // namespace boardwright
