// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long things took, for the programs that measure the store.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace boardwright::bench {

using SteadyClock = std::chrono::steady_clock;

inline double milliseconds(SteadyClock::duration time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

inline void print(const char* what, std::vector<double> times) {
  std::ranges::sort(times);
  const auto at = [&](double share) {
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
  };
  std::printf("%-28s %6zu  p50 %7.2f ms  p99 %7.2f ms  most %7.2f ms\n", what, times.size(), at(0.5),
              at(0.99), at(1));
}

/// One page appended and flushed, again and again.
inline std::vector<double> bare_fsync(const std::filesystem::path& file, std::chrono::seconds length) {
  std::vector<double> times;
  const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_TRUNC, 0600);
  const std::string page(4096, 'x');
  for (const auto end = SteadyClock::now() + length; SteadyClock::now() < end;) {
    const auto start = SteadyClock::now();
    if (write(descriptor, page.data(), page.size()) < 0 || fsync(descriptor) != 0) std::abort();
    times.push_back(milliseconds(SteadyClock::now() - start));
  }
  close(descriptor);
  unlink(file.c_str());
  return times;
}

}  // namespace boardwright::bench
