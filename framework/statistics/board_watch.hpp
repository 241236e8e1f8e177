// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "framework/search/fast_rules.hpp"
#include "framework/statistics/game_observer.hpp"
#include "framework/statistics/tally.hpp"

namespace boardwright {

/// Looks at pictures of the board as a spectator sees it: what was taken, where pieces have been; and notes
/// how many pieces of each kind the board has held at once, with nothing hidden: each seat's pieces as that
/// seat sees them. Rules without a board leave it all empty.
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
  /// What a viewer sees on the board's fields, until the next call.
  [[nodiscard]] std::span<const bw_item> items(const void* position, Seat viewer);
  /// `seen`: the spectators' items of the same position, as the last call gave them.
  void count_kinds(const void* position, std::span<const bw_item> seen);

  std::shared_ptr<const Rules> rules_;
  const bw_board_2* board_;
  const bw_shape* geometry_;
  const bw_view* view_;  // nullptr: nothing is hidden
  RunCounts& counts_;
  AlignedBytes seen_;
  std::vector<bw_item> items_;
  std::vector<std::uint64_t> kinds_;  // on the board now
  Occupied before_, after_;
  std::vector<char> used_;
  std::uint64_t captures_ = 0;
};

}  // namespace boardwright
