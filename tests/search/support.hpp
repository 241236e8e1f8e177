// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
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

/// The shortest time from a stop to its answer: `search(stop)` says when it had come. Several tries, because
/// the machine may be busy; as soon as one takes less than 20 ms that is enough.
template <class Search>
[[nodiscard]] std::chrono::steady_clock::duration quickest_stop(Search&& search) {
  using Clock = std::chrono::steady_clock;
  auto quickest = Clock::duration::max();
  for (int i = 0; i < 40 && quickest >= std::chrono::milliseconds(20); ++i) {
    std::atomic<bool> stop{false};
    Clock::time_point stopped;
    std::thread after([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(30));
      stopped = Clock::now();
      stop = true;
    });
    const Clock::time_point end = search(stop);
    after.join();
    quickest = std::min(quickest, end - stopped);
  }
  return quickest;
}

}  // namespace boardwright::test
