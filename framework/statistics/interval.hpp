// SPDX-License-Identifier: GPL-3.0-or-later
//
// How sure a figure is. Everything here is deterministic: the same input gives the same bits.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "framework/statistics/tally.hpp"

namespace boardwright {

/// Holds the true value with 95%, as far as the method goes.
struct Interval {
  double low = 0;
  double high = 0;
  friend bool operator==(const Interval&, const Interval&) = default;
};

inline constexpr double kNormal95 = 1.959963984540054;  // two-sided
inline constexpr double kNormal90 = 1.6448536269514722;
inline constexpr double kNormal80 = 0.8416212335729143;  // one-sided, for power

/// Of a share of independent games (Wilson 1927: Probable inference, the law of succession, and statistical
/// inference). `games` at least 1.
[[nodiscard]] Interval wilson(double hits, double games, double normal = kNormal95);

/// Of the difference of two such shares, second minus first (Newcombe 1998: Interval estimation for the
/// difference between independent proportions, method 10; with a correlation between games of the same
/// number: Improved confidence intervals for the difference between binomial proportions based on paired
/// data, method 8).
struct ShareOfGames {
  double hits = 0, games = 1;
};
[[nodiscard]] Interval difference_of_shares(const ShareOfGames& first, const ShareOfGames& second,
                                            double correlation = 0, double normal = kNormal95);

/// Of a quantile, from the ranks that its share promises (Conover 1999, section 3.2), normal approximation.
[[nodiscard]] std::optional<Interval> quantile_interval(const std::map<std::uint32_t, std::uint64_t>& lengths,
                                                        double share);

/// Blocks drawn anew from the blocks of a run, with replacement (Efron 1979: Bootstrap methods). Two runs of
/// as many blocks are drawn from together: replicate k takes the same blocks of both.
class Bootstrap {
 public:
  static constexpr std::uint32_t kReplicates = 2000;
  /// Fewer blocks say nothing of their spread.
  static constexpr std::size_t kFewestBlocks = 10;

  explicit Bootstrap(std::span<const ColumnSums> blocks, ColumnRange columns = {});
  /// The sums of one replicate; another one's whenever called with another number.
  [[nodiscard]] ColumnSums replicate(std::uint32_t number) const;

 private:
  std::size_t blocks_;
  std::vector<std::size_t> columns_;  // those that anything was noted in
  std::vector<double> dense_;         // by block: the sums of these columns, then their games
};

/// From the 2.5% to the 97.5% of the values that are numbers; nothing if they are few. Sorts them.
[[nodiscard]] std::optional<Interval> percentile_interval(std::vector<double>& values, double share = 0.95);

/// Whether two runs of as many blocks differ: blocks of the same number change runs by the throw of a coin,
/// which changes nothing if the runs are alike (Fisher 1935: The design of experiments, section 21).
class SwapTest {
 public:
  static constexpr std::uint32_t kThrows = 4999;

  SwapTest(std::span<const ColumnSums> first, std::span<const ColumnSums> second, ColumnRange columns = {});
  /// The sums of both after one throw for each block; others with another number.
  [[nodiscard]] std::pair<ColumnSums, ColumnSums> thrown(std::uint32_t number) const;

 private:
  std::size_t blocks_;
  std::vector<std::size_t> columns_;
  std::vector<double> difference_;      // second minus first, by block: sums, then games
  std::vector<double> first_, second_;  // totals, likewise
};

/// Of the values that are numbers; 0 of fewer than two.
[[nodiscard]] double standard_deviation(std::span<const double> values);

/// Between the blocks of two runs, of a column's means: that of single games of the same number too. 0 where
/// one of them has no spread.
[[nodiscard]] double block_correlation(std::span<const ColumnSums> first, std::span<const ColumnSums> second,
                                       std::size_t column);

/// p-values corrected for being several, in the given order (Holm 1979: A simple sequentially rejective
/// multiple test procedure).
[[nodiscard]] std::vector<double> holm(std::span<const double> p_values);

}  // namespace boardwright
