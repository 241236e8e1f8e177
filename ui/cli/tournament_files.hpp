// SPDX-License-Identifier: GPL-3.0-or-later
//
// `tournament check`, `pair` and `generate`: tournaments in files of federations (TRF), without a store.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace boardwright::cli {

struct TournamentFilesOptions {
  std::vector<std::string> check;
  std::string pair;
  // generate
  std::uint64_t seed = 1;
  std::uint32_t people = 20;
  std::uint32_t rounds = 7;
  std::string points = "1-0.5-0";
  std::uint32_t draws = 30;  // in hundredths, like those that follow
  std::uint32_t forfeits = 2;
  std::uint32_t half_byes = 2;
  std::uint32_t absences = 1;
  std::uint32_t withdrawals = 1;
  std::uint32_t late = 0;
  bool no_sides = false;
  bool accelerated = false;
  std::string out;
};

/// The options outlive the parsing; `start` is called before a command runs, `status` takes what it returns.
void add_tournament_files(CLI::App& tournament, TournamentFilesOptions& options,
                          const std::function<void()>& start, int& status);

}  // namespace boardwright::cli
