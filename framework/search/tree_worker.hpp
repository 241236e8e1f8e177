// SPDX-License-Identifier: GPL-3.0-or-later
//
// One thread's part of the tree search. Internal to TreeSearch.
#pragma once

#include <array>
#include <vector>

#include "framework/search/limits.hpp"
#include "framework/search/tree_memory.hpp"
#include "framework/search/tree_options.hpp"

namespace boardwright::tree {

/// How moves have done wherever they were tried, whatever the position; shared by all threads.
class MoveHistory {
 public:
  void add(Seat seat, Move move, float score) noexcept {
    Entry& entry = at(seat, move);
    entry.sum.fetch_add(static_cast<std::uint64_t>(score * kScorePart), std::memory_order_relaxed);
    entry.visits.fetch_add(1, std::memory_order_relaxed);
  }
  [[nodiscard]] float score(Seat seat, Move move) const noexcept {
    const Entry& entry = const_cast<MoveHistory*>(this)->at(seat, move);
    const float visits = static_cast<float>(entry.visits.load(std::memory_order_relaxed));
    return (static_cast<float>(entry.sum.load(std::memory_order_relaxed)) / kScorePart + 1.0F) /
           (visits + 2.0F);
  }
  void clear() noexcept {
    for (auto& entry : entries_) {
      entry.sum.store(0, std::memory_order_relaxed);
      entry.visits.store(0, std::memory_order_relaxed);
    }
  }

 private:
  struct Entry {
    std::atomic<std::uint64_t> sum{0};
    std::atomic<std::uint64_t> visits{0};
  };
  static constexpr std::size_t kSize = 1U << 12U;
  [[nodiscard]] Entry& at(Seat seat, Move move) noexcept {
    return entries_[mix64(move * BW_MAX_SEATS + seat) % kSize];
  }
  std::array<Entry, kSize> entries_;
};

/// What the threads of a search share.
struct Shared {
  const FastRules& rules;
  const TreeOptions& options;
  Memory& memory;
  MoveHistory& history;
  Node& root;
  const SearchQuestion& question;
};

class Worker {
 public:
  Worker(const Shared& shared, Random random);

  /// Makes the block of the root, with the question's seat on turn; false if there is no room for it.
  [[nodiscard]] bool make_root();
  void simulate();
  [[nodiscard]] const Random& random() const noexcept { return random_; }
  /// Plies of the longest simulation in the tree so far.
  [[nodiscard]] std::uint32_t deepest() const noexcept { return deepest_; }

 private:
  struct Step {
    Node* from;  ///< whose block it is
    Block* block;
    Node* to;
  };
  [[nodiscard]] Node& select(Block& block, std::uint32_t visits);
  /// Plays the step's move on the work position and says what the simulation is worth; nothing if the node
  /// now has a block to go on in.
  [[nodiscard]] bool visit(const Step& step, std::uint32_t visits, SeatScores& scores);
  /// Whether the game is over on the work position, counting repetition and the limit on plies.
  [[nodiscard]] bool finished(bw_turn turn, SeatScores& scores);
  void end(Node& node, const SeatScores& scores);
  [[nodiscard]] BlockIndex expand(bw_turn turn, Seat seat);
  void guess(Block& block);
  /// The evaluation of the position on this level; where chance is on turn, the average over its events.
  [[nodiscard]] SeatScores look(std::size_t level = 0);
  [[nodiscard]] SeatScores look_at(const void* position) const;
  /// What the work position is worth, by evaluation and random game.
  [[nodiscard]] SeatScores judge();
  void back_up(SeatScores scores);
  [[nodiscard]] Fate proven(Block& block) const;

  const Shared& shared_;
  const FastRules& rules_;
  Random random_;
  AlignedBytes work_;
  std::vector<Move> moves_;
  std::vector<std::uint32_t> weights_;
  /// A position that is looked at, and what chance may bring there; each level is an event after the one
  /// before.
  struct Look {
    AlignedBytes position;
    std::vector<Move> events;
    std::vector<std::uint32_t> weights;
  };
  std::vector<Look> looks_;
  std::vector<float> priors_;
  std::vector<std::uint64_t> keys_;  // of the positions before, for repetition
  std::size_t earlier_;              // how many of them are the question's
  std::vector<Step> path_;
  std::uint32_t plies_ = 0;  // moves on the path, without chance events
  std::uint32_t deepest_ = 0;
  bool knows_;  // evaluates
};

}  // namespace boardwright::tree
