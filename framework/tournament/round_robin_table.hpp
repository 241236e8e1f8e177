// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of a round robin's table: withdrawals, groups, games that are carried over, and what is played
// next where there are no rounds (T12.5-T12.7). Pure functions.
#pragma once

#include <chrono>
#include <span>

#include "framework/tournament/round_robin.hpp"

namespace boardwright::tournament {

/// The table that counts when these have withdrawn (T12.5): with fewer than half of his games played nobody
/// gets points from games against him; else what he did not play is lost by forfeit, as far as the table
/// goes. Results of the first kind stay in the table given, not in the one returned.
[[nodiscard]] Crosstable with_withdrawn(const Crosstable& table, std::span<const Number> withdrawn,
                                        std::span<const ScheduledRound> schedule);

/// Groups by snake: 1..g, then g..1 and so on (T12.6), of people in this order; by lot: of lots.
[[nodiscard]] std::vector<std::vector<Number>> snake_groups(std::span<const Number> order,
                                                            std::size_t groups);

/// The first `count` of each group, first all winners, then all seconds and so on.
[[nodiscard]] std::vector<Number> who_goes_on(std::span<const std::vector<Number>> standings,
                                              std::size_t count);

/// The games among these alone, who are numbered anew in this order; other rounds are free and worth nothing.
[[nodiscard]] Crosstable carried_over(const Crosstable& table, std::span<const Number> people);

/// Whoever is free to play, and since when he waits.
struct WaitingEntrant {
  Number number = 0;
  std::chrono::seconds waited{0};
};
/// T12.7: which of the open matches might be played now, nobody twice: by the longer wait of the two, then the
/// shorter one, then numbers.
[[nodiscard]] std::vector<Pair> suggested_matches(std::span<const Pair> open,
                                                  std::span<const WaitingEntrant> waiting);

}  // namespace boardwright::tournament
