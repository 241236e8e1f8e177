// SPDX-License-Identifier: GPL-3.0-or-later
//
// The record format of Boardwright: a text file for people, versioned.
//
//   [Boardwright "1"]                        version of this format, always first
//   [Game "coin_race"]
//   [Variant "standard"]
//   [Plugin "1.0.0"]
//   [Rules "6a1f…"]                          hash of game, rules revision and parameters that aren't default
//   [Script "9f86…"]                         of rules in one file: its SHA-256
//   [Parameter "goal=5"]                     one for each parameter, value as after --set
//   [SeedHash "…"]  [Seed "…"]               the host's seed once the game is over
//   [EntropyHash "black=…"]                  what a seat has added to the dice …
//   [Entropy "black=…"]                      … once the game is over
//   [Entered "not verified"]                 typed in from a score sheet; such a record has no seed
//   [Start "8/8/… b"]                        only if it isn't the rules' own start
//   [PlyLimit "500"]
//   [View "spectator"]                       only in a record of what one viewer saw
//   [Player "black=Alice"]
//   [Result "black=1 white=0 connection"]    points and reason; "*" while unfinished
//   [Date "2024-05-01"]                      any other tag
//
//   {A comment before the first move.}
//   1. black c8-c6 {[%clk 0:04:57] good}      tenths and less as 0:04:57.3
//   2. white h4-f2
//   3. chance roll:5-3
//
// A line after the tags holds consecutive moves of one seat, numbered from 1. In tags \" and \\ stand for "
// and \; in comments \} and \\; \n is a new line in both. A move that begins with { or \ has a \ before it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "framework/record/record.hpp"

namespace boardwright {

inline constexpr int kRecordVersion = 1;
/// What the tag Entered says, in every format that has it.
inline constexpr std::string_view kEnteredWords = "not verified";

struct RecordLimits {
  std::size_t bytes = 8U << 20U;
  std::size_t tags = 2000;
  std::size_t moves = 100000;
  std::size_t word = 1U << 16U;  ///< bytes of one tag, move or comment
  std::size_t nesting = 200;     ///< of brackets in foreign records with nothing between them
  std::size_t games = 20000;     ///< in one file
};

[[nodiscard]] std::string write_record(const Record& record);

/// Safe with any bytes. The sentence begins with line:column and says what was expected. `line`: which one of
/// its file the text begins on.
[[nodiscard]] Result<Record> read_record(std::string_view text, const RecordLimits& limits = {},
                                         int line = 1);

}  // namespace boardwright
