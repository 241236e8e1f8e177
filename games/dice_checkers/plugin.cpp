// SPDX-License-Identifier: MIT
#include <boardwright/sdk/plugin.hpp>

#include "game.hpp"

BOARDWRIGHT_PLUGIN("1.0.0", dice_checkers::DiceCheckers);
