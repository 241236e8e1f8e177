// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// One move or chance event as it was recorded.
struct RecordedMove {
  std::string seat;  ///< its id, "chance" for a chance event; empty: whoever is on turn (foreign formats)
  std::string text;
  std::optional<std::chrono::milliseconds> clock;  ///< left on the seat's clock after the move
  std::string comment;
  int line = 0, column = 0;  ///< where it was read, from 1; 0: nowhere
  friend bool operator==(const RecordedMove& a, const RecordedMove& b) {
    return a.seat == b.seat && a.text == b.text && a.clock == b.clock && a.comment == b.comment;
  }
};

/// A game as it lies on disk: texts only, so that it can be read without the rules. A value.
struct Record {
  std::string game;
  std::string variant;
  std::string plugin_version;
  std::string rules_hash;
  std::string
      script_hash;  ///< of rules in one file: SHA-256 of it, as the manifest of a package says it; else empty
  std::map<std::string, std::string> parameters;  ///< all of them, values as write_value writes them
  std::string seed;                               ///< hexadecimal; empty while secret or not known
  std::string seed_hash;
  /// What seats have added to the dice, by their ids: the hashes from the start (see line/entropy.hpp), the
  /// texts once the game is over.
  std::map<std::string, std::string> entropy_hashes, entropy;
  std::string start;            ///< position text; empty: the rules' own start
  std::uint32_t ply_limit = 0;  ///< the match's; 0: none
  /// Repetition ended the game only where somebody claimed it.
  bool repetition_claimed = false;
  /// Other programs' records don't tell how repetition ended the game.
  bool repetition_told = true;
  /// Typed in from a score sheet: that the moves are legal is all that anybody can check. Chance brought what
  /// somebody says it brought, and there is no seed.
  bool entered = false;
  std::string viewer;                                     ///< not empty: only what this viewer saw
  std::map<std::string, std::string> players;             ///< seat: name
  std::vector<std::pair<std::string, std::string>> tags;  ///< others, in order, such as Date, Event, Site
  std::string comment;                                    ///< before the first move
  std::vector<RecordedMove> moves;
  /// By seat id, half points. Empty with a reason of "": unfinished, or a foreign record that doesn't tell.
  std::map<std::string, std::uint32_t> scores;
  std::string reason;  ///< id; empty if unfinished or not known

  [[nodiscard]] bool has_result() const noexcept { return !scores.empty(); }
  friend bool operator==(const Record&, const Record&) = default;
};

/// BLAKE2b-256 over the game's id, its rules revision and the parameters that aren't default; never the
/// binary.
[[nodiscard]] std::string rules_hash(const Rules& rules);

/// A record of a game under these rules, with everything but players, moves and result filled in.
[[nodiscard]] Record record_of(const Rules& rules, std::string variant);

/// Writes an outcome into a record.
void set_result(Record& record, const Rules& rules, const Outcome& outcome);

/// "0", "0.5", "1": half points as points.
[[nodiscard]] std::string score_text(std::uint32_t half_points);

/// A result for people and records: "1-0", "0.5-0.5", "1-0-0.5": the scores by seat, in the rules' order.
[[nodiscard]] std::string scores_text(const Outcome& outcome);

}  // namespace boardwright
