// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the club's commands share: the store that --store names, people at seats, a kept match at the
// terminal.
#pragma once

#include <chrono>

#include "framework/table/table.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/seats.hpp"
#include "ui/cli/terminal_game.hpp"

namespace boardwright::cli {

/// The store that --store names (a file, or PostgreSQL's connection string), or the usual one under the
/// user's data folder. `create`: it is made if there is none.
[[nodiscard]] Result<std::shared_ptr<Club>> open_club(const Catalogue& catalogue, const std::string& store,
                                                      bool create = true);

/// Seats of a new match: computers as in `seating`, people as --player SEAT=NAME says: a member's name,
/// "guest" or "guest:NAME"; a guest where nothing is said.
[[nodiscard]] Result<std::vector<PlannedSeat>> seat_in_club(Club& club, const Rules& rules,
                                                            const Seating& seating,
                                                            const std::vector<std::string>& players);

/// Plays a kept match at the terminal until it is over or somebody leaves; then what it brought, and its record
/// (see save_played). `again`: what is wanted next, of a match that begins here; without it the match is gone on
/// with.
int play_kept_match(const Context& context, std::unique_ptr<KeptMatch> kept, Chosen chosen,
                    Computers computers, const std::string& record, TerminalGame::Again* again = nullptr);

/// What was played, for --record, in the format that the file's name asks for; nothing for an empty name. What
/// that format can't hold is written in our own beside it, and said: the game isn't lost.
int save_played(const std::string& file, const Table& table);

/// "2026-11-21 23:30", UTC.
[[nodiscard]] std::string utc_text(TimeMs time);

/// A player's name for people, see shown_name: "?" for who was anonymised.
[[nodiscard]] std::string shown(const std::string& name);

}  // namespace boardwright::cli
