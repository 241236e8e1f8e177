// SPDX-License-Identifier: GPL-3.0-or-later
//
// What lists are read from: players, results and openings as events and journals leave them, in tables of
// their own (model_…). They are written in the transaction that writes the events, and hold nothing that
// couldn't be counted anew: `rebuild` does. Standings are counted from them by counted_table.hpp. Everything
// here runs inside a transaction and throws what SOCI throws.
#pragma once

#include <set>

#include "framework/store/database.hpp"
#include "framework/store/event_lines.hpp"
#include "framework/store/players.hpp"

namespace boardwright::store {

/// Follows events that were just written, and matches whose journals have got longer by import.
void follow(soci::session& sql, std::span<const EventRow> written, const std::set<std::string>& matches = {});

/// Whether every event has been followed. A program of an older version writes events and doesn't follow
/// them.
[[nodiscard]] bool follows_all(soci::session& sql);
/// Everything anew.
void rebuild(soci::session& sql);

/// Counts no longer hold from this match of a game on.
void forget_counts(soci::session& sql, const std::string& game, TimeMs time, const std::string& match);

/// A number kept beside the model; 0 if there is none.
[[nodiscard]] SqlInteger model_number(soci::session& sql, const std::string& name);
void set_model_number(soci::session& sql, const std::string& name, SqlInteger value);

/// Set whenever results have changed since standings were counted.
inline constexpr const char* kUncounted = "uncounted";

}  // namespace boardwright::store
