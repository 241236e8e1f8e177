// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/local_time.hpp"

#include <ctime>

namespace boardwright {

std::string local_time(std::chrono::system_clock::time_point time, const char* format) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
  std::tm local{};
  char text[32];
  if (localtime_r(&seconds, &local) == nullptr || std::strftime(text, sizeof text, format, &local) == 0)
    return {};
  return text;
}

}  // namespace boardwright
