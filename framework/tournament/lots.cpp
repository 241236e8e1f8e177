// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/lots.hpp"

#include <numeric>

#include "framework/line/entropy.hpp"

namespace boardwright::tournament {

DrawnLots draw_lots(const Seed& seed, const std::map<std::string, std::string>& texts, Number people) {
  DrawnLots lots{
      .commitment = seed.hash(), .seed = seed, .texts = texts, .order = std::vector<Number>(people)};
  const Seed dice = with_entropy(seed, texts);
  lots.initial_side = dice.draw(0, 2) == 0 ? Side::kFirst : Side::kSecond;
  std::iota(lots.order.begin(), lots.order.end(), 1);
  for (std::size_t left = lots.order.size(); left > 1; --left)
    std::swap(lots.order[left - 1], lots.order[dice.draw(left, left)]);
  return lots;
}

Result<void> check_lots(const DrawnLots& lots) {
  if (lots.seed.hash() != lots.commitment)
    return tl::unexpected(std::string("The seed is not the one whose hash was shown before the draw"));
  if (draw_lots(lots.seed, lots.texts, static_cast<Number>(lots.order.size())) != lots)
    return tl::unexpected(std::string("The seed and the texts give other lots than these"));
  return {};
}

}  // namespace boardwright::tournament
