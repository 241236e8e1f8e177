// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/plain_text.hpp"

#include <algorithm>

#include "framework/text/unicode.hpp"

namespace boardwright {
namespace {

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

}  // namespace

std::string one_line(std::string_view text) {
  std::string line;
  line.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t character = next_character(text, at);
    if (character == kNoCharacter)
      line += "\uFFFD";
    else if (is_control(character) || turns_direction(character))
      line += ' ';
    else
      line += text.substr(begin, at - begin);
  }
  return line;
}

std::string clean_lines(std::string_view text) {
  std::string whole;
  for (;;) {
    const std::size_t end = text.find('\n');
    whole += one_line(text.substr(0, end));
    if (end == std::string_view::npos) return whole;
    whole += '\n';
    text.remove_prefix(end + 1);
  }
}

std::string excerpt(std::string_view text, std::size_t most) {
  if (text.size() <= most) return one_line(text);
  std::size_t end = most;
  while (end > 0 && continues_character(text[end])) --end;
  return one_line(text.substr(0, end)) + "…";
}

std::size_t width_of(std::string_view text) {
  return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_character));
}

std::string at_left(std::string_view text, std::size_t width) {
  return std::string(text) + std::string(width - std::min(width, width_of(text)), ' ');
}

std::string at_right(std::string_view text, std::size_t width) {
  return std::string(width - std::min(width, width_of(text)), ' ') + std::string(text);
}

bool is_utf8(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();)
    if (next_character(bytes, at) == kNoCharacter) return false;
  return true;
}

}  // namespace boardwright
