// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/board_plan.hpp"

#include <array>

#include "framework/evening/board_at.hpp"
#include "framework/evening/tournament_clock.hpp"

namespace boardwright {

using namespace tournament;

Allowed<MatchPlan> board_plan(const Evening& evening, const Catalogue& catalogue, std::uint32_t round,
                              std::uint32_t board) {
  auto place = board_place(evening.now(), round, board);
  if (!place) return pass_on(place);
  const Settings& settings = evening.now().settings;
  const BoardNow& now = *evening.now().results_of()[round - 1].board(board);
  if (now.score) return refuse("evening.result_is_final", {std::to_string(board), std::to_string(round)});
  if (settings.of_teams() || settings.games_per_match > 1) return refuse("evening.not_here");
  if (now.pairing.game >= settings.games.size()) return refuse("evening.game_not_played");
  const PlayedGame& game = settings.games[now.pairing.game];
  const auto entry = catalogue.find(game.variant.empty() ? game.game : game.game + "/" + game.variant);
  if (!entry) return refuse("evening.game_not_here", {game.game, entry.error()});
  auto rules = entry->create();
  if (!rules) return refuse("evening.game_not_here", {game.game, rules.error()});
  if ((*rules)->seat_count() != 2) return refuse("evening.two_seats", {game.game});
  MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, std::move(*rules));
  bool members = true;
  plan.seats.clear();
  for (const auto& player : now.swapped ? std::array{now.pairing.second, now.pairing.first}
                                        : std::array{now.pairing.first, now.pairing.second}) {
    const auto* entrant = evening.now().entrant(player);
    const bool member = entrant != nullptr && entrant->data.kind == PlayerKind::kMember;
    members = members && member;
    plan.seats.push_back(member ? PlannedSeat::member(player, evening.name(player))
                                : PlannedSeat::guest(evening.name(player)));
    // A guest who is known already is that one: else his result would be somebody else's.
    if (entrant != nullptr && entrant->data.kind == PlayerKind::kGuest) plan.seats.back().id = player;
    if (entrant != nullptr && entrant->data.kind == PlayerKind::kComputer)
      plan.seats.back() = PlannedSeat::computer(evening.name(player));
  }
  plan.rated = settings.rated && members;
  plan.keep = true;
  plan.place = std::move(*place);
  // One that can't be read came from elsewhere: the people at the board play all the same.
  if (auto clock = tournament_clock(settings, *entry)) plan.clock = std::move(*clock);
  return plan;
}

}  // namespace boardwright
