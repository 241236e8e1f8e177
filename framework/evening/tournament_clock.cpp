// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/tournament_clock.hpp"

#include <vector>

#include "framework/clock/presets.hpp"

namespace boardwright {

using namespace tournament;

namespace {

Result<TimeControl> clock_for(const std::string& text, const Entry& entry) {
  const auto& game = entry.game->data();
  return choose_clock(
      text, clocks_for(game, *entry.variant, clocks_of_game(game).presets, general_clocks().presets));
}

}  // namespace

Result<std::optional<TimeControl>> tournament_clock(const Settings& settings, const Entry& entry) {
  if (settings.clock.empty()) return std::nullopt;
  auto clock = clock_for(settings.clock, entry);
  if (!clock) return fail(clock.error());
  return std::optional(std::move(*clock));
}

Result<void> check_clocks(const Settings& settings, const Catalogue& catalogue) {
  std::vector<std::string> texts = settings.further_clocks;
  if (!settings.clock.empty()) texts.push_back(settings.clock);
  for (const PlayedGame& game : settings.games) {
    const auto entry = catalogue.find(game.variant.empty() ? game.game : game.game + "/" + game.variant);
    if (!entry) continue;  // it is played on boards, or on another computer
    for (const std::string& text : texts)
      if (const auto clock = clock_for(text, *entry); !clock) return fail(clock.error());
  }
  return {};
}

}  // namespace boardwright
