// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "ui/cli/evening_commands.hpp"

namespace boardwright::cli {

/// The options outlive the parsing; `start` is called before a command runs, `status` takes what it returns.
void add_tournament_evening(CLI::App& tournament, TournamentEveningOptions& options, const Context& context,
                            const std::function<void()>& start, int& status);

}  // namespace boardwright::cli
