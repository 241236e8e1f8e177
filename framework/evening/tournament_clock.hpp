// SPDX-License-Identifier: GPL-3.0-or-later
//
// The clock of a tournament's tables: its settings hold a text, and each game has presets of its own.
#pragma once

#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/clock/time_control.hpp"
#include "framework/tournament/settings.hpp"

namespace boardwright {

/// What the settings' text means for this game; nothing where they name none. Fails where it can't be read.
[[nodiscard]] Result<std::optional<TimeControl>> tournament_clock(const tournament::Settings& settings,
                                                                  const Entry& entry);

/// Whether that text, and those of further games while a match is level, can be read for every game that is here.
[[nodiscard]] Result<void> check_clocks(const tournament::Settings& settings, const Catalogue& catalogue);

}  // namespace boardwright
