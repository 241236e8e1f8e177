// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records of other programs: SGF and lists of numbered moves. What is special to a game comes from
// RecordFormats. Reading needs no rules; the moves stay as they were written, and replay matches them with
// legal ones.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "framework/catalogue/formats.hpp"
#include "framework/record/native.hpp"
#include "framework/record/record_places.hpp"
#include "framework/record/sgf_tree.hpp"

namespace boardwright {

/// A game as it was read, and what was left aside: sentences, those about one place with line:column before.
struct ReadGame {
  Record record;
  std::vector<std::string> notes;
  int line = 0;  ///< where it begins
  RecordPlaces places{};
};

/// The main line of an SGF game. Parameters come from SZ, the set-up property and our own one; comments stay
/// with their node, those of nodes without a move with the move before. Safe with any bytes; the sentence
/// begins with line:column.
[[nodiscard]] Result<ReadGame> read_sgf_game(const SgfGame& game, const SgfFormat& format,
                                             const RecordLimits& limits = {});
/// The first game of a file.
[[nodiscard]] Result<Record> read_sgf(std::string_view text, const SgfFormat& format,
                                      const RecordLimits& limits = {});

/// GM of an SGF game, to find what it is of.
[[nodiscard]] Result<std::uint32_t> sgf_game_number(const SgfGame& game);
/// Nothing if the text isn't SGF or doesn't say.
[[nodiscard]] std::optional<std::uint32_t> sgf_game_number(std::string_view text);

/// Numbered moves such as `1. c8-c6 h4-f2`: anything that isn't a number with a dot, a comment in {} or after
/// ; or #, a variation in (), a glyph ($1, !?), a line beginning with % or a result is a move of whoever is
/// on turn. Tags of PGN before the moves become the record's (pgn_tags.hpp). Every game of a file, each read
/// or refused by itself: the next one begins with tags, or with move 1 after a result. At least one.
[[nodiscard]] std::vector<Result<ReadGame>> read_move_lists(std::string_view text,
                                                            const RecordLimits& limits = {});
/// Whether a text has a tag of PGN or the number of a move.
[[nodiscard]] bool looks_like_moves(std::string_view text);
/// The first game.
[[nodiscard]] Result<Record> read_move_list(std::string_view text, const RecordLimits& limits = {});

/// SGF of a record that replays; moves without clicks are written as they are. What SGF has no word for
/// stands in a property of our own. Fails if a seat has no property, or the game starts elsewhere.
[[nodiscard]] Result<std::string> write_sgf(const Record& record, const std::shared_ptr<const Rules>& rules,
                                            const SgfFormat& format);

/// The same of a record that replays, as PGN would have it: tags, then the rules' own move texts, with
/// {[%seat blue]} where another seat could have moved too, and {[%clk 0:04:57]}. Fails if a move would be
/// read as something else.
[[nodiscard]] Result<std::string> write_move_list(const Record& record,
                                                  const std::shared_ptr<const Rules>& rules,
                                                  const std::optional<ForeignMoves>& moves = {});

/// The legal move of a seat that a foreign text means. The sentence says what the text could not be matched
/// with.
[[nodiscard]] Result<Move> match_foreign_move(const Position& position, Seat seat, std::string_view text,
                                              const ForeignMoves& format);

}  // namespace boardwright
