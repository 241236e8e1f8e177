// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reserves as numbers in positions' texts: found by trying, changed, and never mistaken for another number.
#include "framework/board/reserve_counters.hpp"

#include "framework/board/geometry.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr const char* kReserves =
    "sT1s1s1s1s1/2s1c1p1c1/p11cT3/5ST/6/6/6/6/P15/1C11P11C1/C1P11S11P1/S1C1S1S1S11 b 122/012 - m - 0";

struct Found {
  std::string tray, kind;
  std::uint32_t count;
  friend bool operator==(const Found&, const Found&) = default;
};

}  // namespace

TEST_CASE("single digits that count towers in reserve are found, and nothing else is") {
  const Catalogue games = own_games();
  const auto rules = value_of(games.create("militakiri/single"));
  const Position position = value_of(rules->read_position(kReserves));
  const BoardGeometry board = *BoardGeometry::of(*rules);
  std::vector<Found> found;
  for (const auto& counter : reserve_counters(position)) {
    CHECK(counter.digit);
    found.push_back({board.tray_at(counter.tray).id, board.kinds()[counter.kind].id,
                     count_in(kReserves, counter).value()});
  }
  CHECK(found == std::vector<Found>{{"red_reserve", "red_star_tower", 1},
                                    {"red_reserve", "red_cross_tower", 2},
                                    {"red_reserve", "red_plus_tower", 2},
                                    {"blue_reserve", "blue_star_tower", 0},
                                    {"blue_reserve", "blue_cross_tower", 1},
                                    {"blue_reserve", "blue_plus_tower", 2}});
}

TEST_CASE("a counted text is changed where the count stands, and only there") {
  const Catalogue games = own_games();
  const auto rules = value_of(games.create("militakiri/single"));
  const auto counters = reserve_counters(value_of(rules->read_position(kReserves)));
  REQUIRE(counters.size() == 6);
  const std::string changed = with_count(kReserves, counters[3], 2);
  CHECK(changed.ends_with(" b 122/212 - m - 0"));
  CHECK(count_in(changed, counters[3]) == 2);
  CHECK(frame_of_numbers(changed) == frame_of_numbers(kReserves));
  CHECK(reserve_counters(value_of(rules->read_position(changed))) == counters);
  CHECK(with_count(kReserves, counters[3], 10) == kReserves);  // there is no room for it
  CHECK(with_count("8/8 b", counters[3], 1) == "8/8 b");
  CHECK_FALSE(count_in("8/8 b 12", counters[3]));
}

TEST_CASE("games without reserves have none, whatever numbers their texts hold") {
  const Catalogue games = own_games();
  for (const char* name : {"lines_of_action", "dice_checkers", "two_field"}) {
    INFO(name);
    CHECK(reserve_counters(value_of(games.create(name))->start()).empty());
  }
}
