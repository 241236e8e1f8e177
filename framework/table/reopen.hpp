// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a journal in the store back to what began the match, and what Match::resume takes.
#pragma once

#include <span>

#include "framework/catalogue/catalogue.hpp"
#include "framework/match/match.hpp"
#include "framework/store/journal.hpp"
#include "framework/table/match_header.hpp"

namespace boardwright {

struct ReopenedMatch {
  MatchHeader header;
  MatchPlan plan;  ///< people's names are empty; each seat's clock is its own already
  std::vector<JournalStep> steps;

  /// Without journal and time.
  [[nodiscard]] MatchOptions options() const;
};

/// The game of a match that is to be made again, which may no longer be there or have other rules.
[[nodiscard]] Result<ReopenedMatch> reopen(std::span<const StoredEntry> journal, const Catalogue& catalogue);

/// The rules that a match was begun under. The sentence says why there are none, or others now.
[[nodiscard]] Result<std::shared_ptr<const Rules>> rules_of(const MatchHeader& header,
                                                            const Catalogue& catalogue);

/// Whether a journal's newest entry says that the match goes on in another store than that device's.
[[nodiscard]] bool is_handed_over(const NewEntry& newest, const std::string& device);

/// The steps alone: entries of one command together, those of the club (created, handed-over) left out.
[[nodiscard]] std::vector<JournalStep> steps_of(std::span<const StoredEntry> journal);

}  // namespace boardwright
