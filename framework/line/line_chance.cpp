// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/line/line_chance.hpp"

#include <algorithm>

namespace boardwright {
namespace {

/// A rule set whose chance events never end must not hang whoever plays it.
constexpr std::size_t kMostChanceEvents = 10000;

}  // namespace

std::uint64_t count_chance_events(const GameLine& line) {
  return static_cast<std::uint64_t>(std::count_if(line.plies().begin(), line.plies().end(),
                                                  [](const auto& ply) { return ply.seat == BW_CHANCE; }));
}

Result<void> play_chance(GameLine& line, const Seed& dice) {
  std::uint64_t index = count_chance_events(line);
  for (std::size_t i = 0; line.on_turn(BW_CHANCE); ++i) {
    if (i == kMostChanceEvents)
      return fail("the rules of " + line.now().rules().game_id() + " never stop asking for chance");
    const auto event = dice.draw(line.now(), index++);
    if (!event) return fail(event.error());
    if (auto played = line.play(BW_CHANCE, *event); !played) return played;
  }
  return {};
}

}  // namespace boardwright
