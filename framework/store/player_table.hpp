// SPDX-License-Identifier: GPL-3.0-or-later
//
// Players as their events leave them: a table of the read model. Everything here runs inside a transaction
// and throws what SOCI throws.
#pragma once

#include <functional>

#include "framework/store/database.hpp"
#include "framework/store/event_lines.hpp"
#include "framework/store/players.hpp"

namespace boardwright::store {

/// Everyone, doubles included.
[[nodiscard]] std::map<std::string, ClubPlayer> read_players(soci::session& sql);
/// A new player; false if something is known of that id already, so that the order of events matters.
[[nodiscard]] bool add_player(soci::session& sql, const EventRow& added);
/// Everyone anew from the events, and whose results are whose.
void refresh_players(soci::session& sql);
/// The events that players come from.
[[nodiscard]] std::vector<ClubEvent> player_events(soci::session& sql);

}  // namespace boardwright::store
