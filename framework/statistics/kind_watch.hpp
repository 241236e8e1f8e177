// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "framework/search/fast_rules.hpp"
#include "framework/statistics/game_observer.hpp"
#include "framework/statistics/tally.hpp"

namespace boardwright {

/// Notes how many pieces of each kind a board has held at once, with nothing hidden: each seat's pieces as
/// that seat sees them. Rules without a board leave it empty.
class KindWatch final : public GameObserver {
 public:
  /// `counts` outlives this.
  KindWatch(std::shared_ptr<const Rules> rules, RunCounts& counts);

  void begin(std::uint64_t number, const void* start) override;
  void step(const ObservedStep& step) override;
  void finish(const GameEnd& end, GameRow& row) override;

 private:
  void look(const void* position);
  /// Adds the pieces that a viewer sees; of all owners, or only of its own and, for seat 0, of nobody's.
  void count(const void* position, Seat viewer, bool own);

  std::shared_ptr<const Rules> rules_;
  const bw_board* board_;
  const bw_geometry* geometry_;
  const bw_view* view_;  // nullptr: nothing is hidden
  RunCounts& counts_;
  AlignedBytes seen_;
  std::vector<bw_item> items_;
  std::vector<std::uint64_t> now_;
};

}  // namespace boardwright
