// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>

class QWidget;

namespace boardwright::desktop {

class MatchController;

/// Asks whether somebody gives the game on the table up, and does it if so.
[[nodiscard]] Result<void> ask_resign(MatchController& controller, QWidget* window);

}  // namespace boardwright::desktop
