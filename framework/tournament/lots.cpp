// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/lots.hpp"

#include <algorithm>
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

Seed promised_dice(const Seed& seed, std::string_view what, const std::string& said) {
  std::map<std::string, std::string> texts{{"lot", std::string(what)}};
  if (!said.empty()) texts.emplace("said", said);
  return with_entropy(seed, texts);
}

std::optional<Seed> dice_of(const LotDrawn& lot) {
  const auto seed = Seed::from_hex(lot.seed);
  if (!seed) return std::nullopt;
  return lot.promised.empty() ? *seed : promised_dice(*seed, lot.what, lot.entropy);
}

std::string level_lot(std::uint32_t round, const std::string& one, const std::string& other) {
  const auto [first, second] = std::minmax(one, other);
  return "level " + std::to_string(round) + " " + first + " " + second;
}

std::vector<std::string> drawn_by(const Seed& seed, std::string_view what,
                                  std::span<const std::string> players) {
  if (what == "initial-side") return {draw_lots(seed, {}, 0).initial_side == Side::kSecond ? "2" : "1"};
  std::vector<std::string> drawn;
  if (what == "numbers") {
    for (const Number number : draw_lots(seed, {}, static_cast<Number>(players.size())).order)
      drawn.push_back(players[number - 1]);
  } else if (what.starts_with("level ")) {
    const auto second = what.rfind(' '), first = what.rfind(' ', second - 1);
    const auto winner = draw_lots(seed, {}, 2).order.front();
    drawn.emplace_back(winner == 1 ? what.substr(first + 1, second - first - 1) : what.substr(second + 1));
  }
  return drawn;
}

std::vector<CheckedLot> checked_lots(const Tournament& tournament) {
  std::vector<CheckedLot> checked;
  for (std::size_t i = 0; i < tournament.history.size(); ++i) {
    const Event& event = tournament.history[i];
    const auto* lot = std::get_if<LotDrawn>(&event.what);
    const auto same = [&](const CheckedLot& one) { return one.lot.what == lot->what; };
    if (lot == nullptr || !tournament.counts(event.id) || std::ranges::any_of(checked, same)) continue;
    CheckedLot one{event.id, *lot, {}, false, 0, event.time};
    if (const auto dice = dice_of(*lot)) {
      const Tournament before = fold(tournament.id, std::span(tournament.history).first(i));
      std::vector<std::string> players;
      for (const auto& entrant : before.entrants) players.push_back(entrant.data.player);
      const auto promise = std::ranges::find(before.promised, lot->promised, &PromisedLot::event);
      const bool kept = promise != before.promised.end() && promise->seed == lot->seed;
      if (kept) one.promised = promise->time;
      one.hash = Seed::from_hex(lot->seed)->hash();
      one.holds = (lot->promised.empty() ? lot->entropy.empty() : kept) &&
                  drawn_by(*dice, lot->what, players) == lot->drawn;
    }
    checked.push_back(std::move(one));
  }
  return checked;
}

}  // namespace boardwright::tournament
