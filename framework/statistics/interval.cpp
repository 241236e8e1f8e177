// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/interval.hpp"

#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <cmath>
#include <numeric>

namespace boardwright {
namespace {

constexpr std::uint64_t kBootstrapSeed = 0xB007;

constexpr std::uint64_t kSwapSeed = 0x5A3B;

using Blocks = std::span<const ColumnSums>;

/// Columns of a range that any block noted something in.
std::vector<std::size_t> used_columns(ColumnRange range, Blocks first, Blocks second) {
  std::vector<std::size_t> columns;
  for (std::size_t column = range.first; column < range.end; ++column) {
    const auto used = [column](const ColumnSums& block) { return block.games[column] != 0; };
    if (std::any_of(first.begin(), first.end(), used) || std::any_of(second.begin(), second.end(), used))
      columns.push_back(column);
  }
  return columns;
}

void append(std::vector<double>& to, const ColumnSums& block, const std::vector<std::size_t>& columns) {
  for (const std::size_t column : columns) to.push_back(block.sums[column]);
  for (const std::size_t column : columns) to.push_back(static_cast<double>(block.games[column]));
}

ColumnSums spread_out(const std::vector<double>& dense, const std::vector<std::size_t>& columns) {
  ColumnSums sums;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    sums.sums[columns[i]] = dense[i];
    sums.games[columns[i]] = static_cast<std::uint64_t>(dense[columns.size() + i]);
  }
  return sums;
}

/// The value that so many games don't exceed, counted from 1.
double at_rank(const std::map<std::uint32_t, std::uint64_t>& lengths, double rank) {
  double so_far = 0;
  for (const auto& [plies, games] : lengths) {
    so_far += static_cast<double>(games);
    if (so_far >= rank) return plies;
  }
  return lengths.rbegin()->first;
}

}  // namespace

Interval wilson(double hits, double games, double normal) {
  const double share = hits / games, square = normal * normal;
  const double middle = share + square / (2 * games);
  const double spread = normal * std::sqrt(share * (1 - share) / games + square / (4 * games * games));
  const double whole = 1 + square / games;
  // Rounding must not leave the interval without its own share.
  return {std::clamp((middle - spread) / whole, 0.0, share),
          std::clamp((middle + spread) / whole, share, 1.0)};
}

Interval difference_of_shares(const ShareOfGames& first, const ShareOfGames& second, double correlation,
                              double normal) {
  const double share1 = first.hits / first.games, share2 = second.hits / second.games;
  const Interval one = wilson(first.hits, first.games, normal),
                 two = wilson(second.hits, second.games, normal);
  const auto distance = [correlation](double a, double b) {
    return std::sqrt(std::max(0.0, a * a - 2 * correlation * a * b + b * b));
  };
  const double difference = share2 - share1;
  return {difference - distance(share2 - two.low, one.high - share1),
          difference + distance(two.high - share2, share1 - one.low)};
}

std::optional<Interval> quantile_interval(const std::map<std::uint32_t, std::uint64_t>& lengths,
                                          double share) {
  double games = 0;
  for (const auto& [plies, count] : lengths) games += static_cast<double>(count);
  if (games < Bootstrap::kFewestBlocks) return std::nullopt;
  const double spread = kNormal95 * std::sqrt(games * share * (1 - share));
  return Interval{at_rank(lengths, std::max(1.0, std::floor(games * share - spread))),
                  at_rank(lengths, std::min(games, std::ceil(games * share + spread) + 1))};
}

Bootstrap::Bootstrap(Blocks blocks, ColumnRange columns)
    : blocks_(blocks.size()), columns_(used_columns(columns, blocks, {})) {
  dense_.reserve(blocks.size() * columns_.size() * 2);
  for (const ColumnSums& block : blocks) append(dense_, block, columns_);
}

