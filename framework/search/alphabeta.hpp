// SPDX-License-Identifier: GPL-3.0-or-later
//
// Alpha-beta for games of two seats in which what one wins the other loses and nothing is hidden now. Without
// an evaluation it knows only wins and losses.
#pragma once

#include <memory>

#include "framework/search/limits.hpp"

namespace boardwright {

struct AlphaBetaOptions {
  std::size_t memory = std::size_t{64} << 20U;  ///< bytes of the transposition table
  bool keep = false;  ///< use what earlier searches left in the table; off, each search starts afresh
};

/// Iterative deepening with aspiration windows (Slate, Atkin 1977), principal variation search (Marsland,
/// Campbell 1982), a transposition table shared by all threads, moves ordered by the table, killers (Akl,
/// Newborn 1977), history (Schaeffer 1989) and, without chance, the rules' noisy moves, late moves searched
/// less deep first, quiescence over noisy moves in games without chance, expectation at chance events
/// (Ballard 1983:
/// *-minimax, Star1 and Star2), and repetition counted as the match counts it. Further threads search the
/// same tree and meet in the table (lazy SMP). One call at a time.
class AlphaBeta {
 public:
  /// Whether this search can play by these rules: two opposed seats.
  [[nodiscard]] static bool can_play(const Rules& rules);

  AlphaBeta(std::shared_ptr<const Rules> rules, const AlphaBetaOptions& options);
  ~AlphaBeta();
  AlphaBeta(const AlphaBeta&) = delete;
  AlphaBeta& operator=(const AlphaBeta&) = delete;

  /// The question's seat must be on turn. The generator decides between moves that look the same. One thread
  /// and no limit on time: the same question and generator give the same answer, unless `keep` is on.
  [[nodiscard]] SearchInfo search(const SearchQuestion& question, const SearchLimits& limits, Random& random,
                                  const Inform& inform = {});

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace boardwright
