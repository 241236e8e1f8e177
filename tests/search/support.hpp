// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <string>
#include <thread>

#include "framework/search/limits.hpp"
#include "tests/framework/support.hpp"

namespace boardwright::test {

/// The question of whoever is on turn in a position text; the start without one.
inline SearchQuestion question(const std::shared_ptr<const Rules>& rules, const std::string& text = "") {
  Position position = text.empty() ? rules->start() : value_of(rules->read_position(text));
  const auto seats = position.seats_on_turn();
  REQUIRE(seats.size() == 1);
  return {.position = std::move(position), .seat = seats.front()};
}

inline std::string best(const SearchQuestion& asked, const SearchInfo& info) {
  REQUIRE_FALSE(info.moves.empty());
  return asked.position.move_text(asked.seat, info.moves.front().move);
}

inline SearchLimits nodes(std::uint64_t count, unsigned threads = 1) {
  SearchLimits limits;
  limits.nodes = count;
  limits.threads = threads;
  return limits;
}

/// Black wins at once.
inline const std::string kBlackWins = "8/8/8/w6w/8/8/1b1b4/8 b";

/// The processor time that this process has taken, all threads together.
[[nodiscard]] inline std::chrono::nanoseconds processor_time() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);  // fails for unknown clocks only; REQUIRE is for one thread
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// The least work from a stop to its answer, in processor time of all threads: that doesn't depend on how
/// busy the machine is. `search(stop)` runs until it is stopped. Several tries, because whoever stops may
/// himself be kept waiting after he has looked at the clock.
template <class Search>
[[nodiscard]] std::chrono::nanoseconds work_after_stop(Search&& search) {
  auto least = std::chrono::nanoseconds::max();
  for (int i = 0; i < 40 && least >= std::chrono::milliseconds(20); ++i) {
    std::atomic<bool> stop{false};
    std::chrono::nanoseconds before{};
    std::thread after([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(30));
      before = processor_time();
      stop = true;
    });
    search(stop);
    const auto end = processor_time();
    after.join();
    least = std::min(least, end - before);
  }
  return least;
}

}  // namespace boardwright::test
