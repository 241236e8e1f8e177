// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results as they hold, and how the games began: tables of the read model. Everything here runs inside a
// transaction and throws what SOCI throws.
#pragma once

#include <functional>

#include "framework/store/database.hpp"
#include "framework/store/found_games.hpp"

namespace boardwright::store {

/// One match's row anew; what no longer counts as it did is forgotten.
void refresh_result(soci::session& sql, const std::string& match);
/// All rows, into empty tables.
void fill_results(soci::session& sql);

/// A row of model_results, for statements that read several.
inline constexpr const char* kResultColumns =
    "r.match_id, r.time_ms, r.game, r.variant, r.rules_hash, r.rated, r.entered, r.held, r.corrections,"
    " r.played_reason, r.reason, r.seats, r.opening";

/// Runs "SELECT kResultColumns FROM model_results r" and `rest`, which holds nothing that a person has
/// written.
void each_result(soci::session& sql, const std::string& rest,
                 const std::function<void(const StoredResult&)>& visit);
/// Those of one game from a place on, in order of time, then id.
void each_result_from(soci::session& sql, const std::string& game, TimeMs time, const std::string& match,
                      const std::function<void(const StoredResult&)>& visit);
/// One match's; nothing if it has no result.
[[nodiscard]] std::optional<StoredResult> find_result(soci::session& sql, const std::string& match);
/// As StoredResult has it; empty unless the match is finished here.
[[nodiscard]] std::string opening_of_match(soci::session& sql, const std::string& match);
/// What was decided about one match, by time.
[[nodiscard]] std::vector<Correction> corrections_of(soci::session& sql, const std::string& match);

}  // namespace boardwright::store
