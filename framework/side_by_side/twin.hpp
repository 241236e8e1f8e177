// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether two rule sets are the same game: the same moves and the same ends, whatever they call themselves.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// Where two rule sets part: the moves up to there, both positions, and what differs, in a sentence.
struct TwinDifference {
  std::vector<std::string> moves;
  std::string first, second;  ///< texts of the positions
  std::string what;
  /// The move that only one of both has, as it is named in `moves`; empty: it is something else.
  std::string move;
  bool first_has_it = false;
};

struct TwinReport {
  std::optional<TwinDifference> difference;
  std::uint64_t positions = 0;  ///< that were compared
  std::uint32_t games = 0;      ///< that were played to their end, or to the limit
};

struct TwinOptions {
  std::uint32_t depth = 3;     ///< all moves from the start to this depth
  std::uint32_t games = 1000;  ///< random games after that
  std::uint32_t plies = 4096;  ///< of one game at most
  std::uint64_t seed = 1;
  const std::atomic<bool>* stop = nullptr;
  std::function<void(const TwinReport&)> progress = {};  ///< with what is known, at every position
};

/// Moves are the same if they touch the same places in the same order, or, where they aren't made on the board or
/// several are clicked alike, if their texts are the same. Seats are compared by their number, ends by their scores; of
/// chance the events' texts and weights. Fails where the rule sets have another number of seats or a game fails.
[[nodiscard]] Result<TwinReport> compare_twins(const std::shared_ptr<const Rules>& first,
                                               const std::shared_ptr<const Rules>& second,
                                               const TwinOptions& options);

/// All positions from the start through these moves, named as in TwinDifference. Fails at one that isn't legal.
[[nodiscard]] Result<std::vector<Position>> follow_twin(const std::shared_ptr<const Rules>& rules,
                                                        std::span<const std::string> moves);

}  // namespace boardwright
