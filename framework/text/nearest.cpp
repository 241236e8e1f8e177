// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/nearest.hpp"

#include <algorithm>

namespace boardwright {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  // Optimal string alignment: three rows of the usual table.
  std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t other = a[i - 1] == b[j - 1] ? 0 : 1;
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + other});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(above);
    above.swap(row);
  }
  return above[b.size()];
}

std::string nearest_name(std::string_view word, std::span<const std::string> known) {
  constexpr std::size_t kLongest = 64;  // a text that long was never meant to be a name
  if (word.empty() || word.size() > kLongest) return {};
  std::string best;
  std::size_t best_distance = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (const auto& name : known) {
    const std::size_t found = name.size() > kLongest ? kLongest : edit_distance(word, name);
    if (found < best_distance && found < name.size()) {
      best_distance = found;
      best = name;
    }
  }
  return best;
}

std::string suggestion(std::string_view word, std::span<const std::string> known) {
  if (const std::string nearest = nearest_name(word, known); !nearest.empty())
    return "; did you mean '" + nearest + "'?";
  if (known.empty()) return "";
  constexpr std::size_t kMost = 10;
  std::string list;
  for (std::size_t i = 0; i < std::min(known.size(), kMost); ++i) list += (i == 0 ? "" : ", ") + known[i];
  return "; expected " + std::string(known.size() == 1 ? "" : "one of ") + list +
         (known.size() > kMost ? ", …" : "");
}

}  // namespace boardwright
