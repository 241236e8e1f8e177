// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sub-commands of `tournament`, each family in a file of its own.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "ui/cli/commands.hpp"
#include "ui/cli/tournament_evening.hpp"
#include "ui/cli/tournament_files.hpp"
#include "ui/cli/tournament_paper_commands.hpp"

namespace boardwright::cli {

/// Where the options are read to; it must outlive the parsing.
struct TournamentCommands {
  TournamentFilesOptions files;
  TournamentEveningOptions evening;
  TournamentPaperCommands papers;

  /// `start` is called before a command runs; `status` takes what it returns.
  void add(CLI::App& app, const Context& context, const std::function<void()>& start, int& status);
};

}  // namespace boardwright::cli
