// SPDX-License-Identifier: GPL-3.0-or-later
//
// What `tournament new` and `tournament stage` may say of the systems that have settings of their own.
#pragma once

#include "framework/tournament/settings.hpp"
#include "ui/cli/evening_commands.hpp"

namespace boardwright::cli {

/// Fails for words that no option takes.
[[nodiscard]] Result<void> add_system_settings(const TournamentEveningOptions& options,
                                               tournament::Settings& settings);

}  // namespace boardwright::cli
