// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a command tells while it works to whoever shows it: lines of JSON with an `event` each, the last one `end`.
#pragma once

#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardwright::cli {

inline void tell_live(const nlohmann::ordered_json& line) {
  std::cout << line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << std::endl;
}

/// Whether it is time to tell how far it is: not more often than anybody looks.
class LiveTimes {
 public:
  [[nodiscard]] bool due() {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return false;
    next_ = now + std::chrono::milliseconds(100);
    return true;
  }

 private:
  std::chrono::steady_clock::time_point next_{};
};

}  // namespace boardwright::cli
