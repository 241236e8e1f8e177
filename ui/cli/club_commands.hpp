// SPDX-License-Identifier: GPL-3.0-or-later
//
// The options of the club's commands: resume, players, standings, result, games, store.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "ui/cli/commands.hpp"

namespace boardwright::cli {

/// Where the options are read to; it must outlive the parsing.
struct ClubCommands {
  ResumeOptions resume;
  PlayersOptions players;
  StandingsOptions standings;
  ResultOptions result;
  GamesOptions games;
  StoreCommandOptions store;

  /// `start` is called before a command runs; `status` takes what it returns.
  void add(CLI::App& app, const Context& context, const std::function<void()>& start, int& status);
};

/// --store LOCATION.
void add_store(CLI::App& command, std::string& location);

}  // namespace boardwright::cli
