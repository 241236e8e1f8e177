// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keizer's settings that a tournament's rules come to (T15). Pure functions.
#pragma once

#include "framework/tournament/keizer.hpp"
#include "framework/tournament/keizer_pairing.hpp"
#include "framework/tournament/settings.hpp"

namespace boardwright::tournament {

[[nodiscard]] KeizerSettings keizer_of(const KeizerRules& rules);
[[nodiscard]] KeizerLimits keizer_limits_of(const KeizerRules& rules);

}  // namespace boardwright::tournament
