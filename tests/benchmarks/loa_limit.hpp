// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

/// Runs the program that shows how fast the machine can play at all, as a process of its own, and gives its
/// rate: plies or leaves a second of CPU time. Nothing if the program was not there when this was built or
/// can't run here.
[[nodiscard]] std::optional<double> limit_rate(const std::string& arguments);
