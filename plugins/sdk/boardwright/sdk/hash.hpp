// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/sdk/game.hpp>
#include <cstring>

namespace boardwright::sdk {

/// 64 times 64 bits folded to 64: the mixing step of wyhash (Wang Yi), good and cheap.
[[nodiscard]] inline std::uint64_t fold_multiply(std::uint64_t a, std::uint64_t b) noexcept {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// A hash of a position's bytes, the same in every build on one machine.
template <PlainBytes P>
[[nodiscard]] inline std::uint64_t hash_bytes(const P& position) noexcept {
  constexpr std::size_t kWords = (sizeof(P) + 7) / 8;
  std::uint64_t words[kWords + (kWords & 1)] = {};
  std::memcpy(words, &position, sizeof(P));
  std::uint64_t hash = 0x243F6A8885A308D3U;  // digits of pi, as below
  for (std::size_t i = 0; i < kWords; i += 2)
    hash = fold_multiply(words[i] ^ hash, words[i + 1] ^ 0x13198A2E03707344U) + 0xA4093822299F31D0U * (i + 1);
  return hash;  // the last product has mixed all of it
}

}  // namespace boardwright::sdk
