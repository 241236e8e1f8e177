// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers as people and programs write them, by one rule for options, files and protocols: decimal digits,
// after a minus sign where one makes sense, and in decimals a point. No blanks, no plus sign, nothing
// hexadecimal, no exponent, no "nan" and no "inf"; what doesn't fit the type is no number of that type.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

namespace boardwright {

template <std::integral Number = std::int64_t>
[[nodiscard]] std::optional<Number> whole_number(std::string_view text) {
  Number number{};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

[[nodiscard]] std::optional<double> decimal_number(std::string_view text);

}  // namespace boardwright
