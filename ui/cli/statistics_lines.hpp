// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "framework/statistics/run.hpp"

namespace boardwright::cli {

/// A run for people: a table of figures.
[[nodiscard]] std::string run_lines(const RunResult& run);
/// Runs as one JSON document with a line feed at its end.
[[nodiscard]] std::string runs_json(const std::vector<RunResult>& runs);

/// Either of them on standard output.
void print_runs(const std::vector<RunResult>& runs, bool json);

}  // namespace boardwright::cli
