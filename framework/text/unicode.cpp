// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/unicode.hpp"

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

#include <algorithm>
#include <cstdint>
#include <memory>

namespace boardwright {
namespace {

UChar32 icu(char32_t character) { return static_cast<UChar32>(character); }

/// Each letter is one character then; but for a line's end of two, which no name has.
bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool is_braille_blank(char32_t character) { return character == 0x2800; }
bool is_tag(char32_t character) { return character >= 0xE0020 && character <= 0xE007F; }

/// Calls `visit(begin, end)`, in bytes, for each character as a reader sees it, until it returns false.
template <class Visit>
void each_seen(std::string_view text, Visit&& visit) {
  if (is_ascii(text)) {
    for (std::size_t at = 0; at < text.size(); ++at)
      if (!visit(at, at + 1)) return;
    return;
  }
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::BreakIterator> breaks(
      icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
  const std::unique_ptr<UText, decltype(&utext_close)> opened(
      utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status), utext_close);
  if (U_FAILURE(status) != 0) {  // ICU without its data: code points are the next best
    for (std::size_t at = 0, begin = 0; at < text.size(); begin = at) {
      (void)next_character(text, at);
      if (!visit(begin, at)) return;
    }
    return;
  }
  breaks->setText(opened.get(), status);
  std::int32_t begin = breaks->first();
  for (std::int32_t end = breaks->next(); end != icu::BreakIterator::DONE; end = breaks->next()) {
    if (!visit(static_cast<std::size_t>(begin), static_cast<std::size_t>(end))) return;
    begin = end;
  }
}

}  // namespace

char32_t next_character(std::string_view text, std::size_t& at) {
  // The smallest character that needs so many bytes after the first (RFC 3629).
  constexpr char32_t kSmallest[] = {0, 0x80, 0x800, 0x10000};
  const auto first = static_cast<unsigned char>(text[at++]);
  if (first < 0x80) return first;
  const std::size_t more = first < 0xC0 ? 4 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : first < 0xF8 ? 3 : 4;
  if (more == 4 || text.size() - at < more) return kNoCharacter;
  char32_t character = first & (0x3FU >> more);
  for (std::size_t i = 0; i < more; ++i) {
    const auto next = static_cast<unsigned char>(text[at + i]);
    if ((next & 0xC0U) != 0x80U) return kNoCharacter;
    character = character << 6U | (next & 0x3FU);
  }
  const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
  if (character < kSmallest[more] || character > 0x10FFFF || surrogate) return kNoCharacter;
  at += more;
  return character;
}

bool is_control(char32_t character) {
  if (character == kNoCharacter) return false;
  const auto type = u_charType(icu(character));
  return type == U_CONTROL_CHAR || type == U_LINE_SEPARATOR || type == U_PARAGRAPH_SEPARATOR;
}

bool turns_direction(char32_t character) {
  return u_hasBinaryProperty(icu(character), UCHAR_BIDI_CONTROL) != 0;
}

bool is_blank(char32_t character) {
  return u_isUWhiteSpace(icu(character)) != 0 || is_braille_blank(character);
}

bool is_invisible(char32_t character) {
  const bool annotates = character >= 0xFFF9 && character <= 0xFFFB;
  return u_hasBinaryProperty(icu(character), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 || annotates;
}

bool shapes_others(char32_t character) {
  return u_hasBinaryProperty(icu(character), UCHAR_JOIN_CONTROL) != 0 || is_tag(character) ||
         u_hasBinaryProperty(icu(character), UCHAR_VARIATION_SELECTOR) != 0;
}

bool is_mark(char32_t character) {
  return character != kNoCharacter && (U_GET_GC_MASK(icu(character)) & U_GC_M_MASK) != 0;
}

std::size_t end_of_seen(std::string_view text, std::size_t characters) {
  std::size_t count = 0, last = 0;
  each_seen(text, [&](std::size_t, std::size_t end) {
    if (count == characters) return false;
    ++count;
    last = end;
    return true;
  });
  return last;
}

std::size_t longest_seen(std::string_view text) {
  std::size_t longest = 0;
  each_seen(text, [&](std::size_t begin, std::size_t end) {
    std::size_t count = 0;
    for (std::size_t at = begin; at < end; ++count) (void)next_character(text, at);
    longest = std::max(longest, count);
    return true;
  });
  return longest;
}

}  // namespace boardwright
