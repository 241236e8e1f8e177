// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "framework/evening/evening.hpp"

namespace boardwright {

/// The round that was looked at, and who plays in it is here for the next one. Of a table that is played in any order
/// up to a last day, all rounds that are left with it (T12.7).
[[nodiscard]] Allowed<void> publish(Evening& evening, tournament::Draft draft, std::string reason = {});

}  // namespace boardwright
