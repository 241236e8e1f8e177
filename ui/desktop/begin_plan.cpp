// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/begin_plan.hpp"

#include "framework/catalogue/settings.hpp"
#include "framework/players/player.hpp"
#include "framework/players/time_budget.hpp"
#include "ui/desktop/options.hpp"

namespace boardwright::desktop {

namespace {

Result<void> seat_players(const std::vector<std::string>& wishes, MatchPlan& plan) {
  plan.seats.assign(plan.rules->seat_count(), PlannedSeat::guest());
  for (const auto& wish : wishes) {
    const auto equals = wish.find('=');
    const auto seat = plan.rules->seat(wish.substr(0, equals));
    if (equals == std::string::npos || !seat)
      return fail("--seat " + wish + ": expected a seat and its player, as in " +
                  std::string(plan.rules->seat_name(0)) + "=random");
    const std::string player = wish.substr(equals + 1);
    if (player != kHuman)
      if (const auto known = make_player(player); !known)
        return fail("--seat " + wish + ": " + known.error());
    if (player == kTimeByClock)
      return fail("--seat " + wish + ": a game that begins so has no clock; say time:SECONDS");
    plan.seats[*seat] = PlannedSeat::of_word(player);
  }
  return {};
}

}  // namespace

Result<Entry> entry_meant(const Catalogue& catalogue, const std::string& name) {
  if (!name.empty()) return catalogue.find(name);
  for (const auto& game : catalogue.games()) {
    if (!game->file_problems().empty()) continue;
    if (auto entry = catalogue.find(game->id()); entry && game->library()) return entry;
  }
  return fail("No game was found that could be played; BOARDWRIGHT_GAMES names folders that hold some.");
}

Result<MatchPlan> plan_of(const Entry& entry, const Options& options) {
  Parameters overrides;
  if (!options.settings.empty()) {
    const auto specs = entry.game->parameters();
    if (!specs) return fail(specs.error());
    auto read = read_settings(options.settings, *specs);
    if (!read) return fail("--set: " + read.error());
    overrides = std::move(*read);
  }
  auto rules = entry.create(overrides);
  if (!rules) return fail(rules.error());
  MatchPlan plan = MatchPlan::of(entry.game, entry.variant->id, std::move(*rules));
  if (auto seated = seat_players(options.players, plan); !seated) return fail(seated.error());
  if (!options.position.empty()) {
    auto position = plan.rules->read_position(options.position);
    if (!position) return fail("--position: " + position.error());
    plan.start = std::move(*position);
  }
  return plan;
}

}  // namespace boardwright::desktop
