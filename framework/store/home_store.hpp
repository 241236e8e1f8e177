// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a club's server keeps for members who play at home, by correspondence: whose turn it is in which match, private
// links of feeds as hashes, vacations, replies that wait, challenges. In the store's own tables, which no export writes.
// One thread at a time; errors and failures as in store.hpp.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "framework/scoring/rating_system.hpp"
#include "framework/store/location.hpp"
#include "framework/store/own_tables.hpp"

namespace boardwright {

struct HomeMatch {
  std::string match;
  std::string about;        ///< its owner's: who plays what
  std::uint32_t plies = 0;  ///< played before this turn
  std::string on_turn;      ///< numbers of seats, such as "0" or "0 1"; empty: nobody's
  TimeMs begun = 0;         ///< when this turn did
  TimeMs ended = 0;         ///< 0: it goes on
  std::string result = {};  ///< its owner's, once it is over
  friend bool operator==(const HomeMatch&, const HomeMatch&) = default;
};

struct HomeFeed {
  std::string member, hash;  ///< of the link's secret part, which only its owner has
  TimeMs made = 0;
  friend bool operator==(const HomeFeed&, const HomeFeed&) = default;
};

struct HomeVacation {
  std::string member;
  TimeMs from = 0, until = 0;  ///< until then
  friend bool operator==(const HomeVacation&, const HomeVacation&) = default;
};

struct HomeReplies {
  std::string match;
  std::uint32_t seat = 0, ply = 0;  ///< the lines begin after so many plies
  std::string lines;                ///< its owner's
  friend bool operator==(const HomeReplies&, const HomeReplies&) = default;
};

struct HomeChallenge {
  std::string id, challenger, member;  ///< members' ids
  std::string wanted;                  ///< its owner's: which game, which clock
  TimeMs made = 0;
  friend bool operator==(const HomeChallenge&, const HomeChallenge&) = default;
};

class HomeStore : public store::OwnTables {
 public:
  /// A connection of its own to a store that is there.
  [[nodiscard]] static Result<HomeStore> open(const StoreLocation& location);
  using OwnTables::OwnTables;

  // Each is kept anew or instead of the one with the same key.
  [[nodiscard]] Result<void> keep(const HomeMatch& match);
  [[nodiscard]] Result<void> forget_match(const std::string& match);
  [[nodiscard]] Result<std::vector<HomeMatch>> matches();  ///< by id

  [[nodiscard]] Result<void> keep(const HomeFeed& feed);  ///< one for each member
  [[nodiscard]] Result<void> forget_feed(const std::string& member);
  [[nodiscard]] Result<std::vector<HomeFeed>> feeds();

  [[nodiscard]] Result<void> keep(const HomeVacation& vacation);
  [[nodiscard]] Result<void> forget_vacation(const std::string& member, TimeMs from);
  [[nodiscard]] Result<std::vector<HomeVacation>> vacations();  ///< by member and time

  [[nodiscard]] Result<void> keep(const HomeReplies& replies);
  [[nodiscard]] Result<void> forget_replies(const std::string& match, std::uint32_t seat);
  [[nodiscard]] Result<std::vector<HomeReplies>> replies();

  [[nodiscard]] Result<void> keep(const HomeChallenge& challenge);
  [[nodiscard]] Result<void> forget_challenge(const std::string& id);
  [[nodiscard]] Result<std::vector<HomeChallenge>> challenges();  ///< the oldest first
};

}  // namespace boardwright
