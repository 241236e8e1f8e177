// SPDX-License-Identifier: GPL-3.0-or-later
//
// What lists of a store show, from its read model (README.md), however many events there are. The model is
// brought up to date first where it isn't. Units, threads and errors as in store.hpp.
#pragma once

#include <boardwright/pure/result.hpp>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "framework/scoring/ledger.hpp"
#include "framework/store/counted.hpp"
#include "framework/store/found_games.hpp"
#include "framework/store/players.hpp"

namespace boardwright {

namespace store {
class Database;
}

/// Store::lists makes it: a handle, which owns nothing.
class StoreLists {
 public:
  explicit StoreLists(store::Database& database) : database_(database) {}

  [[nodiscard]] Result<std::map<std::string, ClubPlayer>> players();  ///< by id
  [[nodiscard]] Result<FoundGames> find(const GameQuery& query);
  [[nodiscard]] Result<std::optional<StoredResult>> result(const std::string& match);
  [[nodiscard]] Result<std::vector<Correction>> corrections(const std::string& match);  ///< by time
  /// Every pool with a match, or those of one game.
  [[nodiscard]] Result<std::vector<CountedPool>> standings(const ScoringBook& book,
                                                           const std::string& game = {});
  /// A player's own, in each pool with one of his matches.
  [[nodiscard]] Result<std::vector<std::pair<Scheme, Standing>>> standings_of(const ScoringBook& book,
                                                                              const std::string& player);
  [[nodiscard]] Result<Standing> standing(const ScoringBook& book, const Scheme& scheme,
                                          const std::string& player);
  /// What a match made of the players at its seats, who are holders of their results.
  [[nodiscard]] Result<std::vector<CountedChange>> changes(const ScoringBook& book, const Scheme& scheme,
                                                           const MatchResult& match);
  [[nodiscard]] Result<std::vector<RatingPoint>> rating_course(const ScoringBook& book, const Scheme& scheme,
                                                               const std::string& player);

  /// Counts everything anew from events and journals, whatever is in the lists.
  [[nodiscard]] Result<void> rebuild();
  /// What in them is not what events and journals say, one sentence each.
  [[nodiscard]] Result<std::vector<std::string>> check(const ScoringBook& book);

 private:
  store::Database& database_;
};

}  // namespace boardwright
