// SPDX-License-Identifier: GPL-3.0-or-later
//
// What every search is asked and what it answers.
#pragma once

#include <atomic>
#include <boardwright/pure/random.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// When a search ends; the first limit that is reached counts. Without any it runs until it is stopped or
/// everything is proven.
struct SearchLimits {
  std::uint64_t nodes = 0;  ///< simulations, or moves made by alpha-beta; 0: no limit
  std::uint32_t depth = 0;  ///< plies of alpha-beta, which alone looks at it; 0: no limit
  std::optional<std::chrono::microseconds> time;  ///< from the call
  /// `time` is counted by the clock of the thread that asks, which stands still while others have the
  /// processor; its helpers end with it.
  bool processor_time = false;
  unsigned threads = 1;                     ///< with one thread and no time the result is repeatable
  const std::atomic<bool>* stop = nullptr;  ///< looked at all the time; set by any thread
  bool whole = false;                       ///< go on although only one move can be right (analysis)
};

/// What is asked: the best move of `seat`, which is on turn.
struct SearchQuestion {
  Position position;
  Seat seat = 0;
  std::vector<std::uint64_t> earlier{};  ///< same_key of every position before, oldest first, for repetition
  std::uint32_t plies_left = 0;          ///< a draw after so many more moves; 0: no such limit
};

/// A move as the search sees it by now.
struct MoveValue {
  Move move = 0;
  double score = 0.5;        ///< expected, for the seat that was asked: 0 lost, 1 won
  std::uint64_t visits = 0;  ///< simulations, or 0
};

/// How far a search is, and at its end what came of it.
struct SearchInfo {
  std::uint32_t depth = 0;  ///< plies of the longest line, or of alpha-beta's iteration
  std::uint64_t nodes = 0;  ///< simulations, or moves made
  double seconds = 0;
  double score = 0.5;            ///< of the best move, as in MoveValue
  bool proven = false;           ///< the score is certain
  std::vector<Move> line;        ///< best play from here as far as it is known, the best move first
  std::vector<MoveValue> moves;  ///< the seat's moves, best first; alpha-beta knows only the first's score
};

/// Called from the thread that asked, a few times a second.
using Inform = std::function<void(const SearchInfo&)>;
inline constexpr double kFirstInform = 0.1, kInformEvery = 0.25;  // seconds

}  // namespace boardwright
