// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/generation.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>

namespace boardwright {

std::uint64_t next_generation() {
  static std::atomic<std::uint64_t> last = kFirstGeneration;
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  const auto now = static_cast<std::uint64_t>(
      std::max<std::int64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(since).count(), 0));
  std::uint64_t before = last.load();
  std::uint64_t next = 0;
  do next = std::max(now, before + 1);
  while (!last.compare_exchange_weak(before, next));
  return next;
}

}  // namespace boardwright
