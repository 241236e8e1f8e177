// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sub-commands about what many games show.
#pragma once

#include <optional>

#include "framework/statistics/run.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {

/// What simulate and compare share.
struct RunOptions {
  std::vector<std::string> games;     ///< GAME; see simulate for records
  std::vector<std::string> settings;  ///< of each of them
  std::uint64_t count = 0;            ///< of each of them
  /// Of players who do more than choose at random; at most `count`.
  std::optional<std::uint64_t> thinking;
  std::vector<std::string> players;  ///< who plays all of it, each separated by commas; empty: usual ones
  std::uint64_t seed = 1;
  std::uint32_t opening = 0;
  unsigned threads = 0;  ///< 0: all
  SampleSizes samples;
  std::string until;                 ///< a question that stops the runs; empty: none
  std::vector<std::string> reports;  ///< files; their endings say what is written
  std::string ladder;                ///< simulations, FROM..TO; empty: no skill ladder
  std::uint64_t information = 0;     ///< simulations of the all-seeing player; 0: none
  std::uint64_t trials = 100;        ///< games of each of their matches
  bool json = false;

  [[nodiscard]] bool asks_for_skill() const { return !ladder.empty() || information != 0; }
};

struct SimulateOptions : RunOptions {
  SimulateOptions() { count = 1000; }
  std::string game;   ///< of records that don't say
  std::string shard;  ///< i/n; empty: all games
  std::string out;
  std::string csv;
};

struct MergeOptions {
  std::vector<std::string> files;
  std::vector<std::string> reports;  ///< as in RunOptions
  bool json = false;
};

struct CompareOptions : RunOptions {
  CompareOptions() { count = 2000; }
  bool unpaired = false;  ///< each rule set its own dice
  bool live = false;      ///< figures so far while the games run, as JSON lines
};

struct TuneOptions {
  GameChoice game;
  std::vector<std::string> over;         ///< as read_axes takes them
  std::vector<std::string> goals;        ///< as read_question does
  std::vector<std::string> preferences;  ///< FIGURE, more FIGURE or less FIGURE
  std::string players = "level:5";       ///< separated by commas
  std::uint64_t count = 20000;           ///< games, of all value sets together
  std::uint64_t seed = 1;
  std::uint32_t opening = 0;
  std::optional<std::uint64_t> examine;  ///< TunePlan::examine
  unsigned threads = 0;                  ///< 0: all
  std::vector<std::string> reports;      ///< as in RunOptions
  bool json = false;
  bool live = false;  ///< how far, and what was found, as JSON lines
};

int simulate(const Context& context, const SimulateOptions& options);
/// The same of records.
int simulate_records(const Context& context, const SimulateOptions& options);
int compare(const Context& context, const CompareOptions& options);
int merge(const Context& context, const MergeOptions& options);
int tune(const Context& context, const TuneOptions& options);

}  // namespace boardwright::cli
