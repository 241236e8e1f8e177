// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>

namespace boardwright {

/// Spreads a 64-bit value over all its bits (SplitMix64's finaliser; Steele, Lea, Flood 2014).
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t x) noexcept {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
  return x ^ (x >> 31);
}

/// The generator of playouts and tests: xoshiro256++ (Blackman, Vigna 2019). Its four words are what the
/// contract calls `random`. Not for dice that people play with: those come from the match's seed.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) noexcept {
    for (auto& word : state_) word = mix64(seed += 0x9E3779B97F4A7C15U);
  }
  explicit constexpr Random(const std::uint64_t words[4]) noexcept
      : state_{words[0], words[1], words[2], words[3]} {}

  constexpr std::uint64_t next() noexcept {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// Uniform over 0 to bound-1 without bias; bound at least 1 (Lemire 2019, section 4).
  constexpr std::uint32_t below(std::uint32_t bound) noexcept {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  constexpr void save(std::uint64_t words[4]) const noexcept {
    for (int i = 0; i < 4; ++i) words[i] = state_[i];
  }

 private:
  std::uint64_t state_[4]{};
};

}  // namespace boardwright
