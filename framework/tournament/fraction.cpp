// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/fraction.hpp"

#include <algorithm>

namespace boardwright::tournament {

std::int64_t rounded_half_up(const Fraction& value) {
  const std::int64_t doubled = 2 * value.numerator() + value.denominator(), by = 2 * value.denominator();
  const std::int64_t quotient = doubled / by;
  return doubled % by < 0 ? quotient - 1 : quotient;
}

std::string decimal_text(const Fraction& value, int decimals) {
  std::int64_t scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  const bool negative = value.numerator() < 0;
  const std::int64_t shown = rounded_half_up((negative ? -value : value) * scale);
  std::string text = std::to_string(shown);
  if (decimals > 0) {
    const auto wanted = static_cast<std::size_t>(decimals);
    if (text.size() <= wanted) text.insert(0, wanted + 1 - text.size(), '0');
    text.insert(text.size() - wanted, ".");
  }
  return (negative && shown != 0 ? "-" : "") + text;
}

}  // namespace boardwright::tournament
