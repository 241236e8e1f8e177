// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/plain_text.hpp"

#include <algorithm>
#include <cstdint>

namespace boardwright {

std::string one_line(std::string_view text) {
  std::string line(text);
  std::ranges::replace_if(
      line, [](unsigned char c) { return c < ' ' || c == 0x7F; }, ' ');
  return line;
}

std::string excerpt(std::string_view text, std::size_t most) {
  if (text.size() <= most) return one_line(text);
  const auto inside_character = [&](std::size_t at) {
    return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
  };
  std::size_t end = most;
  while (end > 0 && inside_character(end)) --end;
  return one_line(text.substr(0, end)) + "…";
}

bool is_utf8(std::string_view bytes) {
  // The smallest character that needs so many bytes after the first.
  constexpr std::uint32_t kSmallest[] = {0, 0x80, 0x800, 0x10000};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto first = static_cast<unsigned char>(bytes[i]);
    if (first < 0x80) continue;
    const std::size_t more = first < 0xC0 ? 4 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : first < 0xF8 ? 3 : 4;
    if (more == 4 || bytes.size() - i <= more) return false;
    std::uint32_t character = first & (0x3FU >> more);
    for (const std::size_t end = i + more; i < end;) {
      const auto next = static_cast<unsigned char>(bytes[++i]);
      if ((next & 0xC0U) != 0x80U) return false;
      character = character << 6U | (next & 0x3FU);
    }
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < kSmallest[more] || character > 0x10FFFF || surrogate) return false;
  }
  return true;
}

}  // namespace boardwright
