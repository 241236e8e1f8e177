// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "framework/statistics/inquiry.hpp"
#include "framework/statistics/metric.hpp"
#include "framework/statistics/run.hpp"
#include "framework/statistics/skill.hpp"

namespace boardwright {

[[nodiscard]] nlohmann::ordered_json identity_json(const RunIdentity& identity);
/// Throws nlohmann's exceptions where something is missing or of another type.
[[nodiscard]] RunIdentity identity_from(const nlohmann::ordered_json& json);

/// Everything about a whole run: docs/metrics.md describes it. Neither times nor anything of the machine.
[[nodiscard]] nlohmann::ordered_json run_json(const RunResult& run);

/// A question that was asked while games were played, each look, and why it was stopped.
[[nodiscard]] nlohmann::ordered_json inquiry_json(const Inquiry& inquiry);

/// How large the state space of the board can be; null without a board.
[[nodiscard]] nlohmann::ordered_json state_space_json(const RunResult& run);

/// Adds `skill_ladder` and `information_value` to a run's JSON where they were measured.
void add_skill(nlohmann::ordered_json& run, const SkillMeasures& skill);

/// Rounded to six significant digits; null for what isn't a number.
[[nodiscard]] nlohmann::ordered_json figure_json(double value);

}  // namespace boardwright
