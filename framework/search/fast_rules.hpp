// SPDX-License-Identifier: GPL-3.0-or-later
//
// The contract's functions of one rule set, looked up once, on positions that are plain bytes: what inner
// loops of searches call.
#pragma once

#include <boardwright/abi/chance.h>
#include <boardwright/abi/evaluate.h>
#include <boardwright/abi/playout.h>
#include <boardwright/abi/search.h>
#include <boardwright/abi/view.h>

#include <array>
#include <boardwright/pure/random.hpp>
#include <cstring>
#include <memory>
#include <new>
#include <span>

#include "plugins/host/position.hpp"

namespace boardwright {

/// Expected score of each seat: 0 loss, 1 win.
using SeatScores = std::array<float, BW_MAX_SEATS>;

/// A draw, or nobody knows.
inline constexpr SeatScores kEvenScores{0.5F, 0.5F, 0.5F, 0.5F, 0.5F, 0.5F, 0.5F, 0.5F};

/// The expected score that a value on the Elo scale promises.
[[nodiscard]] float expected_score(std::int32_t elo) noexcept;
/// And back; within -4000 to 4000.
[[nodiscard]] std::int32_t elo_of_score(double score) noexcept;

/// Room for things of one alignment, not initialised, such as a position's bytes.
class AlignedBytes {
 public:
  AlignedBytes(std::size_t size, std::size_t alignment)
      : bytes_(static_cast<std::byte*>(::operator new(size, std::align_val_t(alignment))), Free{alignment}) {}
  [[nodiscard]] std::byte* get() const noexcept { return bytes_.get(); }

 private:
  struct Free {
    std::size_t alignment;
    void operator()(std::byte* bytes) const noexcept {
      ::operator delete(bytes, std::align_val_t(alignment));
    }
  };
  std::unique_ptr<std::byte, Free> bytes_;
};

/// Immutable; any thread may use it on positions of its own. Keeps the rules.
class FastRules {
 public:
  explicit FastRules(std::shared_ptr<const Rules> rules);

  [[nodiscard]] const Rules& rules() const noexcept { return *rules_; }
  [[nodiscard]] std::size_t size() const noexcept { return raw_->facts->position_size; }
  [[nodiscard]] std::size_t alignment() const noexcept { return alignment_; }
  [[nodiscard]] std::size_t stride() const noexcept { return stride_; }  ///< size as a multiple of alignment
  [[nodiscard]] std::uint32_t max_moves() const noexcept { return raw_->facts->max_moves; }
  [[nodiscard]] Seat seats() const noexcept { return raw_->facts->seat_count; }
  /// What one seat wins the other loses: proofs and alpha-beta need that.
  [[nodiscard]] bool opposed() const noexcept { return seats() == 2 && raw_->facts->score_sum == 2; }
  [[nodiscard]] std::uint32_t repetition_limit() const noexcept { return raw_->facts->repetition_limit; }
  [[nodiscard]] SeatScores repetition_scores() const noexcept {
    return halves(raw_->facts->repetition_scores);
  }
  [[nodiscard]] bool can_evaluate() const noexcept { return evaluate_ != nullptr; }
  [[nodiscard]] bool has_priors() const noexcept { return priors_ != nullptr; }
  [[nodiscard]] bool has_noisy() const noexcept { return noisy_ != nullptr; }

  [[nodiscard]] AlignedBytes room(std::size_t positions = 1) const {
    return {stride_ * positions, alignment_};
  }
  void copy(void* to, const void* from) const noexcept { std::memcpy(to, from, size()); }

  [[nodiscard]] bw_turn turn(const void* position) const noexcept { return raw_->api->turn(raw_, position); }
  /// The legal moves; `out` has room for max_moves.
  std::uint32_t moves(const void* position, Seat seat, Move* out) const noexcept {
    std::uint32_t count = 0;
    return raw_->api->moves(raw_, position, seat, out, &count) == BW_OK ? count : 0;
  }
  [[nodiscard]] bool play(void* position, Seat seat, Move move) const noexcept {
    return raw_->api->play(raw_, position, seat, move) == BW_OK;
  }
  [[nodiscard]] std::uint64_t key(const void* position) const noexcept {
    return raw_->api->key(raw_, position);
  }
  [[nodiscard]] std::uint64_t same_key(const void* position) const noexcept {
    return raw_->api->same_key(raw_, position);
  }
  [[nodiscard]] SeatScores outcome(const void* position) const noexcept;
  /// For a seat, on the Elo scale; 0 where the plugin can't tell.
  [[nodiscard]] std::int32_t evaluate(const void* position, Seat seat) const noexcept {
    std::int32_t value = 0;
    if (evaluate_ == nullptr || evaluate_->evaluate(raw_, position, seat, &value) != BW_OK) return 0;
    return value < -4000 ? -4000 : value > 4000 ? 4000 : value;
  }
  /// The same as scores of all seats.
  [[nodiscard]] SeatScores evaluate(const void* position) const noexcept;
  /// Captures and the like; `out` has room for max_moves.
  std::uint32_t noisy(const void* position, Seat seat, Move* out) const noexcept {
    std::uint32_t count = 0;
    return noisy_->moves(raw_, position, seat, out, &count) == BW_OK ? count : 0;
  }
  /// Weights of moves that sum to 1; false if there are none to be had.
  [[nodiscard]] bool priors(const void* position, Seat seat, std::span<const Move> moves,
                            float* out) const noexcept;
  /// Events and weights; both have room for max_moves.
  std::uint32_t events(const void* position, Move* out, std::uint32_t* weights) const noexcept {
    std::uint32_t count = 0;
    if (chance_ == nullptr || chance_->events(raw_, position, out, weights, &count) != BW_OK) return 0;
    return count;
  }
  /// The same, but events that lead to equal positions are one, with the weight of all: what dice show may
  /// matter less than how many ways there are to show it. `trial` has room for a position.
  std::uint32_t distinct_events(const void* position, void* trial, Move* out,
                                std::uint32_t* weights) const noexcept;

  /// Plays a random game to its end: inside the plugin if it can, through the contract otherwise. `limit`:
  /// most plies, 0 for the rules' own; `decided` tells whether an end was reached. `position` may be changed.
  [[nodiscard]] SeatScores playout(void* position, std::span<const std::uint64_t> earlier,
                                   std::uint32_t limit, Random& random, bool& decided) const noexcept;

 private:
  [[nodiscard]] SeatScores halves(const std::uint32_t* scores) const noexcept;
  [[nodiscard]] SeatScores slow_playout(void* position, std::span<const std::uint64_t> earlier,
                                        std::uint32_t limit, Random& random, bool& decided) const noexcept;

  std::shared_ptr<const Rules> rules_;
  const bw_rules* raw_;
  std::size_t alignment_;
  std::size_t stride_;
  const bw_evaluate* evaluate_;
  const bw_playout* playout_;
  const bw_priors* priors_;
  const bw_noisy* noisy_;
  const bw_chance* chance_;
};

/// An index drawn by its weight.
[[nodiscard]] std::uint32_t draw_by_weight(std::span<const std::uint32_t> weights, Random& random) noexcept;

/// Lets chance play until somebody is on turn or the game is over; false if the rules never stop asking.
/// `moves` and `weights` have room for max_moves.
[[nodiscard]] bool play_chance(const FastRules& rules, void* position, Random& random, Move* moves,
                               std::uint32_t* weights) noexcept;

}  // namespace boardwright
