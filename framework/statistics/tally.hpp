// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sums over games. A run is parted into blocks of whole rounds by the games' numbers alone; each block is
// summed in the order of numbers and blocks are summed in their order, so that threads and shards can't
// change a bit. What is counted in integers needs no order.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "framework/statistics/column.hpp"

namespace boardwright {

/// Sums of the columns over some games, and over how many games each was noted.
struct ColumnSums {
  std::array<double, kColumns> sums{};
  std::array<std::uint64_t, kColumns> games{};

  void add(const GameRow& row) noexcept;
  void add(const ColumnSums& other) noexcept;
  /// Not a number if no game noted it.
  [[nodiscard]] double mean(Column column, std::size_t index = 0) const noexcept;
  [[nodiscard]] double ratio(Column above, Column below) const noexcept;
  [[nodiscard]] double sum(Column column, std::size_t index = 0) const noexcept {
    return sums[at(column, index)];
  }
  [[nodiscard]] std::uint64_t count(Column column, std::size_t index = 0) const noexcept {
    return games[at(column, index)];
  }
  friend bool operator==(const ColumnSums&, const ColumnSums&) = default;
};

/// Plies with a number, over games: how many there were and how many moves were legal.
struct BranchingCount {
  std::uint64_t plies = 0;
  std::uint64_t choices = 0;
  friend bool operator==(const BranchingCount&, const BranchingCount&) = default;
};

/// What is counted in whole numbers, over all games.
struct RunCounts {
  std::map<std::uint32_t, std::uint64_t> lengths;  ///< games by plies
  std::map<std::string, std::uint64_t> reasons;    ///< games by the id of why they ended; "" when cut
  std::vector<BranchingCount> by_ply;              ///< from the first ply on
  /// By field, over watched games: how often a piece came there, and how often one was taken there.
  std::vector<std::uint64_t> visits, captures;
  /// By rule that is reported, over watched games: plies and events that used it.
  std::vector<std::uint64_t> rule_plies;
  /// By kind of piece, over watched games: the most that stood on the board at once.
  std::vector<std::uint64_t> kind_most;

  void add(const RunCounts& other);
  friend bool operator==(const RunCounts&, const RunCounts&) = default;
};

/// The smallest number of plies that at least this share of the games don't exceed; 0 without games.
[[nodiscard]] std::uint32_t quantile(const std::map<std::uint32_t, std::uint64_t>& lengths, double share);

/// How a run's rounds are parted into blocks, each but the last few of the same size.
class BlockPlan {
 public:
  static constexpr std::uint64_t kMostBlocks = 2000;

  /// `round` games make a round; the last one may be cut short.
  BlockPlan(std::uint64_t games, std::uint64_t round) noexcept;
  [[nodiscard]] std::uint64_t blocks() const noexcept { return blocks_; }
  /// The first game of a block; of the block after the last one: the number of games.
  [[nodiscard]] std::uint64_t first_game(std::uint64_t block) const noexcept;
  /// The first block of a shard, numbered from 0, of so many.
  [[nodiscard]] std::uint64_t first_block(std::uint64_t shard, std::uint64_t shards) const noexcept {
    return blocks_ * shard / shards;
  }

 private:
  std::uint64_t games_, round_, rounds_, blocks_;
};

/// Whether a game belongs to a sample of so many, spread evenly over all games.
[[nodiscard]] constexpr bool in_sample(std::uint64_t game, std::uint64_t sample,
                                       std::uint64_t games) noexcept {
  if (sample >= games) return true;
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>(Wide{game} * sample / games) !=
         static_cast<std::uint64_t>((Wide{game} + 1) * sample / games);
}

/// How many of the first games are in such a sample.
[[nodiscard]] constexpr std::uint64_t sampled_before(std::uint64_t game, std::uint64_t sample,
                                                     std::uint64_t games) noexcept {
  if (sample >= games) return game;
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>(Wide{game} * sample / games);
}

}  // namespace boardwright
