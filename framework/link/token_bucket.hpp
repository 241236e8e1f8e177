// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace boardwright {

/// So many things a second, with some in reserve for who has been quiet. A value; whoever asks says the time,
/// which never goes back.
class TokenBucket {
 public:
  using Time = std::chrono::steady_clock::time_point;
  TokenBucket(double a_second, double reserve) : rate_(a_second), most_(reserve), tokens_(reserve) {}

  /// Nothing: it may happen, and counts. Else how long to wait, and nothing has been taken.
  [[nodiscard]] std::optional<std::chrono::milliseconds> take(Time now) {
    if (filled_)
      tokens_ = std::min(most_, tokens_ + rate_ * std::chrono::duration<double>(now - *filled_).count());
    filled_ = now;
    if (tokens_ >= 1) {
      tokens_ -= 1;
      return std::nullopt;
    }
    return std::chrono::milliseconds(static_cast<std::int64_t>((1 - tokens_) / rate_ * 1000) + 1);
  }

 private:
  double rate_, most_, tokens_;
  std::optional<Time> filled_;
};

}  // namespace boardwright
