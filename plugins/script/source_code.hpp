// SPDX-License-Identifier: GPL-3.0-or-later
//
// A script's text without what Lua doesn't read as code.
#pragma once

#include <string>
#include <string_view>

namespace boardwright::script {

/// Whether names, keywords and numbers may hold this letter.
[[nodiscard]] constexpr bool is_word(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// The source, of equal length, with blanks for comments and for what texts say: names there call nothing. A text or a
/// comment over several lines has no ends of lines in it: what stands before and behind it is one line of code.
[[nodiscard]] std::string code_of(std::string_view source);

}  // namespace boardwright::script
