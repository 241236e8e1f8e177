// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include <boardwright/pure/result.hpp>

#include "framework/text/plain_text.hpp"

namespace boardwright {

[[nodiscard]] constexpr bool is_letter(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
[[nodiscard]] constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
/// What stands between words in every format.
inline constexpr std::string_view kBlanks = " \t\r\n\v\f";
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) noexcept {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

/// Walks over a text and knows line and column, both from 1, columns in bytes. Copy it to remember a place.
class Scanner {
 public:
  explicit Scanner(std::string_view text, int line = 1) : text_(text), line_(line) {}

  [[nodiscard]] bool at_end() const noexcept { return at_ == text_.size(); }
  /// '\0' at the end.
  [[nodiscard]] char peek() const noexcept { return at_end() ? '\0' : text_[at_]; }
  [[nodiscard]] std::string_view rest() const noexcept { return text_.substr(at_); }
  char next() noexcept {
    const char c = peek();
    if (at_end()) return c;
    ++at_;
    ++column_;
    if (c == '\n') {
      ++line_;
      column_ = 1;
    }
    return c;
  }
  bool take(char c) noexcept {
    if (at_end() || peek() != c) return false;
    next();
    return true;
  }
  void skip(std::string_view any_of) noexcept {
    while (!at_end() && any_of.find(peek()) != std::string_view::npos) next();
  }
  /// Everything up to one of these characters or the end.
  std::string_view until(std::string_view any_of) noexcept {
    const std::size_t start = at_;
    while (!at_end() && any_of.find(peek()) == std::string_view::npos) next();
    return text_.substr(start, at_ - start);
  }

  [[nodiscard]] std::size_t at() const noexcept { return at_; }
  [[nodiscard]] int line() const noexcept { return line_; }
  [[nodiscard]] int column() const noexcept { return column_; }
  [[nodiscard]] tl::unexpected<std::string> wrong(const std::string& sentence) const {
    return fail(std::to_string(line_) + ":" + std::to_string(column_) + ": " + one_line(sentence));
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  int line_;
  int column_ = 1;
};

}  // namespace boardwright
