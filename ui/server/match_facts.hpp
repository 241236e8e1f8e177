// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/match/match_plan.hpp"
#include "framework/store/players.hpp"
#include "framework/table/match_header.hpp"

namespace boardwright::server {

/// As whom a match is looked at.
struct ViewKey {
  Seat viewer = BW_SPECTATOR;
  bool everything = false;  ///< of a game that is over
  friend auto operator<=>(const ViewKey&, const ViewKey&) = default;
};

/// What doesn't change while a match is played. A value.
struct MatchFacts {
  std::string match, game, variant, clock;
  std::string rules;  ///< CataloguePages::short_hash of the game it is played by
  bool rated = false;
  MatchPolicies policies;
  /// How long somebody may be gone, where people play from home; nothing: in a tournament and by correspondence.
  std::optional<Milliseconds> absence_allowed;
  std::vector<std::string> seats;    ///< ids, in the rules' order
  std::vector<std::string> players;  ///< ids in the club's book
  std::vector<std::string> names, computers;
};

/// `known`: the club's book, for names.
[[nodiscard]] std::shared_ptr<const MatchFacts> facts_of(const std::string& match, const MatchHeader& header,
                                                         const MatchPlan& plan,
                                                         const std::map<std::string, ClubPlayer>& known);

}  // namespace boardwright::server
