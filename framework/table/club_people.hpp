// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who plays in a club: its members, and the guests and programs that have sat at its boards.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "framework/match/match_plan.hpp"
#include "framework/store/players.hpp"
#include "framework/table/match_header.hpp"
#include "framework/table/shared_store.hpp"

namespace boardwright {

/// Threads, ownership and errors as in club.hpp. The store outlives it.
class ClubPeople {
 public:
  explicit ClubPeople(SharedStore& store) : store_(store) {}

  [[nodiscard]] Result<std::map<std::string, ClubPlayer>> all();  ///< everyone by id, doubles included
  [[nodiscard]] Result<std::vector<ClubPlayer>> members();        ///< those who can play, by name; no doubles
  /// A member by name (see folded: capital and small letters are the same) or id. The sentence names the
  /// nearest.
  [[nodiscard]] Result<ClubPlayer> find(std::string_view text);
  /// The players, doubles not, whose names hold the text; capital and small letters are the same. For
  /// GameQuery::players.
  [[nodiscard]] Result<std::vector<std::string>> named(std::string_view text);

  /// A new member. Refused: what read_name refuses, a name that a member has already, an id, and what means
  /// another player where players are named, such as guest or level:3.
  [[nodiscard]] Result<ClubPlayer> add(std::string_view name);
  [[nodiscard]] Result<void> rename(const std::string& player, std::string_view name);
  /// Erases the player's names for ever; results stay.
  [[nodiscard]] Result<void> anonymise(const std::string& player);
  /// Everything of `player` counts for `into` from now on.
  [[nodiscard]] Result<void> merge(const std::string& player, const std::string& into);

  /// Fills in the header's seats, and adds guests and programs that are new; everybody there is then.
  [[nodiscard]] Result<std::map<std::string, ClubPlayer>> seat(const MatchPlan& plan, MatchHeader& header);

 private:
  SharedStore& store_;
};

/// Of those at a match's seats, as they are now; empty for who was anonymised.
[[nodiscard]] std::vector<std::string> names_of(const MatchHeader& header,
                                                const std::map<std::string, ClubPlayer>& players);

}  // namespace boardwright
