// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parts of runs as files, and putting them together again.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/statistics/run.hpp"

namespace boardwright {

/// What one process has played of every rule set of a command.
struct Shard {
  std::uint64_t number = 0;  ///< from 0
  std::uint64_t of = 1;
  std::vector<RunResult> runs{};
  friend bool operator==(const Shard&, const Shard&) = default;
};

/// JSON. Numbers come back bit for bit.
[[nodiscard]] std::string write_shard(const Shard& shard);
/// Refuses whatever write_shard can't have written, with a sentence that doesn't name the file.
[[nodiscard]] Result<Shard> read_shard(std::string_view text);

struct NamedShard {
  std::string name;  ///< the file's, for sentences
  Shard shard;
};
/// The whole runs. Refuses shards of different runs, doubled and missing ones, by name.
[[nodiscard]] Result<std::vector<RunResult>> merge_shards(std::span<const NamedShard> shards);

/// "3/20" as people write it.
struct ShardPlace {
  std::uint64_t number = 0;  ///< from 0
  std::uint64_t of = 1;
};
[[nodiscard]] Result<ShardPlace> read_shard_place(std::string_view text);

}  // namespace boardwright
