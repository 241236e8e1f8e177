// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/baku.hpp"

namespace boardwright::tournament {

std::string baku_problem(const Crosstable& table) {
  const auto& scheme = table.scheme;
  if (scheme.win == 2 * scheme.draw && scheme.loss == 0 && scheme.win > 0) return {};
  return "Acceleration needs a win that is worth two draws, and a loss that is worth nothing.";
}

Number baku_group(std::size_t entrants) { return static_cast<Number>(2 * ((entrants + 3) / 4)); }

void accelerate_baku(Crosstable& table, Number last) {
  const auto accelerated = (table.planned_rounds + 1) / 2;  // T11.2
  const auto whole = (accelerated + 1) / 2;
  for (Number number = 1; number <= table.entrants.size(); ++number) {
    auto& extra = table.entrants[number - 1].extra;
    extra.clear();
    if (number > last) continue;
    for (std::uint32_t round = 0; round < accelerated; ++round)
      extra.push_back(round < whole ? table.scheme.win : table.scheme.win / 2);
  }
}

}  // namespace boardwright::tournament
