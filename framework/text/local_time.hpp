// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>

namespace boardwright {

/// As strftime writes it, in the time of this place; empty where nobody knows that.
[[nodiscard]] std::string local_time(std::chrono::system_clock::time_point time, const char* format);

}  // namespace boardwright