ColumnSums Bootstrap::replicate(std::uint32_t number) const {
  Random random(kBootstrapSeed + number);
  std::vector<std::uint32_t> times(blocks_, 0);
  for (std::size_t i = 0; i < blocks_; ++i) ++times[random.below(static_cast<std::uint32_t>(blocks_))];
  const std::size_t width = columns_.size() * 2;
  std::vector<double> totals(width, 0);
  for (std::size_t block = 0; block < blocks_; ++block) {
    if (times[block] == 0) continue;
    const double weight = times[block];
    const double* row = &dense_[block * width];
    for (std::size_t i = 0; i < width; ++i) totals[i] += weight * row[i];
  }
  return spread_out(totals, columns_);
}

SwapTest::SwapTest(Blocks first, Blocks second, ColumnRange columns)
    : blocks_(first.size()), columns_(used_columns(columns, first, second)) {
  ColumnSums total1, total2;
  for (std::size_t i = 0; i < blocks_; ++i) {
    std::vector<double> one;
    append(one, first[i], columns_);
    append(difference_, second[i], columns_);
    double* row = &difference_[difference_.size() - one.size()];
    for (std::size_t k = 0; k < one.size(); ++k) row[k] -= one[k];
    total1.add(first[i]);
    total2.add(second[i]);
  }
  append(first_, total1, columns_);
  append(second_, total2, columns_);
}

std::pair<ColumnSums, ColumnSums> SwapTest::thrown(std::uint32_t number) const {
  Random random(kSwapSeed + number);
  std::vector<double> first = first_, second = second_;
  const std::size_t width = columns_.size() * 2;
  std::uint64_t coins = 0;
  for (std::size_t block = 0; block < blocks_; ++block, coins >>= 1U) {
    if (block % 64 == 0) coins = random.next();
    if ((coins & 1U) == 0) continue;
    const double* row = &difference_[block * width];
    for (std::size_t i = 0; i < width; ++i) {
      first[i] += row[i];
      second[i] -= row[i];
    }
  }
  return {spread_out(first, columns_), spread_out(second, columns_)};
}

std::optional<Interval> percentile_interval(std::vector<double>& values, double share) {
  std::erase_if(values, [](double value) { return std::isnan(value); });
  constexpr std::size_t kFewest = 100;
  if (values.size() < kFewest) return std::nullopt;
  std::sort(values.begin(), values.end());
  const auto place = [&](double part) {
    return values[static_cast<std::size_t>(std::lround(part * static_cast<double>(values.size() - 1)))];
  };
  return Interval{place((1 - share) / 2), place((1 + share) / 2)};
}

double standard_deviation(std::span<const double> values) {
  double sum = 0, squares = 0, count = 0;
  for (const double value : values) {
    if (std::isnan(value)) continue;
    sum += value;
    squares += value * value;
    ++count;
  }
  return count < 2 ? 0 : std::sqrt(std::max(0.0, (squares - sum * sum / count) / (count - 1)));
}

double block_correlation(Blocks first, Blocks second, std::size_t column) {
  constexpr double kNoSpreadAtAll = 1e-12;
  const auto blocks = static_cast<double>(first.size());
  double sum1 = 0, sum2 = 0, square1 = 0, square2 = 0, product = 0;
  for (std::size_t i = 0; i < first.size(); ++i) {
    // Blocks need not be of one size.
    const double one = first[i].sums[column] / static_cast<double>(first[i].games[column]);
    const double two = second[i].sums[column] / static_cast<double>(second[i].games[column]);
    sum1 += one;
    sum2 += two;
    square1 += one * one;
    square2 += two * two;
    product += one * two;
  }
  const double spread1 = square1 - sum1 * sum1 / blocks, spread2 = square2 - sum2 * sum2 / blocks;
  if (spread1 < kNoSpreadAtAll || spread2 < kNoSpreadAtAll) return 0;
  return std::clamp((product - sum1 * sum2 / blocks) / std::sqrt(spread1 * spread2), -1.0, 1.0);
}

std::vector<double> holm(std::span<const double> p_values) {
  std::vector<std::size_t> order(p_values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return p_values[a] < p_values[b]; });
  std::vector<double> corrected(p_values.size());
  double largest = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto others = static_cast<double>(order.size() - i);
    largest = std::max(largest, std::min(1.0, others * p_values[order[i]]));
    corrected[order[i]] = largest;
  }
  return corrected;
}

}  // namespace boardwright
