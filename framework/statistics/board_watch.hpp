// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "framework/search/fast_rules.hpp"
#include "framework/statistics/game_observer.hpp"
#include "framework/statistics/tally.hpp"

namespace boardwright {

/// Looks at pictures of the board as a spectator sees it: what was taken, where pieces have been. Rules
/// without a board leave its columns empty.
class BoardWatch final : public GameObserver {
 public:
  /// `counts` outlives this.
  BoardWatch(std::shared_ptr<const Rules> rules, RunCounts& counts);

  void begin(std::uint64_t number, const void* start) override;
  void step(const ObservedStep& step) override;
  void finish(const GameEnd& end, GameRow& row) override;

 private:
  /// Who owns what stands on each field: a seat, BW_NOBODY, or kEmpty; and how many pieces each seat has.
  struct Occupied {
    std::vector<Seat> owner;
    std::vector<std::uint32_t> kind;
    std::vector<std::uint32_t> pieces;
  };
  void look(const void* position, Occupied& out);

  std::shared_ptr<const Rules> rules_;
  const bw_board* board_;
  const bw_geometry* geometry_;
  const bw_view* view_;
  RunCounts& counts_;
  AlignedBytes seen_;
  std::vector<bw_item> items_;
  Occupied before_, after_;
  std::vector<char> used_;
  std::uint64_t captures_ = 0;
};

}  // namespace boardwright
