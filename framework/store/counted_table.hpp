// SPDX-License-Identifier: GPL-3.0-or-later
//
// Standings, counted on from where they were: a table of the read model holds what each match that counts
// made of each of its players. A result that is later than all others costs two rows; anything else forgets
// the rows after it (forget_counts), and they are counted anew. Everything here runs inside a transaction and
// throws what SOCI throws.
#pragma once

#include "framework/scoring/ledger.hpp"
#include "framework/store/counted.hpp"
#include "framework/store/database.hpp"

namespace boardwright::store {

/// Whether everything has been counted, as this book counts.
[[nodiscard]] bool counts_all(soci::session& sql, const ScoringBook& book);
/// Counts what hasn't been counted.
void count_on(soci::session& sql, const ScoringBook& book);

// Once everything is counted:

/// Every pool with a match, or those of one game; best first.
[[nodiscard]] std::vector<CountedPool> counted_pools(soci::session& sql, const ScoringBook& book,
                                                     const std::string& game, TimeMs now);
/// One player's in each pool that has a row of them.
[[nodiscard]] std::vector<std::pair<Scheme, Standing>> counted_player(soci::session& sql,
                                                                      const ScoringBook& book,
                                                                      const std::string& player, TimeMs now);
/// One player's in one pool; a first standing if there is none.
[[nodiscard]] Standing counted_standing(soci::session& sql, const Scheme& scheme, const std::string& player,
                                        TimeMs now);
/// What one match made of the player: before and after.
[[nodiscard]] CountedChange counted_change(soci::session& sql, const Scheme& scheme,
                                           const std::string& player, TimeMs time, const std::string& match);
/// The player's rating in a pool match after match, oldest first, as it was shown then.
[[nodiscard]] std::vector<RatingPoint> rating_course(soci::session& sql, const Scheme& scheme,
                                                     const std::string& player);

}  // namespace boardwright::store
