// SPDX-License-Identifier: GPL-3.0-or-later
//
// The options of tournament print, web and advise.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "ui/cli/tournament_advise.hpp"
#include "ui/cli/tournament_print.hpp"

namespace boardwright::cli {

/// Where the options are read to; it must outlive the parsing.
struct TournamentPaperCommands {
  TournamentAdviseOptions advise;
  TournamentPrintOptions print, web;

  /// To the command `tournament`. `start` is called before a command runs; `status` takes what it returns.
  void add(CLI::App& tournament, const Context& context, const std::function<void()>& start, int& status);
};

}  // namespace boardwright::cli
