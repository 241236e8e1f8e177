// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is settled before a match begins and holds until its end, the same in the plan, in the match and in the header of
// its journal. Each member stands once more in the list below, with its name in the header: what copies, writes and reads
// terms goes through these two, so that a new member needs no other place.
#pragma once

#include <boost/pfr/tuple_size.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "framework/catalogue/policies.hpp"
#include "framework/match/count_fields.hpp"

namespace boardwright {

/// Where a match belongs in a tournament.
struct TournamentPlace {
  std::string tournament;  ///< its id
  std::optional<std::uint32_t>
      round;                ///< from 1; nothing: it has no rounds, and `pairing` says which match it is
  std::uint32_t board = 0;  ///< from 1
  bool fixed = false;       ///< somebody needs this board and stays at it
  std::string pairing{};  ///< id of the publication that the board stands in; empty: an older program's match
  std::uint32_t game = 0;  ///< of a match of several, from 1; 0: it is the only one
  friend bool operator==(const TournamentPlace&, const TournamentPlace&) = default;
};

struct MatchTerms {
  MatchPolicies policies;  ///< usually of Game::policies_of
  bool rated = false;      ///< counts for points and ratings as the policy says; no taking back, no pauses
  std::uint32_t ply_limit = 0;  ///< draw (move_limit) after so many plies; 0: never
  std::optional<TournamentPlace> place;
  friend bool operator==(const MatchTerms&, const MatchTerms&) = default;
};

/// Calls visit(name, of) for each member; of(terms) is that member.
template <class Visit>
constexpr void each_term(Visit visit) {
  visit("policies", [](auto& terms) -> auto& { return terms.policies; });
  visit("rated", [](auto& terms) -> auto& { return terms.rated; });
  visit("ply_limit", [](auto& terms) -> auto& { return terms.ply_limit; });
  visit("place", [](auto& terms) -> auto& { return terms.place; });
}

static_assert(boost::pfr::tuple_size_v<MatchTerms> == count_fields([](auto visit) { each_term(visit); }),
              "a member of MatchTerms is missing above");

}  // namespace boardwright
