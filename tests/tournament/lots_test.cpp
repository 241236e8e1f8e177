// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/lots.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "framework/tournament/lots_due.hpp"

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

TEST_CASE("a promised lot is drawn with the promised seed and what was said, once") {  // T1.7
  std::vector<Event> events;
  const auto write = [&](What what) {
    const auto stamp = events.size() + 1;
    events.push_back(
        {"e" + std::to_string(stamp), static_cast<TimeMs>(stamp), "one", {}, stamp, {}, std::move(what)});
  };
  const auto now = [&] { return fold("t", events); };
  Created created;
  created.settings.system = System::kSwiss, created.settings.strength = Strength::kLot;
  write(created);
  for (const char* player : {"a", "b", "c", "d", "e", "f"}) {
    Entered entered;
    entered.player = player;
    write(entered);
  }
  CHECK(open_promise(now()) == nullptr);
  CHECK(lots_due(now()) == std::vector<std::string>{"numbers", "initial-side"});
  const Seed seed = Seed::from_number(7);
  write(LotPromised{seed.hex()});
  write(LotPromised{Seed::from_number(8).hex()});  // another laptop's: it comes later
  REQUIRE(open_promise(now()) != nullptr);
  CHECK(open_promise(now())->seed == seed.hex());
  const auto lots = draw_promised(now(), *open_promise(now()), lots_due(now()), "blue");
  REQUIRE(lots.size() == 2);
  CHECK(lots[0].drawn != draw_promised(now(), *open_promise(now()), lots_due(now()), "red")[0].drawn);
  for (const auto& lot : lots) write(lot);
  for (const auto& checked : checked_lots(now())) {
    CHECK(checked.holds);
    CHECK(checked.hash == seed.hash());
    CHECK(checked.promised == 8);
  }
  CHECK(lots_due(now()).empty());
  CHECK(open_promise(now())->seed == Seed::from_number(8).hex());

  // Taken back and asked again with other words: the same, as the seed is known by now.
  for (const char* lot : {"e10", "e11"}) write(Undone{lot, "once more"});
  CHECK(open_promise(now())->seed == seed.hex());
  CHECK(draw_promised(now(), *open_promise(now()), lots_due(now()), "red") == lots);

  // A seed that was not the promised one, or promised only afterwards, is no lot that can be trusted.
  auto other = lots[0];
  other.seed = Seed::from_number(9).hex();
  other.drawn = drawn_by(promised_dice(Seed::from_number(9), "numbers", "blue"), "numbers",
                         std::vector<std::string>{"a", "b", "c", "d", "e", "f"});
  write(other);
  CHECK_FALSE(checked_lots(now()).front().holds);
  CHECK(checked_lots(now()).front().promised == 0);
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
