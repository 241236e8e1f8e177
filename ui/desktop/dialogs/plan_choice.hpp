// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/match/match_plan.hpp"
#include "ui/desktop/dialogs/last_choices.hpp"

namespace boardwright::desktop {

/// What the dialog for a new game begins with: what a game was begun with that is to be begun again; where the plan says
/// nothing of rules and players, as its game was begun last.
[[nodiscard]] LastChoice choice_of(const MatchPlan& plan);

}  // namespace boardwright::desktop
