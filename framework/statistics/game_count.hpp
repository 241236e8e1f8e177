// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "framework/statistics/column.hpp"

namespace boardwright {

/// How a game ended, by the rules, by repetition or because it was cut off.
struct GameEnd {
  enum class By { kRules, kRepetition, kLimit, kHost };
  By by = By::kRules;
  std::array<std::uint32_t, BW_MAX_SEATS> scores{};  ///< half points; all 1 when cut
  std::string reason;                                ///< empty when cut
};

/// Counts of one game while it is played, from what every position tells by itself. Kept small: this stands
/// in the innermost loop.
class GameCount {
 public:
  /// `logs`: the decimal logarithm of every number of moves, see log_table.
  explicit GameCount(std::span<const double> logs) noexcept : logs_(logs) {}

  /// A seat's ply with so many legal moves, at least one.
  void ply(Seat seat, std::uint32_t choices) noexcept {
    ++plies_;
    turns_ += seat != last_ ? 1U : 0U;
    last_ = seat;
    choices_ += choices;
    const bool decision = choices > 1;
    decisions_ += decision ? 1U : 0U;
    decision_choices_ += decision ? choices : 0U;
    tree_log_ += logs_[choices];
  }
  void chance() noexcept { ++chance_events_; }
  /// The position that was just reached had occurred before.
  void repeated() noexcept { ++repeats_; }

  [[nodiscard]] std::uint32_t plies() const noexcept { return plies_; }
  [[nodiscard]] std::uint32_t events() const noexcept { return plies_ + chance_events_; }

  /// What came of it, in the columns that every game fills.
  [[nodiscard]] GameRow row(const GameEnd& end, Seat seats) const noexcept;

 private:
  std::span<const double> logs_;
  std::uint32_t plies_ = 0, turns_ = 0, chance_events_ = 0, decisions_ = 0, repeats_ = 0;
  Seat last_ = BW_NOBODY;
  std::uint64_t choices_ = 0, decision_choices_ = 0;
  double tree_log_ = 0;
};

/// The decimal logarithms of 0 (as 0) to `most`.
[[nodiscard]] std::vector<double> log_table(std::uint32_t most);

}  // namespace boardwright
