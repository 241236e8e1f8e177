// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace boardwright {

/// Counts how often a position has occurred in one game, by its 64-bit `same` key. Lives on the stack, never
/// allocates, holds kMaxPlies positions. Two different positions with one key would be taken for the same:
/// good enough for playouts (chance about 2^-64 a pair), matches compare positions exactly.
class RepetitionCounter {
 public:
  static constexpr std::uint32_t kMaxPlies = 8192;

  RepetitionCounter() noexcept { seen_.fill(0); }

  /// Adds a position and returns how often it has now occurred.
  std::uint32_t add(std::uint64_t key) noexcept {
    // Most positions are new, and the small filter says so without looking at the others.
    const auto low = static_cast<std::uint32_t>(key & (kFilterBits - 1));
    const std::uint64_t bit = std::uint64_t{1} << (low & 63U);
    std::uint64_t& word = seen_[low >> 6U];
    std::uint32_t occurrences = 1;
    if ((word & bit) != 0) occurrences += count(key);
    word |= bit;
    keys_[size_++ & (kMaxPlies - 1)] = key;
    return occurrences;
  }

 private:
  static constexpr std::uint32_t kFilterBits = 16384;

  [[nodiscard]] std::uint32_t count(std::uint64_t key) const noexcept {
    std::uint32_t found = 0;
    const std::uint32_t size = size_ < kMaxPlies ? size_ : kMaxPlies;
    for (std::uint32_t i = 0; i < size; ++i) found += keys_[i] == key ? 1U : 0U;
    return found;
  }

  std::uint32_t size_ = 0;
  std::array<std::uint64_t, kFilterBits / 64> seen_;
  std::array<std::uint64_t, kMaxPlies> keys_;  // uninitialised beyond size_ on purpose
};

}  // namespace boardwright
