// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace boardwright {

/// The text with {0}, {1} … replaced; what is put in is not looked at again.
[[nodiscard]] inline std::string fill_in(std::string_view text, std::span<const std::string_view> values) {
  std::string filled;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool place = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}' && text[i + 1] >= '0' &&
                       static_cast<std::size_t>(text[i + 1] - '0') < values.size();
    if (place) {
      filled += values[static_cast<std::size_t>(text[i + 1] - '0')];
      i += 2;
    } else {
      filled += text[i];
    }
  }
  return filled;
}
[[nodiscard]] inline std::string fill_in(std::string_view text,
                                         std::initializer_list<std::string_view> values) {
  return fill_in(text, std::span(values.begin(), values.size()));
}

}  // namespace boardwright
