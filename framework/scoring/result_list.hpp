// SPDX-License-Identifier: GPL-3.0-or-later
//
// The results that hold, out of everything that was reported and decided, whatever order it arrives in. A
// value; one thread at a time.
#pragma once

#include <map>
#include <optional>
#include <set>

#include "framework/scoring/result.hpp"

namespace boardwright {

class ResultList {
 public:
  /// Adds an event; one that is there already changes nothing. Refuses what check_event refuses.
  [[nodiscard]] Result<void> add(const ResultEvent& event);

  /// The result of a match as it holds now: none if there is none, or if it was voided.
  [[nodiscard]] std::optional<MatchResult> result(const std::string& match) const;

  /// One sentence for everything that doesn't fit together: different results of one match (the one that is
  /// first by time counts), corrections without a match or with a wrong number of seats (these don't count),
  /// different corrections with one id. In order of the matches' ids.
  [[nodiscard]] std::vector<std::string> problems() const;

 private:
  struct Match {
    std::set<MatchResult> results;  // more than one: two places have told different things
    std::set<Correction> corrections;
  };
  static bool fits(const Correction& correction, const MatchResult& result);
  std::map<std::string, Match> matches_;
};

}  // namespace boardwright
