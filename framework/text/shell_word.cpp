// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/shell_word.hpp"

#include <algorithm>
#include <string>

namespace boardwright {
namespace {

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("_-./:,=@%+").find(c) != std::string_view::npos;
}

/// In POSIX's own quotes a line break or an escape would still reach the terminal as it is.
std::string in_dollar_quotes(std::string_view word) {
  constexpr std::string_view kDigits = "01234567";
  std::string quoted = "$'";
  for (const char c : word) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\'' || c == '\\')
      quoted += {'\\', c};
    else if (byte < ' ' || byte == 0x7F)
      quoted += {'\\', kDigits[byte >> 6U], kDigits[byte >> 3U & 7U], kDigits[byte & 7U]};
    else
      quoted += c;
  }
  return quoted + "'";
}

}  // namespace

std::string shell_word(std::string_view word) {
  if (!word.empty() && std::ranges::all_of(word, is_plain)) return std::string(word);
  if (std::ranges::any_of(word, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < ' ' || byte == 0x7F;
      }))
    return in_dollar_quotes(word);
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string shell_file(std::string_view file) {
  return shell_word(file.starts_with('-') ? "./" + std::string(file) : std::string(file));
}

}  // namespace boardwright
