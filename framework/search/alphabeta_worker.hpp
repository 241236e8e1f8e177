// SPDX-License-Identifier: GPL-3.0-or-later
//
// One thread's part of alpha-beta. Internal to AlphaBeta.
#pragma once

#include <array>
#include <vector>

#include "framework/search/deadline.hpp"
#include "framework/search/fast_rules.hpp"
#include "framework/search/limits.hpp"
#include "framework/search/transposition_table.hpp"

namespace boardwright::alphabeta {

/// Values are for a seat: the evaluation's Elo or, in games with chance, where values are averaged, expected
/// scores in parts of kMostValue. A certain win is kWin less the plies it takes.
inline constexpr int kMostValue = 10000, kMostPlies = 250, kWin = kMostValue + 300, kInfinite = kWin + 1;
[[nodiscard]] constexpr bool is_win(int value) noexcept { return value > kMostValue; }
[[nodiscard]] constexpr bool is_certain(int value) noexcept { return is_win(value) || is_win(-value); }

/// What the threads of a search share.
struct Shared {
  const FastRules& rules;
  TranspositionTable& table;
  const SearchQuestion& question;
  const SearchLimits& limits;
  const Deadline& deadline;
  std::atomic<std::uint64_t> nodes{0};  // of all threads, now and then
  std::atomic<bool> done{false};
};

class Worker {
 public:
  explicit Worker(Shared& shared);

  /// The value of the root for the question's seat, `depth` plies deep; only a bound outside the window.
  [[nodiscard]] int search(int depth, int alpha, int beta);
  /// Whether the search has been stopped; what it returned then means nothing.
  [[nodiscard]] bool stopped() const noexcept { return stopped_; }
  void set_root_moves(std::vector<Move> moves) { root_moves_ = std::move(moves); }
  [[nodiscard]] const std::vector<Move>& root_moves() const noexcept { return root_moves_; }
  /// Best play as of the last search that wasn't stopped before its first move was done.
  [[nodiscard]] const std::vector<Move>& line() const noexcept { return line_; }
  [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
  /// Of all threads: its own, and those that the others have reported.
  [[nodiscard]] std::uint64_t all_nodes() const noexcept {
    return shared_.nodes.load(std::memory_order_relaxed) + nodes_ - reported_;
  }
  [[nodiscard]] double score_of(int value) const noexcept;

 private:
  static constexpr int kLongestLine = 64;

  static constexpr std::uint32_t kAllMoves = ~0U;
  /// For any position at this ply, whoever is on turn. If not all moves are looked at, it may be worth more
  /// for who is on turn.
  [[nodiscard]] int value(int ply, int depth, int alpha, int beta, Seat seat,
                          std::uint32_t most_moves = kAllMoves);
  [[nodiscard]] int decide(int ply, int depth, int alpha, int beta, Seat seat,
                           std::uint32_t most_moves);  ///< `seat` is on turn
  [[nodiscard]] int quiesce(int ply, int depth, int alpha, int beta, Seat seat);
  [[nodiscard]] int expect(int ply, int depth, int alpha, int beta, Seat seat);  ///< chance is on turn
  /// Puts a ply's chance events, each with its weight, where its moves would be; 0: broken rules.
  [[nodiscard]] std::uint32_t list_events(int ply);
  /// Whether another seat is on turn.
  [[nodiscard]] bool can_answer(int ply, Seat seat) const;
  /// Plays a move from this ply to the next one.
  [[nodiscard]] bool play(int ply, Seat seat, Move move);
  void unplay(int ply, Seat seat);
  [[nodiscard]] int evaluate(int ply, Seat seat) const;
  [[nodiscard]] int order(int ply, int depth, Seat seat, std::uint32_t count, std::uint16_t table_move);
  [[nodiscard]] std::uint32_t pick(int ply, std::uint32_t from, std::uint32_t count);
  void reward(int ply, int depth, Seat seat, Move move);
  void remember_line(int ply, Move move);
  [[nodiscard]] bool look_at_limits();

  [[nodiscard]] std::byte* position(int ply) const noexcept {
    return positions_.get() + static_cast<std::size_t>(ply) * rules_.stride();
  }
  [[nodiscard]] Move* moves(int ply) noexcept { return &moves_[static_cast<std::size_t>(ply) * max_moves_]; }
  [[nodiscard]] std::int32_t* scores(int ply) noexcept {
    return &scores_[static_cast<std::size_t>(ply) * max_moves_];
  }
  [[nodiscard]] std::uint32_t* event_weights(int ply) noexcept {
    return &weights_[static_cast<std::size_t>(ply) * max_moves_];
  }
  [[nodiscard]] std::uint16_t* indices(int ply) noexcept {
    return &indices_[static_cast<std::size_t>(ply) * max_moves_];
  }

  Shared& shared_;
  const FastRules& rules_;
  std::size_t max_moves_;
  bool chance_;
  int quiet_depth_;
  AlignedBytes positions_;
  // By ply; not initialised, so that what is never used costs nothing.
  std::unique_ptr<Move[]> moves_;
  std::unique_ptr<std::int32_t[]> scores_;
  std::unique_ptr<std::uint16_t[]> indices_;
  std::unique_ptr<Move[]> noisy_;
  std::unique_ptr<std::uint32_t[]> weights_;
  std::vector<std::uint64_t> keys_;  // of the game and the path, for repetition
  std::array<std::uint8_t, 4096> key_filter_{};
  int moves_on_path_ = 0, events_on_path_ = 0;
  Move killers_[kMostPlies + 2][2];
  std::vector<std::int32_t> history_;
  Move lines_[kLongestLine][kLongestLine];
  int line_lengths_[kLongestLine + 1];
  std::vector<Move> root_moves_, line_;
  std::uint64_t nodes_ = 0, reported_ = 0;
  std::uint32_t until_look_ = 0;
  bool stopped_ = false;
};

}  // namespace boardwright::alphabeta
