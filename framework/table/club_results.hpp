// SPDX-License-Identifier: GPL-3.0-or-later
//
// The finished matches of a club: what each brought, and what the organiser decides about them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/scoring/pool_count.hpp"
#include "framework/scoring/scheme.hpp"
#include "framework/table/match_header.hpp"
#include "framework/table/shared_store.hpp"

namespace boardwright {

/// What a finished match did to one player's standing.
struct SeatReport {
  SeatedPlayer player;
  std::string name;
  std::uint32_t half_points = 0;
  Standing before;  ///< in the pool of the match
  Standing after;
  /// Whether points or ratings may have changed: not in unrated matches, nor with computers or guests where
  /// the policy doesn't count those.
  [[nodiscard]] bool counted() const { return after.games != before.games; }
};
struct FinishReport {
  Scheme scheme;
  std::string reason;
  bool voided = false;
  std::vector<SeatReport> seats;
};

/// One result, as it holds now.
struct ResultInfo {
  MatchResult played;                   ///< as it was reported
  std::optional<MatchResult> holds;     ///< nothing: voided
  std::vector<Correction> corrections;  ///< by time
  std::vector<std::string> names;       ///< by seat
  std::string opening;                  ///< the first moves, chance events left out
};

struct FoundResults {
  std::vector<ResultInfo> games;
  std::size_t all = 0;  ///< how many there are without the query's limit
};

/// Threads, ownership and errors as in club.hpp. Store and book outlive it.
class ClubResults {
 public:
  ClubResults(SharedStore& store, const ScoringBook& book) : store_(store), book_(book) {}

  [[nodiscard]] Result<std::vector<ResultInfo>> all();  ///< by time
  /// Finished games alone, newest first; of running ones nobody learns anything.
  [[nodiscard]] Result<FoundResults> find(const GameQuery& query);
  [[nodiscard]] Result<ResultInfo> of(const std::string& match);
  /// What a finished match did, in its place among the others.
  [[nodiscard]] Result<FinishReport> report(const std::string& match);

  // The organiser's decisions, with a reason for people, which the journal keeps. The last one holds.
  [[nodiscard]] Result<void> annul(const std::string& match, std::string_view why);
  /// `half_points` by seat; `reason` an id, empty: as it was if that fits, else adjudication. Refused: what
  /// the game's rules or the reason make impossible.
  [[nodiscard]] Result<void> correct(const std::string& match, std::vector<std::uint32_t> half_points,
                                     const std::string& reason, std::string_view why,
                                     const Catalogue& catalogue);
  [[nodiscard]] Result<void> let_stand(const std::string& match, std::string_view why);

 private:
  /// `catalogue` for a corrected result.
  [[nodiscard]] Result<void> decide(Correction correction, const Catalogue* catalogue);

  SharedStore& store_;
  const ScoringBook& book_;
};

}  // namespace boardwright
