// SPDX-License-Identifier: GPL-3.0-or-later
//
// The matches that a club keeps, to choose from, to look at and to end: what is done with them otherwise than
// by playing.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/record/replay.hpp"
#include "framework/table/match_header.hpp"
#include "framework/table/shared_store.hpp"

namespace boardwright {

/// A match in a list. Names are as they are now; empty for who was anonymised.
struct MatchInfo {
  std::string match;  ///< id
  /// Why it can't be read, for example because a newer program began it. Then the header is empty.
  std::string problem;
  MatchHeader header;
  std::vector<std::string> names;  ///< by seat
  TimeMs begun = 0;
  TimeMs last = 0;  ///< of its newest entry
  bool finished = false;
  bool moved = false;                ///< something has happened in it since it began
  std::optional<UtcTime> next_flag;  ///< of an unfinished one: by correspondence the deadline of the move
  std::vector<Seat> on_turn{};       ///< of an unfinished one with a clock
  bool handed_over = false;          ///< moved by file to another computer, and goes on there
};

/// Threads, ownership and errors as in club.hpp. The store outlives it.
class ClubMatches {
 public:
  explicit ClubMatches(SharedStore& store) : store_(store) {}

  [[nodiscard]] Result<std::vector<MatchInfo>> all();         ///< oldest first
  [[nodiscard]] Result<std::vector<MatchInfo>> unfinished();  ///< oldest first
  /// The match whose id begins or ends so; the sentence says if there is none or several.
  [[nodiscard]] Result<std::string> find(std::string_view text);
  /// For the organiser only: how many live matches each member, by id, has left unfinished for so long.
  [[nodiscard]] Result<std::map<std::string, std::uint32_t>> abandoned(std::chrono::days idle);
  /// Whether there is nothing to go on with here: it was deleted or handed over.
  [[nodiscard]] Result<bool> has_left(const std::string& match);
  /// A finished match with all its moves, as it is written to a file.
  [[nodiscard]] Result<OpenedRecord> finished(const std::string& match, const Catalogue& catalogue);

  /// Marks an unfinished match as moved to another computer and returns the text for import there.
  [[nodiscard]] Result<std::string> hand_over(const std::string& match);
  // What the organiser decides about an unfinished match, with a reason for people, which its journal keeps.
  /// It is in no list any more and can't go on. Never of a finished one.
  [[nodiscard]] Result<void> discard(const std::string& match, std::string_view why);
  /// The same as discard without asking, of a match in which nobody has done anything; true if it was one. By
  /// correspondence such a match stays: there nobody need be here to play.
  [[nodiscard]] Result<bool> discard_unplayed(const std::string& match);
  /// It ends with this result, by adjudication, and counts like any other.
  [[nodiscard]] Result<void> adjudicate(const std::string& match, std::vector<std::uint32_t> half_points,
                                        std::string_view why, const Catalogue& catalogue);
  /// The reason of the newest decision about a match; empty if there is none.
  [[nodiscard]] Result<std::string> why(const std::string& match);

 private:
  [[nodiscard]] Result<std::vector<MatchInfo>> listed(bool unfinished_only);

  SharedStore& store_;
};

}  // namespace boardwright
