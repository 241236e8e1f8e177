// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "framework/evening/evening.hpp"
#include "ui/desktop/evening/lots_dialog.hpp"

namespace boardwright::desktop {

/// Each lot of the evening, drawn again (T1.7), in the language that is spoken.
[[nodiscard]] std::vector<LotRow> lot_rows(const Evening& evening);

}  // namespace boardwright::desktop
