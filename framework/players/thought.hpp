// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "framework/players/situation.hpp"

namespace boardwright {

/// What a search has found out about a position, as it is shown to people: texts and places, nothing that
/// belongs to the search's thread.
struct Thought {
  struct Candidate {
    std::string move;                   ///< its text
    std::vector<std::uint32_t> clicks;  ///< places in click order; none for a move not made on the board
    double score = 0.5;                 ///< expected, for the seat on turn: 0 lost, 1 won
    std::uint64_t visits = 0;           ///< simulations
    friend bool operator==(const Candidate&, const Candidate&) = default;
  };
  std::vector<Candidate> candidates;  ///< best first, at most kMost; never empty
  std::vector<std::string> line;      ///< what is expected to follow, the best move first
  std::uint32_t depth = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;
  bool proven = false;  ///< the best move's score is certain

  static constexpr std::size_t kMost = 5;
  [[nodiscard]] static Thought of(const Situation& situation, const SearchInfo& info);
};

/// Whole percent of an expected score.
[[nodiscard]] int percent(double score);

}  // namespace boardwright
