// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/thrown_dice.hpp"

#include <charconv>

namespace boardwright {

std::vector<int> thrown_dice(std::string_view event) {
  if (!event.starts_with("dice:") && !event.starts_with("roll:")) return {};
  std::vector<int> faces;
  for (std::size_t at = 5; at <= event.size();) {
    const std::string_view digits = event.substr(at, event.find('-', at) - at);
    int face = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), face);
    const bool whole = read.ec == std::errc() && read.ptr == digits.data() + digits.size();
    if (!whole || digits.starts_with('0') || face < 1 || face > 99) return {};
    faces.push_back(face);
    at += digits.size() + 1;
  }
  return faces;
}

}  // namespace boardwright
