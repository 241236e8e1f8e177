// SPDX-License-Identifier: GPL-3.0-or-later
//
// The game that the command line asks for, as it is to begin.
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>

#include "framework/catalogue/catalogue.hpp"
#include "framework/match/match_plan.hpp"

namespace boardwright::desktop {

struct Options;

/// `name`: id or id/variant; empty: the first game that can be played.
[[nodiscard]] Result<Entry> entry_meant(const Catalogue& catalogue, const std::string& name);
/// With the options' values of parameters, players and position; people sit where nobody is named. The sentence names
/// the option at fault.
[[nodiscard]] Result<MatchPlan> plan_of(const Entry& entry, const Options& options);

}  // namespace boardwright::desktop
