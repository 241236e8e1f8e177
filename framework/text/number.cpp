// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/number.hpp"

#include <cmath>

namespace boardwright {

std::optional<double> decimal_number(std::string_view text) {
  double number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number, std::chars_format::fixed);
  if (error != std::errc{} || stop != end || !std::isfinite(number)) return std::nullopt;
  return number;
}

}  // namespace boardwright
