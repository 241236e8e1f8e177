// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/lots.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

using namespace boardwright;
using namespace boardwright::tournament;

TEST_CASE("lots can be checked afterwards, and drawing again gives the same") {  // T1.7
  const Seed seed = Seed::from_number(7);
  const std::map<std::string, std::string> texts{{"anna", "a long and new text"}, {"bob", "another"}};
  const DrawnLots lots = draw_lots(seed, texts, 30);
  CHECK(lots == draw_lots(seed, texts, 30));
  CHECK(check_lots(lots));
  auto sorted = lots.order;
  std::ranges::sort(sorted);
  for (Number number = 1; number <= 30; ++number) CHECK(sorted[number - 1] == number);
  CHECK(draw_lots(seed, {}, 30).order != lots.order);

  auto other = lots;
  std::swap(other.order[0], other.order[1]);
  CHECK(check_lots(other).error() == "The seed and the texts give other lots than these");
  other = lots;
  other.initial_side = boardwright::tournament::other(lots.initial_side);
  CHECK_FALSE(check_lots(other));
  other = lots;
  other.seed = Seed::from_number(8);
  CHECK(check_lots(other).error() == "The seed is not the one whose hash was shown before the draw");
}

TEST_CASE("a lot is true if its seed draws it among those who were there, and false if not") {  // T1.7
  const Seed seed = Seed::from_number(7);
  std::vector<Event> events;
  const auto write = [&](What what) {
    const auto stamp = events.size() + 1;
    events.push_back({"e" + std::to_string(stamp), 0, "one", {}, stamp, {}, std::move(what)});
  };
  const auto enter = [&](std::string player) {
    Entered entered;
    entered.player = std::move(player);
    write(entered);
  };
  write(Created{});
  for (const char* player : {"a", "b", "c", "d"}) enter(player);
  const std::vector<std::string> players{"a", "b", "c", "d"};
  write(LotDrawn{"numbers", drawn_by(seed, "numbers", players), seed.hex(), {}});
  enter("e");  // came later: no part of that lot
  write(LotDrawn{"initial-side", drawn_by(seed, "initial-side", players), seed.hex(), {}});
  auto level = drawn_by(seed, level_lot(2, "d", "b"), {});
  REQUIRE(level.size() == 1);
  CHECK((level[0] == "b" || level[0] == "d"));
  write(LotDrawn{level_lot(2, "b", "d"), {level[0] == "b" ? "d" : "b"}, seed.hex(), {}});
  write(LotDrawn{"open-evening-sides", {}, "no seed", {}});
  write(LotDrawn{"numbers", {"a", "b", "c", "d"}, seed.hex(), {}});  // the first one holds
  const auto checked = checked_lots(fold("t", events));
  REQUIRE(checked.size() == 4);
  CHECK(checked[0].holds);
  CHECK(checked[0].hash == seed.hash());
  CHECK(std::ranges::is_permutation(checked[0].lot.drawn, players));
  CHECK(checked[1].holds);
  CHECK_FALSE(checked[2].holds);
  CHECK_FALSE(checked[3].holds);
  CHECK(checked[3].hash.empty());
}

TEST_CASE("every order of three is drawn about as often") {
  std::map<std::vector<Number>, int> drawn;
  int first = 0;
  for (std::uint64_t number = 0; number < 3000; ++number) {
    const auto lots = draw_lots(Seed::from_number(number), {}, 3);
    ++drawn[lots.order];
    first += lots.initial_side == Side::kFirst ? 1 : 0;
  }
  CHECK(drawn.size() == 6);
  for (const auto& [order, count] : drawn) CHECK(std::abs(count - 500) < 120);  // 6 standard deviations
  CHECK(std::abs(first - 1500) < 165);
}
