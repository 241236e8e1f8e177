// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace boardwright {

/// How many bytes the letter of UTF-8 has that begins at `at`, from 1 to 4. 0 where there is none: behind the end,
/// within a letter, where a part is missing, and for what UTF-8 forbids, which are forms longer than needed, halves of
/// surrogate pairs, and numbers above U+10FFFF. A control character is a letter, too.
[[nodiscard]] constexpr std::size_t letter_size(std::string_view text, std::size_t at) noexcept {
  if (at >= text.size()) return 0;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  const unsigned char first = byte(0);
  if (first < 0x80U) return 1;
  if (first < 0xC2U || first > 0xF4U) return 0;
  const std::size_t size = first < 0xE0U ? 2 : first < 0xF0U ? 3 : 4;
  if (size > text.size() - at) return 0;
  for (std::size_t i = 1; i < size; ++i)
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
  // What is longer than needed, half of a pair, or too great shows in the second byte.
  const unsigned char second = byte(1);
  const bool good = (first != 0xE0U || second >= 0xA0U) && (first != 0xEDU || second < 0xA0U) &&
                    (first != 0xF0U || second >= 0x90U) && (first != 0xF4U || second < 0x90U);
  return good ? size : 0;
}

/// How many letters a text has: bytes that don't continue one.
[[nodiscard]] constexpr std::size_t letters_in(std::string_view text) noexcept {
  std::size_t count = 0;
  for (const char byte : text) count += (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U ? 1U : 0U;
  return count;
}

/// The first `most` bytes of a text, or up to three fewer so that no letter is cut in two; all of a shorter text.
[[nodiscard]] constexpr std::string_view cut_letters(std::string_view text, std::size_t most) noexcept {
  if (text.size() <= most) return text;
  for (std::size_t back = 1; back <= 3 && back <= most; ++back)
    if (letter_size(text, most - back) > back) return text.substr(0, most - back);
  return text.substr(0, most);
}

}  // namespace boardwright
