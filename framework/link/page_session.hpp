// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "framework/link/outbox.hpp"
#include "framework/link/page_message.hpp"
#include "framework/link/token_bucket.hpp"
#include "framework/text/duration.hpp"

namespace boardwright {

/// What a server knows of one socket, whoever is behind it: how much may come, whether it is awake, how far
/// away it is. A value without a socket; whoever has that says the time.
class PageSession {
 public:
  using Time = std::chrono::steady_clock::time_point;
  static constexpr std::chrono::milliseconds kBusyBeat{2000}, kIdleBeat{20000};
  static constexpr int kMostMistakes = 10;

  explicit PageSession(Time now) : heard_(now) {}

  /// Nobody is to hear more of it than this text says.
  struct Refused {
    SharedText text;
  };
  /// The socket ends: nobody means so many mistakes.
  struct Ended {};
  using Received = std::variant<PageMessage, Refused, Ended>;
  [[nodiscard]] Received receive(std::string_view text, Time now);

  /// The answer to a beat. `number` is drawn by the caller, so that nobody can answer before he has it.
  [[nodiscard]] SharedText answer(const BeatMessage& beat, std::uint64_t number, UtcTime utc, Time now);
  void take(const PongMessage& pong, Time now);
  /// The lower quartile of the last eight; nothing before the first.
  [[nodiscard]] std::optional<std::chrono::milliseconds> round_trip() const;

  [[nodiscard]] bool visible() const noexcept { return visible_; }
  /// Nothing has come for more than two of the longest beats.
  [[nodiscard]] bool silent(Time now) const { return now - heard_ > 2 * kIdleBeat + kBusyBeat; }
  [[nodiscard]] Time heard() const noexcept { return heard_; }

 private:
  [[nodiscard]] std::optional<std::chrono::milliseconds> wait_for(const PageMessage& message, Time now);

  TokenBucket commands_{10, 20}, questions_{20, 40}, lobby_{5, 10}, rest_{20, 40};
  int mistakes_ = 0;
  bool visible_ = true;
  Time heard_;
  std::optional<std::uint64_t> number_;
  Time asked_{};
  std::array<std::chrono::milliseconds, 8> trips_{};
  std::size_t measured_ = 0;
};

}  // namespace boardwright
