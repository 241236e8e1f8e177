// SPDX-License-Identifier: GPL-3.0-or-later
//
// In what one round by the Dutch system is worse than another. Room-internal.
#pragma once

#include "framework/tournament/dutch_round.hpp"
#include "framework/tournament/why_paired.hpp"

namespace boardwright::tournament {

/// `ours` is the round of the rules, `other` another one of the same field.
[[nodiscard]] Breach first_breach(const DutchField& field, const DutchRound& ours, const DutchRound& other);

}  // namespace boardwright::tournament
