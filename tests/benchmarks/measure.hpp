// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the benchmarks share: loading a game's plugin, whole playouts, and rates as ratios to the limit
// program.
#pragma once

#include <boardwright/pure/random.hpp>
#include <functional>
#include <memory>
#include <string>

#include "plugins/host/position.hpp"

/// The game's library of this build, the one that the program would take on this machine. Ends the program
/// with a sentence if it can't be loaded.
[[nodiscard]] std::shared_ptr<const boardwright::Library> load_game(const std::string& id);
/// Rules of the library's game; ends the program with a sentence if they can't be made.
[[nodiscard]] std::shared_ptr<const boardwright::Rules> make_rules(const boardwright::Library& library,
                                                                   const std::string& id,
                                                                   const boardwright::Parameters& parameters);

/// Random games inside the plugin, from each start in turn; the number of plies.
[[nodiscard]] double playouts(const std::vector<boardwright::Position>& starts, std::uint32_t flags,
                              int games);
/// Leaves of the tree below a position.
[[nodiscard]] double perft(const boardwright::Position& start, std::uint32_t depth);

/// A legal move of the first seat on turn, each as likely, or an event by its weight.
void random_step(boardwright::Position& position, boardwright::Random& random);
/// Positions with somebody on turn, met in random games from these starts, which they don't include.
[[nodiscard]] std::vector<boardwright::Position> met_in_games(
    const std::vector<boardwright::Position>& starts);
/// What each position is worth to the seat on turn, through the contract; the number of answers.
[[nodiscard]] double evaluations(const std::vector<boardwright::Position>& positions, int rounds);

/// Adds a benchmark: `work` does one round and gives how much it did. Each round runs the limit program with
/// these arguments before, so that both see the same machine; `ratio` is the median of the rounds' ratios and
/// `target` what it should at least be (0: nothing is asked). Without the limit program only the plugin's own
/// rate is shown.
void add_rate(const std::string& name, const std::string& limit, double target, std::function<double()> work);

/// Ends the program with a sentence.
[[noreturn]] void stop(const std::string& sentence);

/// Runs what was added, with the options of Google Benchmark; the program's exit status.
[[nodiscard]] int run_benchmarks(int argc, char** argv);

/// Most plies of a random game.
inline constexpr std::uint32_t kPlyLimit = 1000;
