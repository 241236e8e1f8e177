// SPDX-License-Identifier: GPL-3.0-or-later
//
// Events in the database. Everything here runs inside a transaction and throws what SOCI throws.
#pragma once

#include <functional>

#include "framework/store/database.hpp"
#include "framework/store/event_lines.hpp"

namespace boardwright::store {

/// The way out where a row of the store makes no sense: follows the sentence that says so.
inline constexpr std::string_view kGarbled =
    "; save what can be read of the store into a new one (boardwright store salvage NEW), or restore a "
    "backup";
/// What a row of the store says. Throws Refused, with a way out, where it makes no sense.
[[nodiscard]] ClubEvent stored_event(const EventRow& row);

[[nodiscard]] std::optional<EventRow> find_event(soci::session& sql, const std::string& id);
void insert(soci::session& sql, const EventRow& row);
void each_event(soci::session& sql, const std::function<void(const EventRow&)>& visit);  ///< by id
/// Those of a condition that begins with " WHERE"; it holds nothing that a person has written.
void each_event_where(soci::session& sql, const std::string& where,
                      const std::function<void(const EventRow&)>& visit);

/// Those of one player, match or tournament.
void each_event_about(soci::session& sql, const std::string& subject,
                      const std::function<void(const EventRow&)>& visit);  ///< by id
[[nodiscard]] std::uint64_t tournament_event_count(soci::session& sql, const std::string& tournament);
[[nodiscard]] std::vector<std::string> tournament_ids(soci::session& sql);  ///< sorted

/// Erases the names of everyone who is anonymised: the one thing that changes in what was written.
void erase_names(soci::session& sql);
/// Their passwords and passkeys too.
void erase_ways_in(soci::session& sql);

/// Whether two events say the same; an erased name is no difference.
[[nodiscard]] bool same_event(const EventRow& one, const EventRow& other);

}  // namespace boardwright::store
