// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match_plan.hpp"

#include <algorithm>
#include <utility>

namespace boardwright {

std::vector<PlannedSeat> seats_of_words(const std::vector<std::string>& words) {
  std::vector<PlannedSeat> seats;
  for (const auto& word : words) seats.push_back(PlannedSeat::of_word(word));
  return seats;
}

MatchPlan MatchPlan::of(std::shared_ptr<const Game> game, std::string variant,
                        std::shared_ptr<const Rules> rules) {
  MatchPlan plan;
  if (const Variant* known = game->variant(variant)) plan.policies = game->policies_of(*known);
  plan.policies.clock_start = ClockStart::kFirstMove;
  plan.seats.resize(rules->seat_count());
  plan.game = std::move(game);
  plan.variant = std::move(variant);
  plan.rules = std::move(rules);
  return plan;
}

bool MatchPlan::has_person() const {
  return std::any_of(seats.begin(), seats.end(), [](const PlannedSeat& one) { return one.is_person(); });
}

std::vector<Seat> MatchPlan::people() const {
  std::vector<Seat> found;
  for (Seat seat = 0; seat < seats.size(); ++seat)
    if (seats[seat].is_person()) found.push_back(seat);
  return found;
}

std::vector<std::string> MatchPlan::player_names() const {
  std::vector<std::string> names;
  for (const auto& seat : seats) names.push_back(seat.name.empty() ? seat.word() : seat.name);
  return names;
}

std::optional<TimeControl> MatchPlan::clock_by_seat() const {
  if (!clock) return clock;
  const bool usual =
      std::all_of(seats.begin(), seats.end(), [](const PlannedSeat& one) { return one.time_percent == 100; });
  if (usual) return clock;
  TimeControl own = *clock;
  own.seats.resize(seats.size(), own.seats.front());
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    own.seats[seat] = stretched(std::move(own.seats[seat]), seats[seat].time_percent);
  return own;
}

MatchPlan MatchPlan::again(bool swapped) const {
  MatchPlan next = *this;
  next.moves.clear();
  next.seed.reset();
  if (!swapped || seats.empty()) return next;
  std::rotate(next.seats.rbegin(), next.seats.rbegin() + 1, next.seats.rend());
  next.entropy.clear();
  for (const auto& [seat, text] : entropy) next.entropy[static_cast<Seat>((seat + 1) % seats.size())] = text;
  return next;
}

MatchOptions options_of(const MatchPlan& plan) {
  MatchOptions options;
  static_cast<MatchTerms&>(options) = plan;
  options.rules = plan.rules;
  options.variant = plan.variant;
  options.start = plan.start;
  options.seed = plan.seed;
  options.entropy = plan.entropy;
  options.players = plan.player_names();
  options.network = plan.network;
  options.clock = plan.clock_by_seat();
  return options;
}

}  // namespace boardwright
