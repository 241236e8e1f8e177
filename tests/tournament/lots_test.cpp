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
