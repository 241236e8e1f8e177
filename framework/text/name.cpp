// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/name.hpp"

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <cstdio>

#include "framework/text/ascii.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/unicode.hpp"

namespace boardwright {
namespace {

/// Code points of one letter with its marks, or of one emoji made of others.
constexpr std::size_t kLongestSeen = 16;

std::string normalised(std::string_view text, const icu::Normalizer2* form) {
  UErrorCode status = U_ZERO_ERROR;
  std::string result;
  if (form == nullptr) return std::string(text);
  const auto whole = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
  form->normalize(whole, status).toUTF8String(result);
  return result;
}

const icu::Normalizer2* composed_form() {
  UErrorCode status = U_ZERO_ERROR;
  return icu::Normalizer2::getNFCInstance(status);
}

const icu::Normalizer2* folded_form() {
  UErrorCode status = U_ZERO_ERROR;
  return icu::Normalizer2::getNFKCCasefoldInstance(status);
}

/// "U+202E"
std::string code_of(char32_t character) {
  char text[16];
  std::snprintf(text, sizeof text, "U+%04X", static_cast<unsigned>(character));
  return text;
}

bool is_left_out_around(char32_t character) {
  return !turns_direction(character) && (is_blank(character) || is_invisible(character));
}

std::string_view trimmed(std::string_view text) {
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size() && is_left_out_around(next_character(text, at));) begin = at;
  std::size_t end = begin;
  for (std::size_t at = begin; at < text.size();) {
    const char32_t character = next_character(text, at);
    // A flag or an emoji may end with what chooses its shape.
    if (!is_left_out_around(character) || (shapes_others(character) && character > 0x200D && end != begin))
      end = at;
  }
  return text.substr(begin, end - begin);
}

/// A text that is trimmed, with single spaces for its blanks; or what is wrong with one of its characters.
Result<std::string> with_single_spaces(std::string_view text, const std::string& what) {
  std::string line;
  bool blank = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t character = next_character(text, at);
    if (character == kNoCharacter) return fail(what + " is not UTF-8");
    if (is_control(character))
      return fail(what + " is one line of text without control characters such as " + code_of(character));
    if (turns_direction(character))
      return fail(what + " has no characters that turn its direction, such as " + code_of(character) +
                  "; type it again without");
    if (is_invisible(character) && !shapes_others(character))
      return fail(what + " has no characters that can't be seen, such as " + code_of(character) +
                  "; type it again without");
    if (is_blank(character)) {
      blank = true;
      continue;
    }
    if (blank) line += ' ';
    blank = false;
    line += text.substr(begin, at - begin);
  }
  return line;
}

}  // namespace

Result<std::string> read_line(std::string_view text, std::string_view what, std::size_t most) {
  const std::string subject(what);
  if (text.size() > most * 64) return fail(subject + " has at most " + std::to_string(most) + " characters");
  auto line = with_single_spaces(trimmed(text), subject);
  if (!line) return line;
  if (line->empty()) return fail(subject + " needs something that can be seen");
  *line = normalised(*line, composed_form());
  std::size_t at = 0;
  if (is_mark(next_character(*line, at))) return fail(subject + " begins with a letter, not with an accent");
  if (end_of_seen(*line, most) < line->size())
    return fail(subject + " has at most " + std::to_string(most) + " characters");
  if (longest_seen(*line) > kLongestSeen) return fail(subject + " has no letter with so many accents");
  return line;
}

Result<std::string> read_name(std::string_view text) { return read_line(text, "a name", kLongestName); }

std::string folded(std::string_view text) {
  std::string kept;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t character = next_character(text, at);
    if (character == kNoCharacter || !is_blank(character))
      kept += text.substr(begin, at - begin);
    else if (!kept.empty() && kept.back() != ' ')
      kept += ' ';
  }
  while (!kept.empty() && kept.back() == ' ') kept.pop_back();
  // Names of this kind are the most, and a club compares them all.
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  if (std::ranges::all_of(kept, is_ascii)) {
    for (char& c : kept) c = ascii_lower(c);
    return kept;
  }
  return normalised(kept, folded_form());
}

std::string shown_name(std::string_view name) {
  std::string line = one_line(name);
  line = std::string(trimmed(line));
  if (line.empty()) return "?";
  const std::size_t end = end_of_seen(line, kLongestName);
  if (end < line.size()) line = line.substr(0, end) + "…";
  // An accent of 5,000 bytes is one character and still fills the screen.
  return longest_seen(line) > kLongestSeen ? excerpt(line, kLongestName) : line;
}

}  // namespace boardwright
