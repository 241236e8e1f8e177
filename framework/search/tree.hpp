// SPDX-License-Identifier: GPL-3.0-or-later
//
// Monte-Carlo tree search for any game in which nothing is hidden now.
#pragma once

#include <memory>

#include "framework/search/limits.hpp"
#include "framework/search/tree_options.hpp"

namespace boardwright {

/// Simulations begin at the root, follow the most promising moves (chance events by their weight), add one
/// position to the tree and score it by a random game, the rules' evaluation or both. Any number of seats:
/// each looks for its own score. Where what one seat wins the other loses, certain results are backed up
/// (Winands, Björnsson, Saito 2008: Monte-Carlo Tree Search Solver). Several threads share the tree without
/// locks: a simulation under way counts as lost, so that others look elsewhere (Chaslot, Winands, van den
/// Herik 2008; Enzenberger, Müller 2010).
///
/// When the memory is full the tree stops growing and the search goes on in it. One call at a time.
class TreeSearch {
 public:
  TreeSearch(std::shared_ptr<const Rules> rules, const TreeOptions& options);
  ~TreeSearch();
  TreeSearch(const TreeSearch&) = delete;
  TreeSearch& operator=(const TreeSearch&) = delete;

  /// The question's seat must be on turn. One thread and a limit on nodes only: the same question and
  /// generator give the same answer, as long as nothing is kept from earlier searches.
  [[nodiscard]] SearchInfo search(const SearchQuestion& question, const SearchLimits& limits, Random& random,
                                  const Inform& inform = {});

  /// Bytes of memory that hold the tree now.
  [[nodiscard]] std::size_t used() const noexcept;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace boardwright
