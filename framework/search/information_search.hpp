// SPDX-License-Identifier: GPL-3.0-or-later
//
// Monte-Carlo tree search where something is hidden.
#pragma once

#include <memory>
#include <span>

#include "framework/search/limits.hpp"
#include "framework/search/tree_options.hpp"

namespace boardwright {

/// What is asked: the best move of a seat that knows only what it has seen.
struct InformationQuestion {
  /// The views the seat has had, oldest first; the last one is now, and the seat is on turn in it.
  std::span<const Position> views;
  Seat seat = 0;
  std::uint32_t plies_left = 0;  ///< as in SearchQuestion
};

/// Every simulation samples a position that the seat must think possible (the rules' `sample`) and plays in
/// it; what is learnt is kept by what the seat on turn sees there, one tree for each seat (Cowling, Powley,
/// Whitehouse 2012: Information Set Monte Carlo Tree Search, section V-C, MO-ISMCTS). Where most samples look
/// different to the others, so that nothing would be met again, it is kept by what the seat that thinks sees
/// (section V-A, SO-ISMCTS): then the others are taken to know the sample. Each thread has trees of its own,
/// and their visits are added up. Repetition isn't counted.
///
/// The true position isn't among what it is given. One call at a time.
class InformationSearch {
 public:
  /// Whether the rules can sample positions.
  [[nodiscard]] static bool can_play(const Rules& rules);

  InformationSearch(std::shared_ptr<const Rules> rules, const TreeOptions& options);
  ~InformationSearch();
  InformationSearch(const InformationSearch&) = delete;
  InformationSearch& operator=(const InformationSearch&) = delete;

  /// Fails with the rules' sentence if they can't sample from these views. One thread and no limit on time:
  /// the same question and generator give the same answer.
  [[nodiscard]] Result<SearchInfo> search(const InformationQuestion& question, const SearchLimits& limits,
                                          Random& random, const Inform& inform = {});

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace boardwright
