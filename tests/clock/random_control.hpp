// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

#include "framework/clock/time_control.hpp"

namespace boardwright::test {

/// The same draws for a seed everywhere, which the standard library's distributions don't promise.
class Draws {
 public:
  explicit Draws(std::uint64_t seed) : engine_(seed) {}
  /// From `least` to `most`.
  std::int64_t number(std::int64_t least, std::int64_t most) {
    return least + static_cast<std::int64_t>(engine_() % static_cast<std::uint64_t>(most - least + 1));
  }
  bool one_in(std::int64_t n) { return number(1, n) == 1; }

 private:
  std::mt19937_64 engine_;
};

/// A control of any kind for so many seats, with times of up to `longest`.
[[nodiscard]] TimeControl random_control(Draws& draws, std::size_t seats, Milliseconds longest);

}  // namespace boardwright::test
