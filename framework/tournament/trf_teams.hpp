// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines of teams in a TRF file: 300 to 330 (T21C). Room-internal.
#pragma once

#include <functional>
#include <vector>

#include "framework/tournament/trf.hpp"
#include "framework/tournament/trf_columns.hpp"

namespace boardwright::tournament {

/// What can be looked at only when the whole file has been read, in the order of its lines.
using TrfLater = std::vector<std::function<Result<void>()>>;

/// Takes what the line says into `file`, which outlives `later`.
[[nodiscard]] Result<void> read_trf_team(const TrfColumns& line, TrfFile& file, TrfLater& later);

}  // namespace boardwright::tournament
