// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/rating_system.hpp"

namespace boardwright {

Rating first_rating(const RatingSystem& system) {
  if (const auto* elo = std::get_if<EloRules>(&system.rules))
    return {.value = elo->start, .reached_high = elo->start >= elo->high_from};
  if (const auto* glicko = std::get_if<Glicko2Rules>(&system.rules))
    return {.value = glicko->start, .deviation = glicko->deviation, .volatility = glicko->volatility};
  return {};
}

Rating after_period(const RatingSystem& system, const Rating& before, std::span<const RatedGame> games) {
  if (const auto* elo = std::get_if<EloRules>(&system.rules)) return elo_after_period(*elo, before, games);
  if (const auto* glicko = std::get_if<Glicko2Rules>(&system.rules))
    return glicko2_after_period(*glicko, before, games);
  return before;
}

Rating after_idle(const RatingSystem& system, const Rating& before, std::int64_t periods) {
  const auto* glicko = std::get_if<Glicko2Rules>(&system.rules);
  return glicko == nullptr ? before : glicko2_after_idle(*glicko, before, periods);
}

bool is_provisional(const RatingSystem& system, const Rating& rating) {
  if (const auto* elo = std::get_if<EloRules>(&system.rules)) return rating.games < elo->provisional_games;
  const auto* glicko = std::get_if<Glicko2Rules>(&system.rules);
  return glicko != nullptr && rating.deviation > glicko->provisional_deviation;
}

std::int64_t period_of(const RatingSystem& system, TimeMs time) {
  if (system.period_days <= 0) return 0;
  constexpr TimeMs kDay = 86'400'000;
  constexpr TimeMs kMonday = 4 * kDay;  // 1970-01-05
  const TimeMs length = system.period_days * kDay;
  const TimeMs since = time - kMonday;
  return since >= 0 ? since / length : -((length - 1 - since) / length);
}

}  // namespace boardwright
