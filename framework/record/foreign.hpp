// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records of other programs: SGF and lists of numbered moves. What is special to a game comes from
// RecordFormats. Reading needs no rules; the moves stay as they were written, and replay matches them with
// legal ones.
#pragma once

#include <string_view>

#include "framework/record/formats.hpp"
#include "framework/record/native.hpp"

namespace boardwright {

/// The main line of the first game in an SGF file. Parameters come from SZ and the set-up property. Safe with
/// any bytes; the sentence begins with line:column.
[[nodiscard]] Result<Record> read_sgf(std::string_view text, const SgfFormat& format,
                                      const RecordLimits& limits = {});

/// GM of an SGF file, to find the game it belongs to; nothing if the text isn't SGF.
[[nodiscard]] std::optional<std::uint32_t> sgf_game_number(std::string_view text);

/// Numbered moves such as `1. c8-c6 h4-f2`: anything that isn't a number with a dot, a comment in {} or ;…,
/// or a result is a move of whoever is on turn. Tags of PGN before the moves become the record's
/// (pgn_tags.hpp); other lines in brackets say nothing.
[[nodiscard]] Result<Record> read_move_list(std::string_view text, const RecordLimits& limits = {});

/// SGF of a record that replays; moves without clicks are written as they are. Fails if a seat has no
/// property.
[[nodiscard]] Result<std::string> write_sgf(const Record& record, const std::shared_ptr<const Rules>& rules,
                                            const SgfFormat& format);

/// The same of a record that replays, as PGN would have it: tags, then the rules' own move texts. Fails if a
/// move would be read as something else.
[[nodiscard]] Result<std::string> write_move_list(const Record& record,
                                                  const std::shared_ptr<const Rules>& rules,
                                                  const std::optional<ForeignMoves>& moves = {});

/// The legal move of a seat that a foreign text means. The sentence says what the text could not be matched
/// with.
[[nodiscard]] Result<Move> match_foreign_move(const Position& position, Seat seat, std::string_view text,
                                              const ForeignMoves& format);

}  // namespace boardwright
