// SPDX-License-Identifier: GPL-3.0-or-later
//
// How sure a figure is. Everything here is deterministic: the same input gives the same bits.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
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

  explicit Bootstrap(std::span<const ColumnSums> blocks);
  /// The sums of one replicate; another one's whenever called with another number.
  [[nodiscard]] ColumnSums replicate(std::uint32_t number) const;

 private:
  std::size_t blocks_;
  std::vector<std::size_t> columns_;  // those that anything was noted in
  std::vector<double> dense_;         // by block: the sums of these columns, then their games
};

/// From the 2.5% to the 97.5% of the values that are numbers; nothing if they are few. Sorts them.
[[nodiscard]] std::optional<Interval> percentile_interval(std::vector<double>& values, double share = 0.95);

/// p-values corrected for being several, in the given order (Holm 1979: A simple sequentially rejective
/// multiple test procedure).
[[nodiscard]] std::vector<double> holm(std::span<const double> p_values);

}  // namespace boardwright
