// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/statistics/run.hpp"

namespace boardwright {

/// A run that is played part by part, with its figures so far. Parts are shards, so that a run that has grown
/// to its end is, bit for bit, what run_games makes in one go. One thread at a time.
class GrowingRun {
 public:
  /// In so many parts, at least one; fewer if there are not as many blocks.
  GrowingRun(GamePlan plan, RunIdentity identity, std::uint64_t parts);

  /// What a run of so many games can be parted into at most.
  [[nodiscard]] static std::uint64_t most_parts(const GamePlan& plan, std::uint64_t games);

  [[nodiscard]] std::uint64_t parts() const noexcept { return parts_; }
  [[nodiscard]] std::uint64_t parts_done() const noexcept { return done_; }
  [[nodiscard]] bool is_done() const noexcept { return done_ == parts_; }
  [[nodiscard]] std::uint64_t games_done() const noexcept;
  [[nodiscard]] const RunIdentity& identity() const noexcept { return result_.identity; }

  /// Plays the next part; of `control` the shard is set here, and its progress is of this part. Fails as
  /// run_games does, and then what was played before is kept.
  [[nodiscard]] Result<void> play_on(RunControl control = {});

  /// The games that are played, as a run of as many games: its shares are of these. Nothing of it says what
  /// is to come.
  [[nodiscard]] RunResult so_far() const;
  /// The whole run, when it is done.
  [[nodiscard]] const RunResult& result() const noexcept { return result_; }

 private:
  GamePlan plan_;
  BlockPlan blocks_;
  std::uint64_t parts_;
  std::uint64_t done_ = 0;
  RunResult result_;
};

}  // namespace boardwright
