// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/scheveningen.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <map>
#include <set>

using namespace boardwright::tournament;

TEST_CASE("everybody of one team meets everybody of the other, with both sides in turn (T10.6)") {
  for (Number people = 1; people <= 12; ++people) {
    CAPTURE(people);
    std::set<std::pair<Number, Number>> met;
    std::map<Number, int> ahead;
    for (std::uint32_t round = 1; round <= people; ++round) {
      const auto pairs = scheveningen_round(people, round);
      REQUIRE(pairs.size() == people);
      std::set<Number> busy;
      for (const auto& pair : pairs) {
        CHECK(busy.insert(pair.first).second);
        CHECK(busy.insert(pair.second).second);
        const auto [one, other] = std::minmax(pair.first, pair.second);
        CHECK((one <= people && other > people));
        CHECK(met.emplace(one, other).second);
        ++ahead[pair.first], --ahead[pair.second];
      }
    }
    CHECK(met.size() == std::size_t{people} * people);
    for (const auto& [number, difference] : ahead)
      CHECK(std::abs(difference) == static_cast<int>(people % 2));
    CHECK(scheveningen_round(people, people + 1).empty());
  }
  // Board i of the first team meets board ((i + r - 2) mod k) + 1: in round 2 of three 1-2, 2-3, 3-1.
  CHECK(scheveningen_round(3, 2) == std::vector<Pair>{{5, 1}, {6, 2}, {4, 3}});
}
