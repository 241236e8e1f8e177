// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/log/problem_report.hpp"
#include "ui/desktop/appearance/settings.hpp"

namespace boardwright {
class Club;
}

namespace boardwright::desktop {

/// What the window adds to a report of a problem: Qt, the screen, the settings that change what is seen, and the
/// members' names, to be taken out. `club` may be nullptr.
[[nodiscard]] ProblemFacts problem_facts(const Settings& settings, Club* club);

}  // namespace boardwright::desktop
