// SPDX-License-Identifier: GPL-3.0-or-later
//
// Standings: a pure function of a list of results. Matches count in order of time, then id, whatever order
// they arrive in.
#pragma once

#include <map>
#include <span>

#include "framework/scoring/pool_count.hpp"
#include "framework/scoring/result_list.hpp"

namespace boardwright {

/// Standings kept up to date. A result that is later than all others of its pool costs the same however many
/// there are; anything else (an older result, a correction) counts its pool again. The same as a new one that
/// is given all events at once. One thread at a time may add; any number may ask meanwhile nobody adds.
class Ledger {
 public:
  explicit Ledger(ScoringBook book) : book_(std::move(book)) {}

  /// Adds events in any order; those that are there already change nothing. If one is refused, nothing of the
  /// list is taken and the sentence says which.
  [[nodiscard]] Result<void> add(std::span<const ResultEvent> events);
  [[nodiscard]] Result<void> add(const ResultEvent& event) { return add(std::span(&event, 1)); }

  [[nodiscard]] std::vector<PoolKey> pools() const;  ///< that have a match
  /// Of a pool that has a match; nullptr for others.
  [[nodiscard]] const Scheme* scheme(const PoolKey& pool) const;
  [[nodiscard]] std::vector<Standing> standings(const PoolKey& pool, TimeMs now) const;
  /// Of one player where matches of these rules count; a first standing if there was none.
  [[nodiscard]] Standing standing(const Scheme& scheme, const std::string& player, TimeMs now) const;
  [[nodiscard]] const ScoringBook& book() const noexcept { return book_; }
  [[nodiscard]] const ResultList& results() const noexcept { return results_; }

 private:
  struct Counted {
    Scheme scheme;
    std::map<std::pair<TimeMs, std::string>, MatchResult> matches;
    PoolCount count;
    bool stale = false;  // only while events are added
  };
  Counted& pool_for(const MatchResult& result);
  void change(const std::optional<MatchResult>& before, const std::optional<MatchResult>& after);

  ScoringBook book_;
  ResultList results_;
  std::map<PoolKey, Counted> pools_;
};

}  // namespace boardwright
