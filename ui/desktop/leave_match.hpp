// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>

class QWidget;

namespace boardwright::desktop {

class MatchController;

/// Whether to go on with what was wanted: asks if a rated match runs, which may be paused or given up for it. `ends`: the
/// match leaves the table. Fails where pausing or giving up does.
[[nodiscard]] Result<bool> may_leave_match(MatchController& controller, bool ends, QWidget* window);

}  // namespace boardwright::desktop
