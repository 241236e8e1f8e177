// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tags of PGN ([Event "…"] [Site] [Date] [Round] [White "…"] [Result]) and what a record calls the same:
// https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm, 8.1. The players' tags are named after the
// game's seats.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "framework/record/record.hpp"

namespace boardwright {

/// A line such as `[Event "Club evening"]`; nothing if it isn't one.
[[nodiscard]] std::optional<std::pair<std::string, std::string>> read_pgn_tag(std::string_view line);
[[nodiscard]] std::string write_pgn_tag(std::string_view name, std::string_view value);

/// Takes the tags that say more than a tag: a seat's name is a player, FEN the start, Game, Variant and
/// Parameter what they are. Unknown values ("?") are dropped, dates become 2024-05-01.
void take_pgn_tags(Record& record);
/// [Black "Ann"] is a player where Black is a seat; a player that is named already stays.
void take_seat_tags(Record& record, const Rules& rules);

/// Seven tags that every PGN file has, in their order, then the others.
[[nodiscard]] std::string pgn_tags(const Record& record, const Rules& rules);
/// "1-0", "0-1", "1/2-1/2", or "*" for everything else.
[[nodiscard]] std::string pgn_result(const Record& record, const Rules& rules);

}  // namespace boardwright
