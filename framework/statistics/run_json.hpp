// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "framework/statistics/metric.hpp"
#include "framework/statistics/run.hpp"

namespace boardwright {

[[nodiscard]] nlohmann::ordered_json identity_json(const RunIdentity& identity);
/// Throws nlohmann's exceptions where something is missing or of another type.
[[nodiscard]] RunIdentity identity_from(const nlohmann::ordered_json& json);

/// Everything about a whole run: docs/metrics.md describes it. Neither times nor anything of the machine.
[[nodiscard]] nlohmann::ordered_json run_json(const RunResult& run);

/// Rounded to six significant digits; null for what isn't a number.
[[nodiscard]] nlohmann::ordered_json figure_json(double value);

}  // namespace boardwright
