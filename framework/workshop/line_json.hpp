// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "framework/workshop/line_coverage.hpp"

namespace boardwright {

/// As `boardwright lines --json` has it.
[[nodiscard]] nlohmann::ordered_json line_json(const CoveredLine& line);

/// `lines`, `games` and `plies` of such a document. Fails where something is missing or of another type.
[[nodiscard]] Result<LineCoverage> line_coverage_from(const nlohmann::json& json);

}  // namespace boardwright
