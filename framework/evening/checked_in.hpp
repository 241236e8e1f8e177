// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/evening/evening.hpp"

namespace boardwright {

/// Who plays in the newest round is here for the next one too, until he is unchecked: nobody is checked in twice. Who
/// has spoken of the next one already, or goes home, stays as he said. Nothing where people aren't checked in.
[[nodiscard]] Allowed<void> keep_checked_in(Evening& evening);

}  // namespace boardwright
