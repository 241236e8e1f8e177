// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include "ui/cli/evening_commands.hpp"

namespace boardwright::cli {

/// What `tournament new` and `tournament stage` offer of the systems that have settings of their own;
/// add_system_settings (evening_settings.hpp) reads it.
void add_systems(CLI::App& sub, TournamentEveningOptions& options);

}  // namespace boardwright::cli
