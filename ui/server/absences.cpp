// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/absences.hpp"

namespace boardwright::server {
namespace {

using namespace std::chrono_literals;

/// The moves of a player that a game is reckoned to take.
constexpr int kMovesOfAGame = 40;

/// What one player has for a whole game; nothing: there is no telling.
std::optional<Milliseconds> time_of_a_player(const SeatControl& seat) {
  if (seat.type == SeatControl::Type::kHourglass) return seat.time;
  if (seat.type != SeatControl::Type::kPeriods) return std::nullopt;
  Milliseconds time{0};
  for (const Period& period : seat.periods) time += period.time;
  if (!seat.periods.empty()) time += seat.periods.back().bonus_time * kMovesOfAGame;
  return time;
}

}  // namespace

Milliseconds absence_allowed(const MatchPolicies& policies, const std::optional<TimeControl>& clock) {
  constexpr Milliseconds kBlitz = 10min, kRapid = 60min;
  if (policies.grace.count() > 0) return policies.grace;
  const auto time = clock && !clock->seats.empty() ? time_of_a_player(clock->of(0)) : std::nullopt;
  if (!time) return 4min;
  return *time <= kBlitz ? 1min : *time < kRapid ? 2min : 4min;
}

std::vector<Absences::Change> Absences::look(const std::vector<bool>& gone, Milliseconds allowed, Time now) {
  seats_.resize(gone.size());
  std::vector<Change> changes;
  for (std::size_t seat = 0; seat < gone.size(); ++seat) {
    Absence& one = seats_[seat];
    if (gone[seat] && !one.since) one.since = now;
    if (!gone[seat]) one.since.reset();
    const bool away = one.since && now - *one.since >= allowed;
    if (away != one.told) changes.push_back({static_cast<Seat>(seat), one.told = away});
  }
  return changes;
}

}  // namespace boardwright::server
