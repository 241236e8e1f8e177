// SPDX-License-Identifier: MIT
#include "game.hpp"

BOARDWRIGHT_PLUGIN("1.0.0", lines_of_action::LinesOfAction);
