// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tags of PGN ([Event "…"] [Site] [Date] [Round] [White "…"] [Result]) and what a record calls the same:
// https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm, 8.1. The players' tags are named after the
// game's seats. What else our own format says of a game stands in tags of the same names.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "framework/record/record.hpp"

namespace boardwright {

/// A tag's name as everybody writes it, whatever its letters: "fen" is FEN. Names that nobody has given a meaning
/// stay.
[[nodiscard]] std::string usual_tag(std::string name);

/// A line such as `[Event "Club evening"]`; nothing if it isn't one.
[[nodiscard]] std::optional<std::pair<std::string, std::string>> read_pgn_tag(std::string_view line);
/// How much of a text that begins with [ is one tag, on one line: up to the first ] after a quote. A quote
/// inside the value may lack its backslash. 0: it is none; nothing: it begins as one and doesn't end.
[[nodiscard]] std::optional<std::size_t> pgn_tag_size(std::string_view text);
[[nodiscard]] std::string write_pgn_tag(std::string_view name, std::string_view value);

/// Takes the tags that say more than a tag: a seat's name is a player, FEN the start, Game, Variant and
/// Parameter what they are, and in a file of ours the others of our own format. Unknown values ("?") are
/// dropped, dates become 2024-05-01.
[[nodiscard]] Result<void> take_pgn_tags(Record& record);
/// [Black "Ann"] is a player where Black is a seat; a player that is named already stays.
void take_seat_tags(Record& record, const Rules& rules);
/// Makes the tag Result, and Termination with it, the record's result. The sentence, if any, says what
/// couldn't be understood; such a result is unknown.
[[nodiscard]] std::string take_pgn_result(Record& record, const Rules& rules);

/// The tags of a whole file, and the empty line after them isn't among them: seven that every PGN file has,
/// in their order, then the others.
[[nodiscard]] std::string pgn_tags(const Record& record, const Rules& rules);
/// "1-0", "0-1", "1/2-1/2", or "*" for everything else.
[[nodiscard]] std::string pgn_result(const Record& record, const Rules& rules);
/// Whether a word after the moves is one of these, in one of the ways in which people write them.
[[nodiscard]] bool is_pgn_result(std::string_view word);

}  // namespace boardwright
