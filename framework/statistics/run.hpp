// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/statistics/sample_game.hpp"
#include "framework/statistics/self_play.hpp"
#include "framework/statistics/tally.hpp"

namespace boardwright {

/// How many games are looked at more closely. Samples are spread evenly over the games' numbers.
struct SampleSizes {
  std::uint64_t watched = 2000;  ///< with pictures of the board
  std::uint64_t examined = 100;  ///< with evaluations and random games
  friend bool operator==(const SampleSizes&, const SampleSizes&) = default;
};

/// All that a run's numbers depend on, for reports and so that shards of different runs aren't mixed. A
/// value.
struct RunIdentity {
  std::string game{};                               ///< id/variant
  std::map<std::string, std::string> parameters{};  ///< all of them, as write_value writes them
  std::string rules_hash{};                         ///< see rules_hash
  std::string plugin_file{};                        ///< its name without folders
  std::string plugin_version{};
  std::string plugin_hash{};  ///< BLAKE2b of the file
  std::string program{};      ///< version of this one
  std::vector<std::string> players{};
  std::vector<std::string> seats{};  ///< of the rules, in their order
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  std::uint32_t opening = 0;
  SampleSizes samples{};
  /// Numbers of the rules whose use is told, and of those that these parameters make possible; empty where
  /// the rules don't tell.
  std::vector<std::string> traced{}, possible{};
  std::string fields{};  ///< names of the board's fields, separated by spaces; empty without a board
  std::string kinds{};   ///< ids of its kinds of pieces, likewise

  friend bool operator==(const RunIdentity&, const RunIdentity&) = default;
  /// Where two differ, in words: "the seed is 1 here and 2 there". Empty if nowhere.
  [[nodiscard]] std::string difference(const RunIdentity& other) const;
};

/// The identity of a run of this plan; `game` is how the catalogue names it.
[[nodiscard]] Result<RunIdentity> identify(const GamePlan& plan, const std::string& game, std::uint64_t games,
                                           const SampleSizes& samples);

/// What is to be played.
struct PlannedRun {
  GamePlan plan{};
  RunIdentity identity{};
};

/// A run, or a part of one: consecutive blocks.
struct RunResult {
  RunIdentity identity{};
  std::uint64_t first_block = 0;
  std::vector<ColumnSums> blocks{};
  RunCounts counts{};
  KeptGames<SampleGame> samples{};  ///< of games that were played here

  [[nodiscard]] ColumnSums total() const;
  friend bool operator==(const RunResult&, const RunResult&) = default;
};

/// How a run is carried out; nothing here changes its result.
struct RunControl {
  unsigned threads = 0;  ///< 0: as many as the machine has
  std::uint64_t shard = 0, shards = 1;
  const std::atomic<bool>* stop = nullptr;  ///< set by any thread; the run then fails with "stopped"
  /// Called now and then from the calling thread with the number of games that are done.
  std::function<void(std::uint64_t done, std::uint64_t all)> progress{};
  /// The same of the games that are examined, which takes far longer than to play them; called before
  /// `progress`, if there are any.
  std::function<void(std::uint64_t done, std::uint64_t all)> examining{};
  /// Called for every game in any order by any thread, one call at a time.
  std::function<void(std::uint64_t number, const PlayedGame& game)> each{};
};

/// Plays the games of a plan's identity, or those of one shard.
[[nodiscard]] Result<RunResult> run_games(const GamePlan& plan, const RunIdentity& identity,
                                          const RunControl& control = {});

}  // namespace boardwright
