// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>

namespace boardwright::desktop {

/// Whether somebody at the other end of a socket is still there, by beats that are answered, and by how much the clock
/// over there is ahead of ours. A value, which never asks for the time.
class Heartbeat {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// A beat is to be sent now; its number.
  std::uint64_t next(Time now);
  /// It went out: from now on an answer is waited for.
  void sent(std::uint64_t number, Time now) { open_[number] = now; }
  /// To that one, and so to those before it. `theirs` and `ours`: what the clocks say, in UTC milliseconds; one that can't
  /// be tells nothing of the clock.
  void answered(std::uint64_t number, std::int64_t theirs, std::int64_t ours, Time now);
  /// The socket is gone: nothing is waited for.
  void forget_open() { open_.clear(); }
  /// There is another clock at the other end.
  void forget_clock();

  [[nodiscard]] bool is_due(Time now, std::chrono::milliseconds every) const { return now - last_ >= every; }
  /// No answer for so long that what was heard before may be old; for so long that none will come.
  [[nodiscard]] bool is_late(Time now) const;
  [[nodiscard]] bool is_dead(Time now) const;
  /// As of the answer that took the shortest time.
  [[nodiscard]] std::chrono::milliseconds offset() const noexcept { return offset_; }

 private:
  [[nodiscard]] Time::duration waited(Time now) const;

  std::uint64_t number_ = 0;
  Time last_{};
  std::map<std::uint64_t, Time> open_;  // by number
  std::chrono::milliseconds offset_{0};
  std::optional<std::chrono::milliseconds> best_trip_;
};

}  // namespace boardwright::desktop
